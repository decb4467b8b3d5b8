import { card, rule } from '@parsecs/kernel/testing';
import { describe, expect } from 'vitest';
import type { AttackResult, DefenceResult } from '../../cards/vocabulary.ts';
import { type PlayTable, type ShipFields, table } from '../../testing/table.ts';

const BLANKS = ['blank', 'blank', 'blank', 'blank'] as const;

function armed(pilot: string, gap: number, fields: ShipFields, enemy: ShipFields = {}): PlayTable {
  return table()
    .phase('combat')
    .ship(pilot, { at: [450, 450, 0], ...fields })
    .ship('academypilot', { at: [450, 490 + gap, 180], ...enemy });
}

describe('Autoblaster', () => {
  const BLASTER: ShipFields = { upgrades: ['autoblaster'] };
  const FIRE = 'autoblaster>academypilot';
  const CANCELS = 'use:upgrade.autoblaster@bluesquadronpilot';

  card('upgrade.autoblaster', 'hits stay, critical hits may be cancelled before them', () => {
    const game = armed('bluesquadronpilot', 50, BLASTER)
      .attackDice('hit', 'critical', 'critical')
      .defenceDice('evade', 'evade', 'blank')
      .choose('P1', FIRE);
    expect(game.question()).toBe('P2 compare-start');
    expect(game.offered()).toEqual([
      `${CANCELS}:critical+critical`,
      `${CANCELS}:critical`,
      `${CANCELS}:none`,
    ]);
    game.choose('P2', `${CANCELS}:critical+critical`);
    expect(game.told('results-compared')[0]).toMatchObject({ hits: 1, crits: 0 });
  });

  card('upgrade.autoblaster', 'the defender need not cancel them', () => {
    const game = armed('bluesquadronpilot', 50, BLASTER)
      .attackDice('hit', 'critical', 'critical')
      .defenceDice('evade', 'evade', 'blank')
      .choose('P1', FIRE)
      .choose('P2', `${CANCELS}:none`);
    expect(game.told('results-compared')[0]).toMatchObject({ hits: 1, crits: 2 });
  });

  card('upgrade.autoblaster', 'evade tokens do not help either', () => {
    const game = armed('bluesquadronpilot', 50, BLASTER, { evade: 1 })
      .attackDice('hit', 'hit', 'blank')
      .defenceDice('evade', 'blank', 'blank')
      .choose('P1', FIRE)
      .choose('P2', 'spend-evade');
    expect(game.told('results-compared')[0]).toMatchObject({ hits: 2 });
  });

  card('upgrade.autoblaster', 'not with the primary weapon', () => {
    const game = armed('bluesquadronpilot', 50, BLASTER)
      .attackDice('hit', 'critical', 'blank', 'blank')
      .defenceDice('evade', 'blank', 'blank')
      .choose('P1', 'primary>academypilot');
    expect(game.told('results-compared')[0]).toMatchObject({ hits: 0, crits: 1 });
  });

  card('upgrade.autoblaster', 'what Ten Numb protects stays as well', () => {
    const shoot = (...dice: readonly AttackResult[]): PlayTable =>
      armed('tennumb', 50, BLASTER)
        .attackDice(...dice)
        .defenceDice('evade', 'evade', 'blank')
        .choose('P1', FIRE);
    expect(shoot('critical', 'blank', 'blank').told('results-compared')[0]).toMatchObject({
      crits: 1,
    });
    expect(shoot('critical', 'critical', 'blank').offered()).toEqual([
      'use:upgrade.autoblaster@tennumb:critical',
      'use:upgrade.autoblaster@tennumb:none',
    ]);
  });

  rule('XW-131', 'what cancels results is used before evades are applied', () => {
    const game = armed('bluesquadronpilot', 50, BLASTER)
      .attackDice('critical', 'blank', 'blank')
      .defenceDice('evade', 'blank', 'blank')
      .choose('P1', FIRE);
    expect(game.question()).toBe('P2 compare-start');
    expect(game.story()).toContain('defence-rolled');
    expect(game.story()).not.toContain('results-compared');
  });

  card('upgrade.autoblaster', 'cancelling is a choice that Kath Scarlet makes dear', () => {
    const stress = (choice: string): number =>
      table()
        .phase('combat')
        .ship('rookiepilot', { at: [450, 450, 0], attacked: true })
        .ship('kathscarlet', { at: [450, 560, 180], upgrades: ['autoblaster'] })
        .attackDice('critical', 'blank', 'blank')
        .defenceDice('evade', 'blank')
        .choose('P2', 'autoblaster>rookiepilot')
        .choose('P1', `use:upgrade.autoblaster@kathscarlet:${choice}`)
        .see('rookiepilot').stress;
    expect(stress('critical')).toBe(1);
    expect(stress('none')).toBe(0);
  });
});

