import {
  at,
  type Chance,
  type FixedRoll,
  fixedChance,
  isRefusal,
  type Refusal,
  type Seat,
  seatFromName,
  seatName,
  seededChance,
  writeProblem,
} from '@parsecs/kernel';
import { FACES, findDeployment } from '../cards/cards.ts';
import type { Event, EventType } from '../events.ts';
import { imperialAssault } from '../game.ts';
import { factsOf } from '../scenario.ts';
import type { Options } from '../setup/options.ts';
import type { State } from '../state.ts';
import {
  type CommandId,
  type Condition,
  DEPLOYMENT_IDS,
  type DeploymentId,
  DICE,
  type Die,
  type MissionId,
} from '../vocabulary.ts';
import { FREE_DECK } from './lists.ts';

export type SeatName = 'P1' | 'P2';
type Told<Type extends EventType> = Extract<Event, { readonly type: Type }>;

export interface Standing {
  readonly damage?: number;
  readonly conditions?: readonly Condition[];
  readonly turned?: true;
  readonly shares?: true;
}

export interface Acting {
  readonly points?: number;
  readonly spent?: number;
  readonly attacked?: boolean;
  readonly left?: boolean;
  readonly kills?: number;
  readonly fresh?: boolean;
  readonly others?: boolean;
}

/** A hand-made position that is played on by naming the answers. */
export function table(mission: MissionId = 'mos-eisley-outskirts-b'): PlayTable {
  return new PlayTable(mission);
}

/**
 * Armies are made of the figures that are put on the map. `P1.stormtrooper.2` is the second figure
 * of a group; `P1.stormtrooper-2.1` belongs to the second group of that card.
 */
export class PlayTable {
  readonly #mission: MissionId;
  readonly #given: Record<string, unknown> = {};
  readonly #figures: Record<string, unknown> = {};
  readonly #upgrades: [DeploymentId[], DeploymentId[]] = [[], []];
  readonly #rolls: FixedRoll[] = [];
  readonly #told: Event[] = [];
  #options: Partial<Options> = {};
  #map: unknown;
  #chance: Chance | undefined;
  #state: State | undefined;

  constructor(mission: MissionId) {
    this.#mission = mission;
  }

  figure(id: string, space: string, standing: Standing = {}): this {
    this.#figures[id] = { at: space, ...standing };
    return this;
  }

