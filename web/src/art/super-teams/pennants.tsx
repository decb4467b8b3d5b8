import type { Colour } from '@parsecs/super-teams/words';
import { type JSX, memo } from 'react';
import '../art.css';
import { TEAM_PAINTS } from './teams.ts';

interface Cloth {
  readonly cloth: string;
  readonly pole: string;
}

/** Four outlines that differ without any colour: swallowtail, triangle, tongue, hanging banner. */
const CLOTHS: Readonly<Record<Colour, Cloth>> = {
  red: { cloth: 'M-8 -10H10.5L4.5 -3.5L10.5 3H-8Z', pole: 'M-8 -10.4V10.4' },
  yellow: { cloth: 'M-8 -10L10.5 -3.5L-8 3Z', pole: 'M-8 -10.4V10.4' },
  green: { cloth: 'M-8 -10H3.5A6.5 6.5 0 0 1 3.5 3H-8Z', pole: 'M-8 -10.4V10.4' },
  black: { cloth: 'M-6.6 -9V3.5L0 10.4L6.6 3.5V-9Z', pole: 'M-9 -9H9' },
};

export interface PennantShapeProps {
  readonly colour: Colour;
  /** `trim` for a pennant that lies on a field of its own colour. */
  readonly cloth?: 'hull' | 'trim';
}

/** The pennant as a group on the 24-unit grid, centred at 0,0. */
export function PennantShape(props: PennantShapeProps): JSX.Element {
  const paint = props.cloth === 'trim' ? 'var(--trim, #e8eefc)' : 'var(--hull, #8fa3cc)';
  const { cloth, pole } = CLOTHS[props.colour];
  return (
    <g style={TEAM_PAINTS[props.colour]}>
      <g fill="none" stroke="var(--halo, #0a0f1e)" strokeLinejoin="round" strokeLinecap="round">
        <path d={cloth} strokeWidth={3.2} />
        <path d={pole} strokeWidth={4} />
      </g>
      <path
        d={cloth}
        fill={paint}
        stroke="var(--line, #dbe6ff)"
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
      <path d={pole} stroke="var(--line, #dbe6ff)" strokeWidth={2.4} strokeLinecap="round" />
    </g>
  );
}

export interface PennantProps {
  readonly colour: Colour;
  readonly size?: number;
  readonly title?: string;
}

export const Pennant = memo(function Pennant(props: PennantProps): JSX.Element {
  const size = props.size ?? 20;
  const shape = <PennantShape colour={props.colour} />;
  if (props.title === undefined) {
    return (
      <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
        {shape}
      </svg>
    );
  }
  return (
    <svg width={size} height={size} viewBox="-12 -12 24 24" role="img" aria-label={props.title}>
      {shape}
    </svg>
  );
});
