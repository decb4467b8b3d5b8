import { at, Match } from '@parsecs/kernel';
import { createTexts } from '@parsecs/lang';
import { superTeams } from '@parsecs/super-teams';
import { faceOf } from '@parsecs/super-teams/words';
import { describe, expect, test } from 'vitest';
import { aimOf, priceOf } from './price.ts';
import { standings } from './standings.ts';
import { noteMotion } from './trace.ts';

const texts = await createTexts('en', ['shell', 'super-teams']);
const setup = at(Object.values(superTeams.setups), 0);
const match = new Match(superTeams, setup, 'price');
const seat = at(superTeams.asked(match.state), 0);
const view = superTeams.view(match.state, seat);
const question = { ...superTeams.question(match.state, seat), ask: 1, continuous: false };

describe('at the start of the race', () => {
  test('a card costs as many steps as its value', () => {
    const answers = question.answers.flatMap((own) => (own.kind === 'announce' ? [own] : []));
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) {
      const { value } = faceOf(answer.card);
      const price = priceOf(texts, view, question, answer);
      expect(price).toMatch(new RegExp(`^${value} steps?$`));
    }
  });

  test('the aim tells what each side has brought home and has still to go', () => {
    const aim = aimOf(texts, view, seat, standings(view));
    const [own] = standings(view);
    expect(aim).toContain(`0 of ${own?.of}`);
    expect(aim.match(/steps to go: \d+/g)).toHaveLength(standings(view).length);
  });
});

test('the last move is remembered until the next card is played', () => {
  const played = noteMotion(undefined, { kind: 'play', seat: 1, card: 'red-3' });
  const moved = noteMotion(played, { kind: 'glide', ship: 'red-1', from: 2, to: 5 });
  const pushed = noteMotion(moved, { kind: 'maw', ship: 'red-1', from: 5, to: 4 });
  expect(pushed).toEqual({
    seat: 1,
    legs: [
      { ship: 'red-1', from: 2, to: 5 },
      { ship: 'red-1', from: 5, to: 4 },
    ],
  });
  expect(noteMotion(pushed, { kind: 'draw', seat: 0 })).toBe(pushed);
  expect(noteMotion(pushed, { kind: 'play', seat: 0, card: 'red-1' })?.legs).toEqual([]);
});
