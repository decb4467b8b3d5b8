import type { JSX, ReactNode } from 'react';
import { useId } from 'react';

/**
 * A bust as a list of strokes on the 64-unit grid, centred at 0,0; the round frame cuts it at radius
 * 30. Light falls from the top left: what turns away lies under a veil.
 */
export type BustTone = 'pale' | 'mid' | 'deep' | 'dark' | 'side' | 'lamp' | 'crimson';

export interface BustStroke {
  readonly d: string;
  readonly fill?: BustTone;
  readonly line?: BustTone;
  readonly width?: number;
  readonly opacity?: number;
}

export type Bust = readonly BustStroke[];

const TONES: Readonly<Record<BustTone, string>> = {
  pale: 'var(--bust-pale, #e9f1ff)',
  mid: 'var(--bust-mid, #8ea6d3)',
  deep: 'var(--bust-deep, #34476f)',
  dark: 'var(--bust-dark, #0b1328)',
  side: 'var(--bust-side, #7cc4ff)',
  lamp: 'var(--bust-lamp, #ff6b6b)',
  /** The emperor's guards are red whatever their side's colour. */
  crimson: 'var(--bust-crimson, #c5323f)',
};

/** A filled shape with an edge: dark on pale things, pale on dark ones. */
export function shape(d: string, fill: BustTone, width = 1.6): BustStroke {
  return { d, fill, line: fill === 'pale' || fill === 'mid' ? 'dark' : 'pale', width };
}

export function fill(d: string, tone: BustTone): BustStroke {
  return { d, fill: tone };
}

export function ink(d: string, tone: BustTone = 'dark', width = 1.6): BustStroke {
  return { d, line: tone, width };
}

/** The side that turns away from the light. */
export function veil(d: string, tone: BustTone = 'deep'): BustStroke {
  return { d, fill: tone, opacity: 0.5 };
}

function BustArt(props: { readonly bust: Bust }): JSX.Element {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      {props.bust.map((stroke) => (
        <path
          // A veil has the same outline as what it lies over.
          key={`${stroke.d} ${stroke.fill} ${stroke.line} ${stroke.opacity}`}
          d={stroke.d}
          fill={stroke.fill === undefined ? 'none' : TONES[stroke.fill]}
          {...(stroke.line === undefined
            ? {}
            : { stroke: TONES[stroke.line], strokeWidth: stroke.width ?? 1.6 })}
          {...(stroke.opacity === undefined ? {} : { opacity: stroke.opacity })}
        />
      ))}
    </g>
  );
}

const RADIUS = 30;

export interface RoundBustProps {
  readonly bust: Bust;
  /** What lies over the bust inside its frame. */
  readonly children?: ReactNode;
}

/** A bust in its round frame, on the ground of its side. */
export function RoundBust(props: RoundBustProps): JSX.Element {
  const clip = useId();
  return (
    <>
      <clipPath id={clip}>
        <circle r={RADIUS} />
      </clipPath>
      <circle r={RADIUS} fill="var(--bust-ground, #14264a)" />
      <g clipPath={`url(#${clip})`}>
        <BustArt bust={props.bust} />
        {props.children}
      </g>
    </>
  );
}
