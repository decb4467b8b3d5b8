import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from './languages.ts';
import { baseOf, readAll } from './testing/catalogues.ts';
import { findUses } from './testing/usage.ts';

/** Two of the games have no hand of cards: what every game shows speaks of neither. */
const OF_CARDS: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:cards?|hands?)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:карт(?:а|ы|е|у|ой|ам|ами|ах)?|рук(?:а|и|е|у|ой|ам|ами|ах)?)(?!\p{L})/iu,
  // A tab of a browser is called a card, too.
  pl: /(?<!\p{L})(?:kart(?:a|y|ę|ą|cie|om|ami|ach)?|rąk|ręk\p{L}*|ręce)(?!\p{L}| przeglądarki)/iu,
  uk: /(?<!\p{L})(?:карт(?:а|и|і|у|ою|ам|ами|ах)?|карт(?:к\p{L}*|ок|ці)|рук(?:а|и|у|ою|ам|ами|ах)?|руці)(?!\p{L})/iu,
};

/** Words of Super Teams, although a page of all games names the key. */
const OF_SUPER_TEAMS = ['game.super-teams.line', 'play.ask.pick-card'];

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const uses = findUses(root, ['web/src']);

function isShared(key: string): boolean {
  if (OF_SUPER_TEAMS.includes(key)) return false;
  const id = `shell:${key}`;
  return uses.some(
    ({ where, shape, exact, id: used }) =>
      (exact ? used === id : shape.test(id)) && !where.includes('super-teams'),
  );
}

test.each(LANGUAGES)(
  'no shared words of the page speak of cards or hands in %s',
  async (language) => {
    const { shell } = (await readAll())[language];
    const wrong = Object.entries(shell).filter(
      ([key, text]) => OF_CARDS[language].test(text) && isShared(baseOf(key)),
    );
    expect(wrong).toEqual([]);
  },
);
