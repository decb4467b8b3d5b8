import type { Bust } from '../kit/bust.tsx';
import { fill, ink, shape, veil } from '../kit/bust.tsx';
import { disc } from '../kit/craft.ts';

/** A pillar of a head, eyes all around it. */
export const IG_88: Bust = [
  ink('M-20 34L-14 22M20 34L14 22', 'mid', 4),
  shape('M-24 34L-19 23H19L24 34Z', 'deep', 1.5),
  shape('M-5 15H5V24H-5Z', 'mid', 1.3),
  ink('M-11 14L-15 22M11 14L15 22', 'pale', 1.8),
  shape('M-12 12V-20Q-12 -28 0 -28T12 -20V12L8 16H-8Z', 'mid', 1.7),
  veil('M3 -27.8Q12 -27 12 -20V12L8 16H3Z', 'deep'),
  shape('M-13.4 -13H13.4V-3H-13.4Z', 'dark', 1.5),
  fill(`${disc(-7.4, -8, 2.6)}${disc(5.4, -8, 2.6)}`, 'lamp'),
  fill(disc(-1, -8, 1.5), 'pale'),
  shape('M-13 4H13V8H-13Z', 'deep', 1.2),
  ink('M-8 -20H8M-4 12H4', 'dark', 1.5),
  ink('M0 -28V-32M7 -26.6L10 -31', 'pale', 1.6),
  fill('M-17 26H-9V30H-17Z', 'side'),
];

/** Four eyes, a mouth as wide as the head, quills. */
export const NEXU: Bust = [
  shape(
    'M-33 30L-24 18L-33 6L-23 4L-28 -12L-18 -10L-18 -27L-8 -19L0 -31L8 -19L18 -27L18 -10L28 -12L23 4L33 6L24 18L33 30L20 28L0 34L-20 28Z',
    'deep',
    1.4,
  ),
  shape('M-19 -4Q-16 -18 0 -18T19 -4Q25 8 22 19Q12 28 0 28T-22 19Q-25 8 -19 -4Z', 'mid', 1.6),
  veil('M4 -17.8Q17 -16 19 -4Q25 8 22 19Q14 26 4 27.6Q12 8 4 -17.8Z', 'deep'),
  fill('M-14.4 -8.4L-6.6 -5.6L-13 -3.4ZM14.4 -8.4L6.6 -5.6L13 -3.4Z', 'lamp'),
  fill('M-17.6 0L-9.6 0.6L-15 4ZM17.6 0L9.6 0.6L15 4Z', 'lamp'),
  fill('M-3.4 1Q0 -1 3.4 1L0 5Z', 'dark'),
  fill('M-20 10Q0 3.6 20 10Q20 20 12 23Q0 26.6 -12 23Q-20 20 -20 10Z', 'dark'),
  fill(
    'M-19 10L-16 16L-13 8.6L-10 16L-7 7.6L-3.6 15L0 7L3.6 15L7 7.6L10 16L13 8.6L16 16L19 10Q0 3.6 -19 10Z',
    'pale',
  ),
  fill(
    'M-14 22.2L-11 16.6L-8 23.8L-5 17.6L-2 25L1 18L4 24.6L7.4 17.6L10 23.4L13 17L15 21.4Q0 27.6 -14 22.2Z',
    'pale',
  ),
  ink('M-8 -18L-5 -12M8 -18L5 -12M0 -18V-11', 'side', 2),
];

/** Scales, a ridge of spikes, a snout of teeth. */
export const TRANDOSHAN: Bust = [
  shape('M-31 34C-29 18 -22 14 -12 12H12C22 14 29 18 31 34Z', 'deep', 1.5),
  ink('M-24 18L4 34', 'side', 4),
  ink('M-19 18.4L-21.4 22.6M-12 22.4L-14.4 26.6M-5 26.4L-7.4 30.6', 'dark', 1.6),
  fill('M-9 -22L-7 -31L-3 -24L0 -32L3 -24L7 -31L9 -22Z', 'pale'),
  shape('M-18 -8Q-17 -24 0 -25T18 -8L17 2Q22 5 20 13Q14 22 0 22T-20 13Q-22 5 -17 2Z', 'mid', 1.7),
  veil('M4 -24.8Q17 -22 18 -8L17 2Q22 5 20 13Q15 20 4 21.8Q10 0 4 -24.8Z', 'deep'),
  ink('M-15 -11L-5 -6.4M15 -11L5 -6.4', 'dark', 2.4),
  fill('M-13 -6.6L-4.6 -4L-11.6 -1.6ZM13 -6.6L4.6 -4L11.6 -1.6Z', 'side'),
  fill('M-12 -5.4H-10.4V-2.8H-12ZM12 -5.4H10.4V-2.8H12Z', 'dark'),
  ink('M-3.4 2.4L-2 4.4M3.4 2.4L2 4.4', 'dark', 1.8),
  fill('M-18.4 10Q0 5 18.4 10Q16 17 0 17T-18.4 10Z', 'dark'),
  fill(
    'M-16 9.6L-13.6 13.4L-11.2 8.8L-8.6 13L-6 8.2L-3 12.6L0 8L3 12.6L6 8.2L8.6 13L11.2 8.8L13.6 13.4L16 9.6Q0 5.6 -16 9.6Z',
    'pale',
  ),
  ink('M-12 -17L-9 -13.6M-4 -19V-15M12 -17L9 -13.6M4 -19V-15', 'dark', 1.5),
];
