import type { View } from '@parsecs/super-teams/words';
import type { JSX } from 'react';
import { SpaceArt } from '../../art/super-teams/index.ts';
import type { PlayingBeat } from '../contract.ts';
import { FxLayer } from '../fx/fx-layer.tsx';
import type { Motion } from './choreography.ts';
import { effectsOf } from './drama.ts';
import type { Layout } from './layout.ts';

export interface EffectsProps {
  readonly layout: Layout;
  readonly beat?: PlayingBeat | undefined;
  /** Drawn below the ships or above them. */
  readonly place: 'below' | 'above';
}

/** Below the ships the whirl of the Maw; above them everything that is light. */
export function Effects(props: EffectsProps): JSX.Element | null {
  const { layout, beat, place } = props;
  const motion = beat?.motion as Motion | undefined;
  if (place === 'below') return <Whirl layout={layout} beat={beat} />;
  return (
    <FxLayer
      beat={beat}
      effectsOf={(seen) =>
        beat === undefined || motion === undefined
          ? []
          : effectsOf(layout, beat.after as View, motion, seen)
      }
    />
  );
}

function Whirl(props: Pick<EffectsProps, 'layout' | 'beat'>): JSX.Element | null {
  const { layout, beat } = props;
  const motion = beat?.motion as Motion | undefined;
  const spot = motion?.kind === 'maw' ? layout.spots[motion.from] : undefined;
  if (beat === undefined || spot === undefined) return null;
  const time = { animationDuration: `${beat.length}ms` };
  return (
    <g key={beat.key} transform={`translate(${spot.x} ${spot.y})`} aria-hidden="true">
      <g className="st-whirl" style={time}>
        <SpaceArt kinds={['maw']} heading={0} radius={spot.radius} />
      </g>
    </g>
  );
}
