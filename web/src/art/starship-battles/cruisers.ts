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

/** Winged cruiser of the ocean world. */
export const MC80_LIBERTY: Craft = [
  glow(`${flame(-2.4, 29.4, 2.6)}${flame(-7, 27, 2)}`),
  hull('M-6 0Q-17 1 -26.4 11Q-28.4 17 -24.4 20.6Q-15 20.6 -7 16Z', 1.2),
  seam('M-9 6Q-17 8 -23.6 15.6', 0.8),
  hull(
    'M0 -32Q-3.4 -31 -4.6 -24Q-7.6 -19 -6.6 -11Q-8.8 -6 -7.6 1Q-10 8 -8.6 15Q-9.4 22 -6 26L-4.8 29.4H0',
  ),
  seam('M-6.6 -11Q-3.6 -9.4 0 -10M-7.6 1Q-4 3 0 2M-8.6 15Q-4 18 0 17.4', 0.8),
  trim('M-4.6 -20Q-5.8 -16 -5 -12.6L-3.4 -13Q-4 -17 -3.4 -20Z'),
  deck('M0 -6Q-3.4 0 -3.2 7T0 14Q3.2 14 3.2 7T0 -6Z', 0.9),
  glass('M0 2Q-1.4 4 -1.4 7T0 11Q1.4 9 1.4 7T0 2Z', 0.7),
];

/** The admiral's flagship: no wings, swelling after swelling. */
export const HOME_ONE: Craft = [
  glow(`${flame(-2.4, 30.6, 2.4)}${flame(-6.7, 27.4, 2)}`),
  hull(
    'M0 -32Q-2.9 -31 -4.2 -24Q-7.6 -20 -7.1 -12Q-10.6 -8 -9.2 0Q-12.9 5 -11.3 12.4Q-12.4 18 -8.7 21.4Q-8.7 25.4 -5.9 27L-4.5 30.6H0',
  ),
  seam(
    'M-7.1 -12Q-4.2 -9 -3.4 -4M-9.2 0Q-6.2 3 -5.5 9M-11.3 12.4Q-7.1 13.4 -5.5 17M-8.7 21.4Q-5.4 20 -4.2 23',
    0.8,
  ),
  plate(
    'M-6.4 -6.4Q-8.4 -3 -7.1 1L-5.4 0Q-6 -3.4 -5 -6ZM-9.2 6Q-10.6 9 -9.6 13L-7.7 12Q-8.2 8.6 -7.6 6.4Z',
    0.6,
    'trim',
  ),
  plate('M0 -18Q-3.4 -12 -3.4 -4Q-4.5 8 -3.2 16Q-2 21 0 21', 0.9),
  plate('M0 -4Q-2.2 0 -2.2 6T0 13', 0.8, 'trim'),
  glass(disc(0, 4.4, 1.6), 0.6),
  solid('M0 -32V-28', 1, 'trim'),
];

/** The star defender: the same art, seventeen kilometres of it. */
export const VISCOUNT: Craft = [
  glow(`${flame(-3, 31, 2)}${flame(-8, 29.6, 2)}${flame(-13, 26, 1.7)}`),
  hull('M-12 -6Q-21 -3 -25.4 7Q-26.4 14 -22 19Q-16 18 -12 12Z', 1),
  seam('M-14 0Q-20 4 -22.4 12', 0.7),
  hull(
    'M0 -32Q-4 -31.4 -5.4 -26Q-9.4 -23.4 -9.4 -17Q-13.6 -13 -12.6 -6Q-16 -1 -14.6 6Q-17.4 12 -15.4 18Q-16 23 -12 25.6L-10.4 29L-5.6 31.4H0',
    1.1,
  ),
  seam(
    'M-9.4 -17Q-6 -15 -4.6 -11M-12.6 -6Q-8 -5 -6 -1M-14.6 6Q-10 7 -7.6 11M-15.4 18Q-10.6 18 -8 21M-12 25.6Q-8 24 -6 26',
    0.6,
  ),
  plate('M0 -24Q-3.6 -20 -4 -13Q-6 -8 -5.4 0Q-7.6 8 -6 16Q-5 24 0 26', 0.8),
  plate('M0 -12Q-2.6 -8 -2.8 0T-3.6 12Q-2.8 18 0 19', 0.7),
  plate(
    'M-10.4 -11Q-11.8 -8 -11 -5L-9.4 -5.6V-10.6ZM-12.6 1Q-13.6 4 -12.8 7L-11 6.4V1.4ZM-13 12.6Q-13.8 15 -13 18L-11.2 17.4V13Z',
    0.5,
    'trim',
  ),
  plate('M0 0Q-1.6 3 -1.6 7T0 12', 0.7, 'trim'),
  glass(disc(0, 6, 1), 0.5),
];

