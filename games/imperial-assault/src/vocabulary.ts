export * from './cards/card-ids.ts';

/** The words of the game, in the order in which the state counts them. */

export const AFFILIATIONS = ['imperial', 'rebel', 'mercenary'] as const;
export type Affiliation = (typeof AFFILIATIONS)[number];

export const RANKS = ['regular', 'elite'] as const;
export type Rank = (typeof RANKS)[number];

export const TRAITS = [
  'brawler',
  'creature',
  'droid',
  'force-user',
  'guardian',
  'heavy-weapon',
  'hunter',
  'leader',
  'smuggler',
  'spy',
  'trooper',
  'vehicle',
  'wookiee',
] as const;
export type Trait = (typeof TRAITS)[number];

/** IA-201: four attack dice, then two defence dice. */
export const DICE = ['blue', 'red', 'green', 'yellow', 'black', 'white'] as const;
export type Die = (typeof DICE)[number];
export const BLUE = 0;
export const RED = 1;
export const GREEN = 2;
export const YELLOW = 3;
export const WHITE = 5;

/** One bit each in the state. */
export const CONDITIONS = ['stunned', 'bleeding', 'focused', 'hidden', 'weakened'] as const;
export type Condition = (typeof CONDITIONS)[number];
export const STUNNED = 1;
export const BLEEDING = 2;
export const FOCUSED = 4;
export const HIDDEN = 8;
export const WEAKENED = 16;
export function conditionBit(condition: Condition): number {
  return 1 << CONDITIONS.indexOf(condition);
}
/** IA-222 */
export const HARMFUL: number = STUNNED | BLEEDING | WEAKENED;
export function isHarmful(condition: Condition): boolean {
  return (HARMFUL & conditionBit(condition)) !== 0;
}

/** What a surge, a keyword or a bonus may give to an attack. */
export const KEYWORDS = [
  'accuracy',
  'damage',
  'pierce',
  'blast',
  'cleave',
  'recover',
  'stun',
  'bleed',
  'weaken',
  'focus',
  'hide',
  'critical',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

export const TOKEN_KINDS = [
  'launch-panel',
  'contraband',
  'crate',
  'raider',
  'holocron',
  'communications-beacon',
  'excavation-site',
  'remote',
  'relay-core',
  'data-crate',
] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** IA-043: the two deployment zones. */
export const ZONES = ['red', 'blue'] as const;
export type Zone = (typeof ZONES)[number];

/** Deception Game: the secret marks. */
export const MARKS = ['red', 'blue'] as const;
export type Mark = (typeof MARKS)[number];

/** Keyword effects after an attack, in the order in which they are named (IA-191). */
export const ATTACK_EFFECTS = ['recover', 'conditions', 'blast', 'cleave', 'burst-fire'] as const;
export type AttackEffect = (typeof ATTACK_EFFECTS)[number];

/** Abilities that a figure may use once per round, one bit each in the state. */
export const ONCE_PER_ROUND = [
  'executor',
  'hair-trigger',
  'return-fire',
  'trooper-assault',
] as const;
export type OncePerRound = (typeof ONCE_PER_ROUND)[number];

/** What lies on a player until the end of the round, by the card; `flipped` is a launch panel. */
export const SEAT_EFFECTS = ['covering-fire', 'shadow-ops', 'sit-tight', 'flipped'] as const;
export type SeatEffect = (typeof SEAT_EFFECTS)[number];

/** Cards that last on a figure. */
export const FIGURE_EFFECTS = [
  'take-cover',
  'knowledge-and-defense',
  'expose-weakness',
  'meditation',
] as const;
export type FigureEffect = (typeof FIGURE_EFFECTS)[number];

/** What a defeat sets off, in the order in which the state counts it (IA-237). */
export const TRIGGERS = [
  'vengeance',
  'forward-vengeance',
  'executor',
  'last-stand',
  'celebration',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** Deployment cards that bring figures, by what has happened to them. */
export const GROUP_STATES = ['ready', 'exhausted', 'activating', 'defeated'] as const;
export type GroupState = (typeof GROUP_STATES)[number];
export const READY = 0;
export const EXHAUSTED = 1;
export const ACTIVATING = 2;
export const DEFEATED = 3;

/** Moments in which several effects may be used, one after another. */
export const WINDOWS = [
  'start-of-round',
  'end-of-round',
  'start-of-activation',
  'after-special-action',
  'after-activation',
  'declaring',
  'declared-on-you',
  'reroll-attack',
  'reroll-defence',
  'modify-attack',
  'after-attack',
  'after-attack-on-you',
  'after-defeat',
] as const;
export type Window = (typeof WINDOWS)[number];

/** Stands in a view for what is there and may not be known. */
export const UNSEEN = 'unseen';
export type Unseen = typeof UNSEEN;

/** Questions that are asked outside of windows. */
const OWN_QUESTIONS = [
  'army',
  'initiative',
  'zone',
  'deploy',
  'mark',
  'activate',
  'next-figure',
  'act',
  'extra-action',
  'target',
  'target-space',
  'pool',
  'remove-die',
  'reroll-set',
  'discard',
  'surge',
  'strain',
  'order-effects',
  'cleave',
  'displace',
  'walk',
  'push',
  'place',
  'choose-figure',
  'ordered',
  'choose-group',
  'drop',
  'deliver',
  'excavate',
  'bombard',
  'raid-target',
  'raid-choice',
  'raider',
  'raider-move',
  'raider-place',
  'raider-displace',
  'draw',
] as const;
export type QuestionKind = Window | (typeof OWN_QUESTIONS)[number];
export const QUESTION_KINDS: readonly QuestionKind[] = [...OWN_QUESTIONS, ...WINDOWS];

/** The active figure spends its actions. */
export function isActing(question: string | undefined): boolean {
  return question === 'act' || question === 'extra-action';
}

const ATTACK_QUESTIONS: readonly string[] = [
  'declaring',
  'declared-on-you',
  'reroll-attack',
  'reroll-defence',
  'modify-attack',
  'after-attack',
  'after-attack-on-you',
  'target',
  'target-space',
  'pool',
  'surge',
  'cleave',
] satisfies readonly QuestionKind[];

/** The question belongs to the attack that is going on. */
export function isOfAttack(question: string): boolean {
  return ATTACK_QUESTIONS.includes(question);
}

/** Why an answer may be refused; every cause has words in each language. */
export const CAUSES = [
  'not-asked',
  'unknown-answer',
  'other-question',
  'may-not-pass',
  'not-ready',
  'no-action-left',
  'needs-two-actions',
  'already-attacked',
  'used-this-activation',
  'used-this-round',
  'stunned',
  'tripod',
  'stays-after-displacing',
  'no-movement-points',
  'too-far',
  'occupied',
  'no-way',
  'no-such-space',
  'friendly-target',
  'not-adjacent',
  'not-in-sight',
  'too-close',
  'no-target',
  'same-target',
  'not-in-hand',
  'other-window',
  'wrong-figure',
  'forbidden-to-play',
  'same-card-twice',
  'cannot-interact',
  'out-of-reach',
  'locked',
  'already-carried',
  'carries-one-already',
  'flipped-this-round',
  'nothing-to-choose',
  'no-surge-left',
  'surge-used',
  'rerolled-already',
  'zone-taken',
  'outside-zone',
  'must-choose',
  'no-rest',
  'not-in-skirmish',
  'illegal-army',
] as const;
export type Cause = (typeof CAUSES)[number];
