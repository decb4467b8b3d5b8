import type { AbilityId, Arc, OptionId, WeaponId } from '@parsecs/starship-battles';
import { disc } from '../kit/craft.ts';
import type { Glyph } from '../kit/glyph.tsx';

/** Weapons by kind; Point-Defense is attacked with like one. */
export const WEAPON_GLYPHS: Readonly<Record<WeaponId | 'point-defense', Glyph>> = {
  turbolasers: {
    line: 'M-9 -28V0M9 -28V0',
    solid: 'M-20 0H20L26 28H-26ZM-13 -30H-5V-22H-13ZM5 -30H13V-22H5Z',
  },
  'laser-cannon': {
    line: 'M0 -6V-20M-16 12L-24 26M16 12L24 26',
    solid: 'M-5 -30H5V-22H-5ZM-8 -6H8L14 28H-14Z',
  },
  'blaster-cannon': {
    line: 'M-14 -28V-12M14 -28V-12M-14 -2V28M14 -2V28',
    solid: 'M-20 -12H-8V-2H-20ZM8 -12H20V-2H8Z',
  },
  'ion-cannon': { line: disc(0, 0, 26), solid: 'M7 -20L-13 4H-2L-7 20L13 -4H2Z' },
  barrage: {
    line: 'M-6 -18H-27M-6 0H-30M-6 18H-27M6 -18H27M6 0H30M6 18H27',
    solid: 'M-6 -28H6V28H-6Z',
  },
  'proton-barrage': {
    line: 'M-6 -18H-18M-6 18H-18M6 -18H18M6 18H18',
    solid: `M-6 -28H6V28H-6Z${disc(-24, -18, 5)}${disc(-24, 18, 5)}${disc(24, -18, 5)}${disc(24, 18, 5)}${disc(-20, 0, 5)}${disc(20, 0, 5)}`,
  },
  'frontal-battery': {
    line: 'M-22 4V-12M-8 -4V-26M8 -4V-26M22 4V-12',
    solid: 'M0 0L28 20V29H-28V20Z',
  },
  'concussion-missiles': {
    line: 'M-14 14L-27 27M-20 8L-28 16M-8 20L-16 28',
    solid:
      'M28 -28Q10 -27 0 -15L-16 3L-3 16L15 0Q27 -10 28 -28ZM-18 -8L-4 -10L-14 2ZM8 18L10 4L-2 14Z',
  },
  'proton-torpedoes': {
    line: 'M-17 26L-10 18M17 26L10 18',
    solid: 'M0 -30Q11 -22 11 -8V20H-11V-8Q-11 -22 0 -30ZM-7 24H7L0 32Z',
  },
  'energy-torpedoes': {
    line: 'M0 2V28M-9 8V22M9 8V22',
    solid: `${disc(0, -14, 15)}${disc(0, -14, 6)}`,
  },
  'point-defense': {
    line: `M-20 28A20 20 0 0 1 20 28M-8 4L-14 -10M8 4L14 -10`,
    solid: `${disc(-17, -19, 4)}${disc(17, -19, 4)}${disc(0, -24, 4)}M-5 28V12H5V28Z`,
  },
};

export const ARC_GLYPHS: Readonly<Record<Arc, Glyph>> = {
  any: { line: disc(0, 0, 26), solid: 'M0 -12L9 12H-9Z' },
  broadside: {
    line: 'M-12 -22L-28 -28V28L-12 22M12 -22L28 -28V28L12 22',
    solid: 'M0 -14L8 14H-8Z',
  },
  frontal: { line: 'M-12 0L-24 -28H24L12 0', solid: 'M0 -4L10 26H-10Z' },
  spine: { line: 'M-6 4V-29M6 4V-29', solid: 'M0 2L10 28H-10Z' },
};

const RAYS = 'M-24 -24L-14 -14M24 -24L14 -14M-24 24L-14 14M24 24L14 14';
const FIGHTER = 'M0 -20L5 2L17 12V18L4 14L0 20L-4 14L-17 18V12L-5 2Z';
const SABRE = 'M-17 23L-11 17M-13 13L-7 19M-9 15L21 -21';

