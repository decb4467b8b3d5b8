import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MISSION_IDS, MISSIONS } from '../index.ts';
import { MISSION_RULES } from './mission.ts';

const SOURCES = new URL('../', import.meta.url);
/** Where ids are listed, and setups that play a certain mission. */
const LISTED = ['cards/card-ids.ts', 'setup/setups.ts'];

test('every mission is a record under its own id', () => {
  expect(Object.values(MISSION_RULES).map(({ id }) => id)).toEqual(MISSION_IDS);
  expect(MISSIONS.map(({ id }) => id)).toEqual(MISSION_IDS);
});

test('nothing outside of the records asks which mission is played', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      name.endsWith('.ts') &&
      !/(^missions|^testing|\.test\.ts$)/.test(name) &&
      !LISTED.includes(name),
  );
  expect(files.length).toBeGreaterThan(50);
  const naming = files.filter((name) => {
    const source = readFileSync(new URL(name, SOURCES), 'utf8');
    return MISSION_IDS.some((id) => source.includes(`'${id}'`));
  });
  expect(naming).toEqual([]);
});
