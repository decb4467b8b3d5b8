import { rule } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import { xwing } from '../index.ts';
import { type PlayTable, type ShipFields, table } from '../testing/table.ts';

/** A Rookie Pilot and an Academy Pilot face each other; the gap is 50 mm unless told. */
function duel(rebel: ShipFields = {}, imperial: ShipFields = {}): PlayTable {
  return table()
    .phase('combat')
    .ship('rookiepilot', { at: [450, 450, 0], ...rebel })
    .ship('academypilot', { at: [450, 540, 180], ...imperial });
}

/** The Rookie Pilot attacks with these dice; nobody spends anything. */
function shot(
  attack: readonly ('hit' | 'critical' | 'focus' | 'blank')[],
  defence: readonly ('evade' | 'focus' | 'blank')[],
  rebel: ShipFields = {},
  imperial: ShipFields = {},
): PlayTable {
  const game = duel(rebel, imperial)
    .attackDice(...attack)
    .defenceDice(...defence)
    .choose('P1', 'primary>academypilot');
  while (game.told('results-compared').length === 0) game.idle();
  return game;
}

describe('The worked example of the books', () => {
  // EX-08; the split of the first roll and the reroll is open, the outcome is not.
  const splits = [
    [
      ['hit', 'focus'],
      ['hit', 'critical'],
    ],
    [
      ['hit', 'critical'],
      ['hit', 'focus'],
    ],
    [
      ['critical', 'focus'],
      ['hit', 'hit'],
    ],
    [
      ['hit', 'hit'],
      ['critical', 'focus'],
    ],
  ] as const;

  function firstAttack([first, again]: (typeof splits)[number]): PlayTable {
    return duel({ focus: 1, locks: ['academypilot'] }, { evade: 1 })
      .deck('damaged-engine', 'damaged-engine')
      .attackDice(...first, 'blank', 'blank', ...again)
      .defenceDice('evade', 'focus', 'blank')
      .choose('P1', 'primary>academypilot')
      .choose('P1', 'spend-lock:blank+blank')
      .choose('P1', 'spend-focus')
      .choose('P2', 'spend-evade');
  }

  rule('XW-105', 'seven steps, from the target to the damage', () => {
    for (const split of splits) {
      const game = firstAttack(split);
      expect(game.see('academypilot')).toMatchObject({
        damageUp: ['damaged-engine'],
        damageDown: 1,
        evade: 0,
        status: 'in-play',
      });
      expect(game.see('rookiepilot')).toMatchObject({ focus: 0, locks: [] });
      expect(game.story().filter((type) => /attack|rolled|compared|dealt/.test(type))).toEqual([
        'attack-declared',
        'attack-rolled',
        'defence-rolled',
        'results-compared',
        'attack-hit',
        'damage-dealt',
        'damage-dealt',
      ]);
    }
  });

  test('EX-09: the answering attack takes a shield and no card', () => {
    const game = firstAttack(splits[0])
      .attackDice('hit', 'critical', 'focus')
      .defenceDice('evade', 'blank')
      .choose('P2', 'primary>rookiepilot');
    expect(game.see('rookiepilot')).toMatchObject({ shields: 1, damageDown: 0, damageUp: [] });
  });
});

