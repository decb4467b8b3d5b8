import { colourOfShip, type ShipId } from '@parsecs/super-teams/words';
import type { JSX } from 'react';
import '../art.css';
import type { Craft } from '../kit/craft.ts';
import { CraftArt } from '../kit/craft-art.tsx';
import { IMPERIAL_DESTROYER, TIE_ADVANCED, TIE_FIGHTER } from '../kit/ships-imperial.ts';
import { X_WING, YT_1300 } from '../kit/ships-rebel.ts';
import { BLOCKADE_RUNNER, JEDI_INTERCEPTOR } from './crafts.ts';
import { DeathStar } from './death-star.tsx';
import { TEAM_PAINTS } from './teams.ts';

export const CRAFTS: Readonly<Record<Exclude<ShipId, 'green-2'>, Craft>> = {
  'red-1': X_WING,
  'red-2': YT_1300,
  'yellow-1': JEDI_INTERCEPTOR,
  'yellow-2': BLOCKADE_RUNNER,
  'green-1': IMPERIAL_DESTROYER,
  'black-1': TIE_FIGHTER,
  'black-2': TIE_ADVANCED,
};

export interface ShipArtProps {
  readonly ship: ShipId;
  /** Where the board has turned the ship, in degrees clockwise from right; only moves the light. */
  readonly heading?: number;
  /** `inherit` takes `--hull` and the rest from an ancestor instead of the team's own paint. */
  readonly paint?: 'team' | 'inherit';
}

/** One ship on the 64-unit grid, centred at 0,0, nose towards +x. */
export function ShipArt(props: ShipArtProps): JSX.Element {
  const { ship, heading = 0 } = props;
  return (
    <g {...(props.paint === 'inherit' ? {} : { style: TEAM_PAINTS[colourOfShip(ship)] })}>
      {ship === 'green-2' ? (
        <DeathStar heading={heading} />
      ) : (
        // Craft point up, and so do their headings; on this board ships fly to the right.
        <g transform="rotate(90)">
          <CraftArt craft={CRAFTS[ship]} heading={heading + 90} />
        </g>
      )}
    </g>
  );
}
