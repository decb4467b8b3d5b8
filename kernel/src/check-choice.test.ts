import { describe, expect, test } from 'vitest';
import type { Game } from './game.ts';
import { Match } from './match.ts';
import { runLog } from './run-log.ts';
import { type Tiny, tinyGame } from './testing/tiny-game.ts';

/** The tiny game, which may be given up, and in which a call of time makes the round the last one. */
const hurried: Game<Tiny> = {
  ...tinyGame,
  concession: 'resign',
  timeUp: 'time-up',
  readAnswer: (id) => (id === 'resign' ? { kind: 'keep', id } : tinyGame.readAnswer(id)),
  check: (state, seat, id) => {
    if (id !== 'time-up') return tinyGame.check(state, seat, id);
    const isNews = state.phase !== 'over' && state.round < state.rounds;
    return isNews ? { kind: 'keep', id } : { refused: 'TG-3', cause: 'last-round' };
  },
  answer: (state, seat, answer, context) => {
    if (answer.id === 'time-up') Object.assign(state, { rounds: state.round });
    else if (answer.id === 'resign') state.phase = 'over';
    else tinyGame.answer(state, seat, answer, context);
  },
};

describe('what is said out of turn', () => {
  const start = (): Match<Tiny> => new Match(hurried, { rounds: 40 }, 'seed');
  const called = { unasked: true } as const;

  test('giving up needs no turn, and is over when the game is', () => {
    const match = start();
    match.choose(0, '3');
    expect(match.choose(2, 'resign')).toMatchObject({ cause: 'not-asked' });
    expect(match.choose(0, 'resign')).toBeUndefined();
    expect(match.choose(1, 'resign')).toMatchObject({ cause: 'not-asked' });
  });

  test('time is called by the table, never by a seat, and only where it says something', () => {
    const match = start();
    expect(match.choose(0, 'time-up')).toMatchObject({ refused: 'table', cause: 'not-asked' });
    expect(match.choose(2, 'time-up', called)).toMatchObject({ cause: 'not-asked' });
    match.choose(0, '3');
    expect(match.choose(0, 'time-up', called)).toBeUndefined();
    expect(match.entries.at(-1)).toEqual({ by: 0, choice: 'time-up', unasked: true });
    expect(match.choose(0, 'time-up', called)).toMatchObject({ cause: 'last-round' });
    match.choose(1, '4');
    match.choose(match.state.loser, 'keep');
    expect(hurried.outcome(match.state)).toBeDefined();
  });

  test('a call of time stands in the log, and whoever brings one without its mark is refused', () => {
    const match = start();
    match.choose(0, '3');
    match.choose(0, 'time-up', called);
    match.choose(1, '4');
    const log = match.log();
    const run = runLog(hurried, log);
    expect('match' in run && run.match.hash()).toBe(match.hash());
    const stored = { setup: match.setup, seed: match.seed, records: match.records };
    const restored = Match.restore(hurried, stored);
    expect('match' in restored && restored.match.hash()).toBe(match.hash());
    const choices = match.entries.map(({ by }, index) => ({
      by,
      choice: ['3', 'time-up', '4'][index] ?? '',
    }));
    expect(runLog(hurried, { ...log, choices })).toMatchObject({
      fault: { cause: 'bad-entry', entry: 1 },
    });
  });

  test('nobody goes back behind a call of time for nothing, and it is no decision of a seat', () => {
    const match = start();
    match.choose(0, '3');
    match.choose(0, 'time-up', called);
    expect(match.takeBackPoint(0)).toEqual({ backTo: 0, free: false });
    expect(match.takeBackPoint(1)).toBeUndefined();
    match.takeBack(0, 0, [1]);
    expect(match.choose(0, 'time-up', called)).toBeUndefined();
  });
});
