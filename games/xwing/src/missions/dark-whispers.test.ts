import { rule } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import { play } from '../testing/playing.ts';
import { type PlayTable, type ShipFields, table } from '../testing/table.ts';

const PRINTED = { mission: 3, squadBuilding: false, sides: 'rebel' } as const;

function imperialsPlaced() {
  return play(PRINTED)
    .choose('P2', 'blacksquadronpilot@300,850,180')
    .choose('P2', 'obsidiansquadronpilot@600,850,180');
}

interface Whispers {
  readonly academy?: ShipFields;
  readonly rookie?: ShipFields;
  readonly satellites?: readonly object[];
}

const TWO = [{ at: [400, 150, 0] }, { at: [400, 270, 0] }];

/** Two satellites, a Rebel ship far away, an Imperial ship over the first satellite, one far away. */
function whispers(
  phase: 'activation' | 'combat',
  { academy, rookie, satellites }: Whispers = {},
): PlayTable {
  return table()
    .setup({ mission: 3, points: 31 })
    .phase(phase)
    .given({ satellites: satellites ?? TWO })
    .ship('rookiepilot', { at: [800, 800, 0], dial: 'straight-1', attacked: true, ...rookie })
    .ship('academypilot', { at: [400, 150, 180], dial: 'straight-2', ...academy })
    .ship('obsidiansquadronpilot', { at: [100, 800, 180], dial: 'straight-2', attacked: true });
}

describe('setting up', () => {
  rule('XW-279', 'first the Imperial ships at Range 1 of their edge', () => {
    const game = play(PRINTED);
    expect(game.question()).toBe('P2 place');
    expect(game.refusal('P2', 'blacksquadronpilot@300,820,180')).toBe('legal');
    expect(game.refusal('P2', 'blacksquadronpilot@300,819,180')).toBe('XW-279');
    expect(game.refusal('P2', 'blacksquadronpilot@300,50,0')).toBe('XW-279');
  });

  rule(
    'XW-280',
    'then a satellite at Range 3, one at Range 2, and the Rebel ships at Range 1',
    () => {
      const game = imperialsPlaced();
      expect(game.question()).toBe('P1 mission');
      expect(game.refusal('P1', 'satellite-1@450,250,0')).toBe('legal');
      expect(game.refusal('P1', 'satellite-1@450,150,0')).toBe('XW-280');
      expect(game.refusal('P1', 'satellite-1@450,305,0')).toBe('XW-280');
      expect(game.refusal('P1', 'satellite-2@450,250,0')).toBe('XW-280');
      game.choose('P1', 'satellite-1@450,275,0');
      expect(game.refusal('P1', 'satellite-2@450,250,0')).toBe('XW-280');
      game.choose('P1', 'satellite-2@300,120,90');
      expect(game.question()).toBe('P1 place');
      expect(game.refusal('P1', 'redsquadronpilot@450,80,0')).toBe('legal');
      expect(game.refusal('P1', 'redsquadronpilot@450,81,0')).toBe('XW-280');
      game.choose('P1', 'redsquadronpilot@450,80,0');
      expect(game.question()).toBe('P1 dial');
      expect(game.view('P2').mission.satellites).toMatchObject([
        { id: 'satellite-1', at: { x: 450, y: 275 }, by: null, returned: false },
        { id: 'satellite-2', at: { x: 300, y: 120 }, by: null, returned: false },
      ]);
    },
  );

  rule('XW-281', 'with 100 points there are four', () => {
    const count = (points: number): number =>
      play({ mission: 3, sides: 'rebel', points }).on('P1 dial').view().mission.satellites.length;
    expect([count(31), count(99), count(100), count(130)]).toEqual([2, 2, 4, 4]);
    const depths = play({ mission: 3, sides: 'rebel' }, 'four')
      .on('P1 dial')
      .view()
      .mission.satellites.map(({ at }) => Math.ceil((at?.y ?? 0) / 100));
    expect(depths).toEqual([3, 2, 3, 2]);
  });

  rule('XW-282', 'not at Range 1 of the sides', () => {
    const game = imperialsPlaced();
    expect(game.refusal('P1', 'satellite-1@107,250,0')).toBe('XW-282');
    expect(game.refusal('P1', 'satellite-1@110,250,0')).toBe('legal');
    expect(game.refusal('P1', 'satellite-1@795,250,0')).toBe('XW-282');
  });

  rule('XW-283', 'each lies at Range 2–3 of another in the end', () => {
    const game = imperialsPlaced().choose('P1', 'satellite-1@200,250,0');
    // Too near, too far, and right.
    expect(game.refusal('P1', 'satellite-2@200,150,0')).toBe('XW-283');
    expect(game.refusal('P1', 'satellite-2@600,150,0')).toBe('XW-283');
    expect(game.refusal('P1', 'satellite-2@400,150,0')).toBe('legal');
    // Of four the third must not leave the last one more to do than it can.
    const four = play({ mission: 3, sides: 'rebel' }, 'four').on('P1 mission');
    four.choose('P1', 'satellite-1@120,250,0').choose('P1', 'satellite-2@780,150,0');
    expect(four.refusal('P1', 'satellite-3@450,250,0')).toBe('XW-283');
    four.choose('P1', 'satellite-3@300,250,0');
    expect(four.refusal('P1', 'satellite-4@450,150,0')).toBe('XW-283');
    expect(four.refusal('P1', 'satellite-4@600,150,0')).toBe('legal');
  });
});

