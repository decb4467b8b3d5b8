import type { JSX } from 'react';
import { SpaceArt } from '../../art/super-teams/index.ts';
import type { PlayingBeat } from '../contract.ts';
import type { Motion } from './choreography.ts';
import type { Layout } from './layout.ts';

export interface EffectsProps {
  readonly layout: Layout;
  readonly beat?: PlayingBeat | undefined;
  /** Drawn below the ships or above them. */
  readonly place: 'below' | 'above';
}

/** The whirl of the Maw, the beam of a Grab, the wave of an arrival. */
export function Effects(props: EffectsProps): JSX.Element | null {
  const { layout, beat, place } = props;
  const motion = beat?.motion as Motion | undefined;
  if (beat === undefined || motion === undefined) return null;
  const time = { animationDuration: `${beat.length}ms` };
  if (motion.kind === 'maw' && place === 'below') {
    const spot = layout.spots[motion.from];
    if (spot === undefined) return null;
    return (
      <g key={beat.key} transform={`translate(${spot.x} ${spot.y})`} aria-hidden="true">
        <g className="st-whirl" style={time}>
          <SpaceArt kinds={['maw']} heading={0} radius={spot.radius} />
        </g>
      </g>
    );
  }
  if (motion.kind === 'pull' && place === 'below') {
    const from = layout.spots[motion.from];
    const to = layout.spots[motion.to];
    if (from === undefined || to === undefined) return null;
    return (
      <line
        key={beat.key}
        className="st-beam"
        style={time}
        x1={to.x}
        y1={to.y}
        x2={from.x}
        y2={from.y}
      />
    );
  }
  if (motion.kind === 'home' && place === 'above') {
    const spot = layout.spots.at(-1);
    if (spot === undefined) return null;
    return (
      <g key={beat.key} transform={`translate(${spot.x} ${spot.y})`} aria-hidden="true">
        <circle className="st-wave" style={time} r={spot.radius} />
      </g>
    );
  }
  return null;
}
