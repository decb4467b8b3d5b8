import { type Faction, RANGE_LENGTH, type View } from '@parsecs/xwing';
import type { Effect, Spot, Tone } from '../fx/effect.ts';
import type { Seen } from '../fx/theatre.ts';
import type { Motion } from './choreography.ts';
import { wayOf } from './flights.ts';
import { type Layout, toBoard } from './layout.ts';
import { attackIn } from './moment.ts';
import { baseOf, isInPlay, seatRole, shipIn } from './ships.ts';

export interface Showing {
  readonly layout: Layout;
  /** The view before the beat: what is lost still has its place in it. */
  readonly view: View;
  readonly after: View;
}

/** Where a ship stands, or stood. */
export function spotOf({ layout, view, after }: Showing, id: string): Spot | undefined {
  const base = [shipIn(view, id), shipIn(after, id)]
    .map((ship) => ship && baseOf(ship))
    .find((own) => own !== undefined);
  return base && { ...toBoard(layout, base), radius: base.halfLength };
}

const SIDE_TONES: Readonly<Record<Faction, Tone>> = { rebel: 'rebel', imperial: 'imperial' };

function toneOfSeat(view: View, seat: number): Tone {
  const side = seatRole(view, seat);
  return side === null ? 'info' : SIDE_TONES[side];
}

function toneOf({ view, after }: Showing, id: string): Tone {
  const ship = shipIn(view, id) ?? shipIn(after, id);
  return ship === undefined ? 'info' : toneOfSeat(view, ship.owner);
}

/** From where a ship is being shot at, if it is. */
function shooterOf(showing: Showing, id: string): Spot | undefined {
  const attack = attackIn(showing.view) ?? attackIn(showing.after);
  return attack?.target === id ? spotOf(showing, attack.ship) : undefined;
}

/** One bolt for each die; as many strike as got through. */
function volleyOf(
  showing: Showing,
  { kind, ship, target }: Extract<Motion, { readonly kind: 'hit' | 'miss' }>,
): readonly Effect[] {
  const from = spotOf(showing, ship);
  const to = spotOf(showing, target);
  if (from === undefined || to === undefined) return [];
  const attack = attackIn(showing.view) ?? attackIn(showing.after);
  const dice = Math.max(1, attack?.attack.length ?? 1);
  const through = attack?.result === undefined ? 1 : attack.result.hits + attack.result.crits;
  const hits = kind === 'miss' ? 0 : Math.max(1, Math.min(dice, through));
  const tone = toneOf(showing, ship);
  return [{ kind: 'volley', from, to, tone, hits, misses: dice - hits }];
}

function flightOf(
  showing: Showing,
  motion: Extract<Motion, { readonly kind: 'fly' | 'roll' }>,
): readonly Effect[] {
  const spot = spotOf(showing, motion.ship);
  if (spot === undefined) return [];
  const way = wayOf(motion).map((stop) => ({
    ...toBoard(showing.layout, stop),
    when: stop.when,
  }));
  const touching = motion.kind === 'fly' ? motion.touching : [];
  return [
    {
      kind: 'engine',
      way,
      width: spot.radius,
      tone: toneOf(showing, motion.ship),
      ease: 'glide',
    },
    ...touching.flatMap((id) => at(showing, id, (own) => ({ kind: 'bump', at: own }))),
  ];
}

function triumphOf(
  { layout, view }: Showing,
  winners: readonly number[],
  seen: Seen,
): readonly Effect[] {
  const [first] = winners;
  if (first === undefined) return [];
  const salutes = view.ships
    .filter((ship) => isInPlay(ship) && winners.includes(ship.owner))
    .flatMap((ship) => {
      const base = baseOf(ship);
      return base === undefined ? [] : [{ ...toBoard(layout, base), radius: base.halfLength }];
    });
  return [{ kind: 'triumph', at: seen.middle, tone: toneOfSeat(view, first), salutes }];
}

function at(showing: Showing, id: string, make: (spot: Spot) => Effect): readonly Effect[] {
  const spot = spotOf(showing, id);
  return spot === undefined ? [] : [make(spot)];
}

/** What a beat looks like, beyond the pieces that move. */
export function effectsOf(showing: Showing, motion: Motion, seen: Seen): readonly Effect[] {
  const place = (point: { readonly x: number; readonly y: number }, radius: number): Spot => ({
    ...toBoard(showing.layout, point),
    radius,
  });
  switch (motion.kind) {
    case 'arrive': {
      const tone = toneOf(showing, motion.ship);
      return at(showing, motion.ship, (spot) => ({ kind: 'arrival', at: spot, tone }));
    }
    case 'fly':
    case 'roll':
      return flightOf(showing, motion);
    case 'crash':
      return at(showing, motion.ship, (spot) => ({ kind: 'rocks', at: spot }));
    case 'lock': {
      const [from, to] = [spotOf(showing, motion.ship), spotOf(showing, motion.target)];
      return from && to ? [{ kind: 'beam', from, to, tone: 'info' }] : [];
    }
    case 'hit':
    case 'miss':
      return volleyOf(showing, motion);
    case 'shield': {
      const from = shooterOf(showing, motion.ship);
      const { isLost } = motion;
      return at(showing, motion.ship, (spot) => ({ kind: 'shield', at: spot, from, isLost }));
    }
    case 'damage': {
      const from = shooterOf(showing, motion.ship);
      return at(showing, motion.ship, (spot) =>
        motion.card === undefined
          ? { kind: 'sparks', at: spot, from }
          : { kind: 'critical', at: spot },
      );
    }
    case 'loss':
      return at(showing, motion.ship, (spot) => ({ kind: 'explosion', at: spot }));
    case 'bomb':
    case 'rock':
      return [{ kind: 'arrival', at: place(motion.at, 22), tone: 'info' }];
    case 'blast':
      return [{ kind: 'blast', at: place(motion.at, RANGE_LENGTH + 15) }];
    case 'card':
      return at(showing, motion.ship, (spot) => ({ kind: 'arrival', at: spot, tone: 'ask' }));
    case 'victory':
      return triumphOf(showing, motion.winners, seen);
    default:
      return [];
  }
}
