import { at, seededChance } from '@parsecs/kernel';
import { expect, test } from 'vitest';
import { xwing } from '../game.ts';
import { rulesOf, type State } from '../state.ts';
import { table } from '../testing/table.ts';
import { habitsOf } from './habits.ts';
import { instinct } from './instinct.ts';

function likeliest(state: State, ship: number): string {
  const habit = at(habitsOf(state), ship);
  return at(rulesOf(state, ship).dialNames, habit.indexOf(Math.max(...habit)));
}

/** The answer after which the position looks best to the seat. */
function bestAtAGlance(state: State, seat: number): string {
  let best = '';
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of xwing.question(state, seat).answers) {
    const after = xwing.copy(state);
    xwing.answer(after, seat, answer, { chance: seededChance('glance') });
    const look = instinct(after, seat);
    if (look > most) [best, most] = [answer.id, look];
  }
  return best;
}

const SOMEWHERE = table()
  .ship('rookiepilot', { at: [300, 300, 0] })
  .ship('bountyhunter', { at: [600, 520, 250] })
  .obstacle([360, 420, 0]);

test('the likeliest manoeuvre is the one that looks best at a glance', () => {
  const { state } = SOMEWHERE;
  expect(`rookiepilot:${likeliest(state, 0)}`).toBe(bestAtAGlance(state, 0));
  expect(`bountyhunter:${likeliest(state, 1)}`).toBe(bestAtAGlance(state, 1));
  for (const habit of habitsOf(state)) {
    expect(habit.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
    expect(habit.filter((weight) => weight > 0.02).length).toBeGreaterThan(1);
  }
});

test('no dial is looked at', () => {
  const game = table()
    .ship('rookiepilot', { at: [300, 300, 0] })
    .ship('bountyhunter', { at: [600, 520, 250] });
  const before = habitsOf(xwing.copy(game.state));
  game.choose('P1', 'rookiepilot:straight-4').choose('P2', 'bountyhunter:koiogran-3');
  expect(habitsOf(game.state)).toEqual(before);
});

test('a ship without a dial has no habit', () => {
  const { state } = table()
    .ship('rookiepilot', { at: [300, 300, 0], ion: 1 })
    .ship('bountyhunter', { at: [600, 520, 250] });
  expect(habitsOf(state).map((habit) => habit.length > 0)).toEqual([false, true]);
});
