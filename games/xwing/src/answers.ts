import { at, seatName } from '@parsecs/kernel';
import type { Battle, Holding } from './battle.ts';
import { DAMAGE_IDS } from './cards/ids.ts';
import { ATTACK_RESULTS, DEFENCE_RESULTS, FACTIONS } from './cards/vocabulary.ts';
import { BOOSTS } from './geometry/boost.ts';
import { EDGES } from './geometry/play-area.ts';
import type { Squad } from './squad/squad.ts';
import { battleOf, type State } from './state.ts';
import { ACTIONS } from './vocabulary.ts';

/** What an answer does; `a`, `b` and `c` say with what. */
export const VERBS = [
  'word',
  'side',
  'squad',
  'assign',
  'obstacle',
  'edge',
  'ship',
  'place',
  'dial',
  'change',
  'manoeuvre',
  'action',
  'lock',
  'roll',
  'boost',
  'attack',
  'scan',
  'spend-lock',
  'use',
] as const;
export type Verb = (typeof VERBS)[number];

export const WORDS = [
  'done',
  'pass',
  'ready',
  'change',
  'decline',
  'spend-focus',
  'spend-evade',
  'resign',
] as const;
export type Word = (typeof WORDS)[number];

/** How the parameter of a card is written. */
export const PARAMS = ['none', 'ship', 'attack-dice', 'defence-dice', 'word', 'damage'] as const;
export type Param = (typeof PARAMS)[number];

/** Words that cards use for their choices. */
export const CHOICES = [
  'yes',
  'no',
  'left',
  'right',
  'focus',
  'target-lock',
  'evade',
  'barrel-roll',
  'boost',
  'green',
  'white',
] as const;
export type Choice = (typeof CHOICES)[number];

export interface Answer {
  readonly id: string;
  readonly verb: Verb;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  /** A place on the table, or the numbers of a barrel roll: shift and template. */
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly squad?: Squad;
}

function make(id: string, verb: Verb, a: number, b: number, c: number): Answer {
  return { id, verb, a, b, c, x: 0, y: 0, heading: 0 };
}

const WORD_ANSWERS: Readonly<Record<Word, Answer>> = Object.fromEntries(
  WORDS.map((word, index) => [word, make(word, 'word', index, -1, -1)]),
) as Record<Word, Answer>;

export const DONE: Answer = WORD_ANSWERS.done;
export const PASS: Answer = WORD_ANSWERS.pass;
export const READY_ANSWER: Answer = WORD_ANSWERS.ready;
export const CHANGE: Answer = WORD_ANSWERS.change;
export const DECLINE: Answer = WORD_ANSWERS.decline;
export const SPEND_FOCUS: Answer = WORD_ANSWERS['spend-focus'];
export const SPEND_EVADE: Answer = WORD_ANSWERS['spend-evade'];
/** Accepted at every question and listed at none. */
export const RESIGN: Answer = WORD_ANSWERS.resign;

export const SIDE_ANSWERS: readonly Answer[] = FACTIONS.map((faction, index) =>
  make(faction, 'side', index, -1, -1),
);
export const EDGE_ANSWERS: readonly Answer[] = EDGES.map((edge, index) =>
  make(edge, 'edge', index, -1, -1),
);
export const SEAT_ANSWERS: readonly Answer[] = Array.from({ length: 8 }, (_, seat) =>
  make(seatName(seat), 'assign', seat, -1, -1),
);
export const ACTION_ANSWERS: readonly Answer[] = ACTIONS.map((action, index) =>
  make(action, 'action', index, -1, -1),
);
export const BOOST_ANSWERS: readonly Answer[] = BOOSTS.map(({ bearing, speed }, index) =>
  make(`${bearing}-${speed}`, 'boost', index, -1, -1),
);

/** A choice of dice by their faces: four numbers of up to 15 in one. */
export function diceCode(counts: readonly number[]): number {
  let code = 0;
  for (let face = 3; face >= 0; face -= 1) code = code * 16 + (counts[face] ?? 0);
  return code;
}

export function diceOfCode(code: number, face: number): number {
  return (code >> (face * 4)) & 15;
}

function nameDice(code: number, names: readonly string[]): string {
  const dice = names.flatMap((name, face) =>
    Array.from({ length: diceOfCode(code, face) }, () => name),
  );
  return dice.length === 0 ? 'none' : dice.join('+');
}

const LOCK_ANSWERS = new Map<number, Answer>();

/** XW-116: the lock is spent and these dice are rerolled; `slot` says which of two locks. */
export function spendLock(slot: number, code: number): Answer {
  const key = code * 2 + slot;
  let answer = LOCK_ANSWERS.get(key);
  if (answer === undefined) {
    const id = `spend-lock${slot === 0 ? '' : '-2'}:${nameDice(code, ATTACK_RESULTS)}`;
    answer = make(id, 'spend-lock', slot, code, -1);
    LOCK_ANSWERS.set(key, answer);
  }
  return answer;
}

/** The answers about the ships of one match; each exists once, so asking costs no memory. */
interface AnswerBook {
  readonly ships: readonly Answer[];
  readonly locks: readonly Answer[];
  readonly changes: readonly Answer[];
  /** By ship, made when they are first asked for. */
  readonly dials: (readonly Answer[])[];
  readonly manoeuvres: (readonly Answer[])[];
  readonly attacks: Map<number, Answer>;
  readonly uses: Map<number, Answer>;
}

