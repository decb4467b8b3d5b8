import { type Checked, type Problem, seededChance } from '@parsecs/kernel';
import { useMemo, useState } from 'react';
import { randomHex } from '../shell/storage.ts';
import { findLink, readAddress, writeAddress } from './address.ts';
import { isLeftHere, keptDraft } from './drafts.ts';
import { type History, newHistory, redo, step, undo } from './history.ts';
import type { CardBox, CardKey, Draft, Found, ListKind, Terms } from './kind.ts';
import { type Candidate, candidatesFor, type ListLook, lookAt, totalOf } from './look.ts';
import { type Kept, loadSaved, saveList } from './saved-lists.ts';
import { readTerms, usualTerms } from './terms.ts';

/** A list that was read, but is not in the editor yet. */
export interface ReadList {
  readonly look: ListLook;
  /** What was written, too, but is not in this game. */
  readonly leftOut: readonly Problem[];
  open(): void;
}

/** What can be done in the editor. */
export interface EditorActions {
  setName(name: string): void;
  /** An empty list of the side, under the same terms. */
  begin(side: string): void;
  /** An empty list of the same side, under the usual terms. */
  startOver(): void;
  setTerm(id: string, value: string): void;
  /** Gives the entry that holds the card. */
  add(place: string, card: CardKey): string;
  setCount(entry: string, count: number): void;
  copy(entry: string): string;
  clearSlot(entry: string, slot: string): void;
  /** Puts another list in the editor; `savedAs` if it is one of the saved ones. */
  open(link: string, terms: Terms, savedAs?: string): readonly Problem[];
  /** A list, a link or a whole address that somebody pasted or chose as a file. */
  readText(text: string): Checked<ReadList>;
  /** False if nothing is within the limits. */
  makeUp(): boolean;
  undo(): void;
  redo(): void;
  save(asCopy: boolean): Kept;
}

/** The list in the making and everything around it; what game it is of shows only in `box`. */
export interface Editor {
  readonly box: CardBox;
  readonly look: ListLook;
  /** Behind the `#` of the address. */
  readonly address: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canCopy: boolean;
  readonly savedAs: string | undefined;
  readonly isSaved: boolean;
  /** Why the link of the address could not be read. */
  readonly unread: readonly Problem[];
  readonly file: unknown;
  /** The problem only says that something is still missing. */
  isMissing(problem: Problem): boolean;
  /** Nothing is wrong, but something is missing. */
  readonly isUnfinished: boolean;
  candidates(place: string): readonly Candidate[];
  entryOf(problem: Problem): string | undefined;
  readonly act: EditorActions;
}

interface EditorState<L> {
  readonly history: History<Draft<L>>;
  readonly savedAs: string | undefined;
  readonly unread: readonly Problem[];
}

const SEED_BYTES = 16;

/** The list of the address, or what was left in the editor under it, else an empty one. */
function firstState<L>(kind: ListKind<L>): EditorState<L> {
  const fresh: Draft<L> = {
    name: '',
    list: kind.empty(kind.sides[0]?.id ?? ''),
    terms: usualTerms(kind.terms),
  };
  const address = readAddress(location.hash, kind.terms);
  const kept = keptDraft(kind.game);
  // Under the same address the list may have changed since.
  const wanted = kept !== undefined && isLeftHere(kept) ? kept : (address ?? kept);
  if (wanted === undefined) return { history: newHistory(fresh), savedAs: undefined, unread: [] };
  const found = kind.fromLink(wanted.link);
  if (!found.ok) {
    return {
      history: newHistory(fresh),
      savedAs: undefined,
      unread: address === undefined ? [] : found.problems,
    };
  }
  const terms = readTerms(kind.terms, (id) => wanted.terms[id]);
  const { name, list } = found.value;
  const isKept = kept?.link === wanted.link;
  return {
    history: newHistory({ name, list, terms }),
    savedAs: isKept ? kept.savedAs : undefined,
    unread: [],
  };
}

