import { seededChance } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import { PILOT_IDS, SHIP_TYPE_IDS, UPGRADE_IDS } from '../cards/ids.ts';
import { FACTIONS, SLOTS } from '../cards/vocabulary.ts';
import { misfits, partAt, readSchema, type Schema } from '../testing/json-schema.ts';
import { checkSquad } from './check-squad.ts';
import { randomSquad } from './random-squad.ts';
import { READY_SQUADS } from './ready-made.ts';
import { LONGEST_NAME, MOST_SHIPS, MOST_UPGRADES } from './squad.ts';
import { squadToXws } from './write-xws.ts';
import { XWS_SLOTS } from './xws-names.ts';

const ROOT = readSchema('squad.schema.json', { pilot: PILOT_IDS, upgrade: UPGRADE_IDS });
const defined = (name: string): Schema => partAt(ROOT, '$defs', name);

describe('the schema of squads', () => {
  test('fits ready-made and random squads, in both forms', () => {
    const chance = seededChance('schema');
    const random = Array.from({ length: 200 }, (_, index) =>
      randomSquad(index % 2 === 0 ? 'rebel' : 'imperial', { points: 'free' }, chance),
    ).filter((squad) => squad !== undefined);
    for (const squad of [...READY_SQUADS.map((ready) => ready.squad), ...random]) {
      expect(misfits(squad, ROOT, ROOT)).toEqual([]);
      expect(misfits(squadToXws({ ...squad, name: 'Ace' }), defined('xws'), ROOT)).toEqual([]);
    }
  });

  test('lists what the cards list', () => {
    expect(defined('faction')['enum']).toEqual(FACTIONS);
    const pilot = partAt(defined('xws'), 'properties', 'pilots', 'items', 'properties');
    expect(partAt(pilot, 'ship')['enum']).toEqual(SHIP_TYPE_IDS);
    const slots = partAt(pilot, 'upgrades', 'properties');
    expect(Object.keys(slots)).toEqual(SLOTS.map((slot) => XWS_SLOTS[slot]));
    for (const slot of SLOTS) {
      expect(partAt(slots, XWS_SLOTS[slot], 'items')).toEqual({ $ref: '#/$defs/upgrade' });
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
    expect(misfits(input, ROOT, ROOT)).toContain(line);
    expect(checkSquad(input).ok).toBe(false);
  });
});
