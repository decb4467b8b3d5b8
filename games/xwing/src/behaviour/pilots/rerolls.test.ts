import { card } from '@parsecs/kernel/testing';
import { describe, expect } from 'vitest';
import { type PlayTable, type ShipFields, table } from '../../testing/table.ts';

const BLANKS = ['blank', 'blank', 'blank', 'blank'] as const;

function results(game: PlayTable, attack = 0): object | undefined {
  return game.told('results-compared')[attack];
}

function cards(game: PlayTable): readonly string[] {
  return game.offered().filter((id) => id.startsWith('use:'));
}

describe('Howlrunner', () => {
  /** An Academy Pilot attacks, the base of Howlrunner so far to the side. */
  function near(gap: number, fields: ShipFields = {}): PlayTable {
    return table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 300, 0], attacked: true })
      .ship('academypilot', { at: [450, 490, 180], ...fields })
      .ship('howlrunner', { at: [490 + gap, 490, 180], attacked: true });
  }

  card('pilot.howlrunner', 'the attacker at Range 1 of her may reroll one die', () => {
    const game = near(100)
      .attackDice('blank', 'blank', 'hit')
      .defenceDice(...BLANKS)
      .choose('P2', 'primary>rookiepilot');
    expect(game.offered()).toEqual(['use:pilot.howlrunner@howlrunner:blank', 'done']);
    game.choose('P2', 'use:pilot.howlrunner@howlrunner:blank');
    expect(results(game)).toMatchObject({ hits: 1 });
  });

  card('pilot.howlrunner', 'not beyond Range 1', () => {
    const game = near(100.2)
      .attackDice('blank', 'blank')
      .defenceDice(...BLANKS)
      .choose('P2', 'primary>rookiepilot');
    expect(game.used()).toEqual([]);
    expect(results(game)).toBeDefined();
  });

  card('pilot.howlrunner', 'not with a secondary weapon', () => {
    const game = near(50, { upgrades: ['ioncannonturret'] })
      .attackDice('blank', 'blank', 'blank')
      .defenceDice(...BLANKS)
      .choose('P2', 'ioncannonturret>rookiepilot');
    expect(results(game)).toMatchObject({ hits: 0 });
    expect(game.used()).not.toContain('pilot.howlrunner');
  });

  card('pilot.howlrunner', 'not for an attack of her own', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 300, 0], attacked: true })
      .ship('howlrunner', { at: [450, 490, 180] })
      .attackDice('blank', 'blank')
      .defenceDice(...BLANKS)
      .choose('P2', 'primary>rookiepilot');
    expect(results(game)).toMatchObject({ hits: 0 });
  });

  card('pilot.howlrunner', 'in every attack, but once in each', () => {
    const game = near(50)
      .ship('academypilot', { at: [400, 490, 180] })
      .attackDice('blank', 'blank', 'hit')
      .defenceDice(...BLANKS)
      .choose('P2', 'academypilot')
      .choose('P2', 'primary>rookiepilot')
      .choose('P2', 'use:pilot.howlrunner@howlrunner:blank')
      .attackDice('blank', 'blank', 'hit')
      .defenceDice(...BLANKS)
      .choose('P2', 'primary>rookiepilot')
      .choose('P2', 'use:pilot.howlrunner@howlrunner:blank');
    expect(game.used()).toEqual(['pilot.howlrunner', 'pilot.howlrunner']);
    expect(results(game, 1)).toMatchObject({ hits: 1 });
  });
});

