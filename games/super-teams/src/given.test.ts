import { fixedChance, seededChance, writeProblem } from '@parsecs/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SCENARIO_CAUSES, superTeams } from './index.ts';
import { STRIP } from './testing/table.ts';

const BASE = { setup: { players: 2 }, track: STRIP, hands: { P1: ['red-1'] } };

function problems(given: unknown): string {
  const laid = superTeams.scenarios.given(given, { chance: fixedChance([]) });
  return laid.ok ? '' : laid.problems.map(writeProblem).join('; ');
}

const WRONG: Readonly<Record<(typeof SCENARIO_CAUSES)[number], readonly unknown[]>> = {
  'given-not-an-object': [[], null, 'a position'],
  'given-unknown-field': [
    { ...BASE, fuel: 3 },
    { setup: { players: 2 }, begin: true, ships: {} },
    { ...BASE, setup: { players: 2, board: 'short' } },
  ],
  'given-not-a-seat': [
    { ...BASE, active: 'P3' },
    { ...BASE, active: { toString: 1 } },
    { ...BASE, hands: { P9: ['red-1'] } },
    { ...BASE, bonus: { red: [] } },
  ],
  'given-not-a-ship': [
    { ...BASE, ships: { 'red-3': 1 } },
    { ...BASE, setup: { players: 3 }, ships: { 'black-1': 1 } },
  ],
  'given-not-a-place': [
    { ...BASE, ships: { 'red-1': 25 } },
    { ...BASE, ships: { 'red-1': -1 } },
    { ...BASE, ships: { 'red-1': 1.5 } },
    { ...BASE, ships: { 'red-1': 6 } },
    { ...BASE, ships: { 'red-1': [6, 'normal'] } },
    { ...BASE, ships: { 'red-1': [5, 'normal'] } },
    { ...BASE, ships: { 'red-1': 8 } },
  ],
  'given-not-a-list': [
    { ...BASE, ships: [] },
    { ...BASE, hands: { P1: 'red-1' } },
    { ...BASE, bonusDeck: {} },
  ],
  'given-unknown-card': [
    { ...BASE, hands: { P1: ['red-7'] } },
    { ...BASE, planet: ['red-1'] },
  ],
  'given-too-many-cards': [
    { ...BASE, hands: { P1: ['red-1', 'red-1', 'red-1'] } },
    { ...BASE, setup: { players: 3 }, movementDeck: ['black-1'] },
    { ...BASE, hands: { P1: ['red-1', 'red-2', 'red-3', 'red-4', 'red-5', 'red-6', 'green-1'] } },
    { ...BASE, bonusDiscard: Array.from({ length: 5 }, () => 'light-speed') },
  ],
  'given-not-a-number': [{ ...BASE, round: 0 }],
  'given-active-without-card': [
    { ...BASE, hands: {} },
    { ...BASE, active: 'P2' },
  ],
  'given-already-won': [
    { ...BASE, ships: { 'red-1': 24, 'red-2': 24, 'yellow-1': 24, 'yellow-2': 24 } },
    { ...BASE, setup: { players: 3 }, ships: { 'green-1': 24, 'green-2': 24 } },
  ],
};

describe('a written position', () => {
  const cases = Object.entries(WRONG).flatMap(([cause, list]) =>
    list.map((given, index) => ({ cause, given, index })),
  );
  test.each(cases)('with $cause is refused ($index)', ({ cause, given }) => {
    expect(problems(given)).toContain(cause);
  });

  test('with a wrong setup or track names the field', () => {
    expect(problems(3)).toContain('not-an-object');
    expect(problems({ ...BASE, setup: { players: 7 } })).toBe(
      'setup.players: wrong-players [ST-001]',
    );
    expect(problems({ ...BASE, track: 'S N X F' })).toBe(
      'setup.board.spaces[2].kinds: unknown-kind (kind X) [ST-038]',
    );
    expect(problems({ ...BASE, track: 3 })).toBe('setup.board.spaces: not-a-list');
  });

  test('lays what is not mentioned where it belongs', () => {
    const laid = superTeams.scenarios.given(BASE, { chance: fixedChance([]) });
    expect(laid.ok).toBe(true);
    if (!laid.ok) return;
    const { state } = { state: laid.value };
    expect(state.position).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(state.movementDeck).toHaveLength(47);
    expect(state.movementDiscard).toEqual([]);
    expect(state.planet).toHaveLength(4);
    expect(state.bonusDeck).toHaveLength(16);
    expect(superTeams.violations(state)).toEqual([]);
  });

  test('with a written deck has the other cards in the discard', () => {
    const given = { ...BASE, movementDeck: ['black-6', 'red-1'], movementDiscard: ['green-2'] };
    const laid = superTeams.scenarios.given(given, { chance: fixedChance([]) });
    if (!laid.ok) throw new Error(problems(given));
    expect(
      superTeams.scenarios.compare(laid.value, { movementDeck: ['black-6', 'red-1'] }),
    ).toEqual([]);
    expect(laid.value.movementDiscard).toHaveLength(45);
    expect(laid.value.movementDiscard.at(-1)).toBe(13);
  });

  test('whatever is written, is never thrown at', () => {
    const json = fc.jsonValue({ maxDepth: 3 });
    const given = fc.record(
      {
        setup: fc.oneof(fc.constant({ players: 2 }), json),
        track: fc.oneof(fc.constant(STRIP), fc.string(), json),
        begin: fc.oneof(fc.boolean(), json),
        active: fc.oneof(fc.constantFrom('P1', 'P2'), json),
        ships: fc.oneof(fc.dictionary(fc.constantFrom('red-1', 'black-2', 'x'), json), json),
        hands: fc.oneof(fc.dictionary(fc.constantFrom('P1', 'P2', 'P3'), json), json),
        bonus: json,
        bonusDeck: json,
        movementDeck: json,
        planet: json,
        round: json,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(given, json), (written) => {
        const laid = superTeams.scenarios.given(written, { chance: seededChance('fuzz') });
        if (!laid.ok) expect(laid.problems.map(writeProblem).join()).not.toBe('');
      }),
      { numRuns: 3000, seed: 7 },
    );
  });
});
