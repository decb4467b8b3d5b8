import type { Craft } from '../kit/craft.ts';
import { deck, disc, flame, glass, glow, hull, plate, seam, spar, trim } from '../kit/craft.ts';

/** Three seats, two huge engines, cannons as long as the ship at the ends of wide wings. */
export const ARC_170: Craft = [
  glow(flame(-11, 18.6, 3)),
  spar('M-29.4 14V-18', 2),
  hull('M-8 8L-31 12V21L-26 22L-8 15Z', 1.1, 'shade'),
  hull('M-7 -3L-31.4 3V11L-7 11Z', 1.3),
  trim('M-24 1.4L-18 0V11H-24Z'),
  hull('M-15 -4Q-11 -9.4 -7 -4V15L-8.6 19H-13.4L-15 15Z', 1.2),
  hull('M0 -32H-1.4L-3.2 -25L-4.8 -8L-5 14L-2.6 26L-1.6 32H0'),
  trim('M0 -31L-1.2 -31L-2.6 -24.6L-3.2 -18H0Z'),
  glass('M0 -14L-2.6 -10L-2.8 2L0 5L2.8 2L2.6 -10Z'),
  deck(disc(0, 12, 2.6), 0.8, 'trim'),
];

/** One gun over the canopy, short straight wings that carry engines. */
export const E_WING: Craft = [
  glow(flame(-9.6, 25, 3)),
  spar('M-25.6 16V-8', 1.7),
  hull('M-5 2L-26.6 8V18L-5 21Z', 1.3),
  trim('M-22 7.4L-16.6 5.8V19.2L-22 18.6Z'),
  hull('M-14 2Q-9.6 -4 -5.6 2V21L-7 25.4H-12.4L-14 21Z', 1.2),
  hull('M0 -29Q-3.4 -28.4 -4.8 -22L-6.2 -2L-6.4 17L-4 22H0'),
  trim('M0 -28Q-2.8 -27.4 -3.8 -21.6L-4.4 -15H0Z'),
  deck('M0 -6V-31', 1.8, 'none'),
  glass('M0 -4L-3 0L-3.6 8L0 12L3.6 8L3 0Z'),
  deck(disc(0, -10, 2.6), 0.8, 'trim'),
];

/** The last interceptor of the order: two prongs, a round window, blades for wings. */
export const ETA_2: Craft = [
  glow(flame(-6.4, 22, 2.6)),
  hull('M-7 -8L-16.6 2L-20 14L-16 28L-12.4 15L-7 12Z', 1.3),
  trim('M-10 -1L-15.4 4L-17.4 13L-15.6 20L-12 9Z'),
  hull('M0 -6H-2.6L-3 -20L-5.6 -31L-8.8 -28.6L-11 -8L-11.6 8L-9.6 22H-3.4L-2.4 17H0'),
  seam('M-10.4 -12L-3 -12', 1),
  glass(disc(0, 2, 5.8), 1.2),
  deck(disc(-8, 13.4, 2.4), 0.8, 'trim'),
];

/** The same with its foils opened: what a hero flies. */
export const ETA_2_OPEN: Craft = [
  glow(flame(-6.4, 22, 2.6)),
  hull('M-8 2L-21 -4L-29 4L-24 6L-29.4 14L-22 13L-8 12Z', 1.2, 'shade'),
  hull('M-7 -8L-17 0L-22 14L-17 30L-13 15L-7 12Z', 1.2),
  trim('M-10 -2L-15.4 3L-18.4 14L-16.4 22L-12 9Z'),
  hull('M0 -6H-2.6L-3 -20L-5.6 -32L-8.8 -29L-11 -8L-11.6 8L-9.6 22H-3.4L-2.4 17H0'),
  trim('M-3.6 -20L-5.6 -29L-7.6 -27L-9 -14H-3.4Z'),
  glass(disc(0, 2, 5.8), 1.1),
  plate('M0 -3.8V7.8M-5.6 2H0', 0.7, 'none'),
  deck(disc(-8, 13.4, 2.4), 0.7, 'trim'),
];

