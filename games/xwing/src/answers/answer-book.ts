import { at } from '@parsecs/kernel';
import type { Battle, CardInPlay } from '../battle.ts';
import { usedOnOf } from '../cards/card-ids.ts';
import { DAMAGE_IDS } from '../cards/ids.ts';
import { FACTIONS } from '../cards/vocabulary.ts';
import { attackDiceOf, type DiceCode, defenceDiceOf } from '../dice-codes.ts';
import { BOOSTS } from '../geometry/boost.ts';
import { EDGES } from '../geometry/directions.ts';
import { writeManoeuvre } from '../names.ts';
import { battleOf, idOf, type State } from '../state.ts';
import { ACTIONS, CHOICES, type Choice, type Word } from '../vocabulary.ts';
import { type Answer, type AnswerOf, PRIMARY, type Price, type UsedOn } from './answer.ts';
import { answerOf } from './write-answer.ts';

/**
 * The answers that are offered, found by the numbers of the state. Each exists once, so asking costs
 * no memory; nobody compares them by identity, for an answer that was sent or stored is a copy.
 */

function wordAnswer(word: Word): AnswerOf<'word'> {
  return { kind: 'word', id: word, word };
}

export const DONE: Answer = wordAnswer('done');
export const PASS: Answer = wordAnswer('pass');
export const READY_ANSWER: Answer = wordAnswer('ready');
export const CHANGE: Answer = wordAnswer('change');
export const DECLINE: Answer = wordAnswer('decline');
export const SPEND_FOCUS: Answer = wordAnswer('spend-focus');
export const SPEND_EVADE: Answer = wordAnswer('spend-evade');
/** Accepted at every question and listed at none. */
export const RESIGN: Answer = wordAnswer('resign');
/** XW-318: said by the table alone. */
export const TIME_UP: Answer = wordAnswer('time-up');

export function isWord(answer: Answer, word: Word): boolean {
  return answer.kind === 'word' && answer.word === word;
}

export const SIDE_ANSWERS: readonly Answer[] = FACTIONS.map((faction) =>
  answerOf({ kind: 'side', faction }),
);
export const EDGE_ANSWERS: readonly Answer[] = EDGES.map((edge) =>
  answerOf({ kind: 'edge', edge }),
);
export const SEAT_ANSWERS: readonly Answer[] = Array.from({ length: 8 }, (_, seat) =>
  answerOf({ kind: 'assign', seat }),
);
export const ACTION_ANSWERS: readonly Answer[] = ACTIONS.map((action) =>
  answerOf({ kind: 'action', action }),
);
export const BOOST_ANSWERS: readonly Answer[] = BOOSTS.map((boost) =>
  answerOf({ kind: 'manoeuvre', manoeuvre: writeManoeuvre(boost) }),
);

const LOCK_ANSWERS = new Map<number, Answer>();

/** XW-116: the lock is spent and these dice are rerolled; `slot` says which of two locks. */
export function spendLock(slot: number, code: number): Answer {
  const key = code * 2 + slot;
  let answer = LOCK_ANSWERS.get(key);
  if (answer === undefined) {
    const lock = slot === 0 ? 1 : 2;
    answer = answerOf({ kind: 'spend-lock', lock, dice: attackDiceOf(code) });
    LOCK_ANSWERS.set(key, answer);
  }
  return answer;
}

/** The answers about the ships of one match. */
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
    ships: ids.map((ship) => answerOf({ kind: 'ship', ship })),
    locks: ids.map((target) => answerOf({ kind: 'lock', target })),
    changes: ids.map((ship) => answerOf({ kind: 'change', ship })),
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

/** One answer for each manoeuvre of the ship's dial, by its place: setting it. */
export function dialAnswers(state: State, ship: number): readonly Answer[] {
  const battle = battleOf(state);
  const { dials } = bookOf(battle);
  let answers = dials[ship];
  if (answers === undefined) {
    const { id, dialNames } = at(battle.ships, ship);
    answers = dialNames.map((manoeuvre) => answerOf({ kind: 'dial', ship: id, manoeuvre }));
    dials[ship] = answers;
  }
  return answers;
}

