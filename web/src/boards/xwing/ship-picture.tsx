import type { ShipTypeId } from '@parsecs/xwing';
import { type JSX, type MemoExoticComponent, memo } from 'react';
import { ArtSvg } from '../../art/kit/index.ts';
import { ShipArt, ShuttleArt } from '../../art/xwing/index.ts';

interface ShipPictureProps {
  readonly type: ShipTypeId | undefined;
  readonly size: number;
}

/** A ship from above, as a small picture; without a type the senator's shuttle. */
export const ShipPicture: MemoExoticComponent<(props: ShipPictureProps) => JSX.Element> = memo(
  function ShipPicture({ type, size }: ShipPictureProps): JSX.Element {
    return (
      <ArtSvg size={size} className="shrink-0">
        {type === undefined ? <ShuttleArt /> : <ShipArt id={type} />}
      </ArtSvg>
    );
  },
);