/** Half liner, half gunship: blocks, sponsons, a stern of engines. */
export const DREADNAUGHT: Craft = [
  glow(`${flame(-2.6, 29.6, 2.6)}${flame(-8, 29, 2.6)}`),
  spar('M-12.4 -6V-13M-12.4 14V7', 1.6),
  hull('M-7 -10L-13.6 -6V6L-7 9Z', 1.2),
  hull('M-7 10L-13.6 13V20L-8 23Z', 1.2),
  trim('M-9 -5.4L-11.6 -3.8V3.4L-9 4.6Z'),
  hull('M0 -31.4Q-5.6 -31 -7 -26L-8.6 -11L-7.4 -7.6V6L-8.8 9.6L-8.4 21L-11.4 24L-10.4 29.6H0'),
  seam('M-8 -17H0M-7.4 -7.6H0M-8.4 21H0', 0.8),
  plate('M0 -13L-4 -9V15L0 18', 0.9),
  plate('M0 4H-2.4L-3 12H0', 0.8, 'trim'),
];

/** A dreadnaught rebuilt by rebels: hollowed, slim, with great fins. */
export const ASSAULT_FRIGATE: Craft = [
  glow(`${flame(-3, 29.6, 2.8)}${flame(-8.4, 26.4, 2)}`),
  hull('M-9 -1L-21 6L-29.4 22L-27.4 26.4L-15.6 17.4L-9 15Z', 1.2),
  trim('M-18.6 8L-26.4 21.6L-18.4 15.6Z'),
  hull(
    'M0 -32Q-4.6 -31 -5.8 -24L-6 -12Q-11.6 -7 -12.4 2Q-12.8 10 -9.6 16L-11 23.6L-9 26.6L-6 29.6H0',
  ),
  seam('M-6 -12Q-3 -10 0 -10M-9.6 16H0', 0.8),
  plate('M0 -6Q-5 -4 -5.6 4T-3.4 13H0', 0.9),
  deck('M0 -22L-1.4 -12L-1.8 24L0 30L1.8 24L1.4 -12Z', 0.8, 'trim'),
];

/** Frigate of the bankers: a broad head, a waist, arms of guns at the stern. */
export const MUNIFICENT: Craft = [
  glow(`${flame(-2.6, 30, 2.4)}${flame(-7.6, 28, 2)}`),
  spar('M-2.6 -26V-32M-6 -22V-28', 1.5),
  hull('M-6 6L-14 8L-21.4 24L-19.4 30L-14 26L-6 21Z', 1.2),
  trim('M-13 12L-18.6 24.4L-13.6 22Z'),
  hull('M0 -28H-4.4L-9.4 -22L-9.8 -12L-5 -6.4L-4 0L-8.4 5L-10.4 17L-8.6 27L-5.4 30H0'),
  seam('M-9.8 -12H0M-4 0H0M-10 18H0', 0.8),
  plate('M0 -24L-4.4 -20V-13L0 -9.4', 0.9, 'shade'),
  plate('M0 4L-3.6 8V20L0 23', 0.9),
  glass(disc(0, -16.6, 2.2), 0.8),
];

/** A skeleton with one great gun along its spine. */
export const RECUSANT: Craft = [
  glow(flame(-3.4, 30, 2.8)),
  spar('M0 -14V-32', 2.2),
  spar('M-2 -8L-9.4 -2M-2 4L-10 7M-2 14L-9.4 16', 1.7),
  hull('M-8.4 -10L-11.4 -6L-12.6 12L-10 22L-8 16V-4Z', 1.2),
  spar('M-11.4 -6V-14', 1.5),
  trim('M-9 -4L-10.6 -3.4L-11.2 8L-9 8Z'),
  hull('M0 -25L-2.6 -22L-5 -13L-2.4 -8L-2 8L-5.6 15L-8 24L-5.4 30H0'),
  seam('M-5 -13H0M-6.6 20H0', 0.8),
  plate('M0 -20L-2.6 -14L0 -10', 0.8, 'trim'),
  plate('M0 13L-2.6 18V25L0 27', 0.8, 'trim'),
];

