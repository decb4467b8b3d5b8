import { deepFreeze } from '../cards/freeze.ts';
import type { PilotId, UpgradeId } from '../cards/ids.ts';
import { findPilot, type PilotCard } from '../cards/pilots.ts';
import { findUpgrade, type UpgradeCard } from '../cards/upgrades.ts';
import { FACTIONS, type Faction, SLOTS, type Slot } from '../cards/vocabulary.ts';
import data from '../data/xws-names.json' with { type: 'json' };

/** The version of the community's format that we write: the last one of the first edition. */
export const XWS_VERSION: string = data.version;

/** The keys of upgrades as the format names them. */
export const XWS_SLOTS: Readonly<Record<Slot, string>> = deepFreeze(data.slots);

/** Names used by earlier versions of the format and by builders that do not keep to it. */
const FACTION_NAMES: ReadonlyMap<string, Faction> = new Map([
  ...Object.entries(data.also.factions as Record<string, Faction>),
  ...FACTIONS.map((faction) => [faction, faction] as const),
]);
const SLOT_NAMES: ReadonlyMap<string, Slot> = new Map([
  ...Object.entries(data.also.slots as Record<string, Slot>),
  ...SLOTS.map((slot) => [XWS_SLOTS[slot], slot] as const),
]);
const PILOT_NAMES: ReadonlyMap<string, PilotId> = new Map(
  Object.entries(data.also.pilots as Record<string, PilotId>),
);
const UPGRADE_NAMES: ReadonlyMap<string, UpgradeId> = new Map(
  Object.entries(data.also.upgrades as Record<string, UpgradeId>),
);

/** The format's own rule for making an id of a printed name. */
export function canonicalName(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

export function factionNamed(name: string): Faction | undefined {
  return FACTION_NAMES.get(canonicalName(name));
}

export function slotNamed(name: string): Slot | undefined {
  return SLOT_NAMES.get(canonicalName(name));
}

export function pilotNamed(name: string): PilotCard | undefined {
  const id = canonicalName(name);
  return findPilot(PILOT_NAMES.get(id) ?? id);
}

export function upgradeNamed(name: string): UpgradeCard | undefined {
  const id = canonicalName(name);
  return findUpgrade(UPGRADE_NAMES.get(id) ?? id);
}
