import type { Answer } from '../answers/answer.ts';
import { shipAnswer } from '../answers/answer-book.ts';
import { chosenShip } from '../answers/chosen.ts';
import { areaOf, baseOf, edgeOf } from '../board.ts';
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
  captainOf,
  DESTROYED,
  ESCAPED,
  idOf,
  isInPlay,
  NONE,
  pop,
  push,
  type State,
} from '../state.ts';
import { IMPERIAL, REBEL } from '../vocabulary.ts';
import type { MissionRules } from './mission.ts';
import { startReinforcements, valueOfLosses } from './reinforcements.ts';

function factionEdges(state: State): readonly Edge[] {
  return [edgeOf(state, REBEL), edgeOf(state, IMPERIAL)];
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
  ask(state, 'obstacle', captainOf(state, IMPERIAL));
  return false;
}

function run(state: State, frame: MissionFrame): void {
  if (damagedShip(state) === NONE) ask(state, 'mission', captainOf(state, REBEL));
  else pop(state, frame);
}

function rebelShips(state: State): readonly Answer[] {
  return battleOf(state).factions.flatMap((faction, ship) =>
    faction === REBEL && isInPlay(state, ship) ? [shipAnswer(state, ship)] : [],
  );
}

/** Once it may flee, the way to the nearer edge that counts. */
const WAY_VALUE = 40;

function evaluate(state: State): number {
  const ship = damagedShip(state);
  if (ship === NONE || !isInPlay(state, ship) || !isRepaired(state)) return valueOfLosses(state);
  const base = baseOf(state, ship);
  const [one, other] = factionEdges(state).map(
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
    ship === damagedShip(state) && isRepaired(state) ? factionEdges(state) : [],
  endPhase: startReinforcements,
  outcome: (state) => {
    switch (state.status[damagedShip(state)]) {
      case ESCAPED:
        return { faction: REBEL, rule: 'XW-275' };
      case DESTROYED:
        return { faction: IMPERIAL, rule: 'XW-277' };
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
