import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);

/** Every test that the page of threats names: its file, and the beginning of its title. */
function namedTests(): readonly (readonly [file: string, title: string])[] {
  const page = readFileSync(new URL('docs/threats.md', ROOT), 'utf8');
  const cells = page.split('\n').flatMap((line) => line.match(/^\|.*\|.*\|(.*)\|$/)?.[1] ?? []);
  return cells.flatMap((cell) =>
    [...cell.matchAll(/`([\w-]+\.test\.ts)`(?:: ([^;(]*))?/g)].map(
      ([, file = '', title = '']) => [file, title.trim()] as const,
    ),
  );
}

test('each attack of the page of threats is tried by a test that is there', () => {
  const files = ['server/src/', 'cli/src/'].flatMap((folder) =>
    readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => new URL(folder + file, ROOT)),
  );
  const isThere = ([name, title]: readonly [string, string]): boolean =>
    files.some(
      (file) => basename(file.pathname) === name && readFileSync(file, 'utf8').includes(title),
    );
  const named = namedTests();
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((one) => !isThere(one))).toEqual([]);
});
