import type { Condition, Keyword, Timing, Trait } from '@parsecs/imperial-assault';
import { disc } from '../kit/craft.ts';
import type { Glyph } from '../kit/glyph.tsx';

const STAR = 'M0 -29L7 -9L28 -9L11 4L18 25L0 12L-18 25L-11 4L-28 -9L-7 -9Z';
const BURST =
  'M2 -31L8 -14L25 -22L17 -5L31 4L15 9L19 27L3 16L-10 30L-11 12L-30 15L-17 0L-29 -15L-10 -12Z';
const DROP = 'M0 -30C6 -16 19 -6 19 9A19 19 0 0 1 -19 9C-19 -6 -6 -16 0 -30Z';
const EYE = 'M-28 0Q0 -30 28 0Q0 30 -28 0Z';
const CROSSHAIR = `${disc(0, 0, 17)}M0 -29V-10M0 29V10M-29 0H-10M29 0H10`;
const SHIELD = 'M0 -28L24 -19V-2Q24 18 0 29Q-24 18 -24 -2V-19Z';

export const CONDITION_GLYPHS: Readonly<Record<Condition, Glyph>> = {
  stunned: {
    line: 'M20 16C8 30 -24 24 -24 0C-24 -22 10 -26 16 -6C20 10 -2 18 -8 5C-11 -3 -1 -9 4 -3',
    solid: 'M23 -31L26 -24L33 -22L26 -19L23 -12L20 -19L13 -22L20 -24Z',
  },
  bleeding: { solid: `${DROP}M-11 8A11 11 0 0 0 0 20V15A6.6 6.6 0 0 1 -6 8Z` },
  focused: { line: `${EYE}M0 -31V-24M0 31V24`, solid: disc(0, 0, 8) },
  hidden: {
    line: 'M-28 -2Q0 22 28 -2M-20 6L-26 15M-7 11L-9 22M7 11L9 22M20 6L26 15',
    solid: 'M-24 -18Q0 -28 24 -18V-13Q0 -23 -24 -13Z',
  },
  weakened: { line: `${SHIELD}M6 -25L-6 -8L6 0L-5 26` },
};

export const TRAIT_GLYPHS: Readonly<Record<Trait, Glyph>> = {
  brawler: {
    solid:
      'M-24 -8Q-24 -14 -18 -14H-14V-20Q-14 -24 -9 -24T-4 -20Q-3 -27 2 -27T8 -20Q9 -24 14 -23T19 -17V-10Q25 -8 25 -2V8Q25 18 16 20V28H-12V20Q-24 14 -24 2Z',
  },
  creature: {
    solid: `${disc(-20, -6, 7)}${disc(-8, -20, 7.6)}${disc(9, -20, 7.6)}${disc(21, -6, 7)}M0 -6C12 -6 20 8 18 18C16 27 6 24 0 24S-16 27 -18 18C-20 8 -12 -6 0 -6Z`,
  },
  droid: {
    line: 'M-18 -10H18V22H-18ZM0 -10V-20M-26 2V12M26 2V12M-8 14H8',
    solid: `${disc(-8, 2, 4)}${disc(8, 2, 4)}${disc(0, -24, 4.4)}`,
  },
  'force-user': {
    line: 'M-20 26L-13 19M-15 14L-8 21M-10 17L22 -22',
    solid: 'M22 -31L24 -24L31 -22L24 -20L22 -13L20 -20L13 -22L20 -24Z',
  },
  guardian: { line: SHIELD, solid: 'M0 -18L15 -12V-2Q15 11 0 18Z' },
  'heavy-weapon': {
    line: 'M6 -14L26 -22M-6 6L-18 28M-2 8L8 28',
    solid: 'M-28 -8L6 -22L11 -9L-22 5Z',
  },
  hunter: { line: CROSSHAIR, solid: disc(0, 0, 4) },
  leader: { line: 'M-22 28L0 16L22 28', solid: STAR },
  smuggler: { line: 'M-26 -12H26V22H-26ZM-26 4H26M-10 -12V-24H10V-12', solid: 'M-5 -1H5V9H-5Z' },
  spy: {
    line: 'M-26 -8H26M-16 -8L-11 -26H11L16 -8M-20 10A8 8 0 1 0 -4 10A8 8 0 1 0 -20 10ZM4 10A8 8 0 1 0 20 10A8 8 0 1 0 4 10ZM-4 9H4',
  },
  trooper: {
    line: 'M-20 8V-4C-20 -20 -11 -27 0 -27S20 -20 20 -4V8L24 16L12 26H-12L-24 16Z',
    solid: 'M-17 -6H17V0H-17ZM-14 4L-3 7L-6 12L-13 11ZM14 4L3 7L6 12L13 11Z',
  },
  vehicle: {
    line: 'M-10 8L-18 18L-12 28M10 8L18 18L12 28M-18 28H-6M6 28H18',
    solid: 'M-16 -26H16L20 -12V4L14 9H-14L-20 4V-12ZM-12 -14H-2V-9H-12ZM2 -14H12V-9H2Z',
  },
  wookiee: {
    solid:
      'M0 -29C14 -29 20 -20 20 -8L25 -4L20 0L25 8L18 10L20 20L12 18L8 28L0 22L-8 28L-12 18L-20 20L-18 10L-25 8L-20 0L-25 -4L-20 -8C-20 -20 -14 -29 0 -29ZM-11 -8V-3H-4V-8ZM4 -8V-3H11V-8ZM0 3L-6 8V12L0 15L6 12V8Z',
  },
};

