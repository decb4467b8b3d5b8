import { ARMIES } from '@parsecs/imperial-assault';
import { createTexts, describeProblem, LANGUAGES } from '@parsecs/lang';
import { describe, expect, test } from 'vitest';
import { armyFromFile, armyToFile } from './army-file.ts';

const FILE = armyToFile('Mine', ARMIES['rebel-cell']) as Readonly<Record<string, unknown>>;
const DEPTH = 45_000;

function deep(wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < DEPTH; level += 1) value = wrap(value);
  return value;
}

const DEEP_LIST = deep((inner) => [inner]);
const DEEP_RECORD = deep((inner) => ({ inner }));

describe.each([
  ['an army', (value: unknown) => value],
  ['its schema', (schema: unknown) => ({ ...FILE, schema })],
  ['its side', (affiliation: unknown) => ({ ...FILE, affiliation })],
  ['its Deployment cards', (deployments: unknown) => ({ ...FILE, deployments })],
  ['a Deployment card', (card: unknown) => ({ ...FILE, deployments: [card] })],
  ['a Command card', (card: unknown) => ({ ...FILE, commands: [card] })],
  ['an unknown field', (moon: unknown) => ({ ...FILE, moon })],
])('%s that is nested without end', (_what, fileWith) => {
  test.each([
    ['lists', DEEP_LIST],
    ['records', DEEP_RECORD],
  ])('in %s is refused with a message', async (_kind, value) => {
    const read = armyFromFile(fileWith(value));
    if (read.ok) throw new Error('it was taken');
    expect(read.problems.length).toBeGreaterThan(0);
    for (const language of LANGUAGES) {
      const texts = await createTexts(language, ['imperial-assault']);
      for (const problem of read.problems) {
        const told = describeProblem(texts, 'imperial-assault', problem);
        expect(told).not.toMatch(/\{\{|\[object/);
        expect(told.length).toBeLessThan(1000);
      }
    }
  });
});

function refusedAt(input: unknown): readonly string[] {
  const read = armyFromFile(input);
  return read.ok ? [] : read.problems.map(({ path, cause }) => `${path}: ${cause}`);
}

test('a name that is none or has no end is refused', () => {
  expect(refusedAt(FILE)).toEqual([]);
  expect(refusedAt({ ...FILE, name: DEEP_LIST })).toEqual(['name: army-wrong-name']);
  expect(refusedAt({ ...FILE, name: 'x'.repeat(100_000) })).toEqual(['name: army-wrong-name']);
});

test('a list without end is refused as a whole', () => {
  const deployments = Array.from({ length: 400_000 }, () => 'moon');
  expect(refusedAt({ ...FILE, deployments })).toEqual(['deployments: army-too-long']);
});

test('an army against the rules is read all the same', () => {
  const deployments = Array.from({ length: 12 }, () => 'darth-vader');
  const read = armyFromFile({ ...FILE, affiliation: 'imperial', deployments });
  expect(read.ok && read.value.list.deployments).toEqual(deployments);
});
