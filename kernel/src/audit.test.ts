import { describe, expect, test } from 'vitest';
import { auditGame } from './audit.ts';
import { seededChance } from './chance.ts';
import type { Game } from './game.ts';
import { imaginedDiffer } from './promises.ts';
import { gameSuite } from './testing/index.ts';
import { type Tiny, type TinyState, tinyGame } from './testing/tiny-game.ts';

gameSuite(tinyGame, { setups: ['long'] });

test('an audit is the same for the same seed and reports the cards at work', () => {
  const one = auditGame(tinyGame, { rounds: 40 }, 'seed');
  expect(one).toEqual(auditGame(tinyGame, { rounds: 40 }, 'seed'));
  expect(one.cards).toEqual(['gift']);
  expect(one.steps).toBe(120);
});

test('every answer is given as a copy too, and every log has both kinds of take-backs', () => {
  for (const [seed, rounds] of [
    ['a', 1],
    ['b', 2],
    ['c', 40],
  ] as const) {
    const { steps, answersCloned, takenBack, isResumed, failure } = auditGame(
      tinyGame,
      { rounds },
      seed,
    );
    expect([failure, isResumed]).toEqual([undefined, true]);
    expect(answersCloned).toBeGreaterThanOrEqual(steps);
    expect(Math.min(takenBack.free, takenBack.agreed)).toBeGreaterThan(0);
  }
});

test('a game is the same when it is looked at after every step', () => {
  const [quick, close] = [false, true].map((everyStep) =>
    auditGame(tinyGame, { rounds: 40 }, 'seed', everyStep),
  );
  expect(close).toEqual(quick);
});

/** Each broken promise must be caught, or the suite proves nothing. */
describe('a game that breaks its word is caught', () => {
  const late = (state: TinyState): boolean => state.round > 3;
  /** A secret outside the state: what a deterministic machine must not have. */
  let begun = 0;
  /** Honest until it is begun for so many times. */
  const anotherGame = (time: number): Partial<Game<Tiny>> => ({
    begin: (setup, context) => {
      begun += 1;
      return tinyGame.begin(setup, context);
    },
    answer: (state, seat, answer, context) => {
      tinyGame.answer(state, seat, answer, context);
      if (begun >= time) state.last = 99;
    },
  });
  /** Leads elsewhere when several answers are run at once and nobody listens. */
  let unheard = 0;
  const untold: Game<Tiny>['answer'] = (state, seat, answer, context) => {
    unheard = context.tell === undefined ? unheard + 1 : 0;
    tinyGame.answer(state, seat, answer, context);
    if (unheard > 12) state.last = 99;
  };
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
    ['copies stand alone', { copy: (state) => ({ ...state }) }],
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
    ['replays to the same hash', anotherGame(2)],
    ['goes back to what was', { answer: untold }],
    [
      'takes answers as data',
      {
        answer: (state, seat, answer, context) => {
          const isOffered = tinyGame.question(state, seat).answers.includes(answer);
          tinyGame.answer(state, seat, answer, context);
          // Whoever compares by identity takes a copy for something else; once in a while is enough.
          if (!isOffered && state.round === 7) state.last += 1;
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

  test.each(broken)('%s', (promise, change) => {
    begun = 0;
    const { failure } = auditGame({ ...tinyGame, ...change }, { rounds: 40 }, 'seed');
    expect(failure?.promise).toBe(promise);
  });

  // The game begins, is run again, is cut three times and is then restored, cut and run again.
  test('resumes after a take-back', () => {
    begun = 0;
    const playedOn = { ...tinyGame, ...anotherGame(7) };
    const { failure, isResumed } = auditGame(playedOn, { rounds: 40 }, 'seed');
    expect([failure?.promise, isResumed]).toEqual(['resumes cut', false]);
  });

  test('goes back and on again', () => {
    begun = 0;
    const forgetful = { ...tinyGame, ...anotherGame(2) };
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
