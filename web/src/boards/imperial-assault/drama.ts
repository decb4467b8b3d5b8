import type { View } from '@parsecs/imperial-assault';
import type { Effect, Spot, Tone } from '../fx/effect.ts';
import type { Seen } from '../fx/theatre.ts';
import { figureIn, isOnMap, sideOf } from './cards.ts';
import type { Motion } from './choreography.ts';
import { doorPlaces } from './ground-paths.ts';
import { CELL, type Layout, middleOf } from './layout.ts';
import { boxOfTarget } from './target-layer.tsx';

export interface Showing {
  readonly layout: Layout;
  /** The view before the beat: what is lost still has its place in it. */
  readonly view: View;
  readonly after: View;
  /** Where somebody has just fallen. */
  readonly fallen?: Spot | undefined;
}

/** Where a figure, a door or a token stands, or stood. */
export function spotOf({ layout, view, after }: Showing, id: string): Spot | undefined {
  const box = boxOfTarget(layout, view, id) ?? boxOfTarget(layout, after, id);
  return box && { ...middleOf(box), radius: Math.min(box.width, box.height) / 2 };
}

function toneOf({ view, after }: Showing, id: string): Tone {
  const figure = figureIn(view, id) ?? figureIn(after, id);
  return figure === undefined ? 'info' : sideOf(view, figure.owner);
}

/** Blocks are counted before the shot is seen; each has its share of the beat. */
const SHOT_AFTER = 0.42;
const BOLTS_MOST = 4;

function shotOf(
  showing: Showing,
  motion: Extract<Motion, { readonly kind: 'hit' | 'miss' }>,
): readonly Effect[] {
  const from = spotOf(showing, motion.from);
  const to = spotOf(showing, motion.target);
  if (from === undefined || to === undefined) return [];
  const tone = toneOf(showing, motion.from);
  const isHit = motion.kind === 'hit';
  if (showing.view.attack?.melee === true && isHit) return [{ kind: 'blow', from, to, tone }];
  const damage = isHit ? Math.max(1, Math.min(BOLTS_MOST, motion.damage)) : 0;
  const after = isHit && motion.blocked > 0 ? SHOT_AFTER : 0;
  return [{ kind: 'volley', from, to, tone, hits: damage, misses: isHit ? 0 : 2, after }];
}

function triumphOf(showing: Showing, winners: readonly number[], seen: Seen): readonly Effect[] {
  const { view } = showing;
  const [first] = winners;
  if (first === undefined) return [];
  const salutes = view.figures
    .filter((figure) => isOnMap(figure) && winners.includes(figure.owner))
    .flatMap(({ id }) => spotOf(showing, id) ?? []);
  return [{ kind: 'triumph', at: seen.middle, tone: sideOf(view, first), salutes }];
}

/** Points fly up to where they are counted. */
function pointsOf(
  showing: Showing,
  { event }: Extract<Motion, { readonly kind: 'score' }>,
  seen: Seen,
): readonly Effect[] {
  if (event.type !== 'scored') return [];
  const { view, fallen } = showing;
  const actor = view.activation?.figure;
  const acting = actor === undefined || actor === null ? undefined : spotOf(showing, actor);
  const middle = { ...seen.middle, radius: seen.middle.radius * 0.1 };
  const tone = sideOf(view, event.seat);
  const from = fallen ?? acting ?? middle;
  return [{ kind: 'points', from, to: seen.top, count: event.vp, tone }];
}

/** As wide as the door is. */
function doorOf(layout: Layout, id: string): readonly Effect[] {
  return doorPlaces(layout)
    .filter((door) => door.id === id)
    .map(({ x, y, spaces, turn }) => ({
      kind: 'door',
      at: { x, y, radius: (spaces * CELL) / 2 },
      along: (turn * Math.PI) / 180,
    }));
}

/** What a beat looks like, beyond the pieces that move. */
export function effectsOf(showing: Showing, motion: Motion, seen: Seen): readonly Effect[] {
  const at = (id: string, make: (spot: Spot) => Effect): readonly Effect[] => {
    const spot = spotOf(showing, id);
    return spot === undefined ? [] : [make(spot)];
  };
  const arrival = (id: string, tone: Tone): readonly Effect[] =>
    at(id, (spot) => ({ kind: 'arrival', at: spot, tone }));
  switch (motion.kind) {
    case 'arrive':
    case 'act':
      return arrival(motion.figure, toneOf(showing, motion.figure));
    case 'raider':
      return arrival(motion.raider, 'danger');
    case 'ability':
      return arrival(motion.target, 'ask');
    case 'token':
      return arrival(motion.token, 'ask');
    case 'door':
      return doorOf(showing.layout, motion.door);
    case 'hit':
    case 'miss':
      return shotOf(showing, motion);
    case 'hurt':
      return at(motion.target, (spot) => ({ kind: 'sparks', at: spot }));
    case 'heal':
      return at(motion.target, (spot) => ({ kind: 'mend', at: spot }));
    case 'loss': {
      const tone = toneOf(showing, motion.figure);
      return at(motion.figure, (spot) => ({ kind: 'fall', at: spot, tone }));
    }
    case 'score':
      return pointsOf(showing, motion, seen);
    case 'victory':
      return triumphOf(showing, motion.winners, seen);
    default:
      return [];
  }
}
