import type { Bust, BustStroke } from '../kit/bust.tsx';
import { fill, ink, shape, veil } from '../kit/bust.tsx';
import { disc } from '../kit/craft.ts';

const FACE = shape('M-12 -20V2Q-11 14.6 0 18Q11 14.6 12 2V-20Z', 'pale', 1.6);
const FACE_LEE = veil('M3 -20H12V2Q11 14.6 0 18Q7 8 3 -20Z', 'mid');
const EYES = ink('M-7.6 -1.4H-3.4M3.4 -1.4H7.6', 'dark', 2);
const NOSE = ink('M0 -0.6V5L-2 6', 'dark', 1.4);
const MOUTH = ink('M-4 10.6Q0 12 4 10.6', 'dark', 1.5);

function jacket(tone: 'deep' | 'mid'): BustStroke {
  return shape('M-30 34C-29 21 -22 17 -11 15H11C22 17 29 21 30 34Z', tone, 1.5);
}

const FUR_OUTLINE =
  'M-34 34L-29 21L-25 24L-25 13L-21 15L-23 3L-19 4L-20 -6Q-18 -26 0 -28Q18 -26 20 -6L19 4L23 3L21 15L25 13L25 24L29 21L34 34Z';

/** A mane, a muzzle, small eyes. */
const WOOKIEE_HEAD: Bust = [
  shape(FUR_OUTLINE, 'deep', 1.4),
  fill(
    'M-14 -8Q-10 -20 0 -21Q10 -20 14 -8L15 4L12 3L13 13L9 12L8 21L4 19L0 25L-4 19L-8 21L-9 12L-13 13L-12 3L-15 4Z',
    'mid',
  ),
  fill(
    'M0 -21L3 -10L7 -15L9 -6L14 -8Q10 -20 0 -21L-3 -10L-7 -15L-9 -6L-14 -8Q-10 -20 0 -21Z',
    'deep',
  ),
  fill(`${disc(-6.2, -1.8, 2.3)}${disc(6.2, -1.8, 2.3)}`, 'dark'),
];

export const CHEWBACCA: Bust = [
  ...WOOKIEE_HEAD,
  fill('M-7 10Q-7 2 0 2T7 10Q6 16.5 0 16.5T-7 10Z', 'pale'),
  fill('M-4 4.4Q0 2.4 4 4.4Q4 7.6 0 8.8Q-4 7.6 -4 4.4Z', 'dark'),
  ink('M0 8.8V11.4M-4 13Q0 11 4 13', 'dark', 1.4),
  { d: 'M-27 21L14 34H26L-24 14Z', fill: 'side', line: 'dark', width: 1 },
  ink('M-16 20L-18.4 25M-7 23L-9.4 28M2 26L-0.4 31', 'dark', 1.5),
];

/** Roaring, with the blade of his axe behind him. */
export const GAARKHAN: Bust = [
  ink('M26 34V-22', 'pale', 2.6),
  shape('M24 -26Q10 -24 9 -10Q17 -12 24 -8ZM27 -26Q34 -18 32 -6L27 -8Z', 'side', 1.4),
  ...WOOKIEE_HEAD,
  ink('M-10.4 -6L-3.6 -4M10.4 -6L3.6 -4', 'dark', 2),
  fill('M-8 12Q-8 1.6 0 1.6T8 12Q7 20 0 20T-8 12Z', 'pale'),
  fill('M-4 3.6Q0 1.8 4 3.6Q4 6.4 0 7.6Q-4 6.4 -4 3.6Z', 'dark'),
  fill('M-6 10H6Q6 18.4 0 18.4T-6 10Z', 'dark'),
  fill('M-5 10L-3.4 13.4L-1.8 10ZM1.8 10L3.4 13.4L5 10ZM-3.4 17.6L-2 14.8L-0.6 18Z', 'pale'),
];

/** The band and cloth over her hair, the marks of her people, a blade of light. */
export const DIALA_PASSIL: Bust = [
  ink('M24 32L29 -26', 'side', 3.4),
  ink('M24 32L29 -26', 'pale', 1.2),
  shape('M-30 34C-27 22 -22 18 -12 16H12C22 18 27 22 30 34Z', 'deep', 1.5),
  ink('M0 34L-11 17M0 34L11 17', 'mid', 1.6),
  shape('M-18 20C-22 4 -21 -26 0 -29C21 -26 22 4 18 20L12 18L11 -4H-11L-12 18Z', 'deep', 1.6),
  FACE,
  FACE_LEE,
  shape('M-17 -8C-17 -22 -10 -29 0 -29S17 -22 17 -8Q0 -15 -17 -8Z', 'mid', 1.6),
  fill('M-17 -8Q0 -15 17 -8L16.4 -4.6Q0 -11 -16.4 -4.6Z', 'side'),
  EYES,
  NOSE,
  ink('M-3.4 10.4H3.4', 'dark', 1.5),
  fill(
    'M-8.6 4L-6.8 6.6L-8.6 9.2L-10.4 6.6ZM8.6 4L10.4 6.6L8.6 9.2L6.8 6.6ZM0 12.8L1.6 15L0 17.2L-1.6 15Z',
    'dark',
  ),
];

