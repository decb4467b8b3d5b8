import { describe, expect, test } from 'vitest';
import { runScenario } from './scenario.ts';
import { readScenario, type Scenario } from './scenario-file.ts';
import { tinyGame } from './testing/tiny-game.ts';

const fine: Scenario = {
  game: 'tiny',
  title: 'the closer bid scores',
  rules: ['TG-1'],
  given: { rounds: 2 },
  rolls: [{ purpose: 'die', pick: 4 }],
  when: [
    { check: { asked: ['P1', 'P2'] } },
    { by: 'P1', choose: '5' },
    { by: 'P1', choose: '5', refused: 'table' },
    { by: 'P2', choose: '9', refused: 'TG-1' },
    { by: 'P2', choose: '1' },
  ],
  then: {
    state: { scores: [1, 0], last: 5 },
    asked: ['P1', 'P2'],
    offered: [
      { to: 'P1', exactly: ['1', '2', '3', '4', '5', '6'], including: ['6'], excluding: ['keep'] },
    ],
    refused: [{ by: 'P1', choose: 'keep', rule: 'TG-1' }],
    told: [
      { type: 'bid', seat: 0 },
      { type: 'rolled', face: 5 },
    ],
    winners: [],
  },
};

test('a scenario that holds passes; what has one answer is answered by itself', () => {
  expect(runScenario(tinyGame, fine)).toEqual({ title: fine.title, ok: true, why: '' });
});

describe('a scenario that does not hold says why', () => {
  test.each<[string, Partial<Scenario>, string]>([
    ['a wrong fact', { then: { state: { scores: [0, 1] } } }, 'then: scores differs'],
    ['wrong seats', { then: { asked: ['P1'] } }, 'asked: expected ["P1"], got ["P1","P2"]'],
    ['a wrong winner', { then: { winners: ['P1'] } }, 'winners: expected ["P1"], got []'],
    [
      'a missing offer',
      { then: { offered: [{ to: 'P1', including: ['7'] }] } },
      'P1 is not offered 7',
    ],
    [
      'an unwanted offer',
      { then: { offered: [{ to: 'P1', excluding: ['6'] }] } },
      'P1 is offered 6',
    ],
    ['other offers', { then: { offered: [{ to: 'P1', exactly: ['1'] }] } }, 'offered to P1'],
    ['an event never told', { then: { told: [{ type: 'rolled', face: 1 }] } }, 'not told'],
    [
      'events in another order',
      { then: { told: [{ type: 'rolled' }, { type: 'bid' }] } },
      'not told: {"type":"bid"}',
    ],
    ['an event told all the same', { then: { untold: ['rolled'] } }, 'told: rolled'],
    [
      'a choice that is allowed',
      { then: { refused: [{ by: 'P1', choose: '1', rule: 'TG-1' }] } },
      'allowed, expected TG-1',
    ],
    [
      'a seat that is not asked',
      {
        when: [
          { by: 'P1', choose: '1' },
          { by: 'P1', choose: '2' },
        ],
      },
      'P1 is not asked; P2 is',
    ],
    ['an illegal choice', { when: [{ by: 'P1', choose: '8' }] }, 'when[0]: 8 is refused by TG-1'],
    [
      'a roll left over',
      {
        rolls: [
          { purpose: 'die', pick: 4 },
          { purpose: 'die', pick: 4 },
        ],
      },
      'die',
    ],
    ['no roll left', { rolls: [] }, 'die'],
    ['a roll for another purpose', { rolls: [{ purpose: 'coin', pick: 0 }] }, 'coin'],
    ['an impossible position', { given: { rounds: 0 } }, 'given: rounds: not-a-number'],
  ])('%s', (_name, change, why) => {
    const result = runScenario(tinyGame, { ...fine, ...change });
    expect(result.ok).toBe(false);
    expect(result.why).toContain(why);
  });
});

describe('reading a file', () => {
  test('what was written is read', () => {
    expect(readScenario(JSON.parse(JSON.stringify(fine)))).toEqual({ scenario: fine });
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['an unknown field', { colour: 1 }, 'colour: no such field'],
    ['a missing title', { title: undefined }, 'title'],
    ['rules that are no list', { rules: 'TG-1' }, 'rules'],
    ['given that is no object', { given: [] }, 'given'],
    ['an odd roll', { rolls: [{ purpose: 'die' }] }, 'rolls'],
    ['when that is no list', { when: {} }, 'when'],
    ['a step by nobody', { when: [{ by: 'me', choose: 'x' }] }, 'when[0]: by'],
    ['a step without a choice', { when: [{ by: 'P1' }] }, 'when[0]: choose'],
    ['an unknown expectation', { then: { colour: 'red' } }, 'then: colour'],
    ['no expectation', { then: {} }, 'then: expects nothing'],
    [
      'a misspelt field of a step',
      { when: [{ by: 'P1', choose: '1', refuse: 'TG-1' }] },
      'when[0]: refuse: no such field',
    ],
    [
      'a misspelt field of an offer',
      { then: { offered: [{ to: 'P1', exact: ['1'] }] } },
      'then: offered: exact: no such field',
    ],
    ['offers that are no list', { then: { offered: {} } }, 'then: offered: must be a list'],
  ])('%s is named', (_name, change, fault) => {
    const read = readScenario({ ...fine, ...change });
    expect('fault' in read && read.fault).toContain(fault);
  });

  test('something else altogether is named', () => {
    expect(readScenario(7)).toEqual({ fault: 'a scenario is a JSON object' });
  });
});
