import { type AnswerBase, type Seat, seatName, type Unwritten } from '@parsecs/kernel';
import { readShip } from './cards/ship-ids.ts';
import type { Fleet, FleetEntry } from './lists/fleet-list.ts';
import {
  FACES,
  FACINGS,
  FACTIONS,
  type Face,
  type Facing,
  type Faction,
  OPTIONS,
  type OptionId,
  type PathStep,
  type Square,
  STEP_NAMES,
  type StepName,
  WEAPON_NAMES,
  type WeaponName,
} from './vocabulary.ts';

/** Answers that say everything by one word. `resign` is accepted everywhere and listed nowhere. */
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

/** What is answered. Ships are named as in the match, such as `tie-fighter-2`. */
interface Answers {
  readonly word: { readonly word: Word };
  readonly side: { readonly faction: Faction };
  readonly fleet: Fleet;
  readonly seat: { readonly seat: Seat };
  readonly square: { readonly square: Square };
  readonly facing: { readonly facing: Facing };
  readonly ship: { readonly ship: string };
  /** One step or two, the last of them perhaps off the map. */
  readonly path: { readonly steps: readonly PathStep[] };
  readonly displace: { readonly ship: string; readonly square: Square };
  readonly launch: { readonly fighter: string; readonly carrier: string };
  readonly fire: { readonly weapon: WeaponName; readonly target: string };
  readonly face: { readonly face: Face };
  readonly option: { readonly option: OptionId; readonly supplier: string };
}

export type AnswerKind = keyof Answers;
export type AnswerOf<Kind extends AnswerKind> = Kind extends unknown
  ? AnswerBase & { readonly kind: Kind } & Answers[Kind]
  : never;
/** One legal answer. */
export type Answer = AnswerOf<AnswerKind>;

/** The id of an answer; `readAnswer` reads it back. */
export function writeAnswer(answer: Unwritten<Answer>): string {
  switch (answer.kind) {
    case 'word':
      return answer.word;
    case 'side':
      return answer.faction;
    case 'fleet':
      return `${answer.faction}:${answer.ships.map(writeEntry).join(',')}`;
    case 'seat':
      return seatName(answer.seat);
    case 'square':
      return writeSquare(answer.square);
    case 'facing':
      return answer.facing;
    case 'ship':
      return answer.ship;
    case 'path':
      return answer.steps.join(',');
    case 'displace':
      return `${answer.ship}>${writeSquare(answer.square)}`;
    case 'launch':
      return `${answer.fighter}@${answer.carrier}`;
    case 'fire':
      return `${answer.weapon}>${answer.target}`;
    case 'face':
      return answer.face;
    case 'option':
      return `${answer.option}@${answer.supplier}`;
  }
}

/** An answer with its id. */
export function written<Kind extends AnswerKind>(
  answer: Unwritten<AnswerOf<Kind>>,
): AnswerOf<Kind> {
  const id = writeAnswer(answer);
  return { ...answer, id } as unknown as AnswerOf<Kind>;
}

export function writeSquare([column, row]: Square): string {
  return `${column},${row}`;
}

const SQUARE = /^(0|[1-9]\d?),(0|[1-9]\d?)$/;

export function readSquare(text: string): Square | undefined {
  const found = SQUARE.exec(text);
  return found === null ? undefined : [Number(found[1]), Number(found[2])];
}

function writeEntry({ ship, count }: FleetEntry): string {
  return `${ship}*${count}`;
}

/** SB-062: whether a ship leaves the map by it, for good. */
export function leavesMap(answer: Answer): boolean {
  if (answer.kind === 'word') return answer.word === 'flee';
  return answer.kind === 'path' && answer.steps.at(-1) === 'flee';
}

const SEATS: readonly Seat[] = [0, 1, 2, 3];

function pathsFrom(first: StepName): readonly AnswerOf<'path'>[] {
  const seconds: readonly PathStep[] = [...STEP_NAMES, 'flee'];
  return [
    written<'path'>({ kind: 'path', steps: [first] }),
    ...seconds.map((second) => written<'path'>({ kind: 'path', steps: [first, second] })),
  ];
}

/** Every answer that names nothing of a match. Each exists once: asking costs no memory. */
const FIXED: ReadonlyMap<string, Answer> = new Map(
  [
    ...WORDS.map((word) => written<'word'>({ kind: 'word', word })),
    ...FACTIONS.map((faction) => written<'side'>({ kind: 'side', faction })),
    ...SEATS.map((seat) => written<'seat'>({ kind: 'seat', seat })),
    ...FACINGS.map((facing) => written<'facing'>({ kind: 'facing', facing })),
    ...FACES.map((face) => written<'face'>({ kind: 'face', face })),
    ...STEP_NAMES.flatMap(pathsFrom),
  ].map((answer) => [answer.id, answer]),
);

/** The answer with this id, whether it is legal anywhere or not. */
export function readAnswer(id: string): Answer | undefined {
  if (typeof id !== 'string') return undefined;
  const fixed = FIXED.get(id);
  if (fixed !== undefined) return fixed;
  const square = readSquare(id);
  if (square !== undefined) return { kind: 'square', square, id };
  if (readShip(id) !== undefined) return { kind: 'ship', ship: id, id };
  return readPair(id);
}

const PAIR = /^([^:@>]+)([:@>])([^:@>]+)$/;

/** What is written with a sign in the middle. */
function readPair(id: string): Answer | undefined {
  const [, left = '', sign, right = ''] = PAIR.exec(id) ?? [];
  switch (sign) {
    case ':':
      return readFleet(id, left, right);
    case '@':
      return readShip(right) === undefined ? undefined : readFrom(id, left, right);
    case '>':
      return readToward(id, left, right);
    default:
      return undefined;
  }
}

/** Options do not end with a number, as ships do. */
function readFrom(id: string, what: string, supplier: string): Answer | undefined {
  const option = OPTIONS.find((known) => known === what);
  if (option !== undefined) return { kind: 'option', option, supplier, id };
  if (readShip(what) === undefined) return undefined;
  return { kind: 'launch', fighter: what, carrier: supplier, id };
}

function readToward(id: string, what: string, where: string): Answer | undefined {
  const weapon = WEAPON_NAMES.find((known) => known === what);
  if (weapon !== undefined) return { kind: 'fire', weapon, target: where, id };
  const square = readSquare(where);
  if (square === undefined || readShip(what) === undefined) return undefined;
  return { kind: 'displace', ship: what, square, id };
}

const ENTRY = /^([^*,]+)\*(0|[1-9]\d{0,5})$/;

function readFleet(id: string, side: string, list: string): Answer | undefined {
  const faction = FACTIONS.find((known) => known === side);
  if (faction === undefined) return undefined;
  const ships: FleetEntry[] = [];
  for (const entry of list.split(',')) {
    const [, ship, count] = ENTRY.exec(entry) ?? [];
    if (ship === undefined) return undefined;
    ships.push({ ship, count: Number(count) });
  }
  return { kind: 'fleet', faction, ships, id };
}
