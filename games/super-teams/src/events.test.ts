import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BONUS_KINDS, CARD_RULES, type EventType, superTeams } from './index.ts';
import { playRandomGame, seeds } from './testing/games.ts';

const LEDGER = readFileSync(
  new URL('../../../docs/rules/super-teams.checklist.csv', import.meta.url),
  'utf8',
);
const RULES = new Set(LEDGER.split('\n').map((line) => line.split(',')[0]));

describe('the rule behind what happens', () => {
  const types = new Map<EventType, Set<string>>();
  const cards = new Set<string>();
  const asking = new Map<string, string>();
  for (const seed of seeds(20)) {
    for (const exactFinish of [false, true]) {
      playRandomGame({ players: 2, board: 'short', options: { exactFinish } }, seed, {
        event: (event) => {
          const rules = types.get(event.type) ?? new Set();
          types.set(event.type, rules.add(superTeams.ruleOf(event)));
          for (const card of superTeams.cardsOf(event)) cards.add(card);
        },
        question: ({ kind, rule }) => asking.set(kind, rule),
      });
    }
  }

  test('stands in the ledger for every event', () => {
    const all = [...types].flatMap(([, rules]) => [...rules]);
    expect(all.filter((rule) => !RULES.has(rule))).toEqual([]);
    expect(
      Object.fromEntries([...types].map(([type, rules]) => [type, [...rules].sort()])),
    ).toMatchObject({
      announced: ['ST-028', 'ST-070'],
      wasted: ['EN-01'],
      moved: ['ST-028', 'ST-042', 'ST-043', 'ST-089', 'ST-090', 'ST-093'],
      'pushed-back': ['ST-051'],
      evaded: ['ST-096'],
      'half-chosen': ['ST-049'],
      grabbed: ['ST-101'],
      'planet-paid': ['ST-058'],
      won: ['ST-114'],
    });
  });

  test('stands in the ledger for every question', () => {
    expect(Object.fromEntries(asking)).toEqual({
      announce: 'ST-026',
      boost: 'ST-076',
      evade: 'ST-096',
      half: 'ST-049',
      grab: 'ST-099',
      'grab-half': 'ST-108',
    });
  });

  test('is known for every bonus card, and every bonus card shows itself at work', () => {
    for (const kind of BONUS_KINDS) expect(RULES.has(CARD_RULES[kind])).toBe(true);
    expect([...cards].sort()).toEqual([...superTeams.cards].sort());
  });
});
