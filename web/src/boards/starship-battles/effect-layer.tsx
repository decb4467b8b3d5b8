import type { View } from '@parsecs/starship-battles';
import type { JSX } from 'react';
import type { CssVars } from '../../art/kit/css-vars.ts';
import type { PlayingBeat } from '../contract.ts';
import type { Motion } from './choreography.ts';
import { CELL, type Grid } from './grid.ts';
import { placeOfShip } from './target-layer.tsx';

export interface EffectLayerProps {
  readonly grid: Grid;
  /** The view before the beat: what is lost still has its place in it. */
  readonly view: View;
  readonly beat: PlayingBeat | undefined;
}

/** Beams, flashes and bursts, each once. */
export function EffectLayer(props: EffectLayerProps): JSX.Element | null {
  const { grid, view, beat } = props;
  const motion = beat?.motion as Motion | undefined;
  if (beat === undefined || motion === undefined) return null;
  const time: CssVars = { '--time': `${beat.length}ms` };
  const at = (id: string, className: string): JSX.Element | null => {
    const place = placeOfShip(grid, view, id) ?? placeOfShip(grid, beat.after as View, id);
    if (place === undefined) return null;
    const radius = (place.size * CELL) / 2;
    return (
      <g key={beat.key} transform={`translate(${place.x} ${place.y})`} style={time}>
        <circle className={className} r={radius} />
      </g>
    );
  };
  return (
    <g aria-hidden="true" className="sb-effects">
      {effectOf(motion, at, beamOf(grid, view, beat, time))}
    </g>
  );
}

type Beam = (from: string, to: string, className: string) => JSX.Element | null;

function beamOf(grid: Grid, view: View, beat: PlayingBeat, time: CssVars): Beam {
  return (from, to, className) => {
    const start = placeOfShip(grid, view, from);
    const end = placeOfShip(grid, view, to);
    if (start === undefined || end === undefined) return null;
    return (
      <line
        key={beat.key}
        className={className}
        style={time}
        x1={start.x}
        y1={start.y}
        x2={end.x}
        y2={end.y}
      />
    );
  };
}

function effectOf(
  motion: Motion,
  at: (id: string, className: string) => JSX.Element | null,
  beam: Beam,
): JSX.Element | null {
  switch (motion.kind) {
    case 'arrive':
      return (
        <>
          {motion.carrier !== undefined && beam(motion.carrier, motion.ship, 'sb-launch')}
          {at(motion.ship, 'sb-arrival')}
        </>
      );
    case 'aim':
      return beam(motion.ship, motion.target, 'sb-aim');
    case 'roll': {
      const { ship, target, result } = motion.rolled;
      return (
        <>
          {beam(ship, target, result === 'miss' ? 'sb-beam sb-beam-miss' : 'sb-beam')}
          {result !== 'miss' && at(target, 'sb-struck')}
        </>
      );
    }
    case 'hit':
      return at(motion.target, 'sb-flash');
    case 'mend':
      return at(motion.ship, 'sb-mended');
    case 'reduce':
      return at(motion.ship, 'sb-flash sb-broken');
    case 'loss':
      return at(motion.ship, 'sb-burst');
    case 'option':
      return at(motion.ship, 'sb-arrival');
    default:
      return null;
  }
}
