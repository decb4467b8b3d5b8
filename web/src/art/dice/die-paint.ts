import type { CssVars } from '../kit/css-vars.ts';
import type { DieKind } from './kinds.ts';

function diePaint(face: string, lit: string, shade: string, ink: string): CssVars {
  return {
    '--die-face': face,
    '--die-lit': lit,
    '--die-shade': shade,
    '--die-ink': ink,
    '--die-line': 'light-dark(#101a33, #e8eefc)',
  };
}

/** The plastic of each die; it is the same by day and by night, only the outline changes. */
export const DIE_PAINTS: Readonly<Record<DieKind, CssVars>> = {
  'xwing-attack': diePaint('#b92335', '#dd5560', '#7b1220', '#ffffff'),
  'xwing-defence': diePaint('#1d7a49', '#49a873', '#0f4c2c', '#ffffff'),
  blue: diePaint('#1f5fb0', '#5a93d8', '#123d77', '#ffffff'),
  red: diePaint('#b92335', '#dd5560', '#7b1220', '#ffffff'),
  green: diePaint('#1d7a49', '#49a873', '#0f4c2c', '#ffffff'),
  yellow: diePaint('#f2c230', '#ffe28a', '#b98a0c', '#201600'),
  black: diePaint('#2a2f3f', '#555d77', '#11141d', '#ffffff'),
  white: diePaint('#eef2fb', '#ffffff', '#b4c0d8', '#141b2e'),
  d20: diePaint('#2b3f74', '#5d76b8', '#16234a', '#ffffff'),
};
