import { at } from '@parsecs/kernel';
import { GREEN, RED } from '../battle.ts';
import type { On } from '../behaviour/declare.ts';
import { mayOpen } from '../behaviour/uses.ts';
import { areaOf, baseOf, basesOf, obstacleOutlines, poseOf, putShip } from '../board.ts';
import { OBSTACLE_IDS } from '../cards/ids.ts';
import { CRIT, HIT, rollSingle } from '../dice.ts';
import type { ManoeuvreFrame } from '../frames.ts';
import { type Flight, flyInto, newFlight } from '../geometry/flight.ts';
import type { Footprint } from '../geometry/footprint.ts';
import { isBaseOver } from '../geometry/gap.ts';
import { templateOf } from '../geometry/manoeuvre.ts';
import { listObstaclesHit } from '../geometry/obstacle-hits.ts';
import type { Outline } from '../geometry/outline.ts';
import { isInPlay as isInArea, listCrossedEdges } from '../geometry/play-area.ts';
import { layTemplateInto, newTemplateArea } from '../geometry/template-area.ts';
import { listTouched } from '../geometry/touched.ts';
import { isEscape } from '../missions/exits.ts';
import { writeManoeuvre } from '../names.ts';
import {
  clearFlag,
  HIT_OBSTACLE,
  hasFlag,
  idOf,
  isInPlay,
  NO_FREE_ACTIONS,
  newWindow,
  PER_OBSTACLE,
  pop,
  push,
  SKIPS_ACTION,
  type State,
  setFlag,
} from '../state.ts';
import { stepName, stepNumber } from '../steps.ts';
import { minesUnder, setOffMines } from './bombs.ts';
import { destroyShip, escape, partFrom } from './destroy.ts';
import { giveStress, removeStress, suffer } from './tokens.ts';

const OBSTACLES: number = stepNumber('manoeuvre', 'obstacles');

/** C-09: fly, mines, stress, effects after the manoeuvre, obstacle dice. */
export function runManoeuvre(state: State, frame: ManoeuvreFrame, on: On): void {
  const { ship, step } = frame;
  if (!isInPlay(state, ship)) {
    pop(state, frame);
    return;
  }
  frame.step = step + 1;
  switch (stepName('manoeuvre', step)) {
    case 'fly':
      fly(state, frame, on);
      return;
    case 'mines':
      setOffMines(state, frame.mines, ship, on);
      frame.mines.length = 0;
      return;
    case 'stress':
      checkStress(state, frame, on);
      return;
    case 'executed':
      if (mayOpen(state, 'executed')) push(state, newWindow('executed', ship));
      return;
    case 'late':
      if (mayOpen(state, 'executed-late')) push(state, newWindow('executed-late', ship));
      return;
    case 'obstacles':
      hitObstacles(state, frame, on);
      return;
    case 'over':
      pop(state, frame);
  }
}

const NOBODY: readonly number[] = [];
const flight: Flight = newFlight();
const template = newTemplateArea();

/** XW-057, XW-171, XW-175 to XW-182, XW-189 */
function fly(state: State, frame: ManoeuvreFrame, on: On): void {
  const { ship } = frame;
  const bases = basesOf(state);
  const base = bases[ship] as Footprint;
  const obstacles = obstacleOutlines(state);
  const from = on.tell === undefined ? undefined : poseOf(state, ship);
  flyInto(flight, base, frame, bases);
  if (state.setup.options.obstacleTemplate === 'whole') flight.travelled = templateOf(frame).length;
  if (obstacles.length > 0) {
    frame.obstacles = [...listObstaclesHit(base, frame, flight, obstacles)];
  }
  if (state.bombs.length > 0) {
    layTemplateInto(template, base, frame, flight.travelled);
    frame.mines = minesUnder(state, ship, template, flight);
  }
  const isStaying = flight.x === base.x && flight.y === base.y && flight.heading === base.heading;
  const touched = flight.overlapped ? listTouched(flight, base, frame, bases) : NOBODY;
  putShip(state, ship, flight);
  frame.overlapped = flight.overlapped;
  touch(state, frame, isStaying, touched);
  frame.onObstacle = obstacles.some((outline: Outline) => isBaseOver(baseOf(state, ship), outline));
  if (from !== undefined) {
    on.tell?.({
      type: 'moved',
      ship: idOf(state, ship),
      manoeuvre: writeManoeuvre(frame),
      from,
      to: poseOf(state, ship),
      fraction: flight.fraction,
      overlapped: flight.overlapped,
      touching: touched.map((other) => idOf(state, other)),
    });
  }
  if (!isInArea(baseOf(state, ship), areaOf(state))) leave(state, ship, on);
}

/** XW-172 */
function leave(state: State, ship: number, on: On): void {
  const edges = listCrossedEdges(baseOf(state, ship), areaOf(state));
  on.tell?.({ type: 'fled', ship: idOf(state, ship), edges });
  if (isEscape(state, ship, edges)) escape(state, ship, on);
  else destroyShip(state, ship, on);
}

/** C-03, XW-178, XW-179 */
function touch(
  state: State,
  { ship, overlapped }: ManoeuvreFrame,
  isStaying: boolean,
  touched: readonly number[],
): void {
  if (!isStaying && state.touching.length > 0) state.touching = partFrom(state.touching, ship);
  if (!overlapped) return;
  const { overlapSkipsAction, overlapBlocksFreeActions } = state.setup.options;
  if (overlapSkipsAction) {
    setFlag(state, ship, SKIPS_ACTION);
    if (overlapBlocksFreeActions) setFlag(state, ship, NO_FREE_ACTIONS);
  }
  for (const other of touched) addPair(state.touching, ship, other);
}

function addPair(touching: number[], one: number, other: number): void {
  for (let index = 0; index < touching.length; index += 2) {
    const first = touching[index];
    const second = touching[index + 1];
    if ((first === one && second === other) || (first === other && second === one)) return;
  }
  touching.push(one, other);
}

/** XW-059, XW-169, XW-301 */
function checkStress(state: State, frame: ManoeuvreFrame, on: On): void {
  const { ship, colour, ion } = frame;
  if (ion) {
    const count = state.ion[ship] as number;
    state.ion[ship] = 0;
    on.tell?.({ type: 'ion-removed', ship: idOf(state, ship), count });
  }
  if (colour === RED) giveStress(state, ship);
  else if (colour === GREEN) removeStress(state, ship, on);
}

/** XW-190, XW-191, A-07: one die for each obstacle, in place of the action. */
function hitObstacles(state: State, frame: ManoeuvreFrame, on: On): void {
  const obstacle = frame.obstacles.shift();
  if (obstacle === undefined) return;
  const { ship } = frame;
  setFlag(state, ship, HIT_OBSTACLE);
  if (state.setup.options.obstacleDicePerToken) frame.step = OBSTACLES;
  const id = at(OBSTACLE_IDS, at(state.obstacles, obstacle * PER_OBSTACLE));
  on.tell?.({ type: 'obstacle-hit', ship: idOf(state, ship), obstacle: id });
  const face = rollSingle(state, ship, 'attack', 'obstacle', on);
  if (face === HIT) suffer(state, ship, 1, 0);
  else if (face === CRIT) suffer(state, ship, 0, 1);
}

/** what an overlap forbids ends with the phase. */
export function endOfActivations(state: State): void {
  for (let ship = 0; ship < state.flags.length; ship += 1) {
    if (hasFlag(state, ship, NO_FREE_ACTIONS)) clearFlag(state, ship, NO_FREE_ACTIONS);
  }
}
