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

interface Judgement<T> {
  readonly table: Table;
  readonly key: Int32Array;
  readonly value: T;
}

type Judge<T> = (state: State, seat: Seat) => T;

const KEY = new Int32Array(MOST_NUMBERS);
let length = 0;

/** The same judge, who may look at nothing but the open position: of hands and decks only how many cards they hold. */
export function recalled<T>(judge: Judge<T>): Judge<T> {
  const known: (Judgement<T> | undefined)[] = Array.from({ length: SLOTS });
  return (state, seat) => {
    const slot = writeKey(state, seat);
    const found = known[slot];
    if (found !== undefined && found.table === state.table && isKey(found.key)) return found.value;
    // Whatever is kept here is written over: judging may write other keys.
    known[slot] = undefined;
    const key = copyOfKey(found?.key);
    const value = judge(state, seat);
    known[slot] = { table: state.table, key, value };
    return value;
  };
}

/** In the room of one that is not wanted any more, where it fits: making arrays costs more than filling them. */
function copyOfKey(room: Int32Array | undefined): Int32Array {
  if (room?.length !== length) return KEY.slice(0, length);
  for (let index = 0; index < length; index += 1) room[index] = KEY[index] as number;
  return room;
}

function isKey(key: Int32Array): boolean {
  if (key.length !== length) return false;
  for (let index = 0; index < length; index += 1) if (key[index] !== KEY[index]) return false;
  return true;
}

/** Lists are as long as the table says or say themselves how long they are. */
function putAll(start: number, numbers: readonly number[]): number {
  const count = numbers.length;
  KEY[start] = count;
  for (let index = 0; index < count; index += 1) KEY[start + 1 + index] = numbers[index] as number;
  return start + 1 + count;
}

/** Writes down the open position; gives the slot in which it is kept. */
function writeKey(state: State, seat: Seat): number {
  KEY[0] = seat;
  KEY[1] = state.mission;
  KEY[2] = state.round;
  KEY[3] = state.initiative;
  KEY[4] = state.turn;
  KEY[5] = state.open;
  KEY[6] = state.covering;
  KEY[7] = state.silenced;
  KEY[8] = state.sitting;
  KEY[9] = state.flipped;
  let end = 10;
  end = putAll(end, state.zones);
  end = putAll(end, state.stand);
  end = putAll(end, state.damage);
  end = putAll(end, state.conditions);
  end = putAll(end, state.lasting);
  end = putAll(end, state.used);
  end = putAll(end, state.groups);
  end = putAll(end, state.prices);
  end = putAll(end, state.marks);
  end = putAll(end, state.vp);
  end = putAll(end, state.kills);
  for (let owner = 0; owner < state.hands.length; owner += 1) {
    KEY[end] = at(state.hands, owner).length;
    KEY[end + 1] = at(state.decks, owner).length;
    end += 2;
  }
  end = putAll(end, state.tokenAt);
  end = putAll(end, state.tokenBy);
  end = putAll(end, state.tokenMark);
  end = putAll(end, state.raiders);
  end = putAll(end, state.raiderDamage);
  end = putAll(end, state.doorDamage);
  for (let index = 0; index < state.frames.length; index += 1) {
    end = putFrame(end, at(state.frames, index));
  }
  length = end;
  return slotOfKey();
}

/** What is being resolved besides activations bears on no judgement. */
function putFrame(start: number, frame: Frame): number {
  if (frame.kind === 'group') {
    KEY[start] = GROUP;
    KEY[start + 1] = frame.group;
    return putAll(start + 2, frame.left);
  }
  if (frame.kind !== 'activation') return start;
  KEY[start] = ACTIVATION;
  KEY[start + 1] = frame.figure;
  KEY[start + 2] = frame.spent;
  KEY[start + 3] = frame.extra;
  KEY[start + 4] = frame.points;
  KEY[start + 5] = frame.kills;
  KEY[start + 6] =
    Number(frame.attacked) |
    (Number(frame.assault) << 1) |
    (Number(frame.left) << 2) |
    (Number(frame.displaced) << 3) |
    (Number(frame.lord) << 4) |
    (Number(frame.limit) << 5);
  return putAll(start + 7, frame.used);
}

function slotOfKey(): number {
  let hash = length;
  for (let index = 0; index < length; index += 1) {
    hash = Math.imul(hash ^ (KEY[index] as number), SPREAD);
  }
  return ((hash >>> 16) ^ hash) & (SLOTS - 1);
}