/**
 * What a ship can do. Families share a motif: sabres for command, dishes and rings for senses, shields
 * for defence, sights for guns, the small fighter for launching.
 */
export const ABILITY_GLYPHS: Readonly<Record<AbilityId, Glyph>> = {
  'advanced-communications-array': {
    line: 'M0 2V28M-10 28H10M-11 -12A15 15 0 0 0 -11 12M11 -12A15 15 0 0 1 11 12M-20 -20A27 27 0 0 0 -20 20M20 -20A27 27 0 0 1 20 20',
    solid: disc(0, 0, 5),
  },
  'antifighter-targeting': {
    line: `${disc(0, 0, 24)}M0 -31V-22M0 31V22M-31 0H-22M31 0H22`,
    solid: 'M0 -14L4 1L13 9V13L0 9L-13 13V9L-4 1Z',
  },
  assault: {
    line: 'M-28 22H28M-10 -10L-20 -20M10 -10L20 -20',
    solid: 'M-14 16L0 -8L14 16ZM-5 -28H5V-14H-5Z',
  },
  'bounty-hunter': {
    line: 'M-20 8V-6C-20 -20 -11 -27 0 -27S20 -20 20 -6V8L11 27H-11ZM20 -20L28 -30',
    solid: 'M-15 -8H15V-1H3.4V20H-3.4V-1H-15Z',
  },
  'buzz-droids': {
    line: 'M-10 -10L-24 -22M10 -10L24 -22M-12 0H-28M12 0H28M-10 10L-22 24M10 10L22 24',
    solid: `${disc(0, 0, 13)}${disc(0, -3, 5)}`,
  },
  cloak: {
    line: 'M-24 26C-16 12 -22 -26 0 -28C22 -26 16 12 24 26',
    solid: 'M-11 2Q0 -12 11 2Q0 14 -11 2Z',
  },
  dr: { line: 'M0 -28L24 -19V-2Q24 18 0 29Q-24 18 -24 -2V-19ZM-10 -4L-3 5L11 -10' },
  'droid-control': {
    line: 'M-14 -8H14V16H-14ZM0 -8V-18M-22 0V10M22 0V10',
    solid: `${disc(-6, 3, 3)}${disc(6, 3, 3)}${disc(0, -22, 4)}M-9 22H9V28H-9Z`,
  },
  'emperors-will': {
    line: 'M-26 20C-22 2 -18 -28 0 -28S22 2 26 20M-13 10Q-14 -12 0 -16Q14 -12 13 10',
    solid: 'M-9 2L-2 5L-9 7ZM9 2L2 5L9 7ZM-26 24H26V29H-26Z',
  },
  evasion: { line: 'M-24 22C-8 22 -14 -4 0 -4S8 -20 16 -20', solid: 'M14 -30L30 -20L14 -9Z' },
  'fighter-launch': { line: 'M-28 24H-12M28 24H12M-28 12V24M28 12V24', solid: FIGHTER },
  'force-sense': {
    line: `${disc(0, 0, 8)}M-16 -16A23 23 0 0 1 16 -16M-16 16A23 23 0 0 0 16 16M-24 -6V6M24 -6V6`,
    solid: disc(0, 0, 2.4),
  },
  infinite: { line: 'M0 0C-6 -13 -27 -13 -27 0S-6 13 0 0S27 -13 27 0S6 13 0 0Z' },
  interceptor: { line: 'M-20 12L0 -8L20 12M-20 27L0 7L20 27', solid: 'M0 -31L9 -13H-9Z' },
  interdict: {
    line: `${disc(0, 0, 26)}M-18 -18L18 18M-12 2A13 13 0 0 0 8 10M-6 -11A13 13 0 0 1 13 4`,
  },
  jammer: {
    line: 'M-26 0L-18 -14L-12 12L-6 -10M26 0L18 14L12 -12L6 10',
    solid: 'M-4 -26H4V10H-4ZM-4 18H4V26H-4Z',
  },
  'jedi-command': { line: `${SABRE}M14 16L24 26M24 16L14 26`, solid: disc(-20, -18, 6) },
  'jedi-evasion': { line: `${SABRE}M-24 -4A22 22 0 0 1 2 -24`, solid: 'M0 -32L12 -24L0 -16Z' },
  'long-range-bomber': {
    line: 'M-27 24A38 38 0 0 1 12 -12',
    solid: `${disc(19, -18, 10)}M-30 28H-18V20H-30Z`,
  },
  'seismic-mines': {
    line: 'M-29 0H-16M29 0H16M-24 -10L-15 -6M24 -10L15 -6M-24 10L-15 6M24 10L15 6',
    solid: `${disc(0, 0, 12)}${disc(0, 0, 4)}`,
  },
  'sensor-array': {
    line: 'M-26 -8A24 24 0 0 0 12 24ZM-7 8L8 -8M12 -26A20 20 0 0 1 27 -10',
    solid: disc(11, -11, 4.6),
  },
  'sith-command': { line: `M-18 -18L18 18M18 -18L-18 18${RAYS}`, solid: disc(0, 0, 6) },
  'tractor-beams': { line: 'M-5 -22L-22 26H22L5 -22M-12 -4H12M-17 11H17', solid: disc(0, -25, 6) },
  unique: { solid: 'M0 -26L26 0L0 26L-26 0Z' },
};

