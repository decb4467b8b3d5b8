import { rule } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import { play } from '../testing/playing.ts';
import { type PlayTable, type ShipFields, table } from '../testing/table.ts';

const PRINTED = { mission: 1, squadBuilding: false, sides: 'rebel' } as const;
const SHUTTLE = 'senatorsshuttle';

interface Ships {
  readonly shuttle?: ShipFields;
  readonly rookie?: ShipFields;
  readonly academy?: ShipFields;
}

/** The shuttle, one ship beside it and one in front of it. */
function escort(phase: 'planning' | 'activation' | 'combat' | 'end', ships: Ships = {}): PlayTable {
  return table()
    .setup({ mission: 1, points: 31 })
    .phase(phase)
    .ship(SHUTTLE, { at: [450, 200, 0], ...ships.shuttle })
    .ship('rookiepilot', { at: [520, 200, 0], dial: 'straight-1', attacked: true, ...ships.rookie })
    .ship('academypilot', { at: [450, 380, 180], dial: 'straight-2', ...ships.academy });
}

/** The academy pilot shoots at the shuttle from Range 2. */
function shoot(...dice: readonly ('hit' | 'critical' | 'focus' | 'blank')[]): PlayTable {
  return escort('combat').attackDice(...dice);
}

describe('setting up', () => {
  rule(
    'XW-248',
    'the shuttle stands in the middle of the Rebel edge, its nose straight ahead',
    () => {
      const game = play(PRINTED);
      expect(game.question()).toBe('P1 place');
      expect(game.refusal('P1', `${SHUTTLE}@450,27.5,0`)).toBe('legal');
      expect(game.refusal('P1', `${SHUTTLE}@450,72.5,0`)).toBe('legal');
      expect(game.refusal('P1', `${SHUTTLE}@450,72.6,0`)).toBe('XW-248');
      expect(game.refusal('P1', `${SHUTTLE}@451,50,0`)).toBe('XW-248');
      expect(game.refusal('P1', `${SHUTTLE}@450,50,10`)).toBe('XW-248');
      expect(game.refusal('P1', 'redsquadronpilot@450,150,0')).toBe('XW-239');
      for (const id of game.offered('P1')) expect(game.refusal('P1', id)).toBe('legal');
    },
  );

  rule('XW-250', 'then the Rebel ships stand wholly at Range 2 of their edge', () => {
    const game = play(PRINTED).choose('P1', `${SHUTTLE}@450,50,0`);
    expect(game.question()).toBe('P1 place');
    expect(game.refusal('P1', 'redsquadronpilot@450,120,0')).toBe('legal');
    expect(game.refusal('P1', 'redsquadronpilot@450,180,0')).toBe('legal');
    expect(game.refusal('P1', 'redsquadronpilot@450,119,0')).toBe('XW-250');
    expect(game.refusal('P1', 'redsquadronpilot@450,181,0')).toBe('XW-250');
    expect(game.refusal('P1', 'redsquadronpilot@450,20,0')).toBe('XW-250');
  });

  rule('XW-251', 'after that the Imperial ships at Range 2 of theirs', () => {
    const game = play(PRINTED)
      .choose('P1', `${SHUTTLE}@450,50,0`)
      .choose('P1', 'redsquadronpilot@450,150,0');
    expect(game.question()).toBe('P2 place');
    expect(game.refusal('P2', 'academypilot@450,750,180')).toBe('legal');
    expect(game.refusal('P2', 'academypilot-2@450,720,180')).toBe('legal');
    expect(game.refusal('P2', 'academypilot@450,850,180')).toBe('XW-251');
    game.choose('P2', 'academypilot@450,750,180').choose('P2', 'academypilot-2@550,750,180');
    expect(game.question()).toBe('P1 dial');
  });

  rule('XW-249', 'the shuttle has a place of its own for its damage', () => {
    const game = shoot('hit', 'hit')
      .defenceDice('blank', 'blank')
      .choose('P2', `primary>${SHUTTLE}`);
    expect(game.see(SHUTTLE)).toMatchObject({ pilot: null, damageDown: 2 });
    expect(game.see('rookiepilot').damageDown).toBe(0);
  });

  rule('XW-253', 'the shuttle has agility 2 and hull 6', () => {
    const game = shoot('hit', 'blank')
      .defenceDice('evade', 'blank')
      .choose('P2', `primary>${SHUTTLE}`);
    expect(game.told('defence-rolled')[0]?.dice).toEqual(['evade', 'blank']);
    expect(escort('combat').see(SHUTTLE).hullLeft).toBe(6);
  });

  rule('XW-254', 'it has six shields with 100 points and none with 31', () => {
    const shields = (points: number): number =>
      play({ mission: 1, sides: 'rebel', points }).on('P1 dial').see(SHUTTLE).shields;
    expect([shields(31), shields(99), shields(100), shields(150)]).toEqual([0, 0, 6, 6]);
    expect(play(PRINTED).on('P1 dial').see(SHUTTLE).shields).toBe(0);
  });
});

