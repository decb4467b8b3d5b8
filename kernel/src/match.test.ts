import { describe, expect, test } from 'vitest';
import type { Game } from './game.ts';
import { Match, type StoredSnapshot } from './match.ts';
import { type MatchLog, readLog } from './match-log.ts';
import { runLog } from './run-log.ts';
import { type Tiny, tinyGame } from './testing/tiny-game.ts';

function begin(seed = 'seed'): Match<Tiny> {
  return new Match(tinyGame, { rounds: 40 }, seed);
}

/** Both bid, the loser keeps the point: one round. */
function playRound(match: Match<Tiny>): void {
  match.choose(0, '3');
  match.choose(1, '4');
  match.choose(match.state.loser, 'keep');
}

describe('choosing', () => {
  test('a refused choice changes nothing and is not logged', () => {
    const match = begin();
    const before = match.hash();
    expect(match.choose(0, '7')).toMatchObject({ refused: 'TG-1' });
    expect(match.hash()).toBe(before);
    expect(match.entries).toEqual([]);
  });

  test('a seat that is not asked is refused by the table', () => {
    const match = begin();
    match.choose(0, '3');
    expect(match.choose(0, '3')).toMatchObject({ refused: 'table', cause: 'not-asked' });
  });

  test('two runs of the same seed and choices give the same hash, another seed another', () => {
    const hashes = ['a', 'a', 'b'].map((seed) => {
      const match = begin(seed);
      for (let round = 0; round < 10; round += 1) playRound(match);
      return match.hash();
    });
    expect(hashes[0]).toBe(hashes[1]);
    expect(hashes[0]).not.toBe(hashes[2]);
  });
});

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

test('what was told at each step is kept beside the choices', () => {
  const match = begin();
  playRound(match);
  expect(match.eventsAt(2).map((event) => event.type)).toEqual(['bid', 'shown', 'rolled']);
  expect(match.log().told).toHaveLength(4);
});

function deep(): unknown {
  let event: unknown = 1;
  for (let level = 0; level < 50_000; level += 1) event = [event];
  return { type: 'bid', event };
}

function endless(): unknown[] {
  return Array.from({ length: 30_000 }, () => ({ by: 0, choice: '3' }));
}

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

describe('a step that is only prepared', () => {
  test('changes nothing until it is committed, and then leads where a choice leads', () => {
    const match = begin();
    match.choose(0, '3');
    const before = match.hash();
    const prepared = match.prepare(1, '4');
    if ('refused' in prepared) throw new Error('refused');
    expect([match.hash(), match.length, match.entries.length]).toEqual([before, 1, 1]);
    match.commit(prepared);
    const straight = begin();
    straight.choose(0, '3');
    straight.choose(1, '4');
    expect(match.hash()).toBe(straight.hash());
    expect(match.log()).toEqual(straight.log());
  });

  test('is refused like a choice, and cannot be committed at another moment', () => {
    const match = begin();
    expect(match.prepare(0, '7')).toMatchObject({ refused: 'TG-1' });
    const prepared = match.prepare(0, '3');
    match.choose(1, '2');
    if ('refused' in prepared) throw new Error('refused');
    expect(() => match.commit(prepared)).toThrow('another moment');
  });
});