/** The general's flagship: a long whale of a hull, fins, a tower far aft. */
export const PROVIDENCE: Craft = [
  glow(`${flame(-2.2, 31, 2)}${flame(-6, 29.4, 2)}`),
  hull('M-7 8L-13 14L-17.6 27L-14 30L-7 24Z', 1.2),
  trim('M-11 15L-15 25.6L-11 24Z'),
  hull('M0 -32Q-4 -31 -6 -26L-8.4 -17L-8 -8L-6 -3L-7 4L-9.6 13L-9 22L-6 26.6L-5 31H0'),
  seam('M-8.4 -17H0M-6 -3H0M-9.4 15H0', 0.8),
  plate('M-6.4 -14.4L-3.6 -15V-7L-6 -6.4ZM-5.2 1L-3 0.6V8L-6.6 9Z', 0.7, 'glass'),
  plate('M0 -25L-2.4 -20V-9L0 -6', 0.9),
  deck('M0 4L-1.6 9L-2 26H2L1.6 9Z', 0.8, 'trim'),
  deck(disc(0, 12, 3), 0.9),
  glass(disc(0, 12, 1.3), 0.6),
];

const RING_PORT = 'M0 30A29.4 29.4 0 0 1 -6 -28.2L-5 -15.6A16.6 16.6 0 0 0 0 17.4';

/** A ring that is open at the bow, a ball in its middle. */
export const LUCREHULK: Craft = [
  glow(`${flame(-5, 29.2, 2.2)}${flame(-11, 27.2, 2.2)}`),
  hull('M0 6H-4V22H0', 1.1),
  hull(RING_PORT),
  seam('M-5.6 -22.6A23 23 0 0 0 -6 22.6M-6 22.6L0 23.4', 0.8),
  plate('M-5.6 -27L-9 -26.2L-8 -18L-5.2 -18.6Z', 0.8, 'glass'),
  trim(
    'M-27.4 -3H-19.4V3H-27.4ZM-22.4 -15L-19.6 -17.4L-15.4 -12L-18 -10ZM-22.4 15L-19.6 17.4L-15.4 12L-18 10Z',
  ),
  solid(disc(0, 0, 11.4), 1.3),
  lee(halfDisc(0, 0, 11.4)),
  deck('M-11.4 0H11.4M-9.8 -5.8H9.8M-9.8 5.8H9.8', 0.8, 'none'),
  deck(disc(0, 0, 3), 0.8, 'trim'),
];

/** The same ring as the voice of an army: aerials all around, a mast on the ball. */
export const DROID_CONTROL_SHIP: Craft = [
  spar(
    'M-21.4 -19.4L-25 -23M-28.8 -4H-32M-28.8 4H-32M-21.4 20L-25 23.4M-12.6 -26.4L-14.4 -30.6M-12 27L-13.6 31',
    1.8,
  ),
  hull('M-26.4 -13L-31 -14.4L-31.4 -9.4L-28 -8.4ZM-26.4 13L-31 14.4L-31.4 9.4L-28 8.4Z', 1.1),
  hull('M0 6H-5V22H0', 1.1),
  hull('M0 30A29.4 29.4 0 0 1 -9.6 -27.2L-7.4 -14.8A16.6 16.6 0 0 0 0 17.4'),
  seam('M-8.4 -21.2A23 23 0 0 0 -6 22.6M-6 22.6L0 23.4', 0.8),
  plate('M-9 -26L-12.4 -24.8L-10.6 -17L-7.8 -18Z', 0.8, 'glass'),
  trim('M-27.4 -3H-19.4V3H-27.4Z'),
  spar('M0 -8V-26M-4 -20H0M-2.6 -24H0', 1.6),
  solid(disc(0, 0, 12.6), 1.3),
  lee(halfDisc(0, 0, 12.6)),
  deck('M-12.6 0H12.6M-10.8 -6.4H10.8M-10.8 6.4H10.8M0 -12.6V12.6', 0.8, 'none'),
  deck(disc(0, 0, 4.4), 0.9, 'glow'),
];
