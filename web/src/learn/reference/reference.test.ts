import { createTexts, LANGUAGES } from '@parsecs/lang';
import { GAME_IDS } from '@parsecs/table';
import { describe, expect, test } from 'vitest';
import { findGame } from '../../games/index.ts';
import { rulesOf } from '../rules.ts';
import { cardOfPart } from './cards/card-of-part.ts';
import { loadCards } from './cards/load-cards.ts';
import { rulesNaming } from './cards/rules-naming.ts';
import { termsOf } from './glossary-terms.ts';

const all = await Promise.all(LANGUAGES.map((language) => createTexts(language)));
const [texts] = all;

describe.each(GAME_IDS)('%s', (game) => {
  test('every card has a name and one address, in every language', async () => {
    const list = await loadCards(game);
    for (const own of all) {
      const cards = list(own);
      expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
      for (const card of cards) {
        const said = [card.name, card.note, ...card.texts].join(' ');
        expect([card.id, card.name]).not.toEqual([card.id, '']);
        expect(said).not.toMatch(/undefined|\{\{|[a-z-]+:[a-z]+\./);
      }
    }
  });

  test('every term has a name in every language, and a rule', () => {
    const manifest = findGame(game);
    if (manifest === undefined || texts === undefined) throw new Error(game);
    const rules = new Set(rulesOf(texts, manifest).map(({ id }) => id));
    const terms = termsOf(game);
    expect(terms.length).toBeGreaterThan(15);
    for (const { key, rule } of terms) {
      expect(rules).toContain(rule);
      expect([key, ...all.map((own) => own.has(key))]).toEqual([key, true, true, true, true]);
    }
  });
});

describe('what is looked at leads to its card', () => {
  test.each([
    ['xwing', { ships: [{ id: 'hansolo', pilot: 'hansolo' }] }, 'ship:hansolo', 'pilot-hansolo'],
    ['xwing', { ships: [{ id: 'shuttle', pilot: null }] }, 'ship:shuttle', undefined],
    ['xwing', {}, 'weapon:ioncannon', 'upgrade-ioncannon'],
    ['xwing', {}, 'weapon:primary', undefined],
    [
      'starship-battles',
      { ships: [{ id: 'tie-fighter-2', card: 'tie-fighter' }] },
      'ship:tie-fighter-2',
      'ship-tie-fighter',
    ],
    ['imperial-assault', { figures: [] }, 'card:rally', 'command-rally'],
    [
      'imperial-assault',
      { figures: [{ id: 'P2.darth-vader', group: 'g', card: 'darth-vader' }] },
      'figure:P2.darth-vader',
      'deployment-darth-vader',
    ],
    ['super-teams', {}, 'space:3', undefined],
  ] as const)('%s %o: %s', (game, view, part, card) => {
    expect(cardOfPart(game, view, part)).toBe(card);
  });

  test('which is in the index', async () => {
    if (texts === undefined) throw new Error('no texts');
    const ids = await Promise.all(
      GAME_IDS.map(async (game) => (await loadCards(game))(texts).map(({ id }) => id)),
    );
    for (const card of ['pilot-hansolo', 'upgrade-ioncannon', 'ship-tie-fighter', 'command-rally'])
      expect(ids.flat()).toContain(card);
  });
});

test('rules that name a card are found by its whole name alone', () => {
  const rule = (id: string, text: string): Parameters<typeof rulesNaming>[0][number] => ({
    id,
    title: '',
    text,
  });
  const rules = [rule('A', 'Whoever has Sit Tight waits.'), rule('B', 'Sit Tightly.')];
  expect(rulesNaming(rules, { name: 'Sit Tight' })).toEqual(['A']);
  expect(rulesNaming(rules, { name: 'Other', abilities: ['Sit Tightly'] })).toEqual(['B']);
});
