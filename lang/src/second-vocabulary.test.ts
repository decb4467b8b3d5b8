import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const GAMES = ['super-teams', 'xwing', 'starship-battles', 'imperial-assault'];
/** Fewer words than this may meet by chance. */
const FEWEST = 4;

const LIST = /\[\s*((?:'[a-z0-9.-]+',?\s*)+)\]/g;

type Words = ReadonlySet<string>;

/** Every list of words that the light entry of a game exports. */
async function vocabulariesOf(game: string): Promise<ReadonlyMap<string, Words>> {
  const entry = (await import(`@parsecs/${game}/words`)) as Readonly<Record<string, unknown>>;
  const found = new Map<string, Words>();
  for (const [name, value] of Object.entries(entry)) {
    if (!Array.isArray(value) || value.length < FEWEST) continue;
    if (value.every((word) => typeof word === 'string')) found.set(name, new Set(value));
  }
  return found;
}

/** Lists of words that stand in the sources of a game's language. */
function listsIn(game: string): readonly { readonly file: string; readonly words: Words }[] {
  const folder = new URL(`${game}/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      return [...text.matchAll(LIST)].map(([, list = '']) => ({
        file,
        words: new Set([...list.matchAll(/'([^']+)'/g)].map(([, word = '']) => word)),
      }));
    });
}

describe('no vocabulary of a game is written a second time', () => {
  test.each(GAMES)('%s', async (game) => {
    const vocabularies = await vocabulariesOf(game);
    expect(vocabularies.size).toBeGreaterThan(3);
    const copies = listsIn(game).flatMap(({ file, words }) =>
      [...vocabularies].flatMap(([name, vocabulary]) =>
        vocabulary.size === words.size && [...words].every((word) => vocabulary.has(word))
          ? [`${file} repeats ${name}`]
          : [],
      ),
    );
    expect(copies).toEqual([]);
  });
});
