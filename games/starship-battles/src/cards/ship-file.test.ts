import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkShipFile, SHIPS, SOURCES, shipCard } from '../index.ts';
import { checkSetup } from '../setup/setup.ts';
import { table } from '../testing/table.ts';

const FILE: unknown = JSON.parse(
  readFileSync(new URL('../data/ships.json', import.meta.url), 'utf8'),
);

const card = (change: Record<string, unknown>): unknown => ({
  schema: 'starship-battles-ships/1',
  ships: [{ ...shipCard('tantive-iv'), ...change }],
});
const faults = (input: unknown): readonly string[] => {
  const checked = checkShipFile(input);
  return checked.ok ? [] : checked.problems.map(({ path, cause }) => `${path} ${cause}`);
};

test('the set itself is a legal ship file of sixty ships, thirty a side', () => {
  expect(faults(FILE)).toEqual([]);
  expect(SHIPS).toHaveLength(60);
  expect(SHIPS.filter(({ faction }) => faction === 'light')).toHaveLength(30);
});

test('every figure says where it comes from, and every source is named', () => {
  for (const { provenance } of SHIPS) {
    expect(provenance.fields['default']).toBeDefined();
    for (const { sources } of Object.values(provenance.fields)) {
      expect(sources).toBeDefined();
      for (const source of sources ?? []) expect(Object.keys(SOURCES)).toContain(source);
    }
  }
});

describe('a corrected card', () => {
  const own = {
    id: 'tantive-iv',
    name: 'Tantive IV',
    faction: 'light',
    class: 3,
    cost: 19,
    uniqueName: 'Tantive IV',
    hull: { full: 4, reduced: 2 },
    full: {
      defense: { front: 16, side: 15, rear: 14 },
      weapons: [{ weapon: 'turbolasers', attack: 6, damage: 3, arc: 'any' }],
      pointDefense: null,
      commandCounters: 0,
      abilities: [],
    },
    reduced: {
      defense: { front: 14, side: 13, rear: 12 },
      weapons: [{ weapon: 'turbolasers', attack: 5, damage: 2, arc: 'any' }],
      pointDefense: null,
      commandCounters: 0,
      abilities: [],
    },
  };

  test('is played instead of the one of the set', () => {
    const checked = checkShipFile({ schema: 'starship-battles-ships/1', ships: [own] });
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    expect(checked.value[0]?.provenance.overall).toBe('corrected');
    const game = table({ ships: checked.value })
      .ship('P1', 'tantive-iv', [16, 18])
      .ship('P2', 'techno-union-starship', [16, 3])
      .low('dark')
      .phase('attack', 'P1');
    expect(game.attack('P1', 'tantive-iv-1', 'turbolasers>techno-union-starship-1', 10).total).toBe(
      16,
    );
    expect(game.dealt()).toBe(3);
  });

  test('counts with its own points', () => {
    const ships = [{ ...own, cost: 301 }];
    const fleets = [{ faction: 'light', ships: ['tantive-iv'] }, 'random'];
    expect(checkSetup({ sides: 'light', ships, fleets })).toMatchObject({
      problems: [{ rule: 'SB-125' }],
    });
  });
});

test('what is wrong with a card is named with its field', () => {
  expect(faults(null)).toEqual([' ship-file-not-an-object']);
  expect(faults({ schema: 'other', ships: [] })).toEqual(['schema ship-file-wrong-schema']);
  expect(faults({ schema: 'starship-battles-ships/1', ships: [] })).toEqual([
    'ships ship-file-no-ships',
  ]);
  expect(faults(card({ colour: 'red' }))).toEqual(['ships[0].colour ship-unknown-field']);
  expect(faults(card({ cost: 'dear' }))).toEqual(['ships[0].cost ship-wrong-value']);
  expect(faults(card({ hull: { full: 3 } }))).toEqual(['ships[0].hull.reduced ship-missing-field']);
  expect(faults(card({ hull: { full: 3, reduced: null } }))).toEqual([
    'ships[0].hull.reduced ship-hull-and-side',
  ]);
  expect(faults(card({ droid: true }))).toEqual(['ships[0].droid ship-droid-not-fighter']);
  expect(faults(card({ commands: [] }))).toEqual([
    'ships[0].commands ship-counters-without-command',
  ]);
  expect(faults(card({ class: 4 }))).toEqual([
    'ships[0].reduced ship-fighter-with-reduced-side',
    'ships[0].full.defense ship-fighter-faces-differ',
  ]);
});

test('what is wrong with a side of a card is named with its field', () => {
  const full = shipCard('tantive-iv')?.full;
  const side = (change: Record<string, unknown>): readonly string[] =>
    faults(card({ full: { ...full, ...change } }));
  const laser = { weapon: 'laser-cannon', attack: 1, damage: 1, arc: 'any' };
  expect(side({ weapons: [laser, laser] })).toEqual([
    'ships[0].full.weapons[1].weapon ship-weapon-twice',
  ]);
  expect(side({ weapons: [{ ...laser, arc: 'up' }] })).toEqual([
    'ships[0].full.weapons[0].arc ship-wrong-value',
  ]);
  expect(side({ abilities: [{ ability: 'dr' }] })).toEqual([
    'ships[0].full.abilities[0] ship-needs-value',
  ]);
  expect(side({ abilities: [{ ability: 'cloak', value: 1 }] })).toEqual([
    'ships[0].full.abilities[0] ship-needs-no-value',
  ]);
  expect(side({ abilities: [{ ability: 'long-range-bomber', weapon: 'barrage' }] })).toEqual([
    'ships[0].full.abilities[0] ship-needs-weapon',
  ]);
  expect(side({ abilities: [{ ability: 'flying' }] })).toEqual([
    'ships[0].full.abilities[0].ability ship-wrong-value',
  ]);
  expect(side({ abilities: [{ ability: 'cloak' }, { ability: 'cloak' }] })).toEqual([
    'ships[0].full.abilities[1].ability ship-ability-twice',
  ]);
});

test('the same ship twice is one too many', () => {
  const tantive = shipCard('tantive-iv');
  expect(faults({ schema: 'starship-battles-ships/1', ships: [tantive, tantive] })).toEqual([
    'ships[1].id ship-twice',
  ]);
});
