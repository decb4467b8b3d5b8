import type { Texts } from '@parsecs/lang';
import { createContext, use } from 'react';
import type { Bench } from './bench.ts';
import type { CardBox, KindWords } from './kind.ts';
import type { Shelf } from './shelf.ts';

/** What the middle of the page shows. */
export type Desk =
  | { readonly on: 'cards'; readonly place: string }
  | { readonly on: 'entry'; readonly entry: string }
  | { readonly on: 'slot'; readonly entry: string; readonly slot: string };

/** What every part of the page may ask for: words and cards. */
export interface Library {
  readonly texts: Texts;
  readonly box: CardBox;
  readonly words: KindWords;
  readonly shelf: Shelf;
}

/** The page of the builder, with the list on the bench. */
export interface Room extends Library {
  readonly bench: Bench;
  readonly desk: Desk;
  /** On a small screen the desk covers the list. */
  readonly isDeskOpen: boolean;
  readonly show: (desk: Desk) => void;
  readonly showList: () => void;
}

export const LibraryContext = createContext<Library | undefined>(undefined);
export const RoomContext = createContext<Room | undefined>(undefined);

export function useLibrary(): Library {
  const library = use(LibraryContext);
  if (library === undefined) throw new Error('no library around');
  return library;
}

export function useRoom(): Room {
  const room = use(RoomContext);
  if (room === undefined) throw new Error('no builder around');
  return room;
}
