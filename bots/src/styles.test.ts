import { chanceBy, type Game, seededChance } from '@parsecs/kernel';
import { type Tiny, type TinyState, tinyGame } from '@parsecs/kernel/testing';
import { expect, test } from 'vitest';
import { isStyle, STYLES, type Style } from './ids.ts';
import { Findings } from './search/reasons.ts';
import { inStyle } from './styles.ts';

/** A position by four numbers: the army and the places of either side. */
function position(army: readonly [number, number], places: readonly [number, number]): TinyState {
  const state = tinyGame.begin({ rounds: 3 }, { chance: seededChance('fresh') });
  return { ...state, scores: [...army], bids: [...places] };
}

const evaluation = {
  features: ['army', 'places'],
  sides: () => [0, 1],
  measure: ({ scores, bids }: TinyState, seat: number) => [scores[seat] ?? 0, bids[seat] ?? 0],
  weights: { army: 0.1, places: 0.1 },
};
const battle: Game<Tiny> = {
  ...tinyGame,
  id: 'imperial-assault',
  evaluation,
  evaluate: chanceBy<TinyState>(evaluation, () => undefined),
};
const root = position([10, 10], [3, 3]);
const judge = (style: Style, state: TinyState): number =>
  inStyle(battle, style, root, 0).evaluate(state, 0);

const hit = position([10, 8], [3, 3]);
const saved = position([12, 10], [3, 3]);
const nearer = position([10, 10], [5, 3]);

test('without a change every style sees the usual chance', () => {
  for (const style of STYLES) expect(judge(style, root)).toBeCloseTo(0.5, 12);
});

test('usually all three are worth the same', () => {
  expect(battle.evaluate(hit, 0)).toBeCloseTo(battle.evaluate(saved, 0), 12);
  expect(battle.evaluate(hit, 0)).toBeCloseTo(battle.evaluate(nearer, 0), 12);
});

test('a jouster would rather hit, an escort and a cautious one rather keep their own', () => {
  expect(judge('joust', hit)).toBeGreaterThan(judge('joust', saved));
  expect(judge('escort', saved)).toBeGreaterThan(judge('escort', hit));
  expect(judge('cautious', saved)).toBeGreaterThan(judge('cautious', hit));
});

test('who goes for the goal prefers it to a hit', () => {
  expect(judge('objective', nearer)).toBeGreaterThan(judge('objective', hit));
  expect(judge('joust', nearer)).toBeLessThan(judge('joust', hit));
});

test('styles are known or not', () => {
  expect(isStyle('flank')).toBe(true);
  expect(isStyle('reckless')).toBe(false);
});

test('reasons: what speaks for one answer, the weightiest first', () => {
  const [best, next] = [new Findings(), new Findings()];
  best.add(battle, position([10, 7], [4, 3]), 0);
  next.add(battle, position([9, 10], [6, 3]), 0);
  expect(best.over(next).map(({ theme, of }) => `${theme}/${of}`)).toEqual([
    'strength/others',
    'strength/own',
  ]);
  expect(next.over(best).map(({ theme, of }) => `${theme}/${of}`)).toEqual(['goal/own']);
});

test('reasons: a game that ends counts by who won it', () => {
  const over = { ...battle, outcome: () => ({ winners: [0], rule: 'R-1' }), evaluate: () => 1 };
  const [best, next] = [new Findings(), new Findings()];
  best.add(over, root, 0);
  next.add(battle, root, 0);
  expect(best.over(next)).toContainEqual({ theme: 'victory', of: 'own', worth: 10 });
});
