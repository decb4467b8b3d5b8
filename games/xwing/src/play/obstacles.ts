import { at, type Chance, pickOne, type Refusal, type Region } from '@parsecs/kernel';
import type { Answer, AnswerOf } from '../answers/answer.ts';
import { readAnswer } from '../answers/read-answer.ts';
import { obstacleAnswer } from '../answers/write-answer.ts';
import { areaOf, basesOf, obstacleOutlines } from '../board.ts';
import { OBSTACLE_IDS } from '../cards/ids.ts';
import { isBaseOver } from '../geometry/gap.ts';
import { outlineOf } from '../geometry/outline.ts';
import {
  ASTEROID_RUN_PLACEMENT,
  ASTEROID_RUN_PLACEMENT_FROM_END,
  findPlacementFault,
  type PlacementCause,
  STANDARD_PLACEMENT,
} from '../geometry/placement.ts';
import { commitPoseInto, type Pose } from '../geometry/pose.ts';
import { assertOneBitEach } from '../name-bits.ts';
import { otherQuestion } from '../refuse.ts';
import { hasRole, PER_OBSTACLE, type State } from '../state.ts';
import { type Cause, REBEL_ROLE } from '../vocabulary.ts';

/** XW-186, XW-187, A-19: obstacles in a standard game. */

export function obstaclesPlaced(state: State): number {
  return state.obstacles.length / PER_OBSTACLE;
}

assertOneBitEach('OBSTACLE_IDS', OBSTACLE_IDS);

function tokensLeft(state: State): readonly number[] {
  const { obstacles } = state;
  let placed = 0;
  for (let index = 0; index < obstacles.length; index += PER_OBSTACLE) {
    placed |= 1 << (obstacles[index] as number);
  }
  const left: number[] = [];
  for (let token = 0; token < OBSTACLE_IDS.length; token += 1) {
    if ((placed & (1 << token)) === 0) left.push(token);
  }
  return left;
}

function placementFault(
  state: State,
  token: number,
  pose: Readonly<Pose>,
  flipped: boolean,
): PlacementCause | undefined {
  const outline = outlineOf(at(OBSTACLE_IDS, token), pose, flipped);
  const others = obstacleOutlines(state);
  if (!isAsteroidRun(state)) {
    return findPlacementFault(outline, areaOf(state), STANDARD_PLACEMENT, others)?.cause;
  }
  // XW-270: away from Rebel ships and each other, and not over Imperial ships.
  const bases = basesOf(state);
  const rebel = bases.filter((_, ship) => hasRole(state, ship, REBEL_ROLE));
  const { asteroidGap } = state.setup.options;
  const limits =
    asteroidGap === 'beyond' ? ASTEROID_RUN_PLACEMENT : ASTEROID_RUN_PLACEMENT_FROM_END;
  const fault = findPlacementFault(outline, areaOf(state), limits, others, rebel);
  return fault?.cause ?? (bases.some((base) => isBaseOver(base, outline)) ? 'ship' : undefined);
}

function isAsteroidRun({ setup }: State): boolean {
  return setup.mission === 2;
}

/** How far from the edges a token is laid when somebody else than a player does it. */
function marginOf(state: State): number {
  return isAsteroidRun(state) ? NEAR_EDGE : EDGE;
}

const SPOTS = 5;
const MORE_SPOTS = 20;
const EDGE = 200;
const NEAR_EDGE = 50;

/** The first place of a grid that is free for the first token that has one. */
export function obstacleAnswers(state: State): readonly Answer[] {
  const { width, height } = areaOf(state);
  for (const token of tokensLeft(state)) {
    const found = firstFree(state, token, width, height);
    if (found !== undefined) return [found];
  }
  return [];
}

function firstFree(state: State, token: number, width: number, height: number): Answer | undefined {
  const spots = isAsteroidRun(state) ? MORE_SPOTS : SPOTS;
  const edge = marginOf(state);
  for (let row = 1; row <= spots; row += 1) {
    for (let column = 1; column <= spots; column += 1) {
      const pose: Pose = { x: 0, y: 0, heading: 0 };
      commitPoseInto(
        pose,
        edge + ((width - 2 * edge) * column) / (spots + 1),
        edge + ((height - 2 * edge) * row) / (spots + 1),
        0,
      );
      if (placementFault(state, token, pose, false) === undefined) {
        return obstacleAnswer(at(OBSTACLE_IDS, token), pose, false);
      }
    }
  }
  return undefined;
}

export function obstacleRegion(state: State): Region<Answer> {
  return {
    check: (id) => checkObstacle(state, readAnswer(id)),
    sample: (chance) => sampleObstacle(state, chance),
  };
}

const FAULTS: Readonly<Record<PlacementCause, Cause>> = {
  edge: 'obstacle-near-edge',
  obstacle: 'obstacle-overlaps',
  ship: 'place-taken',
};

export function checkObstacle(state: State, answer: Answer | undefined): Answer | Refusal {
  if (answer?.kind !== 'obstacle') return otherQuestion(answer);
  const token = OBSTACLE_IDS.indexOf(answer.obstacle);
  if (!tokensLeft(state).includes(token)) return { refused: 'XW-186', cause: 'obstacle-taken' };
  const fault = placementFault(state, token, answer.at, answer.flipped);
  if (fault !== undefined) {
    return isAsteroidRun(state) && fault !== 'edge'
      ? { refused: 'XW-270', cause: 'too-near' }
      : { refused: 'XW-187', cause: FAULTS[fault] };
  }
  return answer;
}

const TRIES = 30;
const TENTHS = 10;
const ANY_TURN = 360;

function sampleObstacle(state: State, chance: Chance): Answer {
  const { width, height } = areaOf(state);
  const edge = marginOf(state);
  const token = pickOne(chance, 'obstacle', tokensLeft(state));
  const pose: Pose = { x: 0, y: 0, heading: 0 };
  for (let tries = 0; tries < TRIES; tries += 1) {
    commitPoseInto(
      pose,
      edge + chance.pick('x', (width - 2 * edge) * TENTHS) / TENTHS,
      edge + chance.pick('y', (height - 2 * edge) * TENTHS) / TENTHS,
      chance.pick('turn', ANY_TURN),
    );
    const flipped = chance.pick('flip', 2) === 1;
    if (placementFault(state, token, pose, flipped) === undefined) {
      return obstacleAnswer(at(OBSTACLE_IDS, token), pose, flipped);
    }
  }
  const answers = obstacleAnswers(state);
  return at(answers, chance.pick('place', answers.length));
}

export function placeObstacle(state: State, answer: AnswerOf<'obstacle'>): void {
  const { x, y, heading } = answer.at;
  const token = OBSTACLE_IDS.indexOf(answer.obstacle);
  state.obstacles = [...state.obstacles, token, x, y, heading, answer.flipped ? 1 : 0];
}
