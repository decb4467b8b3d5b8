import { at, takeOut } from '@parsecs/kernel';
import { PILOTS, type PilotCard, pilotCard } from '../cards/pilots.ts';
import { UPGRADES, type UpgradeCard, upgradeCard } from '../cards/upgrades.ts';
import { type ByFaction, type Faction, SLOTS, type Slot } from '../cards/vocabulary.ts';
import { type Stock, stockOf, takeFrom } from './collection.ts';
import { mayCarry } from './fitting.ts';
import type { SquadLimits } from './limits.ts';
import { MOST_SHIPS, type Squad, type SquadShip, squadOf } from './squad.ts';

interface MadeShip {
  readonly pilot: PilotCard;
  readonly upgrades: UpgradeCard[];
  readonly open: Slot[];
}

type BySlot = ReadonlyMap<Slot, readonly UpgradeCard[]>;

const BY_FACTION: ByFaction<readonly PilotCard[]> = {
  rebel: PILOTS.filter(({ faction }) => faction === 'rebel'),
  imperial: PILOTS.filter(({ faction }) => faction === 'imperial'),
};

/** Which upgrades the printed limits admit, by pilot and slot. */
const ADMITTED: ReadonlyMap<PilotCard, BySlot> = new Map(
  PILOTS.map((pilot) => [pilot, new Map(SLOTS.map((slot) => [slot, admittedTo(pilot, slot)]))]),
);

function admittedTo(pilot: PilotCard, slot: Slot): readonly UpgradeCard[] {
  return UPGRADES.filter((upgrade) => upgrade.slot === slot && mayCarry(pilot, upgrade));
}

/** A squad in the making that is legal at every step, and what may still be added to it. */
export class SquadMaker {
  readonly #ships: MadeShip[] = [];
  readonly #names: Set<string> = new Set<string>();
  readonly #faction: Faction;
  readonly #stock: Stock | undefined;
  #left: number;
  /** What has not fitted once will not fit later, as long as nothing is taken back. */
  #pilots: readonly PilotCard[];

  constructor(faction: Faction, limits: SquadLimits & { readonly points: number }) {
    this.#faction = faction;
    this.#left = limits.points;
    this.#pilots = BY_FACTION[faction];
    this.#stock = limits.collection && stockOf(limits.collection, limits.taken);
  }

  get size(): number {
    return this.#ships.length;
  }

  get isEmpty(): boolean {
    return this.#ships.length === 0;
  }

  squad(): Squad {
    return squadOf({
      faction: this.#faction,
      ships: this.#ships.map(({ pilot, upgrades }) => ({
        pilot: pilot.id,
        upgrades: upgrades.map(({ id }) => id),
      })),
    });
  }

  /** The ship cards that can still be added. */
  pilots(): readonly PilotCard[] {
    this.#pilots =
      this.#ships.length < MOST_SHIPS ? this.#pilots.filter((card) => this.#canAdd(card)) : [];
    return this.#pilots;
  }

  #canAdd(pilot: PilotCard): boolean {
    return (
      pilot.points <= this.#left &&
      !(pilot.unique && this.#names.has(pilot.id)) &&
      (this.#stock === undefined ||
        ((this.#stock.pilots.get(pilot.id) ?? 0) > 0 &&
          (this.#stock.ships.get(pilot.ship) ?? 0) > 0))
    );
  }

  /** Adds a ship and gives its number. */
  add(pilot: PilotCard): number {
    this.#left -= pilot.points;
    if (pilot.unique) this.#names.add(pilot.id);
    if (this.#stock !== undefined) {
      takeFrom(this.#stock.pilots, pilot.id);
      takeFrom(this.#stock.ships, pilot.ship);
    }
    const open: Slot[] = [...pilot.slots, 'modification', 'title'];
    this.#ships.push({ pilot, upgrades: [], open });
    return this.#ships.length - 1;
  }

  /** The empty slots of a ship, as they are now. */
  openSlots(ship: number): readonly Slot[] {
    return [...at(this.#ships, ship).open];
  }

  /** The upgrades that would fill a slot of the ship. */
  upgradesFor(ship: number, slot: Slot): readonly UpgradeCard[] {
    const made = at(this.#ships, ship);
    const admitted = ADMITTED.get(made.pilot)?.get(slot) ?? [];
    return admitted.filter((upgrade) => this.#canEquip(made, upgrade));
  }

  #canEquip(ship: MadeShip, upgrade: UpgradeCard): boolean {
    return (
      upgrade.points <= this.#left &&
      !(upgrade.unique && this.#names.has(upgrade.id)) &&
      !(upgrade.limited && ship.upgrades.includes(upgrade)) &&
      (this.#stock === undefined || (this.#stock.upgrades.get(upgrade.id) ?? 0) > 0)
    );
  }

  equip(ship: number, upgrade: UpgradeCard): void {
    const { open, upgrades } = at(this.#ships, ship);
    this.#left -= upgrade.points;
    if (upgrade.unique) this.#names.add(upgrade.id);
    if (this.#stock !== undefined) takeFrom(this.#stock.upgrades, upgrade.id);
    takeOut(open, upgrade.slot);
    open.push(...(upgrade.grants?.slots ?? []));
    upgrades.push(upgrade);
  }

  /** Adds a ship with all that it carries. */
  take({ pilot, upgrades }: SquadShip): void {
    const ship = this.add(pilotCard(pilot));
    for (const upgrade of upgrades) this.equip(ship, upgradeCard(upgrade));
  }
}
