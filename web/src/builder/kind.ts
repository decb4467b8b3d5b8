import type { Chance, Checked, Problem } from '@parsecs/kernel';
import type { Key, Namespace, Texts } from '@parsecs/lang';
import type { GameId } from '@parsecs/table';
import type { ComponentType } from 'react';

type NamedIn<K> = K extends `builder:${infer Game}.title` ? Game : never;
/** The games that are played with lists: those whose builder has a title. */
export type ListGame = Extract<GameId, NamedIn<Key>>;

/** A card by its kind and id, such as `pilot/hansolo`. */
export type CardKey = `${string}/${string}`;

/** What the frame of a card and its mark show; hue and shape always go together. */
export type Tone = 'rebel' | 'imperial' | 'mercenary';

/** What was agreed before building: limits of points and the like, by the id of the term. */
export type Terms = Readonly<Record<string, string>>;

/** One thing to agree on. The first value is the usual one. */
export type Term =
  | { readonly id: string; readonly form: 'choice'; readonly values: readonly string[] }
  | {
      /** 0 sets no limit. */
      readonly id: string;
      readonly form: 'points';
      readonly usual: number;
      readonly most: number;
    };

/** A list as it lies in the editor. */
export interface Draft<L> {
  readonly name: string;
  readonly list: L;
  readonly terms: Terms;
}

/** What a link or a file holds; terms that are not in it stay as they are. */
export interface Found<L> {
  readonly name: string;
  readonly list: L;
  readonly terms?: Terms;
  /** What was written, too, but is not in this game. */
  readonly leftOut?: readonly Problem[];
}

/** A place of an entry that holds one more card: an upgrade slot. */
export interface Slot {
  readonly id: string;
  /** Where its cards are looked for. */
  readonly place: string;
  /** What fits: the word and the sign of the slot. */
  readonly sort: string;
  readonly card?: CardKey;
}

/** One line of a list: copies of a card, or one card with all it carries. */
export interface Entry {
  readonly id: string;
  readonly card: CardKey;
  readonly count: number;
  /** Of all copies, with everything they carry. */
  readonly cost: number;
  readonly slots: readonly Slot[];
}

export interface Section {
  readonly id: string;
  /** Where cards for it are looked for. */
  readonly place: string;
  readonly entries: readonly Entry[];
}

/** Something that is counted, perhaps against a limit. */
export interface Tally {
  readonly id: string;
  readonly value: number;
  readonly most?: number;
}

export interface Review {
  /** The total first. */
  readonly tallies: readonly Tally[];
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

export interface Facet {
  readonly id: string;
  readonly values: readonly string[];
  has(card: CardKey, value: string): boolean;
}

export interface ReadyList<L> {
  readonly id: string;
  /** What it is for. */
  readonly group: string;
  readonly list: L;
  readonly terms?: Terms;
}

/** A number that two lists are compared by. */
export interface Figure {
  readonly id: string;
  readonly value: number;
}

export interface CardProps {
  readonly card: CardKey;
}

/** The words of a game for one language. */
export interface KindWords {
  name(card: CardKey): string;
  /** A few words that say what sort of card it is. */
  sort(card: CardKey): string;
  /** What else a search finds the card by. */
  search(card: CardKey): string;
  side(side: string): string;
  section(section: string): string;
  group(group: string): string;
  slot(sort: string): string;
  facet(facet: string): string;
  facetValue(facet: string, value: string): string;
  tally(tally: string): string;
  term(term: string): string;
  termValue(term: string, value: string): string;
  ready(list: string): string;
  readyGroup(group: string): string;
  figure(figure: string): string;
  /** Which part of a file a path leads to, in plain words. */
  place?(path: string): string | undefined;
}

/** What can be known and drawn of a game's cards without a list. */
export interface CardBox {
  readonly game: ListGame;
  /** Words that must have come before anything is drawn. */
  readonly namespaces: readonly Namespace[];
  readonly sides: readonly { readonly id: string; readonly tone: Tone }[];
  readonly terms: readonly Term[];
  words(texts: Texts): KindWords;
  toneOf(card: CardKey): Tone;
  costOf(card: CardKey, terms: Terms): number;
  isUnique(card: CardKey): boolean;
  /** Under which heading of the catalogue it stands. */
  groupOf(card: CardKey): string;
  facetsOf(place: string): readonly Facet[];
  /** The small picture of a row. */
  readonly Picture: ComponentType<CardProps>;
  /** The few numbers that tell cards apart at a glance. */
  readonly Glance: ComponentType<CardProps & { readonly carried?: readonly CardKey[] }>;
  /** Everything the card says. */
  readonly Face: ComponentType<CardProps & { readonly carried?: readonly CardKey[] }>;
  /** The sign of a slot. */
  readonly SlotSign?: ComponentType<{ readonly sort: string }>;
}

/** Everything that may be done to a list. Nothing is forbidden here; `review` judges. */
export interface ListRules<L> {
  empty(side: string): L;
  sideOf(list: L): string;
  sections(list: L, terms: Terms): readonly Section[];
  /** The cards that can stand in a place of this list. */
  cardsFor(list: L, place: string): readonly CardKey[];
  /** Gives the list and the entry that holds the card now. */
  add(list: L, place: string, card: CardKey): { readonly list: L; readonly entry: string };
  /** 0 takes the entry away. */
  setCount(list: L, entry: string, count: number): L;
  /** For games whose entries are single ships: one more with the same cards. */
  copy?(list: L, entry: string): { readonly list: L; readonly entry: string };
  clearSlot(list: L, entry: string, slot: string): L;
  review(list: L, terms: Terms): Review;
  /** The entry that a problem is about. */
  entryOf(list: L, problem: Problem): string | undefined;
  /** The problem only says that something is still missing. */
  isUnfinished(problem: Problem): boolean;
  /** Causes that say that a card is of another side: the catalogue leaves such cards out. */
  readonly foreign: readonly string[];
  readonly ready: readonly ReadyList<L>[];
  random(side: string, terms: Terms, chance: Chance): L | undefined;
  figures(list: L, terms: Terms): readonly Figure[];
  toLink(found: Found<L>): string;
  fromLink(link: string): Checked<Found<L>>;
  /** The list in a link of another builder; nothing if it is no such link. */
  fromOtherLink?(text: string): Checked<Found<L>> | undefined;
  /** The file that others exchange, as plain data. */
  toFile(draft: Draft<L>): unknown;
  fromFile(input: unknown): Checked<Found<L>>;
}

/** One game's lists: its cards, its rules, its files. The editor knows nothing else of the game. */
export interface ListKind<L> extends CardBox, ListRules<L> {}
