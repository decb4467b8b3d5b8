import type { Colour } from '@parsecs/super-teams/words';
import type { CssVars } from '../kit/css-vars.ts';

function teamStyle(
  team: Colour,
  hull: string,
  shade: string,
  trim: string,
  line: string,
  glow: string,
): CssVars {
  return {
    '--hull': `var(--team-${team}-hull, ${hull})`,
    '--hull-shade': `var(--team-${team}-shade, ${shade})`,
    '--trim': `var(--team-${team}-trim, ${trim})`,
    '--line': `var(--team-${team}-line, ${line})`,
    '--glow': `var(--team-${team}-glow, ${glow})`,
    '--halo': `var(--team-${team}-halo, #0a0f1e)`,
  };
}

/**
 * The paints of each colour. The fallbacks are the night theme; `art.css` gives the day theme
 * other lines, because a pale outline that shines on deep blue vanishes on paper.
 */
export const TEAM_PAINTS: Readonly<Record<Colour, CssVars>> = {
  red: teamStyle('red', '#e5414f', '#9c1b2b', '#ffeceb', '#ffc9c9', '#c4ecff'),
  yellow: teamStyle('yellow', '#f7cf45', '#b98413', '#4a3204', '#fff1bd', '#c4ecff'),
  green: teamStyle('green', '#3cb874', '#186b3f', '#e2f9ea', '#bdf3d3', '#c4f6ff'),
  black: teamStyle('black', '#4a5169', '#262a3a', '#dfe7fa', '#ffffff', '#a9c4ff'),
};
