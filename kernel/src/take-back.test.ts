import { describe, expect, test } from 'vitest';
import { Match } from './match.ts';
import { runLog } from './run-log.ts';
import { tinyGame } from './testing/tiny-game.ts';
import { begin, playRound } from './testing/tiny-match.ts';

describe('taking back', () => {
  test('is free until something hidden or random was shown', () => {
    const match = begin();
    match.choose(0, '3');
    expect(match.takeBackPoint(0)).toEqual({ backTo: 0, free: true });
    match.choose(1, '4');
    // The bids were shown and the die was rolled.
    expect(match.takeBackPoint(0)).toEqual({ backTo: 0, free: false });
    expect(match.takeBackPoint(1)).toEqual({ backTo: 1, free: false });
  });

  test('is not free once another seat has decided something', () => {
    const match = begin();
    match.choose(0, '3');
    match.choose(1, '4');
    match.choose(match.state.loser, 'keep');
    match.choose(1, '2');
    match.choose(0, '2');
    const { loser } = match.state;
    match.choose(loser, 'keep');
    expect(match.takeBackPoint(1 - loser)?.free).toBe(false);
    expect(match.takeBackPoint(loser)?.backTo).toBe(match.length - 1);
  });

  test('is impossible before the seat has decided anything', () => {
    const match = begin();
    match.choose(0, '3');
    expect(match.takeBackPoint(1)).toBeUndefined();
  });

  test('free: the state is the earlier one, and the same dice lie ahead', () => {
    const match = begin();
    playRound(match);
    const before = match.hash();
    match.choose(0, '1');
    match.takeBack(0, 3);
    expect(match.hash()).toBe(before);
    match.choose(0, '5');
    match.choose(1, '5');
    const straight = begin();
    playRound(straight);
    straight.choose(0, '5');
    straight.choose(1, '5');
    expect(match.state.last).toBe(straight.state.last);
  });

  test('with consent: other dice lie ahead, so nobody replays a roll already seen', () => {
    const faces = new Set<number>();
    for (let seed = 0; seed < 20; seed += 1) {
      const match = begin(`consent-${seed}`);
      playRound(match);
      const seen = match.state.last;
      match.takeBack(0, 0, [1]);
      playRound(match);
      faces.add(match.state.last - seen);
    }
    expect(faces.size).toBeGreaterThan(1);
  });

  test('every take-back stands in the log, and the log still runs to the same state', () => {
    const match = begin();
    playRound(match);
    match.takeBack(0, 0, [1]);
    playRound(match);
    match.choose(0, '2');
    match.takeBack(0, 3);
    playRound(match);
    match.takeBack(1, 1, [0]);
    match.choose(1, '6');
    expect(match.entries.filter((entry) => 'backTo' in entry)).toHaveLength(3);
    const run = runLog(tinyGame, match.log());
    expect('match' in run && run.match.hash()).toBe(match.hash());
  });

  test('to a moment that never was is a bug and throws', () => {
    expect(() => begin().takeBack(0, 0)).toThrow(RangeError);
  });
});

test('a branch goes its own way and leaves the match alone', () => {
  const match = begin();
  playRound(match);
  playRound(match);
  const hash = match.hash();
  const branch = match.branch(3);
  expect(branch.length).toBe(3);
  branch.choose(0, '6');
  expect(match.hash()).toBe(hash);
  expect(branch.choiceAt(0)).toEqual(match.choiceAt(0));
});

test('a branch behind a take-back by consent has the same dice behind it and runs by itself', () => {
  const match = begin();
  playRound(match);
  match.takeBack(0, 1, [1]);
  match.choose(1, '2');
  const whole = match.branch(match.length);
  expect(whole.hash()).toBe(match.hash());
  const run = runLog(tinyGame, whole.log());
  expect('match' in run && run.match.hash()).toBe(match.hash());
  // And both go on to the same roll.
  for (const one of [match, whole]) {
    one.choose(one.state.loser, 'keep');
    one.choose(0, '5');
    one.choose(1, '5');
  }
  expect(whole.state.last).toBe(match.state.last);
});

test('going back costs the way from the last snapshot, not from the beginning', () => {
  let answers = 0;
  const counting = {
    ...tinyGame,
    answer: (...given: Parameters<typeof tinyGame.answer>): void => {
      answers += 1;
      tinyGame.answer(...given);
    },
  };
  const match = new Match(counting, { rounds: 100 }, 'seed');
  for (let round = 0; round < 60; round += 1) playRound(match);
  answers = 0;
  match.takeBack(0, 175, [1]);
  expect(answers).toBeLessThan(32);
  answers = 0;
  for (let again = 0; again < 50; again += 1) {
    match.choose(match.state.phase === 'gift' ? match.state.loser : 1, '4');
    if (match.length > 175) match.takeBack(1, 175);
  }
  expect(answers).toBeLessThan(100);
});
