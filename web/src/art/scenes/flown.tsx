import type { JSX } from 'react';
import type { Craft } from '../kit/craft.ts';
import { CraftArt, type CraftArtProps } from '../kit/craft-art.tsx';

export interface FlownProps extends Pick<CraftArtProps, 'drawn'> {
  readonly craft: Craft;
  /** As scenes count: degrees clockwise from right. */
  readonly heading: number;
}

/** A craft in the paints of its scene. Craft point up; in scenes everything begins to the right. */
export function Flown({ craft, heading, ...drawn }: FlownProps): JSX.Element {
  return (
    <g transform="rotate(90)">
      <CraftArt craft={craft} heading={heading + 90} {...drawn} />
    </g>
  );
}
