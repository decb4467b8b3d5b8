import type { ImperialAssault, View } from '@parsecs/imperial-assault';
import type { Asked } from '@parsecs/table';
import type { Picking, PlayingBeat } from '../contract.ts';
import { type Box, boxAround } from '../kit/camera.ts';
import { type Follower, useFollow } from '../kit/use-follow.ts';
import type { PanZoom } from '../kit/use-pan-zoom.ts';
import { figureIn } from './cards.ts';
import type { Motion } from './choreography.ts';
import { boxOfSpaces, CELL, coveredBy, type Layout } from './layout.ts';
import { partOfFigure } from './parts.ts';
import type { Place } from './spots.ts';
import { boxOfTarget } from './target-layer.tsx';

export interface Following {
  readonly zoom: PanZoom;
  readonly layout: Layout | undefined;
  readonly view: View;
  readonly question: Asked<ImperialAssault> | undefined;
  readonly picking: Picking | undefined;
  readonly places: readonly Place[];
  readonly beat: PlayingBeat | undefined;
  /** What the attack covers of the board at its top, in units of the world. */
  readonly covered: number;
  /** Pixels for a unit that fingers need. */
  readonly least: number;
}

const FOLLOWER: Follower<Following, Motion> = {
  partOf: () => '',
  goToQuestion: (now) => show(now, askedBox(now)),
  goToMotion: show,
  boxOf: motionBox,
};

export function useFollowing(following: Following): void {
  useFollow(following, FOLLOWER);
}

function show({ zoom, view, covered, least }: Following, box: Box | undefined): void {
  if (box === undefined) return;
  const above = view.attack === null ? 0 : covered;
  zoom.focus({ ...box, y: box.y - above, height: box.height + above }, { least });
}

function boxesOf(
  { layout, view }: Following,
  ...ids: readonly (string | null | undefined)[]
): readonly Box[] {
  if (layout === undefined) return [];
  return ids.flatMap((id) => (id ? (boxOfTarget(layout, view, id) ?? []) : []));
}

function askedBox(following: Following): Box | undefined {
  const { view, question, picking, places } = following;
  const { attack } = view;
  if (attack !== null && attack.target !== null) {
    return boxAround(boxesOf(following, attack.figure, attack.target), CELL);
  }
  const acting = boxesOf(following, attack?.figure ?? view.activation?.figure);
  const least = Math.min(...places.map(({ moves }) => moves));
  const near = places.filter(({ moves }) => moves === least);
  const open = view.figures.flatMap((figure) => {
    const part = partOfFigure(question?.kind, figure);
    return part !== undefined && picking?.open.has(part) === true
      ? boxesOf(following, figure.id)
      : [];
  });
  const all = [...acting, ...open, ...near.map(({ box }) => box)];
  return boxAround(all, CELL / 2);
}

function motionBox(following: Following, motion: Motion): Box | undefined {
  const { layout, view } = following;
  switch (motion.kind) {
    case 'walk': {
      const figure = figureIn(view, motion.figure);
      if (figure === undefined || layout === undefined) return undefined;
      const spaces = motion.path.flatMap((step) => coveredBy(layout, step, [1, 1]));
      const box = boxOfSpaces(layout, [...figure.at, ...spaces]);
      return box && boxAround([box], CELL);
    }
    case 'aim':
    case 'hit':
    case 'miss':
      return boxAround(boxesOf(following, motion.from, motion.target), CELL);
    case 'hurt':
      return boxAround(boxesOf(following, motion.target), CELL);
    case 'act':
    case 'loss':
    case 'shift':
      return boxAround(boxesOf(following, motion.figure), CELL);
    default:
      return undefined;
  }
}