const BOOKS = new WeakMap<Battle, AnswerBook>();
let lastBattle: Battle | undefined;
let lastBook: AnswerBook | undefined;

function bookOf(battle: Battle): AnswerBook {
  if (battle === lastBattle && lastBook !== undefined) return lastBook;
  let book = BOOKS.get(battle);
  if (book === undefined) {
    book = newBook(battle);
    BOOKS.set(battle, book);
  }
  lastBattle = battle;
  lastBook = book;
  return book;
}

function newBook({ ids }: Battle): AnswerBook {
  return {
    ships: ids.map((id, ship) => make(id, 'ship', ship, -1, -1)),
    locks: ids.map((id, ship) => make(`lock:${id}`, 'lock', ship, -1, -1)),
    changes: ids.map((id, ship) => make(`change:${id}`, 'change', ship, -1, -1)),
    dials: [],
    manoeuvres: [],
    attacks: new Map(),
    uses: new Map(),
  };
}

export function shipAnswer(state: State, ship: number): Answer {
  return at(bookOf(battleOf(state)).ships, ship);
}

export function lockAnswer(state: State, ship: number): Answer {
  return at(bookOf(battleOf(state)).locks, ship);
}

export function changeAnswer(state: State, ship: number): Answer {
  return at(bookOf(battleOf(state)).changes, ship);
}

/** One answer for each manoeuvre of the ship's dial: setting it. */
export function dialAnswers(state: State, ship: number): readonly Answer[] {
  const battle = battleOf(state);
  const { dials } = bookOf(battle);
  let answers = dials[ship];
  if (answers === undefined) {
    const { id, dial } = at(battle.ships, ship);
    answers = dial.map(({ bearing, speed }, place) =>
      make(`${id}:${bearing}-${speed}`, 'dial', ship, place, -1),
    );
    dials[ship] = answers;
  }
  return answers;
}

/** One answer for each manoeuvre of the ship's dial: choosing it openly. */
export function manoeuvreAnswers(state: State, ship: number): readonly Answer[] {
  const battle = battleOf(state);
  const { manoeuvres } = bookOf(battle);
  let answers = manoeuvres[ship];
  if (answers === undefined) {
    answers = at(battle.ships, ship).dial.map(({ bearing, speed }, place) =>
      make(`${bearing}-${speed}`, 'manoeuvre', ship, place, -1),
    );
    manoeuvres[ship] = answers;
  }
  return answers;
}

/** How a weapon is paid for: as printed, or with focus in place of the lock (Deadeye). */
export const PAY_PRINTED = 0;
export const PAY_FOCUS = 1;

const PRIMARY = 'primary';

/** XW-107: weapon (place among the upgrades, −1 for the primary), target, payment. */
export function attackAnswer(
  state: State,
  attacker: number,
  weapon: number,
  target: number,
  payment: number = PAY_PRINTED,
): Answer {
  const battle = battleOf(state);
  const { attacks } = bookOf(battle);
  const key = ((attacker * 32 + weapon + 1) * battle.count + target) * 2 + payment;
  let answer = attacks.get(key);
  if (answer === undefined) {
    const name = weapon === -1 ? PRIMARY : at(at(battle.ships, attacker).upgrades, weapon).id;
    const price = payment === PAY_FOCUS ? '+focus' : '';
    const id = `${name}${price}>${at(battle.ids, target)}`;
    answer = make(id, 'attack', weapon, target, payment);
    attacks.set(key, answer);
  }
  return answer;
}

/** Using a card, perhaps on a ship, on dice or with a word. */
export function cardAnswer(
  state: State,
  holding: Holding,
  param: Param = 'none',
  value: number = -1,
): Answer {
  const battle = battleOf(state);
  const { uses } = bookOf(battle);
  const key = (holding.number * PARAMS.length + PARAMS.indexOf(param)) * 65_537 + value + 1;
  let answer = uses.get(key);
  if (answer === undefined) {
    const parameter = nameParam(battle, param, value);
    const id = `use:${holding.card}@${at(battle.ids, holding.ship)}${parameter}`;
    answer = make(id, 'use', holding.number, value, -1);
    uses.set(key, answer);
  }
  return answer;
}

export function chooseWord(state: State, holding: Holding, choice: Choice): Answer {
  return cardAnswer(state, holding, 'word', CHOICES.indexOf(choice));
}

function nameParam(battle: Battle, param: Param, value: number): string {
  switch (param) {
    case 'none':
      return '';
    case 'ship':
      return `:${at(battle.ids, value)}`;
    case 'attack-dice':
      return `:${nameDice(value, ATTACK_RESULTS)}`;
    case 'defence-dice':
      return `:${nameDice(value, DEFENCE_RESULTS)}`;
    case 'word':
      return `:${at(CHOICES, value)}`;
    case 'damage':
      return `:${at(DAMAGE_IDS, value)}`;
  }
}

export function poseAnswer(
  id: string,
  verb: 'place' | 'obstacle' | 'roll',
  a: number,
  b: number,
  x: number,
  y: number,
  heading: number,
): Answer {
  return { id, verb, a, b, c: -1, x, y, heading };
}

export function squadAnswer(id: string, squad: Squad): Answer {
  return { id, verb: 'squad', a: -1, b: -1, c: -1, x: 0, y: 0, heading: 0, squad };
}
