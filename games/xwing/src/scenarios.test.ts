import { readdirSync, readFileSync } from 'node:fs';
import { readScenario, runScenario, type Scenario } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import {
  BOMBS,
  CAPTAINS,
  DAMAGE_IDS,
  EDGES,
  FACTIONS,
  OBSTACLE_IDS,
  PHASES,
  PILOT_IDS,
  SHUTTLE_ID,
  UPGRADE_IDS,
  xwing,
} from './index.ts';
import { misfits, partAt, readSchema } from './testing/json-schema.ts';

const FOLDER = new URL('../scenarios/', import.meta.url);
const LEDGER = new URL('../../../docs/rules/xwing.md', import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.scenario.json'));

function read(name: string): Scenario {
  const result = readScenario(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')));
  if ('fault' in result) throw new Error(`${name}: ${result.fault}`);
  return result.scenario;
}

const SCHEMA = readSchema('scenario.schema.json', {
  pilot: [...PILOT_IDS, SHUTTLE_ID],
  upgrade: UPGRADE_IDS,
  damage: DAMAGE_IDS,
});

describe('the schema of scenarios', () => {
  test.each(files)('fits %s', (name) => {
    const file: unknown = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));
    expect(misfits(file, SCHEMA, SCHEMA)).toEqual([]);
  });

  test('lists what the vocabularies list', () => {
    const given = partAt(SCHEMA, '$defs', 'given', 'properties');
    const listed = (...names: string[]): unknown => partAt(given, ...names)['enum'];
    expect(listed('obstacles', 'items', 'properties', 'token')).toEqual(OBSTACLE_IDS);
    expect(listed('bombs', 'items', 'properties', 'bomb')).toEqual(BOMBS);
    expect(listed('phase')).toEqual(PHASES.filter((phase) => phase !== 'setup'));
    expect(listed('initiative')).toEqual([...FACTIONS, ...CAPTAINS]);
    expect(listed('edge')).toEqual(EDGES);
  });

  test('knows the cards of the data and no others', () => {
    const ship = partAt(SCHEMA, '$defs', 'ship');
    const wrong = { pilot: 'nobody', upgrades: ['nothing'], damageUp: ['scratch'] };
    const lines = misfits(wrong, ship, SCHEMA);
    expect(lines).toContain('.pilot is none of them');
    expect(lines).toContain('.upgrades[0] is none of them');
    expect(lines).toContain('.damageUp[0] is none of them');
  });
});

describe('the worked examples', () => {
  test.each(files)('%s', (name) => {
    const { ok, why } = runScenario(xwing, read(name));
    expect(why).toBe('');
    expect(ok).toBe(true);
  });

  const ledger = readFileSync(LEDGER, 'utf8');
  const examples = Array.from(ledger.matchAll(/\*\*((?:EX|DS)-\d\d)\b/g), ([, id = '']) => id);

  test('are named and titled after the ledger', () => {
    for (const name of files) {
      const id = name.slice(0, 5).toUpperCase();
      expect(examples).toContain(id);
      expect(read(name).title.startsWith(`${id} `)).toBe(true);
    }
  });

  test('are complete', () => {
    const written = new Set(files.map((name) => name.slice(0, 5).toUpperCase()));
    // About lists, not about positions.
    const lists = readFileSync(new URL('lists/squad-examples.test.ts', import.meta.url), 'utf8');
    for (const [, id = ''] of lists.matchAll(/'((?:EX|DS)-\d\d) /g)) written.add(id);
    expect(examples).toHaveLength(55);
    expect(examples.filter((id) => !written.has(id))).toEqual([]);
  });

  test('cite rules that the ledger has', () => {
    for (const name of files) {
      const { rules } = read(name);
      expect(new Set(rules).size).toBe(rules.length);
      for (const id of rules) expect(ledger).toContain(`**${id} – `);
    }
  });
});
