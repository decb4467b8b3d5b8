import { at, seatName } from '@parsecs/kernel';
import type { DieName } from './names.ts';
import { DOORS, RAIDERS, type Rules, siteOf } from './rules.ts';
import { rulesOf, type State } from './state.ts';
import { ABILITY_IDS, ATTACK_EFFECTS, COMMAND_IDS, CONDITIONS, DICE, ZONES } from './vocabulary.ts';

/** What an answer does; `a` and `b` say with what. */
export const VERBS = [
  'seat',
  'zone',
  'deploy',
  'mark',
  'activate',
  'next',
  'pass',
  'stop',
  'move',
  'walk',
  'attack',
  'special',
  'shed',
  'open',
  'flip',
  'retrieve',
  'reprogram',
  'upload',
  'end',
  'play',
  'use',
  'reroll',
  'dice',
  'die',
  'pool',
  'surge',
  'damage',
  'discard',
  'effect',
  'space',
  'push',
  'place',
  'figure',
  'group',
  'token',
  'raider',
  'choose',
  'resolve',
  'resign',
] as const;
export type Verb = (typeof VERBS)[number];

/** Named choices that are no thing of the table. */
export const CHOICES = [
  'yes',
  'no',
  'order-move',
  'order-attack',
  'move-raiders',
  'deploy-raider',
  'high-command',
] as const;
export type Choice = (typeof CHOICES)[number];

export const RECOVER = 0;
export const INFLICT = 1;
export const BLAST = 2;
export const CLEAVE = 3;
export const BURST = 4;

export type { Reply as Answer };

interface Reply {
  readonly id: string;
  readonly verb: Verb;
  readonly a: number;
  readonly b: number;
}

/** Answers that were given before: by verb and what they are about, the rest by a key. */
interface KnownAnswers {
  readonly plain: (Reply | undefined)[][];
  readonly others: Map<number, Reply>;
}

const KNOWN = new WeakMap<Rules, KnownAnswers[]>();
let lastRules: Rules | undefined;
let lastMission = -2;
let lastKnown: KnownAnswers | undefined;

function knownFor(rules: Rules, mission: number): KnownAnswers {
  let byMission = KNOWN.get(rules);
  if (byMission === undefined) {
    byMission = [];
    KNOWN.set(rules, byMission);
  }
  let known = byMission[mission + 1];
  if (known === undefined) {
    known = { plain: VERBS.map(() => []), others: new Map() };
    byMission[mission + 1] = known;
  }
  return known;
}

const VERB_NUMBERS: ReadonlyMap<Verb, number> = new Map(VERBS.map((verb, index) => [verb, index]));

/** Every answer that can ever be given at a table exists once, so asking costs little memory. */
export function reply(state: State, verb: Verb, a = -1, b = -1): Reply {
  const rules = rulesOf(state);
  if (rules !== lastRules || state.mission !== lastMission || lastKnown === undefined) {
    lastRules = rules;
    lastMission = state.mission;
    lastKnown = knownFor(rules, state.mission);
  }
  const number = VERB_NUMBERS.get(verb) as number;
  if (b === -1) {
    const known = lastKnown.plain[number] as (Reply | undefined)[];
    const answer = known[a + 1] ?? make(rules, state.mission, verb, a, b);
    known[a + 1] = answer;
    return answer;
  }
  const key = (number << 22) | ((a + 1) << 10) | (b + 1);
  let answer = lastKnown.others.get(key);
  if (answer === undefined) {
    answer = make(rules, state.mission, verb, a, b);
    lastKnown.others.set(key, answer);
  }
  return answer;
}

function make(rules: Rules, mission: number, verb: Verb, a: number, b: number): Reply {
  return { id: nameAnswer(rules, mission, verb, a, b), verb, a, b };
}

export function choose(state: State, choice: Choice): Reply {
  return reply(state, 'choose', CHOICES.indexOf(choice));
}

export function nameTarget(rules: Rules, mission: number, target: number): string {
  if (target >= DOORS) return at(siteOf(rules, mission).grid.file.doors, target - DOORS).id;
  if (target >= RAIDERS) return `raider-${target - RAIDERS + 1}`;
  return at(rules.figures, target).id;
}

