import { pilotCard } from '../cards/pilots.ts';
import { upgradeCard } from '../cards/upgrades.ts';
import { type Faction, SLOTS } from '../cards/vocabulary.ts';
import { type Squad, type SquadShip, shipPoints, squadOf, squadPoints } from './squad.ts';
import { XWS_SLOTS, XWS_VERSION } from './xws-names.ts';

export interface XwsPilot {
  readonly name: string;
  readonly ship: string;
  readonly points: number;
  readonly upgrades?: Readonly<Record<string, readonly string[]>>;
}

/** A squad in the format that squad builders exchange. */
export interface Xws {
  readonly version: string;
  readonly name?: string;
  readonly faction: Faction;
  readonly points: number;
  readonly pilots: readonly XwsPilot[];
}

export function squadToXws(squad: Squad): Xws {
  const { name, faction, ships } = squadOf(squad);
  return {
    version: XWS_VERSION,
    ...(name !== undefined && { name }),
    faction,
    points: squadPoints(squad),
    pilots: ships.map(pilotToXws),
  };
}

function pilotToXws(ship: SquadShip): XwsPilot {
  const cards = ship.upgrades.map(upgradeCard);
  const upgrades = Object.fromEntries(
    SLOTS.flatMap((slot) => {
      const ids = cards.filter((card) => card.slot === slot).map(({ id }) => id);
      return ids.length === 0 ? [] : [[XWS_SLOTS[slot], ids]];
    }),
  );
  return {
    name: ship.pilot,
    ship: pilotCard(ship.pilot).ship,
    points: shipPoints(ship),
    ...(cards.length > 0 && { upgrades }),
  };
}
