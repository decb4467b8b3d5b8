import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIGHT_SPEED, SKILLED_PILOT, SPEED_BONUS } from '../codes.ts';
import { type Half, VALUES } from '../index.ts';
import { table } from '../testing/table.ts';
import { SHIPS } from '../vocabulary.ts';
import { boostWorks, countSteps, NO_BOOST } from './moves.ts';

/** Where a ship can stand on the example strip, with what it stands on. */
const PLACES: readonly { readonly at: number; readonly half?: Half; readonly on: string }[] = [
  { at: 0, on: 'start' },
  { at: 5, on: 'normal' },
  { at: 11, on: 'bonus' },
  { at: 3, on: 'hyperspace' },
  { at: 4, on: 'asteroid' },
  { at: 6, half: 'hyperspace', on: 'hyperspace' },
  { at: 6, half: 'asteroid', on: 'asteroid' },
  { at: 12, half: 'hyperspace', on: 'hyperspace' },
  { at: 12, half: 'normal', on: 'normal' },
  { at: 13, half: 'asteroid', on: 'asteroid' },
  { at: 13, half: 'normal', on: 'normal' },
];

/** Step 3 of the turn pipeline, written once more and differently. */
function expected(on: string, value: number, boost: number, addFirst: boolean): number {
  if (on === 'asteroid' && boost !== SKILLED_PILOT) return 1;
  const bonus = boost === SPEED_BONUS ? 1 : 0;
  if (on === 'hyperspace') return addFirst ? (value + bonus) * 2 : value * 2 + bonus;
  const factor = boost === LIGHT_SPEED && on !== 'asteroid' ? 2 : 1;
  return value * factor + bonus;
}

const anyMove = fc.record({
  place: fc.constantFrom(...PLACES),
  value: fc.constantFrom(...VALUES),
  boost: fc.constantFrom(NO_BOOST, SKILLED_PILOT, LIGHT_SPEED, SPEED_BONUS),
  addFirst: fc.boolean(),
  ship: fc.constantFrom(...SHIPS),
});

describe('the number of steps', () => {
  test('follows the pipeline for every place, value, card and reading', () => {
    fc.assert(
      fc.property(anyMove, ({ place, value, boost, addFirst, ship }) => {
        const speedBonusOrder = addFirst ? 'add-then-double' : 'double-then-add';
        const game = table({ options: { speedBonusOrder } }).ship(ship, place.at, place.half);
        const steps = countSteps(game.state, SHIPS.indexOf(ship), value, boost);
        expect(steps).toBe(expected(place.on, value, boost, addFirst));
      }),
      { numRuns: 1000, seed: 1 },
    );
  });

  test('is at least 1, and no bonus card makes it smaller', () => {
    fc.assert(
      fc.property(anyMove, ({ place, value, boost, ship }) => {
        const game = table().ship(ship, place.at, place.half);
        const index = SHIPS.indexOf(ship);
        const plain = countSteps(game.state, index, value, NO_BOOST);
        expect(plain).toBeGreaterThan(0);
        expect(countSteps(game.state, index, value, boost)).toBeGreaterThanOrEqual(plain);
      }),
      { seed: 2 },
    );
  });

  test('decides what is offered: exactly the cards that change it', () => {
    fc.assert(
      fc.property(anyMove, ({ place, value, boost }) => {
        fc.pre(boost !== NO_BOOST);
        const game = table().ship('red-1', place.at, place.half);
        game.state.turn.ship = 0;
        game.state.turn.card = value - 1;
        const changes =
          countSteps(game.state, 0, value, boost) !== countSteps(game.state, 0, value, NO_BOOST);
        expect(boostWorks(game.state, boost)).toBe(changes);
      }),
      { seed: 3 },
    );
  });
});