describe('Order of attacks', () => {
  rule('XW-100', 'the highest pilot skill attacks first', () => {
    const game = duel();
    expect(game.question()).toBe('P1 attack');
    game.choose('P1', 'pass');
    expect(game.question()).toBe('P2 attack');
    game.choose('P2', 'pass');
    expect(game.state.round).toBe(2);
  });

  rule('XW-101', 'an attack may be left out', () => {
    const game = duel();
    expect(game.offered()).toEqual(['pass', 'primary>academypilot']);
    game.choose('P1', 'pass');
    expect(game.told('passed')[0]).toMatchObject({ ship: 'rookiepilot', what: 'attack' });
  });

  rule('XW-102', 'each ship attacks once in a round', () => {
    const game = shot(['blank', 'blank', 'blank', 'blank'], ['blank', 'blank', 'blank']);
    expect(game.question()).toBe('P2 attack');
    game.choose('P2', 'pass');
    expect(game.state.phase).toBe('planning');
  });

  rule('XW-103', 'own ships of equal skill attack in any order', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [400, 450, 0] })
      .ship('rookiepilot', { at: [500, 450, 0] })
      .ship('academypilot', { at: [450, 540, 180] });
    expect(game.question()).toBe('P1 attack-next');
    game.choose('P1', 'rookiepilot-2').choose('P1', 'pass');
    expect(game.told('passed')[0]).toMatchObject({ ship: 'rookiepilot-2' });
  });

  rule('XW-104', 'between the sides the initiative decides', () => {
    const game = table()
      .phase('combat')
      .ship('redsquadronpilot', { at: [450, 450, 0] })
      .ship('blacksquadronpilot', { at: [450, 540, 180] });
    expect(game.question()).toBe('P2 attack');
    const other = table()
      .phase('combat')
      .given({ initiative: 'rebel' })
      .ship('redsquadronpilot', { at: [450, 450, 0] })
      .ship('blacksquadronpilot', { at: [450, 540, 180] });
    expect(other.question()).toBe('P1 attack');
  });
});

describe('Targets', () => {
  rule('XW-106', 'one enemy ship is named', () => {
    const game = duel();
    expect(game.refusal('P1', 'primary>rookiepilot')).toBe('XW-106');
    game.attackDice('blank', 'blank', 'blank', 'blank').defenceDice('blank', 'blank', 'blank');
    game.choose('P1', 'primary>academypilot');
    expect(game.told('attack-declared')[0]).toMatchObject({
      ship: 'rookiepilot',
      target: 'academypilot',
      weapon: 'primary',
      range: 1,
    });
  });

  rule('XW-014', 'a friendly ship in arc and range is no target', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0] })
      .ship('redsquadronpilot', { at: [450, 540, 0], attacked: true })
      .ship('academypilot', { at: [450, 640, 180] });
    expect(game.offered()).toEqual(['pass', 'primary>academypilot']);
    expect(game.cause('P1', 'primary>redsquadronpilot')).toBe('friendly-target');
  });

  rule('XW-107', 'the target must be in arc and in range', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0] })
      .ship('obsidiansquadronpilot', { at: [450, 350, 0], attacked: true })
      .ship('academypilot', { at: [450, 740, 180] });
    expect(game.offered()).toEqual(['pass', 'primary>academypilot']);
    expect(game.refusal('P1', 'primary>obsidiansquadronpilot')).toBe('XW-107');
  });

  rule('XW-092', 'what the ruler does not reach is no target', () => {
    const game = duel({}, { at: [450, 450 + 40 + 300.2, 180] });
    expect(game.refusal('P1', 'primary>academypilot')).toBe('XW-092');
    const near = duel({}, { at: [450, 450 + 40 + 300, 180] });
    expect(near.refusal('P1', 'primary>academypilot')).toBe('legal');
  });

  rule('XW-096', 'ships do not block the arc', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0] })
      .ship('academypilot', { at: [450, 540, 180] })
      .ship('academypilot', { at: [450, 640, 180] });
    expect(game.offered()).toEqual(['pass', 'primary>academypilot', 'primary>academypilot-2']);
  });

  rule('XW-108', 'range and arc are told before anything is declared', () => {
    const game = duel({}, { at: [800, 800, 180] });
    expect(game.offered()).toEqual(['pass']);
  });

  rule('XW-089', 'a primary weapon reaches Range 1 to 3', () => {
    for (const gap of [50, 150, 250]) {
      const game = duel({}, { at: [450, 490 + gap, 180] });
      expect(game.refusal('P1', 'primary>academypilot')).toBe('legal');
    }
  });

  rule('XW-088', 'a range from 2 to 3 is every section between', () => {
    const legalAt = (gap: number): string =>
      duel(
        { upgrades: ['protontorpedoes'], locks: ['academypilot'] },
        { at: [450, 490 + gap, 180] },
      ).refusal('P1', 'protontorpedoes>academypilot');
    expect([50, 150, 250].map(legalAt)).toEqual(['XW-213', 'legal', 'legal']);
  });
});

