import { readdirSync, readFileSync } from 'node:fs';
import { isRecord, LONGEST_LIST_NAME } from '@parsecs/kernel';
import { expect, test } from 'vitest';
import { MOST_CARDS } from './cards/ship-file.ts';
import { ABILITIES, ARCS, OPTIONS, SHIP_FILE_SCHEMA, SHIPS, WEAPONS } from './index.ts';
import { MOST_ENTRIES } from './lists/fleet.ts';

function read(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
}

/** The value at a path such as `$defs.side.properties`. */
function at(value: unknown, path: string): unknown {
  return path.split('.').reduce((part, key) => (isRecord(part) ? part[key] : undefined), value);
}

const SHIP_SCHEMA = read('../ships.schema.json');
const FLEET_SCHEMA_FILE = read('../fleet.schema.json');
const SCENARIO_SCHEMA = read('../scenario.schema.json');

test('the schema of ship files knows every weapon, arc and ability, and all fields of a card', () => {
  const side = at(SHIP_SCHEMA, '$defs.side.properties');
  expect(at(side, 'weapons.items.properties.weapon.enum')).toEqual(WEAPONS);
  expect(at(side, 'weapons.items.properties.arc.enum')).toEqual(ARCS);
  expect(at(side, 'abilities.items.properties.ability.enum')).toEqual(
    ABILITIES.filter((id) => id !== 'unique'),
  );
  expect(at(SHIP_SCHEMA, 'properties.schema.const')).toBe(SHIP_FILE_SCHEMA);
  const fields = Object.keys(at(SHIP_SCHEMA, '$defs.ship.properties') as object);
  for (const card of SHIPS) expect(fields).toEqual(expect.arrayContaining(Object.keys(card)));
});

test('the schemas know the limits of the readers', () => {
  expect(at(FLEET_SCHEMA_FILE, 'properties.name.maxLength')).toBe(LONGEST_LIST_NAME);
  expect(at(FLEET_SCHEMA_FILE, 'properties.ships.maxItems')).toBe(MOST_ENTRIES);
  expect(at(SHIP_SCHEMA, 'properties.ships.maxItems')).toBe(MOST_CARDS);
  const side = at(SHIP_SCHEMA, '$defs.side.properties');
  expect(at(side, 'weapons.maxItems')).toBe(WEAPONS.length);
  expect(at(side, 'abilities.maxItems')).toBe(ABILITIES.length);
});

test('the schema of scenarios knows every option and every field that the examples use', () => {
  const given = at(SCENARIO_SCHEMA, '$defs.given.properties');
  expect(at(given, 'options.additionalProperties.items.enum')).toEqual(OPTIONS);
  const folder = new URL('../scenarios/', import.meta.url);
  const known = (path: string): readonly string[] =>
    Object.keys(at(SCENARIO_SCHEMA, path) as object);
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.scenario.json'))) {
    const file = read(`../scenarios/${name}`) as Record<string, Record<string, unknown>>;
    expect(known('properties')).toEqual(expect.arrayContaining(Object.keys(file)));
    expect(known('$defs.given.properties')).toEqual(
      expect.arrayContaining(Object.keys(file['given'] ?? {})),
    );
    expect(known('$defs.expectation.properties')).toEqual(
      expect.arrayContaining(Object.keys(file['then'] ?? {})),
    );
  }
});
