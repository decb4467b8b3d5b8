import { isRefusal, seededChance } from '@parsecs/kernel';
import { rule } from '@parsecs/kernel/testing';
import { expect, test } from 'vitest';
import {
  checkFleet,
  FACTIONS,
  limitsOf,
  pointsOf,
  READY_FLEETS,
  randomFleet,
  SHIPS,
  shipCard,
  starshipBattles,
  writeAnswer,
} from '../index.ts';
import { newGame, seeds, setupOf } from '../testing/games.ts';
import { problemsOf } from './fleet.ts';
import type { Fleet } from './fleet-list.ts';

const LIMITS = limitsOf(setupOf({}));
const list = (
  faction: string,
  ...ships: readonly (string | { ship: string; count: number })[]
): unknown => ({
  faction,
  ships,
});
const found = (input: unknown): readonly string[] => {
  const checked = checkFleet(input, LIMITS);
  return checked.ok
    ? []
    : checked.problems.map(({ rule: id = '', cause }) => `${id} ${cause}`.trim());
};

rule('SB-125', 'each player spends up to 300 points, or what the table agrees', () => {
  const five = { ship: 'imperial-star-destroyer', count: 5 };
  expect(found(list('dark', five, { ship: 'imperial-shuttle', count: 4 }))).toEqual([]);
  const shuttles = { ship: 'imperial-shuttle', count: 3 };
  const dear = list('dark', five, shuttles, 'darth-vaders-tie-advanced-x1');
  expect(checkFleet(dear, LIMITS)).toMatchObject({
    problems: [{ path: 'ships', rule: 'SB-125', params: { points: 301, most: 300 } }],
  });
  expect(checkFleet(dear, limitsOf(setupOf({ points: 400 }))).ok).toBe(true);
  expect(checkFleet(dear, limitsOf(setupOf({ points: 0 }))).ok).toBe(true);
});

rule('SB-126', 'fleets are chosen in secret: nobody else sees a list before the reveal', () => {
  const state = newGame({ sides: 'light' });
  expect(starshipBattles.asked(state)).toEqual([0, 1]);
  const ready = READY_FLEETS.find(({ id }) => id === 'light-rebel');
  if (ready === undefined) throw new Error('no fleet');
  const answer = starshipBattles.check(state, 0, writeAnswer({ kind: 'fleet', ...ready.fleet }));
  if (isRefusal(answer)) throw new Error(answer.refused);
  const context = { chance: seededChance('secret') };
  starshipBattles.answer(state, 0, answer, context);
  expect(starshipBattles.asked(state)).toEqual([1]);
  expect(starshipBattles.view(state, 0).seats[0]?.fleet).toEqual(ready.fleet.ships);
  for (const viewer of [1, 'spectator'] as const) {
    expect(starshipBattles.view(state, viewer).seats[0]?.fleet).toBe('hidden');
    expect(JSON.stringify(starshipBattles.view(state, viewer))).not.toContain('home-one');
    const told = { type: 'fleet-built', seat: 0, ships: ready.fleet.ships } as const;
    expect(starshipBattles.viewEvent(told, viewer, state)).toEqual({
      type: 'fleet-built',
      seat: 0,
    });
  }
});

rule('SB-127', 'ships that are not Unique may be taken any number of times', () => {
  expect(
    found(list('light', 'rebel-transport', { ship: 'x-wing-starfighter', count: 40 })),
  ).toEqual([]);
  expect(found(list('light', 'rebel-transport', 'rebel-transport', 'rebel-transport'))).toEqual([]);
});

rule('SB-128', 'a fleet holds no two Unique ships of the same name', () => {
  expect(found(list('light', 'millennium-falcon'))).toEqual([]);
  expect(found(list('light', { ship: 'millennium-falcon', count: 2 }))).toEqual([
    'SB-128 fleet-unique-twice',
  ]);
});