describe('a match from a store', () => {
  /** Long enough for several snapshots, with take-backs of both kinds far and near. */
  function longMatch(): { readonly match: Match<Tiny>; readonly kept: StoredSnapshot<Tiny>[] } {
    const match = begin();
    const kept: StoredSnapshot<Tiny>[] = [];
    const keep = (): unknown => kept.push({ sequence: match.entries.length, ...match.snapshot() });
    for (let round = 0; round < 20; round += 1) playRound(match);
    keep();
    match.takeBack(0, 41, [1]);
    match.choose(match.state.loser, 'keep');
    playRound(match);
    keep();
    match.choose(0, '1');
    match.takeBack(0, match.length - 1);
    match.choose(0, '2');
    return { match, kept };
  }

  const asJson = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V;

  test('is the match it was, story and dice to come included', () => {
    const { match, kept } = longMatch();
    const stored = { setup: match.setup, seed: match.seed, records: asJson(match.records) };
    for (const snapshots of [[], asJson(kept)]) {
      const restored = Match.restore(tinyGame, { ...stored, snapshots });
      if ('fault' in restored) throw new Error('does not run');
      expect(restored.match.log()).toEqual(match.log());
      expect(restored.match.records).toEqual(match.records);
      const twin = match.branch(match.length);
      for (const one of [restored.match, twin]) {
        one.choose(1, '5');
        one.choose(one.state.loser, 'keep');
        playRound(one);
      }
      expect(restored.match.hash()).toBe(twin.hash());
    }
  });

  test('runs only what came after the last snapshot nobody went back behind', () => {
    const { match, kept } = longMatch();
    let answers = 0;
    const counting = {
      ...tinyGame,
      answer: (...given: Parameters<typeof tinyGame.answer>): void => {
        answers += 1;
        tinyGame.answer(...given);
      },
    };
    const { setup, seed, records } = match;
    Match.restore(counting, { setup, seed, records, snapshots: kept });
    expect(answers).toBe(match.length - (kept[1]?.step ?? 0));
    answers = 0;
    Match.restore(counting, { setup, seed, records, snapshots: kept.slice(0, 1) });
    expect(answers).toBe(match.length);
  });

  test('that cannot be run is a fault which names the entry', () => {
    const { match } = longMatch();
    const { setup, seed } = match;
    const records = match.records.map((record, index) =>
      index === 4 ? { ...record, entry: { by: 0, choice: '9' } } : record,
    );
    const restored = Match.restore(tinyGame, { setup, seed, records });
    expect('fault' in restored && restored.fault).toMatchObject({ cause: 'bad-entry', entry: 4 });
  });
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

test('a log of an older program spells its reseeds otherwise', () => {
  const match = begin();
  playRound(match);
  match.takeBack(0, 1, [1]);
  match.choose(1, '2');
  const { reseeds, ...log } = match.branch(match.length).log();
  expect(reseeds).toHaveLength(1);
  const read = readLog({ ...log, afresh: reseeds });
  if ('fault' in read) throw new Error('not read');
  const run = runLog(tinyGame, read.log);
  expect('match' in run && run.match.hash()).toBe(match.hash());
});

describe('reading a log', () => {
  function written(change: (log: Record<string, unknown>) => void): unknown {
    const match = begin();
    playRound(match);
    const log = JSON.parse(JSON.stringify(match.log())) as Record<string, unknown>;
    change(log);
    return log;
  }

  function faultOf(input: unknown): unknown {
    const read = readLog(input);
    if ('fault' in read) return read.fault;
    const run = runLog(tinyGame, read.log);
    return 'fault' in run ? run.fault : undefined;
  }

  test('an untouched one runs', () => {
    expect(faultOf(written(() => undefined))).toBeUndefined();
  });

  test.each<[string, unknown, unknown]>([
    ['text', 'no log', { cause: 'not-a-log', path: '' }],
    ['nothing', null, { cause: 'not-a-log', path: '' }],
    ['a list', [], { cause: 'not-a-log', path: '' }],
    ['another format', { format: 'x' }, { cause: 'not-a-log', path: 'format' }],
  ])('%s is not a log', (_name, input, fault) => {
    expect(faultOf(input)).toEqual(fault);
  });

  test.each<[string, (log: Record<string, unknown>) => void, object]>([
    ['a missing seed', (log) => delete log['seed'], { path: 'seed' }],
    ['a missing setup', (log) => delete log['setup'], { path: 'setup' }],
    ['choices that are no list', (log) => (log['choices'] = 'x'), { path: 'choices' }],
    ['an odd entry', (log) => (log['choices'] = [{ by: 'P1' }]), { path: 'choices[0]' }],
    ['an odd fresh start', (log) => (log['reseeds'] = [{ at: 0 }]), { path: 'reseeds' }],
    ['told that is no list', (log) => (log['told'] = 1), { path: 'told' }],
    ['told that is no list of lists', (log) => (log['told'] = [1]), { path: 'told[0]' }],
    ['an event that is none', (log) => (log['told'] = [[null]]), { path: 'told[0][0]' }],
    ['an event without end', (log) => (log['told'] = [[deep()]]), { path: 'told[0][0]' }],
    ['more entries than any match', (log) => (log['choices'] = endless()), { cause: 'too-long' }],
    ['another game', (log) => (log['game'] = 'chess'), { cause: 'other-game' }],
    ['other rules', (log) => (log['rules'] = '0'), { cause: 'other-rules' }],
    ['a bad setup', (log) => (log['setup'] = {}), { cause: 'bad-setup', path: 'setup.rounds' }],
    ['an illegal choice', (log) => (log['choices'] = [{ by: 0, choice: '9' }]), { entry: 0 }],
    ['a take-back to nowhere', (log) => (log['choices'] = [{ by: 0, backTo: 4 }]), { entry: 0 }],
    ['another end', (log) => (log['hash'] = 'other'), { cause: 'hash-differs', path: 'hash' }],
  ])('%s is named', (_name, change, fault) => {
    expect(faultOf(written(change))).toMatchObject(fault);
  });

  test('a log is plain data', () => {
    const log: MatchLog = begin().log();
    expect(JSON.parse(JSON.stringify(log))).toEqual(log);
  });
});
