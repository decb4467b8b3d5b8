import type { BotId } from '@parsecs/bots/ids';
import { type Bust, fill, ink, shape, veil } from '../kit/bust.tsx';
import { disc } from '../kit/craft.ts';

// Who plays, by how well: a droid for trials, a boy with freckles, and on to a helmet nobody looks into.

/** A ball on a stalk, one eye, a bent antenna. */
const ROOKIE: Bust = [
  shape('M-23 34Q-20 21 0 20T23 34Z', 'mid', 1.5),
  ink('M0 13V21', 'dark', 4.4),
  ink('M9 -17L15 -25', 'mid', 2.2),
  fill(disc(15, -26, 2.6), 'lamp'),
  shape('M-20 1Q-20 -21 0 -21T20 1Q20 14 0 14T-20 1Z', 'pale', 1.7),
  veil('M6 -20.2Q20 -17 20 1Q20 13 3 14Q14 -4 6 -20.2Z', 'mid'),
  ink('M-19.6 4Q0 9 19.6 4', 'mid', 1.6),
  shape(disc(-3, -5, 8.6), 'dark', 1.6),
  fill(disc(-3, -5, 5), 'side'),
  fill(disc(-5, -7.4, 1.9), 'pale'),
  ink('M10 -11L14 -8M11 -6.4L14.6 -4', 'deep', 1.6),
  ink('M-12 28H-4M4 28H12', 'dark', 1.8),
];

/** A closed white helmet like all the others. */
const PILOT: Bust = [
  shape('M-31 34C-29 21 -20 16 -10 15H10C20 16 29 21 31 34Z', 'deep', 1.5),
  ink('M-18 18V34M18 18V34', 'side', 3.2),
  shape('M-20 4Q-23 -27 0 -28T20 4L15 14Q0 19 -15 14Z', 'pale', 1.7),
  veil('M5 -27.6Q23 -24 20 4L15 14Q10 16 4 16.8Q16 -6 5 -27.6Z', 'mid'),
  ink('M0 -28V-13', 'side', 3.6),
  shape('M-17 -9Q0 -15 17 -9L15 3Q0 7 -15 3Z', 'dark', 1.7),
  fill('M-13 -6.6Q-7 -9.4 -1 -9.6L-5 -1.6Q-10 -1.8 -12.4 -2.6Z', 'mid'),
  shape('M-6 8H6L4 15Q0 16.4 -4 15Z', 'deep', 1.3),
  ink('M-2.6 10V14M0.6 10V14.4', 'pale', 1.2),
];

/** Freckles, a cap too large, all ears. */
const CADET: Bust = [
  shape('M-30 34C-28 23 -20 18 -10 17H10C20 18 28 23 30 34Z', 'mid', 1.5),
  shape('M-11 16L0 28L11 16L6 12H-6Z', 'pale', 1.3),
  shape('M-5 9H5V18Q0 21 -5 18Z', 'mid', 1.1),
  shape(`${disc(-15.5, -2, 4.4)}${disc(15.5, -2, 4.4)}`, 'pale', 1.5),
  shape(
    'M-14.6 -8Q-14.6 -20 0 -20T14.6 -8Q14.6 6 8 11Q0 15.4 -8 11Q-14.6 6 -14.6 -8Z',
    'pale',
    1.6,
  ),
  veil('M5 -19.4Q14.6 -18 14.6 -8Q14.6 6 8 11Q5 13 2 13.6Q10 -2 5 -19.4Z', 'mid'),
  fill(
    'M-14.8 -6Q-15 -14 -11 -16L-6 -10.6L-3 -15L2 -10.4L6 -15L10 -10.6L12.6 -15Q15.2 -12 14.8 -6Z',
    'deep',
  ),
  shape('M-17.4 -14Q-17 -28.6 0 -28.6T17.4 -14Q0 -18.4 -17.4 -14Z', 'side', 1.5),
  shape('M-18 -13.6Q0 -19 18 -13.6Q21 -10 24 -10Q10 -15.4 -18 -13.6Z', 'deep', 1.2),
  fill(`${disc(-6, -3.4, 3.5)}${disc(6, -3.4, 3.5)}`, 'dark'),
  fill(`${disc(-7, -4.8, 1.2)}${disc(5, -4.8, 1.2)}`, 'pale'),
  fill(
    `${disc(-10, 2.4, 0.9)}${disc(-7.2, 3.8, 0.9)}${disc(10, 2.4, 0.9)}${disc(7.2, 3.8, 0.9)}`,
    'deep',
  ),
  ink('M-4.8 6.4Q0 10.4 5.2 5.8', 'dark', 1.8),
];