describe('scanning', () => {
  rule('XW-284', 'instead of attacking an Imperial ship takes a satellite that it overlaps', () => {
    const game = whispers('combat', { academy: { stress: 1 } });
    expect(game.question()).toBe('P2 attack');
    expect(game.offered()).toEqual(['pass', 'scan:satellite-1']);
    expect(game.refusal('P2', 'scan:satellite-2')).toBe('XW-284');
    game.choose('P2', 'scan:satellite-1');
    expect(game.told('satellite-scanned')).toMatchObject([
      { ship: 'academypilot', satellite: 'satellite-1' },
    ]);
    expect(game.told('attack-declared')).toEqual([]);
    const [first, second] = satellites(game);
    expect(first).toMatchObject({ at: null, by: 'academypilot' });
    expect(second).toMatchObject({ by: null });
    // In turn, and never by a Rebel ship.
    const rebel = whispers('combat', { rookie: { at: [400, 270, 0], attacked: false } });
    expect(rebel.question()).toBe('P1 attack');
    expect(rebel.offered()).not.toContain('scan:satellite-2');
  });

  rule('XW-284', 'one at a time, and another in a later round', () => {
    const game = whispers('combat', {
      satellites: [{ at: [400, 150, 0] }, { at: [412, 150, 0] }],
    });
    expect(game.offered()).toEqual(['pass', 'scan:satellite-1', 'scan:satellite-2']);
    game.choose('P2', 'scan:satellite-2').until('P1 dial');
    expect(satellites(game)).toMatchObject([{ by: null }, { by: 'academypilot' }]);
    const later = whispers('combat', {
      satellites: [{ at: [400, 150, 0] }, { at: [400, 270, 0], by: 'academypilot' }],
    }).choose('P2', 'scan:satellite-1');
    expect(satellites(later)).toMatchObject([{ by: 'academypilot' }, { by: 'academypilot' }]);
  });

  test('one at a time, several in the course of the game', () => {
    const over = whispers('combat', {
      academy: { at: [400, 205, 180] },
      satellites: [{ at: [400, 195, 0] }, { at: [400, 215, 0] }],
    });
    expect(over.offered()).toEqual(['pass', 'scan:satellite-1', 'scan:satellite-2']);
    over.choose('P2', 'scan:satellite-2');
    expect(satellites(over).map(({ by }) => by)).toEqual([null, 'academypilot']);
    over.until('P2 attack').choose('P2', 'pass');
  });

  rule('XW-285', 'a satellite under a Rebel ship is scanned by whoever touches that ship', () => {
    const game = whispers('combat', {
      rookie: { at: [400, 150, 0], attacked: true },
      academy: { at: [400, 190, 0] },
    }).touching('rookiepilot', 'academypilot');
    expect(game.offered('P2')).toContain('scan:satellite-1');
    const apart = whispers('combat', {
      rookie: { at: [400, 150, 0], attacked: true },
      academy: { at: [400, 195, 0] },
    });
    expect(apart.offered('P2')).not.toContain('scan:satellite-1');
    const ownSide = whispers('combat', {
      rookie: { attacked: true },
      academy: { at: [400, 150, 0], attacked: true },
    })
      .ship('nightbeast', { at: [400, 190, 0] })
      .touching('nightbeast', 'academypilot');
    expect(ownSide.question()).toBe('P2 attack');
    expect(ownSide.offered('P2')).toEqual(['pass']);
  });

  rule('XW-286', 'with their carrier they go back to the supply', () => {
    const game = whispers('combat', {
      satellites: [{ at: [400, 150, 0], by: 'academypilot' }, { at: [400, 270, 0] }],
      rookie: { at: [400, 450, 180], attacked: false },
      academy: { at: [400, 330, 0], damageDown: 2, attacked: true },
    })
      .attackDice('hit', 'hit', 'hit', 'blank')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot');
    expect(game.see('academypilot').status).toBe('destroyed');
    expect(satellites(game)).toMatchObject([{ at: null, returned: true }, { returned: false }]);
    expect(game.told('satellite-returned')).toMatchObject([{ satellite: 'satellite-1' }]);
    expect(game.ending()).toBeUndefined();
  });

  rule('XW-287', 'satellites stop neither movement nor attacks', () => {
    const game = whispers('activation', { academy: { at: [400, 320, 180], dial: 'straight-3' } });
    game.until('P2 action');
    expect(game.pose('academypilot')).toEqual([400, 160, 180]);
    expect(game.told('obstacle-hit')).toEqual([]);
    const shot = whispers('combat', {
      rookie: { at: [400, 400, 180], attacked: false },
      academy: { at: [400, 150, 0], attacked: true },
    })
      .attackDice('hit', 'blank', 'blank')
      .defenceDice('blank', 'blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot');
    expect(shot.told('attack-declared')).toMatchObject([{ obstructed: false }]);
  });
});

