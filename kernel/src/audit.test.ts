import { describe, expect, test } from 'vitest';
import { auditGame, imaginedDiffer } from './audit.ts';
import { seededChance } from './chance.ts';
import type { Game } from './game.ts';
import { gameSuite } from './testing/index.ts';
import { type Tiny, type TinyState, tinyGame } from './testing/tiny-game.ts';

gameSuite(tinyGame, { setups: ['long'] });

test('an audit is the same for the same seed and reports the cards at work', () => {
  const one = auditGame(tinyGame, { rounds: 40 }, 'seed');
  expect(one).toEqual(auditGame(tinyGame, { rounds: 40 }, 'seed'));
  expect(one.cards).toEqual(['gift']);
  expect(one.steps).toBe(120);
});

/** Each broken promise must be caught, or the suite proves nothing. */
describe('a game that breaks its word is caught', () => {
  const late = (state: TinyState): boolean => state.round > 3;
  const broken: readonly (readonly [string, Partial<Game<Tiny>>])[] = [
    ['keeps its invariants', { violations: (state) => (late(state) ? ['broken'] : []) }],
    ['never stuck', { asked: (state) => (late(state) ? [] : tinyGame.asked(state)) }],
    [
      'never stuck',
      {
        question: (state, seat) => ({
          ...tinyGame.question(state, seat),
          ...(late(state) && { answers: [] }),
        }),
      },
    ],
    [
      'ids are unique',
      {
        question: (state, seat) => {
          const question = tinyGame.question(state, seat);
          return { ...question, answers: [...question.answers, ...question.answers] };
        },
      },
    ],
    ['falls back on a legal answer', { fallback: () => ({ kind: 'keep', id: 'nonsense' }) }],
    ['refuses what is not legal', { check: (_state, _seat, id) => ({ kind: 'keep', id }) }],
    [
      'offers only legal answers',
      {
        check: (state, seat, id) =>
          late(state) ? { refused: 'TG-1', cause: 'no' } : tinyGame.check(state, seat, id),
      },
    ],
    [
      'state is plain JSON',
      {
        answer: (state, seat, answer, context) => {
          tinyGame.answer(state, seat, answer, context);
          Object.assign(state, { last: Number.NaN });
        },
      },
    ],
    ['copies exactly', { copy: (state) => ({ ...tinyGame.copy(state), last: state.last + 1 }) }],
    [
      'imagines what is seen',
      { imagine: (view, chance) => ({ ...tinyGame.imagine(view, chance), last: 7 }) },
    ],
    [
      'imagines the same answers',
      {
        question: (state, seat) => {
          const question = tinyGame.question(state, seat);
          // What the other seat bid must not change what this one may answer.
          return state.bids[1 - seat] === 6 && state.phase === 'bid'
            ? { ...question, answers: question.answers.slice(1) }
            : question;
        },
        fallback: (state, seat) =>
          tinyGame.question(state, seat).answers[1] ?? { kind: 'keep', id: 'keep' },
      },
    ],
    [
      'replays to the same hash',
      {
        answer: (state, seat, answer, context) => {
          tinyGame.answer(state, seat, answer, context);
          if (context.tell !== undefined) hidden += 1;
          if (hidden === 120) state.last = 99;
        },
      },
    ],
    [
      'takes answers as data',
      {
        answer: (state, seat, answer, context) => {
          const isOffered = tinyGame.question(state, seat).answers.includes(answer);
          tinyGame.answer(state, seat, answer, context);
          // Whoever compares by identity takes a copy for something else.
          if (!isOffered) state.round += 1;
        },
      },
    ],
    ['reads what it writes', { readAnswer: () => undefined }],
    ['writes what it reads', { writeAnswer: () => 'keep' }],
    ['comes to an end', { outcome: () => undefined, answer: () => undefined }],
    ['asks nobody after the end', { outcome: () => ({ winners: [0], rule: 'TG-3' }) }],
    [
      'never throws',
      {
        round: tinyGame.round,
        view: () => {
          throw new Error('a bug');
        },
      },
    ],
  ];
  /** A secret outside the state: what a deterministic machine must not have. */
  let hidden = 0;

  test.each(broken)('%s', (promise, change) => {
    hidden = 0;
    const { failure } = auditGame({ ...tinyGame, ...change }, { rounds: 40 }, 'seed');
    expect(failure?.promise).toBe(promise);
  });

  test('resumes after a take-back', () => {
    hidden = 0;
    const playedOn: Game<Tiny> = {
      ...tinyGame,
      answer: (state, seat, answer, context) => {
        tinyGame.answer(state, seat, answer, context);
        if (context.tell !== undefined) hidden += 1;
        // Honest in the game and in its replay, and not when somebody goes on from an earlier moment.
        if (hidden > 2 * 120) state.last = hidden;
      },
    };
    const { failure } = auditGame(playedOn, { rounds: 40 }, 'seed');
    expect(failure?.promise).toBe('resumes cut');
  });

  test('goes back and on again', () => {
    hidden = 0;
    const forgetful: Game<Tiny> = {
      ...tinyGame,
      answer: (state, seat, answer, context) => {
        tinyGame.answer(state, seat, answer, context);
        if (context.tell !== undefined) hidden += 1;
        if (state.phase === 'bid') state.last = hidden;
      },
    };
    const { failure } = auditGame(forgetful, { rounds: 40 }, 'seed', true);
    expect(failure?.promise).toBe('goes back and on again');
  });
});

test('a view that tells everything leaves nothing to imagine', () => {
  const state = tinyGame.begin({ rounds: 2 }, { chance: seededChance('x') });
  tinyGame.answer(state, 0, { kind: 'bid', id: '3', bid: 3 }, { chance: seededChance('x') });
  const chance = seededChance('imagination');
  const open: Game<Tiny> = {
    ...tinyGame,
    view: (seen, viewer) => ({ ...tinyGame.view(seen, viewer), bids: [...seen.bids] }),
  };
  const tries = (game: Game<Tiny>): readonly boolean[] =>
    Array.from({ length: 10 }, () => imaginedDiffer(game, state, 1, chance));
  expect(tries(tinyGame)).toContain(true);
  expect(tries(open)).not.toContain(true);
});
