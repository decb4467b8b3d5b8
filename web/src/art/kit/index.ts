/**
 * What the drawings of all games are made of: craft as layers (`craft.ts`, drawn by `craft-art.tsx`),
 * signs of one colour (`glyph.tsx`), the paints of the sides (`paint.ts`), and the craft that stand on
 * the tables of more than one game (`ships-rebel.ts`, `ships-imperial.ts`).
 *
 * - `<ArtSvg size title>` makes a picture of its own of any drawing, for text, rails and cards.
 * - `SIDE_PAINTS[side]`: the paints of a side as an inline style; `--side` is its ink.
 */
export { ArtSvg } from './glyph.tsx';
export { SIDE_PAINTS } from './paint.ts';
