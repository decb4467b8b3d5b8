import type { Seat } from '@parsecs/kernel';
import {
  type AttackResult,
  type DamageId,
  type DefenceResult,
  type Event,
  type FootprintKind,
  type Pose,
  readManoeuvre,
  type View,
  type XWing,
} from '@parsecs/xwing';
import type { TokenKind } from '../../art/xwing/index.ts';
import { type Beat, type LogMark, type Part, partOf } from '../contract.ts';
import { type BeatRules, beatsOf } from '../kit/beats.ts';
import { foldEvent } from './fold.ts';
import { kindOf, shipIn } from './ships.ts';

type Told<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** What moves on this board. */
export type Motion =
  | { readonly kind: 'arrive'; readonly ship: string }
  | { readonly kind: 'rock'; readonly obstacle: string; readonly at: Pose }
  | { readonly kind: 'reveal'; readonly ship: string; readonly manoeuvre: string }
  | {
      readonly kind: 'fly';
      readonly ship: string;
      readonly base: FootprintKind;
      readonly manoeuvre: string;
      readonly from: Pose;
      readonly to: Pose;
      readonly fraction: number;
      readonly isShort: boolean;
      readonly touching: readonly string[];
    }
  | { readonly kind: 'roll'; readonly ship: string; readonly from: Pose; readonly to: Pose }
  | { readonly kind: 'crash'; readonly ship: string; readonly obstacle: string }
  | {
      readonly kind: 'token';
      readonly ship: string;
      readonly token: TokenKind;
      readonly isGained: boolean;
    }
  | { readonly kind: 'lock'; readonly ship: string; readonly target: string }
  | { readonly kind: 'aim'; readonly ship: string; readonly target: string }
  | { readonly kind: 'dice'; readonly pool: 'attack' | 'defence'; readonly isRoll: boolean }
  | { readonly kind: 'results'; readonly cancelled: number }
  | { readonly kind: 'hit' | 'miss'; readonly ship: string; readonly target: string }
  | { readonly kind: 'shield'; readonly ship: string; readonly isLost: boolean }
  | { readonly kind: 'damage'; readonly ship: string; readonly card?: DamageId | undefined }
  | { readonly kind: 'loss' | 'leave'; readonly ship: string }
  | { readonly kind: 'bomb'; readonly ship: string; readonly at: Pose }
  | { readonly kind: 'blast'; readonly at: Pose; readonly ships: readonly string[] }
  | { readonly kind: 'card'; readonly ship: string; readonly event: Told<'card-used'> }
  | {
      readonly kind: 'die';
      readonly ship: string;
      readonly die: 'attack' | 'defence';
      readonly result: AttackResult | DefenceResult;
      readonly event: Event;
    }
  | { readonly kind: 'victory'; readonly winners: readonly Seat[] }
  | { readonly kind: 'headline'; readonly event: Event };

const LENGTHS: Readonly<Record<Motion['kind'], number>> = {
  arrive: 260,
  rock: 260,
  reveal: 620,
  fly: 380,
  roll: 420,
  crash: 420,
  token: 320,
  lock: 460,
  aim: 480,
  dice: 1000,
  results: 600,
  hit: 820,
  miss: 720,
  shield: 460,
  damage: 560,
  loss: 1300,
  leave: 500,
  bomb: 360,
  blast: 900,
  card: 1300,
  die: 900,
  victory: 2200,
  headline: 850,
};

/** Longer ways take longer, but nobody waits more than 600 milliseconds for a ship. */
const PER_SPEED = 45;
const FLIGHT_MOST = 600;
/** A card that lies face up wants to be read. */
const READING = 1700;
/** Dice are cancelled one pair after another, but nobody waits longer than this for them. */
const PER_PAIR = 280;
const RESULTS_MOST = 1900;

function lengthOf(motion: Motion): number {
  if (motion.kind === 'fly') {
    const { bearing, speed } = readManoeuvre(motion.manoeuvre) ?? { bearing: 'straight', speed: 0 };
    if (bearing === 'stationary') return 1;
    return Math.min(
      FLIGHT_MOST,
      LENGTHS.fly + PER_SPEED * (speed + (bearing === 'koiogran' ? 2 : 0)),
    );
  }
  if (motion.kind === 'damage' && motion.card !== undefined) return READING;
  if (motion.kind === 'results') {
    return Math.min(RESULTS_MOST, LENGTHS.results + PER_PAIR * motion.cancelled);
  }
  return LENGTHS[motion.kind];
}

function flightOf(view: View, event: Told<'moved' | 'boosted'>): Motion {
  const { ship, manoeuvre, from, to } = event;
  const own = shipIn(view, ship);
  const flown =
    event.type === 'moved'
      ? { fraction: event.fraction, isShort: event.overlapped, touching: event.touching }
      : { fraction: 1, isShort: false, touching: [] };
  const base = own === undefined ? 'small' : kindOf(own);
  return { kind: 'fly', ship, base, manoeuvre, from, to, ...flown };
}

const TOKEN_OF: Readonly<Record<Told<'token-gained'>['token'], TokenKind>> = {
  focus: 'focus',
  evade: 'evade',
  ion: 'ion',
};

