import type { SpaceKind } from '@parsecs/super-teams/words';
import { type JSX, memo, useId } from 'react';
import '../art.css';
import { DesertWorld, ForestWorld } from './planets.tsx';
import { HALF_GLYPHS, SPACE_GLYPHS } from './space-glyphs.tsx';

/** The kinds that are no planets. */
export type TrackKind = Exclude<SpaceKind, 'start' | 'final'>;

const FILL = 'var(--space-fill, #111b36)';
const RIM = 'var(--space-rim, #6f8cc9)';

export interface SpaceArtProps {
  /** One kind, or two: the first on the left of travel, the second on the right. */
  readonly kinds: readonly SpaceKind[];
  /** Direction of travel in degrees, 0 = right, clockwise. */
  readonly heading: number;
  readonly radius: number;
}

function isTrackKind(kind: SpaceKind): kind is TrackKind {
  return kind !== 'start' && kind !== 'final';
}

/** A space of the track, centred at 0,0. */
export const SpaceArt = memo(function SpaceArt(props: SpaceArtProps): JSX.Element {
  const [first = 'normal', second] = props.kinds;
  if (first === 'start') return <DesertWorld radius={props.radius} />;
  if (first === 'final') return <ForestWorld radius={props.radius} />;
  if (second !== undefined && isTrackKind(second)) {
    return <DualSpace left={first} right={second} heading={props.heading} radius={props.radius} />;
  }
  const Glyph = SPACE_GLYPHS[first];
  return (
    <g transform={`scale(${props.radius / 30})`}>
      <circle r={30} fill={first === 'maw' ? 'var(--space-void, #02040b)' : FILL} />
      <Glyph heading={props.heading} />
      <circle r={30} fill="none" stroke={RIM} strokeWidth={first === 'normal' ? 2.2 : 1.6} />
    </g>
  );
});

interface DualSpaceProps {
  readonly left: TrackKind;
  readonly right: TrackKind;
  readonly heading: number;
  readonly radius: number;
}

/** Split along the direction of travel; each half shows its own glyph. */
function DualSpace(props: DualSpaceProps): JSX.Element {
  const leftClip = useId();
  const rightClip = useId();
  const Left = HALF_GLYPHS[props.left];
  const Right = HALF_GLYPHS[props.right];
  return (
    <g transform={`scale(${props.radius / 30}) rotate(${props.heading})`}>
      <clipPath id={leftClip}>
        <path d="M-30 0A30 30 0 0 1 30 0Z" />
      </clipPath>
      <clipPath id={rightClip}>
        <path d="M-30 0A30 30 0 0 0 30 0Z" />
      </clipPath>
      <circle r={30} fill={FILL} />
      <g clipPath={`url(#${leftClip})`}>
        <Left side={-1} heading={props.heading} />
      </g>
      <g clipPath={`url(#${rightClip})`}>
        <Right side={1} heading={props.heading} />
      </g>
      <circle r={30} fill="none" stroke={RIM} strokeWidth={1.6} />
      <path d="M-30 0H30" stroke={RIM} strokeWidth={1.8} />
    </g>
  );
}
