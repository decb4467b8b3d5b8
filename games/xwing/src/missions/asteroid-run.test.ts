import { rule } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import { play } from '../testing/playing.ts';
import { type PlayTable, type ShipFields, table } from '../testing/table.ts';

const PRINTED = { mission: 2, squadBuilding: false, sides: 'rebel' } as const;

function placed() {
  return play(PRINTED)
    .choose('P2', 'nightbeast@450,850,180')
    .choose('P2', 'maulermithel@450,50,0')
    .choose('P1', 'lukeskywalker@450,450,0');
}

/** A damaged ship, another Rebel and an enemy far away. */
function run(
  phase: 'planning' | 'activation' | 'combat',
  round: number,
  damaged: ShipFields = {},
  rookie: ShipFields = {},
): PlayTable {
  return table()
    .setup({ mission: 2, points: 31 })
    .phase(phase)
    .given({ round, damagedShip: 'lukeskywalker' })
    .ship('lukeskywalker', { at: [450, 450, 0], dial: 'straight-2', ...damaged })
    .ship('rookiepilot', { at: [200, 450, 0], dial: 'straight-2', ...rookie })
    .ship('academypilot', { at: [800, 800, 180], dial: 'straight-2' });
}

describe('setting up', () => {
  rule('XW-267', 'first the Imperial ships at Range 1 of either edge, each of its own', () => {
    const game = play(PRINTED);
    expect(game.question()).toBe('P2 place');
    expect(game.refusal('P2', 'nightbeast@450,820,180')).toBe('legal');
    expect(game.refusal('P2', 'nightbeast@450,819,180')).toBe('XW-267');
    expect(game.refusal('P2', 'nightbeast@50,450,90')).toBe('XW-267');
    game.choose('P2', 'nightbeast@450,850,180');
    expect(game.refusal('P2', 'maulermithel@450,80,0')).toBe('legal');
    expect(game.refusal('P2', 'maulermithel@450,81,0')).toBe('XW-267');
  });

  rule('XW-268', 'then the Rebel ships farther than Range 3 from both edges', () => {
    const game = play(PRINTED)
      .choose('P2', 'nightbeast@450,850,180')
      .choose('P2', 'maulermithel@450,50,0');
    expect(game.question()).toBe('P1 place');
    expect(game.refusal('P1', 'lukeskywalker@450,320.1,0')).toBe('legal');
    expect(game.refusal('P1', 'lukeskywalker@450,320,0')).toBe('XW-268');
    expect(game.refusal('P1', 'lukeskywalker@450,579.9,0')).toBe('legal');
    expect(game.refusal('P1', 'lukeskywalker@450,580,0')).toBe('XW-268');
    // The sides do not matter.
    expect(game.refusal('P1', 'lukeskywalker@20,450,0')).toBe('legal');
  });

  rule('XW-269', 'the Rebel player says openly which ship is damaged', () => {
    const game = placed();
    expect(game.question()).toBe('P1 mission');
    expect(game.rule('P1')).toBe('XW-269');
    expect(game.offered('P1')).toEqual(['lukeskywalker']);
    expect(game.view().mission.damagedShip).toBeNull();
    game.choose('P1', 'lukeskywalker');
    expect(game.view('P2').mission.damagedShip).toBe('lukeskywalker');
    expect(game.told('damaged-ship-chosen')).toMatchObject([{ ship: 'lukeskywalker' }]);
  });

  rule(
    'XW-270',
    'the Imperial player places six asteroids away from Rebel ships and each other',
    () => {
      const game = placed().choose('P1', 'lukeskywalker');
      expect(game.question()).toBe('P2 obstacle');
      // Near an edge is allowed, at Range 1 of a Rebel ship it is not.
      expect(game.refusal('P2', 'coreasteroid0@100,60,0')).toBe('legal');
      expect(game.refusal('P2', 'coreasteroid0@550,450,0')).toBe('XW-270');
      expect(game.refusal('P2', 'coreasteroid0@450,850,0')).toBe('XW-270');
      expect(game.refusal('P2', 'coreasteroid0@530,850,0')).toBe('legal');
      game.choose('P2', 'coreasteroid0@100,60,0');
      expect(game.question()).toBe('P2 obstacle');
      expect(game.refusal('P2', 'coreasteroid1@230,60,0')).toBe('XW-270');
      expect(game.refusal('P2', 'coreasteroid1@290,60,0')).toBe('legal');
      game.on('P1 dial');
      expect(game.told('obstacle-placed')).toHaveLength(6);
      expect(game.told('edge-chosen')).toEqual([]);
    },
  );
});

