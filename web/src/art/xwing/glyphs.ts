import type { ActionIcon, Bearing, DamageId, Slot } from '@parsecs/xwing';
import { disc } from '../kit/craft.ts';
import type { Glyph } from '../kit/glyph.tsx';

/** What a ship can do: the printed five, the two of the missions, and the actions of cards. */
export type ActionName = ActionIcon | 'protect' | 'scan' | 'repair' | 'card';

export const ACTION_GLYPHS: Readonly<Record<ActionName, Glyph>> = {
  focus: { line: 'M-28 0Q0 -30 28 0Q0 30 -28 0Z', solid: disc(0, 0, 8) },
  'target-lock': {
    line: `${disc(0, 0, 17)}M0 -29V-10M0 29V10M-29 0H-10M29 0H10`,
    solid: disc(0, 0, 3.4),
  },
  evade: { line: 'M-20 26V2Q-20 -12 -6 -12H6', solid: 'M4 -29L28 -12L4 5Z' },
  'barrel-roll': {
    line: 'M-27 12C-8 24 14 16 12 -3C10 -18 -11 -17 -9 -3C-8 8 6 10 18 5',
    solid: 'M11 -7L30 -1L19 17Z',
  },
  boost: { line: 'M-19 2L0 -18L19 2M-19 20L0 0L19 20', solid: 'M-7 -19L0 -29L7 -19Z' },
  protect: {
    line: 'M0 -27L22 -19V-2Q22 18 0 28Q-22 18 -22 -2V-19Z',
    solid: 'M0 -15L12 1H5V13H-5V1H-12Z',
  },
  scan: {
    line: 'M-16 24L0 4M-25 -1A22 22 0 0 0 4 22M4 -12A14 14 0 0 1 14 -2M5 -26A28 28 0 0 1 27 -4',
    solid: disc(0, 4, 4.6),
  },
  repair: {
    line: 'M-24 24L2 -2M26 -14L16 -4L4 -16L14 -26A15 15 0 0 0 -3 -6A15 15 0 0 0 6 3A15 15 0 0 0 26 -14Z',
  },
  card: {
    line: 'M-18 -27H18V27H-18Z',
    solid: 'M0 -15L4 -4L15 0L4 4L0 15L-4 4L-15 0L-4 -4Z',
  },
};

export const SLOT_GLYPHS: Readonly<Record<Slot, Glyph>> = {
  elite: { line: 'M-20 8L0 -10L20 8M-20 24L0 6L20 24', solid: 'M0 -31L4 -21H-4ZM-9 -20H9L0 -13Z' },
  astromech: {
    line: 'M-17 -4C-17 -20 -9 -27 0 -27S17 -20 17 -4ZM-17 -4V25H17V-4M-25 2V27M25 2V27',
    solid: `${disc(0, -14, 4.4)}M-9 6H9V11H-9Z`,
  },
  torpedo: {
    line: 'M-17 26L-10 18M17 26L10 18M-10 -2H10',
    solid: 'M0 -30Q11 -22 11 -8V20H-11V-8Q-11 -22 0 -30ZM-7 24H7L0 32Z',
  },
  missile: {
    line: 'M-14 14L-27 27M-20 8L-28 16M-8 20L-16 28',
    solid:
      'M28 -28Q10 -27 0 -15L-16 3L-3 16L15 0Q27 -10 28 -28ZM-18 -8L-4 -10L-14 2ZM8 18L10 4L-2 14Z',
  },
  cannon: {
    line: 'M-7 -27V2M7 -27V2M-10 -27H-4M4 -27H10',
    solid: 'M-14 2H14V12L20 20V28H-20V20L-14 12Z',
  },
  turret: {
    line: 'M6 -6L26 -22M0 -12L20 -28',
    solid: 'M-20 12A17 17 0 0 1 14 12ZM-26 16H20V26H-26Z',
  },
  bomb: {
    line: 'M6 -14L12 -22Q16 -28 23 -24',
    solid: `${disc(-4, 7, 19)}M25 -31L27 -26L32 -24L27 -22L25 -17L23 -22L18 -24L23 -26Z`,
  },
  crew: { solid: `${disc(0, -13, 12)}M-24 28C-24 10 -14 4 0 4S24 10 24 28Z` },
  system: {
    line: 'M-14 -14H14V14H-14ZM-7 -14V-27M7 -14V-27M-7 14V27M7 14V27M-14 -7H-27M-14 7H-27M14 -7H27M14 7H27',
    solid: disc(0, 0, 5),
  },
  modification: {
    line: 'M0 -12A12 12 0 1 1 0 12A12 12 0 1 1 0 -12ZM0 -20V-28M0 20V28M-20 0H-28M20 0H28M-14 -14L-20 -20M14 14L20 20M-14 14L-20 20M14 -14L20 -20',
  },
  title: {
    line: 'M-16 8L-22 28L0 20L22 28L16 8',
    solid: 'M0 -29L6 -14L22 -13L10 -3L14 13L0 4L-14 13L-10 -3L-22 -13L-6 -14Z',
  },
};

