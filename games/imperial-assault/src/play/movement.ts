import { at, type Seat, type StepContext, takeOut } from '@parsecs/kernel';
import { type Answer, expectAnswer } from '../answers.ts';
import { mayLeaveByOwnWill } from '../behaviour/passives.ts';
import { crowdOf, gapBetween, layoutOfState, moverOf, raiderMover, spacesOf } from '../board.ts';
import type { Event } from '../events.ts';
import type { DisplaceFrame, PathFrame, WalkFrame } from '../frames.ts';
import { figureNamed, idOf, labelsOf, placeOf, spaceOfLabel, standNamed } from '../lookup.ts';
import { canEnd, type Mover, nearestEnds, wayTo } from '../map/reach.ts';
import { missionOf } from '../missions/mission.ts';
import { offersAt, plain } from '../offers.ts';
import { RAIDERS } from '../rules.ts';
import {
  activationOf,
  ask,
  figureOf,
  hasCondition,
  isOnMap,
  NOBODY,
  otherSeat,
  ownerOf,
  pop,
  push,
  type State,
} from '../state.ts';
import { STUNNED } from '../vocabulary.ts';
import { isThere } from './defeat.ts';
import { waysOf } from './ways.ts';

type On = StepContext<Event>;

/** IA-223, IA-307: a Stunned figure does not leave its space by its own will. */
export function mayLeave(state: State, figure: number): boolean {
  return isOnMap(state, figure) && !hasCondition(state, figure, STUNNED);
}

export function walkAnswers(
  state: State,
  figure: number,
  points: number,
  counts: boolean,
): Answer[] {
  const { ends } = waysOf(state, figure, points, counts);
  const answers: Answer[] = [];
  const offers = offersAt(state);
  for (const stand of ends) answers.push(offers.walk(stand));
  return answers;
}

/** Starts on the cheapest way to a stand; gives what it costs. */
export function startWalk(
  state: State,
  figure: number,
  stand: number,
  points: number,
  counts: boolean,
  on: On,
): number {
  const ways = waysOf(state, figure, points, counts);
  const cost = ways.cost[stand] as number;
  const way = [...wayTo(ways, stand)];
  if (on.tell) {
    const name = (one: number): string => placeOf(state, one);
    const from = name(at(state.stand, figure));
    on.tell({ type: 'moved', figure: idOf(state, figure), from, path: way.map(name), cost });
  }
  const active = activationOf(state, figure);
  if (active !== undefined) active.left = true;
  push(state, { kind: 'path', figure, way, index: 0, voluntary: true });
  return cost;
}

export function runPath(state: State, frame: PathFrame): void {
  const { figure, way } = frame;
  while (frame.index < way.length) {
    const stand = at(way, frame.index);
    frame.index += 1;
    state.stand[figure] = stand;
    if (enterSpaces(state, figure)) return;
  }
  pop(state, frame);
  endMovement(state, figure);
}

/** IA-148: a Massive figure pushes away whom it stands on. */
export function endMovement(state: State, figure: number): void {
  const waiting = figuresUnder(state, figure);
  if (waiting.length === 0) return;
  const active = activationOf(state, figure);
  if (active !== undefined) active.displaced = true;
  push(state, { kind: 'displace', mover: figure, waiting: [...waiting] });
}

/** Figures, neutral ones included, that share a space with this one. */
function figuresUnder(state: State, figure: number): readonly number[] {
  if (!figureOf(state, figure).massive) return [];
  const own = spacesOf(state, figure);
  const found: number[] = [];
  for (let other = 0; other < state.stand.length; other += 1) {
    if (other !== figure && overlaps(state, other, own)) found.push(other);
  }
  for (let raider = 0; raider < state.raiders.length; raider += 1) {
    if (own.includes(state.raiders[raider] as number)) found.push(RAIDERS + raider);
  }
  return found;
}

function overlaps(state: State, figure: number, spaces: readonly number[]): boolean {
  if (!isOnMap(state, figure)) return false;
  const own = spacesOf(state, figure);
  for (let index = 0; index < own.length; index += 1) {
    if (spaces.includes(own[index] as number)) return true;
  }
  return false;
}

/** A Massive figure may stand on others; it has pushed them away already. */
function sharesSpace(state: State, figure: number): boolean {
  if (figureOf(state, figure).massive) return false;
  const own = spacesOf(state, figure);
  if (state.raiders.some((space) => own.includes(space))) return true;
  for (let other = 0; other < state.stand.length; other += 1) {
    if (other !== figure && overlaps(state, other, own)) return true;
  }
  return false;
}

/** True when the mission asks something about it. */
function enterSpaces(state: State, figure: number): boolean {
  return missionOf(state).entered?.(state, figure) ?? false;
}

// A move outside the figure's own pool: interrupts, points gained out of turn, 'move X spaces'.

export function openWalk(
  state: State,
  figure: number,
  by: Seat,
  points: number,
  counts: boolean,
  on: On,
): void {
  if (points > 0 && !counts) {
    on.tell?.({ type: 'points-gained', figure: idOf(state, figure), points });
  }
  push(state, { kind: 'walk', figure, by, points, counts, step: 0 });
}

export function runWalk(state: State, frame: WalkFrame): void {
  const { figure } = frame;
  const over = frame.points <= 0 || !mayLeave(state, figure) || isBlocked(state, figure);
  if (over) pop(state, frame);
  else ask(state, 'walk', frame.by);
}

