import type {
  BonusKind,
  CardId,
  Colour,
  ShipId,
  ShipView,
  SpaceKind,
  View,
} from '@parsecs/super-teams';
import type { Texts } from '../texts.ts';

/** The track, as far as the reader's side knows it: a view names a ready-made board by its id only. */
export interface Track {
  readonly spaces: readonly { readonly kinds: readonly SpaceKind[] }[];
}

export type CardForm = 'name' | 'nom' | 'acc';

/** `red-4` as the parameters that sentences about cards take. */
export function cardParams(card: CardId): { readonly colour: Colour; readonly value: number } {
  const [colour, value] = card.split('-') as [Colour, string];
  return { colour, value: Number(value) };
}

export function nameCard(texts: Texts, card: CardId, form: CardForm): string {
  const { colour, value } = cardParams(card);
  return texts.t(`super-teams:card.${colour}.${form}`, { value });
}

export function nameBonus(texts: Texts, bonus: BonusKind): string {
  return texts.t(`super-teams:bonus.${bonus}.name`);
}

export function colourOfShip(ship: ShipId): Colour {
  return ship.split('-')[0] as Colour;
}

/** A place on the track as the parameters that sentences about places take. */
export function placeParams(
  space: number,
  track: Track | undefined,
): { readonly place: 'start' | 'space' | 'final'; readonly space: number } {
  if (space === 0) return { place: 'start', space };
  const last = track === undefined ? -1 : track.spaces.length - 1;
  return { place: space === last ? 'final' : 'space', space };
}

/** What a ship stands on: of a dual space its half. Unknown where the track is not known. */
export function kindUnder(ship: ShipView, track: Track | undefined): SpaceKind | undefined {
  return ship.half ?? track?.spaces[ship.at]?.kinds[0];
}

/** Planets are named by their place; of any other space it matters what it is. */
export function isWorthTelling(kind: SpaceKind | undefined): kind is SpaceKind {
  return kind !== undefined && kind !== 'start' && kind !== 'final';
}

/** The track of a view: a board of one's own is part of the setup, a ready-made one must be given. */
export function trackOf(view: View, given: Track | undefined): Track | undefined {
  const { board } = view.setup;
  return typeof board === 'string' ? given : board;
}

/** Colours with both ships home, if there are jokers in this game (ST-069). */
export function jokerColours(view: View, track: Track | undefined): readonly Colour[] {
  if (track === undefined || view.setup.players === 3) return [];
  const last = track.spaces.length - 1;
  const racing = new Set(
    view.ships.filter((ship) => ship.at !== last).map((ship) => colourOfShip(ship.id)),
  );
  return [...new Set(view.ships.map((ship) => colourOfShip(ship.id)))].filter(
    (colour) => !racing.has(colour),
  );
}
