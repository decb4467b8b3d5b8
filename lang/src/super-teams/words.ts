import {
  type BonusKind,
  type CardId,
  type Colour,
  faceOf,
  kindUnder,
  type Place,
  placeOf,
  type ShipView,
  type SpaceKind,
  type Track,
  type View,
} from '@parsecs/super-teams/words';
import type { Texts } from '../texts.ts';

export type CardForm = 'name' | 'nom' | 'acc';

/** `red-4` as the parameters that sentences about cards take. */
export function cardParams(card: CardId): { readonly colour: Colour; readonly value: number } {
  return faceOf(card);
}

export function nameCard(texts: Texts, card: CardId, form: CardForm): string {
  const { colour, value } = faceOf(card);
  return texts.t(`super-teams:card.${colour}.${form}`, { value });
}

export function nameBonus(texts: Texts, bonus: BonusKind): string {
  return texts.t(`super-teams:bonus.${bonus}.name`);
}

/** A place on the track as the parameters that sentences about places take. */
export function placeParams(
  space: number,
  track: Track | undefined,
): { readonly place: Place; readonly space: number } {
  // A view names a ready-made board by its id only: where nobody gave it, the far end is unknown.
  if (track === undefined) return { place: space === 0 ? 'start' : 'space', space };
  return { place: placeOf(space, track), space };
}

/** What a ship stands on, where the track is known and it is worth telling: planets are named by their place. */
export function notableKind(ship: ShipView, track: Track | undefined): SpaceKind | undefined {
  const kind = track === undefined ? ship.half : kindUnder(ship, track);
  return kind === 'start' || kind === 'final' ? undefined : kind;
}

/** The track of a view: a board of one's own is part of the setup, a ready-made one must be given. */
export function trackOf(view: View, given: Track | undefined): Track | undefined {
  const { board } = view.setup;
  return typeof board === 'string' ? given : board;
}
