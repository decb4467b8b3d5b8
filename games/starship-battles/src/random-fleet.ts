import { at, type Chance } from '@parsecs/kernel';
import { type Fleet, type FleetLimits, fits, fleetOf } from './fleet.ts';
import type { ShipCard } from './ship-card.ts';
import { FACTIONS, type Faction } from './vocabulary.ts';

/** Without a limit a random fleet still has to end somewhere. */
const POINTS_WITHOUT_LIMIT = 300;
/** Fighters in the pool for each one that can be launched in a round. */
const FIGHTERS_PER_LAUNCH = 5;
/** SB-005 */
const QUICK_START_SHIPS = 4;

/** Any legal fleet: ships are drawn until the points are spent or nothing fits any more. */
export function randomFleet(faction: Faction, limits: FleetLimits, chance: Chance): Fleet {
  const own = limits.cards.filter((card) => card.faction === faction);
  const counts = new Map<string, number>();
  const taken = new Set(uniquesOf(limits.partner, limits.cards));
  let left = limits.points === 0 ? POINTS_WITHOUT_LIMIT : limits.points;
  let launches = 0;
  let fighters = 0;
  for (;;) {
    // SB-130: the first ship is one that can deploy; fighters only as far as somebody launches them.
    const room = fighters < launches * FIGHTERS_PER_LAUNCH;
    const wantsFighter = room && chance.pick('fighter or not', 3) > 0;
    const fitting = own.filter(
      (card) =>
        card.cost <= left &&
        !taken.has(card.uniqueName ?? '') &&
        (card.class < 4 ? fitsOneMore(card, counts, faction, limits) : room),
    );
    const wanted = fitting.filter((card) => (card.class === 4) === wantsFighter);
    const pool = wanted.length > 0 ? wanted : fitting;
    if (pool.length === 0) return fleetOf(faction, counts, limits.cards);
    const card = at(pool, chance.pick('ship for a fleet', pool.length));
    counts.set(card.id, (counts.get(card.id) ?? 0) + 1);
    if (card.uniqueName !== null) taken.add(card.uniqueName);
    left -= card.cost;
    if (card.class === 4) fighters += 1;
    launches += launchesOf(card);
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

function fitsOneMore(
  card: ShipCard,
  counts: ReadonlyMap<string, number>,
  faction: Faction,
  limits: FleetLimits,
): boolean {
  const more = new Map(counts).set(card.id, (counts.get(card.id) ?? 0) + 1);
  return fits(fleetOf(faction, more, limits.cards), limits);
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
