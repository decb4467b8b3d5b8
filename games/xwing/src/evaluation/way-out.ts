import { colourOf, GREEN, RED, type ShipRules } from '../battle.ts';
import type { DialManoeuvre } from '../cards/ship-types.ts';
import type { PlayArea } from '../geometry/dimensions.ts';
import { type Footprint, footprintsOfAllKinds, moveFootprint } from '../geometry/footprint.ts';
import { endPoseInto } from '../geometry/manoeuvre.ts';
import { isInPlay as isInArea } from '../geometry/play-area.ts';
import type { Pose } from '../geometry/pose.ts';

/** With so much free space ahead every ship can turn round before the edge. */
const ROOM_AHEAD = 260;
/** So many further manoeuvres must be possible: nobody ends in a corner that way. */
const MANOEUVRES = 3;

const pose: Pose = { x: 0, y: 0, heading: 0 };
// One for each depth, so that a ship may stand on several steps of its way at once.
const steps = Array.from({ length: MANOEUVRES }, footprintsOfAllKinds);

/** Whether a ship that stands so can stay on the table for a few more rounds. */
export function hasWayOut(
  rules: ShipRules,
  base: Readonly<Footprint>,
  isStressed: boolean,
  area: PlayArea,
): boolean {
  return canGoOn(rules, base, isStressed, area, 0);
}

function canGoOn(
  rules: ShipRules,
  base: Readonly<Footprint>,
  isStressed: boolean,
  area: PlayArea,
  depth: number,
): boolean {
  const step = steps[depth];
  if (step === undefined || isRoomy(base, area)) return true;
  const landed = step[rules.kind];
  const { dial } = rules;
  for (let place = 0; place < dial.length; place += 1) {
    const manoeuvre = dial[place] as DialManoeuvre;
    const colour = colourOf(manoeuvre);
    if (isStressed && colour === RED) continue;
    endPoseInto(pose, base, manoeuvre);
    moveFootprint(landed, pose);
    if (!isInArea(landed, area)) continue;
    const isStressedThen = isStressed ? colour !== GREEN : colour === RED;
    if (canGoOn(rules, landed, isStressedThen, area, depth + 1)) return true;
  }
  return false;
}

function isRoomy({ x, y, forwardX, forwardY }: Readonly<Footprint>, area: PlayArea): boolean {
  const aheadX = x + ROOM_AHEAD * forwardX;
  const aheadY = y + ROOM_AHEAD * forwardY;
  return aheadX > 0 && aheadY > 0 && aheadX < area.width && aheadY < area.height;
}