export const OPTION_GLYPHS: Readonly<Record<OptionId, Glyph>> = {
  'damage-control': {
    line: 'M-24 24L2 -2M26 -14L16 -4L4 -16L14 -26A15 15 0 0 0 -3 -6A15 15 0 0 0 6 3A15 15 0 0 0 26 -14Z',
  },
  'power-to-shields': {
    line: 'M0 -28L24 -19V-2Q24 18 0 29Q-24 18 -24 -2V-19Z',
    solid: 'M5 -16L-10 3H-1L-5 16L10 -4H1Z',
  },
  'power-to-weapons': {
    line: 'M-9 -28V-14M9 -28V-14',
    solid: 'M-20 -14H20L26 28H-26ZM4 -9L-9 8H-1L-5 22L9 4H1Z',
  },
  'power-to-engines': {
    line: 'M-12 14V28M0 18V30M12 14V28',
    solid: 'M-14 -28H14L21 8H-21ZM4 -23L-8 -8H-1L-5 4L8 -11H1Z',
  },
  'power-to-shields-front': {
    line: 'M-28 4A29 29 0 0 1 28 4M-18 8A19 19 0 0 1 18 8',
    solid: 'M0 2L10 28H-10Z',
  },
  'scramble-fighters': {
    line: 'M-28 24H28',
    solid: `${FIGHTER}M-24 -14L-19 -28L-14 -14ZM14 -14L19 -28L24 -14Z`,
  },
  'fly-casual': { line: 'M-28 14C-16 14 -18 -14 -4 -14S10 14 18 6', solid: 'M14 -6L31 0L20 15Z' },
  'incoming-fighters': {
    line: 'M-28 -28L-18 -18M28 -28L18 -18M0 -30V-22',
    solid: 'M0 28L14 2H5V-14H-5V2H-14Z',
  },
  'target-fighters': {
    line: `${disc(0, 0, 24)}M0 -31V-18M0 31V18M-31 0H-18M31 0H18`,
    solid: 'M0 -13L12 9H-12Z',
  },
  'attack-formation': {
    solid: 'M0 -29L10 -6L0 -11L-10 -6ZM-19 1L-9 24L-19 19L-29 24ZM19 1L29 24L19 19L9 24Z',
  },
  evasive: { line: 'M-16 28V14L14 2V-8', solid: 'M14 -30L28 -8H0Z' },
  'long-range-bombardment': {
    line: 'M-27 26A40 40 0 0 1 16 -10M-27 10A40 40 0 0 1 -4 -10',
    solid: 'M21 -31L23 -22L32 -20L24 -15L27 -6L19 -11L11 -6L14 -15L6 -20L15 -22Z',
  },
};