export const KEYWORD_GLYPHS: Readonly<Record<Keyword, Glyph>> = {
  accuracy: { line: CROSSHAIR },
  damage: { solid: BURST },
  pierce: { line: 'M-28 0H14M-4 -26V-12M-4 12V26', solid: 'M10 -11L30 0L10 11Z' },
  blast: {
    line: 'M0 -18V-30M0 18V30M-18 0H-30M18 0H30M-14 -14L-23 -23M14 -14L23 -23M-14 14L-23 23M14 14L23 23',
    solid: disc(0, 0, 10),
  },
  cleave: {
    line: 'M-26 24A44 44 0 0 1 24 -26M-26 24A60 60 0 0 0 24 -26',
    solid: 'M8 8L24 14L14 24Z',
  },
  recover: { solid: 'M-9 -28H9V-9H28V9H9V28H-9V9H-28V-9H-9Z' },
  stun: CONDITION_GLYPHS.stunned,
  bleed: CONDITION_GLYPHS.bleeding,
  weaken: CONDITION_GLYPHS.weakened,
  focus: CONDITION_GLYPHS.focused,
  hide: CONDITION_GLYPHS.hidden,
  critical: { line: BURST },
};

/** The moment of a command card. */
export const TIMING_GLYPHS: Readonly<Record<Timing, Glyph>> = {
  'special-action': {
    line: 'M-16 0L-4 12L18 -14',
    solid: 'M0 -31L8 -22H-8ZM0 31L8 22H-8ZM-31 0L-22 8V-8ZM31 0L22 8V-8Z',
  },
  'start-of-round': {
    line: 'M-24 14A26 26 0 0 1 24 14M-30 22H30M0 -26V-18M-24 -16L-18 -10M24 -16L18 -10',
  },
  'end-of-round': { line: 'M-24 4A26 26 0 0 1 24 4M-30 12H30M-14 22H14', solid: 'M0 30L8 22H-8Z' },
  'during-activation': { line: disc(0, 0, 26), solid: 'M-8 -14L16 0L-8 14Z' },
  'start-of-activation': { line: 'M-24 -24V24', solid: 'M-12 -22L26 0L-12 22Z' },
  'before-declaring': {
    line: 'M-28 -18L-20 -10L-28 -2M-28 18H-12',
    solid: 'M16 -18A18 18 0 1 1 15.9 -18ZM16 -8A8 8 0 1 0 16.1 -8Z',
  },
  declaring: { line: CROSSHAIR, solid: disc(0, 0, 5) },
  'declared-on-you': { line: SHIELD, solid: 'M0 -14L4 -4H14L6 3L9 13L0 7L-9 13L-6 3L-14 -4H-4Z' },
  'while-attacking': {
    line: 'M-24 24L4 -4M-26 10L-10 26',
    solid: 'M26 -26L24 -6L8 4L-4 -8L6 -24Z',
  },
  'while-friend-defends': {
    line: 'M-6 -24L14 -16V-2Q14 15 -6 25Q-26 15 -26 -2V-16Z',
    solid: 'M22 -8A7 7 0 1 1 21.9 -8ZM14 26Q14 10 22 10T30 26Z',
  },
  'after-attack-on-you': {
    line: 'M-22 -8A24 24 0 1 1 -20 12',
    solid: `M-31 -12L-14 -14L-22 3ZM0 -12L4 -4H12L6 2L8 10L0 6L-8 10L-6 2L-12 -4H-4Z`,
  },
  'after-special-action': { line: 'M-26 -14L-16 -2L2 -26M-26 22H6', solid: 'M2 8L28 22L2 36Z' },
  'after-activation': { line: 'M24 -24V24', solid: 'M-26 -22L12 0L-26 22Z' },
  'after-unique-defeated': {
    line: 'M-14 22V10C-26 2 -22 -26 0 -26S26 2 14 10V22Z',
    solid: `${disc(-8, -6, 5)}${disc(8, -6, 5)}M-3 8L0 2L3 8Z`,
  },
};

export const UPGRADE_IDS = [
  'balance-of-the-force',
  'rebel-high-command',
  'devious-scheme',
  'first-strike',
  'temporary-alliance-mercenary',
  'temporary-alliance-imperial',
] as const;
export type UpgradeId = (typeof UPGRADE_IDS)[number];

const HANDS = 'M-28 -12L-14 -12L0 2L14 -12L28 -12M-28 10H-14L-2 20Q2 23 6 19L20 6';

export const UPGRADE_GLYPHS: Readonly<Record<UpgradeId, Glyph>> = {
  'balance-of-the-force': {
    line: disc(0, 0, 27),
    solid: `M0 -27A27 27 0 0 1 0 27A13.5 13.5 0 0 1 0 0A13.5 13.5 0 0 0 0 -27Z${disc(0, -13.5, 3.6)}`,
  },
  'rebel-high-command': {
    line: 'M-26 27H26',
    solid: 'M0 -29L28 -3V18L0 -8L-28 18V-3ZM-6 20V8L0 2L6 8V20Z',
  },
  'devious-scheme': {
    line: 'M-22 22V-22H22V22ZM-22 0H0V22M0 -22V-10H12',
    solid: disc(12, 10, 6),
  },
  'first-strike': {
    line: 'M-28 6H-10M-28 -8H-16M-28 20H-16',
    solid: BURST,
  },
  'temporary-alliance-mercenary': { line: HANDS, solid: 'M0 -32L7 -23L0 -14L-7 -23Z' },
  'temporary-alliance-imperial': { line: HANDS, solid: 'M0 -33L8 -28.4V-19L0 -14.4L-8 -19V-28.4Z' },
};
