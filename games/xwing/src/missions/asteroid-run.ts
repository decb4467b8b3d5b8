import type { Answer } from '../answers/answer.ts';
import { shipAnswer } from '../answers/answer-book.ts';
import { chosenShip } from '../answers/chosen.ts';
import { areaOf, baseOf, edgeIn } from '../board.ts';
import { OBSTACLE_IDS } from '../cards/ids.ts';
import { chooseDamaged, damagedShip, isRepaired, isSlowEnough } from '../damaged-ship.ts';
import type { MissionFrame } from '../frames.ts';
import type { Edge } from '../geometry/directions.ts';
import { depthsFrom } from '../geometry/play-area.ts';
import { obstacleAnswers, obstaclesPlaced } from '../play/obstacles.ts';
import { askToPlace } from '../play/place-ship.ts';
import {
  ask,
  battleOf,
  captainIn,
  DESTROYED,
  ESCAPED,
  idOf,
  isInPlay,
  NONE,
  pop,
  push,
  type State,
  teamIn,
} from '../state.ts';
import { IMPERIAL_ROLE, REBEL_ROLE } from '../vocabulary.ts';
import type { MissionRules } from './mission.ts';
import { startReinforcements, valueOfLosses } from './reinforcements.ts';

function bothEdges(state: State): readonly Edge[] {
  return [edgeIn(state, REBEL_ROLE), edgeIn(state, IMPERIAL_ROLE)];
}

function placeForces(state: State): boolean {
  if (askToPlace(state)) return false;
  if (damagedShip(state) === NONE) {
    push(state, { kind: 'mission', when: 'damaged-ship', step: 0, chosen: [] });
    return false;
  }
  // XW-270
  if (obstaclesPlaced(state) >= OBSTACLE_IDS.length) return true;
  if (obstacleAnswers(state).length === 0) return true;
  ask(state, 'obstacle', captainIn(state, IMPERIAL_ROLE));
  return false;
}

function run(state: State, frame: MissionFrame): void {
  if (damagedShip(state) === NONE) ask(state, 'mission', captainIn(state, REBEL_ROLE));
  else pop(state, frame);
}

function rebelShips(state: State): readonly Answer[] {
  const own = teamIn(state, REBEL_ROLE);
  return battleOf(state).teams.flatMap((team, ship) =>
    team === own && isInPlay(state, ship) ? [shipAnswer(state, ship)] : [],
  );
}

/** Once it may flee, the way to the nearer edge that counts. */
const WAY_VALUE = 40;

function evaluate(state: State): number {
  const ship = damagedShip(state);
  if (ship === NONE || !isInPlay(state, ship) || !isRepaired(state)) return valueOfLosses(state);
  const base = baseOf(state, ship);
  const [one, other] = bothEdges(state).map(
    (edge) => depthsFrom(edge, base, areaOf(state)).nearest,
  );
  const way = Math.min(one ?? 0, other ?? 0) / areaOf(state).height;
  return WAY_VALUE * (1 - 2 * way) + valueOfLosses(state);
}

/** Mission 2: a damaged ship hides among asteroids until it can flee. */
export const ASTEROID_RUN: MissionRules = {
  id: 2,
  memory: [0, NONE],
  placeForces,
  allowsManoeuvre: isSlowEnough,
  exits: (state, ship) =>
    ship === damagedShip(state) && isRepaired(state) ? bothEdges(state) : [],
  endPhase: startReinforcements,
  outcome: (state) => {
    switch (state.status[damagedShip(state)]) {
      case ESCAPED:
        return { role: REBEL_ROLE, rule: 'XW-275' };
      case DESTROYED:
        return { role: IMPERIAL_ROLE, rule: 'XW-277' };
      default:
        return undefined;
    }
  },
  run,
  answers: rebelShips,
  take: (state, answer, on) => {
    const ship = chosenShip(state, answer);
    chooseDamaged(state, ship);
    on.tell?.({ type: 'damaged-ship-chosen', ship: idOf(state, ship) });
  },
  evaluate,
};
