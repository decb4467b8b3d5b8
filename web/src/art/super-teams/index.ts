/**
 * Drawings of Super Teams. Unless it is said otherwise, a drawing is a group on the 64-unit grid, centred
 * at 0,0, that a board places, turns and scales; y points down and heading 0 is right.
 *
 * - `<ShipArt ship heading paint>`: one of the eight ships, nose to the right. `heading` (degrees
 *   clockwise) only moves the light, the board turns the group; the Death Star stays upright.
 *   `paint="inherit"` takes `--hull` and the rest from an ancestor instead of the team's own paint.
 * - `<SpaceArt kinds heading radius>`: a space of the track or a planet; `<DesertWorld radius>`,
 *   `<ForestWorld radius>`: the planets alone.
 * - `<MovementCardArt colour value>`, `<BonusCardArt kind>`, `<CardBack kind>`: cards of 100 by 140, as
 *   pictures of their own or placed inside another one; the page adds the words.
 * - `<JokerMark>`: marks a card that stands for any colour, on the 24-unit grid.
 * - `<Pennant colour size title>`: a picture of its own; `<PennantShape colour>`: the same as a group on
 *   the 24-unit grid.
 */
export { BonusCardArt, CardBack, JokerMark, MovementCardArt } from './cards.tsx';
export { Pennant, PennantShape } from './pennants.tsx';
export { DesertWorld, ForestWorld } from './planets.tsx';
export { ShipArt } from './ships.tsx';
export { SpaceArt } from './spaces.tsx';
