import type { JSX, ReactNode } from 'react';
import { useId } from 'react';

/** A sign of one colour on the 64-unit grid, centred at 0,0: a line, a filled shape, or both. */
export interface Glyph {
  readonly line?: string;
  readonly solid?: string;
}

export interface GlyphArtProps {
  readonly glyph: Glyph;
  /** Width of the pen in units. */
  readonly weight?: number;
}

/** Drawn in `currentColor`. */
export function GlyphArt(props: GlyphArtProps): JSX.Element {
  const { line, solid } = props.glyph;
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      {solid === undefined ? null : <path d={solid} fill="currentColor" fillRule="evenodd" />}
      {line === undefined ? null : (
        <path d={line} fill="none" stroke="currentColor" strokeWidth={props.weight ?? 4.6} />
      )}
    </g>
  );
}

export interface ArtSvgProps {
  readonly size: number;
  /** Spoken name; without it the drawing is decoration and hidden from assistive technology. */
  readonly title?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A picture of its own for text and rails; inside a board the drawings are placed directly. */
export function ArtSvg(props: ArtSvgProps): JSX.Element {
  const id = useId();
  const { size, title, className } = props;
  const named = title !== undefined;
  return (
    <svg
      width={size}
      height={size}
      viewBox="-32 -32 64 64"
      {...(className === undefined ? {} : { className })}
      {...(named ? { role: 'img', 'aria-labelledby': id } : { 'aria-hidden': true })}
      focusable="false"
    >
      {named ? <title id={id}>{title}</title> : null}
      {props.children}
    </svg>
  );
}

/** Inks of meaning; the house's tokens where the page has them. */
export const INKS = {
  good: 'var(--color-confirm-ink, light-dark(#0d6b45, #5dd39e))',
  plain: 'var(--color-ink, light-dark(#101a33, #e8eefc))',
  bad: 'var(--color-danger-ink, light-dark(#b3202f, #ff6b6b))',
  calm: 'var(--color-info-ink, light-dark(#0d5cab, #6cb6ff))',
  warm: 'var(--color-ask-ink, light-dark(#8a5300, #ffc857))',
  quiet: 'var(--color-quiet, light-dark(#44547a, #9fb0d3))',
  ground: 'var(--color-panel, light-dark(#ffffff, #121a2e))',
} as const;
