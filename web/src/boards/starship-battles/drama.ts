import type { View } from '@parsecs/starship-battles';
import type { Effect, Spot, Tone } from '../fx/effect.ts';
import type { Seen } from '../fx/theatre.ts';
import { shipIn } from './cards.ts';
import type { Motion } from './choreography.ts';
import { CELL, type Grid, middleOf } from './grid.ts';
import { placeOfShip } from './target-layer.tsx';

export interface Showing {
  readonly grid: Grid;
  /** The view before the beat: what is lost still has its place in it. */
  readonly view: View;
  readonly after: View;
}

/** Where a ship stands, or stood. */
export function spotOf({ grid, view, after }: Showing, id: string): Spot | undefined {
  const place = placeOfShip(grid, view, id) ?? placeOfShip(grid, after, id);
  return place && { x: place.x, y: place.y, radius: (place.size * CELL) / 2 };
}

function toneOfSeat({ seats }: View, seat: number): Tone {
  const side = seats[seat]?.faction;
  if (side === undefined || side === null) return 'info';
  return side === 'light' ? 'rebel' : 'imperial';
}

function toneOf({ view, after }: Showing, id: string): Tone {
  const ship = shipIn(view, id) ?? shipIn(after, id);
  return ship === undefined ? 'info' : toneOfSeat(after, ship.owner);
}

/** The die falls before anything is fired. */
const FIRES = 0.48;
const BOLTS = { miss: [0, 3], hit: [3, 1], critical: [5, 0] } as const;

function volleyOf(
  showing: Showing,
  { rolled }: Extract<Motion, { readonly kind: 'roll' }>,
): readonly Effect[] {
  const from = spotOf(showing, rolled.ship);
  const to = spotOf(showing, rolled.target);
  if (from === undefined || to === undefined) return [];
  const [hits, misses] = BOLTS[rolled.result];
  const tone = toneOf(showing, rolled.ship);
  return [{ kind: 'volley', from, to, tone, hits, misses, after: FIRES }];
}

function triumphOf(showing: Showing, winners: readonly number[], seen: Seen): readonly Effect[] {
  const { view } = showing;
  const [first] = winners;
  if (first === undefined) return [];
  const salutes = view.ships
    .filter(({ owner }) => winners.includes(owner))
    .flatMap(({ id }) => spotOf(showing, id) ?? []);
  return [{ kind: 'triumph', at: seen.middle, tone: toneOfSeat(view, first), salutes }];
}

function glideOf(
  showing: Showing,
  { ship, from, to }: Extract<Motion, { readonly kind: 'glide' }>,
): readonly Effect[] {
  const spot = spotOf(showing, ship);
  if (spot === undefined) return [];
  const size = (spot.radius * 2) / CELL;
  const way = [
    { ...middleOf(showing.grid, from, size), when: 0 },
    { ...middleOf(showing.grid, to, size), when: 1 },
  ];
  const tone = toneOf(showing, ship);
  return [{ kind: 'engine', way, width: spot.radius * 0.8, tone, ease: 'glide' }];
}

/** What a beat looks like, beyond the pieces that move. */
export function effectsOf(showing: Showing, motion: Motion, seen: Seen): readonly Effect[] {
  const at = (id: string, make: (spot: Spot) => Effect): readonly Effect[] => {
    const spot = spotOf(showing, id);
    return spot === undefined ? [] : [make(spot)];
  };
  switch (motion.kind) {
    case 'glide':
      return glideOf(showing, motion);
    case 'arrive': {
      const tone = toneOf(showing, motion.ship);
      return at(motion.ship, (spot) => ({ kind: 'arrival', at: spot, tone }));
    }
    case 'roll':
      return volleyOf(showing, motion);
    case 'hit':
      return at(motion.target, (spot) => ({ kind: 'sparks', at: spot }));
    case 'mend':
      return at(motion.ship, (spot) => ({ kind: 'mend', at: spot }));
    case 'reduce':
      return at(motion.ship, (spot) => ({ kind: 'burn', at: spot }));
    case 'loss':
      return at(motion.ship, (spot) => ({
        kind: motion.isLarge ? 'breakup' : 'explosion',
        at: spot,
      }));
    case 'option':
      return at(motion.ship, (spot) => ({ kind: 'arrival', at: spot, tone: 'ask' }));
    case 'victory':
      return triumphOf(showing, motion.winners, seen);
    default:
      return [];
  }
}
