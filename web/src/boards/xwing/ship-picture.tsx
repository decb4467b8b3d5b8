import type { ShipTypeId } from '@parsecs/xwing';
import type { JSX } from 'react';
import { ArtSvg, ShipArt, ShuttleArt } from '../../art/xwing/index.ts';

/** A ship from above, as a small picture; without a type the senator's shuttle. */
export function ShipPicture(props: {
  readonly type: ShipTypeId | undefined;
  readonly size: number;
}): JSX.Element {
  const { type, size } = props;
  return (
    <ArtSvg size={size} className="shrink-0">
      {type === undefined ? <ShuttleArt /> : <ShipArt id={type} />}
    </ArtSvg>
  );
}
