import { at, type Chance } from '@parsecs/kernel';
import type { ShipCard } from '../cards/ship-card.ts';
import { FACTIONS, type Faction } from '../vocabulary.ts';
import { type FleetLimits, hasRoomFor, roomOf } from './fleet.ts';
import { type Fleet, fleetOf } from './fleet-list.ts';

/** Without a limit a random fleet still has to end somewhere. */
const POINTS_WITHOUT_LIMIT = 300;
/** Fighters in the pool for each one that can be launched in a round. */
const FIGHTERS_PER_LAUNCH = 5;
/** SB-005 */
const QUICK_START_SHIPS = 4;

/** Any legal fleet: ships are drawn until the points are spent or nothing fits any more. */
export function randomFleet(faction: Faction, limits: FleetLimits, chance: Chance): Fleet {
  const draw = new Draw(faction, limits);
  for (;;) {
    // SB-130: the first ship is one that can deploy; fighters only as far as somebody launches them.
    const wantsFighter = draw.hasLaunches() && chance.pick('fighter or not', 3) > 0;
    const fitting = draw.fitting();
    const wanted = fitting.filter((card) => (card.class === 4) === wantsFighter);
    const pool = wanted.length > 0 ? wanted : fitting;
    if (pool.length === 0) return fleetOf(faction, draw.counts, limits.cards);
    draw.take(at(pool, chance.pick('ship for a fleet', pool.length)));
  }
}

/** A fleet in the making, and what still fits into it. */
class Draw {
  readonly counts: Map<string, number> = new Map<string, number>();
  readonly #limits: FleetLimits;
  readonly #taken: Set<string | null>;
  #left: number;
  #launches = 0;
  #fighters = 0;
  #large: number;
  #small: number;
  /** What has not fitted once will not fit later. */
  #open: readonly ShipCard[];

  constructor(faction: Faction, limits: FleetLimits) {
    this.#limits = limits;
    this.#open = limits.cards.filter((card) => card.faction === faction);
    this.#left = limits.points === 0 ? POINTS_WITHOUT_LIMIT : limits.points;
    this.#taken = new Set(uniquesOf(limits.partner, limits.cards));
    const partner = roomOf(limits.partner, limits.cards);
    this.#large = partner.large;
    this.#small = partner.small;
  }

  hasLaunches(): boolean {
    return this.#fighters < this.#launches * FIGHTERS_PER_LAUNCH;
  }

  fitting(): readonly ShipCard[] {
    this.#open = this.#open.filter(
      (card) =>
        card.cost <= this.#left &&
        (card.uniqueName === null || !this.#taken.has(card.uniqueName)) &&
        (card.class === 4 || this.#hasRoom(card)),
    );
    return this.hasLaunches() ? this.#open : this.#open.filter((card) => card.class < 4);
  }

  #hasRoom(card: ShipCard): boolean {
    const large = card.class <= 2 ? 1 : 0;
    return hasRoomFor(this.#large + large, this.#small + 1 - large, this.#limits);
  }

  take(card: ShipCard): void {
    this.counts.set(card.id, (this.counts.get(card.id) ?? 0) + 1);
    if (card.uniqueName !== null) this.#taken.add(card.uniqueName);
    this.#left -= card.cost;
    if (card.class <= 2) this.#large += 1;
    else if (card.class === 3) this.#small += 1;
    else this.#fighters += 1;
    this.#launches += launchesOf(card);
  }
}

function uniquesOf(fleet: Fleet | undefined, cards: readonly ShipCard[]): readonly string[] {
  return (fleet?.ships ?? []).flatMap(
    ({ ship }) => cards.find((card) => card.id === ship)?.uniqueName ?? [],
  );
}

function launchesOf(card: ShipCard): number {
  return card.full.abilities.find(({ ability }) => ability === 'fighter-launch')?.value ?? 0;
}

/** Whether a ship that can always deploy is within the points at all. */
export function canBeBuilt(limits: FleetLimits): boolean {
  return FACTIONS.every((faction) =>
    limits.cards.some(
      (card) =>
        card.faction === faction &&
        card.class === 3 &&
        card.uniqueName === null &&
        (limits.points === 0 || card.cost <= limits.points),
    ),
  );
}

/** SB-004, SB-005: the starter ship and four different ships of class 3 and 4. */
export function quickStartFleet(
  faction: Faction,
  cards: readonly ShipCard[],
  chance: Chance,
): Fleet {
  const own = cards.filter((card) => card.faction === faction);
  const starter = own.find((card) => card.starter && card.class === 1);
  const others = own.filter((card) => card.class >= 3 && !card.starter).map((card) => card.id);
  const purpose = faction === 'light' ? 'light quick start ships' : 'dark quick start ships';
  chance.shuffle(purpose, others);
  const drawn = others.slice(0, QUICK_START_SHIPS);
  const ids = starter === undefined ? drawn : [starter.id, ...drawn];
  return fleetOf(faction, new Map(ids.map((id) => [id, 1])), cards);
}
