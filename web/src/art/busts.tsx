import type { JSX } from 'react';
import { useId } from 'react';

export const BUST_KINDS = ['trooper', 'dark-helmet', 'hood', 'furred', 'astromech'] as const;
export type BustKind = (typeof BUST_KINDS)[number];

const PALE = 'var(--bust-pale, #e9f1ff)';
const MID = 'var(--bust-mid, #8ea6d3)';
const DEEP = 'var(--bust-deep, #34476f)';
const DARK = 'var(--bust-dark, #0b1328)';
const SIDE = 'var(--bust-side, #7cc4ff)';

function Trooper(): JSX.Element {
  return (
    <g strokeLinejoin="round">
      <path d="M-28 34Q-24 22 -12 21H12Q24 22 28 34Z" fill={PALE} stroke={DARK} strokeWidth={1.5} />
      <path
        d="M-19 -4C-20 -20 -10 -26 0 -26S20 -20 19 -4L22 9L19 17L10 23H-10L-19 17L-22 9Z"
        fill={PALE}
        stroke={DARK}
        strokeWidth={1.8}
      />
      <path d="M4 -25.6C13 -24 19.6 -17 19 -4L22 9L19 17L10 23H4L9 4Z" fill={MID} opacity={0.5} />
      <path d="M-19.2 -8.5Q0 -13 19.2 -8.5L19 -4.5Q0 -8.5 -19 -4.5Z" fill={DARK} />
      <g fill={DARK}>
        <path d="M-3.4 -3.8L-15.4 -2.6Q-18 4 -14.5 6.4Q-8 6.6 -5 3.4Z" />
        <path d="M3.4 -3.8L15.4 -2.6Q18 4 14.5 6.4Q8 6.6 5 3.4Z" />
        <path d="M-11 16.4Q0 6 11 16.4L8.4 19.6Q0 12.6 -8.4 19.6Z" />
        <path d="M-5 19.4H5V22H-5Z" />
      </g>
      <path
        d="M-20 9.5L-14.5 13M-19 13.5L-14 16.6M20 9.5L14.5 13M19 13.5L14 16.6"
        stroke={SIDE}
        strokeWidth={1.6}
      />
    </g>
  );
}

function DarkHelmet(): JSX.Element {
  return (
    <g strokeLinejoin="round">
      <path d="M-30 34L-16 20H16L30 34Z" fill={DEEP} stroke={PALE} strokeWidth={1.4} />
      <path
        d="M0 -28C-14 -28 -19 -16 -20 -2L-27 21Q-18 24 -12 21H12Q18 24 27 21L20 -2C19 -16 14 -28 0 -28Z"
        fill={DARK}
        stroke={PALE}
        strokeWidth={1.6}
      />
      <path d="M-6 -26C-13 -23 -16 -14 -16.5 -6" fill="none" stroke={MID} strokeWidth={2} />
      <path
        d="M-17 -3.5Q0 -9 17 -3.5L12 4L15 17L7 22H-7L-15 17L-12 4Z"
        fill={DEEP}
        stroke={PALE}
        strokeWidth={1.2}
      />
      <path d="M-12.5 0L-3 -1.5L-4.5 5.5L-11 6.5ZM12.5 0L3 -1.5L4.5 5.5L11 6.5Z" fill={DARK} />
      <path d="M0 6L9 19H-9Z" fill={DARK} stroke={PALE} strokeWidth={1.2} />
      <path d="M-3 18.6V13.5M0 18.6V10M3 18.6V13.5" stroke={SIDE} strokeWidth={1.2} />
      <path d="M0 -28V-7" stroke={MID} strokeWidth={1.2} />
    </g>
  );
}

function Hood(): JSX.Element {
  return (
    <g strokeLinejoin="round">
      <path
        d="M-30 34C-26 16 -20 10 -19 -2C-18 -20 -8 -28 0 -28S18 -20 19 -2C20 10 26 16 30 34Z"
        fill={MID}
        stroke={PALE}
        strokeWidth={1.6}
      />
      <path d="M2 -28C10 -27 18 -19 19 -2C20 10 26 16 30 34H8C16 18 18 -12 2 -28Z" fill={DEEP} />
      <path
        d="M0 -19C-9 -17 -12.5 -7 -12 3C-11.5 13 -5 20 0 23C5 20 11.5 13 12 3C12.5 -7 9 -17 0 -19Z"
        fill={DARK}
      />
      <path d="M-8 4Q-8 15 0 20Q8 15 8 4Q5 -3 0 -3T-8 4Z" fill={PALE} />
      <path d="M-8 6Q-7 16 0 20.5Q7 16 8 6Q6 11 3 11H-3Q-6 11 -8 6Z" fill={DEEP} />
      <path d="M-5.5 3.4H-2.4M2.4 3.4H5.5" stroke={DARK} strokeWidth={1.8} strokeLinecap="round" />
      <path d="M0 23L-9 34M0 23L9 34" stroke={PALE} strokeWidth={1.4} />
    </g>
  );
}

