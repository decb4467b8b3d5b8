import { at, type Question, seededChance } from '@parsecs/kernel';
import { expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { superTeams } from '../index.ts';
import type { State } from '../state.ts';
import { playRandomGame, seeds, type WrittenSetup } from '../testing/games.ts';
import { quick } from './quick.ts';

/** The first of the best answers when each is given and everybody else then does what is usual. */
function bestTried(state: State, { seat, answers }: Question<Answer>): Answer {
  const worths = answers.map((answer) => worthTried(state, seat, answer));
  return at(answers, worths.indexOf(Math.max(...worths)));
}

function worthTried(state: State, seat: number, answer: Answer): number {
  const chance = seededChance('quick');
  const after = superTeams.copy(state);
  superTeams.answer(after, seat, answer, { chance });
  while (!superTeams.settled(after)) {
    const next = at(superTeams.asked(after), 0);
    superTeams.answer(after, next, superTeams.fallback(after, next), { chance });
  }
  return superTeams.thinking.instinct?.(after, seat) ?? Number.NaN;
}

const SETUPS: readonly WrittenSetup[] = [
  { players: 2, board: 'standard' },
  { players: 3, board: 'standard' },
  { players: 4, board: 'standard' },
  { players: 2, board: 'long', options: { exactFinish: true, rewardTiming: 'before-grabs' } },
  { players: 4, board: 'short', options: { mawNormalIncludesDual: true, grabChain: false } },
];

test.each(SETUPS)('quick play finds the answer that a look at each finds: %j', (setup) => {
  let [asked, given] = [0, 0];
  for (const seed of seeds(10)) {
    playRandomGame(setup, seed, {
      question: (question, state) => {
        if (question.kind !== 'announce' || question.answers.length > 12) return;
        asked += 1;
        const answer = quick(state, question);
        if (answer === undefined) return;
        given += 1;
        expect(answer.id).toBe(bestTried(state, question).id);
      },
    });
  }
  expect(given).toBeGreaterThan(asked / 2);
});

test('a window, a ship that brings cards for everybody and a long list are left to a look at each', () => {
  const kinds = new Set<string>();
  let firstHome = 0;
  playRandomGame({ players: 2, board: 'standard' }, 'windows', {
    question: (question, state) => {
      const answer = quick(state, question);
      if (question.kind !== 'announce') expect(answer).toBeUndefined();
      else if (question.answers.length > 12) expect(answer).toBeUndefined();
      else if (answer === undefined) firstHome += 1;
      kinds.add(question.kind);
    },
  });
  expect(kinds.size).toBeGreaterThan(1);
  expect(firstHome).toBeGreaterThan(0);
});
