import type { Seat } from '@parsecs/kernel';
import type { Event, Facing, Square, StarshipBattles, View } from '@parsecs/starship-battles';
import { type Beat, type LogMark, type Part, partOf } from '../contract.ts';
import { type BeatRules, beatsOf } from '../kit/beats.ts';
import { cardIn, shipIn, sizeOf } from './cards.ts';
import { foldEvent } from './fold.ts';
import { partOfSquare } from './parts.ts';

export type Rolled = Extract<Event, { readonly type: 'rolled' }>;

/** What moves on this board. */
export type Motion =
  | { readonly kind: 'glide'; readonly ship: string; readonly from: Square; readonly to: Square }
  | { readonly kind: 'turn'; readonly ship: string; readonly facing: Facing }
  | { readonly kind: 'arrive'; readonly ship: string; readonly carrier?: string }
  | { readonly kind: 'leave'; readonly ship: string }
  | { readonly kind: 'aim'; readonly ship: string; readonly target: string }
  | { readonly kind: 'roll'; readonly rolled: Rolled }
  | { readonly kind: 'hit'; readonly target: string; readonly counters: number }
  | { readonly kind: 'mend'; readonly ship: string }
  | { readonly kind: 'reduce'; readonly ship: string }
  | { readonly kind: 'loss'; readonly ship: string; readonly isLarge: boolean }
  | { readonly kind: 'victory'; readonly winners: readonly Seat[] }
  | { readonly kind: 'initiative'; readonly event: Event; readonly rolls: View['rolls'] }
  | { readonly kind: 'option'; readonly event: Event; readonly ship: string }
  | { readonly kind: 'turn-of'; readonly event: Event };

const LENGTHS: Readonly<Record<Motion['kind'], number>> = {
  glide: 350,
  turn: 240,
  arrive: 300,
  leave: 500,
  aim: 280,
  roll: 1300,
  hit: 480,
  mend: 360,
  reduce: 1100,
  loss: 900,
  victory: 2200,
  initiative: 1300,
  option: 1000,
  'turn-of': 700,
};

/** Longer ways take longer, but nobody waits more than 600 milliseconds for a ship. */
const GLIDE_STEP = 60;
const GLIDE_MOST = 600;
/** A capital ship burns before it breaks. */
const BREAKING = 2000;

function isLarge(view: View, id: string): boolean {
  const card = cardIn(view, shipIn(view, id)?.card ?? '');
  return card !== undefined && sizeOf(card) > 1;
}

function motionOf(event: Event, view: View): Motion | undefined {
  switch (event.type) {
    case 'deployed':
      return { kind: 'arrive', ship: event.ship };
    case 'launched':
      return { kind: 'arrive', ship: event.ship, carrier: event.carrier };
    case 'moved':
    case 'displaced':
      return { kind: 'glide', ship: event.ship, from: event.from, to: event.to };
    case 'turned':
      return { kind: 'turn', ship: event.ship, facing: event.facing };
    case 'fled':
      return { kind: 'leave', ship: event.ship };
    case 'declared':
      return { kind: 'aim', ship: event.ship, target: event.target };
    case 'rolled':
      return { kind: 'roll', rolled: event };
    case 'damaged':
      return { kind: 'hit', target: event.ship, counters: event.counters };
    case 'shifted':
      return { kind: 'hit', target: event.to, counters: 1 };
    case 'repaired':
      return { kind: 'mend', ship: event.ship };
    case 'reduced':
      return { kind: 'reduce', ship: event.ship };
    case 'destroyed':
      return { kind: 'loss', ship: event.ship, isLarge: isLarge(view, event.ship) };
    case 'won':
      return { kind: 'victory', winners: event.winners };
    case 'initiative':
      return { kind: 'initiative', event, rolls: view.rolls };
    case 'option-bought':
      return { kind: 'option', event, ship: event.ship };
    case 'turn-began':
      return { kind: 'turn-of', event };
    default:
      return undefined;
  }
}

function lengthOf(motion: Motion): number {
  if (motion.kind === 'loss' && motion.isLarge) return BREAKING;
  if (motion.kind !== 'glide') return LENGTHS[motion.kind];
  const { from, to } = motion;
  const steps = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));
  return Math.min(GLIDE_MOST, LENGTHS.glide + GLIDE_STEP * (steps - 1));
}

/** Each event is one beat; what only changes counters rides along with the beat before it. */
export function choreograph(
  events: readonly Event[],
  before: View,
  after: View,
): readonly Beat<StarshipBattles>[] {
  return beatsOf<StarshipBattles, Motion>(events, before, after, TELLING);
}

const TELLING: BeatRules<StarshipBattles, Motion> = {
  fold: foldEvent,
  motionOf: (event, _, view) => motionOf(event, view),
  lengthOf,
  about,
};

function ships(...ids: readonly string[]): readonly Part[] {
  return ids.map((id) => partOf('ship', id));
}

export function about(event: Event): readonly Part[] {
  switch (event.type) {
    case 'deployed':
    case 'stayed':
    case 'stopped':
    case 'turned':
    case 'fled':
    case 'option-bought':
    case 'damaged':
    case 'repaired':
    case 'reduced':
    case 'destroyed':
      return ships(event.ship);
    case 'moved':
    case 'displaced':
      return [...ships(event.ship), partOfSquare(event.from), partOfSquare(event.to)];
    case 'launched':
      return ships(event.ship, event.carrier);
    case 'declared':
    case 'rolled':
      return ships(event.ship, event.target);
    case 'face-named':
    case 'cancelled':
    case 'buzzed':
    case 'damage-known':
      return ships(event.target);
    case 'shifted':
      return ships(event.from, event.to);
    default:
      return [];
  }
}

export function markOf(event: Event): LogMark | undefined {
  switch (event.type) {
    case 'round-began':
      return { kind: 'round', round: event.round };
    case 'turn-began':
      return { kind: 'turn', seat: event.seat };
    default:
      return undefined;
  }
}

const QUIET: readonly Event['type'][] = [
  'stayed',
  'declined',
  'face-named',
  'damage-known',
  'round-ended',
  'kept',
];

export function isQuiet(event: Event): boolean {
  return QUIET.includes(event.type);
}
