import { readdirSync, readFileSync } from 'node:fs';
import { readScenario, runScenario, type Scenario } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import { xwing } from './index.ts';

const FOLDER = new URL('../scenarios/', import.meta.url);
const LEDGER = new URL('../../../docs/rules/xwing.md', import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.scenario.json'));

function read(name: string): Scenario {
  const result = readScenario(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')));
  if ('fault' in result) throw new Error(`${name}: ${result.fault}`);
  return result.scenario;
}

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