/** Goggles pushed up, a scarf in the wind, half a grin. */
const WINGMAN: Bust = [
  shape('M-31 34C-29 21 -20 16 -10 15H10C20 16 29 21 31 34Z', 'deep', 1.5),
  shape('M11 18L27 21L31 30L20 27L13 31L7 22Z', 'side', 1.3),
  shape('M-16 12Q0 20 16 12L18 20Q0 30 -18 20Z', 'side', 1.5),
  ink('M-13 17Q-4 21.4 2 21.6M-10 22.4Q-2 25 4 24.8', 'dark', 1.2),
  shape('M-19.6 4Q-23 -27 0 -28T19.6 4L16 13H-16Z', 'mid', 1.7),
  veil('M6 -27.4Q23 -23 19.6 4L16 13H10Q17 -8 6 -27.4Z', 'deep'),
  shape(
    'M-13.4 -5Q-13 -10.6 0 -10.6T13.4 -5Q14 7 7.6 12Q0 15.4 -7.6 12Q-14 7 -13.4 -5Z',
    'pale',
    1.5,
  ),
  veil('M5 -10.2Q13 -9.6 13.4 -5Q14 7 7.6 12Q5 13.4 2 14Q10 2 5 -10.2Z', 'mid'),
  ink('M-20.4 -13Q0 -20.4 20.4 -13', 'dark', 4.4),
  shape(`${disc(-7.6, -16.4, 6.2)}${disc(7.6, -16.4, 6.2)}`, 'deep', 1.8),
  fill('M-11.6 -17Q-10.6 -20.6 -6.6 -20.6L-9.8 -15Z', 'pale'),
  fill('M3.6 -17Q4.6 -20.6 8.6 -20.6L5.4 -15Z', 'pale'),
  ink('M-9.4 -6L-3.2 -5.2M9.6 -7.2L3.2 -5.6', 'dark', 1.6),
  ink('M-8.6 -1.8H-3.8M8.6 -1.8H3.8', 'dark', 2.6),
  ink('M-4.4 7.4Q2.4 9.8 6.6 4.4', 'dark', 1.8),
];

/** Grey, bearded, one eye left. */
const VETERAN: Bust = [
  shape('M-32 34C-30 20 -21 15 -11 14H11C21 15 30 20 32 34Z', 'deep', 1.5),
  shape('M-33 34L-28 20L-15 16L-13 24L-19 34Z', 'mid', 1.4),
  ink('M-27 26L-18.4 22.4M-28 30.6L-19.4 27', 'side', 2.2),
  shape('M-14.6 -10Q-14.6 -24 0 -24T14.6 -10V2Q14 12 0 16Q-14 12 -14.6 2Z', 'pale', 1.6),
  veil('M4 -23.8Q14.6 -22 14.6 -10V2Q14 9 6 13Q11 -6 4 -23.8Z', 'mid'),
  shape(
    'M-15.4 -5L-17 -15Q-14 -29 2 -28.6Q17 -27 17 -14L15.4 -5L12.2 -14Q4 -18.6 -2 -17Q-9 -18 -12.4 -13Z',
    'mid',
    1.5,
  ),
  shape(
    'M-15.2 -1Q-13 4.6 -9 4Q-4.6 1.6 0 3Q4.6 1.6 9 4Q13 4.6 15.2 -1Q17 12 9 19Q0 26 -9 19Q-17 12 -15.2 -1Z',
    'mid',
    1.5,
  ),
  veil('M6 3Q9 4.6 15.2 -1Q17 12 9 19Q6 21.6 2 22.6Q9 12 6 3Z', 'deep'),
  ink('M-4.6 9.4Q0 7.8 4.6 9.4', 'dark', 1.9),
  ink('M-6 14L-4.6 19M0 14.6V20.6M6 14L4.6 19', 'deep', 1.2),
  ink('M-11 -10L-3.4 -8.4', 'deep', 2.4),
  ink('M-9.6 -5.4H-4', 'dark', 2.8),
  ink('M-15 -17.4L3.4 -10.4M11.4 -9.4L15.6 -11.6', 'dark', 1.8),
  shape('M2.8 -10.4H12V-3.6Q7.4 0.4 2.8 -3.6Z', 'dark', 1.4),
  ink('M0 -4.4L-1.6 1H1.4', 'deep', 1.3),
];

