import { readdirSync, readFileSync } from 'node:fs';
import { type Expectation, readScenario, runScenario, type Scenario } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import { superTeams } from './index.ts';

const FOLDER = new URL('../scenarios/', import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.scenario.json'));

function read(name: string): Scenario {
  const found = readScenario(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')));
  if ('fault' in found) throw new Error(`${name}: ${found.fault}`);
  return found.scenario;
}

describe('the worked examples', () => {
  test.each(files)('%s', (name) => {
    const { ok, why } = runScenario(superTeams, read(name));
    expect(why).toBe('');
    expect(ok).toBe(true);
  });

  test('all 44 of the ledger are there', () => {
    const ids = new Set(files.flatMap((name) => /^ex-(\d\d)-/.exec(name)?.[1] ?? []));
    const all = Array.from({ length: 44 }, (_, index) => String(index + 1).padStart(2, '0'));
    expect([...ids].sort()).toEqual(all);
  });

  test('have the titles of the ledger', () => {
    const ledger = readFileSync(
      new URL('../../../docs/rules/super-teams.checklist.csv', import.meta.url),
      'utf8',
    );
    const titles = new Set(files.map((name) => read(name).title.replace(/, \d players$/, '')));
    for (const line of ledger.split('\n').filter((row) => row.startsWith('EX-'))) {
      const [id = '', , ...title] = line.split(',');
      expect(titles).toContain(`${id} ${title.join(',').replaceAll('"', '')}`);
    }
  });
});

const GRAB = 'ex-30-grab-after-a-push-back.scenario.json';

function why(change: Partial<Scenario>, name = GRAB): string {
  const { ok, why: reason } = runScenario(superTeams, { ...read(name), ...change });
  expect(ok).toBe(false);
  return reason;
}

describe('a scenario that does not hold is reported', () => {
  const wrong: readonly (readonly [Expectation, string])[] = [
    [{ state: { ships: { 'green-2': 5 } } }, 'ships.green-2: expected 5, got 7'],
    [{ state: { ships: { 'red-9': 5 } } }, 'ships.red-9: expected 5, got undefined'],
    [{ state: { fuel: 3 } }, 'fuel: no such fact'],
    [{ state: { constructor: 3 } }, 'constructor: no such fact'],
    [{ asked: ['P1'] }, 'asked: expected ["P1"], got ["P2"]'],
    [{ winners: ['P1'] }, 'winners: expected ["P1"], got []'],
    [{ offered: [{ to: 'P2', exactly: [] }] }, 'offered to P2: expected []'],
    [{ offered: [{ to: 'P1', exactly: [] }] }, 'P1 is not asked'],
    [{ offered: [{ to: 'P2', including: ['decline'] }] }, 'P2 is not offered decline'],
    [{ offered: [{ to: 'P2', excluding: ['green-5/green-1'] }] }, 'P2 is offered green-5/green-1'],
    [{ refused: [{ by: 'P2', choose: 'decline', rule: 'ST-026' }] }, 'ST-027, expected ST-026'],
    [{ told: [{ type: 'grabbed', ship: 'green-1' }] }, 'not told'],
    [{ told: [{ type: 'grabbed' }, { type: 'pushed-back' }] }, 'not told: {"type":"pushed-back"}'],
    [{ untold: ['grabbed'] }, 'told: grabbed'],
  ];
  test.each(wrong)('%j', (then, reason) => {
    expect(why({ then })).toContain(`then: `);
    expect(why({ then })).toContain(reason);
  });

  test('when a choice is refused', () => {
    expect(why({ when: [{ by: 'P1', choose: 'red-5/red-1' }] })).toBe(
      'when[0]: red-5/red-1 is refused by ST-026 (not-in-hand)',
    );
  });

  test('when somebody else is asked', () => {
    expect(why({ when: [{ by: 'P2', choose: 'green-5/green-1' }] })).toContain(
      'P2 is not asked; P1 is',
    );
  });

  test('when a check on the way does not hold', () => {
    expect(why({ when: [{ check: { asked: ['P2'] } }] })).toContain('when[0]: asked');
  });

  test('when the rolls are not those that are drawn', () => {
    const played = 'ex-42-played-and-drawn-again.scenario.json';
    expect(why({ rolls: [] }, played)).toContain('no roll left');
    const tooMany = [{ purpose: 'bonus deck', order: [] }];
    expect(why({ rolls: tooMany })).toContain('not drawn');
    const other = [{ purpose: 'bonus deck', order: ['light-speed'] }];
    expect(why({ rolls: other }, played)).toContain('is not among the items left to order');
    const unknown = [{ purpose: 'bonus deck', order: ['death-ray'] }];
    expect(why({ rolls: unknown }, played)).toContain('"death-ray" is not among the items');
  });
});
