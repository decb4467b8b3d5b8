import { rule } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import { rulesOfCard } from '../behaviour/catalogue.ts';
import type { Offer } from '../behaviour/declare.ts';
import type { CardId } from '../cards/card-ids.ts';
import { bandOf, xwing } from '../index.ts';
import { play } from '../testing/playing.ts';
import { table } from '../testing/table.ts';
import type { Window } from '../vocabulary.ts';

describe('pieces', () => {
  rule('XW-005', 'a ship is its base: nothing else of the model takes up room', () => {
    const at = (y: number): readonly string[] =>
      table()
        .ship('rookiepilot', { at: [450, 450, 0] })
        .ship('academypilot', { at: [450, y, 180] })
        .faults();
    // Two bases of 40 mm just beside each other.
    expect(at(490)).toEqual([]);
    expect(at(489)).not.toEqual([]);
  });

  rule('XW-017', 'the arc of the ship token points to the front of the base', () => {
    const offered = (heading: number): readonly string[] =>
      table()
        .phase('combat')
        .ship('rookiepilot', { at: [450, 450, heading] })
        .ship('academypilot', { at: [600, 450, 180], attacked: true })
        .offered();
    expect(offered(90)).toContain('primary>academypilot');
    for (const heading of [0, 180, 270]) {
      expect(offered(heading)).not.toContain('primary>academypilot');
    }
  });

  rule('XW-086', 'the ruler has three sections of 100 mm, the first one at its origin', () => {
    expect([0, 99, 101, 199, 201, 299, 301].map(bandOf)).toEqual([1, 1, 2, 2, 3, 3, 4]);
    const range = (y: number): unknown =>
      table()
        .phase('combat')
        .ship('rookiepilot', { at: [450, 100, 0] })
        .ship('academypilot', { at: [450, y, 180], attacked: true })
        .attackDice('blank', 'blank', 'blank', 'blank')
        .defenceDice('blank', 'blank', 'blank', 'blank')
        .choose('P1', 'primary>academypilot')
        .told('attack-declared')[0]?.range;
    // From the front of one base to the front of the other.
    expect([range(239), range(241), range(339), range(341), range(439)]).toEqual([1, 2, 2, 3, 3]);
  });

  rule('XW-223', 'tokens never run out', () => {
    // The base set has three focus and three stress tokens.
    const game = table().phase('activation');
    for (let ship = 0; ship < 5; ship += 1) {
      const at = [100 + ship * 100, 200, 0];
      game.ship('rookiepilot', { at, focus: 1, stress: 3, activated: true });
    }
    game
      .ship('rookiepilot', { at: [700, 200, 0], dial: 'straight-1' })
      .ship('academypilot', { at: [800, 800, 180], activated: true })
      .choose('P1', 'focus');
    expect(game.told('token-gained')).toMatchObject([{ token: 'focus', count: 1 }]);
  });

  rule(
    'XW-224',
    'more dice than a set has are rolled all the same, and none counts as rerolled',
    () => {
      const game = table()
        .phase('combat')
        .ship('rookiepilot', { at: [450, 450, 0], locks: ['academypilot'] })
        .ship('academypilot', { at: [450, 540, 180], attacked: true })
        .attackDice('blank', 'blank', 'blank', 'blank')
        .attackDice('hit', 'hit', 'hit', 'hit')
        .defenceDice('evade', 'evade', 'blank')
        .choose('P1', 'primary>academypilot');
      expect(game.told('attack-rolled')[0]?.dice).toHaveLength(4);
      game.choose('P1', 'spend-lock:blank+blank+blank+blank').idle();
      expect(game.told('results-compared')).toMatchObject([{ hits: 2, cancelled: 2 }]);
    },
  );
});

describe('planning', () => {
  rule('XW-037', 'nobody is told where a manoeuvre would end', () => {
    const game = table()
      .ship('rookiepilot', { at: [450, 450, 0] })
      .ship('academypilot', { at: [450, 800, 180] });
    const question = xwing.question(game.state, 0);
    expect(question.kind).toBe('dial');
    expect(question.region).toBeUndefined();
    for (const answer of question.answers) {
      expect(Object.keys(answer).toSorted()).toEqual(['id', 'kind', 'manoeuvre', 'ship']);
    }
  });
});

