import type {
  CommandId,
  Condition,
  DieName,
  Event,
  ImperialAssault,
  View,
} from '@parsecs/imperial-assault';
import type { Seat } from '@parsecs/kernel';
import { type Beat, type LogMark, type Part, partOf } from '../contract.ts';
import { type BeatRules, beatsOf } from '../kit/beats.ts';
import { foldEvent } from './fold.ts';

/** What moves on this board. */
export type Motion =
  | { readonly kind: 'arrive'; readonly figure: string }
  | { readonly kind: 'walk'; readonly figure: string; readonly path: readonly string[] }
  | { readonly kind: 'shift'; readonly figure: string }
  | { readonly kind: 'act'; readonly figure: string }
  | { readonly kind: 'door'; readonly door: string }
  | { readonly kind: 'aim'; readonly from: string; readonly target: string }
  | { readonly kind: 'roll' }
  | { readonly kind: 'reroll'; readonly die: DieName; readonly event: Event }
  | { readonly kind: 'results' }
  | { readonly kind: 'surge'; readonly event: Event }
  | { readonly kind: 'miss'; readonly from: string; readonly target: string }
  | {
      readonly kind: 'hit';
      readonly from: string;
      readonly target: string;
      readonly damage: number;
      /** How much damage was blocked. */
      readonly blocked: number;
    }
  | { readonly kind: 'hurt'; readonly target: string; readonly damage: number }
  | { readonly kind: 'heal'; readonly target: string; readonly damage: number }
  | {
      readonly kind: 'condition';
      readonly target: string;
      readonly condition: Condition;
      readonly gained: boolean;
    }
  | { readonly kind: 'loss'; readonly figure: string }
  | { readonly kind: 'score'; readonly event: Event }
  | { readonly kind: 'card'; readonly card: CommandId; readonly event: Event }
  | { readonly kind: 'ability'; readonly target: string; readonly event: Event }
  | { readonly kind: 'token'; readonly token: string; readonly event: Event }
  | { readonly kind: 'raider'; readonly raider: string; readonly space: string }
  | { readonly kind: 'victory'; readonly winners: readonly Seat[] }
  | { readonly kind: 'headline'; readonly event: Event };

const LENGTHS: Readonly<Record<Motion['kind'], number>> = {
  arrive: 220,
  walk: 350,
  shift: 350,
  act: 300,
  door: 950,
  aim: 420,
  roll: 1050,
  reroll: 800,
  results: 800,
  surge: 500,
  miss: 760,
  hit: 900,
  hurt: 450,
  heal: 400,
  condition: 350,
  loss: 950,
  score: 1000,
  card: 1500,
  ability: 800,
  token: 500,
  raider: 350,
  victory: 2200,
  headline: 900,
};

/** Longer ways take longer, but nobody waits more than this for a figure. */
const STEP = 90;
const WALK_MOST = 800;
/** Damage is blocked one by one before the shot is seen. */
const PER_BLOCK = 160;
const HIT_MOST = 1900;

function motionOf(event: Event, view: View): Motion | undefined {
  switch (event.type) {
    case 'deployed':
      return { kind: 'arrive', figure: event.figure };
    case 'moved':
      return { kind: 'walk', figure: event.figure, path: event.path };
    case 'pushed':
    case 'placed':
      return { kind: 'shift', figure: event.figure };
    case 'figure-activated':
      return { kind: 'act', figure: event.figure };
    case 'door-opened':
      return { kind: 'door', door: event.door };
    case 'raider-moved':
    case 'raider-deployed':
      return { kind: 'raider', raider: event.raider, space: event.space };
    case 'played':
      return { kind: 'card', card: event.card, event };
    case 'used':
      return { kind: 'ability', target: event.figure, event };
    case 'token-taken':
    case 'token-dropped':
    case 'token-flipped':
    case 'token-claimed':
      return { kind: 'token', token: event.token, event };
    case 'scored':
      return { kind: 'score', event };
    case 'won':
      return { kind: 'victory', winners: event.winners };
    case 'initiative':
    case 'mission-drawn':
    case 'round-began':
    case 'activated':
    case 'passed':
    case 'bombarded':
    case 'blue-die-rolled':
    case 'mark-revealed':
      return { kind: 'headline', event };
    default:
      return fightOf(event, view);
  }
}

