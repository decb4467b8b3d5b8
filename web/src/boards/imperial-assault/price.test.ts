import { type ImperialAssault, imperialAssault, type View } from '@parsecs/imperial-assault';
import { at, Match, seededChance } from '@parsecs/kernel';
import { createTexts } from '@parsecs/lang';
import type { Asked } from '@parsecs/table';
import { expect, test } from 'vitest';
import { aimOf } from './aim.ts';
import { layoutOf, mapFileOf } from './layout.ts';
import { priceOf } from './price.ts';
import { placesOf, wayTo } from './spots.ts';
import { NAMESPACES, percentOf } from './words.ts';

interface Moment {
  readonly view: View;
  readonly question: Asked<ImperialAssault>;
}

/** The first question of a game played by chance that is as wanted. */
function momentWith(isWanted: (question: Asked<ImperialAssault>) => boolean): Moment {
  const match = new Match(imperialAssault, at(Object.values(imperialAssault.setups), 0), 'price');
  const chance = seededChance('price');
  for (let ask = 0; ask < 2000; ask += 1) {
    const seat = at(imperialAssault.asked(match.state), 0);
    const question = { ...imperialAssault.question(match.state, seat), ask, continuous: false };
    if (isWanted(question)) return { view: imperialAssault.view(match.state, seat), question };
    match.choose(seat, at(question.answers, chance.pick('answer', question.answers.length)).id);
  }
  throw new Error('no such question');
}

function answerOf({ question }: Moment, kind: string): ImperialAssault['answer'] {
  return at(
    question.answers.filter((answer) => answer.kind === kind),
    0,
  );
}

const offers =
  (...kinds: readonly string[]) =>
  ({ kind, answers }: Asked<ImperialAssault>): boolean =>
    kind === 'act' && kinds.every((wanted) => answers.some((answer) => answer.kind === wanted));

test('a walk costs points, a move an action, an attack says its chances', async () => {
  const texts = await createTexts('en', NAMESPACES);
  const walking = momentWith(offers('walk'));
  const walk = answerOf(walking, 'walk');
  expect(priceOf(texts, walking.view, walking.question, walk)).toMatch(/^\d+ movement points?$/);
  const acting = momentWith(offers('attack', 'move'));
  const { view, question } = acting;
  expect(priceOf(texts, view, question, answerOf(acting, 'attack'))).toMatch(
    /^distance \d+: \d+% to hit, \d+% to defeat · (1 action|the last action)$/,
  );
  expect(priceOf(texts, view, question, answerOf(acting, 'move'))).toBe('1 action');
  expect(priceOf(texts, view, question, answerOf(acting, 'end'))).toBeUndefined();
});

test('a walk that is planned is paid for as a whole', async () => {
  const texts = await createTexts('en', NAMESPACES);
  const acting = momentWith((question) => offers('move')(question) && !offers('walk')(question));
  const { view, question } = acting;
  const file = mapFileOf(view);
  if (file === undefined) throw new Error('no map');
  const far = placesOf(question, view, layoutOf(file), undefined).filter(
    ({ moves }) => moves === 2,
  );
  const place = at(far, 0);
  const move = answerOf(acting, 'move');
  const [first, ...after] = wayTo(place);
  expect(first).toBe(move.id);
  expect(priceOf(texts, view, question, move, after)).toBe(
    `to ${place.stand}: ${place.cost} movement points, all 2 actions`,
  );
  expect(priceOf(texts, view, question, move)).toBe('1 action');
});

test('what can happen is never 0 %, and what may fail never 100 %', () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percentOf)).toEqual([0, 1, 50, 99, 100]);
});

test('the aim says what the mission pays, and how much is left', async () => {
  const texts = await createTexts('en', NAMESPACES);
  const { view } = momentWith(offers('move'));
  const goods = { ...view.tokens[0], id: 'contraband-1', kind: 'contraband', owners: [] } as const;
  const taken = { ...goods, coloured: false, controller: null };
  const tokens = [
    { ...taken, at: 'N13', by: null },
    { ...taken, id: 'contraband-2', at: null, by: null },
  ];
  const told = aimOf(texts, { ...view, round: 0, mission: 'mos-eisley-outskirts-b', tokens }, 0);
  expect(told).toContain('Bring contraband to your zone');
  expect(told).toContain('1 of 2 left');
});
