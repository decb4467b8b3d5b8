import { at } from '@parsecs/kernel';
import { type Answer, type AnswerOf, written } from './answers.ts';
import type { Battle } from './battle.ts';
import { ROW, writeAt } from './geometry/squares.ts';
import {
  FACES,
  FACINGS,
  FACTIONS,
  OPTIONS,
  type PathStep,
  STEP_NAMES,
  WEAPON_NAMES,
} from './vocabulary.ts';

/** The answers that questions list. Every one that can be shared exists once: asking costs no memory. */

export const DONE: Answer = written<'word'>({ kind: 'word', word: 'done' });
export const DECLINE: Answer = written<'word'>({ kind: 'word', word: 'decline' });
export const STAY: Answer = written<'word'>({ kind: 'word', word: 'stay' });
export const FLEE: Answer = written<'word'>({ kind: 'word', word: 'flee' });
export const KEEP: Answer = written<'word'>({ kind: 'word', word: 'keep' });
export const REROLL: Answer = written<'word'>({ kind: 'word', word: 'reroll' });
export const ROLL: Answer = written<'word'>({ kind: 'word', word: 'roll' });
export const RESIGN: Answer = written<'word'>({ kind: 'word', word: 'resign' });

/** The weapon that stands for Point-Defense among `WEAPON_NAMES`. */
export const POINT_DEFENSE_KIND: number = WEAPON_NAMES.length - 1;

export const SIDE_ANSWERS: readonly Answer[] = FACTIONS.map((faction) =>
  written<'side'>({ kind: 'side', faction }),
);
export const SEAT_ANSWERS: readonly Answer[] = [0, 1, 2, 3].map((seat) =>
  written<'seat'>({ kind: 'seat', seat }),
);
export const FACING_ANSWERS: readonly Answer[] = FACINGS.map((facing) =>
  written<'facing'>({ kind: 'facing', facing }),
);
export const FACE_ANSWERS: readonly Answer[] = FACES.map((face) =>
  written<'face'>({ kind: 'face', face }),
);

const SQUARES: (Answer | undefined)[] = Array.from({ length: ROW * ROW }, () => undefined);

export function squareAnswer(square: number): Answer {
  const known = SQUARES[square];
  if (known !== undefined) return known;
  const made: Answer = written<'square'>({ kind: 'square', square: writeAt(square) });
  SQUARES[square] = made;
  return made;
}

function path(...steps: readonly PathStep[]): Answer {
  return written<'path'>({ kind: 'path', steps });
}

const ONE_STEP: readonly Answer[] = STEP_NAMES.map((step) => path(step));
const TWO_STEPS: readonly (readonly Answer[])[] = STEP_NAMES.map((first) =>
  STEP_NAMES.map((second) => path(first, second)),
);
const STEP_AND_FLEE: readonly Answer[] = STEP_NAMES.map((step) => path(step, 'flee'));

/** One step (`second` −1) or two, perhaps ending off the map. */
export function pathAnswer(first: number, second: number, flees: boolean): Answer {
  if (first === -1) return FLEE;
  if (flees) return at(STEP_AND_FLEE, first);
  return second === -1 ? at(ONE_STEP, first) : at(at(TWO_STEPS, first), second);
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
      ships: battle.ids.map((ship) => written<'ship'>({ kind: 'ship', ship })),
      fire: Array.from({ length: count * WEAPON_NAMES.length }, () => undefined),
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

export function fireAnswer(battle: Battle, kind: number, target: number): Answer {
  const { fire } = bookOf(battle);
  const index = kind * battle.ids.length + target;
  const known = fire[index];
  if (known !== undefined) return known;
  const made = written<'fire'>({
    kind: 'fire',
    weapon: at(WEAPON_NAMES, kind),
    target: at(battle.ids, target),
  });
  fire[index] = made;
  return made;
}

export function launchAnswer(battle: Battle, fighter: number, carrier: number): Answer {
  const { launch } = bookOf(battle);
  const key = fighter * battle.ids.length + carrier;
  const known = launch.get(key);
  if (known !== undefined) return known;
  const made = written<'launch'>({
    kind: 'launch',
    fighter: at(battle.ids, fighter),
    carrier: at(battle.ids, carrier),
  });
  launch.set(key, made);
  return made;
}

export function optionAnswer(battle: Battle, option: number, supplier: number): Answer {
  const book = bookOf(battle);
  const index = option * battle.ids.length + supplier;
  const known = book.option[index];
  if (known !== undefined) return known;
  const made = written<'option'>({
    kind: 'option',
    option: at(OPTIONS, option),
    supplier: at(battle.ids, supplier),
  });
  book.option[index] = made;
  return made;
}

export function displaceAnswer(battle: Battle, ship: number, square: number): AnswerOf<'displace'> {
  return written<'displace'>({
    kind: 'displace',
    ship: at(battle.ids, ship),
    square: writeAt(square),
  });
}
