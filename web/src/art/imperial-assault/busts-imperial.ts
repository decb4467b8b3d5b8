import type { Bust } from '../kit/bust.tsx';
import { fill, ink, shape, veil } from '../kit/bust.tsx';
import { disc } from '../kit/craft.ts';

const ARMOUR = shape('M-30 34Q-27 22 -13 20H13Q27 22 30 34Z', 'pale');

export const STORMTROOPER: Bust = [
  ARMOUR,
  ink('M-6 20V34M6 20V34', 'deep', 1.4),
  shape(
    'M-19 -5C-20 -21 -10 -27.4 0 -27.4S20 -21 19 -5L22.4 8L19 17L10 23.4H-10L-19 17L-22.4 8Z',
    'pale',
    1.8,
  ),
  veil('M5 -27C14 -25 19.6 -18 19 -5L22.4 8L19 17L10 23.4H5L10 4Z', 'mid'),
  fill('M-19.2 -9.6Q0 -14 19.2 -9.6L19 -5.4Q0 -9.6 -19 -5.4Z', 'dark'),
  fill('M-3.2 -4.6L-15.4 -3.4Q-18.4 3.6 -14.6 6Q-8 6.4 -5 3Z', 'dark'),
  fill('M3.2 -4.6L15.4 -3.4Q18.4 3.6 14.6 6Q8 6.4 5 3Z', 'dark'),
  fill('M-11.4 16.4Q0 5.6 11.4 16.4L8.6 19.8Q0 12.4 -8.6 19.8Z', 'dark'),
  fill('M-5 19.8H5V22.4H-5Z', 'dark'),
  ink(
    'M-20.4 9.4L-14.8 12.8M-19.4 13.2L-14.2 16.4M20.4 9.4L14.8 12.8M19.4 13.2L14.2 16.4',
    'side',
    1.8,
  ),
];

export const DARTH_VADER: Bust = [
  shape('M-32 34L-17 19H17L32 34Z', 'deep', 1.4),
  fill('M-7 24H7V31H-7Z', 'dark'),
  ink('M-4.6 27.4H-1.6M1.6 27.4H4.6', 'lamp', 1.8),
  shape(
    'M0 -29C-14 -29 -19.4 -16.4 -20.4 -2L-28 21Q-18.6 24.6 -12.4 21.4H12.4Q18.6 24.6 28 21L20.4 -2C19.4 -16.4 14 -29 0 -29Z',
    'dark',
    1.7,
  ),
  ink('M-7 -26.6C-13.6 -23.4 -16.4 -14.6 -17 -6', 'mid', 2.2),
  shape('M-17 -4Q0 -10 17 -4L12.4 4L15.4 17L7 22.4H-7L-15.4 17L-12.4 4Z', 'deep', 1.2),
  fill('M-13 -0.6L-3 -2.2L-4.6 5.4L-11.4 6.4Z', 'dark'),
  fill('M13 -0.6L3 -2.2L4.6 5.4L11.4 6.4Z', 'dark'),
  shape('M0 5.6L9.4 19.4H-9.4Z', 'dark', 1.2),
  ink('M-3.2 18.8V13.4M0 18.8V9.6M3.2 18.8V13.4', 'mid', 1.3),
  ink('M0 -29V-8', 'mid', 1.3),
];

/** A trooper behind the long barrel of his gun on its tripod. */
export const E_WEB_ENGINEER: Bust = [
  shape('M-24 20Q-20 9 -8 8H16Q26 9 29 20V34H-24Z', 'pale'),
  shape(
    'M-9 -13C-9.6 -24.6 -2 -29 4.6 -29S19 -24.6 18.4 -13L20.6 -3L18 4L11.4 8.6H-2.2L-8.8 4L-11.4 -3Z',
    'pale',
    1.6,
  ),
  veil('M8 -28.6C15 -27 18.8 -22 18.4 -13L20.6 -3L18 4L11.4 8.6H8L11.6 -6Z', 'mid'),
  fill('M-9 -16Q4.6 -19.6 18.4 -16L18.2 -12.8Q4.6 -16 -8.8 -12.8Z', 'dark'),
  fill(
    'M2.2 -12.4L-6.4 -11.4Q-8.6 -6.6 -6 -5Q-1.4 -4.6 1 -7ZM7 -12.4L15.6 -11.4Q17.8 -6.6 15.2 -5Q10.6 -4.6 8.2 -7Z',
    'dark',
  ),
  fill('M-3.2 3.4Q4.6 -3.6 12.4 3.4L10.4 6Q4.6 0.6 -1.2 6Z', 'dark'),
  ink('M2 22L-14 34M2 22L2 34M2 22L20 34', 'mid', 3.4),
  shape('M-32 4.6L-6 10.4L-8 19.4L-32 13.4Z', 'deep', 1.4),
  ink('M-27 7L-28 13M-22 8.2L-23.2 14.6M-17 9.4L-18.2 15.8', 'pale', 1.5),
  shape('M-8.6 8L14 13L11.6 25L-11 20Z', 'deep', 1.4),
  fill('M-3 13.4L6 15.4L5 20L-4 18Z', 'side'),
  ink('M13 17L24 19.6', 'pale', 3),
];

