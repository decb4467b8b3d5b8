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
import type { Answer } from '../answers.ts';
import type { Event, EventType } from '../events.ts';
import { superTeams } from '../game.ts';
import type { Options } from '../setup/options.ts';
import type { Setup } from '../setup/setup.ts';
import type { State } from '../state.ts';
import {
  BONUS_KINDS,
  type BonusKind,
  CARD_IDS,
  type CardId,
  type Half,
  type PURPOSES,
  SHIPS,
  type ShipId,
  SPACE_KINDS,
} from '../vocabulary.ts';

/** The strip of the worked examples: 24 steps with every situation (ledger, section 7). */
export const STRIP: string = 'S N B H A N HA N M M N B HN AN N B M M M H N A B N F';
/** The index of its final planet. */
export const HOME: number = 24;

export type SeatName = 'P1' | 'P2' | 'P3' | 'P4';
export type Place = number | readonly [number, Half];
type Purpose = (typeof PURPOSES)[keyof typeof PURPOSES];
type Told<Type extends EventType> = Extract<Event, { readonly type: Type }>;

/** Like a setup, but only what matters; the track is the example strip unless one is given. */
export interface TableSetup extends Partial<Omit<Setup, 'options'>> {
  readonly track?: string;
  readonly options?: Partial<Options>;
}

/** Seats that nobody gave a card still need one for their turn. */
const FILLERS: readonly CardId[] = ['green-6', 'green-5', 'green-4', 'green-3'];

/** A hand-made position that is played on by naming the answers. */
export function table(setup: TableSetup = {}): PlayTable {
  return new PlayTable(setup);
}

export class PlayTable {
  readonly #given: Record<string, unknown>;
  readonly #players: number;
  readonly #ships: Partial<Record<ShipId, Place>> = {};
  readonly #hands: Partial<Record<SeatName, readonly CardId[]>> = {};
  readonly #bonus: Partial<Record<SeatName, readonly BonusKind[]>> = {};
  readonly #rolls: FixedRoll[] = [];
  readonly #told: Event[] = [];
  #chance: Chance | undefined;
  #state: State | undefined;

  constructor({ track, ...setup }: TableSetup) {
    const { players = 2 } = setup;
    this.#players = players;
    this.#given = { setup: { ...setup, players } };
    if (setup.board === undefined) this.#given['track'] = track ?? STRIP;
  }

  ship(id: ShipId, place: number, half?: Half): this {
    this.#ships[id] = half === undefined ? place : [place, half];
    return this;
  }

  /** Puts ships on the final planet of the strip. */
  home(...ids: readonly ShipId[]): this {
    for (const id of ids) this.ship(id, HOME);
    return this;
  }

  hand(seat: SeatName, ...cards: readonly CardId[]): this {
    this.#hands[seat] = cards;
    return this;
  }

  bonus(seat: SeatName, ...cards: readonly BonusKind[]): this {
    this.#bonus[seat] = cards;
    return this;
  }

  bonusDeck(...topFirst: readonly BonusKind[]): this {
    return this.#give('bonusDeck', topFirst);
  }

  bonusDiscard(...newestLast: readonly BonusKind[]): this {
    return this.#give('bonusDiscard', newestLast);
  }

  movementDeck(...topFirst: readonly CardId[]): this {
    return this.#give('movementDeck', topFirst);
  }

  planet(...cards: readonly BonusKind[]): this {
    return this.#give('planet', cards);
  }

  /** Ships have arrived before: the pile on the final planet is gone. */
  planetPaid(): this {
    return this.#give('planetPaid', true);
  }

  active(seat: SeatName): this {
    return this.#give('active', seat);
  }

  round(round: number): this {
    return this.#give('round', round);
  }

  /** The order that the next shuffle gives; without rolls nothing may be drawn at all. */
  shuffle(purpose: Purpose, ...order: readonly (CardId | BonusKind)[]): this {
    this.#rolls.push({ purpose, order: superTeams.scenarios.readOrder(purpose, order) });
    return this;
  }

  /** Any order will do. */
  seeded(seed: string): this {
    this.#chance = seededChance(seed);
    return this;
  }

