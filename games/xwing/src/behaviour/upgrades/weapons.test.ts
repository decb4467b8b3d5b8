import { card, rule } from '@parsecs/kernel/testing';
import { describe, expect } from 'vitest';
import type { AttackResult } from '../../cards/vocabulary.ts';
import { type PlayTable, type ShipFields, table } from '../../testing/table.ts';

const BLANKS = ['blank', 'blank', 'blank', 'blank'] as const;

/** A ship with its weapon and an Academy Pilot so far ahead. */
function armed(pilot: string, gap: number, fields: ShipFields, enemy: ShipFields = {}): PlayTable {
  return table()
    .phase('combat')
    .ship(pilot, { at: [450, 450, 0], ...fields })
    .ship('academypilot', { at: [450, 490 + gap, 180], ...enemy });
}

const TORPEDOES: ShipFields = { upgrades: ['protontorpedoes'], locks: ['academypilot'] };
const FIRE = 'protontorpedoes>academypilot';

describe('Secondary weapons', () => {
  rule('XW-215', 'a weapon that asks for a lock needs it on this target', () => {
    expect(armed('rookiepilot', 150, TORPEDOES).refusal('P1', FIRE)).toBe('legal');
    const without = armed('rookiepilot', 150, { upgrades: ['protontorpedoes'] });
    expect(without.refusal('P1', FIRE)).toBe('XW-215');
    const another = table()
      .phase('combat')
      .ship('rookiepilot', {
        at: [450, 450, 0],
        upgrades: ['protontorpedoes'],
        locks: ['nightbeast'],
      })
      .ship('academypilot', { at: [450, 640, 180], attacked: true })
      .ship('nightbeast', { at: [520, 640, 180], attacked: true });
    expect(another.refusal('P1', FIRE)).toBe('XW-215');
    expect(another.refusal('P1', 'protontorpedoes>nightbeast')).toBe('legal');
  });

  rule('XW-213', 'it has a range of its own and needs the arc', () => {
    expect(armed('rookiepilot', 50, TORPEDOES).refusal('P1', FIRE)).toBe('XW-213');
    const turned = armed('rookiepilot', 150, { ...TORPEDOES, at: [450, 450, 180] });
    expect(turned.refusal('P1', FIRE)).toBe('XW-213');
  });

  rule('XW-212', 'one attack: the primary weapon or a secondary one', () => {
    const game = armed('rookiepilot', 150, TORPEDOES);
    expect(game.offered()).toEqual(['pass', 'primary>academypilot', FIRE]);
    expect(game.refusal('P1', 'ioncannonturret>academypilot')).toBe('XW-212');
    game
      .attackDice(...BLANKS)
      .defenceDice(...BLANKS)
      .choose('P1', FIRE);
    expect(game.question()).toBe('P2 attack');
  });

  rule('XW-214', 'it rolls its own number of dice', () => {
    const game = armed('rookiepilot', 150, TORPEDOES)
      .attackDice(...BLANKS)
      .defenceDice(...BLANKS)
      .choose('P1', FIRE);
    expect(game.told('attack-rolled')[0]?.dice).toHaveLength(4);
  });

  rule('XW-299', 'the price is paid before the dice are rolled, hit or miss', () => {
    const game = armed('rookiepilot', 150, TORPEDOES)
      .attackDice(...BLANKS)
      .defenceDice(...BLANKS)
      .choose('P1', FIRE);
    expect(game.see('rookiepilot')).toMatchObject({
      locks: [],
      upgrades: [{ id: 'protontorpedoes', gone: true }],
    });
    expect(game.story().indexOf('lock-lost')).toBeLessThan(game.story().indexOf('attack-rolled'));
  });

  rule('XW-211', 'a discarded upgrade is gone', () => {
    const game = armed('rookiepilot', 150, { ...TORPEDOES, discarded: ['protontorpedoes'] });
    expect(game.offered()).toEqual(['pass', 'primary>academypilot']);
    expect(game.refusal('P1', FIRE)).toBe('XW-211');
  });
});

