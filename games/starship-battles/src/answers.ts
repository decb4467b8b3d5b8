import { at, seatName } from '@parsecs/kernel';
import type { Battle } from './battle.ts';
import { STEP_NAMES, STEPS } from './geometry/steps.ts';
import { columnOf, ROW, rowOf } from './state.ts';
import { FACES, FACINGS, FACTIONS, OPTIONS, POINT_DEFENSE, WEAPONS } from './vocabulary.ts';

/** One legal answer. What its numbers count is told in `vocabulary.ts` and `state.ts`. */
export type Answer =
  | { readonly kind: 'word'; readonly id: Word }
  | { readonly kind: 'side'; readonly id: string; readonly faction: number }
  | { readonly kind: 'fleet'; readonly id: string; readonly types: readonly number[] }
  | { readonly kind: 'seat'; readonly id: string; readonly seat: number }
  | { readonly kind: 'square'; readonly id: string; readonly square: number }
  | { readonly kind: 'facing'; readonly id: string; readonly facing: number }
  | { readonly kind: 'ship'; readonly id: string; readonly ship: number }
  | { readonly kind: 'path'; readonly id: string; readonly steps: readonly number[] }
  | {
      readonly kind: 'displace';
      readonly id: string;
      readonly ship: number;
      readonly square: number;
    }
  | {
      readonly kind: 'launch';
      readonly id: string;
      readonly fighter: number;
      readonly carrier: number;
    }
  | {
      readonly kind: 'fire';
      readonly id: string;
      /** The kind of weapon; one more than the last for Point-Defense. */
      readonly weapon: number;
      readonly target: number;
    }
  | { readonly kind: 'face'; readonly id: string; readonly face: number }
  | {
      readonly kind: 'option';
      readonly id: string;
      readonly option: number;
      readonly supplier: number;
    };

export type AnswerOf<Kind extends Answer['kind']> = Extract<Answer, { readonly kind: Kind }>;

export const WORDS = [
  'done',
  'decline',
  'stay',
  'flee',
  'keep',
  'reroll',
  'roll',
  'resign',
] as const;
export type Word = (typeof WORDS)[number];

export const DONE: Answer = { kind: 'word', id: 'done' };
export const DECLINE: Answer = { kind: 'word', id: 'decline' };
export const STAY: Answer = { kind: 'word', id: 'stay' };
export const FLEE: Answer = { kind: 'word', id: 'flee' };
export const KEEP: Answer = { kind: 'word', id: 'keep' };
export const REROLL: Answer = { kind: 'word', id: 'reroll' };
export const ROLL: Answer = { kind: 'word', id: 'roll' };
export const RESIGN: Answer = { kind: 'word', id: 'resign' };

/** As the last step of a path: off the map. */
export const OFF_MAP = -1;
/** The weapon of an answer that stands for Point-Defense. */
export const POINT_DEFENSE_KIND: number = WEAPONS.length;

export const SIDE_ANSWERS: readonly Answer[] = FACTIONS.map((id, faction) => ({
  kind: 'side',
  id,
  faction,
}));
export const SEAT_ANSWERS: readonly Answer[] = [0, 1, 2, 3].map((seat) => ({
  kind: 'seat',
  id: seatName(seat),
  seat,
}));
export const FACING_ANSWERS: readonly Answer[] = FACINGS.map((id, facing) => ({
  kind: 'facing',
  id,
  facing,
}));
export const FACE_ANSWERS: readonly Answer[] = FACES.map((id, face) => ({
  kind: 'face',
  id,
  face,
}));

const SQUARES: (Answer | undefined)[] = Array.from({ length: ROW * ROW }, () => undefined);

/** Every answer that can be shared exists once: asking costs no memory. */
export function squareAnswer(square: number): Answer {
  const known = SQUARES[square];
  if (known !== undefined) return known;
  const made: Answer = { kind: 'square', id: writeSquare(square), square };
  SQUARES[square] = made;
  return made;
}

function writeSquare(square: number): string {
  return `${columnOf(square)},${rowOf(square)}`;
}

