import { BONUS_KINDS, COLOURS, SHIPS, SPACE_KINDS } from '@parsecs/super-teams/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { outlineOf } from '../kit/craft.ts';
import { reachOf } from '../kit/testing/reach.ts';
import { BonusCardArt, PennantShape, ShipArt, SpaceArt } from './index.ts';
import { CRAFTS } from './ships.tsx';

/** What is drawn, without its colours. */
function shapeOf(drawn: string): string {
  return drawn.replaceAll(/(color|fill|stroke|style)="[^"]*"/g, '');
}

describe('ships', () => {
  test('no two are drawn alike', () => {
    const outlines = Object.values(CRAFTS).map(outlineOf);
    expect(new Set(outlines).size).toBe(outlines.length);
    const drawn = SHIPS.map((ship) => shapeOf(renderToStaticMarkup(<ShipArt ship={ship} />)));
    expect(new Set(drawn).size).toBe(SHIPS.length);
  });

  test.each(Object.entries(CRAFTS))('%s fits its grid', (_ship, craft) => {
    expect(reachOf(craft)).toBeLessThanOrEqual(32);
  });

  test('light stays at the top left while a ship turns; the moon does not turn at all', () => {
    const drawn = (heading: number): string =>
      renderToStaticMarkup(<ShipArt ship="red-1" heading={heading} />);
    // Port lies above while a ship flies to the right, and below while it flies to the left.
    expect(drawn(30)).toBe(drawn(0));
    expect(drawn(180)).not.toBe(drawn(0));
    const moon = renderToStaticMarkup(<ShipArt ship="green-2" heading={70} />);
    expect(moon).toContain('rotate(-70)');
  });
});

test('colours, kinds of spaces and bonus cards are told apart by their shapes', () => {
  const signs = [
    COLOURS.map((colour) => <PennantShape key={colour} colour={colour} />),
    BONUS_KINDS.map((kind) => <BonusCardArt key={kind} kind={kind} />),
    SPACE_KINDS.map((kind) => <SpaceArt key={kind} kinds={[kind]} heading={0} radius={30} />),
  ];
  for (const set of signs) {
    const shapes = set.map((sign) => shapeOf(renderToStaticMarkup(<svg>{sign}</svg>)));
    expect(new Set(shapes).size).toBe(set.length);
  }
});
