import {
  at,
  type Chance,
  type FixedRoll,
  fixedChance,
  type Seat,
  seatName,
  seededChance,
} from '@parsecs/kernel';
import { type SeatName, TestTable } from '@parsecs/kernel/testing';
import { FACES, findDeployment } from '../cards/cards.ts';
import { imperialAssault } from '../game.ts';
import type { ImperialAssault } from '../game-types.ts';
import { factsOf } from '../scenario.ts';
import type { Options } from '../setup/options.ts';
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

export type { SeatName };

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
export class PlayTable extends TestTable<ImperialAssault> {
  readonly #mission: MissionId;
  readonly #given: Record<string, unknown> = {};
  readonly #figures: Record<string, unknown> = {};
  readonly #upgrades: Partial<Record<SeatName, DeploymentId[]>> = {};
  readonly #rolls: FixedRoll[] = [];
  #options: Partial<Options> = {};
  #map: unknown;
  #chance: Chance | undefined;

  constructor(mission: MissionId) {
    super(imperialAssault);
    this.#mission = mission;
  }

  figure(id: string, space: string, standing: Standing = {}): this {
    this.#figures[id] = { at: space, ...standing };
    return this;
  }

  upgrade(seat: SeatName, id: DeploymentId): this {
    (this.#upgrades[seat] ??= []).push(id);
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

  protected written(): Readonly<Record<string, unknown>> {
    const setup = {
      armies: [0, 1].map((seat) => this.#army(seat)),
      mission: this.#mission,
      options: this.#options,
      ...(this.#map === undefined ? {} : { map: this.#map }),
    };
    return { setup, ...this.#given, figures: this.#figures };
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
      deployments: [...cards, ...(this.#upgrades[seatName(seat) as SeatName] ?? [])],
      commands: FREE_DECK,
    };
  }

  protected get chance(): Chance {
    this.#chance ??= fixedChance(this.#rolls);
    return this.#chance;
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
