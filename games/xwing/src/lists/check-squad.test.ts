import type { Checked, Problem } from '@parsecs/kernel';
import { rule } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { PilotId, UpgradeId } from '../cards/ids.ts';
import type { Faction } from '../cards/vocabulary.ts';
import { checkSquad, readSquad, reviewSquad } from './check-squad.ts';
import { BASE_SET_LIMITS, FREE_LIMITS, STANDARD_LIMITS } from './limits.ts';
import { MOST_SHIPS, MOST_UPGRADES, type Squad, squadPoints } from './squad.ts';

type Ship = readonly [PilotId, ...UpgradeId[]];

function list(faction: Faction, ...ships: readonly Ship[]): Squad {
  return { faction, ships: ships.map(([pilot, ...upgrades]) => ({ pilot, upgrades })) };
}

function copies(count: number, pilot: PilotId): readonly Ship[] {
  return Array.from({ length: count }, (): Ship => [pilot]);
}

function problemsOf(checked: Checked<unknown>): readonly Problem[] {
  return checked.ok ? [] : checked.problems;
}

const ROOKIES: readonly Ship[] = [['rookiepilot'], ['rookiepilot'], ['rookiepilot']];

rule('XW-001', 'a squad is of one of the two sides, and so is every ship in it', () => {
  for (const faction of ['scum', 'Rebel', '', null, 3, undefined]) {
    expect(checkSquad({ faction, ships: [{ pilot: 'rookiepilot' }] })).toMatchObject({
      ok: false,
      problems: [{ path: 'faction', rule: 'XW-001', cause: 'squad-wrong-faction' }],
    });
  }
  expect(checkSquad(list('rebel', ['rookiepilot'])).ok).toBe(true);
  expect(checkSquad(list('imperial', ['academypilot'])).ok).toBe(true);
});

rule('XW-015', 'ship cards and upgrade cards are those of the chosen faction', () => {
  const mixed = checkSquad(list('rebel', ['rookiepilot'], ['academypilot'], ['bountyhunter']));
  expect(problemsOf(mixed)).toEqual([
    {
      path: 'ships[1].pilot',
      rule: 'XW-015',
      cause: 'squad-mixed-factions',
      params: { pilot: 'academypilot', faction: 'rebel' },
    },
    {
      path: 'ships[2].pilot',
      rule: 'XW-015',
      cause: 'squad-mixed-factions',
      params: { pilot: 'bountyhunter', faction: 'rebel' },
    },
  ]);
  const seated = { ...STANDARD_LIMITS, faction: 'imperial' } as const;
  expect(problemsOf(checkSquad(list('rebel', ['rookiepilot']), seated))).toEqual([
    {
      path: 'faction',
      rule: 'XW-015',
      cause: 'squad-not-your-side',
      params: { faction: 'imperial' },
    },
  ]);
  expect(problemsOf(checkSquad(list('rebel')))).toEqual([
    { path: 'ships', rule: 'XW-015', cause: 'squad-no-ships' },
  ]);
});

rule(
  'XW-197',
  'the total is whatever was agreed: 100, 31 with the base set, any other, none',
  () => {
    const squad = list('rebel', ...ROOKIES);
    expect(squadPoints(squad)).toBe(63);
    const isLegal = (points: number | 'free') => checkSquad(squad, { points }).ok;
    expect([31, 62, 63, 64, 100, 'free' as const].map(isLegal)).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
    expect(STANDARD_LIMITS.points).toBe(100);
    expect(BASE_SET_LIMITS).toEqual({ points: 31, collection: { swx01: 1 } });
  },
);

rule('XW-199', 'the cost of all ship and upgrade cards may not exceed the total', () => {
  const ships: readonly Ship[] = [
    ['lukeskywalker', 'r2d2', 'protontorpedoes'],
    ['wedgeantilles', 'swarmtactics'],
    ['biggsdarklighter', 'r2f2'],
  ];
  const review = reviewSquad(list('rebel', ...ships));
  expect(review).toMatchObject({
    isLegal: true,
    points: 95,
    shipPoints: [36, 31, 28],
    pointsLeft: 5,
    problems: [],
  });
  const over = reviewSquad(list('rebel', ...ships, ['prototypepilot']));
  expect(over).toMatchObject({ isLegal: false, points: 112, pointsLeft: -12 });
  expect(over.problems).toEqual([
    {
      path: 'ships',
      rule: 'XW-199',
      cause: 'squad-over-points',
      params: { points: 112, most: 100 },
    },
  ]);
  expect(reviewSquad(list('rebel', ...ships), FREE_LIMITS).pointsLeft).toBeUndefined();
  expect(checkSquad(list('imperial', ...copies(8, 'academypilot'))).ok).toBe(true);
});

rule('XW-204', 'no unique name twice, whichever kind of card has it', () => {
  const twice = (path: string, name: string): Problem => ({
    path,
    rule: 'XW-204',
    cause: 'squad-unique-twice',
    params: { name },
  });
  expect(problemsOf(checkSquad(list('rebel', ['lukeskywalker'], ['lukeskywalker'])))).toEqual([
    twice('ships[1].pilot', 'lukeskywalker'),
  ]);
  const crew = list('rebel', ['outerrimsmuggler', 'lukeskywalker'], ['lukeskywalker']);
  expect(problemsOf(checkSquad(crew))).toEqual([twice('ships[1].pilot', 'lukeskywalker')]);
  const aboard = list('rebel', ['chewbacca', 'chewbacca']);
  expect(problemsOf(checkSquad(aboard))).toEqual([twice('ships[0].upgrades[0]', 'chewbacca')]);
  const vader = list('imperial', ['darthvader'], ['captainyorr', 'darthvader']);
  expect(problemsOf(checkSquad(vader))).toEqual([twice('ships[1].upgrades[0]', 'darthvader')]);
  const astromech = list('rebel', ['rookiepilot', 'r2d2'], ['rookiepilot', 'r2d2']);
  expect(problemsOf(checkSquad(astromech))).toEqual([twice('ships[1].upgrades[0]', 'r2d2')]);
  expect(checkSquad(list('rebel', ['chewbacca', 'lukeskywalker'])).ok).toBe(true);
});

