import type { Craft } from '../kit/craft.ts';
import {
  deck,
  disc,
  flame,
  glass,
  glow,
  hull,
  plate,
  seam,
  solid,
  spar,
  trim,
} from '../kit/craft.ts';

const CORVETTE_NECK = 'M0 -20H-2.6L-3.4 -2L-6 3V11L-4.6 15H0';

/** The blockade runner: a hammer for a head, a bank of engines for a tail. */
export const CORVETTE: Craft = [
  glow(`${flame(-2.6, 27.4, 2.6)}${flame(-7.4, 27.4, 2.6)}`),
  hull('M0 13H-8.6L-10.3 17V25L-9.5 28H0', 1.2),
  seam('M-10.3 21H0M-5.2 13V28', 0.9),
  hull(CORVETTE_NECK, 1.2),
  hull('M-2.6 -6L-7.2 -4V4L-3.4 6Z', 1.1),
  hull('M0 -32Q-5.2 -31.4 -6.9 -26L-7.4 -20L-3.4 -15.4H0', 1.3),
  trim('M-3.4 -3L-6 -2V2.6L-3.8 3.6Z'),
  glass('M0 -29Q-3.1 -28.4 -4.3 -25H4.3Q3.1 -28.4 0 -29Z'),
  deck(disc(0, 6, 2.4), 0.8, 'trim'),
];

/** The consular ship of the princess: eleven engines, a broad stripe, pods, a dish. */
export const TANTIVE: Craft = [
  glow(`${flame(-2, 28.6, 2.2)}${flame(-5.9, 28.6, 2.2)}${flame(-9.8, 28.6, 2.2)}`),
  spar('M-12 20L-15.6 27', 1.6),
  hull('M0 12H-9.4L-12.5 16V25L-11.4 29H0', 1.2),
  seam('M-12.5 20.6H0M-3.9 12V29M-8.1 12V29', 0.9),
  trim('M-8.6 13.4H-10.9L-11.4 19H-8.6Z'),
  hull('M0 -20H-2L-2.3 -5L-4.4 0V10L-3.1 14H0', 1.2),
  hull('M-2.3 -14L-5.5 -12.6V-6L-2.3 -4.6Z', 1),
  hull('M-3.9 1L-7.8 2.4V9L-3.9 10.4Z', 1),
  hull('M0 -32Q-5.8 -31.6 -8.1 -26.4L-8.9 -20.4L-6.2 -17L-2.3 -15H0', 1.3),
  trim('M0 -22.6H-8.3L-7.8 -19.6H0Z'),
  glass('M0 -29.4Q-3.4 -28.6 -4.7 -25.6H4.7Q3.4 -28.6 0 -29.4Z'),
  deck(disc(0, 5, 3), 0.8, 'trim'),
];

/** The frigate: a blade of a bow, a long bare keel, the engine far behind. */
export const NEBULON_B: Craft = [
  glow(`${flame(-2.4, 30, 2.4)}${flame(-7, 29.4, 2.4)}`),
  spar('M0 -24V-32M-4 -20V-28M-8 -14H-14M-8 -10H-12', 1.5),
  hull('M0 -8H-1.8V14H0', 1.2),
  spar('M-1.8 2H-6', 1.5),
  hull('M0 -26H-3L-5.6 -21L-8.6 -16V-8L-5 -4L-2 -2H0', 1.3),
  plate('M0 -21L-4 -17V-9L0 -6', 0.9),
  trim('M-5.4 -15L-7.2 -13.6V-9L-5.4 -8Z'),
  hull('M0 11H-5L-9.6 15V26L-8.4 29.4L-4.6 30.6H0', 1.3),
  seam('M-9.6 19H0M-9.6 25H0', 0.9),
  glass('M-2.4 -18.4H2.4V-15H-2.4Z'),
  deck(disc(0, 15.4, 2.2), 0.8, 'trim'),
];

/** The ambassadors' ship: a cabin that can be dropped, three drums for engines. */
export const CONSULAR_CRUISER: Craft = [
  glow(`${flame(0, 29, 3)}${flame(-13.4, 29.6, 3.2)}`),
  hull('M-4 6L-14 9V19L-4 18Z', 1.1),
  hull('M-17.4 8Q-13.4 3 -9.4 8V26L-11 30H-15.8L-17.4 26Z', 1.2),
  seam('M-17.4 13H-9.4M-17.4 23H-9.4', 0.9),
  hull('M0 -22H-2.4L-3.4 -12L-7.4 -6L-7.8 8L-5 14V26L-4 29.4H0', 1.2),
  trim('M0 -6H-7L-7.4 2H0Z'),
  seam('M-5 21H0', 0.9),
  hull('M0 -32Q-4.4 -31 -6 -26L-7 -19L-4 -14.6H0', 1.3),
  glass('M0 -29Q-2.8 -28 -3.8 -25H3.8Q2.8 -28 0 -29Z'),
  deck(disc(0, -10, 2), 0.8, 'trim'),
];

/** A shell of a transport, its cargo hung underneath. */
export const GR_75: Craft = [
  glow(`${flame(-3, 28, 2.2)}${flame(-7.6, 26.6, 2.2)}`),
  hull('M0 -30Q-9.4 -27.4 -13 -14Q-15.4 4 -12 18Q-9.6 26 -5 28H0', 1.3),
  plate('M0 -22Q-3.4 -18 -4.6 -6Q-5.4 10 -3.4 20H0', 0.9, 'glass'),
  deck('M-3 -13H3V-7H-3ZM-3.6 -4H3.6V3H-3.6ZM-3.4 6H3.4V12H-3.4Z', 0.7, 'trim'),
  seam('M-9.6 -20Q-11.6 2 -8.4 22', 0.9),
  hull('M0 15H-2.4L-3.4 20L-2.6 31H0', 1.1),
  trim('M-11.4 -4L-8.6 -5L-8.4 4L-11.4 5Z'),
];

/** An egg on six columns of fire. */
export const HARDCELL: Craft = [
  glow(`${flame(-4.4, 29, 2.6)}${flame(-12, 27, 2.6)}`),
  hull('M-14.8 2L-12 -3L-9.2 2V24L-10.2 28H-13.8L-14.8 24Z', 1.2),
  hull('M-7.2 4L-4.4 -2L-1.6 4V26L-2.6 30H-6.2L-7.2 26Z', 1.2),
  seam('M-14.8 16H-9.2M-7.2 18H-1.6', 0.9),
  hull('M0 -31Q-10.4 -29 -13.6 -17Q-15.4 -8 -11.6 -1L-6 4H0', 1.3),
  seam('M-13.4 -18Q-6 -14 0 -14M-12.6 -3Q-6 -1 0 -1', 0.9),
  trim('M-9.4 -12.6L-6 -11.6V-6L-9.6 -6.4Z'),
  solid('M0 -32L-1.6 -25H1.6Z', 0.9, 'trim'),
];
