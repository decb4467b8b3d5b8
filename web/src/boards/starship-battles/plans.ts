import type { Seat } from '@parsecs/kernel';
import {
  type Answer,
  type AnswerOf,
  readSquare,
  type ShipView,
  type Square,
  type StarshipBattles,
  starshipBattles,
  type View,
} from '@parsecs/starship-battles';
import type { Asked } from '@parsecs/table';
import { foresee, imagined } from '@parsecs/table';
import { cardIn, isOnMap, shipIn, sizeOf } from './cards.ts';
import { type Forecast, forecastShots } from './forecast.ts';
import type { Step } from './orders.ts';

/** Where a ship would stand if everything is done as planned. */
export interface Stand {
  readonly ship: string;
  readonly square: Square;
}

export interface Plan {
  readonly steps: readonly Step[];
  readonly stands: readonly Stand[];
}

type State = StarshipBattles['state'];
type Next = { readonly kind: string; readonly answers: readonly Answer[] };

/** Gives answers one after another on a position of its own, and remembers them as steps. */
class Trial {
  readonly steps: Step[] = [];
  readonly #ids: string[];
  readonly #state: State;
  readonly #seat: Seat;
  next: Next | undefined;
  view: View;

  constructor(view: View, seat: Seat, ids: readonly string[] = []) {
    this.#state = imagined(starshipBattles, view);
    this.#seat = seat;
    this.#ids = [...ids];
    const begun = foresee(starshipBattles, this.#state, seat, ids);
    this.next = begun?.next;
    this.view = begun?.view ?? view;
  }

  give(id: string): boolean {
    const { next } = this;
    const foreseen = next && foresee(starshipBattles, this.#state, this.#seat, [...this.#ids, id]);
    if (next === undefined || foreseen === undefined) return false;
    this.#ids.push(id);
    this.steps.push({ kind: next.kind, id });
    this.next = foreseen.next;
    this.view = foreseen.view;
    return true;
  }

  /** Forgets what was given since there were so many steps. */
  backTo(count: number): void {
    this.#ids.length -= this.steps.length - count;
    this.steps.length = count;
    const foreseen = foresee(starshipBattles, this.#state, this.#seat, this.#ids);
    this.next = foreseen?.next;
    this.view = foreseen?.view ?? this.view;
  }
}

export function between([x0, y0]: Square, [x1, y1]: Square): Square {
  return [x1 - x0, y1 - y0];
}

function distance([x0, y0]: Square, [x1, y1]: Square): number {
  return Math.hypot(x1 - x0, y1 - y0);
}

/** Ships of one square that have still to move, the given one not among them. */
export function companionsOf(view: View, seat: Seat, leader: string): readonly ShipView[] {
  return view.ships.filter((ship) => {
    const card = cardIn(view, ship.card);
    const isDone = ship.done.includes('moved') || ship.done.includes('launched');
    return (
      ship.owner === seat &&
      ship.id !== leader &&
      isOnMap(ship) &&
      !isDone &&
      card !== undefined &&
      sizeOf(card) === 1
    );
  });
}

/** So far from each other ships still fly together, in squares. */
const CLOSE = 2;

/** Those that stand in one group with a ship: each no further than two squares from another of them. */
export function squadronOf(view: View, seat: Seat, leader: string): readonly string[] {
  const first = shipIn(view, leader);
  if (first === undefined || !isOnMap(first)) return [];
  const left = new Map(
    companionsOf(view, seat, leader).flatMap((ship) =>
      isOnMap(ship) ? [[ship.id, ship.at] as const] : [],
    ),
  );
  const found: string[] = [];
  const edge: Square[] = [first.at];
  for (let at = edge.pop(); at !== undefined; at = edge.pop()) {
    for (const [id, own] of left) {
      if (Math.max(Math.abs(own[0] - at[0]), Math.abs(own[1] - at[1])) > CLOSE) continue;
      left.delete(id);
      found.push(id);
      edge.push(own);
    }
  }
  return found;
}

/**
 * The same way for each of these ships, or as near to it as it can come; whoever flies in front goes
 * first. `before` are the answers that come before it.
 */
export function planFollowing(
  view: View,
  seat: Seat,
  ships: readonly string[],
  way: Square,
  before: readonly string[] = [],
): Plan {
  const trial = new Trial(view, seat, before);
  const stands: Stand[] = [];
  const along = ([x, y]: Square): number => x * way[0] + y * way[1];
  const inOrder = ships
    .flatMap((id) => {
      const ship = shipIn(view, id);
      return ship !== undefined && isOnMap(ship) ? [{ id, at: ship.at, facing: ship.facing }] : [];
    })
    .toSorted((one, other) => along(other.at) - along(one.at));
  for (const { id, at, facing } of inOrder) {
    const begun = trial.steps.length;
    const wanted: Square = [at[0] + way[0], at[1] + way[1]];
    const square = trial.give(id) ? nearestSquare(trial.next, wanted) : undefined;
    if (square === undefined || distance(square, wanted) >= distance(at, wanted)) {
      trial.backTo(begun);
      continue;
    }
    trial.give(square.join(','));
    if (trial.next?.kind === 'facing') trial.give(facing);
    stands.push({ ship: id, square });
  }
  return { steps: trial.steps, stands };
}

function squaresOf(next: Next | undefined): readonly Square[] {
  return (next?.answers ?? []).flatMap((answer) =>
    answer.kind === 'square' ? [answer.square] : [],
  );
}

function nearestSquare(next: Next | undefined, wanted: Square): Square | undefined {
  return nearestOf(squaresOf(next), (square) => distance(square, wanted));
}

function nearestOf<T>(all: readonly T[], far: (one: T) => number): T | undefined {
  return all.reduce<T | undefined>(
    (best, one) => (best === undefined || far(one) < far(best) ? one : best),
    undefined,
  );
}

function enemiesOf(view: View, seat: Seat): readonly Square[] {
  const own = view.seats[seat]?.faction;
  return view.ships.flatMap((ship) =>
    isOnMap(ship) && view.seats[ship.owner]?.faction !== own ? [ship.at] : [],
  );
}

/** More fighters than this wait in no pool. */
const MOST_LAUNCHES = 60;

/** Everything that can be launched, each fighter on the square that is nearest to an enemy. */
export function planLaunches(view: View, seat: Seat): Plan {
  const trial = new Trial(view, seat);
  const stands: Stand[] = [];
  const enemies = enemiesOf(view, seat);
  for (let count = 0; count < MOST_LAUNCHES; count += 1) {
    const launch = trial.next?.answers.find(
      (answer): answer is AnswerOf<'launch'> => answer.kind === 'launch',
    );
    const begun = trial.steps.length;
    if (launch === undefined || !trial.give(launch.id)) break;
    const square = nearestOf(squaresOf(trial.next), (own) =>
      Math.min(...enemies.map((enemy) => distance(own, enemy))),
    );
    if (square === undefined || !trial.give(square.join(','))) {
      trial.backTo(begun);
      break;
    }
    stands.push({ ship: launch.fighter, square });
  }
  return { steps: trial.steps, stands };
}

/** Attacks of one ship, or of a fleet, at one target. */
export interface Volley {
  readonly target: string;
  readonly shots: number;
  /** The damage to be expected, with everything that is in force now. */
  readonly damage: number;
  readonly steps: readonly Step[];
}

const FACES = 20;

/** What is expected of the easiest face. */
function expected({ hits, damage, critical }: Forecast): number {
  return hits === 0 ? 0 : ((hits - 1) * damage + critical) / FACES;
}

/** Every weapon of the ship at each of the targets that several of them can reach. */
export function planVolleys(view: View, question: Asked<StarshipBattles>): readonly Volley[] {
  return volleysOf(question.answers, forecastShots(view, question), []).filter(
    ({ shots }) => shots > 1,
  );
}

function volleysOf(
  answers: readonly Answer[],
  forecasts: ReadonlyMap<string, readonly Forecast[]>,
  before: readonly Step[],
): readonly Volley[] {
  const volleys = new Map<string, Volley>();
  for (const answer of answers) {
    if (answer.kind !== 'fire') continue;
    const { target, id } = answer;
    const [easiest] = forecasts.get(id) ?? [];
    const known = volleys.get(target) ?? { target, shots: 0, damage: 0, steps: before };
    const face: readonly Step[] =
      easiest?.face === undefined ? [] : [{ kind: 'face', id: easiest.face, isOptional: true }];
    volleys.set(target, {
      target,
      shots: known.shots + 1,
      damage: known.damage + (easiest === undefined ? 0 : expected(easiest)),
      steps: [...known.steps, { kind: 'fire', id }, ...face],
    });
  }
  return [...volleys.values()];
}

/** The whole fleet at each enemy, the one that suffers most first. */
export function planFleetFire(view: View, question: Asked<StarshipBattles>): readonly Volley[] {
  const state = imagined(starshipBattles, view);
  const all = new Map<string, Volley>();
  for (const answer of question.answers) {
    if (answer.kind !== 'ship') continue;
    const opened = foresee(starshipBattles, state, question.seat, [answer.id]);
    if (opened?.next?.kind !== 'fire') continue;
    const fire = { ...question, kind: 'fire', answers: opened.next.answers };
    const forecasts = forecastShots(opened.view, fire);
    const begin: Step = { kind: 'attack', id: answer.id };
    for (const own of volleysOf(fire.answers, forecasts, [begin])) {
      const known = all.get(own.target);
      const end: Step = { kind: 'fire', id: 'done', isOptional: true };
      all.set(own.target, {
        target: own.target,
        shots: (known?.shots ?? 0) + own.shots,
        damage: (known?.damage ?? 0) + own.damage,
        steps: [...(known?.steps ?? []), ...own.steps, end],
      });
    }
  }
  return [...all.values()].toSorted((one, other) => other.damage - one.damage);
}

/** Squares between two ships that are deployed in a line. */
const SPACING = { 1: 2, 2: 4 } as const;

/**
 * Where a ship stands well in a line of battle: large ships behind in the middle, small ones before
 * them, each as near to its place as it may be.
 */
export function suggestDeployment(
  view: View,
  question: Asked<StarshipBattles>,
): string | undefined {
  if (question.kind === 'deploy-facing') {
    const wanted = view.seats[question.seat]?.faction === 'dark' ? 'south' : 'north';
    return question.answers.find(({ id }) => id === wanted)?.id;
  }
  const ship = shipIn(view, view.active);
  const card = ship && cardIn(view, ship.card);
  const squares = squaresOf(question);
  if (question.kind !== 'deploy' || ship === undefined || card === undefined) return undefined;
  const size = sizeOf(card);
  const before = view.ships.filter((other) => {
    const own = cardIn(view, other.card);
    return (
      other.owner === ship.owner && isOnMap(other) && own !== undefined && sizeOf(own) === size
    );
  }).length;
  const columns = squares.map(([column]) => column);
  const rows = squares.map(([, row]) => row);
  const middle = (Math.min(...columns) + Math.max(...columns)) / 2;
  const isBelow = view.seats[question.seat]?.faction !== 'dark';
  const isBehind = size === 2;
  const row = isBelow === isBehind ? Math.max(...rows) : Math.min(...rows);
  // The first in the middle, the others to its right and left in turn.
  const side = before % 2 === 1 ? 1 : -1;
  const wanted: Square = [middle + side * Math.ceil(before / 2) * SPACING[size], row];
  return nearestSquare(question, wanted)?.join(',');
}

/** The way a ship has gone from a square, if it stands elsewhere now. */
export function wayFrom(view: View, ship: string, from: string): Square | undefined {
  const now = shipIn(view, ship);
  const before = readSquare(from);
  if (now === undefined || before === undefined || !isOnMap(now)) return undefined;
  const way = between(before, now.at);
  return way[0] === 0 && way[1] === 0 ? undefined : way;
}