/** A soldier: helmet with ear pieces, chin strap, plates, stubble. */
export const FENN_SIGNIS: Bust = [
  jacket('mid'),
  shape('M-30 34L-27 21L-14 18L-13 30ZM30 34L27 21L14 18L13 30Z', 'deep', 1.4),
  FACE,
  FACE_LEE,
  fill('M-11.4 5Q-10 15 0 18Q10 15 11.4 5Q7 9 4.6 8.4H-4.6Q-7 9 -11.4 5Z', 'mid'),
  EYES,
  NOSE,
  ink('M-4 11.4H4', 'dark', 1.6),
  shape(
    'M-17.4 -5C-18.6 -21 -9 -28 0 -28S18.6 -21 17.4 -5L12 -4Q11 -11 0 -11T-12 -4Z',
    'deep',
    1.7,
  ),
  shape('M-20 -8H-14.4V4H-20ZM14.4 -8H20V4H14.4Z', 'deep', 1.4),
  ink('M-14.4 4L-10 13M14.4 4L10 13M-20 2Q-18 9 -10 8.6', 'mid', 1.5),
  fill('M-9 -21H9V-17.4H-9Z', 'side'),
];

/** The commander: parted hair, a full beard, a jacket with rank. */
export const GIDEON_ARGUS: Bust = [
  jacket('deep'),
  shape('M-9 15L-4 27L0 22L4 27L9 15Z', 'mid', 1.3),
  fill('M-23 22H-12V27H-23Z', 'pale'),
  fill(`${disc(-20, 24.5, 1.5)}${disc(-15.4, 24.5, 1.5)}`, 'side'),
  FACE,
  FACE_LEE,
  shape('M-13 0Q-12 8 -6 7Q0 4.6 6 7Q12 8 13 0V7Q12 19 0 22.4Q-12 19 -13 7Z', 'mid', 1.4),
  ink('M-4 11.6H4', 'dark', 1.8),
  shape('M-14 -2C-18 -22 -8 -28 1 -28S18 -20 14 -2L11.4 -9Q6 -10 2 -16Q-4 -8 -11 -9Z', 'mid', 1.6),
  ink('M-8.4 -5.6L-3.4 -4.6M8.4 -5.6L3.4 -4.6', 'dark', 1.6),
  EYES,
  NOSE,
];

/** Vest over an open shirt, a parting, the half of a smile, the pistol up. */
export const HAN_SOLO: Bust = [
  shape('M-28 34C-27 21 -22 17 -11 15H11C22 17 27 21 28 34Z', 'pale', 1.5),
  fill('M-27 34C-26 22 -22 18 -12 16L-8 34Z', 'dark'),
  fill('M27 34C26 22 22 18 12 16L8 34Z', 'dark'),
  fill('M-5 15L0 27L5 15Z', 'mid'),
  FACE,
  FACE_LEE,
  shape(
    'M-14.4 2C-19 -20 -9 -28.4 1 -28.4S19 -20 14.4 2L11.6 -8Q3 -10 -2 -17Q-7 -10 -11.6 -8Z',
    'deep',
    1.6,
  ),
  ink('M-9 -5.4L-3.6 -4.8M9 -6.4L3.6 -5', 'dark', 1.7),
  EYES,
  NOSE,
  ink('M-3.6 11Q1.4 12.4 5.6 8.8', 'dark', 1.7),
  shape('M20 28L18 8L21 -6H25L26.4 8L29 28Z', 'deep', 1.4),
  ink('M23 -6V-18', 'pale', 2.8),
  fill('M19.6 4H26V7.4H19.6Z', 'side'),
];

/** Goggles pushed up, a bob of hair, a scarf. */
export const JYN_ODAN: Bust = [
  jacket('deep'),
  shape('M-15 14Q0 24 15 14L17 22Q0 32 -17 22Z', 'side', 1.4),
  shape('M-18.6 13C-23 -10 -18 -28.4 0 -28.4S23 -10 18.6 13L11.4 16V-6H-11.4V16Z', 'deep', 1.6),
  FACE,
  FACE_LEE,
  fill('M-12.4 -4Q-11 -15 0 -15T12.4 -4Q4 -8 1 -13Q-4 -6 -12.4 -4Z', 'deep'),
  EYES,
  NOSE,
  ink('M-3.4 10.6Q0 12.4 4 10', 'dark', 1.6),
  ink('M-18.6 -15Q0 -22 18.6 -15', 'dark', 2.6),
  shape('M-15 -24Q-8 -27.6 -1.6 -23.6L-2.4 -16.4Q-8 -14 -14.4 -16.4Z', 'mid', 1.5),
  shape('M15 -24Q8 -27.6 1.6 -23.6L2.4 -16.4Q8 -14 14.4 -16.4Z', 'mid', 1.5),
  ink('M-11.6 -21.6L-8.6 -23M5 -21.6L8 -23', 'pale', 1.6),
];

