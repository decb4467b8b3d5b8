import type { StarshipBattles, View } from '@parsecs/starship-battles';
import type { Asked } from '@parsecs/table';
import type { Picking, PlayingBeat } from '../contract.ts';
import { type Box, boxAround } from '../kit/camera.ts';
import { boxOfMatter, keptOf, type Matter } from '../kit/framing.ts';
import { type Follower, useFollow } from '../kit/use-follow.ts';
import type { PanZoom } from '../kit/use-pan-zoom.ts';
import { cardIn, isOnMap, shipIn, sizeOf } from './cards.ts';
import type { Motion } from './choreography.ts';
import { boxOf, CELL, type Grid } from './grid.ts';
import { partOfShip } from './parts.ts';
import type { Place } from './spots.ts';

export interface Following {
  readonly zoom: PanZoom;
  readonly grid: Grid;
  readonly view: View;
  readonly question: Asked<StarshipBattles> | undefined;
  readonly picking: Picking | undefined;
  readonly places: readonly Place[];
  readonly beat: PlayingBeat | undefined;
}

/** Pixels of a square that a finger can tell from the next one. */
const FINGER = 24;

const FOLLOWER: Follower<Following, Motion> = {
  partOf: ({ view }) => `${view.round}/${view.phase}/${view.asked}`,
  goToQuestion,
  goToScene: (now) => {
    const all = allOf(now);
    if (all !== undefined) now.zoom.focus(all);
  },
  // What can be seen is left where it is: nothing is worse than a board that never rests.
  goToMotion: ({ zoom }, box) => {
    if (!zoom.sees(box)) zoom.focus(box);
  },
  boxOf: motionBox,
};

export function useFollowing(following: Following): void {
  useFollow(following, FOLLOWER);
}

const SHIP_QUESTIONS = ['move', 'attack', 'launch'];

/**
 * Whoever chooses among ships begins with the whole battle before them, and then stays where they are
 * as long as one of the ships is in sight. Everything else is brought near.
 */
function goToQuestion(now: Following, isNewPart: boolean): void {
  const { question, places, zoom } = now;
  if (SHIP_QUESTIONS.includes(question?.kind ?? '')) {
    const open = openShips(now);
    // Two carriers are looked at together: a choice among things out of sight is none.
    const isInSight =
      question?.kind === 'launch'
        ? open.every((box) => zoom.sees(box))
        : open.some((box) => zoom.sees(box));
    const all = allOf(now);
    if (all !== undefined && (isNewPart || !isInSight)) zoom.focus(all);
    return;
  }
  const matter = matterOf(now);
  const box = boxOfMatter(matter, CELL);
  if (box === undefined) return;
  const isByFinger = matchMedia('(pointer: coarse)').matches && places.length > 0;
  const keep = keptOf(matter, CELL);
  zoom.focus(box, isByFinger ? { least: FINGER / CELL, keep } : { keep });
}

function allOf(now: Following): Box | undefined {
  return boxAround(
    now.view.ships.flatMap(({ id }) => shipBox(now, id)),
    CELL,
  );
}

function shipBox({ grid, view }: Following, id: string | null): readonly Box[] {
  const ship = shipIn(view, id);
  const card = ship && cardIn(view, ship.card);
  if (ship === undefined || card === undefined || !isOnMap(ship)) return [];
  return [boxOf(grid, ship.at, sizeOf(card))];
}

function openShips(following: Following): readonly Box[] {
  const { view, question, picking } = following;
  return view.ships.flatMap(({ id }) => {
    const part = partOfShip(question?.kind, id);
    return part !== undefined && picking?.open.has(part) === true ? shipBox(following, id) : [];
  });
}

/** Who is asked, whom it may affect, and the enemy that is nearest. */
function matterOf(following: Following): Matter {
  const { view, question, places, grid } = following;
  const squares = places.map(({ square, size }) => boxOf(grid, square, size));
  const target = view.attack?.target ?? null;
  const asked = [...squares, ...shipBox(following, view.active)];
  const affected = [...openShips(following), ...shipBox(following, target)];
  const own = question === undefined ? null : (view.seats[question.seat]?.faction ?? null);
  const threats = view.ships.flatMap(({ id, owner }) =>
    view.seats[owner]?.faction === own ? [] : shipBox(following, id),
  );
  return { asked, affected, threats };
}

function motionBox(following: Following, motion: Motion): Box | undefined {
  const { grid } = following;
  switch (motion.kind) {
    case 'glide':
      return boxAround([boxOf(grid, motion.from, 2), boxOf(grid, motion.to, 2)], CELL);
    case 'aim':
      return boxAround(
        [...shipBox(following, motion.ship), ...shipBox(following, motion.target)],
        CELL,
      );
    case 'hit':
      return boxAround(shipBox(following, motion.target), CELL);
    case 'turn':
    case 'leave':
    case 'reduce':
    case 'loss':
      return boxAround(shipBox(following, motion.ship), CELL);
    default:
      return undefined;
  }
}