/** The walker on its bird's legs: a head of two slits, guns for chin and ears. */
export const AT_ST: Bust = [
  ink('M-8 5L-15 12L-11 21M8 5L15 12L11 21', 'pale', 5.4),
  ink('M-8 5L-15 12L-11 21M8 5L15 12L11 21', 'mid', 2.6),
  shape('M-17 20.4H-6L-4 26H-19ZM6 20.4H17L19 26H4Z', 'deep', 1.3),
  shape('M-12 0H12L10 7H-10Z', 'deep', 1.4),
  shape('M-4 -5H4V2H-4Z', 'mid', 1.2),
  shape('M-11 -28H9L14 -22V-8L9 -3.4H-9L-14 -8V-22Z', 'pale', 1.6),
  veil('M4 -28H9L14 -22V-8L9 -3.4H4Z', 'mid'),
  shape('M-11 -28H9L14 -22H-14Z', 'mid', 1.3),
  fill('M-11 -18.6H-2.4V-13.6H-11ZM2.4 -18.6H11V-13.6H2.4Z', 'dark'),
  ink('M-9 -16H-4.4M4.4 -16H9', 'lamp', 1.5),
  shape('M-22 -19H-14V-8H-22Z', 'deep', 1.2),
  shape('M14 -17H20V-9H14Z', 'deep', 1.2),
  ink('M-18 -8V-1M17 -9V-3', 'pale', 1.8),
  shape('M-5 -9H5L4 -4.6H-4Z', 'deep', 1.1),
  ink('M-2 -4.4V3M2 -4.4V3', 'pale', 1.7),
];

/** The general in the hatch of his walker. */
export const GENERAL_WEISS: Bust = [
  shape('M-24 8H21L28 16V34H-30V16Z', 'pale', 1.8),
  veil('M10 8H21L28 16V34H10Z', 'mid'),
  fill('M-22 20H-5V28H-22ZM5 20H22V28H5Z', 'dark'),
  ink('M-19 24H-8M8 24H19', 'lamp', 2),
  shape('M-18 3H16L19 10H-21Z', 'mid', 1.5),
  shape('M-14 8C-14 -3 -8 -5 -0.6 -5S13 -3 13 8Z', 'deep', 1.4),
  fill('M3.4 -2H10V2H3.4Z', 'side'),
  shape('M-9 -14H8V-8Q7 -1.6 -0.6 -1.6T-9 -8Z', 'pale', 1.4),
  shape('M-13 -19L-10.4 -28Q-0.6 -31.6 9.4 -28L12 -19Q-0.6 -22.6 -13 -19Z', 'deep', 1.4),
  fill('M-12.6 -18.6Q-0.6 -22 11.6 -18.6L10 -14.4Q-0.6 -17 -11 -14.4Z', 'dark'),
  fill(disc(-0.6, -25, 2), 'side'),
  ink('M-5.6 -10.4H-2.6M1.6 -10.4H4.6', 'dark', 1.6),
  ink('M-5 -5Q-0.6 -6.6 4 -5', 'dark', 2),
];

