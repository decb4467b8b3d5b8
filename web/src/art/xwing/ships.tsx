import type { BaseSize, ShipTypeId } from '@parsecs/xwing';
import type { JSX } from 'react';
import type { Craft } from '../kit/craft.ts';
import { CraftArt, CraftSilhouette } from '../kit/craft-art.tsx';
import { SIDE_PAINTS, type Side } from '../kit/paint.ts';
import {
  FIRESPRAY_31,
  LAMBDA_SHUTTLE,
  TIE_ADVANCED,
  TIE_BOMBER,
  TIE_FIGHTER,
  TIE_INTERCEPTOR,
} from '../kit/ships-imperial.ts';
import { A_WING, B_WING, HWK_290, X_WING, Y_WING, YT_1300 } from '../kit/ships-rebel.ts';

interface ShipDrawing {
  readonly side: Side;
  readonly base: BaseSize;
  readonly craft: Craft;
  /**
   * Millimetres that the 64 units of the grid stand for. The models are true to one scale; the
   * long ones are drawn a little small so that nothing but a cannon leaves its base.
   */
  readonly gridMm: number;
}

export const SHIP_DRAWINGS: Readonly<Record<ShipTypeId, ShipDrawing>> = {
  xwing: { side: 'rebel', base: 'small', craft: X_WING, gridMm: 40 },
  tiefighter: { side: 'imperial', base: 'small', craft: TIE_FIGHTER, gridMm: 31 },
  ywing: { side: 'rebel', base: 'small', craft: Y_WING, gridMm: 41 },
  tieadvanced: { side: 'imperial', base: 'small', craft: TIE_ADVANCED, gridMm: 33 },
  awing: { side: 'rebel', base: 'small', craft: A_WING, gridMm: 33 },
  yt1300: { side: 'rebel', base: 'large', craft: YT_1300, gridMm: 80 },
  tieinterceptor: { side: 'imperial', base: 'small', craft: TIE_INTERCEPTOR, gridMm: 34 },
  firespray31: { side: 'imperial', base: 'large', craft: FIRESPRAY_31, gridMm: 70 },
  bwing: { side: 'rebel', base: 'small', craft: B_WING, gridMm: 40 },
  hwk290: { side: 'rebel', base: 'small', craft: HWK_290, gridMm: 41 },
  tiebomber: { side: 'imperial', base: 'small', craft: TIE_BOMBER, gridMm: 34 },
  lambdaclassshuttle: { side: 'imperial', base: 'large', craft: LAMBDA_SHUTTLE, gridMm: 76 },
};

export interface ShipArtProps {
  readonly id: ShipTypeId;
  /** Where the board has turned the ship, in degrees clockwise from up; only moves the light. */
  readonly heading?: number;
  /** `inherit` takes `--hull` and the rest from an ancestor instead of the side's own paint. */
  readonly paint?: 'side' | 'inherit';
}

/** One ship on the 64-unit grid, centred at 0,0, nose up; the board turns and scales it. */
export function ShipArt(props: ShipArtProps): JSX.Element {
  const { craft, side } = SHIP_DRAWINGS[props.id];
  const art = <CraftArt craft={craft} heading={props.heading ?? 0} />;
  return props.paint === 'inherit' ? art : <g style={SIDE_PAINTS[side]}>{art}</g>;
}

/** The same outline as one flat shape in `currentColor`. */
export function ShipSilhouette(props: { readonly id: ShipTypeId }): JSX.Element {
  return <CraftSilhouette craft={SHIP_DRAWINGS[props.id].craft} />;
}

/** Millimetres that the 64-unit grid of a ship's drawing stands for on the table. */
export function shipGridMm(id: ShipTypeId): number {
  return SHIP_DRAWINGS[id].gridMm;
}
