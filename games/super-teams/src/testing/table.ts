import {
  at,
  type Chance,
  type FixedRoll,
  fixedChance,
  seatFromName,
  seatName,
  seededChance,
} from '@parsecs/kernel';
import { type SeatName, TestTable } from '@parsecs/kernel/testing';
import { superTeams } from '../game.ts';
import type { SuperTeams } from '../game-types.ts';
import type { Options } from '../setup/options.ts';
import type { Setup } from '../setup/setup.ts';
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

export type { SeatName };

/** The strip of the worked examples: 24 steps with every situation (ledger, section 7). */
export const STRIP: string = 'S N B H A N HA N M M N B HN AN N B M M M H N A B N F';
/** The index of its final planet. */
export const HOME: number = 24;

export type Place = number | readonly [number, Half];
type Purpose = (typeof PURPOSES)[keyof typeof PURPOSES];

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

export class PlayTable extends TestTable<SuperTeams> {
  readonly #given: Record<string, unknown>;
  readonly #players: number;
  readonly #ships: Partial<Record<ShipId, Place>> = {};
  readonly #hands: Partial<Record<SeatName, readonly CardId[]>> = {};
  readonly #bonus: Partial<Record<SeatName, readonly BonusKind[]>> = {};
  readonly #rolls: FixedRoll[] = [];
  #chance: Chance | undefined;

  constructor({ track, ...setup }: TableSetup) {
    super(superTeams);
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

  protected written(): Readonly<Record<string, unknown>> {
    const seats = Array.from({ length: this.#players }, (_, seat) => seat);
    const hands = Object.fromEntries(
      seats.map((seat) => {
        const name = seatName(seat) as SeatName;
        return [name, this.#hands[name] ?? [at(FILLERS, seat)]];
      }),
    );
    return { ...this.#given, ships: this.#ships, hands, bonus: this.#bonus };
  }

  protected get chance(): Chance {
    this.#chance ??= fixedChance(this.#rolls);
    return this.#chance;
  }

  decline(name: SeatName): this {
    return this.choose(name, 'decline');
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
}

function seatOf(name: SeatName): number {
  return seatFromName(name) ?? -1;
}
