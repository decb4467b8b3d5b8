import type { Faction } from '@parsecs/starship-battles';
import type { JSX } from 'react';
import type { Craft } from '../kit/craft.ts';
import { hull, seam, trim } from '../kit/craft.ts';
import { CraftArt } from '../kit/craft-art.tsx';
import { SIDE_PAINTS, type Side } from '../kit/paint.ts';
import { type Berth, MINIATURES, type Miniature } from './fleet.ts';

export const SIDE_OF_FACTION: Readonly<Record<Faction, Side>> = {
  light: 'rebel',
  dark: 'imperial',
};

const PLAIN: Craft = [
  hull('M0 -26L-12 8L-16 24L0 20'),
  seam('M0 -10L-8 20'),
  trim('M0 2L-4 14H0Z'),
];
/** A card that is not of the set: a hull that could be anybody's. */
const UNKNOWN: Miniature = [{ craft: PLAIN, x: 0, y: 0, scale: 0.8 }];

/** Below this share of the grid a craft loses its seams. */
const SMALL = 0.65;

function drawnOf({ scale, isCapital }: Berth): { readonly drawn?: 'small' | 'large' } {
  if (isCapital === true) return { drawn: 'large' };
  return scale < SMALL ? { drawn: 'small' } : {};
}

function placeOf({ x, y, scale }: Berth): string {
  return `translate(${x} ${y}) scale(${scale})`;
}

export interface ShipArtProps {
  readonly id: string;
  readonly faction: Faction;
  /** Where the board has turned the ship, in degrees clockwise from up; only moves the light. */
  readonly heading?: number;
  /** `inherit` takes `--hull` and the rest from an ancestor instead of the side's own paint. */
  readonly paint?: 'side' | 'inherit';
}

export function ShipArt(props: ShipArtProps): JSX.Element {
  const berths = MINIATURES[props.id] ?? UNKNOWN;
  return (
    <g
      {...(props.paint === 'inherit' ? {} : { style: SIDE_PAINTS[SIDE_OF_FACTION[props.faction]] })}
    >
      {berths.map((berth) => (
        <g key={placeOf(berth)} transform={placeOf(berth)}>
          <CraftArt craft={berth.craft} heading={props.heading ?? 0} {...drawnOf(berth)} />
        </g>
      ))}
    </g>
  );
}
