import { at, auditGame } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import { BOARD_IDS, DEFAULT_OPTIONS, OPTION_NAMES, OPTION_VALUES, superTeams } from '../index.ts';
import { newGame, setupOf } from '../testing/games.ts';
import { boardFromTrack } from '../track.ts';
import { checkSetup } from './check-setup.ts';
import type { Options } from './options.ts';
import { LARGEST_HAND } from './setup.ts';

test('the defaults are those of the ledger', () => {
  expect(DEFAULT_OPTIONS).toEqual({
    exactFinish: false,
    speedBonusOrder: 'add-then-double',
    grabChain: true,
    rewardTiming: 'after-grabs',
    grabHalf: 'grabber',
    mawNormalIncludesDual: false,
    openPartnerHands: false,
  });
  for (const name of OPTION_NAMES) expect(OPTION_VALUES[name][0]).toBe(DEFAULT_OPTIONS[name]);
});

test('what is left out takes its default', () => {
  const setup = setupOf({ players: 2, options: { grabChain: false } });
  expect(setup.options).toEqual({ ...DEFAULT_OPTIONS, grabChain: false });
});

test('an unknown option or value is named', () => {
  expect(checkSetup({ players: 2, options: { turbo: true, grabHalf: 'target' } })).toEqual({
    ok: false,
    problems: [
      { path: 'options.turbo', cause: 'unknown-option' },
      {
        path: 'options.grabHalf',
        cause: 'wrong-option',
        params: { allowed: 'grabber, same-as-target' },
      },
    ],
  });
});

test('exact finishes need a board without hyperspace in front of the planet', () => {
  for (const last of ['H', 'HA', 'HN']) {
    const board = boardFromTrack(`S N B H A M N HA HN AN ${last} F`);
    expect(checkSetup({ players: 2, board }).ok).toBe(true);
    expect(checkSetup({ players: 2, board, options: { exactFinish: true } })).toMatchObject({
      ok: false,
      problems: [{ path: 'options.exactFinish', rule: 'EN-01' }],
    });
  }
});

/** Eight rows in which each pair of options shows all four pairs of values. */
const ROWS: readonly Options[] = Array.from({ length: 8 }, (_, row) => {
  const chosen = OPTION_NAMES.map((name, index) => {
    const bits = row & (index + 1);
    const odd = ((bits >> 2) ^ (bits >> 1) ^ bits) & 1;
    return [name, OPTION_VALUES[name][odd]];
  });
  return Object.fromEntries(chosen) as Options;
});

describe('all options together', () => {
  test('every pair of values occurs', () => {
    for (const one of OPTION_NAMES) {
      for (const other of OPTION_NAMES.filter((name) => name > one)) {
        const pairs = new Set(ROWS.map((row) => `${row[one]} ${row[other]}`));
        expect(pairs.size).toBe(4);
      }
    }
  });

  const cases = ROWS.flatMap((options, row) =>
    ([2, 3, 4] as const).map((players) => ({ options, row, players })),
  );
  test.each(cases)(
    'row $row with $players players keeps the contract',
    ({ options, row, players }) => {
      const board = BOARD_IDS[row % BOARD_IDS.length] ?? 'short';
      const setup = setupOf({ players, board, options });
      const { failure, steps } = auditGame(superTeams, setup, `options ${row} ${players}`);
      expect(failure).toBeUndefined();
      expect(steps).toBeGreaterThan(20);
    },
  );
});

describe('hand sizes', () => {
  // The smallest and the largest for every number of players; those between in turn.
  const cases = [
    ...[1, 12].flatMap((handSize) =>
      ([2, 3, 4] as const).map((players) => ({ handSize, players })),
    ),
    ...[2, 4, 5, 7, 9, 11].map((handSize, index) => ({
      handSize,
      players: at([2, 3, 4] as const, index % 3),
    })),
  ];
  test.each(cases)('$handSize cards for $players players (EN-05)', ({ handSize, players }) => {
    const setup = setupOf({ players, handSize, board: 'short' });
    const { failure } = auditGame(superTeams, setup, `hand of ${handSize}`);
    expect(failure).toBeUndefined();
  });

  test.each([2, 3, 4] as const)('%d players are dealt as many as agreed (ST-063)', (players) => {
    for (let handSize = 1; handSize <= LARGEST_HAND; handSize += 1) {
      const dealt = newGame({ players, handSize }).hands.map(({ length }) => length);
      expect(dealt).toEqual(Array.from({ length: players }, () => handSize));
    }
  });

  test.each([0, -1, 13, 2.5, '6', null])('%j is no hand size', (handSize) => {
    expect(checkSetup({ players: 2, handSize })).toMatchObject({
      ok: false,
      problems: [{ path: 'handSize', rule: 'EN-05' }],
    });
  });
});