describe('the shuttle', () => {
  rule(
    'XW-252',
    'is a Rebel ship: it is locked, attacked, overlapped and protected like one',
    () => {
      const locked = table()
        .setup({ mission: 1, points: 31 })
        .phase('activation')
        .ship(SHUTTLE, { at: [450, 200, 0] })
        .ship('rookiepilot', { at: [800, 200, 0], activated: true })
        .ship('tempestsquadronpilot', { at: [450, 500, 180], dial: 'straight-2' })
        .choose('P1', 'decline')
        .choose('P2', 'target-lock')
        .choose('P2', `lock:${SHUTTLE}`);
      expect(locked.see('tempestsquadronpilot').locks).toEqual([SHUTTLE]);
      const attacked = escort('combat');
      expect(attacked.offered()).toContain(`primary>${SHUTTLE}`);
      const biggs = table()
        .setup({ mission: 1, points: 31 })
        .phase('combat')
        .ship(SHUTTLE, { at: [450, 200, 0] })
        .ship('biggsdarklighter', { at: [520, 200, 0], attacked: true })
        .ship('academypilot', { at: [480, 380, 180] });
      expect(biggs.offered()).toEqual(['pass', 'primary>biggsdarklighter']);
      expect(biggs.refusal('P2', `primary>${SHUTTLE}`)).toBe('XW-219');
      const bumped = escort('activation', { academy: { at: [450, 300, 180] } }).choose(
        'P1',
        'decline',
      );
      expect(bumped.told('moved')[0]).toMatchObject({ ship: 'academypilot', touching: [SHUTTLE] });
    },
  );

  rule('XW-255', 'may move at the start of Activation: straight 2 or a bank 1, or stay', () => {
    const game = escort('activation', { academy: { at: [100, 500, 180] } });
    expect(game.question()).toBe('P1 mission');
    expect(game.offered()).toEqual(['straight-2', 'bank-left-1', 'bank-right-1', 'decline']);
    expect(game.refusal('P1', 'straight-3')).toBe('XW-255');
    expect(game.told('activated')).toEqual([]);
    game.choose('P1', 'straight-2');
    // 80 millimetres of template and the length of its token.
    expect(game.pose(SHUTTLE)).toEqual([450, 335, 0]);
    expect(game.see(SHUTTLE).stress).toBe(0);
    const banked = escort('activation').choose('P1', 'bank-left-1');
    expect(banked.pose(SHUTTLE)[2]).toBe(315);
    const stays = escort('activation').choose('P1', 'decline');
    expect(stays.pose(SHUTTLE)).toEqual([450, 200, 0]);
  });

  rule('XW-256', 'neither acts nor attacks', () => {
    const game = escort('planning').dials({
      rookiepilot: 'straight-1',
      academypilot: 'straight-2',
    });
    expect(game.choose('P1', 'straight-2').see(SHUTTLE).dial).toBeNull();
    game.endRound();
    const busy = [...game.told('activated'), ...game.told('passed')].map(({ ship }) => ship);
    expect(new Set(busy)).toEqual(new Set(['rookiepilot', 'academypilot']));
  });

  rule('XW-255', 'is stopped by ships like one', () => {
    const game = escort('activation', {
      rookie: { at: [450, 320, 0] },
      academy: { at: [100, 500, 180] },
    }).choose('P1', 'straight-2');
    expect(game.told('moved')[0]).toMatchObject({ ship: SHUTTLE, touching: ['rookiepilot'] });
    expect(game.pose(SHUTTLE)).toEqual([450, 272.5, 0]);
  });

  rule('XW-257', 'takes every damage as a face-down card', () => {
    const game = shoot('hit', 'critical')
      .defenceDice('blank', 'blank')
      .choose('P2', `primary>${SHUTTLE}`);
    expect(game.told('damage-dealt').map(({ faceUp }) => faceUp)).toEqual([false, false]);
    expect(game.see(SHUTTLE)).toMatchObject({ damageUp: [], damageDown: 2, hullLeft: 4 });
  });

  rule('XW-258', 'critical hits against it are hits, before anything is cancelled', () => {
    const game = shoot('critical', 'critical')
      .defenceDice('evade', 'blank')
      .choose('P2', `primary>${SHUTTLE}`);
    expect(game.told('results-compared')).toMatchObject([{ hits: 1, crits: 0, cancelled: 1 }]);
    const other = escort('combat', { rookie: { shields: 0 } })
      .attackDice('critical', 'blank')
      .defenceDice('blank', 'blank')
      .choose('P2', 'primary>rookiepilot');
    expect(other.told('results-compared')).toMatchObject([{ hits: 0, crits: 1 }]);
  });

  rule('XW-257', 'obstacles and other dice give no face-up card either', () => {
    const game = escort('activation', { rookie: { at: [800, 200, 0] } })
      .obstacle([450, 290, 0])
      .attackDice('critical', 'blank')
      .choose('P1', 'straight-2');
    expect(game.see(SHUTTLE)).toMatchObject({ damageUp: [], damageDown: 1 });
  });
});

