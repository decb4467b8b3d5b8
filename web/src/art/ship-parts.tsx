import type { JSX, ReactNode } from 'react';
import type { CssVars } from './kit/css-vars.ts';

/** What every ship drawing gets: the heading only tells which flank the light falls on. */
export interface HullProps {
  readonly heading: number;
}

export const LIT = 'var(--hull, #8fa3cc)';
export const SHADE = 'var(--hull-shade, #4a5d8a)';
export const TRIM = 'var(--trim, #e8eefc)';
export const LINE = 'var(--line, #dbe6ff)';
export const GLOW = 'var(--glow, #8fd0ff)';
const HALO = 'var(--halo, #0a0f1e)';
export const GLASS = 'var(--glass, #0b1730)';
/** The tone of the flank being drawn; set by `Flanks`. */
export const FLANK = 'var(--flank, #8fa3cc)';

const LIT_FLANK: CssVars = { '--flank': LIT };
const SHADED_FLANK: CssVars = { '--flank': SHADE };

/** Light comes from the top left of the screen, whichever way the ship is turned. */
export function isPortLit(heading: number): boolean {
  const turn = (heading * Math.PI) / 180;
  return Math.cos(turn) - Math.sin(turn) >= 0;
}

interface FlanksProps extends HullProps {
  readonly children: ReactNode;
}

/** Draws the port half (negative y) as given and mirrors it to starboard in the other tone. */
export function Flanks(props: FlanksProps): JSX.Element {
  const portLit = isPortLit(props.heading);
  return (
    <>
      <g style={portLit ? LIT_FLANK : SHADED_FLANK}>{props.children}</g>
      <g style={portLit ? SHADED_FLANK : LIT_FLANK} transform="scale(1 -1)">
        {props.children}
      </g>
    </>
  );
}

const HALO_STROKE: CssVars = { strokeWidth: 'var(--halo-width, 4.4)' };

/** A dark rim under the outline keeps the ship apart from the track and from other ships. */
export function Halo(props: { readonly d: string }): JSX.Element {
  return <path d={props.d} fill={HALO} stroke={HALO} strokeLinejoin="round" style={HALO_STROKE} />;
}

/** The outline that carries the silhouette. */
export function Outline(props: { readonly d: string; readonly width?: number }): JSX.Element {
  return (
    <path
      d={props.d}
      fill="none"
      stroke={LINE}
      strokeWidth={props.width ?? 1.3}
      strokeLinejoin="round"
    />
  );
}

/** A small warm flame behind a nozzle at (x, y), `size` half as high as long. */
export function Flame(props: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}): JSX.Element {
  const { x, y, size } = props;
  return (
    <path
      d={`M${x} ${y - size} Q${x - size * 2.6} ${y} ${x} ${y + size}Z`}
      fill={GLOW}
      stroke="none"
    />
  );
}

/** Mirrors a path of absolute `M`/`L`/`Z` points over the x axis, so outlines are typed once. */
export function mirrored(points: readonly (readonly [number, number])[]): string {
  const port = points.map(([x, y]) => `${x} ${y}`);
  const starboard = points.map(([x, y]) => `${x} ${-y}`).reverse();
  return `M${[...port, ...starboard].join('L')}Z`;
}