describe('Torpedoes', () => {
  card('damage.munitions-failure', 'of two that are alike one goes', () => {
    const game = table()
      .phase('combat')
      .deck('munitions-failure')
      .ship('goldsquadronpilot', {
        at: [450, 450, 0],
        attacked: true,
        shields: 0,
        upgrades: ['protontorpedoes', 'protontorpedoes'],
      })
      .ship('academypilot', { at: [450, 640, 180] })
      .attackDice('critical', 'blank')
      .defenceDice('blank')
      .choose('P2', 'primary>goldsquadronpilot');
    expect(game.see('goldsquadronpilot').upgrades.filter(({ gone }) => gone)).toHaveLength(1);
  });

  card('upgrade.protontorpedoes', 'one focus result may become a critical hit', () => {
    const game = armed('rookiepilot', 150, TORPEDOES)
      .attackDice('focus', 'focus', 'blank', 'blank')
      .defenceDice(...BLANKS)
      .choose('P1', FIRE)
      .choose('P1', 'use:upgrade.protontorpedoes@rookiepilot');
    expect(game.told('results-compared')[0]).toMatchObject({ hits: 0, crits: 1 });
  });

  card('upgrade.protontorpedoes', 'not in an attack with the primary weapon', () => {
    const game = armed('rookiepilot', 150, { ...TORPEDOES, focus: 1 })
      .attackDice('focus', 'focus', 'blank')
      .defenceDice(...BLANKS)
      .choose('P1', 'primary>academypilot');
    expect(game.offered().filter((id) => id.startsWith('use:'))).toEqual([]);
  });

  card('upgrade.protontorpedoes', 'the lock is the price and gives no reroll', () => {
    const game = armed('rookiepilot', 150, TORPEDOES)
      .attackDice('focus', 'blank', 'blank', 'blank')
      .choose('P1', FIRE);
    expect(game.offered()).toEqual(['use:upgrade.protontorpedoes@rookiepilot', 'done']);
    expect(game.refusal('P1', 'spend-lock:blank')).toBe('XW-117');
  });

  function advanced(...dice: readonly AttackResult[]): PlayTable {
    const fields = { upgrades: ['advprotontorpedoes'], locks: ['academypilot'], focus: 1 };
    return armed('rookiepilot', 50, fields)
      .attackDice(...dice)
      .defenceDice(...BLANKS)
      .choose('P1', 'advprotontorpedoes>academypilot');
  }

  card('upgrade.advprotontorpedoes', 'up to three blank results become focus results', () => {
    const game = advanced('blank', 'blank', 'blank', 'blank', 'hit');
    expect(game.offered()).toEqual([
      'spend-focus',
      'use:upgrade.advprotontorpedoes@rookiepilot:blank',
      'use:upgrade.advprotontorpedoes@rookiepilot:blank+blank',
      'use:upgrade.advprotontorpedoes@rookiepilot:blank+blank+blank',
      'done',
    ]);
    game
      .choose('P1', 'use:upgrade.advprotontorpedoes@rookiepilot:blank+blank+blank')
      .choose('P1', 'spend-focus');
    expect(game.told('results-compared')[0]).toMatchObject({ hits: 4, crits: 0 });
  });

  card('upgrade.advprotontorpedoes', 'nothing to change without a blank result', () => {
    const game = advanced('hit', 'focus', 'focus', 'hit', 'hit');
    expect(game.offered()).toEqual(['spend-focus', 'done']);
  });

  card('upgrade.advprotontorpedoes', 'at Range 1 only', () => {
    const game = armed('rookiepilot', 101, {
      upgrades: ['advprotontorpedoes'],
      locks: ['academypilot'],
    });
    expect(game.refusal('P1', 'advprotontorpedoes>academypilot')).toBe('XW-213');
  });
});