describe('Attack dice', () => {
  const rolled = (game: PlayTable): number => game.told('attack-rolled')[0]?.dice.length ?? -1;
  const defended = (game: PlayTable): number => game.told('defence-rolled')[0]?.dice.length ?? -1;

  function dice(gap: number, rebel: ShipFields = {}): PlayTable {
    const game = duel(rebel, { at: [450, 490 + gap, 180] })
      .attackDice('blank', 'blank', 'blank', 'blank')
      .defenceDice('blank', 'blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot');
    while (game.told('results-compared').length === 0) game.idle();
    return game;
  }

  rule('XW-110', 'as many dice as the primary weapon value', () => {
    expect(rolled(dice(150))).toBe(3);
  });

  rule('XW-098', 'one more at Range 1', () => {
    expect(rolled(dice(50))).toBe(4);
  });

  rule('XW-099', 'one more defence die at Range 3', () => {
    expect(defended(dice(150))).toBe(3);
    expect(defended(dice(250))).toBe(4);
  });

  rule('XW-119', 'as many defence dice as the agility', () => {
    expect(defended(dice(50))).toBe(3);
  });

  rule('XW-112', 'everything that changes the number of dice adds up', () => {
    const game = dice(50, { damageUp: ['weapon-malfunction', 'weapon-malfunction'] });
    expect(rolled(game)).toBe(3 - 2 + 1);
  });

  rule('XW-113', 'without dice the attack does nothing and is used up', () => {
    const game = duel({ damageUp: ['blinded-pilot'] })
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot');
    expect(rolled(game)).toBe(0);
    expect(game.told('attack-missed')).toHaveLength(1);
    expect(game.question()).toBe('P2 attack');
  });

  rule('XW-111', 'the number is settled before the dice are rolled together', () => {
    const game = dice(50, { damageUp: ['weapon-malfunction'] });
    expect(game.told('attack-rolled')).toHaveLength(1);
    expect(rolled(game)).toBe(3);
  });

  rule('XW-097', 'secondary weapons get no bonus for the range', () => {
    const game = duel(
      { upgrades: ['protontorpedoes'], locks: ['academypilot'] },
      { at: [450, 490 + 250, 180] },
    )
      .attackDice('blank', 'blank', 'blank', 'blank')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'protontorpedoes>academypilot');
    expect(rolled(game)).toBe(4);
    expect(defended(game)).toBe(3);
    const near = duel({ upgrades: ['ioncannon'] })
      .attackDice('blank', 'blank', 'blank', 'blank')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'ioncannon>academypilot');
    expect(rolled(near)).toBe(3);
  });

  rule('XW-091', 'the lowest section that reaches the base counts', () => {
    expect(rolled(dice(100))).toBe(4);
    expect(rolled(dice(100.2))).toBe(3);
  });

  rule('XW-120', 'defence dice are added and taken away before the roll', () => {
    const game = duel({}, { damageUp: ['structural-damage'], at: [450, 740, 180] })
      .attackDice('blank', 'blank', 'blank')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot');
    expect(defended(game)).toBe(3 - 1 + 1);
  });

  rule('XW-120', 'agility sinks to 0 at most, and an evade token needs no die', () => {
    const shuttle = (gap: number): PlayTable =>
      table()
        .phase('combat')
        .ship('rookiepilot', { at: [450, 450, 0] })
        .ship('omicrongrouppilot', {
          at: [450, 510 + gap, 180],
          damageUp: ['structural-damage', 'structural-damage'],
          evade: 1,
          attacked: true,
        })
        .attackDice('hit', 'blank', 'blank')
        .defenceDice('blank')
        .choose('P1', 'primary>omicrongrouppilot');
    // The die for Range 3 comes on top of the 0.
    expect([shuttle(150), shuttle(250)].map(defended)).toEqual([0, 1]);
    const missed = shuttle(150).choose('P2', 'spend-evade');
    expect(missed.told('attack-missed')).toHaveLength(1);
  });
});

