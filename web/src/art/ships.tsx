import type { JSX } from 'react';
import './art.css';
import type { HullProps } from './ship-parts.tsx';
import {
  TIE_ADVANCED_SILHOUETTE,
  TIE_SILHOUETTE,
  TieAdvanced,
  TieFighter,
} from './ships-black.tsx';
import {
  DEATH_STAR_SILHOUETTE,
  DESTROYER_SILHOUETTE,
  DeathStar,
  Destroyer,
} from './ships-green.tsx';
import { FALCON_SILHOUETTE, Falcon, X_WING_SILHOUETTE, XWing } from './ships-red.tsx';
import {
  STARFIGHTER_SILHOUETTE,
  Starfighter,
  TANTIVE_SILHOUETTE,
  Tantive,
} from './ships-yellow.tsx';
import type { TeamColour } from './teams.ts';
import { TEAM_STYLE } from './teams.ts';

export type { TeamColour } from './teams.ts';
export { TEAM_COLOURS, TEAM_STYLE } from './teams.ts';

export const SHIP_IDS = [
  'red-1',
  'red-2',
  'yellow-1',
  'yellow-2',
  'green-1',
  'green-2',
  'black-1',
  'black-2',
] as const;
export type ShipId = (typeof SHIP_IDS)[number];

interface ShipDrawing {
  readonly team: TeamColour;
  readonly silhouette: string;
  readonly Hull: (props: HullProps) => JSX.Element;
}

const DRAWINGS: Readonly<Record<ShipId, ShipDrawing>> = {
  'red-1': { team: 'red', silhouette: X_WING_SILHOUETTE, Hull: XWing },
  'red-2': { team: 'red', silhouette: FALCON_SILHOUETTE, Hull: Falcon },
  'yellow-1': { team: 'yellow', silhouette: STARFIGHTER_SILHOUETTE, Hull: Starfighter },
  'yellow-2': { team: 'yellow', silhouette: TANTIVE_SILHOUETTE, Hull: Tantive },
  'green-1': { team: 'green', silhouette: DESTROYER_SILHOUETTE, Hull: Destroyer },
  'green-2': { team: 'green', silhouette: DEATH_STAR_SILHOUETTE, Hull: DeathStar },
  'black-1': { team: 'black', silhouette: TIE_SILHOUETTE, Hull: TieFighter },
  'black-2': { team: 'black', silhouette: TIE_ADVANCED_SILHOUETTE, Hull: TieAdvanced },
};

export interface ShipArtProps {
  readonly ship: ShipId;
  /** Where the board has turned the ship, in degrees; only moves the light, never turns the hull. */
  readonly heading?: number;
  /** `inherit` takes `--hull` and the rest from an ancestor instead of the team's own paint. */
  readonly paint?: 'team' | 'inherit';
}

/** One ship on the 64-unit grid, centred at 0,0, nose towards +x. */
export function ShipArt(props: ShipArtProps): JSX.Element {
  const { team, Hull } = DRAWINGS[props.ship];
  const hull = <Hull heading={props.heading ?? 0} />;
  return props.paint === 'inherit' ? <g>{hull}</g> : <g style={TEAM_STYLE[team]}>{hull}</g>;
}

/** The same outline as one flat shape in `currentColor`, for small marks. */
export function ShipSilhouette(props: { readonly ship: ShipId }): JSX.Element {
  return <path d={DRAWINGS[props.ship].silhouette} fill="currentColor" />;
}
