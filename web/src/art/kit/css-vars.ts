import type { CSSProperties } from 'react';

/** Inline style that may also set custom properties. */
export type CssVars = CSSProperties & { [name: `--${string}`]: string };