describe('defence dice', () => {
  rule('XW-123', 'the attacker changes them before the defender does', () => {
    // No card does that to the dice of somebody else, so two are lent such a text.
    const used: Window[] = [];
    const lend = (card: CardId, window: Window): (() => void) => {
      const rules = rulesOfCard(card) as { offers?: readonly Offer[] };
      const { offers } = rules;
      const use = (): unknown => used.push(window);
      rules.offers = [{ window, kind: 'forced', when: () => true, use }];
      return () => Object.assign(rules, { offers });
    };
    const takeBack = [
      lend('pilot.lukeskywalker', 'defence-dice-defender'),
      lend('pilot.wingedgundark', 'defence-dice-attacker'),
    ];
    table()
      .phase('combat')
      .given({ initiative: 'rebel' })
      .ship('lukeskywalker', { at: [450, 450, 0], attacked: true, upgrades: ['r5d8'] })
      .ship('wingedgundark', { at: [450, 600, 180] })
      .attackDice('blank', 'blank')
      .defenceDice('blank', 'blank')
      .choose('P2', 'primary>lukeskywalker');
    for (const back of takeBack) back();
    expect(used).toEqual(['defence-dice-attacker', 'defence-dice-defender']);
  });
});

describe('markers for damage (A-08)', () => {
  rule('XW-225', 'become real face-down cards as soon as there are cards', () => {
    const game = table()
      .phase('combat')
      .given({ deck: [], deckIsWhole: true })
      .ship('rookiepilot', { at: [450, 450, 0], shields: 0, attacked: true })
      .ship('rookiepilot', {
        at: [100, 450, 0],
        shields: 0,
        attacked: true,
        damageUp: ['structural-damage', 'damaged-engine'],
      })
      .ship('academypilot', { at: [450, 600, 180] })
      .ship('academypilot', { at: [100, 600, 180] })
      .attackDice('critical', 'blank')
      .defenceDice('blank', 'blank')
      .choose('P2', 'academypilot')
      .choose('P2', 'primary>rookiepilot');
    expect(game.state.markers[0]).toBe(1);
    expect(game.see('rookiepilot')).toMatchObject({ damageDown: 1, damageUp: [] });
    // The other one falls, and its two cards come back.
    game.attackDice('hit', 'blank').defenceDice('blank').choose('P2', 'primary>rookiepilot-2');
    expect(game.see('rookiepilot-2').status).toBe('destroyed');
    expect(game.state.markers[0]).toBe(0);
    expect(game.see('rookiepilot').damageDown).toBe(1);
    expect(game.state.deck).toHaveLength(1);
  });
});

describe('giving up', () => {
  test('is accepted at every question, listed at none, and gives the game to the others', () => {
    const setup = play({ players: 3, sides: 'rebel' });
    expect(setup.offered('P1')).not.toContain('resign');
    expect(setup.refusal('P3', 'resign')).toBe('table');
    const game = table()
      .setup({ players: 3 })
      .ship('rookiepilot', { at: [450, 450, 0], by: 'P1' })
      .ship('rookiepilot', { at: [600, 450, 0], by: 'P3' })
      .ship('academypilot', { at: [450, 800, 180], by: 'P2' });
    expect(game.offered('P3')).not.toContain('resign');
    game.choose('P3', 'resign');
    expect(game.winners()).toEqual(['P2']);
    setup.choose('P2', 'resign');
    expect(xwing.outcome(setup.state)?.winners).toEqual([0, 2]);
  });
});

describe('lists', () => {
  const ships = [{ pilot: 'wedgeantilles', upgrades: [] }];
  const xws = {
    faction: 'rebel',
    pilots: [{ name: 'wedgeantilles', ship: 'xwing', upgrades: {} }],
  };

  test('are reviewed in XWS and in the form of the house', () => {
    expect(xwing.reviewList?.(xws)).toMatchObject({ points: 29, problems: [] });
    expect(xwing.reviewList?.({ faction: 'rebel', ships })).toMatchObject({
      points: 29,
      problems: [],
    });
    expect(xwing.reviewList?.({ faction: 'rebel', ships }, 20)?.problems[0]?.rule).toBe('XW-199');
    const many = {
      faction: 'imperial',
      ships: Array.from({ length: 9 }, () => ({ pilot: 'academypilot', upgrades: [] })),
    };
    expect(xwing.reviewList?.(many)?.problems).toHaveLength(1);
    expect(xwing.reviewList?.(many, 0)?.problems).toEqual([]);
    expect(xwing.reviewList?.(7)?.problems).toHaveLength(1);
  });
});