rule('XW-205', 'a team has one squad: a unique name counts for all of its players', () => {
  const mine: readonly Ship[] = [['lukeskywalker', 'r2d2']];
  const yours: readonly Ship[] = [['outerrimsmuggler', 'lukeskywalker', 'niennunb']];
  expect(checkSquad(list('rebel', ...mine)).ok).toBe(true);
  expect(checkSquad(list('rebel', ...yours)).ok).toBe(true);
  expect(problemsOf(checkSquad(list('rebel', ...mine, ...yours)))).toMatchObject([
    { rule: 'XW-204', cause: 'squad-unique-twice', params: { name: 'lukeskywalker' } },
  ]);
});

rule('XW-206', 'cards without a bullet may be fielded in any number', () => {
  const rookies = (count: number) => list('rebel', ...copies(count, 'rookiepilot'));
  expect(checkSquad(rookies(4)).ok).toBe(true);
  expect(checkSquad(rookies(14), { points: 300 }).ok).toBe(true);
  expect(checkSquad(rookies(MOST_SHIPS), FREE_LIMITS).ok).toBe(true);
  const torpedoes = list('rebel', ['goldsquadronpilot', 'protontorpedoes', 'protontorpedoes']);
  expect(checkSquad(torpedoes).ok).toBe(true);
});

describe('a list that is not written well', () => {
  test('names everything that is wrong, together with the rules that are broken', () => {
    const review = reviewSquad({
      faction: 'rebel',
      colour: 'red',
      name: 7,
      ships: [
        { pilot: 'lukeskywalker', upgrades: ['r2d2', 'r2f2', 'warpdrive'] },
        { pilot: 'nobody', upgrades: ['gunner'], ability: 1 },
        'rookiepilot',
        { pilot: 'hansolo', upgrades: 'gunner' },
        { pilot: 'lukeskywalker' },
      ],
    });
    expect(
      review.problems.map(({ path, rule: id, cause }) => `${path} ${id ?? '-'} ${cause}`),
    ).toEqual([
      'colour - squad-unknown-field',
      'name - squad-wrong-name',
      'ships[0].upgrades[2] - squad-unknown-upgrade',
      'ships[1].ability - squad-unknown-field',
      'ships[1].pilot - squad-unknown-pilot',
      'ships[2] - squad-not-an-object',
      'ships[3].upgrades - squad-not-a-list',
      'ships[0].upgrades[1] XW-209 squad-slots-full',
      'ships[4].pilot XW-204 squad-unique-twice',
      'ships XW-199 squad-over-points',
    ]);
    expect(review.squad).toBeUndefined();
    // Luke with two astromechs, a gunner without a ship, Han and another Luke.
    expect(review.shipPoints).toEqual([35, 5, 0, 46, 28]);
    expect(review.points).toBe(114);
  });

  test('is no squad at all without an object or a list', () => {
    for (const input of [undefined, null, 3, 'squad', []]) {
      expect(checkSquad(input)).toEqual({
        ok: false,
        problems: [{ path: '', cause: 'squad-not-an-object' }],
      });
    }
    expect(problemsOf(checkSquad({ faction: 'rebel', ships: {} }))).toEqual([
      { path: 'ships', cause: 'squad-not-a-list' },
    ]);
  });

  test('is cut where it is longer than any squad', () => {
    const ship = { pilot: 'rookiepilot', upgrades: [] };
    const long = { faction: 'rebel', ships: Array.from({ length: 100_000 }, () => ship) };
    expect(problemsOf(checkSquad(long, FREE_LIMITS))).toEqual([
      { path: 'ships', cause: 'squad-too-many-ships', params: { most: MOST_SHIPS } },
    ]);
    const laden = { pilot: 'rookiepilot', upgrades: Array(100_000).fill('x') };
    expect(problemsOf(checkSquad({ faction: 'rebel', ships: [laden] }))).toHaveLength(
      1 + MOST_UPGRADES,
    );
  });
});

test('a squad comes back in its one form: upgrades in order, names kept, empty ones not', () => {
  const ships = [{ pilot: 'lukeskywalker', upgrades: ['r2d2', 'marksmanship'] }];
  const checked = checkSquad({ $schema: 'x', faction: 'rebel', name: 'Ace', ships });
  expect(checked).toEqual({
    ok: true,
    warnings: [],
    value: {
      name: 'Ace',
      faction: 'rebel',
      ships: [{ pilot: 'lukeskywalker', upgrades: ['marksmanship', 'r2d2'] }],
    },
  });
  const bare = checkSquad({ faction: 'rebel', name: '', ships: [{ pilot: 'rookiepilot' }] });
  expect(bare.ok && bare.value).toEqual({
    faction: 'rebel',
    ships: [{ pilot: 'rookiepilot', upgrades: [] }],
  });
});

test('an illegal list can still be read', () => {
  const squad = list('rebel', ['academypilot'], ['lukeskywalker', 'gunner'], ['lukeskywalker']);
  expect(readSquad(squad)).toEqual({ ok: true, value: squad, warnings: [] });
  expect(checkSquad(squad).ok).toBe(false);
});
