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

test('a name that is none is left out', () => {
  const read = armyFromFile({ ...FILE, name: DEEP_LIST });
  expect(read.ok ? read.value.name : read.problems.map(({ path }) => path)).toEqual(
    read.ok ? '' : ['name'],
  );
});
