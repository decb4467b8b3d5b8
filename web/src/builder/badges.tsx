import type { JSX } from 'react';
import type { Tone } from './kind.ts';

const PATHS = {
  print: 'M7 8V3.5H17V8M7 17H4V8.5H20V17H17M7 13.5H17V20.5H7Z',
  compare: 'M12 3.5V20.5M9.5 6H4V18H9.5M14.5 6H20V18H14.5M6.5 10H7.5M6.5 13.5H7.5M16.5 10H17.5',
} as const;

/** Two more icons in the pen of the others. */
export function Sign(props: { readonly name: keyof typeof PATHS }): JSX.Element {
  return (
    <svg width={20} height={20} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={PATHS[props.name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Chevron, hexagon, diamond: sides are never told apart by hue alone. */
const TONES: Readonly<Record<Tone, { readonly path: string; readonly ink: string }>> = {
  rebel: { path: 'M12 3L21 12V20L12 11L3 20V12Z', ink: 'text-rebel' },
  imperial: {
    path: 'M12 2.5L20.5 7.2V16.8L12 21.5L3.5 16.8V7.2ZM12 7.5L8 9.8V14.2L12 16.5L16 14.2V9.8Z',
    ink: 'text-imperial',
  },
  mercenary: {
    path: 'M12 2L20 12L12 22L4 12ZM12 7.5L8.5 12L12 16.5L15.5 12Z',
    ink: 'text-mercenary',
  },
};

export interface ToneMarkProps {
  readonly tone: Tone;
  readonly size?: number;
  /** Takes the colour of the words around it. */
  readonly plain?: boolean;
}

export function ToneMark({ tone, size = 18, plain = false }: ToneMarkProps): JSX.Element {
  const { path, ink } = TONES[tone];
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`shrink-0 ${plain ? '' : ink}`}
    >
      <path d={path} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