  #give(field: string, value: unknown): this {
    this.#given[field] = value;
    return this;
  }

  /** The position; building ends with the first look at it. */
  get state(): State {
    this.#state ??= this.#lay();
    return this.#state;
  }

  #lay(): State {
    this.#chance ??= fixedChance(this.#rolls);
    const seats = Array.from({ length: this.#players }, (_, seat) => seat);
    const hands = Object.fromEntries(
      seats.map((seat) => {
        const name = seatName(seat) as SeatName;
        return [name, this.#hands[name] ?? [at(FILLERS, seat)]];
      }),
    );
    const given = { ...this.#given, ships: this.#ships, hands, bonus: this.#bonus };
    const laid = superTeams.scenarios.given(given, this.#context());
    if (!laid.ok) throw new Error(laid.problems.map(writeProblem).join('; '));
    return laid.value;
  }

  #context(): { readonly chance: Chance; readonly tell: (event: Event) => void } {
    this.#chance ??= fixedChance(this.#rolls);
    return { chance: this.#chance, tell: (event) => this.#told.push(event) };
  }

  /** Gives an answer; what has only one answer is answered on the way to it. */
  choose(name: SeatName, id: string): this {
    const seat = seatOf(name);
    this.#settle(seat, id);
    const answer = superTeams.check(this.state, seat, id);
    if (isRefusal(answer)) {
      throw new Error(`${id} by ${name}: ${answer.refused} (${answer.cause})`);
    }
    this.#answer(seat, answer);
    return this;
  }

  decline(name: SeatName): this {
    return this.choose(name, 'decline');
  }

  /** Answers everything that has only one answer. */
  settle(): this {
    this.#settle(-1, '');
    return this;
  }

  #settle(next: Seat, choice: string): void {
    for (;;) {
      const seat = superTeams.asked(this.state)[0];
      if (seat === undefined) return;
      const { answers } = superTeams.question(this.state, seat);
      const only = at(answers, 0);
      if (answers.length > 1 || (seat === next && only.id === choice)) return;
      this.#answer(seat, only);
    }
  }

  #answer(seat: Seat, answer: Answer): void {
    superTeams.answer(this.state, seat, answer, this.#context());
  }

  asked(): string | undefined {
    const seat = superTeams.asked(this.state)[0];
    return seat === undefined ? undefined : seatName(seat);
  }

  /** What the asked player decides now, such as `P1 boost`. */
  question(): string {
    return this.state.phase === 'over' ? 'over' : `${this.asked()} ${this.state.phase}`;
  }

  offered(name: SeatName): readonly string[] {
    return superTeams.question(this.state, seatOf(name)).answers.map((answer) => answer.id);
  }

  /** The rule that forbids an answer, or `legal`. */
  refusal(name: SeatName, id: string): string {
    return this.refused(name, id)?.refused ?? 'legal';
  }

  refused(name: SeatName, id: string): Refusal | undefined {
    const answer = superTeams.check(this.state, seatOf(name), id);
    return isRefusal(answer) ? answer : undefined;
  }

  at(id: ShipId): Place {
    const ship = SHIPS.indexOf(id);
    const half = at(this.state.half, ship);
    const space = at(this.state.position, ship);
    return half === -1 ? space : [space, at(SPACE_KINDS, half) as Half];
  }

  cards(name: SeatName): readonly CardId[] {
    return at(this.state.hands, seatOf(name)).map((card) => at(CARD_IDS, card));
  }

  held(name: SeatName): readonly BonusKind[] {
    return at(this.state.bonus, seatOf(name)).map((card) => at(BONUS_KINDS, card));
  }

  discarded(): readonly BonusKind[] {
    return this.state.bonusDiscard.map((card) => at(BONUS_KINDS, card));
  }

  told<Type extends EventType>(type: Type): readonly Told<Type>[] {
    return this.#told.filter((event): event is Told<Type> => event.type === type);
  }

  /** The types of everything told so far, in order. */
  story(): readonly EventType[] {
    return this.#told.map((event) => event.type);
  }

  winners(): readonly string[] {
    return superTeams.outcome(this.state)?.winners.map(seatName) ?? [];
  }
}

function seatOf(name: SeatName): Seat {
  return seatFromName(name) ?? -1;
}
