/**
 * Drawings of X-Wing. Unless it is said otherwise, a drawing is a group on the 64-unit grid, centred
 * at 0,0, that a board places, turns and scales; y points down and heading 0 is up.
 *
 * - `<ShipArt id heading paint>`: one of the twelve ships, nose up. `heading` (degrees clockwise) only
 *   moves the light, the board turns the group. `shipGridMm(id)` says how many millimetres 64 units
 *   are: `scale(shipGridMm(id) / 64)`. `paint="inherit"` takes `--hull`, `--hull-shade`, `--trim`,
 *   `--line`, `--glow`, `--halo` from an ancestor. `<ShipSilhouette id>`: flat, in `currentColor`.
 * - `<RockArt outline heading>`: a rock made from any outline, in the units of the board.
 * - `<BombArt kind>`, `<ShuttleArt heading>`, `<SatelliteArt>`; `PIECE_GRID_MM` for their scale.
 * - `<TokenArt kind label>`: tokens beside a ship; locks carry a letter, id tokens a number.
 * - `<ManoeuvreMark bearing difficulty paint>`, `<ActionMark action>`, `<SlotMark slot>`,
 *   `<DamageMark damage>`, `<SideMark side paint>`: signs; all but the first and the last are drawn
 *   in `currentColor`.
 *
 * Dice are in `art/dice`; what drawings are made of is in `art/kit`.
 */
export type { ActionName } from './glyphs.ts';
export { ActionMark, DamageMark, ManoeuvreMark, SideMark, SlotMark } from './marks.tsx';
export { BombArt, PIECE_GRID_MM, SatelliteArt, ShuttleArt } from './pieces.tsx';
export { RockArt } from './rock.tsx';
export { ShipArt, ShipSilhouette, shipGridMm } from './ships.tsx';
export type { TokenKind } from './tokens.tsx';
export { TokenArt } from './tokens.tsx';
