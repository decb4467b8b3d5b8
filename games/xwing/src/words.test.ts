import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = dirname(fileURLToPath(import.meta.url));
const IMPORT = /^(?:import|export) (?!type\b)[^;]*? from '(\.[^']+)';/gms;

/** Everything that is loaded with a file; types vanish and load nothing. */
function loadedWith(file: string, known: Set<string> = new Set()): ReadonlySet<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const next = resolve(dirname(file), path);
    expect(existsSync(next)).toBe(true);
    if (next.endsWith('.ts')) loadedWith(next, known);
  }
  return known;
}

test('the words load names, cards and geometry, and no rules', () => {
  const loaded = [...loadedWith(resolve(SRC, 'words.ts'))].map((file) => relative(SRC, file));
  const heavy = loaded.filter((file) =>
    /^(?:play|attack|behaviour|evaluation|given|odds)\/|^(?:state|battle|frames|board|view|game)\.ts$|answer-book|chosen/.test(
      file,
    ),
  );
  expect(heavy).toEqual([]);
  expect(loaded).toContain('answers/read-answer.ts');
  expect(loaded).toContain('cards/pilots.ts');
  expect(loaded.filter((file) => file.startsWith('missions/')).toSorted()).toEqual([
    'missions/briefing.ts',
    'missions/zone-names.ts',
  ]);
});
