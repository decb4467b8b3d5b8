import type { View } from '@parsecs/starship-battles';
import type { JSX } from 'react';
import type { CssVars } from '../../art/kit/css-vars.ts';
import type { PlayingBeat } from '../contract.ts';
import type { Spot } from '../fx/effect.ts';
import { FxLayer } from '../fx/fx-layer.tsx';
import type { Motion } from './choreography.ts';
import { effectsOf, type Showing, spotOf } from './drama.ts';
import './effects.css';
import type { Grid } from './grid.ts';

export interface EffectLayerProps {
  readonly grid: Grid;
  /** The view before the beat: what is lost still has its place in it. */
  readonly view: View;
  readonly beat: PlayingBeat | undefined;
}

/** What happens, each thing once: lines in the drawing, light on the canvas over it. */
export function EffectLayer(props: EffectLayerProps): JSX.Element {
  const { grid, view, beat } = props;
  const motion = beat?.motion as Motion | undefined;
  const after = (beat?.after as View | undefined) ?? view;
  const showing = { grid, view, after };
  const time: CssVars = { '--time': `${beat?.length ?? 0}ms` };
  return (
    <>
      {beat !== undefined && motion !== undefined && (
        <g key={beat.key} aria-hidden="true" className="sb-effects" style={time}>
          {lineOf(showing, motion)}
        </g>
      )}
      <FxLayer
        beat={beat}
        effectsOf={(seen) => (motion === undefined ? [] : effectsOf(showing, motion, seen))}
      />
    </>
  );
}

function lineOf(showing: Showing, motion: Motion): JSX.Element | null {
  switch (motion.kind) {
    case 'arrive':
      return motion.carrier === undefined ? null : (
        <Line
          from={spotOf(showing, motion.carrier)}
          to={spotOf(showing, motion.ship)}
          className="sb-launch"
        />
      );
    case 'aim':
      return (
        <Line
          from={spotOf(showing, motion.ship)}
          to={spotOf(showing, motion.target)}
          className="sb-aim"
        />
      );
    default:
      return null;
  }
}

function Line(props: {
  readonly from: Spot | undefined;
  readonly to: Spot | undefined;
  readonly className: string;
}): JSX.Element | null {
  const { from, to, className } = props;
  if (from === undefined || to === undefined) return null;
  return <line className={className} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
}
