import {
  ACTION_ICONS,
  BASE_SIZES,
  BEARINGS,
  DAMAGE_IDS,
  EXTENTS,
  SHIP_TYPE_IDS,
  SHIP_TYPES,
  SLOTS,
  UPGRADES,
} from '@parsecs/xwing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { outlineOf } from '../kit/craft.ts';
import { isPortLit } from '../kit/craft-art.tsx';
import { ArtSvg } from '../kit/index.ts';
import { reachOf } from '../kit/testing/reach.ts';
import { ACTION_GLYPHS, BEARING_GLYPHS, DAMAGE_GLYPHS, SLOT_GLYPHS } from './glyphs.ts';
import { BombArt, ManoeuvreMark, RockArt, ShipArt, TokenArt } from './index.ts';
import { BOMB_KINDS } from './pieces.tsx';
import { SHIP_DRAWINGS } from './ships.tsx';
import { TOKEN_KINDS } from './tokens.tsx';

describe('ships', () => {
  test('every ship type has a drawing, and no other', () => {
    expect(Object.keys(SHIP_DRAWINGS).sort()).toEqual([...SHIP_TYPE_IDS].sort());
  });

  test('no two silhouettes are the same', () => {
    const outlines = Object.values(SHIP_DRAWINGS).map(({ craft }) => outlineOf(craft));
    expect(new Set(outlines).size).toBe(SHIP_TYPE_IDS.length);
  });

  test.each(SHIP_TYPES.map((ship) => [ship.id, ship] as const))(
    '%s: its side and base',
    (id, ship) => {
      const drawing = SHIP_DRAWINGS[id];
      expect(drawing.side).toBe(ship.faction);
      expect(drawing.base).toBe(ship.size);
      expect(BASE_SIZES).toContain(drawing.base);
    },
  );

  test.each(SHIP_TYPE_IDS)('%s fits its grid, and nearly its base', (id) => {
    const { craft, gridMm, base } = SHIP_DRAWINGS[id];
    expect(reachOf(craft)).toBeLessThanOrEqual(32);
    expect(gridMm).toBeLessThanOrEqual(EXTENTS[base].length * 1.05);
    expect(renderToStaticMarkup(<ShipArt id={id} />)).toContain('<path');
  });
});

describe('signs', () => {
  test('every action, slot, damage card and bearing has one', () => {
    expect(Object.keys(ACTION_GLYPHS)).toEqual(expect.arrayContaining([...ACTION_ICONS]));
    expect(Object.keys(SLOT_GLYPHS).sort()).toEqual([...SLOTS].sort());
    expect(Object.keys(DAMAGE_GLYPHS).sort()).toEqual([...DAMAGE_IDS].sort());
    expect(Object.keys(BEARING_GLYPHS).sort()).toEqual([...BEARINGS].sort());
  });

  test('every bomb card has its token', () => {
    const bombs = UPGRADES.filter(({ slot }) => slot === 'bomb').map(({ id }) => id);
    expect([...BOMB_KINDS].sort()).toEqual(bombs.sort());
    for (const kind of BOMB_KINDS) {
      expect(renderToStaticMarkup(<BombArt kind={kind} />)).toContain('<path');
    }
  });

  test('difficulty is told by a mark, not by colour alone', () => {
    const drawn = (['green', 'white', 'red'] as const).map((difficulty) =>
      renderToStaticMarkup(
        <ManoeuvreMark bearing="straight" difficulty={difficulty} paint="inherit" />,
      ),
    );
    expect(new Set(drawn).size).toBe(3);
  });

  test('tokens differ in shape, not in colour alone', () => {
    const shapes = TOKEN_KINDS.map((kind) =>
      renderToStaticMarkup(<TokenArt kind={kind} />).replaceAll(/(color|fill|stroke)="[^"]*"/g, ''),
    );
    expect(new Set(shapes).size).toBe(TOKEN_KINDS.length);
  });

  test('a label is shown only where a token has room for one', () => {
    expect(renderToStaticMarkup(<TokenArt kind="lock-red" label="K" />)).toContain('>K<');
    expect(renderToStaticMarkup(<TokenArt kind="focus" label="K" />)).not.toContain('>K<');
  });
});

test('light stays at the top left while a ship turns', () => {
  expect([0, 90, 180, 270].map(isPortLit)).toEqual([true, true, false, false]);
  const drawn = (heading: number): string =>
    renderToStaticMarkup(<ShipArt id="xwing" heading={heading} />);
  expect(drawn(180)).not.toBe(drawn(0));
});

test('a rock is drawn along the outline it is given', () => {
  const drawn = renderToStaticMarkup(
    <RockArt
      outline={[
        [-20, -3],
        [4, -12],
        [20, 2],
        [-1, 16],
      ]}
    />,
  );
  expect(drawn).toContain('M-20 -3L4 -12L20 2L-1 16Z');
  expect(drawn).not.toContain('NaN');
});

test('a picture without a title is hidden from those who listen', () => {
  expect(renderToStaticMarkup(<ArtSvg size={20}>x</ArtSvg>)).toContain('aria-hidden="true"');
  const named = renderToStaticMarkup(
    <ArtSvg size={20} title="Focus">
      x
    </ArtSvg>,
  );
  expect(named).toContain('role="img"');
  expect(named).toContain('>Focus</title>');
});
