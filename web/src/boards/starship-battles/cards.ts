import {
  type CardSide,
  cardsOf,
  isPlayedIn,
  readShip,
  type Setup,
  type ShipCard,
  type ShipView,
  sizeOfClass,
  type View,
} from '@parsecs/starship-battles';

const KNOWN = new WeakMap<Setup, ReadonlyMap<string, ShipCard>>();

/** The cards of a table by their ids: those of the set, corrected or added to by the table. */
export function cardsIn(setup: Setup): ReadonlyMap<string, ShipCard> {
  const known = KNOWN.get(setup);
  if (known !== undefined) return known;
  const cards = new Map(cardsOf(setup).map((card) => [card.id, card]));
  KNOWN.set(setup, cards);
  return cards;
}

export function cardIn(view: View, id: string): ShipCard | undefined {
  return cardsIn(view.setup).get(id);
}

export function shipIn(view: View, id: string | null): ShipView | undefined {
  return id === null ? undefined : view.ships.find((ship) => ship.id === id);
}

/** How many squares a ship covers on a side. */
export function sizeOf(card: ShipCard): 1 | 2 {
  return sizeOfClass(card.class);
}

/** The side of the card that lies up. */
export function sideUp(card: ShipCard, ship: Pick<ShipView, 'isReduced'>): CardSide {
  return ship.isReduced && card.reduced !== null ? card.reduced : card.full;
}

/** The abilities that count at this table. */
export function abilitiesIn(view: View, side: CardSide): CardSide['abilities'] {
  return side.abilities.filter(
    ({ ability }) => ability !== 'unique' && isPlayedIn(view.setup.mode, ability),
  );
}

/** What the side that is up can take, and what the ship has left altogether. */
export function hullOf(
  card: ShipCard,
  { isReduced, damage }: Pick<ShipView, 'isReduced' | 'damage'>,
): { readonly hull: number; readonly left: number; readonly all: number } {
  const { full, reduced } = card.hull;
  const hull = isReduced ? (reduced ?? full) : full;
  const all = full + (reduced ?? 0);
  const rest = isReduced ? hull : all;
  return { hull, left: Math.max(0, rest - damage), all };
}

/** What a ship is still worth: its cost, less the share of its hull that is lost. */
export function worthOf(
  card: ShipCard,
  ship: Pick<ShipView, 'isReduced' | 'damage' | 'at'>,
): number {
  const { left, all } = hullOf(card, ship);
  return ship.at === 'gone' ? 0 : (card.cost * left) / Math.max(1, all);
}

export function isOnMap(
  ship: ShipView,
): ship is ShipView & { readonly at: readonly [number, number] } {
  return typeof ship.at !== 'string';
}

/** The number of a ship among its like; there is one of each Unique ship. */
export function numberOf(view: View, ship: ShipView): number | undefined {
  const isUnique = (cardIn(view, ship.card)?.uniqueName ?? null) !== null;
  return isUnique ? undefined : readShip(ship.id)?.number;
}
