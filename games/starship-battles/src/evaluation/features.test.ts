import { at, seededChance } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import type { ShipCard } from '../cards/ship-card.ts';
import { SHIPS } from '../cards/ships.ts';
import { starshipBattles } from '../index.ts';
import { newGame, playRandomGame } from '../testing/games.ts';
import { type PlayTable, type ShipOptions, table } from '../testing/table.ts';
import { view } from '../view.ts';
import type { Facing, Square } from '../vocabulary.ts';
import { belief } from './belief.ts';
import { evaluation } from './features.ts';

const { evaluate } = starshipBattles;

function measures(game: PlayTable, seat: number): Readonly<Record<string, number>> {
  const measured = evaluation.measure(game.state, seat);
  return Object.fromEntries(evaluation.features.map((name, index) => [name, at(measured, index)]));
}

test('the chances of both sides add up to 1, in every position of a game', () => {
  playRandomGame({ sides: 'light', fleets: ['random', 'random'], points: 120 }, 'chances', {
    question: (_, state) => {
      expect(evaluate(state, 0) + evaluate(state, 1)).toBeCloseTo(1, 12);
    },
  });
});

test('four at a table are two sides', () => {
  const state = newGame({ players: 4, sides: 'light', fleets: Array(4).fill('random') }, 'teams');
  expect(evaluate(state, 2)).toBe(evaluate(state, 0));
  expect(evaluate(state, 3)).toBeCloseTo(1 - evaluate(state, 0), 12);
});

describe('a position seen in the mirror', () => {
  const MIRRORED: Readonly<Record<Facing, Facing>> = {
    north: 'south',
    south: 'north',
    east: 'east',
    west: 'west',
  };
  const IDS = ['mon-calamari-cruiser-home-one', 'corellian-corvette', 'x-wing-starfighter'];
  /** The same ships for the Dark Side. */
  const copies: readonly ShipCard[] = SHIPS.filter(({ id }) => IDS.includes(id)).map((card) => ({
    ...card,
    id: `dark-${card.id}`,
    faction: 'dark',
    uniqueName: null,
  }));
  type Placed = readonly [card: string, at: Square, options?: ShipOptions];
  const fleet: readonly Placed[] = [
    [at(IDS, 0), [8, 17], { facing: 'north', counters: 0 }],
    [at(IDS, 1), [20, 18], { facing: 'west', counters: 0 }],
    [at(IDS, 2), [9, 8], { facing: 'north' }],
  ];
  const hurt: readonly Placed[] = fleet.map(([card, where, options]) => [
    card,
    where,
    { ...options, damage: 1 },
  ]);

  function facing(light: readonly Placed[], dark: readonly Placed[]): PlayTable {
    const game = table({ ships: copies }).round(2);
    for (const placed of light) game.ship('P1', ...placed);
    for (const [card, [x, y], options = {}] of dark) {
      const large = card === at(IDS, 0) ? 1 : 0;
      game.ship('P2', `dark-${card}`, [x, 21 - y - large], {
        ...options,
        facing: MIRRORED[options.facing ?? 'north'],
      });
    }
    return game.low('light').phase('attack');
  }

  test('is even where both have the same', () => {
    const game = facing(fleet, fleet);
    const { 'moves-last': _, ...own } = measures(game, 0);
    const { 'moves-last': __, ...other } = measures(game, 1);
    for (const [name, value] of Object.entries(own)) expect(other[name]).toBeCloseTo(value, 9);
  });

  test('is as good for one side as it was for the other', () => {
    const { 'moves-last': _, ...one } = measures(facing(hurt, fleet), 0);
    const { 'moves-last': __, ...other } = measures(facing(fleet, hurt), 1);
    for (const [name, value] of Object.entries(one)) expect(other[name]).toBeCloseTo(value, 9);
    expect(evaluate(facing(hurt, fleet).state, 0)).toBeLessThan(
      evaluate(facing(fleet, hurt).state, 0),
    );
  });
});

describe('what is better is worth more', () => {
  function duel(own: ShipOptions, other: ShipOptions = {}): number {
    const { state } = table()
      .ship('P1', 'mon-calamari-cruiser', [10, 18], { facing: 'north', ...own })
      .ship('P2', 'imperial-star-destroyer', [10, 2], { facing: 'south', ...other });
    return evaluate(state, 0);
  }

  test('a whole ship than a damaged one, that than a reduced one', () => {
    expect(duel({})).toBeGreaterThan(duel({ damage: 3 }));
    expect(duel({ damage: 3 })).toBeGreaterThan(duel({ reduced: true }));
    expect(duel({}, { damage: 6 })).toBeGreaterThan(duel({}, { damage: 3 }));
  });

  test('the bow to the enemy than the stern', () => {
    expect(duel({})).toBeGreaterThan(duel({ facing: 'south' }));
  });

  test('bombers beside a ship than bombers that have missed it', () => {
    const bombers = (where: Square): number =>
      evaluate(
        table()
          .ship('P1', 'rebel-transport', [30, 20])
          .ship('P1', 'b-wing-starfighter', where, { done: ['moved'] })
          .ship('P2', 'victory-star-destroyer', [10, 6], { facing: 'south' })
          .low('light')
          .turns('P1', 'P2')
          .phase('attack', 'P1').state,
        0,
      );
    expect(bombers([10, 5])).toBeGreaterThan(bombers([10, 12]));
    // From behind a bomber meets a weaker Defense than at the bow.
    expect(bombers([10, 5])).toBeGreaterThan(bombers([10, 8]));
  });

  test('what is won or lost is won or lost', () => {
    const { state } = table()
      .ship('P1', 'rebel-transport', [4, 20])
      .ship('P2', 'imperial-shuttle', [4, 2], { damage: 3 })
      .phase('damage');
    expect([evaluate(state, 0), evaluate(state, 1)]).toEqual([1, 0]);
  });
});

describe('what is believed', () => {
  const state = newGame({ sides: 'light' }, 'secret fleets');
  const sample = (seat: number, seed: string): void => {
    const { region } = starshipBattles.question(state, seat);
    const chance = seededChance(seed);
    const fleet = region?.sample(chance);
    if (fleet !== undefined) starshipBattles.answer(state, seat, fleet, { chance });
  };
  sample(0, 'a fleet');

  test('fits what is seen', () => {
    for (const seed of ['one', 'two', 'three']) {
      const believed = belief(view(state, 1), seededChance(seed));
      expect(view(believed.state, 1)).toEqual(view(state, 1));
    }
  });

  test('is the same whatever the other fleet is', () => {
    const believed = belief(view(state, 1), seededChance('same'));
    for (const seed of ['one', 'two']) {
      const truth = starshipBattles.imagine(view(state, 1), seededChance(seed));
      expect(belief(view(truth, 1), seededChance('same'))).toEqual(believed);
    }
  });
});