describe('the end', () => {
  rule('XW-288', 'for each Rebel ship lost a Rookie Pilot may come at the Rebel edge', () => {
    const game = whispers('activation', { rookie: { at: [800, 880, 0], dial: 'straight-2' } });
    game.until('P1 mission');
    expect(game.offered()).toEqual(['rookiepilot', 'decline']);
    game.choose('P1', 'rookiepilot');
    expect(game.refusal('P1', 'rookiepilot-2@450,850,180')).toBe('XW-288');
    game.choose('P1', 'rookiepilot-2@450,50,0');
    expect(game.see('rookiepilot-2')).toMatchObject({ status: 'in-play', shields: 2 });
    expect(game.question()).toBe('P1 dial');
    const imperial = whispers('activation', { academy: { at: [400, 20, 180] } }).until('P1 dial');
    expect(imperial.see('academypilot').status).toBe('destroyed');
    expect(imperial.told('ship-placed')).toEqual([]);
  });

  /** One carrier flees at the side; the second satellite is with this ship, the other one stands there. */
  function oneFlees(second: string, at: readonly number[]): PlayTable {
    return table()
      .setup({ mission: 3, points: 31 })
      .phase('activation')
      .given({
        satellites: [
          { at: [400, 150, 0], by: 'academypilot' },
          { at: [400, 270, 0], by: second },
        ],
      })
      .ship('rookiepilot', { at: [800, 800, 180], dial: 'straight-1' })
      .ship('academypilot', { at: [20, 450, 270], dial: 'straight-2' })
      .ship('obsidiansquadronpilot', { at, dial: 'straight-2' });
  }

  rule('XW-289', 'the Rebels win when no Imperial ship or no satellite is left', () => {
    const game = oneFlees('academypilot', [100, 800, 180]).until('over');
    expect([game.ending(), game.winners()]).toEqual(['XW-289', ['P1']]);
    const alone = table()
      .setup({ mission: 3, points: 31 })
      .phase('activation')
      .given({ satellites: TWO })
      .ship('rookiepilot', { at: [800, 800, 180], dial: 'straight-1' })
      .ship('academypilot', { at: [20, 450, 270], dial: 'straight-2' })
      .until('over');
    expect([alone.ending(), alone.winners()]).toEqual(['XW-289', ['P1']]);
  });

  function carrierFlees(by: readonly (string | undefined)[], at: readonly number[]): PlayTable {
    const satellites = TWO.map((one, index) =>
      by[index] === undefined ? one : { ...one, by: by[index] },
    );
    return whispers('activation', { academy: { at, dial: 'straight-2' }, satellites });
  }

  rule('XW-290', 'the Empire wins when a carrier flees across its edge after the last scan', () => {
    const game = carrierFlees(['academypilot', 'obsidiansquadronpilot'], [400, 880, 0]).until(
      'over',
    );
    expect([game.ending(), game.winners()]).toEqual(['XW-290', ['P2']]);
    expect(game.see('academypilot').status).toBe('escaped');
  });

  rule('XW-290', 'a satellite that was lost does not matter', () => {
    const game = oneFlees('obsidiansquadronpilot', [100, 880, 0]).until('over');
    expect(game.told('satellite-returned')).toHaveLength(1);
    expect([game.ending(), game.winners()]).toEqual(['XW-290', ['P2']]);
  });

  rule('XW-291', 'too early, elsewhere or without a satellite to flee is to be destroyed', () => {
    const early = carrierFlees(['academypilot', undefined], [400, 880, 0]).until('P1 dial');
    expect(early.see('academypilot').status).toBe('destroyed');
    const aside = carrierFlees(['academypilot', 'obsidiansquadronpilot'], [20, 450, 270]);
    expect(aside.until('P1 dial').see('academypilot').status).toBe('destroyed');
    const empty = carrierFlees(['obsidiansquadronpilot', 'obsidiansquadronpilot'], [400, 880, 0]);
    expect(empty.until('P1 dial').see('academypilot').status).toBe('destroyed');
  });

  test('everybody sees where carriers get out, once all is scanned', () => {
    const exitsWith = (...carriers: Parameters<typeof carrierFlees>[0]) =>
      carrierFlees(carriers, [400, 600, 0]).view().mission.exits;
    expect(exitsWith('academypilot', undefined)).toEqual([]);
    expect(exitsWith('academypilot', 'academypilot')).toEqual([
      { ship: 'academypilot', edges: ['top'] },
    ]);
  });
});

function satellites(game: PlayTable) {
  return game.view().mission.satellites;
}