describe('Changing dice', () => {
  rule('XW-118', 'a focus token turns all focus results of the attack into hits', () => {
    const game = duel({ focus: 1 })
      .attackDice('focus', 'focus', 'blank', 'critical')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot')
      .choose('P1', 'spend-focus');
    expect(game.told('results-compared')[0]).toMatchObject({ hits: 2, crits: 1 });
  });

  rule('XW-124', 'a focus token turns all focus results of the defence into evades', () => {
    const game = duel({}, { focus: 1 })
      .attackDice('hit', 'hit', 'hit', 'blank')
      .defenceDice('focus', 'focus', 'blank')
      .choose('P1', 'primary>academypilot')
      .choose('P2', 'spend-focus');
    expect(game.told('results-compared')[0]).toMatchObject({ hits: 1, cancelled: 2 });
    expect(game.see('academypilot').focus).toBe(0);
  });

  rule('XW-125', 'an evade token adds one evade', () => {
    const game = duel({}, { evade: 1 })
      .attackDice('hit', 'blank', 'blank', 'blank')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot')
      .choose('P2', 'spend-evade');
    expect(game.told('attack-missed')).toHaveLength(1);
  });

  rule('XW-116', 'a lock rerolls any number of dice, once', () => {
    const game = duel({ locks: ['academypilot'] })
      .attackDice('hit', 'focus', 'blank', 'blank', 'hit', 'critical', 'hit')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot')
      .choose('P1', 'spend-lock:focus+blank+blank');
    expect(game.see('rookiepilot').locks).toEqual([]);
    expect(game.told('results-compared')[0]).toMatchObject({ hits: 3, crits: 1 });
  });

  rule('XW-117', 'the lock must be on this defender', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0], locks: ['academypilot-2'], focus: 1 })
      .ship('academypilot', { at: [450, 540, 180] })
      .ship('academypilot', { at: [350, 540, 180] })
      .attackDice('blank', 'blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot');
    expect(game.refusal('P1', 'spend-lock:blank')).toBe('XW-117');
  });

  rule('XW-138', 'a die is rerolled only once in an attack', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0], attacked: true })
      .ship('academypilot', { at: [450, 540, 180], locks: ['rookiepilot'] })
      .ship('howlrunner', { at: [500, 560, 180], attacked: true })
      .attackDice('blank', 'blank', 'hit', 'blank')
      .choose('P2', 'primary>rookiepilot')
      .choose('P2', 'use:pilot.howlrunner@howlrunner:blank');
    expect(game.offered()).toContain('spend-lock:blank');
    expect(game.offered()).not.toContain('spend-lock:blank+blank');
    expect(game.refusal('P2', 'spend-lock:blank+blank')).toBe('XW-138');
  });

  rule('XW-137', 'only the new result counts, and it may be changed again', () => {
    const game = duel({ focus: 1, locks: ['academypilot'] })
      .attackDice('hit', 'blank', 'blank', 'blank', 'focus')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot')
      .choose('P1', 'spend-lock:blank')
      .choose('P1', 'spend-focus');
    expect(game.told('results-compared')[0]).toMatchObject({ hits: 2 });
  });

  rule('XW-114', 'a player with several effects chooses their order', () => {
    const game = duel({ focus: 1, locks: ['academypilot'] })
      .attackDice('focus', 'blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot');
    expect(game.question()).toBe('P1 modify-attack-dice');
    expect(game.offered()).toEqual(
      expect.arrayContaining(['spend-focus', 'spend-lock:blank', 'done']),
    );
    game.choose('P1', 'spend-focus');
    expect(game.offered()).toContain('spend-lock:blank');
  });

  rule('XW-122', 'the defender changes the own dice in any order', () => {
    const game = duel({}, { focus: 1, evade: 1 })
      .attackDice('hit', 'hit', 'hit', 'blank')
      .defenceDice('focus', 'blank', 'blank')
      .choose('P1', 'primary>academypilot');
    expect(game.question()).toBe('P2 modify-defence-dice');
    expect(game.offered()).toEqual(['spend-focus', 'spend-evade', 'done']);
  });

  rule('XW-135', 'a changed die shows another face', () => {
    const game = duel({ focus: 1 })
      .attackDice('focus', 'blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'spend-focus');
    expect(game.told('dice-changed')[0]).toMatchObject({
      by: 'focus',
      results: ['hit', 'blank', 'blank', 'blank'],
    });
  });

  rule('XW-136', 'a reroll takes the chosen dice up and rolls them again', () => {
    const game = duel({ locks: ['academypilot'] })
      .attackDice('blank', 'blank', 'blank', 'blank', 'hit')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot')
      .choose('P1', 'spend-lock:blank');
    expect(game.told('dice-changed')[0]?.results).toEqual(['hit', 'blank', 'blank', 'blank']);
  });

  rule('XW-134', 'an added result stands beside the dice', () => {
    const game = duel({}, { evade: 1 })
      .attackDice('hit', 'blank', 'blank', 'blank')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot')
      .choose('P2', 'spend-evade');
    expect(game.told('dice-changed')[0]).toMatchObject({
      dice: 'defence',
      results: ['blank', 'blank', 'blank'],
      added: 1,
    });
  });

  rule('XW-133', 'every roll is told to everybody', () => {
    const game = shot(['hit', 'blank', 'blank', 'blank'], ['evade', 'blank', 'blank']);
    const rolls = [...game.told('attack-rolled'), ...game.told('defence-rolled')];
    expect(rolls.map(({ dice }) => dice)).toEqual([
      ['hit', 'blank', 'blank', 'blank'],
      ['evade', 'blank', 'blank'],
    ]);
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(rolls.map((roll) => xwing.viewEvent(roll, viewer, game.state))).toEqual(rolls);
    }
  });
});