describe('the damaged ship', () => {
  rule('XW-271', 'the rounds are counted from the first Planning phase on', () => {
    const game = placed().choose('P1', 'lukeskywalker').on('P1 dial');
    expect(game.view().round).toBe(1);
    game.on('P1 action').on('P1 dial');
    expect(game.view().round).toBe(2);
  });

  rule('XW-272', 'may only be given manoeuvres of speed 1 or 2', () => {
    const game = run('planning', 4);
    const speeds = (ship: string): readonly string[] => [
      ...new Set(
        game
          .offered('P1')
          .filter((id) => id.startsWith(`${ship}:`))
          .map((id) => id.at(-1) ?? ''),
      ),
    ];
    expect(speeds('lukeskywalker').toSorted()).toEqual(['1', '2']);
    expect(speeds('rookiepilot').toSorted()).toEqual(['1', '2', '3', '4']);
    expect(game.refusal('P1', 'lukeskywalker:straight-3')).toBe('XW-272');
  });

  rule('XW-272', 'the limit binds an opponent who picks for it, too', () => {
    const fields: ShipFields = { dial: 'turn-left-2', stress: 1, damageUp: ['damaged-engine'] };
    const picks = run('activation', 4, fields).until('P2 replace-manoeuvre');
    expect(new Set(picks.offered().map((id) => id.at(-1)))).toEqual(new Set(['1', '2']));
    expect(picks.refusal('P2', 'straight-3')).toBe('XW-272');
    expect(picks.refusal('P2', 'turn-right-2')).toBe('XW-168');
    const repaired = run('activation', 5, fields).until('P2 replace-manoeuvre');
    expect(repaired.refusal('P2', 'straight-3')).toBe('legal');
  });

  rule('XW-272', 'the limit binds Navigator, too', () => {
    const speeds = (round: number, dial: string): readonly string[] =>
      run('activation', round, { dial, upgrades: ['navigator'] })
        .until('P1 revealed')
        .choose('P1', 'use:upgrade.navigator@lukeskywalker')
        .offered();
    expect(speeds(4, 'straight-1')).toEqual(['straight-2']);
    expect(speeds(5, 'straight-1')).toEqual(['straight-2', 'straight-3', 'straight-4']);
    // The only other turn is too fast.
    const turning = run('activation', 4, { dial: 'turn-left-2', upgrades: ['navigator'] });
    expect(turning.until('P1 action').used()).toEqual([]);
  });

  rule('XW-273', 'is repaired at the start of round 5', () => {
    const game = run('planning', 5);
    expect(game.offered('P1')).toContain('lukeskywalker:straight-4');
    expect(game.refusal('P1', 'lukeskywalker:koiogran-4')).toBe('legal');
    // It stays the ship that both sides are after.
    expect(run('planning', 5).state.mission[1]).toBe(0);
  });
});

describe('the end', () => {
  rule('XW-275', 'the Rebels win when it flees across the edge of a player from round 5 on', () => {
    for (const at of [
      [450, 880, 0],
      [450, 20, 180],
    ] as const) {
      const game = run('activation', 5, { at }).until('over');
      expect([game.ending(), game.winners()]).toEqual(['XW-275', ['P1']]);
      expect(game.see('lukeskywalker').status).toBe('escaped');
    }
  });

  rule('XW-276', 'too early, or elsewhere, to flee is to be destroyed', () => {
    const early = run('activation', 4, { at: [450, 880, 0] }).until('over');
    expect(early.ending()).toBe('XW-277');
    expect(early.see('lukeskywalker').status).toBe('destroyed');
    const aside = run('activation', 6, { at: [880, 450, 90] }).until('over');
    expect(aside.ending()).toBe('XW-277');
    // Another ship than the damaged one is lost, wherever it flees.
    const other = run('activation', 6, {}, { at: [200, 880, 0] }).until('P1 dial');
    expect(other.see('rookiepilot').status).toBe('destroyed');
  });

  test('everybody sees where it gets out, once it can', () => {
    const exitsIn = (round: number) => run('activation', round).view().mission.exits;
    expect(exitsIn(4)).toEqual([]);
    expect(exitsIn(5)).toEqual([{ ship: 'lukeskywalker', edges: ['bottom', 'top'] }]);
  });

  rule('XW-277', 'the Empire wins when it is destroyed', () => {
    const game = table()
      .setup({ mission: 2, points: 31 })
      .phase('combat')
      .given({ round: 2, damagedShip: 'lukeskywalker' })
      .ship('lukeskywalker', { at: [450, 450, 0], shields: 0, damageDown: 2, attacked: true })
      .ship('rookiepilot', { at: [100, 100, 0], attacked: true })
      .ship('academypilot', { at: [450, 540, 180] })
      .attackDice('hit', 'hit', 'hit')
      .defenceDice('blank', 'blank')
      .choose('P2', 'primary>lukeskywalker');
    expect([game.ending(), game.winners()]).toEqual(['XW-277', ['P2']]);
    const rookie = table()
      .setup({ mission: 2, points: 31 })
      .phase('combat')
      .given({ round: 2, damagedShip: 'lukeskywalker' })
      .ship('lukeskywalker', { at: [100, 100, 0], attacked: true })
      .ship('rookiepilot', { at: [450, 450, 0], shields: 0, damageDown: 2, attacked: true })
      .ship('academypilot', { at: [450, 540, 180] })
      .attackDice('hit', 'hit', 'hit')
      .defenceDice('blank', 'blank')
      .choose('P2', 'primary>rookiepilot');
    expect(rookie.ending()).toBeUndefined();
  });

  rule('XW-274', 'Imperial reinforcements come at the edge of either player', () => {
    const game = table()
      .setup({ mission: 2, points: 31 })
      .phase('activation')
      .given({ damagedShip: 'rookiepilot' })
      .obstacle([300, 60, 0])
      .ship('rookiepilot', { at: [450, 450, 0], dial: 'straight-1' })
      .ship('academypilot', { at: [100, 880, 0], dial: 'straight-2' })
      .until('P2 mission')
      .choose('P2', 'academypilot');
    expect(game.refusal('P2', 'academypilot-2@450,50,0')).toBe('legal');
    expect(game.refusal('P2', 'academypilot-2@450,850,180')).toBe('legal');
    expect(game.refusal('P2', 'academypilot-2@50,450,90')).toBe('XW-274');
    // Not upon an obstacle.
    expect(game.refusal('P2', 'academypilot-2@300,60,0')).toBe('XW-022');
  });

  test('a destroyed Rebel ship is not replaced', () => {
    const game = run('activation', 2, {}, { at: [200, 880, 0] }).until('P1 dial');
    expect(game.told('ship-placed')).toEqual([]);
  });
});
