import { card } from '@parsecs/kernel/testing';
import { describe, expect } from 'vitest';
import { type PlayTable, type ShipFields, table } from '../../testing/table.ts';

describe('Soontir Fel', () => {
  function flying(dial: string, fields: ShipFields = {}): PlayTable {
    return table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], activated: true })
      .ship('soontirfel', { at: [450, 700, 180], dial, ...fields });
  }

  card('pilot.soontirfel', 'may place a focus token when he receives stress', () => {
    const game = flying('koiogran-3');
    expect(game.question()).toBe('P2 stress-received');
    game.choose('P2', 'use:pilot.soontirfel@soontirfel');
    expect(game.see('soontirfel')).toMatchObject({ stress: 1, focus: 1 });
  });

  card('pilot.soontirfel', 'may leave it', () => {
    const game = flying('koiogran-3').choose('P2', 'done');
    expect(game.see('soontirfel')).toMatchObject({ stress: 1, focus: 0 });
  });

  card('pilot.soontirfel', 'every time, whatever the cause, besides a focus action', () => {
    const game = flying('straight-2', { upgrades: ['pushthelimit'] })
      .choose('P2', 'focus')
      .choose('P2', 'use:upgrade.pushthelimit@soontirfel')
      .choose('P2', 'evade')
      .choose('P2', 'use:pilot.soontirfel@soontirfel');
    expect(game.see('soontirfel')).toMatchObject({ stress: 1, focus: 2, evade: 1 });
  });

  card('pilot.soontirfel', 'not without a token, nor for that of a friend', () => {
    expect(flying('straight-2').question()).toBe('P2 action');
    const friend = table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], activated: true })
      .ship('soontirfel', { at: [450, 700, 180], activated: true })
      .ship('academypilot', { at: [550, 700, 180], dial: 'koiogran-3' });
    expect(friend.question()).toBe('P2 attack');
    expect(friend.used()).toEqual([]);
  });

  card('pilot.soontirfel', 'not for a token that Captain Yorr takes in his place', () => {
    const game = flying('koiogran-3')
      .ship('captainyorr', { at: [600, 560, 180], activated: true })
      .choose('P2', 'use:pilot.captainyorr@captainyorr');
    expect(game.see('captainyorr').stress).toBe(1);
    expect(game.see('soontirfel')).toMatchObject({ stress: 0, focus: 0 });
    expect(game.question()).toBe('P2 action');
  });
});

describe('Captain Yorr', () => {
  /** A friend flies a red manoeuvre and ends beside him, so far away. */
  function flying(gap: number, yorr: ShipFields = {}, friend: ShipFields = {}): PlayTable {
    return table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], activated: true })
      .ship('captainyorr', { at: [300, 640, 180], activated: true, ...yorr })
      .ship('sabersquadronpilot', { at: [360 + gap, 800, 180], dial: 'koiogran-3', ...friend });
  }

  const take = 'use:pilot.captainyorr@captainyorr';

  card(
    'pilot.captainyorr',
    'takes the stress token of a friend with at most two of his own',
    () => {
      const game = flying(200, { stress: 2 });
      expect(game.question()).toBe('P2 stress-receive');
      game.choose('P2', take);
      expect(game.see('captainyorr').stress).toBe(3);
      expect(game.see('sabersquadronpilot').stress).toBe(0);
      // Without stress the friend acts.
      expect(game.question()).toBe('P2 action');
    },
  );

  card('pilot.captainyorr', 'may leave it', () => {
    const game = flying(200).choose('P2', 'done');
    expect(game.see('sabersquadronpilot').stress).toBe(1);
  });

  card('pilot.captainyorr', 'not with three tokens, and not beyond Range 2', () => {
    for (const game of [flying(200, { stress: 3 }), flying(200.2)]) {
      expect(game.question()).toBe('P2 attack-next');
      expect(game.see('sabersquadronpilot').stress).toBe(1);
    }
  });

  card('pilot.captainyorr', 'not the tokens of the enemy, nor his own a second time', () => {
    const enemy = table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 300, 0], dial: 'koiogran-4' })
      .ship('captainyorr', { at: [600, 400, 180], activated: true });
    expect(enemy.question()).toBe('P2 attack');
    expect(enemy.see('rookiepilot').stress).toBe(1);
    const own = table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], activated: true })
      .ship('captainyorr', { at: [450, 600, 180], dial: 'stationary-0' });
    expect(own.question()).toBe('P2 attack');
    expect(own.see('captainyorr').stress).toBe(1);
  });

  card('pilot.captainyorr', 'a token that was a consequence takes nothing back', () => {
    const game = flying(100, {}, { dial: 'straight-2', upgrades: ['pushthelimit'] })
      .choose('P2', 'focus')
      .choose('P2', 'use:upgrade.pushthelimit@sabersquadronpilot')
      .choose('P2', 'evade')
      .choose('P2', take);
    expect(game.see('sabersquadronpilot')).toMatchObject({ focus: 1, evade: 1, stress: 0 });
    expect(game.see('captainyorr').stress).toBe(1);
  });
});
