import { at } from '@parsecs/kernel';
import type { Answer } from './answers.ts';
import { colourOf, RED } from './battle.ts';
import { areaOf, baseOf, obstacleOutlines } from './board.ts';
import { footprintsOfAllKinds, moveFootprint } from './geometry/footprint.ts';
import { isBaseOver } from './geometry/gap.ts';
import { endPoseInto } from './geometry/manoeuvre.ts';
import { isInPlay as isInArea } from './geometry/play-area.ts';
import type { Pose } from './geometry/pose.ts';
import { rulesOf, type State } from './state.ts';

const landings = footprintsOfAllKinds();
const pose: Pose = { x: 0, y: 0, heading: 0 };
/** A ship that can go on so far is not in a corner. */
const ROOM_AHEAD = 200;
const UNSOUND = -1000;

/** How much room is left ahead of where the manoeuvre would end, and whether it ends well at all. */
function soundness(state: State, ship: number, place: number): number {
  const rules = rulesOf(state, ship);
  const manoeuvre = at(rules.dial, place);
  endPoseInto(pose, baseOf(state, ship), manoeuvre);
  const landed = landings[rules.kind];
  moveFootprint(landed, pose);
  const area = areaOf(state);
  const x = pose.x + ROOM_AHEAD * landed.forwardX;
  const y = pose.y + ROOM_AHEAD * landed.forwardY;
  const room = Math.min(x, y, area.width - x, area.height - y, 0);
  if (!isInArea(landed, area)) return 2 * UNSOUND + room;
  const isOnRock = obstacleOutlines(state).some((outline) => isBaseOver(landed, outline));
  return isOnRock || colourOf(manoeuvre) === RED ? UNSOUND + room : room;
}

/** For the first ship the manoeuvre that keeps it on the table, off the rocks and out of corners. */
export function safeDial(state: State, answers: readonly Answer[]): Answer {
  let best = at(answers, 0);
  const { a: ship } = best;
  let soundest = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    if (answer.a !== ship) continue;
    const sound = soundness(state, ship, answer.b);
    if (sound > soundest) {
      best = answer;
      soundest = sound;
    }
  }
  return best;
}