  upgrade(seat: SeatName, id: DeploymentId): this {
    at(this.#upgrades, seatOf(seat)).push(id);
    return this;
  }

  options(options: Partial<Options>): this {
    this.#options = options;
    return this;
  }

  map(file: unknown): this {
    this.#map = file;
    return this;
  }

  hand(seat: SeatName, ...cards: readonly CommandId[]): this {
    return this.#bySeat('hands', seat, cards);
  }

  deck(seat: SeatName, ...topFirst: readonly CommandId[]): this {
    return this.#bySeat('decks', seat, topFirst);
  }

  discard(seat: SeatName, ...cards: readonly CommandId[]): this {
    return this.#bySeat('discards', seat, cards);
  }

  vp(first: number, second: number): this {
    this.#given['vp'] = { P1: first, P2: second };
    return this;
  }

  give(field: string, value: unknown): this {
    this.#given[field] = value;
    return this;
  }

  initiative(seat: SeatName): this {
    return this.give('initiative', seat);
  }

  exhausted(...groups: readonly string[]): this {
    return this.give('exhausted', groups);
  }

  /** The figure is in the middle of its activation. */
  acts(figure: string, acting: Acting = {}): this {
    return this.give('activating', { figure, ...acting });
  }

  /** The next rolls by the values of their faces, such as `['blue', 3, 1, 1]`; without any, nothing may be rolled. */
  rolls(...faces: readonly (readonly [Die, number, number, number])[]): this {
    for (const [die, ...values] of faces) {
      const all = at(FACES, DICE.indexOf(die));
      const pick = all.findIndex((face) => face.join() === values.join());
      if (pick === -1) throw new Error(`no face ${values.join('/')} on the ${die} die`);
      this.#rolls.push({ purpose: `${die} die`, pick });
    }
    return this;
  }

  pick(purpose: string, pick: number): this {
    this.#rolls.push({ purpose, pick });
    return this;
  }

  seeded(seed: string): this {
    this.#chance = seededChance(seed);
    return this;
  }

  #bySeat(field: string, seat: SeatName, cards: readonly CommandId[]): this {
    const known = (this.#given[field] ?? {}) as Record<string, unknown>;
    this.#given[field] = { ...known, [seat]: cards };
    return this;
  }

  /** The position; building ends with the first look at it. */
  get state(): State {
    this.#state ??= this.#lay();
    return this.#state;
  }

  #lay(): State {
    const armies = [0, 1].map((seat) => this.#army(seat));
    const setup = {
      armies,
      mission: this.#mission,
      options: this.#options,
      ...(this.#map === undefined ? {} : { map: this.#map }),
    };
    const given = { setup, ...this.#given, figures: this.#figures };
    const laid = imperialAssault.scenarios.given(given, this.#context());
    if (!laid.ok) throw new Error(laid.problems.map(writeProblem).join('; '));
    return laid.value;
  }

  #army(seat: Seat): unknown {
    const ids = Object.keys(this.#figures)
      .filter((id) => id.startsWith(`P${seat + 1}.`))
      .map((id) => groupOf(id.slice(3)));
    const groups = [...new Set(ids)].sort();
    const cards = groups.map(cardOf);
    const { affiliation } = findDeployment(at(cards, 0)) ?? { affiliation: 'imperial' };
    return {
      affiliation,
      deployments: [...cards, ...at(this.#upgrades, seat)],
      commands: FREE_DECK,
    };
  }

  #context(): { readonly chance: Chance; readonly tell: (event: Event) => void } {
    this.#chance ??= fixedChance(this.#rolls);
    return { chance: this.#chance, tell: (event) => this.#told.push(event) };
  }

  /** Gives answers one after another; what has only one answer is answered on the way. */
  choose(name: SeatName, ...ids: readonly string[]): this {
    const seat = seatOf(name);
    for (const id of ids) {
      this.#settle(seat, id);
      const answer = imperialAssault.check(this.state, seat, id);
      if (isRefusal(answer)) {
        const asked = `${this.question()}: ${this.offered().join(' ')}`;
        throw new Error(`${id} by ${name}: ${answer.refused} (${answer.cause}); ${asked}`);
      }
      imperialAssault.answer(this.state, seat, answer, this.#context());
    }
    return this;
  }

  /** Answers everything that has only one answer. */
  settle(): this {
    this.#settle(-1, '');
    return this;
  }

  /** Passes and answers what has one answer until this question comes. */
  until(question: string, limit = 200): this {
    for (let step = 0; step < limit && this.state.question !== question; step += 1) {
      const seat = at(imperialAssault.asked(this.state), 0);
      imperialAssault.answer(
        this.state,
        seat,
        imperialAssault.fallback(this.state, seat),
        this.#context(),
      );
    }
    return this;
  }

  #settle(next: Seat, choice: string): void {
    for (;;) {
      const seat = imperialAssault.asked(this.state)[0];
      if (seat === undefined) return;
      const { answers } = imperialAssault.question(this.state, seat);
      const only = at(answers, 0);
      if (answers.length > 1 || (seat === next && only.id === choice)) return;
      imperialAssault.answer(this.state, seat, only, this.#context());
    }
  }

  /** Who decides what now, such as `P1 act`; `over` when the game is. */
  question(): string {
    const seat = imperialAssault.asked(this.state)[0];
    return seat === undefined ? 'over' : `${seatName(seat)} ${this.state.question}`;
  }

  offered(): readonly string[] {
    const seat = imperialAssault.asked(this.state)[0];
    if (seat === undefined) return [];
    return imperialAssault.question(this.state, seat).answers.map((answer) => answer.id);
  }

  /** Offered answers that begin with a word, without it. */
  offers(verb: string): readonly string[] {
    return this.offered()
      .filter((id) => id.startsWith(`${verb}:`))
      .map((id) => id.slice(verb.length + 1));
  }

  isGuarded(): boolean {
    const seat = at(imperialAssault.asked(this.state), 0);
    return imperialAssault.question(this.state, seat).guarded === true;
  }

  /** The rule that forbids an answer, or `legal`. */
  refusal(name: SeatName, id: string): string {
    return this.refused(name, id)?.refused ?? 'legal';
  }

  refused(name: SeatName, id: string): Refusal | undefined {
    const answer = imperialAssault.check(this.state, seatOf(name), id);
    return isRefusal(answer) ? answer : undefined;
  }

  /** One of the facts that scenario files may speak about. */
  fact(name: string, key?: string): unknown {
    const fact = factsOf(this.state)[name]?.() as Record<string, unknown>;
    return key === undefined ? fact : fact[key];
  }

  at(id: string): unknown {
    return this.fact('figures', id);
  }

  damage(id: string): unknown {
    return this.fact('damage', id);
  }

  conditions(id: string): unknown {
    return this.fact('conditions', id);
  }

  points(): readonly number[] {
    return this.state.vp;
  }

  told<Type extends EventType>(type: Type): readonly Told<Type>[] {
    return this.#events().filter((event): event is Told<Type> => event.type === type);
  }

  /** The types of everything told so far, in order. */
  story(): readonly EventType[] {
    return this.#events().map((event) => event.type);
  }

  /** Building tells as well, so the position comes first. */
  #events(): readonly Event[] {
    return this.state === undefined ? [] : this.#told;
  }

  winners(): readonly string[] {
    return imperialAssault.outcome(this.state)?.winners.map(seatName) ?? [];
  }
}

function seatOf(name: SeatName): Seat {
  return seatFromName(name) ?? -1;
}

/** `stormtrooper-2.1` belongs to group `stormtrooper-2`. */
function groupOf(id: string): string {
  return id.replace(/\.\d+$/, '');
}

function cardOf(group: string): DeploymentId {
  const whole = DEPLOYMENT_IDS.find((id) => id === group);
  const card = whole ?? DEPLOYMENT_IDS.find((id) => id === group.replace(/-\d+$/, ''));
  if (card === undefined) throw new Error(`no card for ${group}`);
  return card;
}
