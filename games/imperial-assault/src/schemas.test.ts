import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  AFFILIATIONS,
  ARMY_IDS,
  COMMAND_IDS,
  CONDITIONS,
  DEPLOYMENT_IDS,
  EDGE_KINDS,
  EVENT_TYPES,
  MISSION_IDS,
  TOKEN_KINDS,
} from './index.ts';

type Part = Record<string, unknown>;

/**
 * What schemas list, by where the list stands. Nobody writes it there by hand: what the data gained
 * is filled in by `RECORD=1 npx vitest run --project imperial-assault schemas`.
 */
const LISTS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'army.schema.json': {
    'properties/affiliation': AFFILIATIONS,
    '$defs/deployment': DEPLOYMENT_IDS,
    '$defs/command': COMMAND_IDS,
  },
  'map.schema.json': {
    'properties/edges/items/properties/kind': EDGE_KINDS,
    'properties/tokens/properties/A/items/properties/kind': TOKEN_KINDS,
    'properties/tokens/properties/B/items/properties/kind': TOKEN_KINDS,
  },
  'scenario.schema.json': {
    '$defs/setup/properties/armies/items/anyOf/0': ['build', ...ARMY_IDS],
    '$defs/setup/properties/mission': ['random', ...MISSION_IDS],
    '$defs/given/properties/figures/additionalProperties/anyOf/1/properties/conditions/items':
      CONDITIONS,
    '$defs/eventType': EVENT_TYPES,
  },
};

function partAt(root: Part, path: string): Part {
  return path.split('/').reduce<Part>((part, name) => {
    const inner = part[name];
    if (typeof inner !== 'object' || inner === null) throw new Error(`${path}: no ${name}`);
    return inner as Part;
  }, root);
}

test.each(Object.entries(LISTS))('%s lists what the data hold', (name, lists) => {
  const file = new URL(`../${name}`, import.meta.url);
  const read = (): Part => JSON.parse(readFileSync(file, 'utf8')) as Part;
  const filled = read();
  for (const [path, ids] of Object.entries(lists)) partAt(filled, path)['enum'] = [...ids];
  if (process.env['RECORD'] !== undefined) {
    writeFileSync(file, `${JSON.stringify(filled, undefined, 2)}\n`);
  }
  expect(read()).toEqual(filled);
});
