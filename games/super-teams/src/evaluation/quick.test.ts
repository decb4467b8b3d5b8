import { at, type Question, seededChance } from '@parsecs/kernel';
import { expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { superTeams } from '../index.ts';
import type { State } from '../state.ts';
import { playRandomGame, seeds, type WrittenSetup } from '../testing/games.ts';
import { HOME, type PlayTable, table } from '../testing/table.ts';
import type { CardId } from '../vocabulary.ts';
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

const quickest = (state: State): string | undefined =>
  quick(state, superTeams.question(state, state.asked))?.id;

/** One ship that can move, at the second of the first spaces of a board. */
function oneRacing(spaces: string, ...cards: readonly CardId[]): State {
  // A board must have a space of every kind.
  const track = `${spaces} N B H A N HA N AN N HN N M M N F`;
  const options = { mawNormalIncludesDual: true };
  const game = table({ track, options }).ship('red-1', 1);
  return game.ship('red-2', track.split(' ').length - 1).hand('P1', ...cards).state;
}

test('a ship that the Maw throws on a dual space stands on its normal half', () => {
  expect(quickest(oneRacing('S N HN M M N', 'red-2', 'red-1'))).toBe('red-1/red-1');
});

test('a bonus space is worth a card only while there is one to draw', () => {
  const state = oneRacing('S N B N N', 'red-2', 'red-1');
  expect(quickest(state)).toBe('red-1/red-1');
  [state.bonusDeck, state.bonusDiscard] = [[], []];
  expect(quickest(state)).toBe('red-2/red-1');
});

test('what brings cards for everybody or wins is looked at', () => {
  const game = (): PlayTable =>
    table()
      .ship('red-1', HOME - 1)
      .hand('P1', 'red-1');
  expect(quickest(game().state)).toBeUndefined();
  expect(quickest(game().planetPaid().state)).toBe('red-1/red-1');
  const last = game().planetPaid().home('red-2', 'yellow-1', 'yellow-2');
  expect(quickest(last.state)).toBeUndefined();
});

test('windows are looked at', () => {
  const windows = new Set<string>();
  playRandomGame({ players: 2, board: 'standard' }, 'windows', {
    question: (question, state) => {
      if (question.kind === 'announce') return;
      windows.add(question.kind);
      expect(quick(state, question)).toBeUndefined();
    },
  });
  expect([...windows]).toEqual(expect.arrayContaining(['boost', 'evade', 'half', 'grab']));
});

test('of a long list some are looked at', () => {
  const { state } = table().home('red-1', 'red-2').hand('P1', 'red-1', 'red-2', 'red-3');
  expect(superTeams.question(state, 0).answers.length).toBeGreaterThan(12);
  expect(quickest(state)).toBeUndefined();
});