function fightOf(event: Event, view: View): Motion | undefined {
  switch (event.type) {
    case 'declared':
      return { kind: 'aim', from: event.figure, target: event.target };
    case 'rolled':
      return { kind: 'roll' };
    case 'rerolled':
      return { kind: 'reroll', die: event.die, event };
    case 'results':
      return { kind: 'results' };
    case 'surge-spent':
      return { kind: 'surge', event };
    case 'missed':
      return { kind: 'miss', from: event.figure, target: event.target };
    case 'hit':
      return {
        kind: 'hit',
        from: event.figure,
        target: event.target,
        damage: event.damage,
        blocked: Math.max(0, (view.attack?.results?.damage ?? 0) - event.damage),
      };
    case 'damaged':
      return { kind: 'hurt', target: event.target, damage: event.damage };
    case 'recovered':
      return { kind: 'heal', target: event.figure, damage: event.damage };
    case 'condition':
      return {
        kind: 'condition',
        target: event.figure,
        condition: event.condition,
        gained: event.gained,
      };
    case 'defeated':
      return { kind: 'loss', figure: event.target };
    default:
      return undefined;
  }
}

function lengthOf(motion: Motion): number {
  if (motion.kind === 'hit') return Math.min(HIT_MOST, LENGTHS.hit + PER_BLOCK * motion.blocked);
  if (motion.kind !== 'walk') return LENGTHS[motion.kind];
  return Math.min(WALK_MOST, LENGTHS.walk + STEP * (motion.path.length - 1));
}

/** Each event is one beat; what only changes numbers rides along with the beat before it. */
export function choreograph(
  events: readonly Event[],
  before: View,
  after: View,
): readonly Beat<ImperialAssault>[] {
  return beatsOf<ImperialAssault, Motion>(events, before, after, TELLING);
}

const TELLING: BeatRules<ImperialAssault, Motion> = {
  fold: foldEvent,
  motionOf,
  lengthOf,
  about,
};

function things(...ids: readonly (string | undefined)[]): readonly Part[] {
  return ids.flatMap((id) => (id === undefined ? [] : [partOf('figure', id)]));
}

function spaces(labels: readonly string[]): readonly Part[] {
  return labels.map((label) => partOf('space', label));
}

export function about(event: Event): readonly Part[] {
  switch (event.type) {
    case 'moved':
      return [...things(event.figure), ...spaces([event.from, ...event.path])];
    case 'deployed':
    case 'pushed':
    case 'placed':
      return [...things(event.figure), ...spaces(event.at)];
    case 'declared':
    case 'missed':
    case 'hit':
      return things(event.figure, event.target);
    case 'damaged':
    case 'defeated':
      return things(event.target);
    case 'activated':
    case 'readied':
    case 'exhausted':
    case 'group-defeated':
    case 'marked':
    case 'mark-revealed':
    case 'priced':
      return [partOf('group', event.group)];
    case 'token-taken':
    case 'token-dropped':
    case 'token-discarded':
    case 'token-flipped':
    case 'token-claimed':
      return [
        partOf('token', event.token),
        ...('figure' in event ? things(event.figure) : []),
        ...('space' in event && event.space !== undefined ? spaces([event.space]) : []),
      ];
    case 'door-opened':
      return [partOf('door', event.door), ...things(event.figure)];
    case 'raider-moved':
    case 'raider-deployed':
      return [...things(event.raider), ...spaces([event.space])];
    case 'raiders-struck':
      return things(...event.figures);
    case 'played':
      return [partOf('card', event.card), ...things(event.figure)];
    default:
      return 'figure' in event ? things(event.figure) : [];
  }
}

export function markOf(event: Event): LogMark | undefined {
  switch (event.type) {
    case 'round-began':
      return { kind: 'round', round: event.round };
    default:
      return undefined;
  }
}

const QUIET: readonly Event['type'][] = [
  'began',
  'figure-activated',
  'activation-ended',
  'points-gained',
  'exhausted',
  'nothing-to-draw',
  'skipped',
];

export function isQuiet(event: Event): boolean {
  // Armies that were chosen in secret are news.
  if (event.type === 'began' && event.armies !== undefined) return false;
  return QUIET.includes(event.type);
}