describe('protecting', () => {
  rule(
    'XW-259',
    'a Rebel ship at Range 1 may give the shuttle an evade token, any number in all',
    () => {
      const game = escort('activation', { shuttle: { evade: 2 }, rookie: { dial: 'straight-1' } });
      game.choose('P1', 'decline').choose('P2', 'pass');
      expect(game.question()).toBe('P1 action');
      expect(game.offered()).toContain('protect');
      game.choose('P1', 'protect');
      expect(game.see(SHUTTLE).evade).toBe(3);
      expect(game.see('rookiepilot').evade).toBe(0);
      const far = escort('activation', { rookie: { at: [640, 200, 0] } });
      far.choose('P1', 'decline').choose('P2', 'pass');
      expect(far.offered()).not.toContain('protect');
      expect(far.refusal('P1', 'protect')).toBe('XW-063');
      const enemy = escort('activation').choose('P1', 'decline');
      expect(enemy.offered('P2')).not.toContain('protect');
    },
  );

  test('it is an action: not while stressed, not for the second time', () => {
    const game = escort('activation', { rookie: { stress: 2 } });
    game.choose('P1', 'decline').choose('P2', 'pass');
    expect(game.told('action-skipped')).toMatchObject([{ ship: 'rookiepilot', why: 'stress' }]);
  });

  rule('XW-260', 'the shuttle spends one evade token in an attack, not more', () => {
    const game = escort('combat', { shuttle: { evade: 2 } })
      .attackDice('hit', 'hit')
      .defenceDice('blank', 'blank')
      .choose('P2', `primary>${SHUTTLE}`);
    expect(game.question()).toBe('P1 modify-defence-dice');
    game.choose('P1', 'spend-evade');
    expect(game.told('results-compared')).toMatchObject([{ hits: 1, cancelled: 1 }]);
    expect(game.told('token-spent')).toHaveLength(1);
    expect(game.see(SHUTTLE).damageDown).toBe(1);
    // Other ships may spend as many as they have.
    const ship = escort('combat', { rookie: { evade: 2 } })
      .attackDice('hit', 'hit')
      .defenceDice('blank', 'blank')
      .choose('P2', 'primary>rookiepilot')
      .choose('P1', 'spend-evade');
    expect(ship.offered('P1')).toContain('spend-evade');
  });

  rule('XW-261', 'its evade tokens go in the End phase', () => {
    const game = escort('end', { shuttle: { evade: 3 } }).until('P1 dial');
    expect(game.told('tokens-removed')).toEqual([
      { type: 'tokens-removed', ship: SHUTTLE, focus: 0, evade: 3 },
    ]);
    expect(game.see(SHUTTLE).evade).toBe(0);
  });
});

/** Two Imperial ships flee in the same round. */
function twoLost(): PlayTable {
  return table()
    .setup({ mission: 1, points: 31 })
    .phase('activation')
    .ship(SHUTTLE, { at: [450, 200, 0] })
    .ship('rookiepilot', { at: [600, 200, 0], dial: 'straight-1' })
    .ship('academypilot', { at: [100, 880, 0], dial: 'straight-2' })
    .ship('academypilot', { at: [300, 880, 0], dial: 'straight-2' })
    .ship('obsidiansquadronpilot', { at: [700, 700, 180], dial: 'straight-2' })
    .choose('P1', 'decline')
    .until('P2 mission');
}