describe('Missiles', () => {
  function missiles(id: string, gap = 150, enemy: ShipFields = {}): PlayTable {
    const fields = { upgrades: [id], locks: ['academypilot'] };
    return armed('greensquadronpilot', gap, fields, enemy);
  }

  card('upgrade.concussionmissiles', 'one blank result may become a hit', () => {
    const game = missiles('concussionmissiles')
      .attackDice('blank', 'blank', 'focus', 'hit')
      .defenceDice(...BLANKS)
      .choose('P1', 'concussionmissiles>academypilot')
      .choose('P1', 'use:upgrade.concussionmissiles@greensquadronpilot');
    expect(game.told('results-compared')[0]).toMatchObject({ hits: 2 });
    expect(game.see('greensquadronpilot').upgrades[0]?.gone).toBe(true);
  });

  card('upgrade.concussionmissiles', 'nothing to change without a blank result', () => {
    const game = missiles('concussionmissiles')
      .attackDice('focus', 'focus', 'focus', 'hit')
      .defenceDice(...BLANKS)
      .choose('P1', 'concussionmissiles>academypilot');
    expect(game.told('results-compared')[0]).toMatchObject({ hits: 1 });
  });

  function cluster(): PlayTable {
    return missiles('clustermissiles', 50)
      .attackDice('hit', 'blank', 'blank', 'hit', 'hit', 'blank')
      .defenceDice('evade', 'blank', 'blank', 'evade', 'blank', 'blank')
      .choose('P1', 'clustermissiles>academypilot');
  }

  rule('XW-307', 'a double attack is two whole attacks on one target', () => {
    const game = cluster();
    expect(game.told('attack-declared')).toHaveLength(1);
    expect(game.told('attack-rolled').map(({ dice }) => dice.length)).toEqual([3, 3]);
    expect(game.told('defence-rolled').map(({ dice }) => dice.length)).toEqual([3, 3]);
    expect(game.see('academypilot').damageDown).toBe(1);
    expect(game.question()).toBe('P2 attack');
  });

  card('upgrade.clustermissiles', 'two attacks for the price of one', () => {
    const game = cluster();
    expect(game.told('results-compared')).toHaveLength(2);
    expect(game.told('lock-lost')).toHaveLength(1);
    expect(game.told('upgrade-discarded')).toHaveLength(1);
  });

  card('upgrade.clustermissiles', 'no second attack on a ship that is gone', () => {
    const game = table()
      .phase('combat')
      .ship('greensquadronpilot', {
        at: [450, 450, 0],
        upgrades: ['clustermissiles'],
        locks: ['academypilot'],
      })
      .ship('academypilot', { at: [450, 540, 180], damageDown: 2 })
      .ship('academypilot', { at: [700, 540, 180] })
      .attackDice('hit', 'blank', 'blank')
      .defenceDice(...BLANKS)
      .choose('P1', 'clustermissiles>academypilot');
    expect(game.see('academypilot').status).toBe('destroyed');
    expect(game.told('attack-rolled')).toHaveLength(1);
  });

  function homing(weapon: string): PlayTable {
    return missiles('homingmissiles', 150, { evade: 1 })
      .attackDice('hit', 'blank', 'blank', 'blank')
      .defenceDice(...BLANKS)
      .choose('P1', `${weapon}>academypilot`)
      .choose('P1', 'done');
  }

  card('upgrade.homingmissiles', 'evade tokens may not be spent against them', () => {
    const game = homing('homingmissiles');
    expect(game.told('attack-hit')).toHaveLength(1);
    expect(game.see('academypilot').evade).toBe(1);
  });

  card('upgrade.homingmissiles', 'they may against the primary weapon', () => {
    const game = homing('primary');
    expect(game.offered()).toEqual(['spend-evade', 'done']);
  });

  card('upgrade.homingmissiles', 'the lock is needed but kept, so it may reroll', () => {
    const game = missiles('homingmissiles')
      .attackDice('hit', 'blank', 'blank', 'blank', 'hit', 'hit', 'hit')
      .defenceDice(...BLANKS)
      .choose('P1', 'homingmissiles>academypilot')
      .choose('P1', 'spend-lock:blank+blank+blank');
    expect(game.told('results-compared')[0]).toMatchObject({ hits: 4 });
    expect(game.see('greensquadronpilot')).toMatchObject({ locks: [], upgrades: [{ gone: true }] });
  });
});

describe('Assault Missiles', () => {
  const USE = 'assaultmissiles>academypilot';

  /** The defender between a friend of the attacker and another enemy, so far beside it. */
  function assault(gap: number, enemy: ShipFields = {}): PlayTable {
    return table()
      .phase('combat')
      .ship('greensquadronpilot', {
        at: [450, 300, 0],
        upgrades: ['assaultmissiles'],
        locks: ['academypilot'],
      })
      .ship('rookiepilot', { at: [410 - gap, 490, 0] })
      .ship('academypilot', { at: [450, 490, 180], ...enemy })
      .ship('academypilot', { at: [490 + gap, 490, 180] })
      .attackDice('hit', 'blank', 'blank', 'blank');
  }

  card('upgrade.assaultmissiles', 'ships of both sides at Range 1 of the defender suffer', () => {
    const game = assault(100)
      .defenceDice(...BLANKS)
      .choose('P1', USE);
    expect(game.see('academypilot').damageDown).toBe(1);
    // XW-311: in the order that the attacker chooses.
    expect(game.question()).toBe('P1 card');
    expect(game.offered()).toEqual(['rookiepilot', 'academypilot-2']);
    game.choose('P1', 'academypilot-2');
    expect(game.see('academypilot-2').damageDown).toBe(1);
    expect(game.see('rookiepilot').shields).toBe(1);
    expect(game.see('greensquadronpilot').shields).toBe(2);
  });

  card('upgrade.assaultmissiles', 'also where the defender has been destroyed', () => {
    const game = assault(100, { damageDown: 2 })
      .defenceDice(...BLANKS)
      .choose('P1', USE)
      .choose('P1', 'rookiepilot');
    expect(game.see('academypilot').status).toBe('destroyed');
    expect(game.see('academypilot-2').damageDown).toBe(1);
  });

  card('upgrade.assaultmissiles', 'not after a miss', () => {
    const game = assault(100).defenceDice('evade', 'blank', 'blank').choose('P1', USE);
    expect(game.told('attack-missed')).toHaveLength(1);
    // Nobody is asked for the order of the ships around it, either, which would come before their damage.
    expect(game.question()).not.toBe('P1 card');
    expect(game.see('rookiepilot').shields).toBe(2);
    expect(game.see('academypilot-2').damageDown).toBe(0);
  });

  card('upgrade.assaultmissiles', 'not farther away', () => {
    const game = assault(101)
      .defenceDice(...BLANKS)
      .choose('P1', USE);
    expect(game.see('academypilot').damageDown).toBe(1);
    expect(game.see('academypilot-2').damageDown).toBe(0);
    expect(game.see('rookiepilot').shields).toBe(2);
  });
});