rule('SB-129', 'different versions of a Unique ship count as the same ship', () => {
  expect(found(list('dark', 'boba-fetts-slave-i', 'jango-fetts-slave-i'))).toEqual([
    'SB-129 fleet-unique-twice',
  ]);
  expect(shipCard('boba-fetts-slave-i')?.uniqueName).toBe('Slave I');
  expect(found(list('dark', 'boba-fetts-slave-i', 'virago'))).toEqual([]);
});

rule(
  'SB-130',
  'a fleet needs a ship that can deploy; fighters without a carrier are a warning',
  () => {
    expect(found(list('light', { ship: 'x-wing-starfighter', count: 3 }))).toEqual([
      'SB-130 fleet-only-fighters',
    ]);
    expect(
      checkFleet(list('light', 'corellian-corvette', 'x-wing-starfighter'), LIMITS),
    ).toMatchObject({
      ok: true,
      warnings: [{ rule: 'SB-130', cause: 'fleet-no-carrier' }],
    });
    expect(
      checkFleet(list('light', 'rebel-transport', 'x-wing-starfighter'), LIMITS),
    ).toMatchObject({
      ok: true,
      warnings: [],
    });
  },
);

test('a badly written list names every fault with its place', () => {
  expect(found(null)).toEqual(['fleet-not-an-object']);
  expect(found({ faction: 'grey', ships: [], colour: 'red' })).toEqual([
    'fleet-unknown-field',
    'fleet-wrong-faction',
    'fleet-no-ships',
  ]);
  const written = { faction: 'light', ships: ['tantive-iv'] };
  expect(found({ ...written, schema: 'starship-battles-fleet/1' })).toEqual([]);
  expect(found({ ...written, schema: 'starship-battles-fleet/2' })).toEqual(['fleet-wrong-schema']);
  const wrong = { faction: 'light', ships: ['death-star', { ship: 'tantive-iv', count: 0 }] };
  expect(checkFleet(wrong, LIMITS)).toMatchObject({
    problems: [
      { path: 'ships[0].ship', cause: 'fleet-unknown-ship', params: { ship: 'death-star' } },
      { path: 'ships[1].count', cause: 'fleet-wrong-count' },
    ],
  });
});

test('one look tells everything that is wrong, what is written badly and what is not allowed', () => {
  const wrong = {
    faction: 'light',
    ships: [
      'death-star',
      'imperial-star-destroyer',
      { ship: 'millennium-falcon', count: 2 },
      'x-wing-starfighter',
    ],
  };
  const review = starshipBattles.reviewList?.(wrong, 90);
  expect(review?.problems.map(({ path, rule: id, cause }) => [path, id, cause])).toEqual([
    ['ships[0].ship', undefined, 'fleet-unknown-ship'],
    ['ships[1]', 'SB-002', 'fleet-mixed-factions'],
    ['ships', 'SB-125', 'fleet-over-points'],
    ['ships[2]', 'SB-128', 'fleet-unique-twice'],
  ]);
  const falcon = shipCard('millennium-falcon')?.cost ?? 0;
  const known =
    (shipCard('imperial-star-destroyer')?.cost ?? 0) + (shipCard('x-wing-starfighter')?.cost ?? 0);
  expect(review?.points).toBe(2 * falcon + known);
  expect(
    starshipBattles.reviewList?.({ faction: 'light', ships: ['nowhere', 'x-wing-starfighter'] }),
  ).toMatchObject({
    problems: [{ cause: 'fleet-unknown-ship' }],
  });
});

test('ready-made fleets are legal, but for the published sum that is none', () => {
  for (const { fleet, kind } of READY_FLEETS) {
    if (kind === 'standard') expect(problemsOf(fleet, LIMITS)).toEqual([]);
  }
});

test('random fleets are legal, near the limit, and use every ship', () => {
  const used = new Set<string>();
  for (const seed of seeds(300)) {
    for (const faction of FACTIONS) {
      const fleet: Fleet = randomFleet(faction, LIMITS, seededChance(seed));
      expect(problemsOf(fleet, LIMITS)).toEqual([]);
      expect(pointsOf(fleet, SHIPS)).toBeGreaterThan(290);
      for (const { ship } of fleet.ships) used.add(ship);
    }
  }
  expect(used.size).toBe(SHIPS.length);
});
