import type { JSX, ReactNode } from 'react';
import { useId } from 'react';
import type { Point, Pose } from './holo.ts';
import { lay, project, ring, trace } from './holo.ts';
import { Sky } from './starfield.tsx';
import './scenes.css';

export const HOLO = 'var(--scene-line, #6fb4ff)';
export const HOLO_FAINT = 'var(--scene-faint, #2f4f8f)';

const TABLE_Z = -240;
const TABLE_R = 300;
const CELL = 50;

/** Grid lines cut off at the rim of the round table. */
function gridPath(): string {
  const lines: string[] = [];
  for (let offset = -5; offset <= 5; offset += 1) {
    const at = offset * CELL;
    const half = Math.sqrt((TABLE_R - 16) ** 2 - at * at);
    lines.push(
      trace([
        [-half, TABLE_Z + at],
        [half, TABLE_Z + at],
      ]),
      trace([
        [at, TABLE_Z - half],
        [at, TABLE_Z + half],
      ]),
    );
  }
  return lines.join('');
}

/** Seventy-two marks on the rim, every sixth one long. */
function rimTicks(): string {
  const ticks: string[] = [];
  for (let step = 0; step < 72; step += 1) {
    const turn = (step / 72) * 2 * Math.PI;
    const inner = TABLE_R - (step % 6 === 0 ? 16 : 9);
    const at = (r: number): Point => [r * Math.cos(turn), TABLE_Z + r * Math.sin(turn)];
    ticks.push(trace([at(inner), at(TABLE_R - 3)]));
  }
  return ticks.join('');
}

const GRID = gridPath();
const TICKS = rimTicks();
const RIM = ring(0, TABLE_Z, TABLE_R);
const RIM_OUTER = ring(0, TABLE_Z, TABLE_R + 12);
const DISC_CENTRE = project(0, TABLE_Z);

export interface SceneProps {
  readonly className?: string;
}

interface HoloTableProps extends SceneProps {
  readonly children: ReactNode;
  readonly grid?: boolean;
}

/** The dark room and the round table of light that all four scenes share. */
export function HoloTable(props: HoloTableProps): JSX.Element {
  const room = useId();
  const pool = useId();
  const className = `scene art-night ${props.className ?? ''}`.trim();
  return (
    <svg
      viewBox="0 0 480 270"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id={room} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--scene-room, #070b17)" />
          <stop offset="1" stopColor="var(--scene-floor, #0c1430)" />
        </linearGradient>
        <radialGradient
          id={pool}
          gradientUnits="userSpaceOnUse"
          cx={DISC_CENTRE[0]}
          cy={DISC_CENTRE[1]}
          r={230}
          gradientTransform={`translate(0 ${DISC_CENTRE[1] * 0.45}) scale(1 0.55)`}
        >
          <stop offset="0" stopColor="var(--scene-pool, #2454a8)" stopOpacity={0.62} />
          <stop offset="0.6" stopColor="var(--scene-pool, #1a3a7c)" stopOpacity={0.34} />
          <stop offset="1" stopColor="var(--scene-pool, #10224c)" stopOpacity={0.12} />
        </radialGradient>
      </defs>
      <rect width={480} height={270} fill={`url(#${room})`} />
      <Sky />
      <path d={RIM_OUTER} fill="none" stroke={HOLO} strokeWidth={0.6} opacity={0.4} />
      <path d={RIM} fill={`url(#${pool})`} stroke={HOLO} strokeWidth={1.2} />
      <path d={RIM} fill="none" stroke={HOLO} strokeWidth={5} opacity={0.12} />
      <path d={TICKS} stroke={HOLO} strokeWidth={0.8} opacity={0.7} />
      {props.grid === false ? null : (
        <path d={GRID} stroke={HOLO_FAINT} strokeWidth={0.6} opacity={0.7} />
      )}
      {props.children}
    </svg>
  );
}

interface GlowLineProps {
  readonly d: string;
  readonly colour: string;
  readonly width?: number;
  readonly className?: string;
  readonly dash?: string;
}

/** A line of light: a thin core in two soft sleeves. */
export function GlowLine(props: GlowLineProps): JSX.Element {
  const width = props.width ?? 1.2;
  return (
    <g fill="none" stroke={props.colour} strokeLinecap="round" strokeLinejoin="round">
      <path d={props.d} strokeWidth={width * 6} opacity={0.1} />
      <path d={props.d} strokeWidth={width * 2.8} opacity={0.22} />
      <path
        d={props.d}
        strokeWidth={width}
        {...(props.dash === undefined ? {} : { strokeDasharray: props.dash })}
        {...(props.className === undefined ? {} : { className: props.className })}
      />
    </g>
  );
}

interface HoverProps {
  readonly pose: Pose;
  readonly colour: string;
  /** Radius of the ring of light on the table under the ship. */
  readonly base: number;
  readonly motion: string;
  /** Also lets the ring and the thread wander with the ship. */
  readonly drift?: string;
  readonly children: ReactNode;
}

/** A ship that hangs over the table on a thread of light. */
export function Hover(props: HoverProps): JSX.Element {
  const { pose, colour } = props;
  const foot = project(pose.x, pose.z);
  const head = project(pose.x, pose.z, pose.h);
  return (
    <g {...(props.drift === undefined ? {} : { className: props.drift })}>
      <path d={ring(pose.x, pose.z, props.base)} fill={colour} opacity={0.14} />
      <path
        d={ring(pose.x, pose.z, props.base)}
        fill="none"
        stroke={colour}
        strokeWidth={0.9}
        opacity={0.85}
      />
      <path
        d={`M${foot.join(' ')}L${head.join(' ')}`}
        stroke={colour}
        strokeWidth={0.8}
        opacity={0.7}
      />
      <circle cx={foot[0]} cy={foot[1]} r={1.3} fill={colour} />
      <g className={props.motion}>
        <g transform={lay(pose)}>{props.children}</g>
      </g>
    </g>
  );
}
