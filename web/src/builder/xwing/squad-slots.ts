import { takeOut } from '@parsecs/kernel';
import {
  mayCarry,
  pilotCard,
  SLOTS,
  type Slot as SlotSort,
  type SquadShip,
  slotsOf,
  UPGRADES,
  type UpgradeId,
  upgradeCard,
} from '@parsecs/xwing';

/** A slot of a ship and the card in it; cards without a slot of their own have one, too. */
export interface ShipSlot {
  /** The kind of the slot and which of these it is, such as `torpedo-2`. */
  readonly id: string;
  readonly sort: SlotSort;
  readonly upgrade?: UpgradeId;
}

/** All slots of a ship in the order of the upgrade bar. */
export function slotsOfShip({ pilot, upgrades }: SquadShip): readonly ShipSlot[] {
  const card = pilotCard(pilot);
  const slots = slotsOf(card, upgrades.map(upgradeCard));
  return SLOTS.flatMap((sort) => {
    const carried = upgrades.filter((upgrade) => upgradeCard(upgrade).slot === sort);
    const printed = slots.filter((slot) => slot === sort).length;
    const count = Math.max(carried.length, isOfUse(sort, pilot) ? printed : 0);
    return Array.from({ length: count }, (_, index): ShipSlot => {
      const upgrade = carried[index];
      return { id: `${sort}-${index + 1}`, sort, ...(upgrade !== undefined && { upgrade }) };
    });
  });
}

/** Every ship may have a title, but there are titles for few. */
function isOfUse(sort: SlotSort, pilot: SquadShip['pilot']): boolean {
  if (sort !== 'title') return true;
  return UPGRADES.some((card) => card.slot === 'title' && mayCarry(pilotCard(pilot), card));
}

/** The ship with another card in a slot, or with none. */
export function withSlot(ship: SquadShip, id: string, upgrade: UpgradeId | undefined): SquadShip {
  const before = slotsOfShip(ship).find((slot) => slot.id === id)?.upgrade;
  const upgrades = [...ship.upgrades];
  if (before !== undefined) takeOut(upgrades, before);
  return { ...ship, upgrades: upgrade === undefined ? upgrades : [...upgrades, upgrade] };
}