/** A mop of hair, a wrapped tunic, the blade before him. */
export const LUKE_SKYWALKER: Bust = [
  jacket('mid'),
  fill('M-9 15.4L0 26L9 15.4L13 17L1 34H-4Z', 'pale'),
  ink('M-9 15.4L4 34M9 15.4L-3 29', 'dark', 1.4),
  FACE,
  FACE_LEE,
  shape(
    'M-13.4 7Q-17 6 -17.6 0C-20 -19 -10 -28.4 1 -28.4S20 -18 17.4 1Q17 6 13.4 7L12 -5Q7 -6 5.4 -12Q-1 -5 -8 -6.6L-11.4 -4Z',
    'mid',
    1.6,
  ),
  ink('M-7 -24Q-13 -18 -12.6 -9M5 -25Q8 -19 6 -13', 'deep', 1.4),
  EYES,
  NOSE,
  MOUTH,
  ink('M-24 28L-18 -30', 'side', 4.6),
  ink('M-24 28L-18 -30', 'pale', 1.7),
  shape('M-27.4 24L-20.6 25L-21.8 34H-28.6Z', 'deep', 1.3),
];

/** A Bothan: long ears laid up, a muzzle, a beard that runs into the mane. */
export const MAK_ESHKAREY: Bust = [
  ink('M28 34L23 -28', 'pale', 2.2),
  shape('M21.4 -12L26.6 -12.4L27.4 -4L22.2 -3.6Z', 'deep', 1.2),
  jacket('deep'),
  shape('M-13 -12L-25 -30L-20 -6ZM13 -12L25 -30L20 -6Z', 'mid', 1.6),
  shape(
    'M-19 -4Q-18 -26 0 -27Q18 -26 19 -4L21 8L16 10L17 18L11 18L8 26L0 23L-8 26L-11 18L-17 18L-16 10L-21 8Z',
    'mid',
    1.6,
  ),
  veil('M5 -26.6Q18 -24 19 -4L21 8L16 10L17 18L11 18L8 26L5 24.6Z', 'deep'),
  fill('M-12 -5Q-9 -17 0 -17T12 -5L9 7Q7 15 0 17Q-7 15 -9 7Z', 'pale'),
  ink('M-10 -7L-3.6 -4.4M10 -7L3.6 -4.4', 'dark', 2),
  ink('M-7.4 -2H-4M4 -2H7.4', 'dark', 2.2),
  fill('M-4 5Q0 2.6 4 5L0 9Z', 'dark'),
  ink('M0 9V11.4M-4.4 13Q0 10.4 4.4 13', 'dark', 1.4),
  fill('M-4 17L0 30L4 17Z', 'deep'),
];

/** Hood, mask, round lenses, a charge in the hand. */
export const REBEL_SABOTEUR: Bust = [
  shape(
    'M-32 34C-27 16 -20 10 -19 -3C-18 -21 -8 -29 0 -29S18 -21 19 -3C20 10 27 16 32 34Z',
    'mid',
    1.6,
  ),
  veil('M3 -29C10 -28 18 -20 19 -3C20 10 27 16 32 34H8C16 18 18 -12 3 -29Z', 'deep'),
  fill(
    'M0 -20C-9 -18 -13 -8 -12.6 3C-12 13 -6 20 0 23C6 20 12 13 12.6 3C13 -8 9 -18 0 -20Z',
    'dark',
  ),
  shape('M-10.4 4Q0 0 10.4 4L8.6 14Q5 20 0 21.6Q-5 20 -8.6 14Z', 'deep', 1.3),
  ink('M-3.6 12H3.6M-3 15.4H3', 'pale', 1.3),
  shape(disc(-5.6, -3, 4.8), 'deep', 1.4),
  shape(disc(5.6, -3, 4.8), 'deep', 1.4),
  fill(`${disc(-5.6, -3, 2.4)}${disc(5.6, -3, 2.4)}`, 'side'),
  shape('M-27 16H-15V30H-27Z', 'deep', 1.5),
  ink('M-24 20.4H-18', 'lamp', 2.2),
  ink('M-21 16V10', 'pale', 1.7),
];

/** The white helmet of the fleet with its long neck guard. */
export const REBEL_TROOPER: Bust = [
  jacket('mid'),
  fill('M-13 17L-9 34H9L13 17L0 21Z', 'dark'),
  ink('M-9 19V34M9 19V34', 'pale', 1.6),
  shape('M-16 -8Q-24 8 -21 16L-13 17V-6ZM16 -8Q24 8 21 16L13 17V-6Z', 'mid', 1.5),
  FACE,
  FACE_LEE,
  EYES,
  NOSE,
  MOUTH,
  shape('M-18.4 -8C-19 -22 -10 -30 0 -30S19 -22 18.4 -8L17 -5.4Q0 -12 -17 -5.4Z', 'pale', 1.7),
  veil('M5 -29.6C14 -27 19 -20 18.4 -8L17 -5.4Q11 -8 5 -8.8Z', 'mid'),
  fill('M-18.2 -11Q0 -17 18.2 -11L17.6 -6.4Q0 -12.6 -17.6 -6.4Z', 'dark'),
  fill('M-2.4 -30H2.4V-15H-2.4Z', 'side'),
  ink('M-13.4 6Q-10 16 0 18.6T13.4 6', 'dark', 1.5),
];
