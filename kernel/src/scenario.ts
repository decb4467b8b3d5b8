import { type FixedRoll, fixedChance } from './chance.ts';
import {
  type EventBase,
  type Game,
  type GameTypes,
  isRefusal,
  type Problem,
  type Seat,
  type StepContext,
  seatFromName,
  seatName,
} from './game.ts';
import { at } from './lists.ts';
import type { Expectation, Offer, Scenario, ScenarioStep } from './scenario-file.ts';

export interface ScenarioResult {
  readonly title: string;
  readonly ok: boolean;
  readonly why: string;
}

class ScenarioFault extends Error {}

/** Runs one scenario. Questions with one answer are answered as the table would. */
export function runScenario(game: Game, scenario: Scenario): ScenarioResult {
  try {
    new Run(game, scenario).all();
    return { title: scenario.title, ok: true, why: '' };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { title: scenario.title, ok: false, why };
  }
}

class Run<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #scenario: Scenario;
  readonly #told: T['event'][] = [];
  readonly #context: StepContext<T['event']>;
  readonly #assertUsedUp: () => void;
  #state: T['state'];

  constructor(game: Game<T>, scenario: Scenario) {
    this.#game = game;
    this.#scenario = scenario;
    const rolls = (scenario.rolls ?? []).map(
      (roll): FixedRoll =>
        'order' in roll
          ? { purpose: roll.purpose, order: game.scenarios.readOrder(roll.purpose, roll.order) }
          : roll,
    );
    const chance = fixedChance(rolls);
    this.#assertUsedUp = (): void => chance.assertUsedUp();
    this.#context = { chance, tell: (event): unknown => this.#told.push(event) };
    const given = game.scenarios.given(scenario.given, this.#context);
    if (!given.ok) throw new ScenarioFault(`given: ${given.problems.map(writeProblem).join('; ')}`);
    this.#state = given.value;
  }

  all(): void {
    for (const [index, step] of this.#scenario.when.entries()) this.#step(step, `when[${index}]`);
    this.#settle(undefined);
    this.#expect(this.#scenario.then, 'then');
    this.#assertUsedUp();
  }

  #step(step: ScenarioStep, where: string): void {
    if ('check' in step) {
      this.#expect(step.check, where);
      return;
    }
    const seat = readSeat(step.by, where);
    const refused = step.refused;
    if (refused !== undefined) {
      this.#expectRefusal(seat, step.choose, refused, where);
      return;
    }
    this.#settle({ seat, choice: step.choose });
    const game = this.#game;
    if (!game.asked(this.#state).includes(seat)) {
      const asked = game.asked(this.#state).map(seatName).join(', ') || 'nobody';
      throw new ScenarioFault(`${where}: ${step.by} is not asked; ${asked} is`);
    }
    const answer = game.check(this.#state, seat, step.choose);
    if (isRefusal(answer)) {
      const { refused: rule, cause } = answer;
      throw new ScenarioFault(`${where}: ${step.choose} is refused by ${rule} (${cause})`);
    }
    game.answer(this.#state, seat, answer, this.#context);
  }

  /** Answers what has one answer, up to the moment when the next written choice is due. */
  #settle(next: { readonly seat: Seat; readonly choice: string } | undefined): void {
    for (;;) {
      const seat = this.#game.asked(this.#state)[0];
      if (seat === undefined) return;
      const question = this.#game.question(this.#state, seat);
      if (question.answers.length !== 1 || question.region !== undefined) return;
      const answer = at(question.answers, 0);
      if (next !== undefined && next.seat === seat && next.choice === answer.id) return;
      this.#game.answer(this.#state, seat, answer, this.#context);
    }
  }

  #expect(expected: Expectation, where: string): void {
    const game = this.#game;
    const state = this.#state;
    const faults: string[] = [];
    if (expected.state !== undefined) faults.push(...game.scenarios.compare(state, expected.state));
    if (expected.asked !== undefined) {
      const asked = game.asked(state).map(seatName);
      faults.push(...difference('asked', [...expected.asked].sort(), [...asked].sort()));
    }
    if (expected.winners !== undefined) {
      const winners = game.outcome(state)?.winners.map(seatName) ?? [];
      faults.push(...difference('winners', [...expected.winners].sort(), [...winners].sort()));
    }
    for (const offer of expected.offered ?? []) faults.push(...this.#compareOffer(offer));
    for (const refusal of expected.refused ?? []) {
      this.#expectRefusal(readSeat(refusal.by, where), refusal.choose, refusal.rule, where);
    }
    faults.push(...this.#compareTold(expected));
    if (faults.length > 0) throw new ScenarioFault(`${where}: ${faults.join('; ')}`);
  }

  #compareOffer(offer: Offer): readonly string[] {
    const seat = readSeat(offer.to, 'offered');
    if (!this.#game.asked(this.#state).includes(seat)) return [`${offer.to} is not asked`];
    const ids = this.#game.question(this.#state, seat).answers.map((answer) => answer.id);
    const missing = (offer.including ?? []).filter((id) => !ids.includes(id));
    const surplus = (offer.excluding ?? []).filter((id) => ids.includes(id));
    return [
      ...(offer.exactly === undefined
        ? []
        : difference(`offered to ${offer.to}`, [...offer.exactly].sort(), [...ids].sort())),
      ...missing.map((id) => `${offer.to} is not offered ${id}`),
      ...surplus.map((id) => `${offer.to} is offered ${id}`),
    ];
  }

  #expectRefusal(seat: Seat, choice: string, rule: string, where: string): void {
    const asked = this.#game.asked(this.#state).includes(seat);
    const answer = asked ? this.#game.check(this.#state, seat, choice) : undefined;
    const got = answer === undefined ? 'table' : isRefusal(answer) ? answer.refused : 'allowed';
    if (got !== rule) {
      throw new ScenarioFault(`${where}: ${choice} by ${seatName(seat)}: ${got}, expected ${rule}`);
    }
  }

  #compareTold(expected: Expectation): readonly string[] {
    const written = this.#told.map((event) => this.#game.scenarios.writeEvent(event));
    const faults: string[] = [];
    let from = 0;
    for (const event of expected.told ?? []) {
      const found = written.findIndex((told, index) => index >= from && holds(told, event));
      if (found === -1) faults.push(`not told: ${JSON.stringify(event)}`);
      else from = found + 1;
    }
    const types = new Set(this.#told.map((event: EventBase) => event.type));
    for (const type of expected.untold ?? []) if (types.has(type)) faults.push(`told: ${type}`);
    return faults;
  }
}

function holds(
  told: Readonly<Record<string, unknown>>,
  expected: Readonly<Record<string, unknown>>,
) {
  return Object.entries(expected).every(
    ([key, value]) => JSON.stringify(told[key]) === JSON.stringify(value),
  );
}

function readSeat(name: string, where: string): Seat {
  const seat = seatFromName(name);
  if (seat === undefined) throw new ScenarioFault(`${where}: ${name} is no seat`);
  return seat;
}

/** One line for what differs, none when the two are the same JSON. */
export function difference(what: string, expected: unknown, got: unknown): readonly string[] {
  const [left, right] = [JSON.stringify(expected), JSON.stringify(got)];
  return left === right ? [] : [`${what}: expected ${left}, got ${right}`];
}

export function writeProblem(problem: Problem): string {
  const params = Object.entries(problem.params ?? {}).map(([key, value]) => `${key} ${value}`);
  const detail = params.length === 0 ? '' : ` (${params.join(', ')})`;
  const rule = problem.rule === undefined ? '' : ` [${problem.rule}]`;
  return `${problem.path}: ${problem.cause}${detail}${rule}`;
}
