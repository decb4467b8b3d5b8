import { card } from '@parsecs/kernel/testing';
import { describe, expect } from 'vitest';
import type { AttackResult, DefenceResult } from '../../cards/vocabulary.ts';
import { type PlayTable, type ShipFields, table } from '../../testing/table.ts';

describe('Ten Numb', () => {
  function against(
    attack: readonly AttackResult[],
    defence: readonly DefenceResult[],
    fields: ShipFields = {},
    pilot = 'tennumb',
  ): PlayTable {
    const game = table()
      .phase('combat')
      .ship(pilot, { at: [450, 300, 0] })
      .ship('academypilot', { at: [450, 490, 180], ...fields })
      .attackDice(...attack)
      .defenceDice(...defence)
      .choose('P1', 'primary>academypilot');
    return game;
  }

  const compared = (game: PlayTable): object | undefined => game.told('results-compared')[0];

  card('pilot.tennumb', 'one critical hit cannot be cancelled by defence dice', () => {
    const game = against(['critical', 'blank', 'blank'], ['evade', 'evade', 'evade']);
    expect(compared(game)).toMatchObject({ hits: 0, crits: 1, cancelled: 0 });
    const other = against(
      ['critical', 'blank', 'blank'],
      ['evade', 'evade', 'evade'],
      {},
      'bluesquadronpilot',
    );
    expect(compared(other)).toMatchObject({ crits: 0, cancelled: 1 });
  });

  card('pilot.tennumb', 'only one, and hits go first as ever', () => {
    const game = against(['critical', 'critical', 'hit'], ['evade', 'evade', 'evade']);
    expect(compared(game)).toMatchObject({ hits: 0, crits: 1, cancelled: 2 });
    const few = against(['critical', 'critical', 'hit'], ['evade', 'blank', 'blank']);
    expect(compared(few)).toMatchObject({ hits: 0, crits: 2, cancelled: 1 });
  });

  card('pilot.tennumb', 'evade tokens count as defence dice here', () => {
    const game = against(['critical', 'hit', 'blank'], ['evade', 'blank', 'blank'], { evade: 1 });
    game.choose('P2', 'spend-evade');
    expect(compared(game)).toMatchObject({ hits: 0, crits: 1, cancelled: 1 });
  });

  card('pilot.tennumb', 'hits can all be cancelled', () => {
    const game = against(['hit', 'hit', 'blank'], ['evade', 'evade', 'blank']);
    expect(compared(game)).toMatchObject({ hits: 0, crits: 0 });
    expect(game.used()).toEqual([]);
  });

  card('pilot.tennumb', 'not in an attack against him', () => {
    const game = table()
      .phase('combat')
      .ship('tennumb', { at: [450, 300, 0], attacked: true })
      .ship('academypilot', { at: [450, 490, 180] })
      .attackDice('critical', 'blank')
      .defenceDice('evade')
      .choose('P2', 'primary>tennumb');
    expect(compared(game)).toMatchObject({ crits: 0 });
  });
});

describe('Kath Scarlet', () => {
  function against(
    attack: readonly AttackResult[],
    defence: readonly DefenceResult[],
    weapon = 'primary',
    fields: ShipFields = {},
  ): PlayTable {
    return table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 300, 0], attacked: true, ...fields })
      .ship('kathscarlet', { at: [450, 510, 180], upgrades: ['ioncannon'] })
      .attackDice(...attack)
      .defenceDice(...defence)
      .choose('P2', `${weapon}>rookiepilot`);
  }

  card('pilot.kathscarlet', 'a cancelled critical hit stresses the defender', () => {
    const game = against(['critical', 'blank', 'blank'], ['evade', 'blank']);
    expect(game.see('rookiepilot').stress).toBe(1);
    expect(game.told('card-used')).toEqual([
      { type: 'card-used', ship: 'kathscarlet', card: 'pilot.kathscarlet', target: 'rookiepilot' },
    ]);
  });

  card('pilot.kathscarlet', 'one token, however many were cancelled', () => {
    const game = against(['critical', 'critical', 'blank'], ['evade', 'evade']);
    expect(game.see('rookiepilot').stress).toBe(1);
  });

  card('pilot.kathscarlet', 'also when an evade token has cancelled it', () => {
    const game = against(['critical', 'blank', 'blank'], ['blank', 'blank'], 'primary', {
      evade: 1,
    }).choose('P1', 'spend-evade');
    expect(game.see('rookiepilot').stress).toBe(1);
  });

  card(
    'pilot.kathscarlet',
    'cancelled hits do nothing, nor does a critical hit that stands',
    () => {
      expect(against(['hit', 'blank', 'blank'], ['evade', 'blank']).see('rookiepilot').stress).toBe(
        0,
      );
      const standing = against(['hit', 'critical', 'blank'], ['evade', 'blank']);
      expect(standing.see('rookiepilot').stress).toBe(0);
    },
  );

  card('pilot.kathscarlet', 'what an ion cannon cancels by itself gives no stress', () => {
    const game = against(['critical', 'critical', 'hit'], ['blank', 'blank'], 'ioncannon');
    expect(game.see('rookiepilot')).toMatchObject({ ion: 1, stress: 0 });
  });

  card('pilot.kathscarlet', 'not when she defends', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 300, 0] })
      .ship('kathscarlet', { at: [450, 510, 180], attacked: true })
      .attackDice('critical', 'blank', 'blank')
      .defenceDice('evade', 'blank')
      .choose('P1', 'primary>kathscarlet');
    expect(game.used()).toEqual([]);
    expect(game.told('stress-changed')).toEqual([]);
  });
});