/** IA-149, and abilities that hold a figure where it is. */
function isBlocked(state: State, figure: number): boolean {
  const own = activationOf(state, figure);
  return own !== undefined && (own.displaced || !mayLeaveByOwnWill(state, own));
}

export function walkFrameAnswers(state: State, frame: WalkFrame): readonly Answer[] {
  const answers = walkAnswers(state, frame.figure, frame.points, frame.counts);
  answers.push(plain('stop'));
  return answers;
}

export function takeWalk(state: State, frame: WalkFrame, answer: Answer, on: On): void {
  if (answer.kind === 'stop') {
    pop(state, frame);
    return;
  }
  const { figure, points, counts } = frame;
  const stand = standNamed(state, expectAnswer(answer, 'walk').place);
  frame.points -= startWalk(state, figure, stand, points, counts, on);
  // IA-149: whoever displaced somebody has come to its end.
  const massive = figureOf(state, figure).massive;
  if (massive && coversOthers(state, figure, stand)) frame.points = 0;
}

function coversOthers(state: State, figure: number, stand: number): boolean {
  const mover = moverOf(state, figure, false, true);
  return !canEnd(layoutOfState(state), { ...mover, massive: false }, crowdOf(state), stand);
}

// Displacing.

export function runDisplace(state: State, frame: DisplaceFrame): void {
  const { waiting } = frame;
  for (let index = waiting.length - 1; index >= 0; index -= 1) {
    if (!isThere(state, at(waiting, index))) waiting.splice(index, 1);
  }
  if (waiting.length === 0) {
    pop(state, frame);
    return;
  }
  const side = nextToDisplace(state, frame);
  // IA-095: for neutral figures the initiative player decides.
  if (side === NOBODY) ask(state, 'raider-displace', state.initiative);
  else ask(state, 'displace', side);
}

/** The mover's own side first, neutral figures last. */
function nextToDisplace(state: State, frame: DisplaceFrame): Seat {
  const own = ownerOf(state, frame.mover);
  const sides = frame.waiting.map((target) => sideOf(state, target));
  return [own, otherSeat(own)].find((seat) => sides.includes(seat)) ?? NOBODY;
}

function sideOf(state: State, target: number): Seat {
  return target < RAIDERS ? ownerOf(state, target) : NOBODY;
}

export function displaceAnswers(state: State, frame: DisplaceFrame): readonly Answer[] {
  const side = nextToDisplace(state, frame);
  if (side === NOBODY) {
    const mover = raiderMover(state, at(frame.waiting, 0) - RAIDERS);
    return placesFor(state, mover).map((space) => offersAt(state).space(space));
  }
  return frame.waiting
    .filter((target) => sideOf(state, target) === side)
    .flatMap((figure) => {
      const mover = { ...moverOf(state, figure, false, true), massive: false };
      return placesFor(state, mover).map((stand) => offersAt(state).push(stand, figure));
    });
}

/** The nearest places by pushing; for a large figure that cannot be pushed, the nearest at all. */
function placesFor(state: State, mover: Mover): readonly number[] {
  const layout = layoutOfState(state);
  const pushed = nearestEnds(layout, mover, crowdOf(state));
  if (pushed.length > 0) return pushed;
  const crowd = crowdOf(state);
  const { covers } = mover.graph;
  const here = at(covers, mover.stand);
  const stands = covers.flatMap((cover, stand) =>
    cover.length > 0 && canEnd(layout, mover, crowd, stand) ? [stand] : [],
  );
  const gap = (stand: number): number => gapBetween(layout, here, at(covers, stand));
  const least = Math.min(...stands.map(gap));
  const nearest = stands.filter((stand) => gap(stand) === least);
  return nearest.length > 0 ? nearest : [mover.stand];
}

export function takeDisplace(state: State, frame: DisplaceFrame, answer: Answer, on: On): void {
  if (answer.kind === 'space') {
    pushRaider(state, at(frame.waiting, 0), answer.space, on);
    frame.waiting.shift();
    return;
  }
  const { figure: id, place } = expectAnswer(answer, 'push');
  const figure = figureNamed(state, id);
  takeOut(frame.waiting, figure);
  pushTo(state, figure, standNamed(state, place), on);
}

function pushRaider(state: State, raider: number, space: string, on: On): void {
  state.raiders = state.raiders.with(raider - RAIDERS, spaceOfLabel(state, space));
  on.tell?.({ type: 'raider-moved', raider: idOf(state, raider), space });
}

/** IA-151: a push is no leaving by one's own will. */
export function pushTo(state: State, figure: number, stand: number, on: On): void {
  state.stand[figure] = stand;
  on.tell?.({ type: 'pushed', figure: idOf(state, figure), at: labelsOf(state, figure) });
  enterSpaces(state, figure);
}

/** IA-153 */
export function placeAt(state: State, figure: number, stand: number, on: On): void {
  state.stand[figure] = stand;
  on.tell?.({ type: 'placed', figure: idOf(state, figure), at: labelsOf(state, figure) });
  const active = activationOf(state, figure);
  if (active !== undefined) active.left = true;
  if (!enterSpaces(state, figure)) endMovement(state, figure);
}

/** IA-135: a figure that lost its movement where it may not end. */
export function freeStranded(state: State, figure: number): boolean {
  if (!sharesSpace(state, figure)) return false;
  push(state, { kind: 'displace', mover: figure, waiting: [figure] });
  return true;
}
