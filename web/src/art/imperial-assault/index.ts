/**
 * Drawings of Imperial Assault. Unless it is said otherwise, a drawing is a group on the 64-unit grid,
 * centred at 0,0, that a board places and scales; y points down.
 *
 * - `<FigureArt id>`: the bust of a figure card in a round frame of radius 30; the ring in the colour
 *   of its player is the board's. Regular and elite share the bust, the elite one has a mark.
 *   Its side colour is that of its card's affiliation; `paint="inherit"` takes `--side` from an
 *   ancestor.
 * - `<ConditionMark condition>`, `<TraitMark trait>`, `<KeywordMark keyword>`, `<TimingMark timing>`
 *   (command cards), `<UpgradeMark upgrade>` (upgrade cards): signs in `currentColor`.
 * - `<TokenArt kind>` (mission tokens), `<TerminalArt>`, `<ClaimArt zone>`, `<InitiativeArt>`,
 *   `<DamageArt label>`: pieces.
 * - `<DoorArt spaces locked>`: a door across an edge, lying along x; 64 units a space, centred.
 * - `<FloorPatterns prefix cell>` inside `<defs>`; `floorFill(prefix, floor)` and
 *   `terrainFill(prefix, terrain)` are fills for whole areas, one tile a space. The grid of spaces must
 *   start at a multiple of `cell`. `MAP_FLOORS[map]` names the floors inside and outside.
 * - `EDGE_STROKES[kind]`: how walls and other edges are drawn, as attributes of a path.
 *
 * `SIDE_PAINTS` and `ArtSvg` are in `art/kit`, `SideMark` in `art/xwing`, dice in `art/dice`.
 */
export type { FigureId } from './figures.tsx';
export { FigureArt } from './figures.tsx';
export { FloorPatterns, floorFill, MAP_FLOORS, terrainFill } from './floors.tsx';
export { ConditionMark, KeywordMark, TimingMark, TraitMark, UpgradeMark } from './marks.tsx';
export {
  ClaimArt,
  DamageArt,
  DoorArt,
  EDGE_STROKES,
  InitiativeArt,
  TerminalArt,
  TokenArt,
} from './pieces.tsx';
