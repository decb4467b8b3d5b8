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
  ribs,
  seam,
  solid,
  spar,
  trim,
} from '../kit/craft.ts';

/** A pod in front of a fan of blades. */
export const FANBLADE: Craft = [
  hull('M0 -6L-27 -2Q-31 10 -22 21Q-14 30 0 31', 1.3),
  seam('M-3 -4L-27.6 9M-3 -2L-22 21M-2 0L-11.6 28', 1.1),
  trim('M-9 -4.6L-25.4 -2Q-27 3 -26.4 7Z'),
  hull('M0 -29Q-5.6 -27 -6.4 -17L-5 -5L-3 6H0'),
  spar('M-5.4 -14L-10.4 -22', 1.6),
  glass('M0 -24Q-3 -22 -3.2 -15L0 -9L3.2 -15Q3 -22 0 -24Z'),
];

/** Three claws around an eye. */
export const TRI_FIGHTER: Craft = [
  hull('M-5 13Q-25 15 -25.4 -5Q-25 -20 -12.4 -31Q-17.4 -13 -14 -5L-6 -1Z', 1.3),
  trim('M-21 -4Q-21 -15 -16.4 -22Q-19.4 -10 -16.8 -3L-19 3Z'),
  seam('M-6 8L-18 6', 1),
  solid(disc(0, 2, 9.4), 1.3),
  lee(halfDisc(0, 2, 9.4)),
  hull('M0 -28L-1.6 -24L-3.4 2L-4.2 22L-2 31H0', 1.2),
  { ...glass(disc(0, 0, 4), 1.2), ink: 'trim' },
];

/** Long tail, three engines, two guns on swept wings: the general's own. */
export const BELBULLAB: Craft = [
  glow(flame(-9, 25, 3.4)),
  spar('M-21 14V0', 1.7),
  hull('M-5 -6L-14 4L-26 19L-25.4 27L-12 24L-5 20Z', 1.3),
  trim('M-13 8L-22.4 19.4V23.6L-14 21.6Z'),
  hull('M-13 14Q-9 9 -5.4 14V22L-6.6 26H-11.8L-13 22Z', 1.1),
  hull('M0 -32H-1.2L-3 -24L-6 -6L-5.4 14L-4 27H0'),
  trim('M0 -31L-1 -31L-2.4 -24L-3.4 -16H0Z'),
  glass('M0 -12L-2.8 -8L-3.4 0L0 4L3.4 0L2.8 -8Z'),
];

/** A needle split like a beak. */
export const NANTEX: Craft = [
  glow(flame(0, 25, 3)),
  hull('M-8 4L-15 8L-18.4 20L-13 17L-8 18Z', 1.2),
  hull('M0 -4H-1.4L-2 -32L-4.6 -28L-7 -10L-10.4 2Q-11 14 -6 22L-3.6 25.4H0'),
  seam('M-7 -10L-1.6 -10M-10 4Q-5 8 0 8', 1),
  trim('M-2.4 -26L-4 -24L-5.6 -12H-2.2Z'),
  glass(disc(0, 14, 4.2), 1.1),
  deck(disc(0, -2, 3.4), 1, 'trim'),
];

/** Two heads on one body, wide slotted wings, a belly full of bombs. */
export const HYENA: Craft = [
  glow(flame(-4, 13, 2.8)),
  hull('M-6 -2L-27 -18L-31 -12L-20 2L-6 6Z', 1.2),
  hull('M-6 3L-20 5L-31 17L-27 23L-14 16L-6 12Z', 1.2),
  trim('M-18 -8.4L-26.4 -14.8L-28 -12.4L-18.6 -3Z'),
  hull('M0 -9H-1L-1.6 -20Q-5 -27 -8.4 -20L-9.4 2L-7 13H0', 1.3),
  seam('M-9 -6H0', 1),
  deck('M-5 -17.6V-14M5 -17.6V-14', 2, 'none'),
  glass(disc(0, 3, 3.6), 1),
];

/** A small body between two pairs of blades. */
export const VULTURE: Craft = [
  glow(flame(0, 13, 2.8)),
  hull('M-6 2L-16 4V10L-6 9Z', 1.1),
  hull('M-9.4 12L-8.6 -4L-10.4 -28L-12.6 -30L-14.4 -6L-14 14Z', 1.2),
  hull('M-15.6 14L-16.2 -4L-18.4 -30L-20.6 -31.4L-24 -8L-22.6 14L-19 20Z', 1.2),
  trim('M-17 -6L-18.8 -22L-21.6 -7L-21 4H-17Z'),
  hull('M0 -15Q-4.6 -14 -5.4 -7L-7 4L-4.6 13H0'),
  deck('M-2.4 -9.6V-6M2.4 -9.6V-6', 1.8, 'none'),
  seam('M-6.4 2H0', 1),
];

/** Three wings around the ball, the third over its back. */
export const TIE_DEFENDER: Craft = [
  glow(flame(0, 14, 2.6)),
  hull('M-6 -2L-18 4V9L-6 8Z', 1.1),
  hull('M-17 -28L-27.4 -2L-29 14L-23 28L-17.4 15L-15 -4Z', 1.4),
  seam('M-17 -28L-22 8L-23 28M-28.4 6H-16', 0.9),
  trim('M-24.6 0L-19 -1V8H-25.4Z'),
  solid(disc(0, 0, 10.6), 1.4),
  lee(halfDisc(0, 0, 10.6)),
  glass(disc(0, -3.4, 5.8), 1),
  ribs('M-5.8 -3.4H5.8M0 -9.2V2.4M-4.1 -7.5L4.1 0.7M4.1 -7.5L-4.1 0.7', 0.8),
  hull('M0 2L-3 6L-4.4 22L-2.6 30H0', 1.2),
];
