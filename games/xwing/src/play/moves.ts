import { at, type Chance, type Refusal, type Region } from '@parsecs/kernel';
import type { Answer, AnswerOf } from '../answers/answer.ts';
import { BOOST_ANSWERS } from '../answers/answer-book.ts';
import { chosenManoeuvre, expectAnswer } from '../answers/chosen.ts';
import { readAnswer } from '../answers/read-answer.ts';
import { rollAnswer } from '../answers/write-answer.ts';
import type { Battle } from '../battle.ts';
import type { On } from '../behaviour/declare.ts';
import { baseOf, poseOf, putShip, surroundingsOf } from '../board.ts';
import type { MoveFrame } from '../frames.ts';
import {
  findRollFault,
  layRollTemplateInto,
  listRollShifts,
  listRollTemplates,
  type Roll,
  rollPoseInto,
} from '../geometry/barrel-roll.ts';
import { BOOSTS, findBoostFault } from '../geometry/boost.ts';
import { SIDES, type Side } from '../geometry/directions.ts';
import type { Footprint } from '../geometry/footprint.ts';
import type { Intervals } from '../geometry/intervals.ts';
import { endPoseInto } from '../geometry/manoeuvre.ts';
import type { Pose } from '../geometry/pose.ts';
import type { FaultCause, Surroundings } from '../geometry/surroundings.ts';
import { layTemplateInto, newTemplateArea } from '../geometry/template-area.ts';
import { writeManoeuvre } from '../names.ts';
import { otherQuestion } from '../refuse.ts';
import { ask, battleOf, idOf, isInPlay, pop, type State, seatOf } from '../state.ts';
import type { Cause } from '../vocabulary.ts';
import { minesUnder, setOffMines } from './bombs.ts';
import { partFrom } from './destroy.ts';

/** XW-073 */
export function canRoll(state: State, ship: number): boolean {
  return rollShifts(state, ship).some((shifts) => shifts.length > 0);
}

/** What was found last for a ship: it is asked for again and again before anybody moves. */
interface FreeSides {
  readonly state: Pick<State, 'setup' | 'obstacles' | 'x' | 'y' | 'heading' | 'status'>;
  /** By side. */
  readonly shifts: readonly Readonly<Intervals>[];
}

const FREE_SIDES = new WeakMap<Battle, (FreeSides | undefined)[]>();

/** By side, where the ship may come to lie after a barrel roll. */
function rollShifts(state: State, ship: number): readonly Readonly<Intervals>[] {
  const battle = battleOf(state);
  let known = FREE_SIDES.get(battle);
  if (known === undefined) {
    known = [];
    FREE_SIDES.set(battle, known);
  }
  let free = known[ship];
  if (free === undefined || !isSameTable(free.state, state)) {
    free = freeSides(state, ship);
    known[ship] = free;
  }
  return free.shifts;
}

function isSameTable(one: FreeSides['state'], other: State): boolean {
  if (one.setup !== other.setup || one.obstacles !== other.obstacles) return false;
  for (let ship = 0; ship < one.x.length; ship += 1) {
    if (
      one.x[ship] !== other.x[ship] ||
      one.y[ship] !== other.y[ship] ||
      one.heading[ship] !== other.heading[ship] ||
      one.status[ship] !== other.status[ship]
    ) {
      return false;
    }
  }
  return true;
}

function freeSides(state: State, ship: number): FreeSides {
  const surroundings = surroundingsOf(state);
  const base = surroundings.ships[ship] as Footprint;
  const { setup, obstacles, x, y, heading, status } = state;
  return {
    state: {
      setup,
      obstacles,
      x: x.slice(),
      y: y.slice(),
      heading: heading.slice(),
      status: status.slice(),
    },
    shifts: SIDES.map((side) => listRollShifts(base, side, surroundings)),
  };
}

/** XW-298 */
export function canBoost(state: State, ship: number): boolean {
  const surroundings = surroundingsOf(state);
  const base = surroundings.ships[ship] as Footprint;
  return BOOSTS.some((boost) => findBoostFault(base, boost, surroundings) === undefined);
}

export function runMove(state: State, frame: MoveFrame): void {
  const { ship, boost, step } = frame;
  frame.step = step + 1;
  const possible = boost ? canBoost(state, ship) : canRoll(state, ship);
  if (step === 0 && isInPlay(state, ship) && possible) {
    ask(state, boost ? 'boost' : 'barrel-roll', seatOf(state, ship));
  } else pop(state, frame);
}

export function moveAnswers(state: State, frame: MoveFrame): readonly Answer[] {
  if (!frame.boost) return rollAnswers(state, frame.ship);
  const surroundings = surroundingsOf(state);
  const base = surroundings.ships[frame.ship] as Footprint;
  return BOOSTS.flatMap((boost, index) =>
    findBoostFault(base, boost, surroundings) === undefined ? [at(BOOST_ANSWERS, index)] : [],
  );
}

/** To each side the middle of the free stretch nearest to straight sideways, and its two ends. */
function rollAnswers(state: State, ship: number): readonly Answer[] {
  const free = rollShifts(state, ship);
  const surroundings = surroundingsOf(state);
  const base = surroundings.ships[ship] as Footprint;
  const answers: Answer[] = [];
  for (const [index, side] of SIDES.entries()) {
    const shifts = at(free, index);
    if (shifts.length === 0) continue;
    const wanted = [at(shifts, 0), nearestTo(shifts, 0), at(shifts, shifts.length - 1)];
    for (const shift of new Set(wanted)) {
      const templates = listRollTemplates(base, side, shift, surroundings);
      if (templates.length === 0) continue;
      const answer = settledRoll(side, shift, nearestTo(templates, shift / 2));
      if (isLegalRoll(base, answer, surroundings)) answers.push(answer);
    }
  }
  return answers;
}

