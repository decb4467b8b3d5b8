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

/** Whether the manoeuvre would end off the table, on an obstacle, or in neither place. */
function endsWell(state: State, ship: number, place: number): boolean {
  const rules = rulesOf(state, ship);
  endPoseInto(pose, baseOf(state, ship), at(rules.dial, place));
  const landed = landings[rules.kind];
  moveFootprint(landed, pose);
  if (!isInArea(landed, areaOf(state))) return false;
  return !obstacleOutlines(state).some((outline) => isBaseOver(landed, outline));
}

/** The first manoeuvre that is not red and keeps the ship on the table and off the rocks. */
export function safeDial(state: State, answers: readonly Answer[]): Answer {
  const first = at(answers, 0);
  const own = answers.filter(({ a }) => a === first.a);
  const sound = own.filter(({ a, b }) => endsWell(state, a, b));
  const easy = sound.find(({ a, b }) => colourOf(at(rulesOf(state, a).dial, b)) !== RED);
  return easy ?? sound[0] ?? first;
}
