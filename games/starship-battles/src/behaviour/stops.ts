import { at } from '@parsecs/kernel';
import type { TypeSide } from '../rules.ts';
import { ABILITY_NUMBERS } from '../state.ts';
import type { AbilityId } from '../vocabulary.ts';
import type { Meeting, Stop } from './declare.ts';

function has(side: TypeSide, id: AbilityId): boolean {
  return at(side.abilities, ABILITY_NUMBERS[id]) > 0;
}

/** What makes a ship stop in a square beside an enemy, and what lets it pass. */
export const STOPS: readonly Stop[] = [
  {
    // SB-157: a class number as high as its own or higher means the same size or smaller.
    card: 'tractor-beams',
    rule: 'SB-157',
    kind: 'forced',
    window: 'stop',
    holds: ({ mover, other, otherSide }) =>
      !mover.isFighter && mover.class >= other.class && has(otherSide, 'tractor-beams'),
  },
  {
    card: 'cloak',
    rule: 'SB-138',
    kind: 'replace',
    window: 'stop',
    holds: ({ mover, moverSide }) => !mover.isFighter && has(moverSide, 'cloak'),
  },
  {
    card: 'assault',
    rule: 'SB-135',
    kind: 'replace',
    window: 'stop',
    holds: ({ mover, otherSide }) => mover.isFighter && has(otherSide, 'assault'),
  },
  {
    card: 'interceptor',
    rule: 'SB-147',
    kind: 'replace',
    window: 'stop',
    holds: ({ mover, moverSide, otherSide }) =>
      mover.isFighter && has(moverSide, 'interceptor') && !has(otherSide, 'interceptor'),
  },
];

const FORCED: readonly Stop[] = STOPS.filter(({ kind }) => kind === 'forced');
const LETTING: readonly Stop[] = STOPS.filter(({ kind }) => kind === 'replace');

/** SB-063 to SB-065, SB-157: whether entering a square beside the other ship ends the move. */
export function mustStop(meeting: Meeting): boolean {
  let stops = meeting.mover.isFighter && meeting.other.isFighter;
  for (let index = 0; !stops && index < FORCED.length; index += 1) {
    stops = at(FORCED, index).holds(meeting);
  }
  for (let index = 0; stops && index < LETTING.length; index += 1) {
    stops = !at(LETTING, index).holds(meeting);
  }
  return stops;
}

/** The ability that makes ships of other classes stop; fighters need none (SB-063). */
export const STOPPING_ABILITY: AbilityId = 'tractor-beams';
