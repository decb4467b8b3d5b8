import type { Texts } from '@parsecs/lang';
import { createContext, use } from 'react';
import type { Editor } from './editor.ts';
import type { CardBox, KindWords } from './kind.ts';
import type { ReadyLists } from './ready-lists.ts';

/** What the middle of the page shows. */
export type MainPanel =
  | { readonly on: 'cards'; readonly place: string }
  | { readonly on: 'entry'; readonly entry: string }
  | { readonly on: 'slot'; readonly entry: string; readonly slot: string };

/** What every part of the page may ask for: words and cards. */
export interface Library {
  readonly texts: Texts;
  readonly box: CardBox;
  readonly words: KindWords;
  readonly lists: ReadyLists;
}

/** The page of the builder, with the list that is being edited. */
export interface BuilderModel extends Library {
  readonly editor: Editor;
  readonly mainPanel: MainPanel;
  /** On a small screen the main panel covers the list. */
  readonly isMainPanelOpen: boolean;
  readonly show: (mainPanel: MainPanel) => void;
  readonly showList: () => void;
}

export const LibraryContext = createContext<Library | undefined>(undefined);
export const BuilderContext = createContext<BuilderModel | undefined>(undefined);

export function useLibrary(): Library {
  const library = use(LibraryContext);
  if (library === undefined) throw new Error('no library around');
  return library;
}

export function useBuilder(): BuilderModel {
  const builder = use(BuilderContext);
  if (builder === undefined) throw new Error('no builder around');
  return builder;
}
