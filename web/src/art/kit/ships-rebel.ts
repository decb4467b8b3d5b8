import type { Craft } from './craft.ts';
import {
  bright,
  deck,
  disc,
  flame,
  glass,
  glow,
  hull,
  lee,
  plate,
  ribs,
  seam,
  solid,
  spar,
  trim,
} from './craft.ts';

/** Four cannons on wing tips, four engines, the long nose. The lower wings peep out in front. */
export const X_WING: Craft = [
  glow(flame(-8.3, 26.6, 2.4)),
  hull('M-4 -1L-22.5 4V9H-4Z', 0.9),
  spar('M-22.6 22V-1'),
  hull('M-5 3L-25.5 8V17.5L-5 20Z', 1.1),
  trim('M-17.2 6V18.5L-13.8 18.9V5.1Z'),
  spar('M-26.2 5V-12'),
  hull('M-28 20.5V7.5L-27 4.5H-25.4L-24.6 7.5V20.5Z', 1.1),
  hull('M-11.3 4Q-8.3 2 -5.3 4V23L-6.3 27H-10.3L-11.3 23Z', 1.1),
  seam('M-11.3 23H-5.3', 0.9),
  hull('M0 -32H-0.9L-1.9 -29L-3.6 -6L-5 3V21L-3.4 24.5H0'),
  trim('M0 -31.4H-0.8L-1.5 -29L-2.1 -21H0Z'),
  glass('M0 -6L-2.5 -2.5L-3.1 5L0 8L3.1 5L2.5 -2.5Z'),
  deck(disc(0, 13, 2.5), 0.6, 'trim'),
];

/** A wedge of a cockpit, bare girders, two long engines that end in open rings. */
export const Y_WING: Craft = [
  spar('M-21.6 19V30M-16.4 19V30', 1.2),
  hull('M-23.6 28H-14.4V31.4H-23.6Z', 1.1),
  hull('M-3 5L-16 7V14.5L-3 17Z', 1),
  seam('M-6 5.6V16.4M-10 6.2V15.8', 0.7),
  glow(flame(-19, 20.4, 2.6)),
  hull('M-23.4 0Q-23.4 -8 -19 -8.6Q-14.6 -8 -14.6 0V17L-16 20.4H-22L-23.4 17Z', 1.2),
  trim('M-23.4 -0.4Q-23.2 -8 -19 -8.6Q-14.8 -8 -14.6 -0.4Z'),
  seam('M-23.4 5H-14.6M-19 8V17'),
  hull('M0 -31.6H-2.6L-5.4 -27L-7 -15L-6 -10.6L-3.4 -8L-3.4 17.6L-2.6 20H0'),
  seam('M-3.4 -8H0M-3.4 12.4H0'),
  trim('M-2.6 -30L-4.6 -26.6L-5.6 -18.4H-2.6Z'),
  glass('M-2.2 -24L2.2 -24L3.8 -15L2.4 -10.6H-2.4L-3.8 -15Z'),
  deck('M-1.4 -6.4H-0.5V-9.6M1.4 -6.4H0.5V-9.6M-2.4 -6.6H2.4V-2.6H-2.4Z', 0.8),
  deck(disc(0, 2.4, 2.3), 0.6, 'trim'),
];

/** A blunt arrowhead, two engines with upright fins, a cannon on each flank. */
export const A_WING: Craft = [
  glow(flame(-9.6, 25.4, 3.4)),
  spar('M-20.4 9V-11', 1.5),
  hull('M-17 2H-22.4V13H-16Z', 1),
  hull('M-14 17V23L-13 26H-6.4L-5.4 23V17Z', 1.2),
  hull('M0 -29H-3.2Q-6 -28 -7.4 -24L-17.6 10Q-18.8 15 -17 18L-14 20.6L-6 18.6L0 20'),
  trim('M-3.8 -27.4Q-5.6 -26.6 -6.8 -23L-10.8 -9.6L-3.8 -13.6Z'),
  seam('M-3.8 -28V-13.6L-10.6 -8.8M-17 12L-12.6 12L-5 19'),
  hull('M-12 6.4L-8.6 6.4L-7.8 27.6H-11.4Z', 1.1, 'trim'),
  glass('M0 -6Q-4 -4.6 -4.2 3T0 11Q4 10 4.2 3T0 -6Z'),
  ribs('M-4.2 2.2H4.2M0 -6V2.2'),
];

const FREIGHTER_DISC =
  'M-6 28A22 22 0 0 1 -21 12.5H-22.6V0.5H-21.2A22 22 0 0 1 -13.4 -10.5L-9 -28L-5.6 -32H-2.5V-11.5' +
  'H2.5V-32H5.6L9 -28L13.4 -10.5A22 22 0 0 1 21.2 0.5H22.6V12.5H21A22 22 0 0 1 6 28Z';

