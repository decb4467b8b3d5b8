/**
 * Drawings of Starship Battles. Unless it is said otherwise, a drawing is a group on the 64-unit grid,
 * centred at 0,0, that a board places, turns and scales; y points down and heading 0 is up (north).
 *
 * - `<ShipArt id faction heading paint>`: one of the sixty, bow up. The 64 units are the ship's footprint:
 *   two squares for classes 1 and 2, one square for classes 3 and 4; nothing leaves it. `heading`
 *   (degrees clockwise) only moves the light. A card that is not of the set gets a plain hull.
 *   `paint="inherit"` takes `--hull` and the rest from an ancestor instead of the side's paint.
 * - `<CounterArt kind faction label>`: damage, command (by side), tractor beam, launch, reduced.
 * - `<WeaponMark weapon>`, `<ArcMark arc>`, `<AbilityMark ability>`, `<OptionMark option>`: signs in
 *   `currentColor`.
 * - `SIDE_OF_FACTION`: `light` is warm, `dark` is ice; `SIDE_PAINTS` and `ArtSvg` are in `art/kit`.
 *
 * The die is in `art/dice` (kind `d20`).
 */
export { CounterArt } from './counters.tsx';
export { AbilityMark, ArcMark, OptionMark, WeaponMark } from './marks.tsx';
export { ShipArt, SIDE_OF_FACTION } from './ships.tsx';
