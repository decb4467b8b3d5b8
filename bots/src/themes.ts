import type { Weights } from '@parsecs/kernel';

/** What features are about, in all games: what people read about a decision, and what styles stress. */
export const THEMES = [
  /** What is left of a side. */
  'strength',
  /** What it can do to the others. */
  'firepower',
  /** What the others are about to do to it. */
  'damage',
  /** How its ships and figures stand. */
  'position',
  /** How far it is from what wins. */
  'goal',
  /** The last of its own: what wins only when all of them arrive. */
  'together',
  'points',
  /** What it keeps for later. */
  'reserve',
  /** Whose turn it is, and what can still be done in it. */
  'tempo',
  /** Stress, lasting damage and the like. */
  'condition',
] as const;
export type Theme = (typeof THEMES)[number];

type ThemesOf = Readonly<Record<string, Theme>>;

/** By game and feature. Features that tell of one thing together have one theme. */
const THEMES_OF_GAMES: Readonly<Record<string, ThemesOf>> = {
  'super-teams': {
    needed: 'goal',
    'needed-late': 'goal',
    'needed-last': 'goal',
    'needed-inverse': 'goal',
    home: 'goal',
    'short-of-cards': 'goal',
    'ship-late': 'together',
    'ship-inverse': 'together',
    'color-late': 'together',
    jokers: 'reserve',
    'jokers-held': 'reserve',
    'pips-held': 'reserve',
    'pips-elsewhere': 'reserve',
    'pips-late': 'reserve',
    'pips-to-come': 'reserve',
    'skilled-pilot': 'reserve',
    'light-speed': 'reserve',
    'evasive-manoeuvre': 'reserve',
    'mechanical-grab': 'reserve',
    'speed-bonus': 'reserve',
    'turn-late': 'tempo',
  },
  xwing: {
    strength: 'strength',
    firepower: 'firepower',
    toughness: 'strength',
    exchange: 'damage',
    coming: 'damage',
    threat: 'damage',
    'critical-damage': 'condition',
    skill: 'tempo',
    'mission-role': 'goal',
    'mission-goal': 'goal',
    'mission-strength': 'strength',
    shuttle: 'goal',
    escort: 'strength',
  },
  'starship-battles': {
    hull: 'strength',
    alive: 'strength',
    full: 'strength',
    fighters: 'strength',
    'strength-logarithm': 'strength',
    guns: 'firepower',
    approach: 'firepower',
    exposure: 'position',
    counters: 'reserve',
    'moves-last': 'tempo',
  },
  'imperial-assault': {
    points: 'points',
    army: 'strength',
    places: 'goal',
    threats: 'firepower',
    acting: 'tempo',
  },
};

/** The theme of each feature of a game; nothing for what has none. */
export function themesOf(
  game: string,
  features: readonly string[],
): readonly (Theme | undefined)[] {
  const known = THEMES_OF_GAMES[game];
  return features.map((feature) => known?.[feature]);
}

/** One number for each feature, by its theme; `usual` where nothing is said. */
export function byTheme(
  game: string,
  features: readonly string[],
  values: Weights,
  usual: number,
): readonly number[] {
  return themesOf(game, features).map((theme) =>
    theme === undefined ? usual : (values[theme] ?? usual),
  );
}