function Furred(): JSX.Element {
  return (
    <g strokeLinejoin="round">
      <path
        d="M-34 34L-29 21L-25 24L-25 13L-21 15L-23 3L-19 4L-20 -6Q-18 -25 0 -27Q18 -25 20 -6L19 4L23 3L21 15L25 13L25 24L29 21L34 34Z"
        fill={DEEP}
        stroke={PALE}
        strokeWidth={1.4}
      />
      <path
        d="M-14 -8Q-10 -19 0 -20Q10 -19 14 -8L15 4L12 3L13 13L9 12L8 21L4 19L0 25L-4 19L-8 21L-9 12L-13 13L-12 3L-15 4Z"
        fill={MID}
      />
      <path
        d="M0 -20L3 -10L7 -14L9 -6L14 -8Q10 -19 0 -20L-3 -10L-7 -14L-9 -6L-14 -8Q-10 -19 0 -20Z"
        fill={DEEP}
      />
      <g fill={DARK}>
        <circle cx={-6.2} cy={-1.6} r={2.3} />
        <circle cx={6.2} cy={-1.6} r={2.3} />
      </g>
      <path d="M-7 10Q-7 2 0 2T7 10Q6 16.5 0 16.5T-7 10Z" fill={PALE} />
      <path d="M-4 4.4Q0 2.4 4 4.4Q4 7.6 0 8.8Q-4 7.6 -4 4.4Z" fill={DARK} />
      <path d="M0 8.8V11.4M-4 13Q0 11 4 13" fill="none" stroke={DARK} strokeWidth={1.4} />
      <path d="M-27 21L14 34H26L-24 14Z" fill={SIDE} stroke={DARK} strokeWidth={1} />
      <path d="M-16 20L-18.4 25M-7 23L-9.4 28M2 26L-0.4 31" stroke={DARK} strokeWidth={1.5} />
    </g>
  );
}

function Astromech(): JSX.Element {
  return (
    <g strokeLinejoin="round">
      <path d="M-17 4V34H17V4Z" fill={PALE} stroke={DARK} strokeWidth={1.6} />
      <path d="M4 4H17V34H4Z" fill={MID} opacity={0.6} />
      <path d="M-24 6H-18V34H-24ZM18 6H24V34H18Z" fill={MID} stroke={DARK} strokeWidth={1.4} />
      <path
        d="M-17 2C-17 -18 -8 -24 0 -24S17 -18 17 2Z"
        fill={MID}
        stroke={DARK}
        strokeWidth={1.6}
      />
      <path d="M3 -23.8C11 -22.6 17 -16 17 2H3Z" fill={DEEP} opacity={0.55} />
      <path d="M-6 -18H6V-6H-6Z" fill={SIDE} />
      <circle cy={-12} r={4.2} fill={DARK} stroke={PALE} strokeWidth={1.2} />
      <circle cx={-1.2} cy={-13.2} r={1.2} fill={PALE} />
      <path d="M-14 -4H-9V-0.5H-14ZM9 -4H14V-0.5H9Z" fill={SIDE} />
      <path d="M-12 9H12V13H-12ZM-12 17H-2V28H-12Z" fill={SIDE} />
      <path d="M3 18H12M3 22H12M3 26H12" stroke={DARK} strokeWidth={1.4} />
    </g>
  );
}

const BUSTS: Readonly<Record<BustKind, () => JSX.Element>> = {
  trooper: Trooper,
  'dark-helmet': DarkHelmet,
  hood: Hood,
  furred: Furred,
  astromech: Astromech,
};

export interface BustArtProps {
  readonly kind: BustKind;
}

/** A round bust on the 64-unit grid, centred at 0,0; `--bust-side` is the colour of its side. */
export function BustArt(props: BustArtProps): JSX.Element {
  const clip = useId();
  const Bust = BUSTS[props.kind];
  return (
    <g>
      <clipPath id={clip}>
        <circle r={30} />
      </clipPath>
      <circle r={30} fill="var(--bust-ground, #14213f)" />
      <g clipPath={`url(#${clip})`}>
        <Bust />
      </g>
      <circle r={30} fill="none" stroke={SIDE} strokeWidth={3} />
    </g>
  );
}
