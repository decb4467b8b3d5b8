import type { Seat } from '@parsecs/kernel';
import type { SuperTeams } from '@parsecs/super-teams';
import {
  type BonusKind,
  type CardId,
  type Event,
  type ShipId,
  shipsOfColour,
  type View,
} from '@parsecs/super-teams/words';
import { type Beat, type LogMark, type Part, partOf } from '../contract.ts';
import { foldEvent } from './fold.ts';

/** What moves on this board. */
export type Motion =
  | { readonly kind: 'play'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'bonus'; readonly seat: Seat; readonly card: BonusKind }
  | { readonly kind: 'draw'; readonly seat: Seat; readonly card?: BonusKind }
  | { readonly kind: 'pay'; readonly seat: Seat }
  | { readonly kind: 'deal'; readonly seat: Seat }
  | {
      readonly kind: 'glide' | 'jump' | 'maw' | 'evade' | 'pull';
      readonly ship: ShipId;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'settle' | 'home'; readonly ship: ShipId }
  | { readonly kind: 'victory'; readonly winners: readonly Seat[] };

const LENGTHS: Readonly<Record<Motion['kind'], number>> = {
  play: 380,
  bonus: 900,
  draw: 420,
  pay: 320,
  deal: 260,
  glide: 350,
  jump: 1000,
  maw: 1300,
  evade: 560,
  pull: 520,
  settle: 240,
  home: 700,
  victory: 2200,
};

/** Longer ways take longer, but nobody waits more than 600 milliseconds for a ship. */
const GLIDE_STEP = 25;
const GLIDE_MOST = 600;

/** Whoever is carried by these does not fly past anybody. */
const JUMPS: ReadonlySet<Extract<Event, { readonly type: 'moved' }>['by']> = new Set([
  'hyperspace',
  'light-speed',
]);

/** A card played in a window is shown before it works. */
function cardOf(event: Event): Motion | undefined {
  switch (event.type) {
    case 'evaded':
      return { kind: 'bonus', seat: event.seat, card: 'evasive-manoeuvre' };
    case 'grabbed':
      return { kind: 'bonus', seat: event.seat, card: 'mechanical-grab' };
    default:
      return undefined;
  }
}

function motionOf(event: Event): Motion | undefined {
  switch (event.type) {
    case 'announced':
    case 'wasted':
      return { kind: 'play', seat: event.seat, card: event.card };
    case 'boosted':
      return { kind: 'bonus', seat: event.seat, card: event.card };
    case 'moved':
      return {
        kind: JUMPS.has(event.by) ? 'jump' : 'glide',
        ship: event.ship,
        from: event.from,
        to: event.to,
      };
    case 'pushed-back':
      return { kind: 'maw', ship: event.ship, from: event.from, to: event.to };
    case 'evaded':
      return { kind: 'evade', ship: event.ship, from: event.from, to: event.to };
    case 'grabbed':
      return { kind: 'pull', ship: event.ship, from: event.from, to: event.to };
    case 'half-chosen':
      return { kind: 'settle', ship: event.ship };
    case 'arrived':
      return { kind: 'home', ship: event.ship };
    case 'won':
      return { kind: 'victory', winners: event.winners };
    case 'drew': {
      const { seat, card } = event;
      return { kind: 'draw', seat, ...(card && { card }) };
    }
    case 'planet-paid':
      return { kind: 'pay', seat: event.seat };
    case 'dealt':
      return { kind: 'deal', seat: event.seat };
    default:
      return undefined;
  }
}

function lengthOf(motion: Motion): number {
  if (motion.kind !== 'glide') return LENGTHS[motion.kind];
  const steps = Math.abs(motion.to - motion.from);
  return Math.min(GLIDE_MOST, LENGTHS.glide + GLIDE_STEP * steps);
}

/** Each event is one beat; what only changes counters rides along with the beat before it. */
export function choreograph(
  events: readonly Event[],
  before: View,
  _after: View,
): readonly Beat<SuperTeams>[] {
  const beats: Beat<SuperTeams>[] = [];
  let view = before;
  const add = (motion: Motion, event: Event): void => {
    beats.push({ length: lengthOf(motion), motion, view, about: about(event) });
  };
  for (const event of events) {
    const card = cardOf(event);
    if (card !== undefined) add(card, event);
    view = foldEvent(view, event);
    const motion = motionOf(event);
    const last = beats.at(-1);
    if (motion !== undefined) {
      add(motion, event);
    } else if (last !== undefined) {
      beats[beats.length - 1] = { ...last, view };
    }
  }
  return beats;
}

export function about(event: Event): readonly Part[] {
  switch (event.type) {
    case 'announced':
    case 'boosted':
    case 'arrived':
    case 'nothing-to-draw':
    case 'drew':
      return [partOf('ship', event.ship)];
    case 'moved':
    case 'pushed-back':
    case 'evaded':
    case 'grabbed':
      return [partOf('ship', event.ship), partOf('space', `${event.to}`)];
    case 'half-chosen':
      return [partOf('ship', event.ship), partOf('space', `${event.space}`)];
    case 'colour-finished':
      return shipsOfColour(event.colour).map((ship) => partOf('ship', ship));
    case 'movement-shuffled':
      return [partOf('slot', 'movementDeck')];
    case 'bonus-shuffled':
      return [partOf('slot', 'bonusDeck')];
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
    case 'began':
      return { kind: 'turn', seat: event.starter };
    default:
      return undefined;
  }
}
