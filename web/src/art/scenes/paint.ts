import type { CssVars } from '../kit/css-vars.ts';

/** The two sides of the war games as holograms: warm for the Light, ice for the Dark. */
export const LIGHT_SIDE = 'var(--side-light, #ff8a4c)';
export const DARK_SIDE = 'var(--side-dark, #7cc4ff)';

export const LIGHT_PAINT: CssVars = {
  '--hull': 'var(--scene-light-hull, #e9773c)',
  '--hull-shade': 'var(--scene-light-shade, #8e3d1a)',
  '--trim': 'var(--scene-light-trim, #fff0e4)',
  '--line': 'var(--scene-light-line, #ffd6b8)',
  '--glow': 'var(--scene-light-glow, #cdefff)',
  '--halo': 'var(--scene-room, #070b17)',
};

export const DARK_PAINT: CssVars = {
  '--hull': 'var(--scene-dark-hull, #4f8cc4)',
  '--hull-shade': 'var(--scene-dark-shade, #234a78)',
  '--trim': 'var(--scene-dark-trim, #e6f4ff)',
  '--line': 'var(--scene-dark-line, #cdeaff)',
  '--glow': 'var(--scene-dark-glow, #aef0ff)',
  '--halo': 'var(--scene-room, #070b17)',
};
