import {
  CONDITIONS,
  DEPLOYMENTS,
  EDGE_KINDS,
  KEYWORDS,
  MAP_IDS,
  TERRAINS,
  TIMINGS,
  TOKEN_KINDS,
  TRAITS,
} from '@parsecs/imperial-assault';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { FIGURES, type FigureId } from './figures.tsx';
import { FLOORS } from './floors.tsx';
import {
  CONDITION_GLYPHS,
  KEYWORD_GLYPHS,
  TIMING_GLYPHS,
  TRAIT_GLYPHS,
  UPGRADE_GLYPHS,
} from './glyphs.ts';
import {
  DoorArt,
  EDGE_STROKES,
  FigureArt,
  FloorPatterns,
  floorFill,
  MAP_FLOORS,
  TokenArt,
  terrainFill,
} from './index.ts';
import { TOKEN_DRAWINGS } from './pieces.tsx';

const FIGURE_CARDS = DEPLOYMENTS.filter((card) => card.type === 'figure');

describe('figures', () => {
  test('every figure card has a bust, every upgrade card a sign', () => {
    expect(Object.keys(FIGURES).sort()).toEqual(FIGURE_CARDS.map(({ id }) => id).sort());
    const upgrades = DEPLOYMENTS.filter((card) => card.type === 'upgrade').map(({ id }) => id);
    expect(Object.keys(UPGRADE_GLYPHS).sort()).toEqual(upgrades.sort());
  });

  test('cards of one figure share its bust, others do not', () => {
    const names = new Map<unknown, string>();
    for (const card of FIGURE_CARDS) {
      const { bust, side } = FIGURES[card.id as FigureId];
      expect(side).toBe(card.affiliation);
      expect(names.get(bust) ?? card.figure).toBe(card.figure);
      names.set(bust, card.figure);
    }
    expect(names.size).toBe(new Set(FIGURE_CARDS.map(({ figure }) => figure)).size);
  });

  test('the elite card of a kind is marked', () => {
    const kindsWithRegular = new Set(
      FIGURE_CARDS.filter(({ rank }) => rank === 'regular').map(({ figure }) => figure),
    );
    const expected = FIGURE_CARDS.filter(
      ({ rank, figure }) => rank === 'elite' && kindsWithRegular.has(figure),
    );
    const marked = FIGURE_CARDS.filter(({ id }) => FIGURES[id as FigureId].isElite === true);
    expect(marked.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    const drawn = (id: FigureId): string =>
      renderToStaticMarkup(
        <svg>
          <FigureArt id={id} />
        </svg>,
      );
    expect(drawn('nexu-elite')).not.toBe(drawn('nexu'));
  });
});

test('every condition, trait, keyword and moment of a card has a sign', () => {
  expect(Object.keys(CONDITION_GLYPHS).sort()).toEqual([...CONDITIONS].sort());
  expect(Object.keys(TRAIT_GLYPHS).sort()).toEqual([...TRAITS].sort());
  expect(Object.keys(KEYWORD_GLYPHS).sort()).toEqual([...KEYWORDS].sort());
  expect(Object.keys(TIMING_GLYPHS).sort()).toEqual([...TIMINGS].sort());
  for (const signs of [CONDITION_GLYPHS, TRAIT_GLYPHS, KEYWORD_GLYPHS, TIMING_GLYPHS]) {
    const drawn = Object.values(signs).map((glyph) => JSON.stringify(glyph));
    expect(new Set(drawn).size).toBe(drawn.length);
  }
});

test('every mission token has a drawing of its own', () => {
  expect(Object.keys(TOKEN_DRAWINGS).sort()).toEqual([...TOKEN_KINDS].sort());
  const drawn = TOKEN_KINDS.map((kind) => renderToStaticMarkup(<TokenArt kind={kind} />));
  expect(new Set(drawn).size).toBe(TOKEN_KINDS.length);
});

describe('maps', () => {
  test('every map knows its floors, every edge its stroke', () => {
    expect(Object.keys(MAP_FLOORS).sort()).toEqual([...MAP_IDS].sort());
    expect(Object.keys(EDGE_STROKES).sort()).toEqual([...EDGE_KINDS].sort());
  });

  test('every fill leads to a pattern', () => {
    const patterns = renderToStaticMarkup(<FloorPatterns prefix="p" cell={40} />);
    const ids = [...patterns.matchAll(/<pattern id="([^"]+)"/g)].map(([, id]) => `url(#${id})`);
    const terrains = TERRAINS.filter((terrain) => terrain !== 'normal');
    expect(ids.sort()).toEqual(
      [
        ...FLOORS.map((floor) => floorFill('p', floor)),
        ...terrains.map((terrain) => terrainFill('p', terrain)),
      ].sort(),
    );
  });

  test('a locked door shows it without colour', () => {
    const bare = (isLocked: boolean): string =>
      renderToStaticMarkup(<DoorArt spaces={2} isLocked={isLocked} />).replaceAll(
        /(fill|stroke)="[^"]*"/g,
        '',
      );
    expect(bare(true)).not.toBe(bare(false));
  });
});
