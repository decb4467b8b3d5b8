import { ACTION_ICONS } from './cards/vocabulary.ts';
import { assertOneBitEach } from './name-bits.ts';

/** The words that states, questions and events are made of. Numbers in a state count these lists. */

/**
 * What the books give to the Rebel and to the Imperial player: tasks while setting up, and the two
 * parts of a mission. Where both fly for one faction lots are drawn (decision 0427).
 */
export const REBEL_ROLE = 0;
export const IMPERIAL_ROLE = 1;

/** XW-012, XW-028 */
export const PHASES = ['setup', 'planning', 'activation', 'combat', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** C-08. What is in force all the time is no window: see `Modifier` in `declare.ts`. */
export const WINDOWS = [
  'planning-start',
  'activation-start',
  'before-reveal',
  'revealed',
  'execute',
  'moved',
  'executed',
  'executed-late',
  'activation-end',
  'action-performed',
  'lock-acquired',
  'token-spent',
  'stress-receive',
  'stress-received',
  'combat-start',
  'attack-declared',
  'attack-dice-count',
  'attack-dice-rolled',
  'attack-dice-defender',
  'attack-dice-attacker',
  'defence-dice-count',
  'defence-dice-attacker',
  'defence-dice-defender',
  'compare-start',
  'compare-after',
  'damage-before',
  'damage-after',
  'damage-deal',
  'damage-card-dealt',
  'damage-resolve',
  'attack-after',
  'attack-extra',
  'combat-end',
  'end-effects',
  'round-end',
] as const;
export type Window = (typeof WINDOWS)[number];

export const WINDOW_NUMBERS: Readonly<Record<Window, number>> = Object.fromEntries(
  WINDOWS.map((window, index) => [window, index]),
) as Record<Window, number>;

/** Actions by what makes them the same action (XW-065): icons, then cards, then missions. */
export const ACTIONS = [
  'focus',
  'target-lock',
  'evade',
  'barrel-roll',
  'boost',
  'daredevil',
  'experthandling',
  'expose',
  'marksmanship',
  'squadleader',
  'r2f2',
  'r5d8',
  'proximitymines',
  'saboteur',
  'console-fire',
  'damaged-sensor-array',
  'structural-damage',
  'weapon-malfunction',
  'protect',
] as const;
assertOneBitEach('ACTIONS', ACTIONS);
export type ActionId = (typeof ACTIONS)[number];
export const ACTION_NUMBERS: Readonly<Record<ActionId, number>> = Object.fromEntries(
  ACTIONS.map((action, index) => [action, index]),
) as Record<ActionId, number>;
/** The actions of cards and missions, which no action bar shows, one bit each. */
export const CARD_ACTIONS: number = (1 << ACTIONS.length) - 1 - ((1 << ACTION_ICONS.length) - 1);

/** Effects of cards on a ship that last until the round ends, one bit each. */
export const ROUND_EFFECTS = [
  'expose',
  'marksmanship',
  'r2f2',
  'pushthelimit-used',
  'rebelcaptive-used',
  'bomb-dropped',
  'skips-action',
] as const;
assertOneBitEach('ROUND_EFFECTS', ROUND_EFFECTS);
export type RoundEffect = (typeof ROUND_EFFECTS)[number];
export const ROUND_EFFECT_BITS: Readonly<Record<RoundEffect, number>> = Object.fromEntries(
  ROUND_EFFECTS.map((effect, index) => [effect, 1 << index]),
) as Record<RoundEffect, number>;

/** XW-302 */
export const BOMBS = ['seismiccharges', 'protonbombs', 'proximitymines'] as const;
export type BombId = (typeof BOMBS)[number];
/** XW-311: what strikes several ships one after another. */
export type Strike = BombId | 'assaultmissiles';
export const STRIKES: readonly Strike[] = [...BOMBS, 'assaultmissiles'];

/** What is decided, besides the cards of a window. */
const OWN_QUESTIONS = [
  'side',
  'squad',
  'assign',
  'obstacle',
  'edge',
  'place',
  'dial',
  'ready',
  'change-dial',
  'activate-next',
  'replace-manoeuvre',
  'action',
  'free-action',
  'lock',
  'barrel-roll',
  'boost',
  'attack-next',
  'attack',
  'modify-attack-dice',
  'modify-defence-dice',
  'card',
  'mission',
] as const;

/** What is decided. Windows in which cards may be used are asked by their own names. */
export const QUESTION_KINDS: readonly [...typeof OWN_QUESTIONS, ...typeof WINDOWS] = [
  ...OWN_QUESTIONS,
  ...WINDOWS,
];
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Answers that are a single word and say nothing more. */
export const WORDS = [
  'done',
  'pass',
  'ready',
  'change',
  'decline',
  'spend-focus',
  'spend-evade',
  'resign',
  'time-up',
] as const;
export type Word = (typeof WORDS)[number];

/** Words that cards let somebody choose. */
export const CHOICES = ['left', 'right'] as const;
export type Choice = (typeof CHOICES)[number];

/** What a ship has done or become; all but `held` end with the round. */
export const SHIP_MARKS = [
  'activated',
  'opportune',
  'doomed',
  'dial-shown',
  'skips-action',
  'no-more-attacks',
  'no-free-actions',
  'held',
  'hit-obstacle',
] as const;
assertOneBitEach('SHIP_MARKS', SHIP_MARKS);
export type ShipMark = (typeof SHIP_MARKS)[number];

/** Where a ship is; `escaped` has fled without being destroyed, as some missions allow. */
export const SHIP_STATUSES = ['unplaced', 'in-play', 'destroyed', 'escaped'] as const;
export type ShipStatus = (typeof SHIP_STATUSES)[number];

/** Where a seat is in its planning. */
export const PLANNING_STEPS = ['setting', 'changing', 'ready'] as const;
export type PlanningStep = (typeof PLANNING_STEPS)[number];

/** What missions ask, by their moments. */
export const MISSION_MOMENTS = [
  'upgrades',
  'shuttle',
  'damaged-ship',
  'satellite',
  'reinforcement',
] as const;
export type MissionMoment = (typeof MISSION_MOMENTS)[number];

/** What can be forbidden to somebody in an attack (XW-220). */
export const BARRED = ['attacker-focus', 'attacker-reroll', 'evade-tokens'] as const;
export type Barred = (typeof BARRED)[number];

/** Tokens that are spent on dice. */
export const DICE_TOKENS = ['target-lock', 'focus', 'evade'] as const;
export type DiceToken = (typeof DICE_TOKENS)[number];

/** Why an answer may be refused; every cause has words in each language. */
export const CAUSES = [
  'not-asked',
  'unknown-answer',
  'other-question',
  'squad-not-legal',
  'obstacle-taken',
  'obstacle-near-edge',
  'obstacle-overlaps',
  'too-near',
  'satellite-alone',
  'outside-zone',
  'outside-area',
  'place-taken',
  'no-room-for-the-rest',
  'not-your-ship',
  'last-round',
  'not-this-ship',
  'not-in-play',
  'not-on-dial',
  'red-while-stressed',
  'no-dial',
  'dials-missing',
  'already-set',
  'not-in-bar',
  'stressed',
  'action-taken',
  'no-action-now',
  'bomb-dropped',
  'bomb-outside',
  'nothing-in-range',
  'roll-out-of-reach',
  'roll-hits-ship',
  'roll-hits-obstacle',
  'roll-hits-template',
  'roll-leaves-area',
  'on-obstacle',
  'touching',
  'out-of-arc',
  'out-of-range',
  'weapon-range',
  'weapon-needs-lock',
  'weapon-needs-focus',
  'no-such-weapon',
  'weapon-gone',
  'friendly-target',
  'protected-target',
  'no-token',
  'die-rerolled',
  'not-such-dice',
  'forbidden-by-card',
  'must-choose',
  'card-not-usable',
] as const;
export type Cause = (typeof CAUSES)[number];
