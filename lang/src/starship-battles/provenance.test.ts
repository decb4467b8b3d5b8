import { cardsOf, SHIPS } from '@parsecs/starship-battles';
import { figuresOf, MAP_IDS, originOf, type ShipCard } from '@parsecs/starship-battles/words';
import { BOARD_IDS } from '@parsecs/super-teams/words';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { createTexts, type Texts } from '../texts.ts';
import { describeProvenance } from './provenance.ts';

const PROPOSED = cardsOf({ ships: [], costs: 'proposed' });
const CARDS = [...SHIPS, ...PROPOSED];
const PRINTED = /printed|печатн|drukowan|друкован/i;

/** How a line of an origin begins, in these words. */
function beginning(texts: Texts, origin: 'published' | 'derived' | 'proposed'): string {
  const blank = { sources: '|', figures: '|' };
  return texts.t(`starship-battles:origin.${origin}`, blank).split('|')[0] ?? '';
}

function reconstructed(card: ShipCard, path: string): ShipCard {
  const fields = { ...card.provenance.fields, [path]: { status: 'reconstructed' as const } };
  return { ...card, provenance: { ...card.provenance, fields } };
}

describe.each(LANGUAGES)('the card of a ship in %s', async (language) => {
  const texts = await createTexts(language);
  const linesOf = (card: ShipCard): readonly string[] => describeProvenance(texts, card);
  const saying = (card: ShipCard, origin: 'published' | 'derived' | 'proposed'): string =>
    linesOf(card)
      .filter((line) => line.startsWith(beginning(texts, origin)))
      .join(' ');

  test('claims of each origin what the data says, and nothing where it says nothing', () => {
    for (const card of CARDS) {
      const origins = new Set(figuresOf(card).map(({ path }) => originOf(card, path)));
      for (const origin of ['published', 'derived', 'proposed'] as const) {
        expect([card.id, origin, saying(card, origin) !== '']).toEqual([
          card.id,
          origin,
          origins.has(origin),
        ]);
      }
      const rest = ['ours', 'ours-all'] as const;
      const last = rest.filter(
        (key) => linesOf(card).at(-1) === texts.t(`starship-battles:origin.${key}`),
      );
      const wanted = !origins.has('ours') ? [] : [origins.size === 1 ? 'ours-all' : 'ours'];
      expect([card.id, last]).toEqual([card.id, wanted]);
    }
  });

  test('says less as soon as one published figure is not', () => {
    for (const card of SHIPS) {
      for (const { path } of figuresOf(card)) {
        if (originOf(card, path) !== 'published') continue;
        const after = saying(reconstructed(card, path), 'published');
        expect([card.id, path, after === saying(card, 'published')]).toEqual([
          card.id,
          path,
          false,
        ]);
      }
    }
  });

  test('never speaks of a printed card where nobody has confirmed the ship', () => {
    for (const card of CARDS) {
      if (card.roster !== 'confirmed') expect(linesOf(card).join(' ')).not.toMatch(PRINTED);
    }
  });

  test('tells how sure the ship itself is', () => {
    for (const card of CARDS) {
      expect(linesOf(card)[0]).toBe(texts.t(`starship-battles:roster.${card.roster}.text`));
    }
  });

  test('is whole sentences, each once', () => {
    for (const card of CARDS) {
      const lines = linesOf(card);
      expect(new Set(lines).size).toBe(lines.length);
      for (const line of lines) {
        expect(line).not.toMatch(/\{\{|undefined|starship-battles[:.]|\s{2}|\(\)/);
        expect(line).toMatch(/\.$/);
      }
    }
  });
});

const OURS = /\bour\b|придума|nasz/i;

test.each(LANGUAGES)(
  'in %s whoever chooses a map or a board reads that it is our design',
  async (language) => {
    const texts = await createTexts(language);
    for (const map of MAP_IDS) expect(texts.t(`starship-battles:map.${map}.text`)).toMatch(OURS);
    for (const board of BOARD_IDS) expect(texts.t(`super-teams:board.${board}.text`)).toMatch(OURS);
  },
);

test('the lines name the numbers', async () => {
  const texts = await createTexts('en');
  const lines = (id: string, cards = SHIPS): readonly string[] =>
    cards
      .filter((card) => card.id === id)
      .flatMap((card) => describeProvenance(texts, card).slice(1));
  expect(lines('mon-calamari-star-defender-viscount')).toEqual([
    'Published (rules): class; hull; Defense, sides; Turbolasers; Ion Cannon; Barrage; Frontal Battery; DR 1.',
    'Published (scenario): cost.',
    'All other numbers and abilities are our reconstruction.',
  ]);
  expect(lines('tie-fighter')).toEqual([
    'Published (scenario, blog): cost.',
    'Published (blog): Defense; Laser Cannon, Attack; Infinite.',
    'Follows from published facts: class.',
    'All other numbers and abilities are our reconstruction.',
  ]);
  expect(lines('a-wing-starfighter')).toEqual([
    'All numbers and abilities are our reconstruction.',
  ]);
  expect(lines('mon-calamari-cruiser', PROPOSED)).toContain(
    'Proposed by us after games of a simple bot: cost.',
  );
});