/** Cap, badge, stiff collar, a plate of rank. */
export const IMPERIAL_OFFICER: Bust = [
  shape('M-30 34C-29 20 -22 16 -11 14.6H11C22 16 29 20 30 34Z', 'deep', 1.5),
  shape('M-9 10L-10 17L0 23L10 17L9 10Z', 'deep', 1.2),
  fill('M-21 23H-9V29H-21Z', 'pale'),
  ink('M-18 23V29M-15 23V29M-12 23V29', 'side', 1.6),
  shape('M-13 -10V2Q-12 14 0 16.6Q12 14 13 2V-10Z', 'pale', 1.6),
  veil('M3 -10H13V2Q12 14 0 16.6Q7 8 3 -10Z', 'mid'),
  shape('M-18.6 -12L-15 -25Q0 -30.6 15 -25L18.6 -12Q0 -17.6 -18.6 -12Z', 'deep', 1.6),
  shape('M-18 -11.6Q0 -17 18 -11.6L15 -5.4Q0 -9.6 -15 -5.4Z', 'dark', 1.3),
  fill(disc(0, -21.4, 2.8), 'side'),
  ink('M-8.4 -1.6H-3.6M3.6 -1.6H8.4', 'dark', 1.9),
  ink('M0 -1V4.4L-2 5.4M-4.4 9.4H4.4', 'dark', 1.5),
];

/** An umbrella of sensors over hanging arms. */
export const PROBE_DROID: Bust = [
  ink('M-14 10L-20 22L-17 34M-5 12L-6 34M6 12L8 34M14 10L21 22L18 34', 'mid', 2.6),
  ink('M-9 -24V-31M6 -24L10 -31', 'pale', 1.7),
  shape('M-13 4H13L17 10L9 16H-9L-17 10Z', 'deep', 1.5),
  shape('M-23 -1C-23 -19 -11 -25 0 -25S23 -19 23 -1L17 6H-17Z', 'mid', 1.8),
  veil('M6 -24.4C16 -22 23 -16 23 -1L17 6H6Z', 'deep'),
  ink('M-22.6 -5Q0 1 22.6 -5', 'dark', 1.5),
  shape(disc(-5, -11, 7), 'dark', 1.5),
  fill(disc(-5, -11, 3.4), 'lamp'),
  shape(disc(9.6, -12, 4), 'dark', 1.3),
  fill(disc(9.6, -12, 1.6), 'pale'),
  shape(disc(-16.4, -7, 2.6), 'dark', 1.1),
  fill('M-4 7H4V13H-4Z', 'side'),
];

const ROBE = shape('M-32 34C-28 14 -22 12 -14 8H14C22 12 28 14 32 34Z', 'crimson', 1.5);

/** The tall smooth helm of the guard, one dark slit. */
export const ROYAL_GUARD: Bust = [
  ink('M25 34V-30', 'pale', 2.4),
  ROBE,
  ink('M-8 14L-14 34M8 14L14 34', 'dark', 1.6),
  shape('M-17 14C-20 -4 -19 -28 0 -30C19 -28 20 -4 17 14Q9 20 0 20T-17 14Z', 'crimson', 1.7),
  veil('M4 -29.4C19 -26 20 -4 17 14Q11 18.4 4 19.6C12 4 12 -16 4 -29.4Z', 'dark'),
  fill('M-13 -8Q0 -13 13 -8L12 -2.4Q8 -4.6 3 -5L1.6 15H-1.6L-3 -5Q-8 -4.6 -12 -2.4Z', 'dark'),
  ink('M-8 -24Q-14 -16 -13.6 -10', 'pale', 1.6),
];

/** The same helm with a crest and blades for shoulders. */
export const ROYAL_GUARD_CHAMPION: Bust = [
  ink('M-29 -24L-21 20', 'pale', 2.4),
  shape('M-34 34L-30 16L-13 12H13L30 16L34 34Z', 'deep', 1.5),
  shape('M-32 20L-24 6L-12 14L-14 24ZM32 20L24 6L12 14L14 24Z', 'crimson', 1.4),
  shape('M-4 -22L-2.4 -32H2.4L4 -22Z', 'pale', 1.3),
  shape('M-16 14C-19 -4 -18 -25 0 -27C18 -25 19 -4 16 14Q8 20 0 20T-16 14Z', 'crimson', 1.7),
  veil('M4 -26.6C18 -23.6 19 -4 16 14Q10 18.4 4 19.6C11 4 11 -14 4 -26.6Z', 'dark'),
  fill('M-12.4 -9L-3 -5L-2 15H2L3 -5L12.4 -9L11.4 -1L4.6 1L5 12H-5L-4.6 1L-11.4 -1Z', 'dark'),
  ink('M0 -27V-9', 'pale', 2),
  ink('M-12 -17L-6 -13M12 -17L6 -13', 'dark', 1.6),
];