/** The older dart, docked in the ring that takes it through hyperspace. */
export const DELTA_7_IN_RING: Craft = [
  glow(flame(-26, 11, 3.2)),
  hull(
    'M0 31A27 27 0 0 1 -27 4A27 27 0 0 1 0 -23V-18.6A22.6 22.6 0 0 0 -22.6 4A22.6 22.6 0 0 0 0 26.6',
    1.2,
  ),
  hull('M-31.4 -4L-28.6 -8H-23L-21 -4V8L-23 12H-29L-31.4 8Z', 1.2),
  trim('M-29 -2H-24V6H-29Z'),
  hull('M0 -32L-4 -20L-15.6 17L-14 20.4L-7 19L-5.6 23H0'),
  trim('M-5 -13L-12.8 14.4L-9 15.4L-4 -1Z'),
  seam('M0 -32V-6'),
  glass('M0 1L-2.8 4L-3.2 11L0 14L3.2 11L2.8 4Z'),
  deck(disc(-7.4, 6, 2.2), 0.7, 'trim'),
];

/** Chrome and yellow: two long engines that end in needles, a needle for a tail. */
export const N_1: Craft = [
  hull('M-4 -13Q-16 -17 -18 -9V1Q-10 -3 -4 5Z', 1.2),
  hull('M-21.4 -12Q-18 -22 -14.6 -12V2L-16.8 7L-17.6 28H-18.4L-19.2 7L-21.4 2Z', 1.2),
  trim('M-21.4 -12Q-18 -22 -14.6 -12V-7H-21.4Z'),
  hull('M0 -25Q-5 -23 -6 -12L-4.6 6L-1.8 18L-0.6 32H0'),
  trim('M0 -25Q-5 -23 -5.8 -13H0Z'),
  glass('M0 -12Q-3.2 -10.6 -3.2 -5T0 2Q3.2 0.6 3.2 -5T0 -12Z'),
  deck(disc(0, 6.6, 2.2), 0.8, 'trim'),
];

/** Wings that reach forward like open arms. */
export const V_19: Craft = [
  glow(flame(-4, 20, 3)),
  spar('M-26.6 -10V-26', 1.7),
  hull('M-4 4L-23.4 -17L-29.6 -15.4L-28.6 -4L-15 12L-5 15Z', 1.3),
  trim('M-12 -4.6L-17.4 -10.4L-21.4 -1.6L-15.4 5.6Z'),
  hull('M0 9L-1.6 11L-2.4 30L0 32', 1, 'trim'),
  hull('M0 -20Q-5 -19 -6.4 -10L-7.6 8L-6.6 20H0'),
  seam('M-7.6 8H0'),
  glass('M0 -15.4Q-3.4 -14 -3.6 -7L0 -1L3.6 -7Q3.4 -14 0 -15.4Z'),
];

/** A wedge between two upright wings. */
export const V_WING: Craft = [
  glow(flame(-4.6, 22, 3)),
  hull('M-8 2L-18.6 -1V7L-8 12Z', 1.1),
  hull('M-19 -21L-23.4 -16L-24.4 12L-20 20L-17 12V-14Z', 1.3),
  trim('M-22.6 -8L-18.4 -9.4V2H-23Z'),
  hull('M0 -30H-1.6L-4.6 -14L-9.6 2L-10 18L-8 22H0'),
  trim('M0 -28.6H-1L-3.6 -14H0Z'),
  glass('M0 -6L-3.4 -2L-4 6L0 10L4 6L3.4 -2Z'),
  deck(disc(0, 15, 2.6), 0.8, 'trim'),
];

/** The headhunter: straight wings, a slim body, one gun at each tip. */
export const Z_95: Craft = [
  glow(flame(-6.4, 25.4, 2.8)),
  spar('M-28.4 10V-9', 1.7),
  hull('M-4 -2L-29.6 3.6V12.6L-4 14Z', 1.3),
  trim('M-22 2L-16 0.6V13.2L-22 13Z'),
  hull('M-9.6 8H-3.4V22L-4.4 25.6H-8.6L-9.6 22Z', 1.2),
  hull('M0 -31Q-2.6 -30 -3.2 -24L-4.6 -6L-4.8 18L-2.8 22H0'),
  trim('M0 -30.4Q-2 -29.6 -2.6 -24L-3 -18H0Z'),
  glass('M0 -9L-2.6 -6L-3 2L0 5L3 2L2.6 -6Z'),
];