function path(...steps: readonly number[]): Answer {
  const id = steps.map((step) => (step === OFF_MAP ? 'flee' : at(STEP_NAMES, step))).join(',');
  return { kind: 'path', id, steps };
}

const ONE_STEP: readonly Answer[] = STEPS.map((step) => path(step));
const TWO_STEPS: readonly (readonly Answer[])[] = STEPS.map((first) =>
  STEPS.map((second) => path(first, second)),
);
const STEP_AND_FLEE: readonly Answer[] = STEPS.map((step) => path(step, OFF_MAP));

/** One step (`second` −1) or two, perhaps ending off the map. */
export function pathAnswer(first: number, second: number, flees: boolean): Answer {
  if (first === -1) return FLEE;
  if (flees) return at(STEP_AND_FLEE, first);
  return second === -1 ? at(ONE_STEP, first) : at(at(TWO_STEPS, first), second);
}

/** The written path with this id, whether it can be flown or not. */
export function findPath(id: string): AnswerOf<'path'> | undefined {
  for (const list of [ONE_STEP, ...TWO_STEPS, STEP_AND_FLEE]) {
    const found = list.find((answer) => answer.id === id);
    if (found?.kind === 'path') return found;
  }
  return undefined;
}

/** The answers about the ships of one match. */
interface AnswerBook {
  readonly ships: readonly Answer[];
  readonly fire: (Answer | undefined)[];
  readonly launch: Map<number, Answer>;
  readonly option: (Answer | undefined)[];
}

const BOOKS = new WeakMap<Battle, AnswerBook>();
let lastBattle: Battle | undefined;
let lastBook: AnswerBook | undefined;

function bookOf(battle: Battle): AnswerBook {
  if (battle === lastBattle && lastBook !== undefined) return lastBook;
  let book = BOOKS.get(battle);
  if (book === undefined) {
    const count = battle.ids.length;
    book = {
      ships: battle.ids.map((id, ship) => ({ kind: 'ship', id, ship })),
      fire: Array.from({ length: count * (POINT_DEFENSE_KIND + 1) }, () => undefined),
      launch: new Map(),
      option: Array.from({ length: count * OPTIONS.length }, () => undefined),
    };
    BOOKS.set(battle, book);
  }
  lastBattle = battle;
  lastBook = book;
  return book;
}

export function shipAnswer(battle: Battle, ship: number): Answer {
  return at(bookOf(battle).ships, ship);
}

export function fireAnswer(battle: Battle, weapon: number, target: number): Answer {
  const { fire } = bookOf(battle);
  const index = weapon * battle.ids.length + target;
  const known = fire[index];
  if (known !== undefined) return known;
  const name = weapon === POINT_DEFENSE_KIND ? POINT_DEFENSE : at(WEAPONS, weapon);
  const made: Answer = { kind: 'fire', id: `${name}>${at(battle.ids, target)}`, weapon, target };
  fire[index] = made;
  return made;
}

export function launchAnswer(battle: Battle, fighter: number, carrier: number): Answer {
  const { launch } = bookOf(battle);
  const key = fighter * battle.ids.length + carrier;
  const known = launch.get(key);
  if (known !== undefined) return known;
  const id = `${at(battle.ids, fighter)}@${at(battle.ids, carrier)}`;
  const made: Answer = { kind: 'launch', id, fighter, carrier };
  launch.set(key, made);
  return made;
}

export function optionAnswer(battle: Battle, option: number, supplier: number): Answer {
  const book = bookOf(battle);
  const index = option * battle.ids.length + supplier;
  const known = book.option[index];
  if (known !== undefined) return known;
  const id = `${at(OPTIONS, option)}@${at(battle.ids, supplier)}`;
  const made: Answer = { kind: 'option', id, option, supplier };
  book.option[index] = made;
  return made;
}

export function displaceAnswer(battle: Battle, ship: number, square: number): Answer {
  return { kind: 'displace', id: `${at(battle.ids, ship)}>${writeSquare(square)}`, ship, square };
}