describe('Heavy Laser Cannon', () => {
  const CANNON: ShipFields = { upgrades: ['heavylasercannon'] };
  const FIRE = 'heavylasercannon>academypilot';

  card('upgrade.heavylasercannon', 'critical results of the first roll become hits', () => {
    const game = armed('bluesquadronpilot', 150, CANNON)
      .attackDice('critical', 'critical', 'hit', 'blank')
      .defenceDice(...BLANKS)
      .choose('P1', FIRE);
    expect(game.told('results-compared')[0]).toMatchObject({ hits: 3, crits: 0 });
  });

  card('upgrade.heavylasercannon', 'those of a reroll stay', () => {
    const game = armed('bluesquadronpilot', 150, { ...CANNON, locks: ['academypilot'] })
      .attackDice('critical', 'blank', 'hit', 'blank', 'critical', 'critical')
      .defenceDice(...BLANKS)
      .choose('P1', FIRE)
      .choose('P1', 'spend-lock:blank+blank');
    expect(game.told('results-compared')[0]).toMatchObject({ hits: 2, crits: 2 });
  });

  card('upgrade.heavylasercannon', 'not with the primary weapon, and not at Range 1', () => {
    const game = armed('bluesquadronpilot', 150, CANNON)
      .attackDice('critical', 'blank', 'blank')
      .defenceDice(...BLANKS)
      .choose('P1', 'primary>academypilot');
    expect(game.told('results-compared')[0]).toMatchObject({ crits: 1 });
    expect(armed('bluesquadronpilot', 50, CANNON).refusal('P1', FIRE)).toBe('XW-213');
  });
});

describe('Ion weapons', () => {
  function cannon(...defence: readonly DefenceResult[]): PlayTable {
    return armed('bluesquadronpilot', 150, { upgrades: ['ioncannon'] })
      .attackDice('hit', 'hit', 'critical')
      .defenceDice(...defence)
      .choose('P1', 'ioncannon>academypilot');
  }

  card('upgrade.ioncannon', 'a hit is one damage and one ion token, whatever was rolled', () => {
    expect(cannon('blank', 'blank', 'blank').see('academypilot')).toMatchObject({
      damageDown: 1,
      damageUp: [],
      ion: 1,
    });
  });

  card('upgrade.ioncannon', 'a shield takes the damage', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0], attacked: true })
      .ship('bountyhunter', { at: [450, 660, 180], upgrades: ['ioncannon'] })
      .attackDice('critical', 'critical', 'critical')
      .defenceDice('blank', 'blank')
      .choose('P2', 'ioncannon>rookiepilot');
    expect(game.see('rookiepilot')).toMatchObject({ shields: 1, ion: 1, damageUp: [] });
  });

  card('upgrade.ioncannon', 'a miss does nothing', () => {
    const game = cannon('evade', 'evade', 'evade');
    expect(game.see('academypilot')).toMatchObject({ damageDown: 0, ion: 0 });
  });

  /** A turret fires backwards. */
  function turret(...defence: readonly DefenceResult[]): PlayTable {
    const fields: ShipFields = { at: [450, 450, 180], upgrades: ['ioncannonturret'] };
    return armed('goldsquadronpilot', 50, fields)
      .attackDice('hit', 'hit', 'critical')
      .defenceDice(...defence)
      .choose('P1', 'ioncannonturret>academypilot');
  }

  card('upgrade.ioncannonturret', 'one damage and one ion token, in any direction', () => {
    expect(turret('blank', 'blank', 'blank').see('academypilot')).toMatchObject({
      damageDown: 1,
      damageUp: [],
      ion: 1,
    });
  });

  card('upgrade.ioncannonturret', 'a miss does nothing', () => {
    const game = turret('evade', 'evade', 'evade');
    expect(game.see('academypilot')).toMatchObject({ damageDown: 0, ion: 0 });
  });
});

describe('Blaster Turret', () => {
  const FIRE = 'blasterturret>academypilot';

  function turret(gap: number, focus: number): PlayTable {
    const fields: ShipFields = { at: [450, 450, 180], upgrades: ['blasterturret'], focus };
    return armed('goldsquadronpilot', gap, fields);
  }

  card('upgrade.blasterturret', 'fires backwards for a focus token', () => {
    const game = turret(200, 1)
      .attackDice('focus', 'focus', 'hit')
      .defenceDice(...BLANKS)
      .choose('P1', FIRE);
    // The token that was the price is not there for the dice.
    expect(game.told('results-compared')[0]).toMatchObject({ hits: 1 });
    expect(game.see('goldsquadronpilot')).toMatchObject({ focus: 0, upgrades: [{ gone: false }] });
  });

  card('upgrade.blasterturret', 'not without focus, and not beyond Range 2', () => {
    expect(turret(200, 0).refusal('P1', FIRE)).toBe('XW-299');
    expect(turret(201, 1).refusal('P1', FIRE)).toBe('XW-213');
  });

  rule('XW-297', 'a turret fires in any direction, range from base to base', () => {
    expect(turret(200, 1).offered()).toEqual(['pass', FIRE]);
    const falcon = table()
      .phase('combat')
      .ship('chewbacca', { at: [450, 450, 0] })
      .ship('academypilot', { at: [450, 300, 180] });
    expect(falcon.offered()).toContain('primary>academypilot');
    // Base to base it is Range 1, though all that is in the printed arc is farther away.
    const aside = table()
      .phase('combat')
      .ship('chewbacca', { at: [450, 450, 0] })
      .ship('bountyhunter', { at: [610, 560, 0], attacked: true })
      .attackDice(...BLANKS)
      .defenceDice(...BLANKS)
      .choose('P1', 'primary>bountyhunter');
    expect(aside.told('attack-declared')[0]?.range).toBe(1);
    expect(aside.told('attack-rolled')[0]?.dice).toHaveLength(3 + 1);
    const firespray = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 300, 0], attacked: true })
      .ship('bountyhunter', { at: [450, 450, 0], upgrades: ['ioncannon'] });
    // The auxiliary arc serves the primary weapon only.
    expect(firespray.offered()).toEqual(['pass', 'primary>rookiepilot']);
  });
});
