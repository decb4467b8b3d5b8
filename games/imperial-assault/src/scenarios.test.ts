import { readdirSync, readFileSync } from 'node:fs';
import { readScenario, runScenario, type Scenario } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import { imperialAssault } from './index.ts';

const FOLDER = new URL('../scenarios/', import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.scenario.json'));

function read(name: string): Scenario {
  const scenario = readScenario(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')));
  if ('fault' in scenario) throw new Error(`${name}: ${scenario.fault}`);
  return scenario.scenario;
}

describe('the worked examples', () => {
  test.each(files)('%s', (name) => {
    const { ok, why } = runScenario(imperialAssault, read(name));
    expect(why).toBe('');
    expect(ok).toBe(true);
  });

  test('all 35 of the ledger are there', () => {
    const ids = new Set(files.flatMap((name) => /^we-(\d\d)-/.exec(name)?.[1] ?? []));
    const all = Array.from({ length: 35 }, (_, index) => String(index + 1).padStart(2, '0'));
    expect([...ids].sort()).toEqual(all);
  });
});
