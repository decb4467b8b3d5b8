import type { Asked } from '@parsecs/table';
import { type ShipView, shipAsked, type View, type XWing } from '@parsecs/xwing';
import { areAllies } from '@parsecs/xwing/words';
import type { Picking, PlayingBeat } from '../contract.ts';
import { type Box, boxAround } from '../kit/camera.ts';
import { boxOfMatter, keptOf, type Matter } from '../kit/framing.ts';
import { type Follower, useFollow } from '../kit/use-follow.ts';
import type { PanZoom } from '../kit/use-pan-zoom.ts';
import type { Motion } from './choreography.ts';
import { boxAt, type Layout } from './layout.ts';
import { attackIn } from './moment.ts';
import { openPartOf } from './parts.ts';
import { baseOf, isInPlay, shipIn } from './ships.ts';

export interface Following {
  readonly zoom: PanZoom;
  readonly layout: Layout;
  readonly view: View;
  readonly question: Asked<XWing> | undefined;
  readonly picking: Picking | undefined;
  readonly beat: PlayingBeat | undefined;
}

/** Room around ships that are brought into sight, in millimetres. */
const ROOM = 60;
/** A ship that moves or rolls needs to see where it could go. */
const WIDE = 150;
/** Whoever acts wants to see what is within the ruler's reach, from middle to middle. */
const REACH = 360;

const FOLLOWER: Follower<Following, Motion> = {
  partOf: ({ view }) => `${view.round}/${view.phase}`,
  goToQuestion,
  goToScene: (now) => {
    const all = allOf(now);
    if (all !== undefined && now.view.phase !== 'setup') now.zoom.focus(all);
  },
  // What can be seen is left where it is: nothing is worse than a board that never rests.
  goToMotion: ({ zoom }, box) => {
    if (!zoom.sees(box)) zoom.focus(box);
  },
  boxOf: motionBox,
  wait: 40,
};

export function useFollowing(following: Following): void {
  useFollow(following, FOLLOWER);
}

const WHOLE = [
  'place',
  'obstacle',
  'edge',
  'dial',
  'ready',
  'change-dial',
  'activate-next',
  'attack-next',
];

/** Whoever plans, places or chooses among ships has the whole battle before them. */
function goToQuestion(now: Following, isNewPart: boolean): void {
  const { question, view, zoom } = now;
  if (WHOLE.includes(question?.kind ?? '')) {
    const all = allOf(now);
    const isSetup = view.phase === 'setup';
    if (isSetup) zoom.fit();
    else if (all !== undefined && (isNewPart || !zoom.sees(all))) zoom.focus(all);
    return;
  }
  const matter = matterOf(now);
  const box = boxOfMatter(matter, ROOM);
  if (box !== undefined) zoom.focus(box, { keep: keptOf(matter, ROOM) });
}

function allOf(now: Following): Box | undefined {
  return boxAround(
    now.view.ships.filter(isInPlay).flatMap(({ id }) => boxesOf(now, id)),
    ROOM,
  );
}

function boxesOf(
  { layout, view }: Pick<Following, 'layout' | 'view'>,
  id: string | undefined,
): readonly Box[] {
  const ship = shipIn(view, id);
  const base = ship && baseOf(ship);
  return base === undefined ? [] : [boxAt(layout, base, base.reach)];
}

/** Who is asked, whom it may affect, and the nearest enemy: nobody decides without seeing them. */
function matterOf(now: Following): Matter {
  const { layout, view, picking, question } = now;
  const attack = attackIn(view);
  const asked = shipAsked(view);
  const open = view.ships.flatMap(({ id }) =>
    openPartOf(picking, id) === undefined ? [] : boxesOf(now, id),
  );
  const moves = question?.kind === 'barrel-roll' || question?.kind === 'boost';
  const own = [...boxesOf(now, asked?.id), ...boxesOf(now, attack?.ship)];
  const around = asked?.at && moves ? [boxAt(layout, asked.at, WIDE)] : [];
  const fought = attack === undefined ? nearTo(now, asked) : boxesOf(now, attack.target);
  const affected = [...open, ...around, ...fought];
  return { asked: own.length > 0 ? own : open, affected, threats: enemiesOf(now, asked) };
}

/** Ships about which something could be done. */
function nearTo(now: Following, ship: ShipView | undefined): readonly Box[] {
  const here = ship?.at;
  if (here === undefined || here === null) return [];
  return now.view.ships
    .filter(({ at }) => at !== null && Math.hypot(at.x - here.x, at.y - here.y) < REACH)
    .flatMap(({ id }) => (id === ship?.id ? [] : boxesOf(now, id)));
}

function enemiesOf(now: Following, ship: ShipView | undefined): readonly Box[] {
  if (ship === undefined) return [];
  return now.view.ships
    .filter((other) => isInPlay(other) && !areAllies(other.owner, ship.owner))
    .flatMap(({ id }) => boxesOf(now, id));
}

function motionBox(now: Following, motion: Motion): Box | undefined {
  const { layout } = now;
  switch (motion.kind) {
    case 'fly':
    case 'roll':
      return boxAround([boxAt(layout, motion.from, 30), boxAt(layout, motion.to, 30)], ROOM / 2);
    case 'aim':
    case 'hit':
    case 'miss':
    case 'lock':
      return boxAround([...boxesOf(now, motion.ship), ...boxesOf(now, motion.target)], ROOM);
    case 'blast':
      return boxAt(layout, motion.at, ROOM * 2);
    case 'reveal':
    case 'crash':
    case 'damage':
    case 'loss':
    case 'die':
      return boxAround(boxesOf(now, motion.ship), ROOM);
    default:
      return undefined;
  }
}