describe('Comparing', () => {
  rule('XW-126', 'each evade cancels one result', () => {
    const game = shot(['hit', 'hit', 'blank', 'blank'], ['evade', 'blank', 'blank']);
    expect(game.told('results-compared')[0]).toMatchObject({ hits: 1, crits: 0, cancelled: 1 });
  });

  rule('XW-127', 'hits are cancelled before critical hits', () => {
    const game = shot(['hit', 'critical', 'critical', 'blank'], ['evade', 'evade', 'blank']);
    expect(game.told('results-compared')[0]).toMatchObject({ hits: 0, crits: 1 });
  });

  rule('XW-128', 'one result left is a hit', () => {
    const game = shot(['hit', 'hit', 'blank', 'blank'], ['evade', 'blank', 'blank']);
    expect(game.told('attack-hit')).toHaveLength(1);
    expect(game.see('academypilot').damageDown).toBe(1);
  });

  rule('XW-129', 'all cancelled is a miss, without damage', () => {
    const game = shot(['hit', 'critical', 'blank', 'blank'], ['evade', 'evade', 'blank']);
    expect(game.told('attack-missed')).toHaveLength(1);
    expect(game.see('academypilot')).toMatchObject({ damageDown: 0, damageUp: [] });
  });

  rule('XW-130', 'cancelled results do nothing more in this attack', () => {
    const game = shot(['hit', 'hit', 'hit', 'blank'], ['evade', 'evade', 'blank']);
    expect(game.see('academypilot').damageDown).toBe(1);
  });
});
