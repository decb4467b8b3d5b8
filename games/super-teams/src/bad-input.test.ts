import { MOST_PROBLEMS, seededChance } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import { BOARDS, checkBoard, superTeams } from './index.ts';
import { removeCard } from './state.ts';
import { nested } from './testing/bad-input.ts';
import { newGame } from './testing/games.ts';
import { STRIP } from './testing/table.ts';

const DEEP = nested(100_000);
const LONG = 400_000;

type Fields = Readonly<Record<string, unknown>>;

function given(fields: Fields): ReturnType<typeof superTeams.scenarios.given> {
  const setup = { players: 2 };
  return superTeams.scenarios.given(
    { setup, track: STRIP, hands: { P1: ['red-1'] }, ...fields },
    { chance: seededChance('x') },
  );
}

describe('what is nested too deep to follow', () => {
  test.each(['players', 'board', 'colours', 'starter', 'handSize', 'options', 'more'])(
    'is refused in %s of a setup',
    (field) => {
      expect(superTeams.checkSetup({ players: 2, [field]: DEEP }).ok).toBe(false);
      expect(superTeams.checkSetup({ players: 2, [field]: [DEEP, DEEP] }).ok).toBe(false);
    },
  );

  test.each(['schema', 'id', 'name', 'spaces', 'size', 'radius', 'path', 'slots', 'more'])(
    'is refused in %s of a board',
    (field) => {
      expect(checkBoard({ ...BOARDS.short, [field]: DEEP }).ok).toBe(false);
    },
  );

  test.each(['setup', 'track', 'active', 'round', 'ships', 'hands', 'bonus', 'bonusDeck', 'more'])(
    'is refused in %s of a position',
    (field) => {
      expect(given({ [field]: DEEP }).ok).toBe(false);
      expect(given({ [field]: { 'red-1': DEEP, P1: DEEP } }).ok).toBe(false);
    },
  );
});

describe('-0, which no file brings back', () => {
  test('is refused where a number is expected', () => {
    expect(superTeams.checkSetup({ players: 2, starter: -0 }).ok).toBe(false);
    expect(superTeams.checkSetup({ players: 2, starter: 0 }).ok).toBe(true);
    expect(given({ ships: { 'red-1': -0 } }).ok).toBe(false);
    expect(given({ ships: { 'red-1': 0 } }).ok).toBe(true);
  });
});

describe('what is far too long', () => {
  const many = (value: unknown): readonly unknown[] => Array.from({ length: LONG }, () => value);
  const fields = (value: unknown): Fields =>
    Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`field-${index}`, value]));

  test.each([
    ['spaces', () => superTeams.checkSetup({ players: 2, board: { spaces: many({}) } })],
    ['kinds', () => checkBoard({ ...BOARDS.short, spaces: [{ kinds: many('normal') }, {}, {}] })],
    ['slots', () => checkBoard({ ...BOARDS.short, slots: fields(3) })],
    ['fields of a setup', () => superTeams.checkSetup({ players: 2, ...fields(1) })],
    ['fields of what is no setup', () => superTeams.checkSetup(fields(1))],
    ['options', () => superTeams.checkSetup({ players: 2, options: fields(1) })],
    ['ships', () => given({ ships: fields(1) })],
    ['hands', () => given({ hands: fields([]) })],
    ['cards', () => given({ bonusDeck: many('light-speed') })],
    ['unknown cards', () => given({ movementDeck: many('red-9') })],
  ])('is refused with a few problems: %s', (_, check) => {
    const checked = check();
    if (checked.ok) throw new Error('accepted');
    expect(checked.problems.length).toBeGreaterThan(0);
    expect(checked.problems.length).toBeLessThanOrEqual(MOST_PROBLEMS);
    for (const { path, params } of checked.problems) {
      expect(`${path}${Object.values(params ?? {}).join()}`.length).toBeLessThan(300);
    }
  });

  test('is named by its beginning', () => {
    const text = 'x'.repeat(LONG);
    for (const checked of [
      superTeams.checkSetup({ players: 2, board: text, [text]: 1, options: { [text]: 1 } }),
      given({ active: text, [text]: 1 }),
      given({ active: text, ships: { [text]: 1 }, bonus: { [text]: [] }, planet: [text] }),
    ]) {
      if (checked.ok) throw new Error('accepted');
      for (const { path, params } of checked.problems) {
        expect(`${path}${Object.values(params ?? {}).join()}`.length).toBeLessThan(300);
      }
    }
  });
});

describe('a card that is not there', () => {
  test('is never taken for another one', () => {
    const cards = [3, 4, 5];
    expect(() => removeCard(cards, 9)).toThrow('card 9');
    expect(cards).toEqual([3, 4, 5]);
  });

  test('is not imagined away: a view that contradicts itself is a bug', () => {
    const seen = superTeams.view(newGame({ players: 2 }), 0);
    const three = Array.from({ length: 3 }, () => 'red-1' as const);
    expect(() =>
      superTeams.imagine({ ...seen, movementDiscard: three }, seededChance('x')),
    ).toThrow('not among');
  });
});
