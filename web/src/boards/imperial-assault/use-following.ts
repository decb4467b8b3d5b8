import type { ImperialAssault, View } from '@parsecs/imperial-assault';
import type { Asked } from '@parsecs/table';
import type { Picking, PlayingBeat } from '../contract.ts';
import { type Box, boxAround } from '../kit/camera.ts';
import { boxOfMatter, keptOf, type Matter } from '../kit/framing.ts';
import { type Follower, useFollow } from '../kit/use-follow.ts';
import type { PanZoom } from '../kit/use-pan-zoom.ts';
import { figureIn } from './cards.ts';
import type { Motion } from './choreography.ts';
import { boxOfSpace, boxOfSpaces, CELL, coveredBy, type Layout } from './layout.ts';
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
  /** Pixels for a unit that fingers need. */
  readonly least: number;
}

/** Around what is brought into sight: signs about it stand there. */
const ROOM = CELL * 0.75;

const FOLLOWER: Follower<Following, Motion> = {
  partOf: () => '',
  goToQuestion: (now) => {
    const matter = matterOf(now);
    show(now, boxOfMatter(matter, ROOM), keptOf(matter, ROOM));
  },
  sceneOf: ({ view }) => `${view.activation?.figure}/${view.attack?.figure}/${view.attack?.target}`,
  goToScene: (now) => {
    const { view } = now;
    const standing = view.figures.flatMap(({ id }) => boxesOf(now, id));
    const isActing = view.activation !== null || view.attack !== null;
    show(now, isActing ? boxOfMatter(matterOf(now), ROOM) : boxAround(standing, ROOM));
  },
  // What can be seen is left where it is: nothing is worse than a board that never rests.
  goToMotion: (now, box) => {
    if (!now.zoom.sees(box)) show(now, box);
  },
  boxOf: motionBox,
  wait: 40,
};

export function useFollowing(following: Following): void {
  useFollow(following, FOLLOWER);
}

function show({ zoom, least }: Following, box: Box | undefined, keep: readonly Box[] = []): void {
  if (box !== undefined) zoom.focus(box, { least, keep });
}

function boxesOf(
  { layout, view }: Following,
  ...ids: readonly (string | null | undefined)[]
): readonly Box[] {
  if (layout === undefined) return [];
  return ids.flatMap((id) => (id ? (boxOfTarget(layout, view, id) ?? []) : []));
}

/** In the first round nobody knows yet what it is about: tokens are shown with what is asked. */
function goalsOf({ layout, view }: Following): readonly Box[] {
  if (layout === undefined || view.round > 1 || view.activation !== null) return [];
  return view.tokens.flatMap(({ at }) => (at === null ? [] : (boxOfSpace(layout, at) ?? [])));
}

function enemiesOf(following: Following): readonly Box[] {
  const { view, question } = following;
  return view.figures
    .filter(({ owner, at }) => owner !== question?.seat && at.length > 0)
    .flatMap(({ id }) => boxesOf(following, id));
}

/** Who is asked, whom it may affect, the nearest enemy, and at first what the mission is about. */
function matterOf(following: Following): Matter {
  const { view, question, picking, places } = following;
  const { attack } = view;
  if (attack !== null && attack.target !== null) {
    const fighting = boxesOf(following, attack.figure, attack.target);
    return { asked: fighting, affected: [], threats: [] };
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
  const affected = [...open, ...near.map(({ box }) => box), ...goalsOf(following)];
  const threats = enemiesOf(following);
  return { asked: acting, affected, threats };
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
