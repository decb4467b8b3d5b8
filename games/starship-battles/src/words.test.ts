import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { declarationsOf } from './behaviour/catalogue.ts';
import { SHIPS } from './cards/ships.ts';
import {
  ABILITIES,
  HALVING_EFFECTS,
  OPTIONS,
  REDUCING_ABILITIES,
  SHIP_IDS,
  UNIQUE_SHIP_IDS,
  VARYING_WEAPONS,
  WEAPONS,
} from './words.ts';

const ROOT = dirname(fileURLToPath(import.meta.url));

/** What a file of this package loads, with whatever that loads; types load nothing. */
function loadedBy(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (!file.endsWith('.ts')) return found;
  const text = readFileSync(join(ROOT, file), 'utf8');
  for (const [, what = '', from = ''] of text.matchAll(
    /^(?:im|ex)port ([^;]*?)from '(\.[^']+)'/gms,
  )) {
    const isType = /^type\b/.test(what) || /^\{(?:\s*type \w+,?)+\s*\}/.test(what);
    if (!isType) loadedBy(relative('.', join(dirname(file), from)), found);
  }
  return found;
}

test('the light entry loads no rules and no cards', () => {
  const loaded = [...loadedBy('words.ts')].sort();
  expect(loaded).toEqual([
    'answers.ts',
    'cards/figures.ts',
    'cards/ship-ids.ts',
    'geometry/squares.ts',
    'geometry/steps.ts',
    'lists/fleet-list.ts',
    'odds/odds.ts',
    'vocabulary.ts',
    'words.ts',
  ]);
});

test('the ships are those of the cards, in the order that links count them', () => {
  expect(SHIP_IDS).toEqual(SHIPS.map(({ id }) => id));
  const unique = SHIPS.filter(({ uniqueName }) => uniqueName !== null).map(({ id }) => id);
  expect(UNIQUE_SHIP_IDS).toEqual(unique);
});

test('what is told of effects is what is declared', () => {
  const declared = [...ABILITIES, ...OPTIONS].flatMap(declarationsOf);
  const cardsIn = (holds: (one: (typeof declared)[number]) => boolean): readonly string[] =>
    declared.filter(holds).map(({ card }) => card);
  expect(cardsIn(({ window }) => window === 'damage-reduced')).toEqual(REDUCING_ABILITIES);
  expect(cardsIn((one) => one.window === 'reach' && one.halves)).toEqual(HALVING_EFFECTS);
  const varying = WEAPONS.filter((id) => declarationsOf(id).some(({ kind }) => kind === 'modify'));
  expect(new Set(varying)).toEqual(new Set(VARYING_WEAPONS));
});
