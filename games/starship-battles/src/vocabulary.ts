/** The words of the game, in the order in which the state counts them. */

export const FACTIONS = ['light', 'dark'] as const;
export type Faction = (typeof FACTIONS)[number];
export const LIGHT = 0;
export const DARK = 1;

export const MODES = ['advanced', 'quick-start'] as const;
export type Mode = (typeof MODES)[number];

export type ShipClass = 1 | 2 | 3 | 4;

/** Where the bow points; clockwise, so that a right turn adds one. */
export const FACINGS = ['north', 'east', 'south', 'west'] as const;
export type Facing = (typeof FACINGS)[number];

/** SB-088: the two sides of a ship have one Defense value. */
export const FACES = ['front', 'side', 'rear'] as const;
export type Face = (typeof FACES)[number];
export const FRONT = 0;
export const SIDE = 1;
export const REAR = 2;

export const ARCS = ['any', 'broadside', 'frontal', 'spine'] as const;
export type Arc = (typeof ARCS)[number];

export const WEAPONS = [
  'turbolasers',
  'laser-cannon',
  'blaster-cannon',
  'ion-cannon',
  'barrage',
  'proton-barrage',
  'frontal-battery',
  'concussion-missiles',
  'proton-torpedoes',
  'energy-torpedoes',
] as const;
export type WeaponId = (typeof WEAPONS)[number];
/** SB-017: not a weapon system, but attacked with like one. */
export const POINT_DEFENSE = 'point-defense';

export const ABILITIES = [
  'advanced-communications-array',
  'antifighter-targeting',
  'assault',
  'bounty-hunter',
  'buzz-droids',
  'cloak',
  'dr',
  'droid-control',
  'emperors-will',
  'evasion',
  'fighter-launch',
  'force-sense',
  'infinite',
  'interceptor',
  'interdict',
  'jammer',
  'jedi-command',
  'jedi-evasion',
  'long-range-bomber',
  'seismic-mines',
  'sensor-array',
  'sith-command',
  'tractor-beams',
  'unique',
] as const;
export type AbilityId = (typeof ABILITIES)[number];

/** Abilities that are written with a number. */
export const VALUED_ABILITIES: readonly AbilityId[] = [
  'antifighter-targeting',
  'bounty-hunter',
  'dr',
  'droid-control',
  'evasion',
  'fighter-launch',
  'jammer',
  'jedi-command',
  'jedi-evasion',
  'seismic-mines',
  'sensor-array',
  'sith-command',
];

export const OPTIONS = [
  'damage-control',
  'power-to-shields',
  'power-to-weapons',
  'power-to-engines',
  'power-to-shields-front',
  'scramble-fighters',
  'fly-casual',
  'incoming-fighters',
  'target-fighters',
  'attack-formation',
  'evasive',
  'long-range-bombardment',
] as const;
export type OptionId = (typeof OPTIONS)[number];

/** SB-208: the moments at which options are offered. */
export const OPTION_WINDOWS = [
  'own-move',
  'own-launch',
  'before-declaration',
  'attack-declared',
  'hit-scored',
  'before-damage',
] as const;
export type OptionWindow = (typeof OPTION_WINDOWS)[number];

/** What is decided; `over` stands for nothing. */
export const QUESTION_KINDS = [
  'side',
  'fleet',
  'partner',
  'deploy',
  'deploy-facing',
  'reroll',
  'move',
  'path',
  'facing',
  'displace',
  'launch',
  'launch-square',
  'attack',
  'fire',
  'face',
  'options',
  'roll',
  'fly-casual',
  'emperors-will',
  'damage-control',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** SB-040, and what comes before the first round. */
export const PHASES = ['setup', 'initiative', 'move', 'attack', 'damage'] as const;
export type Phase = (typeof PHASES)[number];

/** Why an answer may be refused; every cause has words in each language. */
export const CAUSES = [
  'not-asked',
  'unknown-answer',
  'other-question',
  'fleet-not-legal',
  'outside-zone',
  'square-taken',
  'no-room-for-the-rest',
  'off-the-map',
  'already-moved',
  'just-launched',
  'already-attacked',
  'not-your-ship',
  'not-in-play',
  'too-far',
  'blocked-by-enemy',
  'ends-on-friend',
  'must-stop',
  'stops-on-friend',
  'no-diagonal',
  'wrong-step',
  'not-displaced',
  'not-nearest',
  'not-in-pool',
  'not-a-carrier',
  'launch-limit',
  'not-adjacent',
  'no-such-weapon',
  'weapon-fired',
  'side-fired',
  'point-defense-over',
  'point-defense-used',
  'friendly-target',
  'out-of-range',
  'fighter-not-adjacent',
  'cannot-hit-fighters',
  'out-of-arc',
  'nothing-to-attack',
  'not-this-face',
  'option-in-force',
  'no-counter',
  'wrong-class-for-counter',
  'other-window',
  'no-effect',
  'attack-is-binding',
  'cannot-take-more',
  'commands-off',
] as const;
export type Cause = (typeof CAUSES)[number];