export function useEditor<L>(kind: ListKind<L>): Editor {
  const [state, setState] = useState(() => firstState(kind));
  const { history, savedAs, unread } = state;
  const draft = history.present;
  const look = useMemo(() => lookAt(kind, draft), [kind, draft]);

  const change = (next: Draft<L>, subject?: string): void => {
    setState((old) => ({ ...old, unread: [], history: step(old.history, next, subject) }));
  };
  const put = (found: Found<L>, terms: Terms, saved?: string): void => {
    const next: Draft<L> = { name: found.name, list: found.list, terms };
    setState((old) => ({ history: step(old.history, next), savedAs: saved, unread: [] }));
  };
  const act: EditorActions = {
    setName: (name) => change({ ...draft, name }, 'name'),
    begin: (side) => put({ name: '', list: kind.empty(side) }, draft.terms),
    startOver: () => put({ name: '', list: kind.empty(look.side) }, usualTerms(kind.terms)),
    setTerm: (id, value) =>
      change({ ...draft, terms: { ...draft.terms, [id]: value } }, `term ${id}`),
    add: (place, card) => {
      const { list, entry } = kind.add(draft.list, place, card);
      change({ ...draft, list });
      return entry;
    },
    setCount: (entry, count) => change({ ...draft, list: kind.setCount(draft.list, entry, count) }),
    copy: (entry) => {
      const copied = kind.copy?.(draft.list, entry) ?? { list: draft.list, entry };
      change({ ...draft, list: copied.list });
      return copied.entry;
    },
    clearSlot: (entry, slot) => change({ ...draft, list: kind.clearSlot(draft.list, entry, slot) }),
    open: (link, terms, saved) => {
      const found = kind.fromLink(link);
      if (found.ok) put(found.value, terms, saved);
      else setState((old) => ({ ...old, unread: found.problems }));
      return found.ok ? [] : found.problems;
    },
    readText: (text) => {
      const found = readText(kind, text);
      if (!found.ok) return found;
      const { name, list, leftOut = [] } = found.value;
      const terms = { ...draft.terms, ...found.value.terms };
      const value: ReadList = {
        look: lookAt(kind, { name, list, terms }),
        leftOut,
        open: () => put(found.value, terms),
      };
      return { ok: true, value, warnings: found.warnings };
    },
    makeUp: () => {
      const list = makeUp(kind, look.side, draft.terms);
      if (list !== undefined) put({ name: '', list }, draft.terms);
      return list !== undefined;
    },
    undo: () => setState((old) => ({ ...old, history: undo(old.history) })),
    redo: () => setState((old) => ({ ...old, history: redo(old.history) })),
    save: (asCopy) => {
      const { id, kept } = saveList({
        id: asCopy ? undefined : savedAs,
        game: kind.game,
        name: draft.name,
        side: look.side,
        points: totalOf(look),
        isLegal: look.isLegal,
        link: look.link,
        terms: draft.terms,
      });
      setState((old) => ({ ...old, savedAs: id }));
      return kept;
    },
  };
  const saved = savedAs === undefined ? undefined : loadSaved(savedAs);
  return {
    box: kind,
    look,
    address: writeAddress({ link: look.link, terms: draft.terms }, kind.terms),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    canCopy: kind.copy !== undefined,
    savedAs: saved?.id,
    isSaved: saved !== undefined && saved.link === look.link,
    unread,
    file: kind.toFile(draft),
    isMissing: (problem) => kind.isUnfinished(problem),
    isUnfinished: !look.isLegal && look.review.problems.every(kind.isUnfinished),
    candidates: (place) => candidatesFor(kind, draft, place),
    entryOf: (problem) => kind.entryOf(draft.list, problem),
    act,
  };
}

const MOST_DRAWS = 8;
/** A list that spends so much of its points is full enough. */
const FULL = 0.95;

/** A random list, drawn again a few times if it leaves much unspent. */
function makeUp<L>(kind: ListKind<L>, side: string, terms: Terms): L | undefined {
  const chance = seededChance(randomHex(SEED_BYTES));
  let best: L | undefined;
  let spent = -1;
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const list = kind.random(side, terms, chance);
    if (list === undefined) break;
    const [total] = kind.review(list, terms).tallies;
    const { value = 0, most = 0 } = total ?? {};
    if (value > spent) {
      best = list;
      spent = value;
    }
    if (value >= most * FULL) break;
  }
  return best;
}

/** A file is JSON; anything else must be a link. */
function readText<L>(kind: ListKind<L>, text: string): Checked<Found<L>> {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    const other = kind.fromOtherLink?.(text);
    if (other !== undefined) return other;
    const { link, terms } = findLink(text, kind.terms);
    const found = kind.fromLink(link);
    return found.ok ? { ...found, value: { ...found.value, terms } } : found;
  }
  return kind.fromFile(content);
}
