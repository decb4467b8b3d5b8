import {
  type Answer,
  ARMIES,
  DEFAULT_OPTIONS,
  type ImperialAssault,
  imperialAssault,
} from '@parsecs/imperial-assault';
import { at, Match, seededChance } from '@parsecs/kernel';
import type { Asked, SeatSnapshot } from '@parsecs/table';
import { describe, expect, test } from 'vitest';
import { choosePart, draftOf } from '../../play/picking.ts';
import type { BoardModule, Part } from '../contract.ts';
import { intended, isInTray, isOnBoard, partsOf } from './parts.ts';

const MOST_STEPS = 300;

/** More large bases than a deployment zone can hold. */
const TOO_MANY: ImperialAssault['setup'] = {
  armies: [
    {
      affiliation: 'mercenary',
      deployments: ['nexu', 'nexu', 'nexu', 'nexu', 'nexu-elite', 'nexu-elite'],
      commands: ARMIES['first-skirmish-empire'].commands,
    },
    ARMIES['first-skirmish-rebels'],
  ],
  mission: 'moisture-farm-a',
  options: DEFAULT_OPTIONS,
};
const SETUPS: Readonly<Record<string, ImperialAssault['setup']>> = {
  ...imperialAssault.setups,
  'too-many': TOO_MANY,
};
const board = { partsOf } as unknown as BoardModule;

/** Plays by chance and shows every question on the way. */
function everyQuestion(name: string, look: (question: Asked<ImperialAssault>) => void): void {
  const setup = SETUPS[name];
  if (setup === undefined) throw new Error('no setup');
  const match = new Match(imperialAssault, setup, `parts/${name}`);
  const chance = seededChance(`parts/${name}`);
  for (let ask = 0; ask < MOST_STEPS; ask += 1) {
    const seat = imperialAssault.asked(match.state)[0];
    if (seat === undefined) return;
    const question = imperialAssault.question(match.state, seat);
    look({ ...question, ask, continuous: false });
    match.choose(seat, at(question.answers, chance.pick('answer', question.answers.length)).id);
  }
}

/** Thousands of answers are looked at: only what is wrong is worth an assertion. */
function expectEach(
  answers: readonly Answer[],
  answerOf: (answer: Answer) => string | undefined,
): void {
  const wrong = answers.filter((answer) => answerOf(answer) !== answer.id);
  if (wrong.length > 0) expect(wrong.map(({ id }) => id)).toEqual([]);
}

function expectDifferentParts(question: Asked<ImperialAssault>): void {
  const made = question.answers.map((answer) => [...partsOf(question, answer)].sort().join(' '));
  const different = new Set(made);
  if (different.size === made.length && !different.has('')) return;
  expect(made).toEqual([...different]);
  expect(made).not.toContain('');
}

function putTogether(question: Asked<ImperialAssault>, answer: Answer): string | undefined {
  let chosen: readonly Part[] = [];
  for (const part of partsOf(question, answer)) {
    if (!chosen.includes(part)) chosen = choosePart(board, question, chosen, part);
  }
  return draftOf(board, question, chosen).complete?.id;
}

function tapped(question: Asked<ImperialAssault>, answer: Answer): string | undefined {
  const look = { question } as unknown as SeatSnapshot<ImperialAssault>;
  const parts = partsOf(question, answer);
  const [last] = parts.slice(-1);
  if (last === undefined || (!isOnBoard(last) && !isInTray(last))) return answer.id;
  // Dice belong to several answers at once; a card that is resolved has been played before.
  if (['die', 'dice', 'reroll', 'resolve'].includes(answer.kind)) return answer.id;
  return intended(look, parts.slice(0, -1), last);
}

describe('the parts of answers', () => {
  test.each(Object.keys(SETUPS))(
    '%s: they tell answers apart, make them up, and mean the one that is tapped',
    (name) => {
      everyQuestion(name, (question) => {
        expectDifferentParts(question);
        expectEach(question.answers.slice(0, 12), (answer) => putTogether(question, answer));
        expectEach(question.answers, (answer) => tapped(question, answer));
      });
    },
  );
});
