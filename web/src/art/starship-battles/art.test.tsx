import { ABILITIES, ARCS, OPTIONS, SHIP_IDS, shipCard, WEAPONS } from '@parsecs/starship-battles';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { reachOf } from '../kit/testing/reach.ts';
import { MINIATURES, silhouetteOf } from './fleet.ts';
import { ABILITY_GLYPHS, ARC_GLYPHS, OPTION_GLYPHS, WEAPON_GLYPHS } from './glyphs.ts';
import { CounterArt, ShipArt } from './index.ts';

describe('ships', () => {
  test('all sixty have a drawing, and nothing else has', () => {
    expect(SHIP_IDS).toHaveLength(60);
    expect(Object.keys(MINIATURES).sort()).toEqual([...SHIP_IDS].sort());
  });

  test('no two silhouettes are the same', () => {
    const outlines = SHIP_IDS.map((id) => silhouetteOf(MINIATURES[id] ?? []));
    const doubles = SHIP_IDS.filter((_, at) => outlines.indexOf(outlines[at] ?? '') !== at);
    expect(doubles).toEqual([]);
  });

  test.each(SHIP_IDS)('%s stays in its footprint', (id) => {
    for (const { craft, x, y, scale } of MINIATURES[id] ?? []) {
      const farthest = Math.max(Math.abs(x), Math.abs(y)) + reachOf(craft) * scale;
      expect(farthest).toBeLessThanOrEqual(32);
    }
  });

  test.each(SHIP_IDS)('%s: fine lines for what fills four squares', (id) => {
    const isLarge = (shipCard(id)?.class ?? 4) <= 2;
    expect((MINIATURES[id] ?? []).some((berth) => berth.isCapital === true)).toBe(isLarge);
  });

  test('fighters fly in squadrons unless they are unique', () => {
    const plain = SHIP_IDS.filter((id) => {
      const card = shipCard(id);
      return card?.class === 4 && card.uniqueName === null;
    });
    expect(plain.length).toBeGreaterThan(0);
    expect(plain.filter((id) => (MINIATURES[id]?.length ?? 0) < 3)).toEqual([]);
  });

  test('a card that is not of the set gets a plain hull', () => {
    expect(renderToStaticMarkup(<ShipArt id="own-ship" faction="dark" />)).toContain('<path');
  });
});

test('every weapon, arc, ability and option has a sign of its own', () => {
  expect(Object.keys(WEAPON_GLYPHS).sort()).toEqual([...WEAPONS, 'point-defense'].sort());
  expect(Object.keys(ARC_GLYPHS).sort()).toEqual([...ARCS].sort());
  expect(Object.keys(ABILITY_GLYPHS).sort()).toEqual([...ABILITIES].sort());
  expect(Object.keys(OPTION_GLYPHS).sort()).toEqual([...OPTIONS].sort());
  for (const signs of [WEAPON_GLYPHS, ARC_GLYPHS, ABILITY_GLYPHS, OPTION_GLYPHS]) {
    const drawn = Object.values(signs).map((glyph) => JSON.stringify(glyph));
    expect(new Set(drawn).size).toBe(drawn.length);
  }
});

test('command counters of the two sides differ in shape', () => {
  const plate = (faction: 'light' | 'dark'): string | undefined =>
    /<path d="([^"]+)"/.exec(
      renderToStaticMarkup(<CounterArt kind="command" faction={faction} />),
    )?.[1];
  expect(plate('light')).toBeDefined();
  expect(plate('light')).not.toBe(plate('dark'));
});
