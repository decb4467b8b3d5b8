import type { JSX } from 'react';

export type NumeralValue = 1 | 2 | 3 | 4 | 5 | 6;

/** Condensed figures as centre lines in a box 26 wide and 46 high. */
const STROKES: Readonly<Record<NumeralValue, string>> = {
  1: 'M4 10L15 1V46',
  2: 'M1 12C1 -4 25 -4 25 12C25 23 1 33 1 46H26',
  3: 'M2 7C8 -3.5 24 -1 24 11.5C24 18 19 21.5 11 21.5C20 21.5 25.5 26 25.5 33.5C25.5 49 5 49.5 0.5 39',
  4: 'M19 46V1L1 33H26',
  5: 'M23 0H4.5L3 20.5C10 14.5 25.5 16.5 25.5 31C25.5 47.5 6 49.5 0.5 40',
  6: 'M19 0C8 8 1 20 1 32C1 41 5.5 46 13 46C20.5 46 25 41 25 33C25 25 20.5 20 13 20C6.5 20 1.5 25 1 32',
};

export interface NumeralProps {
  readonly value: NumeralValue;
  /** Thickness of the strokes in the figure's own units. */
  readonly weight?: number;
}

/** A figure drawn in `currentColor`, its centre at 0,0. */
export function Numeral(props: NumeralProps): JSX.Element {
  return (
    <path
      d={STROKES[props.value]}
      transform="translate(-13 -23)"
      fill="none"
      stroke="currentColor"
      strokeWidth={props.weight ?? 8.5}
      strokeLinejoin="round"
      strokeLinecap="butt"
    />
  );
}