const BURST =
  'M0 -30L6 -13L22 -22L13 -6L30 0L13 6L22 22L6 13L0 30L-6 13L-22 22L-13 6L-30 0L-13 -6L-22 -22L-6 -13Z';
const HELMET = 'M-20 10V-4C-20 -19 -11 -26 0 -26S20 -19 20 -4V10L12 22H-12Z';
const FLAME =
  'M2 -30C4 -18 18 -12 18 4A18 17 0 0 1 -18 4C-18 -4 -13 -8 -11 -15C-6 -12 -5 -8 -5 -5C0 -10 3 -20 2 -30Z';

export const DAMAGE_GLYPHS: Readonly<Record<DamageId, Glyph>> = {
  'blinded-pilot': { line: 'M-28 0Q0 -28 28 0Q0 28 -28 0ZM-22 24L22 -24', solid: disc(0, 0, 6) },
  'console-fire': {
    line: 'M-26 28V16H26V28M-16 22H-8M8 22H16',
    solid:
      'M2 -30C4 -18 16 -14 16 -2A16 14 0 0 1 -16 -2C-16 -8 -12 -11 -10 -16C-6 -14 -5 -10 -5 -8C0 -12 3 -22 2 -30Z',
  },
  'damaged-cockpit': {
    line: 'M-24 18C-24 -12 -10 -26 0 -26S24 -12 24 18ZM-24 18V27H24V18M2 -25L-5 -8L5 -2L-4 17',
  },
  'damaged-engine': {
    line: 'M-15 -26H15L20 10H-20ZM-10 18V28M0 18V26M10 18V30M4 -26L-4 -12L6 -6L-2 9',
  },
  'damaged-sensor-array': {
    line: 'M-26 -10A26 26 0 0 0 16 22ZM-5 6L14 -14M0 22L-6 8L2 0',
    solid: disc(17, -17, 5),
  },
  'direct-hit': { solid: `${BURST}${disc(0, 0, 6)}` },
  'injured-pilot': { line: `${HELMET}M-13 -2H13V6H-13ZM4 -26L-3 -15L5 -11` },
  'minor-explosion': { line: BURST },
  'minor-hull-breach': {
    line: 'M-26 -20H26V20H-26ZM-26 0H-12M14 0H26',
    solid: 'M-4 -12L4 -6L14 -10L10 0L16 8L4 8L-4 14L-6 5L-14 0L-6 -4Z',
  },
  'munitions-failure': {
    line: 'M-24 -24L24 24',
    solid: 'M0 -28Q9 -21 9 -9V-3L-9 -21Q-6 -25 0 -28ZM-9 -6L9 12V20H-9ZM-7 24H7L0 31Z',
  },
  'structural-damage': {
    line: 'M-24 -26V26M24 -26V26M-24 -26L-4 -6M24 26L6 8M24 -26L8 -10M-24 26L-8 10M-6 4L0 -2L-2 -8M2 6L8 2',
  },
  'stunned-pilot': {
    line: 'M-20 14V4C-20 -9 -11 -15 0 -15S20 -9 20 4V14L12 26H-12ZM-13 6H13V13H-13Z',
    solid:
      'M-16 -31L-14 -26L-9 -25L-14 -23L-16 -18L-18 -23L-23 -25L-18 -26ZM8 -32L10 -27L15 -26L10 -24L8 -19L6 -24L1 -26L6 -27ZM24 -26L25.6 -22L30 -21L25.6 -19.6L24 -15L22.4 -19.6L18 -21L22.4 -22Z',
  },
  'thrust-control-fire': { solid: FLAME, line: 'M-22 28H22' },
  'weapon-malfunction': {
    line: 'M-5 -28L3 -16L-3 -8L0 2M-18 -18L-10 -12M18 -18L10 -12',
    solid: 'M-14 4H14V12L20 20V28H-20V20L-14 12Z',
  },
};

/** The arrows of the dial; room for the mark of the difficulty is left at the bottom. */
export const BEARING_GLYPHS: Readonly<Record<Bearing, Glyph>> = {
  straight: { line: 'M0 29V-6', solid: 'M-15 -5L0 -30L15 -5Z' },
  'bank-left': { line: 'M10 29V12Q10 2 -4 -10', solid: 'M-24 -29L6 -24L-19 3Z' },
  'bank-right': { line: 'M-10 29V12Q-10 2 4 -10', solid: 'M24 -29L-6 -24L19 3Z' },
  'turn-left': { line: 'M14 29V6Q14 -9 -2 -9H-4', solid: 'M-4 -25L-30 -9L-4 7Z' },
  'turn-right': { line: 'M-14 29V6Q-14 -9 2 -9H4', solid: 'M4 -25L30 -9L4 7Z' },
  koiogran: { line: 'M-20 29V-10A13 13 0 0 1 6 -10V0', solid: 'M-9 -1H21L6 24Z' },
  stationary: { line: 'M-18 -18H18V18H-18Z' },
};
