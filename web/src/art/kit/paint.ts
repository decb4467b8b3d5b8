import type { CssVars } from './css-vars.ts';

/**
 * The two tones, the line and the light of each side. Day and night stand in one value: which one
 * holds is decided by `color-scheme`, so that a part of the page may stay night.
 */
export const SIDES = ['rebel', 'imperial', 'mercenary'] as const;
export type Side = (typeof SIDES)[number];

function sidePaint(
  hull: string,
  shade: string,
  trim: string,
  line: string,
  glow: string,
  mark: string,
): CssVars {
  return {
    '--hull': hull,
    '--hull-shade': shade,
    '--trim': trim,
    '--line': line,
    '--glow': glow,
    '--halo': 'light-dark(#ffffff, #0a0f1e)',
    '--glass': 'light-dark(#16233f, #0b1730)',
    '--side': mark,
  };
}

export const SIDE_PAINTS: Readonly<Record<Side, CssVars>> = {
  rebel: sidePaint(
    'light-dark(#f08c50, #e9773c)',
    'light-dark(#bb5621, #8e3d1a)',
    'light-dark(#fff1e6, #fff0e4)',
    'light-dark(#4a1b05, #ffd6b8)',
    'light-dark(#2a8fd6, #cdefff)',
    'light-dark(#b34700, #ff8a4c)',
  ),
  imperial: sidePaint(
    'light-dark(#79b0e0, #4f8cc4)',
    'light-dark(#3f78ad, #234a78)',
    'light-dark(#f0f8ff, #e6f4ff)',
    'light-dark(#0a2b4d, #cdeaff)',
    'light-dark(#1893b4, #aef0ff)',
    'light-dark(#0b62a8, #7cc4ff)',
  ),
  mercenary: sidePaint(
    'light-dark(#ad88e8, #8a63d2)',
    'light-dark(#7850bd, #4b2f8a)',
    'light-dark(#f7f1ff, #f1e8ff)',
    'light-dark(#2b1160, #dccbff)',
    'light-dark(#1893b4, #c4ecff)',
    'light-dark(#6a37c9, #b78bff)',
  ),
};
