import { describe, expect, test } from 'vitest';
import { type MatchLog, readLog } from './match-log.ts';
import { runLog } from './run-log.ts';
import { tinyGame } from './testing/tiny-game.ts';
import { begin, playRound } from './testing/tiny-match.ts';

function deep(): unknown {
  let event: unknown = 1;
  for (let level = 0; level < 50_000; level += 1) event = [event];
  return { type: 'bid', event };
}

function endless(): unknown[] {
  return Array.from({ length: 30_000 }, () => ({ by: 0, choice: '3' }));
}

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