/** One answer for each manoeuvre of the ship's dial, by its place: choosing it openly. */
export function manoeuvreAnswers(state: State, ship: number): readonly Answer[] {
  const battle = battleOf(state);
  const { manoeuvres } = bookOf(battle);
  let answers = manoeuvres[ship];
  if (answers === undefined) {
    const { dialNames } = at(battle.ships, ship);
    answers = dialNames.map((manoeuvre) => answerOf({ kind: 'manoeuvre', manoeuvre }));
    manoeuvres[ship] = answers;
  }
  return answers;
}

/** XW-107: weapon (place among the upgrades, −1 for the primary), target, price. */
export function attackAnswer(
  state: State,
  attacker: number,
  weapon: number,
  target: number,
  price: Price,
): Answer {
  const battle = battleOf(state);
  const { attacks } = bookOf(battle);
  const key =
    ((attacker * 32 + weapon + 1) * battle.count + target) * 2 + (price === 'focus' ? 1 : 0);
  let answer = attacks.get(key);
  if (answer === undefined) {
    answer = answerOf({
      kind: 'attack',
      weapon: weapon === -1 ? PRIMARY : at(at(battle.ships, attacker).upgrades, weapon).id,
      target: at(battle.ids, target),
      price,
    });
    attacks.set(key, answer);
  }
  return answer;
}

/** What the number behind a used card counts. */
const NOTHING = 0;
const SHIP = 1;
const ATTACK_DICE = 2;
const DEFENCE_DICE = 3;
const WORD = 4;
const DAMAGE = 5;
const SORTS = 6;
/** More than any of these numbers. */
const MOST = 65_537;

function keyOf({ number }: CardInPlay, sort: number, value: number): number {
  return (number * SORTS + sort) * MOST + value + 1;
}

function findUse(state: State, self: CardInPlay, sort: number, value: number): Answer | undefined {
  return bookOf(battleOf(state)).uses.get(keyOf(self, sort, value));
}

function keepUse(state: State, self: CardInPlay, sort: number, value: number, on?: UsedOn): Answer {
  const battle = battleOf(state);
  const { card } = self;
  const ship = at(battle.ids, self.ship);
  const kind = usedOnOf(card);
  // The text of the answer can be read again only if the vocabulary says what the card is used on.
  if (on !== undefined && (kind === undefined || !(kind in on))) {
    throw new Error(`${card} is not used on ${Object.keys(on).join()}`);
  }
  const answer = answerOf({ kind: 'use', card, ship, ...(on !== undefined && { on }) });
  bookOf(battle).uses.set(keyOf(self, sort, value), answer);
  return answer;
}

export function cardAnswer(state: State, self: CardInPlay): Answer {
  return findUse(state, self, NOTHING, -1) ?? keepUse(state, self, NOTHING, -1);
}

export function cardOnShip(state: State, self: CardInPlay, ship: number): Answer {
  return (
    findUse(state, self, SHIP, ship) ??
    keepUse(state, self, SHIP, ship, { ship: idOf(state, ship) })
  );
}

export function cardOnAttackDice(state: State, self: CardInPlay, code: DiceCode): Answer {
  return (
    findUse(state, self, ATTACK_DICE, code) ??
    keepUse(state, self, ATTACK_DICE, code, { dice: attackDiceOf(code) })
  );
}

export function cardOnDefenceDice(state: State, self: CardInPlay, code: DiceCode): Answer {
  return (
    findUse(state, self, DEFENCE_DICE, code) ??
    keepUse(state, self, DEFENCE_DICE, code, { dice: defenceDiceOf(code) })
  );
}

export function cardWithWord(state: State, self: CardInPlay, word: Choice): Answer {
  const number = CHOICES.indexOf(word);
  return findUse(state, self, WORD, number) ?? keepUse(state, self, WORD, number, { word });
}

export function cardOnDamage(state: State, self: CardInPlay, damage: number): Answer {
  return (
    findUse(state, self, DAMAGE, damage) ??
    keepUse(state, self, DAMAGE, damage, { damage: at(DAMAGE_IDS, damage) })
  );
}