function nearestTo(set: Readonly<Intervals>, wanted: number): number {
  let best = at(set, 0);
  for (let index = 0; index < set.length; index += 2) {
    const from = at(set, index);
    const to = at(set, index + 1);
    const nearest = Math.max(from, Math.min(to, wanted));
    if (Math.abs(nearest - wanted) < Math.abs(best - wanted)) best = nearest;
  }
  return best;
}

const PRECISION = 1000;

/** Written to a thousandth of a millimetre, towards the middle, so that nothing gets out of reach. */
function trimmed(value: number): number {
  return Math.trunc(value * PRECISION) / PRECISION + 0;
}

/** What does not change when it is written, read and trimmed again: 1.005 would become 1.004. */
function settled(value: number): number {
  let kept = trimmed(value);
  while (trimmed(kept) !== kept) kept = trimmed(kept);
  return kept;
}

function settledRoll(side: Side, shift: number, template: number): AnswerOf<'roll'> {
  return rollAnswer(side, settled(shift), settled(template));
}

function isLegalRoll(base: Footprint, roll: Roll, surroundings: Surroundings): boolean {
  return findRollFault(base, roll, surroundings) === undefined;
}

/** D-27: side, shift and place of the template; the answers are a start. */
export function rollRegion(state: State, { ship }: MoveFrame): Region<Answer> {
  return {
    check: (id) => checkRoll(state, ship, readAnswer(id)),
    sample: (chance) => sampleRoll(state, ship, chance),
  };
}

const FAULTS: Readonly<Record<FaultCause, readonly [rule: string, cause: Cause]>> = {
  reach: ['XW-070', 'roll-out-of-reach'],
  edge: ['XW-074', 'roll-leaves-area'],
  ship: ['XW-072', 'roll-hits-ship'],
  obstacle: ['XW-072', 'roll-hits-obstacle'],
  template: ['XW-072', 'roll-hits-template'],
};

export function checkRoll(state: State, ship: number, given: Answer | undefined): Answer | Refusal {
  if (given?.kind !== 'roll') return otherQuestion(given);
  const isTrimmed =
    trimmed(given.shift) === given.shift && trimmed(given.template) === given.template;
  const roll = isTrimmed ? given : settledRoll(given.side, given.shift, given.template);
  const surroundings = surroundingsOf(state);
  const fault = findRollFault(surroundings.ships[ship] as Footprint, roll, surroundings);
  if (fault === undefined) return roll;
  const [refused, cause] = FAULTS[fault.cause];
  return { refused, cause };
}

/** Why the ship may not boost like that. */
export function boostFault(state: State, ship: number, given: Answer): Refusal {
  const boost = BOOSTS.find(
    (known) => given.kind === 'manoeuvre' && writeManoeuvre(known) === given.manoeuvre,
  );
  if (boost === undefined) return otherQuestion(given);
  const surroundings = surroundingsOf(state);
  const base = surroundings.ships[ship] as Footprint;
  const fault = findBoostFault(base, boost, surroundings);
  return { refused: 'XW-298', cause: FAULTS[fault?.cause ?? 'reach'][1] };
}

const TRIES = 8;
const STEPS = 1000;

function sampleRoll(state: State, ship: number, chance: Chance): Answer {
  const free = rollShifts(state, ship);
  const surroundings = surroundingsOf(state);
  const base = surroundings.ships[ship] as Footprint;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const side = at(SIDES, chance.pick('side', SIDES.length));
    const shifts = at(free, SIDES.indexOf(side));
    if (shifts.length === 0) continue;
    const shift = pickFrom(shifts, chance);
    const templates = listRollTemplates(base, side, shift, surroundings);
    if (templates.length === 0) continue;
    const answer = settledRoll(side, shift, pickFrom(templates, chance));
    if (isLegalRoll(base, answer, surroundings)) return answer;
  }
  const answers = rollAnswers(state, ship);
  return at(answers, chance.pick('roll', answers.length));
}

function pickFrom(set: Readonly<Intervals>, chance: Chance): number {
  const index = 2 * chance.pick('stretch', set.length / 2);
  const part = chance.pick('place', STEPS + 1) / STEPS;
  return at(set, index) + part * (at(set, index + 1) - at(set, index));
}

const pose: Pose = { x: 0, y: 0, heading: 0 };
const template = newTemplateArea();

export function takeMove(state: State, frame: MoveFrame, answer: Answer, on: On): void {
  const { ship, boost } = frame;
  const base = baseOf(state, ship);
  const from = poseOf(state, ship);
  if (boost) {
    const manoeuvre = chosenManoeuvre(answer);
    endPoseInto(pose, base, manoeuvre);
    layTemplateInto(template, base, manoeuvre);
  } else {
    const roll = expectAnswer(answer, 'roll');
    rollPoseInto(pose, base, roll.side, roll.shift);
    layRollTemplateInto(template, base, roll);
  }
  const mines = state.bombs.length === 0 ? [] : minesUnder(state, ship, template, pose);
  putShip(state, ship, pose);
  state.touching = partFrom(state.touching, ship);
  if (on.tell) {
    const told = { ship: idOf(state, ship), from, to: poseOf(state, ship) };
    if (answer.kind === 'manoeuvre') {
      on.tell({ type: 'boosted', manoeuvre: answer.manoeuvre, ...told });
    } else on.tell({ type: 'barrel-rolled', ...told });
  }
  setOffMines(state, mines, ship, on);
}