export function nameStand(rules: Rules, mission: number, stand: number): string {
  const { grid } = siteOf(rules, mission);
  return stand < grid.count
    ? at(grid.label, stand)
    : `${at(grid.label, stand - grid.count)}-turned`;
}

/** A die of the attack in progress: attack dice from 0, defence dice from 16. */
export const DEFENCE_DICE = 16;

export function nameDie(die: number): DieName {
  return die >= DEFENCE_DICE ? `defence-${die - DEFENCE_DICE + 1}` : `attack-${die + 1}`;
}

/** A set of dice, one bit each: nine attack dice at most, then the defence dice. */
export const SET_DEFENCE = 7;

function nameSet(set: number): string {
  const names: string[] = [];
  for (let bit = 0; bit < SET_DEFENCE + 5; bit += 1) {
    if ((set & (1 << bit)) === 0) continue;
    names.push(nameDie(bit >= SET_DEFENCE ? bit - SET_DEFENCE + DEFENCE_DICE : bit));
  }
  return names.join('+');
}

/** Attack dice as a number in base 5, and back: 0 is no die. */
export function poolCode(dice: readonly number[]): number {
  return dice.reduce((code, die) => code * 5 + die + 1, 0);
}

export function poolDice(code: number): number[] {
  const dice: number[] = [];
  for (let rest = code; rest > 0; rest = Math.floor(rest / 5)) dice.unshift((rest % 5) - 1);
  return dice;
}

const REROLL_DICE = 32;

export function rerollCode(ability: number, die: number): number {
  return ability * REROLL_DICE + die;
}

export function rerollParts(code: number): readonly [ability: number, die: number] {
  return [Math.floor(code / REROLL_DICE), code % REROLL_DICE];
}

function nameAnswer(rules: Rules, mission: number, verb: Verb, a: number, b: number): string {
  const figure = (number: number): string => at(rules.figures, number).id;
  const by = b >= 0 ? `:${b < RAIDERS ? figure(b) : nameTarget(rules, mission, b)}` : '';
  switch (verb) {
    case 'pass':
    case 'stop':
    case 'move':
    case 'end':
    case 'damage':
    case 'resign':
      return verb;
    case 'seat':
      return seatName(a);
    case 'zone':
      return `zone:${at(ZONES, a)}`;
    case 'mark':
      return `mark:${a === 1 ? 'red' : 'blue'}:${at(rules.groups, b).id}`;
    case 'deploy':
    case 'walk':
    case 'push':
    case 'place':
    case 'space':
      return `${verb}:${nameStand(rules, mission, a)}${by}`;
    case 'activate':
    case 'group':
      return `${verb}:${at(rules.groups, a).id}`;
    case 'next':
    case 'figure':
      return `${verb}:${figure(a)}`;
    case 'attack':
      return `attack:${nameTarget(rules, mission, a)}`;
    case 'special':
    case 'use':
      return `${verb}:${at(ABILITY_IDS, a)}${by}`;
    case 'shed':
      return `shed:${at(CONDITIONS, a)}`;
    case 'open':
      return `open:${at(siteOf(rules, mission).grid.file.doors, a).id}`;
    case 'flip':
    case 'retrieve':
    case 'reprogram':
    case 'token':
      return `${verb}:${at(siteOf(rules, mission).tokens, a).id}`;
    case 'upload':
      return `upload:${at(siteOf(rules, mission).grid.file.terminals, a).id}`;
    case 'play':
      return `play:${at(COMMAND_IDS, a)}${by}`;
    case 'discard':
      return a === -1 ? 'discard' : `discard:${at(COMMAND_IDS, a)}`;
    case 'reroll': {
      const [ability, die] = rerollParts(a);
      return `reroll:${at(ABILITY_IDS, ability)}${by}:${nameDie(die)}`;
    }
    case 'dice':
      return `dice:${nameSet(a)}`;
    case 'die':
      return `die:${nameDie(a)}`;
    case 'pool':
      return `pool:${poolDice(a)
        .map((die) => at(DICE, die))
        .join('+')}`;
    case 'surge':
      return `surge:${a + 1}`;
    case 'effect':
      return `effect:${at(ATTACK_EFFECTS, a)}`;
    case 'raider':
      return `raider:${a + 1}`;
    case 'choose':
      return at(CHOICES, a);
    case 'resolve':
      return `resolve:${at(COMMAND_IDS, a)}`;
  }
}
