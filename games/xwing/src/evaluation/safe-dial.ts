import { at } from '@parsecs/kernel';
import type { Answer } from '../answers/answer.ts';
import { expectAnswer, placeOnDial, shipNamed } from '../answers/chosen.ts';
import { colourOf, GREEN, RED } from '../battle.ts';
import { areaOf, baseOf, obstacleOutlines } from '../board.ts';
import { footprintsOfAllKinds, moveFootprint } from '../geometry/footprint.ts';
import { isBaseOver } from '../geometry/gap.ts';
import { endPoseInto } from '../geometry/manoeuvre.ts';
import { isInPlay as isInArea } from '../geometry/play-area.ts';
import type { Pose } from '../geometry/pose.ts';
import { rulesOf, type State } from '../state.ts';
import { isStressed } from '../values.ts';
import { hasWayOut } from './way-out.ts';

const landings = footprintsOfAllKinds();
const pose: Pose = { x: 0, y: 0, heading: 0 };

/** What is wrong with a manoeuvre, the worst first; 0 for nothing. */
const GONE = 3;
const TRAPPED = 2;
const ROUGH = 1;

function faultOf(state: State, ship: number, place: number): number {
  const rules = rulesOf(state, ship);
  const manoeuvre = at(rules.dial, place);
  const area = areaOf(state);
  endPoseInto(pose, baseOf(state, ship), manoeuvre);
  const landed = landings[rules.kind];
  moveFootprint(landed, pose);
  if (!isInArea(landed, area)) return GONE;
  const colour = colourOf(manoeuvre);
  const stressed = isStressed(state, ship) ? colour !== GREEN : colour === RED;
  if (!hasWayOut(rules, landed, stressed, area)) return TRAPPED;
  const isOnRock = obstacleOutlines(state).some((outline) => isBaseOver(landed, outline));
  return isOnRock || colour === RED ? ROUGH : 0;
}

/** For the first ship a manoeuvre that keeps it on the table, off the rocks and out of corners. */
export function safeDial(state: State, answers: readonly Answer[]): Answer {
  let best = at(answers, 0);
  const { ship: name } = expectAnswer(best, 'dial');
  const ship = shipNamed(state, name);
  let least = Number.POSITIVE_INFINITY;
  for (const answer of answers) {
    if (answer.kind !== 'dial' || answer.ship !== name || least === 0) continue;
    const fault = faultOf(state, ship, placeOnDial(state, ship, answer.manoeuvre));
    if (fault < least) {
      best = answer;
      least = fault;
    }
  }
  return best;
}
