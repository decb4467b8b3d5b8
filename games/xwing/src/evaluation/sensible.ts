import { at } from '@parsecs/kernel';
import type { Answer, AnswerOf } from '../answers/answer.ts';
import { placeOnDial, shipNamed } from '../answers/chosen.ts';
import { colourOf, GREEN, RED } from '../battle.ts';
import { areaOf, basesOf } from '../board.ts';
import type { CardId } from '../cards/card-ids.ts';
import { flyInto, newFlight } from '../geometry/flight.ts';
import { type Footprint, footprintsOfAllKinds, moveFootprint } from '../geometry/footprint.ts';
import { endPoseInto } from '../geometry/manoeuvre.ts';
import { battleOf, IN_PLAY, rulesOf, type State } from '../state.ts';
import { effectiveColour, isStressed } from '../values.ts';
import { knownManoeuvre, orderOfMoving } from './foresight.ts';
import { plansOf, rocksOn } from './plans.ts';
import { hasWayOut } from './way-out.ts';

/** What is wrong with a manoeuvre; whatever is worse outweighs all that is less bad. */
const BUMP = 1;
const BOXED = 5;
const ROCK = 20;
const TRAPPED = 400;
const LOST_DIAL = 400;
const GONE = 8000;

const flight = newFlight();
const landings = footprintsOfAllKinds();

/** Bombs are for enemies that may be near when they go off. */
const BOMBS: ReadonlySet<CardId> = new Set<CardId>([
  'upgrade.seismiccharges',
  'upgrade.protonbombs',
  'upgrade.proximitymines',
]);
const NEAR = 330;

/**
 * What a pilot would think about at all: no rock, edge or friend on the way if there is another one,
 * and no bomb for nobody.
 */
export function sensible(state: State, answers: readonly Answer[]): readonly Answer[] {
  const dials = answers.filter(isDial);
  return dials.length === answers.length
    ? sensibleDials(state, dials)
    : withoutWaste(state, answers);
}

function isDial(answer: Answer): answer is AnswerOf<'dial'> {
  return answer.kind === 'dial';
}

function sensibleDials(state: State, answers: readonly AnswerOf<'dial'>[]): readonly Answer[] {
  const ship = shipNamed(state, at(answers, 0).ship);
  const faults = answers.map(({ manoeuvre }) =>
    faultOf(state, ship, placeOnDial(state, ship, manoeuvre)),
  );
  const least = Math.min(...faults);
  return answers.filter((_, index) => faults[index] === least);
}

function faultOf(state: State, ship: number, place: number): number {
  const plan = plansOf(state)[ship]?.find((own) => own.place === place);
  if (plan === undefined) return GONE;
  if (plan.isLost) return GONE;
  const rules = rulesOf(state, ship);
  const manoeuvre = at(rules.dial, place);
  const colour = effectiveColour(state, ship, manoeuvre.bearing, colourOf(manoeuvre));
  const stressed = isStressed(state, ship);
  let fault = ROCK * plan.rocks + BUMP * sureBumps(state, ship, place);
  if (stressed && colour === RED) fault += LOST_DIAL;
  const landed = landings[rules.kind];
  endPoseInto(flight, at(basesOf(state), ship), manoeuvre);
  moveFootprint(landed, flight);
  const isStressedThen = stressed ? colour !== GREEN : colour === RED;
  if (!hasWayOut(rules, landed, isStressedThen, areaOf(state))) fault += TRAPPED;
  if (!hasClearWay(state, ship, landed, isStressedThen)) fault += BOXED;
  return fault;
}

/** Whether the next manoeuvre from there can be flown without a rock. */
function hasClearWay(
  state: State,
  ship: number,
  base: Readonly<Footprint>,
  isStressedThen: boolean,
): boolean {
  return rulesOf(state, ship).dial.some(
    (manoeuvre) =>
      !(isStressedThen && colourOf(manoeuvre) === RED) && rocksOn(state, base, manoeuvre) === 0,
  );
}

/**
 * How many of one's own ships would be stopped for sure: by friends whose dials are set, and by
 * whoever has not moved yet when they come. Where the others go is not known.
 */
function sureBumps(state: State, ship: number, place: number): number {
  const { teams } = battleOf(state);
  const team = teams[ship] as number;
  const soon: State = { ...state, dial: state.dial.with(ship, place) };
  const bases = basesOf(soon);
  const standing = new Set(bases.keys());
  let bumps = 0;
  for (const mover of orderOfMoving(soon)) {
    const manoeuvre = teams[mover] === team ? knownManoeuvre(soon, mover, team) : undefined;
    standing.delete(mover);
    if (manoeuvre === undefined) continue;
    const base = bases[mover] as Footprint;
    flyInto(
      flight,
      base,
      manoeuvre,
      [...standing].map((other) => bases[other] as Footprint),
    );
    if (flight.overlapped) bumps += 1;
    moveFootprint(base, flight);
    standing.add(mover);
  }
  return bumps;
}

/** Everything but bombs where no enemy is about; something is always left. */
function withoutWaste(state: State, answers: readonly Answer[]): readonly Answer[] {
  const left = answers.filter(
    (answer) => answer.kind !== 'use' || !BOMBS.has(answer.card) || isEnemyNear(state, answer.ship),
  );
  return left.length > 0 ? left : answers;
}

function isEnemyNear(state: State, name: string): boolean {
  const { teams } = battleOf(state);
  const ship = shipNamed(state, name);
  const [x, y] = [at(state.x, ship), at(state.y, ship)];
  return state.status.some((status, other) => {
    if (status !== IN_PLAY || teams[other] === teams[ship]) return false;
    const [dx, dy] = [at(state.x, other) - x, at(state.y, other) - y];
    return dx * dx + dy * dy < NEAR * NEAR;
  });
}