describe('reinforcements', () => {
  rule(
    'XW-262',
    'for each Imperial ship lost this round an Academy Pilot may come at Range 1',
    () => {
      const game = twoLost();
      expect(game.state.phase).toBe('end');
      expect(game.offered()).toEqual(['academypilot', 'decline']);
      game.choose('P2', 'academypilot');
      expect(game.question()).toBe('P2 place');
      expect(game.refusal('P2', 'academypilot-3@450,850,33')).toBe('legal');
      expect(game.refusal('P2', 'academypilot-3@450,819,180')).toBe('XW-262');
      expect(game.refusal('P2', 'academypilot-3@450,20,0')).toBe('XW-262');
      game.choose('P2', 'academypilot-3@450,850,33');
      expect(game.question()).toBe('P2 mission');
      game.choose('P2', 'academypilot');
      expect(game.refusal('P2', 'academypilot-4@455,850,0')).toBe('XW-022');
      game.choose('P2', 'academypilot-4@600,850,180');
      expect(game.question()).toBe('P1 dial');
      expect(game.see('academypilot-4')).toMatchObject({ status: 'in-play', owner: 1 });
    },
  );

  rule('XW-262', 'it is optional, and what was declined is lost with the round', () => {
    const game = twoLost().choose('P2', 'decline');
    expect(game.question()).toBe('P1 dial');
    game.dials({}).choose('P1', 'decline');
    const asked: string[] = [];
    for (; game.state.round === 2; game.idle()) asked.push(game.question());
    expect(asked).toContain('P2 attack');
    expect(asked).not.toContain('P2 mission');
  });

  test('with limited components only while a card and a model are left', () => {
    const lost = (collection: { swx01: number }): PlayTable =>
      table()
        .setup({ mission: 1, points: 31, collection })
        .phase('activation')
        .ship(SHUTTLE, { at: [450, 200, 0] })
        .ship('rookiepilot', { at: [600, 200, 0], dial: 'straight-1' })
        .ship('academypilot', { at: [100, 880, 0], dial: 'straight-2' })
        .ship('obsidiansquadronpilot', { at: [700, 700, 180], dial: 'straight-2' })
        .ship('blacksquadronpilot', { at: [500, 700, 180], dial: 'straight-2' })
        .choose('P1', 'decline');
    // One set has two models of the type.
    expect(() => lost({ swx01: 1 }).until('P2 mission')).toThrow();
    expect(lost({ swx01: 2 }).until('P2 mission').offered()).toContain('academypilot');
  });

  rule('XW-263', 'they are planned and flown from the next round on', () => {
    const game = twoLost().choose('P2', 'academypilot').choose('P2', 'academypilot-3@450,850,180');
    game.choose('P2', 'decline');
    expect(game.state.round).toBe(2);
    expect(game.offered('P2').some((id) => id.startsWith('academypilot-3:'))).toBe(true);
    game.dials({ 'academypilot-3': 'straight-2' }).choose('P1', 'decline').endRound();
    expect(game.told('activated').map(({ ship }) => ship)).toContain('academypilot-3');
  });
});

describe('objectives', () => {
  rule('XW-264', 'the Rebels win when the shuttle flees across the Imperial edge', () => {
    const game = escort('activation', { shuttle: { at: [450, 860, 0] } }).choose(
      'P1',
      'straight-2',
    );
    expect(game.story()).toContain('escaped');
    expect([game.ending(), game.winners()]).toEqual(['XW-264', ['P1']]);
  });

  rule('XW-265', 'the Empire wins when it is destroyed, by damage or by fleeing elsewhere', () => {
    const shot = escort('combat', { shuttle: { damageDown: 5 } })
      .attackDice('hit', 'hit')
      .defenceDice('blank', 'blank')
      .choose('P2', `primary>${SHUTTLE}`);
    expect([shot.ending(), shot.winners()]).toEqual(['XW-265', ['P2']]);
    const side = escort('activation', { shuttle: { at: [860, 450, 90] } }).choose(
      'P1',
      'straight-2',
    );
    expect([side.ending(), side.winners()]).toEqual(['XW-265', ['P2']]);
    const back = escort('activation', { shuttle: { at: [450, 40, 180] } }).choose(
      'P1',
      'straight-2',
    );
    expect(back.ending()).toBe('XW-265');
  });

  test('everybody sees where the shuttle gets out', () => {
    const { exits } = escort('activation').view().mission;
    expect(exits).toEqual([{ ship: SHUTTLE, edges: ['top'] }]);
  });
});