function motionOf(event: Event, view: View): Motion | undefined {
  switch (event.type) {
    case 'ship-placed':
      return { kind: 'arrive', ship: event.ship };
    case 'obstacle-placed':
      return { kind: 'rock', obstacle: event.obstacle, at: event.at };
    case 'dial-revealed':
    case 'manoeuvre-replaced':
      return { kind: 'reveal', ship: event.ship, manoeuvre: event.manoeuvre };
    case 'moved':
    case 'boosted':
      return flightOf(view, event);
    case 'barrel-rolled':
      return { kind: 'roll', ship: event.ship, from: event.from, to: event.to };
    case 'obstacle-hit':
      return { kind: 'crash', ship: event.ship, obstacle: event.obstacle };
    case 'stress-changed':
      return { kind: 'token', ship: event.ship, token: 'stress', isGained: event.by > 0 };
    case 'token-gained':
      return { kind: 'token', ship: event.ship, token: TOKEN_OF[event.token], isGained: true };
    case 'lock-acquired':
      return { kind: 'lock', ship: event.ship, target: event.target };
    case 'bomb-dropped':
      return { kind: 'bomb', ship: event.ship, at: event.at };
    case 'bomb-detonated':
      return { kind: 'blast', at: event.at, ships: event.ships };
    case 'destroyed':
      return { kind: 'loss', ship: event.ship };
    case 'escaped':
      return { kind: 'leave', ship: event.ship };
    case 'card-used':
      return { kind: 'card', ship: event.ship, event };
    case 'initiative':
    case 'sides-taken':
    case 'squad-revealed':
    case 'edge-chosen':
    case 'damaged-ship-chosen':
    case 'satellite-scanned':
    case 'satellite-returned':
    case 'reinforcement-called':
    case 'round-began':
      return { kind: 'headline', event };
    case 'game-over':
      return { kind: 'victory', winners: event.winners };
    case 'phase-began':
      return event.phase === 'end' ? undefined : { kind: 'headline', event };
    default:
      return fightOf(event);
  }
}

function fightOf(event: Event): Motion | undefined {
  switch (event.type) {
    case 'attack-declared':
      return { kind: 'aim', ship: event.ship, target: event.target };
    case 'attack-rolled':
      return { kind: 'dice', pool: 'attack', isRoll: true };
    case 'defence-rolled':
      return { kind: 'dice', pool: 'defence', isRoll: true };
    case 'dice-changed':
      return { kind: 'dice', pool: event.dice, isRoll: false };
    case 'results-compared':
      return { kind: 'results', cancelled: event.cancelled };
    case 'attack-hit':
      return { kind: 'hit', ship: event.ship, target: event.target };
    case 'attack-missed':
      return { kind: 'miss', ship: event.ship, target: event.target };
    case 'shield-lost':
      return { kind: 'shield', ship: event.ship, isLost: true };
    case 'shield-regained':
      return { kind: 'shield', ship: event.ship, isLost: false };
    case 'damage-dealt':
      return { kind: 'damage', ship: event.ship, card: event.card as DamageId | undefined };
    case 'damage-marked':
      return { kind: 'damage', ship: event.ship };
    case 'damage-turned':
      return event.faceUp
        ? { kind: 'damage', ship: event.ship, card: event.card as DamageId }
        : undefined;
    case 'die-rolled':
      return {
        kind: 'die',
        ship: event.ship,
        die: event.die,
        result: event.result as AttackResult | DefenceResult,
        event,
      };
    default:
      return undefined;
  }
}

/** Each event is one beat; what only changes numbers rides along with the beat before it. */
export function choreograph(
  events: readonly Event[],
  before: View,
  after: View,
): readonly Beat<XWing>[] {
  return beatsOf<XWing, Motion>(events, before, after, TELLING);
}

const TELLING: BeatRules<XWing, Motion> = {
  fold: foldEvent,
  motionOf,
  lengthOf,
  about,
};

function ships(...ids: readonly (string | undefined)[]): readonly Part[] {
  return ids.flatMap((id) => (id === undefined ? [] : [partOf('ship', id)]));
}

export function about(event: Event): readonly Part[] {
  switch (event.type) {
    case 'moved':
      return ships(event.ship, ...event.touching);
    case 'obstacle-placed':
      return [partOf('obstacle', event.obstacle)];
    case 'obstacle-hit':
      return [...ships(event.ship), partOf('obstacle', event.obstacle)];
    case 'lock-acquired':
    case 'lock-lost':
    case 'attack-declared':
    case 'results-compared':
    case 'attack-hit':
    case 'attack-missed':
    case 'card-used':
      return ships(event.ship, event.target);
    case 'bomb-detonated':
      return ships(...event.ships);
    default:
      return 'ship' in event ? ships(event.ship) : [];
  }
}

export function markOf(event: Event): LogMark | undefined {
  return event.type === 'round-began' ? { kind: 'round', round: event.round } : undefined;
}

const QUIET: readonly Event['type'][] = [
  'shields-raised',
  'dial-set',
  'dial-taken-back',
  'activated',
  'action-skipped',
  'token-spent',
];

export function isQuiet(event: Event): boolean {
  return QUIET.includes(event.type);
}
