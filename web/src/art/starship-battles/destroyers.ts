import type { Craft } from '../kit/craft.ts';
import { disc, flame, glow, hull, lee, plate, seam, trim } from '../kit/craft.ts';
import { bridge } from '../kit/ships-imperial.ts';

/** Shorter and blunter, with wings at the stern and notches before them. */
export const VICTORY_DESTROYER: Craft = [
  glow(`${flame(-2.8, 25, 2.6)}${flame(-7.8, 23.6, 2)}`),
  hull('M0 -27H-1.7L-11.2 6L-10.9 11L-18.3 19.4L-18.7 27L-13.7 27.4L-7.8 22L-6.6 25.4H0'),
  seam('M-1.9 -22L-10.1 6M-10.9 11L-7 22', 0.8),
  trim('M-13.6 16.4L-16.8 20.2L-17 24.6L-13.3 25Z'),
  plate('M0 -8H-1.6L-6.7 21H0', 0.9),
  plate('M0 2H-1.6L-4.4 21H0', 0.8),
  seam('M-3.4 -4L-6.7 -4M-4.7 4L-8.7 4', 0.7),
  ...bridge(14.6, 11),
];

/** A destroyer with the domes of four gravity wells along its flanks. */
export const INTERDICTOR: Craft = [
  glow(`${flame(-4.4, 27, 2.6)}${flame(-10, 25.6, 1.8)}`),
  hull('M0 -32H-0.5L-18.8 22.4L-16.6 26.4L-8.8 24.6L-7.8 27.4H0'),
  seam('M-0.8 -28.4L-16.8 22.6', 0.8),
  plate('M0 -12H-1.2L-6.6 25H0', 0.9),
  hull(disc(-9.2, 5, 4.6), 1.2, 'lit'),
  hull(disc(-14.2, 17, 5.6), 1.2, 'lit'),
  plate(`${disc(-9.2, 5, 2.6)}${disc(-14.2, 17, 3.2)}`, 0.9, 'trim'),
  plate(`${disc(-9.2, 5, 0.8)}${disc(-14.2, 17, 1)}`, 0.8, 'shade'),
  ...bridge(16, 9),
];

/** The republic's carrier: a red road over its back, two towers, a notch in the prow. */
export const VENATOR: Craft = [
  glow(`${flame(-3.2, 26.6, 2.8)}${flame(-8.5, 25.4, 2)}`),
  hull(
    'M0 -29.4H-0.6L-1.1 -31.6H-2.1L-2.7 -26L-15.5 13.4L-15.5 18.6L-12 20L-11.5 25.4L-6.9 25.6L-6.1 27.4H0',
  ),
  seam('M-2.9 -23L-13.6 13L-12 20', 0.8),
  plate('M0 -23L-3.5 -8V9H0', 0.8, 'trim'),
  seam('M0 -23V9', 0.7),
  trim('M-6.4 -6.4L-8.5 0.4L-6.4 8.4L-4.8 8.4V-6Z'),
  plate('M0 9H-5.1L-7.2 25H0', 0.8),
  plate('M-4.3 12.4H-1.8L-1.4 17.4H-4.8Z', 0.8, 'trim'),
  plate('M0 19.4H-4V24H0', 0.7),
];

/** The troop ship: short, broad, stepped at the stern. */
export const ACCLAMATOR: Craft = [
  glow(`${flame(-3.7, 26.4, 3)}${flame(-9.6, 23.4, 2.2)}`),
  hull('M0 -29H-2.2L-4.8 -22L-20.3 13L-20 17.6L-13.1 18L-12.3 23.4H-7.5L-6.7 26.6H0'),
  seam('M-2.4 -24L-17.1 14.6M-17.1 14.6L-10.4 15', 0.8),
  plate('M0 -17L-3.2 -12L-8.8 15L-6.7 22H0', 0.9),
  trim('M-6.9 -12.6L-9.4 -6.6L-6.9 -3L-4.8 -10Z'),
  seam('M-5.6 -1H0M-7.5 9H0', 0.8),
  plate('M0 8H-2.1L-2.9 17H0', 0.8, 'trim'),
];

/** A city in the shape of an arrow. */
export const EXECUTOR: Craft = [
  glow(`${flame(-2.4, 30, 1.8)}${flame(-6.4, 28.6, 1.8)}${flame(-10.4, 26, 1.6)}`),
  hull('M0 -32H-0.4L-4.6 -19L-13.8 12L-15.6 21.6L-12.2 25L-11.4 27L-7.6 27.6L-6.8 30.4H0', 1.3),
  seam('M-0.8 -28.6L-13.4 19.6M-4.6 -19L-3.4 -19M-9 -4.4L-7.4 -4.4M-12.4 7.4L-10.6 7.4', 0.7),
  plate('M0 -21L-1.8 -16L-3 -8L-5.6 -1L-6.2 9L-8.4 15.6L-7.6 24H0', 1),
  plate('M0 -12L-1.6 -6L-3.2 3L-3.8 15L-5 23H0', 0.9),
  seam('M-3 -8H0M-5.8 3.4H-3.2M-6.4 10.4H-3.6M-7.8 18.4H-4.4M-5.6 -1H-8.6M-6.2 9H-11', 0.7),
  trim('M-1.8 -3H-0.6V-0.6H-1.8ZM-2.4 7H-0.8V10H-2.4ZM-5 5.4H-4V8.8H-5ZM-6.4 13H-5V16.4H-6.4Z'),
  lee('M0 -12L1.6 -6L3.2 3L3.8 15L5 23H3.4L1.8 3Z'),
  ...bridge(20.4, 8.6),
];
