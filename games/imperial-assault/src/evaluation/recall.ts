import { at, type Seat } from '@parsecs/kernel';
import type { Frame } from '../frames.ts';
import type { Table } from '../setup/table.ts';
import type { State } from '../state.ts';

/**
 * Judgements of open positions, kept for a while: whoever tries an answer in several imagined worlds
 * comes to the same open position in most of them.
 */

const SLOTS = 2048;
const MOST_NUMBERS = 1024;
const SPREAD = 0x01000193;
const GROUP = -1;
const ACTIVATION = -2;

interface Judgement {
  readonly table: Table;
  readonly key: Int32Array;
  readonly value: number;
}

type Judge = (state: State, seat: Seat) => number;

const KEY = new Int32Array(MOST_NUMBERS);
let length = 0;

/** The same judge, who may look at nothing but the open position: of hands and decks only how many cards they hold. */
export function recalled(judge: Judge): Judge {
  const known: (Judgement | undefined)[] = Array.from({ length: SLOTS });
  return (state, seat) => {
    const slot = writeKey(state, seat);
    const found = known[slot];
    if (found !== undefined && found.table === state.table && isKey(found.key)) return found.value;
    const key = KEY.slice(0, length);
    const value = judge(state, seat);
    known[slot] = { table: state.table, key, value };
    return value;
  };
}

function isKey(key: Int32Array): boolean {
  if (key.length !== length) return false;
  for (let index = 0; index < length; index += 1) if (key[index] !== KEY[index]) return false;
  return true;
}

function put(number: number): void {
  KEY[length] = number;
  length += 1;
}

/** Lists are as long as the table says or say themselves how long they are. */
function putAll(numbers: readonly number[]): void {
  put(numbers.length);
  for (let index = 0; index < numbers.length; index += 1) {
    KEY[length + index] = numbers[index] as number;
  }
  length += numbers.length;
}

/** Writes down the open position; gives the slot in which it is kept. */
function writeKey(state: State, seat: Seat): number {
  length = 0;
  put(seat);
  put(state.mission);
  put(state.round);
  put(state.initiative);
  put(state.turn);
  put(state.open);
  put(state.covering);
  put(state.silenced);
  put(state.sitting);
  put(state.flipped);
  putAll(state.zones);
  putAll(state.stand);
  putAll(state.damage);
  putAll(state.conditions);
  putAll(state.lasting);
  putAll(state.used);
  putAll(state.groups);
  putAll(state.prices);
  putAll(state.marks);
  putAll(state.vp);
  putAll(state.kills);
  for (let owner = 0; owner < state.hands.length; owner += 1) {
    put(at(state.hands, owner).length);
    put(at(state.decks, owner).length);
  }
  putAll(state.tokenAt);
  putAll(state.tokenBy);
  putAll(state.tokenMark);
  putAll(state.raiders);
  putAll(state.raiderDamage);
  putAll(state.doorDamage);
  for (let index = 0; index < state.frames.length; index += 1) putFrame(at(state.frames, index));
  return slotOfKey();
}

/** What is being resolved besides activations bears on no judgement. */
function putFrame(frame: Frame): void {
  if (frame.kind === 'group') {
    put(GROUP);
    put(frame.group);
    putAll(frame.left);
  } else if (frame.kind === 'activation') {
    put(ACTIVATION);
    put(frame.figure);
    put(frame.spent);
    put(frame.extra);
    put(frame.points);
    put(frame.kills);
    put(
      Number(frame.attacked) |
        (Number(frame.assault) << 1) |
        (Number(frame.left) << 2) |
        (Number(frame.displaced) << 3) |
        (Number(frame.lord) << 4) |
        (Number(frame.limit) << 5),
    );
    putAll(frame.used);
  }
}

function slotOfKey(): number {
  let hash = length;
  for (let index = 0; index < length; index += 1) {
    hash = Math.imul(hash ^ (KEY[index] as number), SPREAD);
  }
  return ((hash >>> 16) ^ hash) & (SLOTS - 1);
}
