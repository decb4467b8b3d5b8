/** The words of the game, in the order in which the state counts them. */

export const FACTIONS = ['light', 'dark'] as const;
export type Faction = (typeof FACTIONS)[number];
export const LIGHT = 0;
export const DARK = 1;

export const MODES = ['advanced', 'quick-start'] as const;
export type Mode = (typeof MODES)[number];

/** SB-012: what a ship costs: as its card says, or as proposed where that is a reconstruction. */
export const COSTS = ['cards', 'proposed'] as const;
export type Costs = (typeof COSTS)[number];

/**
 * SB-204, SB-099: ship after ship, each with its Point-Defense first; or a ship may be taken up again;
 * or that, with the Point-Defense of the whole fleet before its first weapon.
 */
export const ATTACK_ORDERS = ['ship', 'any', 'point-defense-first'] as const;
export type AttackOrder = (typeof ATTACK_ORDERS)[number];

/** SB-031 */
export const MAP_IDS = ['standard', 'long-axis', 'compact'] as const;
export type MapId = (typeof MAP_IDS)[number];

/** Column and row; (0,0) is the north-west corner of the map. */
export type Square = readonly [number, number];

export const SHIP_CLASSES = [1, 2, 3, 4] as const;
export type ShipClass = (typeof SHIP_CLASSES)[number];

/** SB-024, SB-025: squares along one edge of a ship's footprint. */
export function sizeOfClass(shipClass: ShipClass): 1 | 2 {
  return shipClass <= 2 ? 2 : 1;
}

/** Where the bow points; clockwise, so that a right turn adds one. */
export const FACINGS = ['north', 'east', 'south', 'west'] as const;
export type Facing = (typeof FACINGS)[number];

/**
 * SB-051, SB-173: a step of a class 1 or 2 ship is a turn (none, left, right) and then one square
 * ahead or, with Power to Engines, to the left or right of ahead.
 */
export const STEP_NAMES = [
  'ahead',
  'ahead-left',
  'ahead-right',
  'left',
  'left-left',
  'left-right',
  'right',
  'right-left',
  'right-right',
] as const;
export type StepName = (typeof STEP_NAMES)[number];
/** SB-062: as the last step of a path, off the map. */
export type PathStep = StepName | 'flee';

/** SB-088: the two sides of a ship have one Defense value. */
export const FACES = ['front', 'side', 'rear'] as const;
export type Face = (typeof FACES)[number];
export const FRONT = 0;
export const SIDE = 1;
export const REAR = 2;

export const ARCS = ['any', 'broadside', 'frontal', 'spine'] as const;
export type Arc = (typeof ARCS)[number];

/** Straight out of a ship, clockwise from its bow. */
export const LANES = ['front', 'right', 'rear', 'left'] as const;
export type Lane = (typeof LANES)[number];
/** SB-091 to SB-094: the lanes that a weapon is bound to; none for one that fires all round. */
export const ARC_LANES: Readonly<Record<Arc, readonly Lane[]>> = {
  any: [],
  broadside: ['right', 'left'],
  frontal: ['front'],
  spine: ['front', 'rear'],
};

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
/** SB-098 */
export const POINT_DEFENSE_DAMAGE = 1;
export type WeaponName = WeaponId | typeof POINT_DEFENSE;
export const WEAPON_NAMES: readonly WeaponName[] = [...WEAPONS, POINT_DEFENSE];
/** SB-108, SB-112: weapons whose figures change with the target. */
export const VARYING_WEAPONS = ['ion-cannon', 'concussion-missiles'] as const;

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

/** SB-185: abilities that take off damage. */
export const REDUCING_ABILITIES = ['dr', 'evasion', 'jedi-evasion'] as const;

/** SB-004: the Quick Start plays without abilities, but fighters are launched in it. */
export function isPlayedIn(mode: Mode, ability: AbilityId): boolean {
  return mode === 'advanced' || ability === 'fighter-launch';
}

/** SB-004: command counters and options belong to the advanced game. */
export function hasCommands(mode: Mode): boolean {
  return mode === 'advanced';
}

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

/** SB-153, SB-181: what reaches farther at half damage. */
export const HALVING_EFFECTS = ['long-range-bomber', 'long-range-bombardment'] as const;

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

/** What a ship has done this round, or what was done to it (SB-137). */
export const DEEDS = ['moved', 'launched', 'attacked', 'buzzed'] as const;
export type Deed = (typeof DEEDS)[number];

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