describe('Captain Jonus', () => {
  function near(where: readonly number[]): PlayTable {
    return table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 300, 0], attacked: true })
      .ship('gammasquadronpilot', {
        at: [450, 490, 180],
        upgrades: ['homingmissiles'],
        locks: ['rookiepilot'],
      })
      .ship('captainjonus', { at: where, attacked: true })
      .attackDice('blank', 'blank', 'blank', 'hit', 'hit', 'hit')
      .defenceDice(...BLANKS);
  }

  card('pilot.captainjonus', 'a friend rerolls up to two dice of a secondary weapon', () => {
    const game = near([590, 490, 180]).choose('P2', 'homingmissiles>rookiepilot');
    expect(cards(game)).toEqual([
      'use:pilot.captainjonus@captainjonus:blank',
      'use:pilot.captainjonus@captainjonus:blank+blank',
      'use:pilot.captainjonus@captainjonus:hit',
      'use:pilot.captainjonus@captainjonus:hit+blank',
    ]);
    game.choose('P2', 'use:pilot.captainjonus@captainjonus:blank+blank').choose('P2', 'done');
    expect(results(game)).toMatchObject({ hits: 3 });
  });

  card('pilot.captainjonus', 'not beyond Range 1', () => {
    const game = near([590.2, 490, 180]).choose('P2', 'homingmissiles>rookiepilot');
    expect(cards(game)).toEqual([]);
  });

  card('pilot.captainjonus', 'not with the primary weapon', () => {
    const game = near([540, 490, 180]).choose('P2', 'primary>rookiepilot');
    expect(cards(game)).toEqual([]);
  });

  card('pilot.captainjonus', 'in each attack of a pair', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 300, 0], attacked: true })
      .ship('gammasquadronpilot', {
        at: [450, 490, 180],
        upgrades: ['clustermissiles'],
        locks: ['rookiepilot'],
      })
      .ship('captainjonus', { at: [540, 490, 180], attacked: true })
      .attackDice('blank', 'blank', 'blank', 'hit', 'hit', 'blank', 'blank', 'blank', 'hit', 'hit')
      .defenceDice(...BLANKS)
      .choose('P2', 'clustermissiles>rookiepilot')
      .choose('P2', 'use:pilot.captainjonus@captainjonus:blank+blank')
      .choose('P2', 'use:pilot.captainjonus@captainjonus:blank+blank');
    expect([results(game, 0), results(game, 1)]).toMatchObject([{ hits: 2 }, { hits: 2 }]);
  });
});

describe('Krassis Trelix', () => {
  function firing(weapon: string): PlayTable {
    return table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 300, 0], attacked: true })
      .ship('krassistrelix', { at: [450, 490, 180], upgrades: ['ioncannon'] })
      .attackDice('blank', 'blank', 'blank', 'hit')
      .defenceDice(...BLANKS)
      .choose('P2', `${weapon}>rookiepilot`);
  }

  card('pilot.krassistrelix', 'may reroll one die of a secondary weapon', () => {
    const game = firing('ioncannon');
    expect(game.offered()).toEqual(['use:pilot.krassistrelix@krassistrelix:blank', 'done']);
    game.choose('P2', 'use:pilot.krassistrelix@krassistrelix:blank');
    expect(results(game)).toMatchObject({ hits: 1 });
  });

  card('pilot.krassistrelix', 'not with the primary weapon', () => {
    expect(results(firing('primary'))).toMatchObject({ hits: 0 });
  });
});

describe('Horton Salm', () => {
  function firing(gap: number): PlayTable {
    return table()
      .phase('combat')
      .ship('hortonsalm', { at: [450, 300, 0] })
      .ship('academypilot', { at: [450, 340 + gap, 180] })
      .attackDice('blank', 'blank', 'hit', 'hit')
      .defenceDice(...BLANKS)
      .choose('P1', 'primary>academypilot');
  }

  card('pilot.hortonsalm', 'may reroll any number of blanks at Range 2 and 3', () => {
    const game = firing(150);
    expect(game.offered()).toEqual([
      'use:pilot.hortonsalm@hortonsalm:blank',
      'use:pilot.hortonsalm@hortonsalm:blank+blank',
      'done',
    ]);
    game.choose('P1', 'use:pilot.hortonsalm@hortonsalm:blank+blank');
    expect(results(game)).toMatchObject({ hits: 2 });
    expect(cards(firing(250))).toHaveLength(2);
  });

  card('pilot.hortonsalm', 'not at Range 1, and no other results', () => {
    expect(results(firing(50))).toMatchObject({ hits: 1 });
    const game = table()
      .phase('combat')
      .ship('hortonsalm', { at: [450, 300, 0] })
      .ship('academypilot', { at: [450, 490, 180] })
      .attackDice('focus', 'hit')
      .defenceDice(...BLANKS)
      .choose('P1', 'primary>academypilot');
    expect(results(game)).toMatchObject({ hits: 1 });
  });
});