/** A stiff collar, a plaque of rank, no smile since the academy. */
const COMMANDER: Bust = [
  shape('M-32 34C-30 21 -21 16 -10 15H10C21 16 30 21 32 34Z', 'deep', 1.5),
  ink('M-29.6 25L-20 19.4M29.6 25L20 19.4', 'side', 3.4),
  shape('M-10.6 9L-12.6 19L0 25.4L12.6 19L10.6 9Z', 'dark', 1.5),
  ink('M0 25V34', 'pale', 1.3),
  shape('M-22 24.6H-6.6V31H-22Z', 'dark', 1.2),
  fill('M-20.6 26H-17.4V29.6H-20.6ZM-16 26H-12.8V29.6H-16ZM-11.4 26H-8.2V29.6H-11.4Z', 'lamp'),
  shape('M-13.4 -12H13.4V2Q12 11.4 0 15.4Q-12 11.4 -13.4 2Z', 'pale', 1.6),
  veil('M4 -12H13.4V2Q12.4 9.4 5 13.4Q9 0 4 -12Z', 'mid'),
  shape('M-21.6 -15Q-24 -26 0 -29.4Q24 -26 21.6 -15L15.4 -11H-15.4Z', 'deep', 1.7),
  fill('M-16 -16.6H16V-11.6H-16Z', 'dark'),
  shape('M-16 -11.8H16Q15 -5.8 0 -5.8T-16 -11.8Z', 'dark', 1.4),
  fill('M0 -25.4L2 -21.4L6 -20.8L3 -18L3.8 -14L0 -16L-3.8 -14L-3 -18L-6 -20.8L-2 -21.4Z', 'side'),
  fill('M-10.4 -4.4L-3 -1.8L-8.8 0ZM10.4 -4.4L3 -1.8L8.8 0Z', 'dark'),
  ink('M0 -1.6L-1.6 4H1.4', 'deep', 1.4),
  ink('M-9.6 4L-7.4 9M9.6 4L7.4 9', 'deep', 1.4),
  ink('M-5 9.2H5', 'dark', 2),
];

/** A dark helmet with a crest, a slit of light, marks for those who flew against it. */
const ACE: Bust = [
  shape('M-32 34C-29 19 -20 15 -10 14H10C20 15 29 19 32 34Z', 'dark', 1.6),
  ink('M-25 20L-13 34M25 20L13 34', 'side', 3.4),
  fill('M0 22L1.9 26L6.2 26.5L3 29.4L3.9 33.6L0 31.5L-3.9 33.6L-3 29.4L-6.2 26.5L-1.9 26Z', 'lamp'),
  shape('M-13 13H13L10.6 20H-10.6Z', 'mid', 1.4),
  shape('M-20.4 5Q-24 -24 0 -26T20.4 5L14.6 15Q0 20 -14.6 15Z', 'deep', 1.9),
  veil('M7 -25Q23 -21 20.4 5L14.6 15Q10 17 6 17.8Q17 -6 7 -25Z', 'dark'),
  shape('M-3.4 -32H3.4L5.4 -9L0 -6L-5.4 -9Z', 'side', 1.5),
  shape('M-19 -8Q0 -1 19 -8L16 3.4Q8 7.4 0 4Q-8 7.4 -16 3.4Z', 'dark', 1.9),
  ink('M-15 -3.4Q0 2 15 -3.4', 'lamp', 2.4),
  ink('M-5 9.4V14.6M0 9V16M5 9.4V14.6', 'pale', 1.8),
  ink(
    'M-15.4 -14L-11.6 -17.6M-13 -10.6L-8.4 -15M15.4 -14L11.6 -17.6M13 -10.6L8.4 -15',
    'pale',
    1.6,
  ),
  shape('M-18.4 7L-12 9L-13 14.6L-16 12.4ZM18.4 7L12 9L13 14.6L16 12.4Z', 'mid', 1.3),
];

export const FACES: Readonly<Record<BotId, Bust>> = {
  random: ROOKIE,
  greedy: PILOT,
  'first-game': CADET,
  easy: WINGMAN,
  normal: VETERAN,
  hard: COMMANDER,
  ace: ACE,
};
