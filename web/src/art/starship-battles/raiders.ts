import type { Craft } from '../kit/craft.ts';
import {
  deck,
  disc,
  flame,
  glass,
  glow,
  halfDisc,
  hull,
  lee,
  plate,
  seam,
  solid,
  spar,
  trim,
} from '../kit/craft.ts';
import { FIRESPRAY_BODY } from '../kit/ships-imperial.ts';

/** A disc without mandibles, two engines, the cockpit on a boom to starboard. */
export const YT_2400: Craft = [
  glow(flame(-6, 23, 4)),
  solid('M14 -14L24 -19V-6L16 2Z', 1.2, 'shade'),
  solid('M22.6 -24Q26 -30 29.4 -24V-4L28 0H24L22.6 -4Z', 1.3),
  glass('M23.6 -22.6Q26 -27.6 28.4 -22.6V-17H23.6Z', 0.8),
  hull('M-12 16L-10.4 24H-2.6L-1.4 18Z', 1.2),
  solid(disc(0, 0, 21.4), 1.4),
  lee('M4 21A21.4 21.4 0 0 0 15 -15.2L12.6 -12.8A18 18 0 0 1 3 17.8Z'),
  deck(disc(0, 0, 13), 1),
  seam('M-12.6 -17.4L-7.6 -10.6M-21.4 0H-13M-12.6 17.4L-7.6 10.6', 0.9),
  glass(disc(0, 0, 5), 1),
  deck('M-1.6 0V-11M1.6 0V-11', 1.4, 'none'),
  deck('M-20 -5H-14.4V5H-20Z', 0.8, 'trim'),
];

/** A bulk freighter that grew teeth: blunt bow, wide hold, guns where cargo was. */
export const WILD_KARRDE: Craft = [
  glow(flame(-8, 28, 3.6)),
  spar('M-12 -4V-16M-15 8V-2', 1.7),
  hull('M-9 -2L-16 4L-17.4 19L-12 24L-8 22Z', 1.2),
  trim('M-11 4.6L-14.4 7.6L-15 17.4L-11.4 20Z'),
  hull('M0 -31H-4.4L-8 -25L-9 -12L-7 -8L-10.4 0L-11 20L-12 28H-4L-3 24H0'),
  seam('M-8.6 -18H0M-7 -8H0M-10.6 14H0', 0.9),
  plate('M0 -4L-5 0V10L0 12', 0.9),
  glass('M-3.6 -27.6H3.6L5.6 -23H-5.6Z'),
];

/** A slab with a bridge at its fore edge. */
export const YV_666: Craft = [
  glow(flame(-9, 28.4, 4)),
  hull('M-14 -6L-21 -2V17L-14 21Z', 1.2),
  trim('M-15 0L-19 2V13L-15 15Z'),
  hull('M0 -31H-9L-13 -26L-15.4 -8V20L-14 29H-4V25H0'),
  plate('M0 -19H-8L-10.4 -14V10L-7 14H0', 1),
  seam('M-15.4 -8L-10.4 -8M-15.4 6L-10.4 6M-13.6 20H0', 0.9),
  plate('M0 16H-5.4V23H0', 0.9, 'shade'),
  glass('M-6.4 -28H6.4L8.4 -23.4H-8.4Z'),
];

/** A sail of light on two arms, the cabin behind it. */
export const SOLAR_SAILER: Craft = [
  solid(disc(0, -11, 20.4), 1.2, 'shade'),
  lee('M0 -31.4A20.4 20.4 0 0 1 0 9.4A30 30 0 0 0 0 -31.4Z'),
  plate('M0 -31.4A20.4 20.4 0 0 0 -20.4 -11H-14A14.4 14.4 0 0 1 0 -25Z', 0.8, 'lit'),
  seam('M0 6L-20 -14M0 6L-14.6 -25M0 6L-18.6 -3', 0.8),
  deck('M0 8V-31', 0.8, 'none'),
  spar('M-3 14L-11 2M-3 14L-5 0', 1.6),
  hull('M0 4Q-3 6 -3.6 13L-8.4 18L-7 29L-3.4 32L-2.4 27H0'),
  trim('M-6.6 19.6L-5.8 27L-4 25V19Z'),
  glass('M0 8.4L-2 13L0 18L2 13Z'),
];

/** The lord's courier: a long bow, the ball, bent panels around the stern. */
export const SITH_INFILTRATOR: Craft = [
  glow(flame(-3.4, 27, 2.8)),
  hull('M-7 6L-20 3.4V10L-7 18Z', 1.1),
  hull('M-15 -7L-24.6 0L-28 11L-26 23L-17.4 31L-16 26L-20.6 19L-21.4 9L-15.6 -1Z', 1.4),
  trim('M-20 0.4L-23.8 3L-25.4 10L-24.4 18L-22.6 18L-23.2 9Z'),
  hull('M0 -32H-1.2L-3 -22L-6.4 0Q-10 6 -9.6 14Q-8.6 21 -5.4 25L-4.6 28H0'),
  seam('M-6.4 0Q0 -4 0 -4', 0.9),
  deck(disc(0, 12, 7.4), 1),
  lee(halfDisc(0, 12, 7.4)),
  glass(disc(0, 9.6, 4), 1),
  seam('M0 -32V-4', 0.8),
];

/** The prince's assault fighter: four thin, bowed wings. */
export const STAR_VIPER: Craft = [
  glow(flame(0, 21, 3)),
  hull('M-4 -5L-19 -11L-27.4 -31L-25.6 -9L-21 0L-5 4Z', 1.2),
  hull('M-5 3L-20 6L-29.4 30L-23 16L-16 12L-4 11Z', 1.2),
  trim('M-12 -5.6L-19.4 -8.4L-24.6 -20L-23.6 -8L-20 -2.6Z'),
  spar('M-12.6 -8V-20', 1.6),
  hull('M0 -24Q-5 -22 -6 -10L-7 4L-5 17L-3 22H0'),
  seam('M-7 4H0', 0.9),
  glass('M0 -18Q-3.2 -16 -3.4 -9L0 -3L3.4 -9Q3.2 -16 0 -18Z'),
];

/** The father's ship: fins laid back. */
export const JANGOS_FIRESPRAY: Craft = [
  hull('M-18 8L-28.6 10L-30.6 14L-29 27L-26 28L-17 18Z', 1.2),
  trim('M-22 11.4L-27.6 12.6L-27 22L-21.4 16.4Z'),
  ...FIRESPRAY_BODY,
];

/** What the father's ship has dropped. */
export const SEISMIC_CHARGE: Craft = [
  spar('M-30 0H-16', 4),
  solid('M-14 -20H14V20H-14Z', 3),
  deck('M-14 -6H14V6H-14Z', 2, 'glow'),
];
