/**
 * Dice with drawn faces. All of them are decoration: the caller gives the words.
 *
 * - `<DieFace kind face size state>`: a picture of its own.
 *   kind `xwing-attack` | `xwing-defence`: face is the result (`hit`, `focus`, `blank`, …);
 *   kind `blue` | `red` | `green` | `yellow` | `black` | `white`: face is the triple of
 *   `FACES[die][face]` of Imperial Assault; kind `d20`: face is the number.
 *   state `plain` | `open` (may be tapped) | `chosen` | `changed` | `spent`.
 * - `<DieSymbolArt symbol>`: one symbol in `currentColor` on the 64-unit grid; wrap it with `ArtSvg`
 *   of `art/kit` for text.
 */
export type { DieState } from './die-face.tsx';
export { DieFace, DieSymbolArt } from './die-face.tsx';
export type { DieSymbol } from './symbols.ts';
