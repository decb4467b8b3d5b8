import { readFileSync } from 'node:fs';
import { isRecord, seededChance } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import { PILOT_IDS, SHIP_TYPE_IDS, UPGRADE_IDS } from '../cards/ids.ts';
import { UPGRADES } from '../cards/upgrades.ts';
import { FACTIONS, SLOTS } from '../cards/vocabulary.ts';
import { checkSquad } from './check-squad.ts';
import { randomSquad } from './random-squad.ts';
import { READY_SQUADS } from './ready-squads.ts';
import { LONGEST_NAME, MOST_SHIPS, MOST_UPGRADES } from './squad.ts';
import { squadToXws } from './write-xws.ts';
import { XWS_SLOTS } from './xws-names.ts';

type Schema = Readonly<Record<string, unknown>>;

const ROOT = JSON.parse(
  readFileSync(new URL('../../squad.schema.json', import.meta.url), 'utf8'),
) as Schema;

function partAt(schema: unknown, ...names: readonly string[]): Schema {
  const part = names.reduce<unknown>(
    (outer, name) => (isRecord(outer) ? outer[name] : undefined),
    schema,
  );
  if (!isRecord(part)) throw new Error(`${names.join('/')} leads nowhere`);
  return part;
}

const defined = (name: string): Schema => partAt(ROOT, '$defs', name);

/** As much of JSON Schema as ours uses; another keyword is an error. */
function misfits(value: unknown, schema: Schema, path = ''): readonly string[] {
  const list = (of: unknown): readonly unknown[] => (Array.isArray(of) ? of : []);
  const record = isRecord(value) ? value : {};
  const inside = Object.entries(record);
  const when = (wrong: boolean, what: string) => (wrong ? [`${path} ${what}`] : []);
  return Object.entries(schema).flatMap(([keyword, wanted]): readonly string[] => {
    switch (keyword) {
      case '$schema':
      case '$defs':
      case 'title':
      case 'description':
        return [];
      case '$ref':
        return misfits(value, defined(String(wanted).replace('#/$defs/', '')), path);
      case 'type':
        return when(!isOfType(value, wanted), `is no ${wanted}`);
      case 'const':
        return when(value !== wanted, `is not ${wanted}`);
      case 'enum':
        return when(!list(wanted).includes(value), 'is none of them');
      case 'minimum':
        return when(typeof value === 'number' && value < Number(wanted), 'is too small');
      case 'minLength':
        return when(typeof value === 'string' && value.length < Number(wanted), 'is too short');
      case 'maxLength':
        return when(typeof value === 'string' && value.length > Number(wanted), 'is too long');
      case 'minItems':
        return when(Array.isArray(value) && value.length < Number(wanted), 'has too few');
      case 'maxItems':
        return when(list(value).length > Number(wanted), 'has too many');
      case 'minProperties':
        return when(isRecord(value) && inside.length < Number(wanted), 'is empty');
      case 'required':
        return list(wanted).flatMap((name) => when(!(String(name) in record), `lacks ${name}`));
      case 'additionalProperties':
        return inside.flatMap(([name]) =>
          when(!(name in partAt(schema, 'properties')), `knows no ${name}`),
        );
      case 'properties':
        return inside.flatMap(([name, part]) =>
          isRecord(wanted) && isRecord(wanted[name])
            ? misfits(part, wanted[name], `${path}.${name}`)
            : [],
        );
      case 'items':
        return list(value).flatMap((item, index) =>
          misfits(item, wanted as Schema, `${path}[${index}]`),
        );
      default:
        throw new Error(`${keyword} is not checked`);
    }
  });
}

function isOfType(value: unknown, type: unknown): boolean {
  if (type === 'object') return isRecord(value);
  if (type === 'array') return Array.isArray(value);
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}

describe('the schema of squads', () => {
  test('fits ready-made and random squads, in both forms', () => {
    const chance = seededChance('schema');
    const random = Array.from({ length: 200 }, (_, index) =>
      randomSquad(index % 2 === 0 ? 'rebel' : 'imperial', { points: 'free' }, chance),
    ).filter((squad) => squad !== undefined);
    for (const squad of [...READY_SQUADS.map((ready) => ready.squad), ...random]) {
      expect(misfits(squad, ROOT)).toEqual([]);
      expect(misfits(squadToXws({ ...squad, name: 'Ace' }), defined('xws'))).toEqual([]);
    }
  });

  test('lists what the cards list', () => {
    expect(defined('faction')['enum']).toEqual(FACTIONS);
    expect(defined('pilot')['enum']).toEqual(PILOT_IDS);
    expect(defined('upgrade')['enum']).toEqual(UPGRADE_IDS);
    const pilot = partAt(defined('xws'), 'properties', 'pilots', 'items', 'properties');
    expect(partAt(pilot, 'ship')['enum']).toEqual(SHIP_TYPE_IDS);
    const slots = partAt(pilot, 'upgrades', 'properties');
    expect(Object.keys(slots)).toEqual(SLOTS.map((slot) => XWS_SLOTS[slot]));
    for (const slot of SLOTS) {
      const ids = UPGRADES.filter((card) => card.slot === slot).map(({ id }) => id);
      expect(partAt(slots, XWS_SLOTS[slot], 'items')['enum']).toEqual(ids);
    }
    expect(partAt(ROOT, 'properties', 'name')['maxLength']).toBe(LONGEST_NAME);
    expect(partAt(ROOT, 'properties', 'ships')['maxItems']).toBe(MOST_SHIPS);
    expect(partAt(defined('ship'), 'properties', 'upgrades')['maxItems']).toBe(MOST_UPGRADES);
  });

  test.each([
    [{ faction: 'scum', ships: [] }, '.faction is none of them'],
    [{ faction: 'rebel' }, ' lacks ships'],
    [{ faction: 'rebel', ships: [], colour: 1 }, ' knows no colour'],
    [{ faction: 'rebel', ships: [{}] }, '.ships[0] lacks pilot'],
    [{ faction: 'rebel', ships: [{ pilot: 'x' }] }, '.ships[0].pilot is none of them'],
    [{ faction: 'rebel', ships: [], name: 'x'.repeat(200) }, '.name is too long'],
  ])('does not fit %j, and neither does the checker', (input, line) => {
    expect(misfits(input, ROOT)).toContain(line);
    expect(checkSquad(input).ok).toBe(false);
  });
});