/** The freighter of all freighters: disc, two mandibles, the cockpit far out to starboard. */
export const YT_1300: Craft = [
  solid('M13 2L27.4 -6.8V-14.4L26 -20.5H23L21.4 -14.4V-12L13 -7.5Z', 1.3, 'shade'),
  glass('M22.2 -14.8L23.5 -20H25.6L26.7 -14.8Z', 0),
  solid(FREIGHTER_DISC),
  lee(
    'M3 28H6A22 22 0 0 0 21 12.5H22.6V0.5H21.2A22 22 0 0 0 13.4 -10.5L9 -28L5.6 -32H5' +
      'L7 -27L11 -10A19 19 0 0 1 10 22Z',
  ),
  plate('M-5 -27.5L-7 -25L-9.8 -14H-5ZM-22 10.2H-9V2.8H-22Z', 0, 'shade'),
  glow('M0 28H-5.6Q-10.6 26.6 -13.8 22.9L-11.4 20.3Q-6.4 25 0 24.9Z'),
  deck(FREIGHTER_DISC, 1.3, 'none'),
  deck(disc(0, 6.5, 9.8), 0.9),
  deck('M0 -3.3V-11.5M-3.6 16L-6 23.2M3.6 16L6 23.2', 0.9, 'none'),
  glass(disc(0, 6.5, 4.4), 1),
  ribs('M0 2.1V10.9M-4.4 6.5H4.4', 0.8),
  bright(disc(-10.2, -3.4, 3.9)),
  bright('M-10.2 -3.4L-12.4 -5.6', 0.9),
];

/** The cross: a cockpit that stays level, two foils with cannons, the long blade of the wing. */
export const B_WING: Craft = [
  glow(flame(-3, 14.2, 2.6)),
  spar('M-28.4 8V-15', 1.6),
  hull('M-4 -6.6L-27 -2.6V4.4L-4 8.6Z', 1.1),
  trim('M-17 -4.3L-12 -5.2V7.1L-17 6.2Z'),
  hull('M-30 7V-4.6L-28.4 -7L-26.8 -4.6V7Z', 1.1),
  hull('M0 -13H-3.2L-4.6 0L-3.8 12L-2.8 32H0'),
  seam('M0 18H-3.4M0 25H-3'),
  hull('M0 -9H-6.4V9L-5 14H-1.2V9H0', 1.1),
  seam('M-6.4 9H0M-3.4 -9V9'),
  trim('M0 26H-3.1L-2.8 31.4H0Z'),
  solid(disc(0, -20, 7.6), 1.4),
  lee('M0 -27.6A7.6 7.6 0 0 1 0 -12.4Z'),
  deck(disc(0, -20, 7.6), 1.4, 'none'),
  glass('M-2.6 -26.6H2.6L4.2 -19L2.4 -14.6H-2.4L-4.2 -19Z'),
];

/** A bird of prey: the beak, a slim neck, drooping wings, one block of engines. */
export const HWK_290: Craft = [
  glow(flame(-3.8, 28.4, 3.2)),
  hull('M-6 -5L-14.6 -0.6L-23.4 13L-26 29.4L-20.6 26L-15.4 15.4L-6 18Z', 1.2),
  seam('M-14.6 -0.6L-15.4 15.4M-7 3L-14.8 5', 0.8),
  trim('M-16.6 4.4L-22 12.8L-24 24.4L-20.4 21.6L-16.8 13.4Z'),
  hull('M0 -32H-1.8L-4.2 -27.6L-7.4 -18L-6.6 -12L-4.6 -8.6L-7.6 2L-8 18L-7.4 26.6L-6.2 29H0'),
  seam('M-7.4 22H0M-6.6 -12H0'),
  trim('M-1.6 -31.4L-3.6 -27.4L-5 -22.6H-1.4Z'),
  glass('M0 -25.4L-2.8 -22L-4.4 -16L-2.8 -13.4H2.8L4.4 -16L2.8 -22Z'),
  deck(disc(0, 5, 4.2), 0.9, 'trim'),
  deck('M-1.3 5V-4.6M1.3 5V-4.6', 1.4, 'none'),
];

/** The token of a mission: a small passenger ship with folded stabilisers. */
export const SENATORS_SHUTTLE: Craft = [
  glow(flame(-7, 29.6, 2.8)),
  hull('M-8 6L-19.6 14.6L-20.4 28L-16 29L-8 24Z', 1.2),
  trim('M-13.4 12.4L-17.4 15.4L-18 24L-13.4 24Z'),
  hull('M-9.8 18V27L-9 29.6H-5L-4.2 27V18Z', 1),
  hull('M0 -30Q-6 -29.6 -8 -22L-10 -4L-9 8L-7.4 20L-4.4 24.6H0'),
  seam('M-9.8 -4H0M-8.6 10H0'),
  trim('M-4.6 0V6H-7.6L-8 0Z'),
  glass('M0 -25.4Q-3.6 -25 -5 -19.6L-5.6 -13.4H5.6L5 -19.6Q3.6 -25 0 -25.4Z'),
];
