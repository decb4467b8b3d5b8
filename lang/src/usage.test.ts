import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { NAMESPACES } from './catalogues.ts';
import { LANGUAGES } from './languages.ts';
import { baseOf, nestedIn, readAll } from './testing/catalogues.ts';
import { findUses, usesIn } from './testing/usage.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const all = await readAll();
const uses = findUses(root, ['lang/src', 'web/src', 'cli/src', 'server/src']);
const known = NAMESPACES.flatMap((namespace) => [
  ...new Set(Object.keys(all.en[namespace]).map((key) => `${namespace}:${baseOf(key)}`)),
]);

test('the scan reads literals and templates', () => {
  const source =
    "t('table:rule'); t(`cli:a.${x ? 'b' : `c`}`); // t('table:no')\nt(`${words.namespace}:x.${y}`)";
  const found = usesIn(source, 'x.ts');
  expect(found.map(({ id }) => id)).toContain('table:rule');
  expect(found.some(({ id }) => id === 'table:no')).toBe(false);
  expect(found.some(({ shape }) => shape.test('shell:x.z'))).toBe(true);
});

test('every message that a source names exists', () => {
  const missing = uses
    .filter(({ shape, exact, id }) => !known.some((key) => (exact ? key === id : shape.test(key))))
    .map(({ where, id }) => `${where}: ${id}`);
  expect(missing).toEqual([]);
});

test('every message is named by a source or by another message', () => {
  const nested = LANGUAGES.flatMap((language) =>
    NAMESPACES.flatMap((namespace) => Object.values(all[language][namespace]).flatMap(nestedIn)),
  );
  const shapes = [...new Set(nested)].map(
    (reference) => new RegExp(`^${reference.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+')}$`),
  );
  const exact = new Set(uses.flatMap(({ id, exact: whole }) => (whole ? [id] : [])));
  const loose = [...uses.filter((use) => !use.exact).map(({ shape }) => shape), ...shapes];
  const unused = known.filter((key) => !exact.has(key) && !loose.some((shape) => shape.test(key)));
  expect(unused).toEqual([]);
});
