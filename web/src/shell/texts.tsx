import { createTexts, type Language, type Namespace, type Texts } from '@parsecs/lang';
import { createContext, type JSX, type ReactNode, use, useEffect, useState } from 'react';
import { useSettings } from './settings.ts';

export type { Texts } from '@parsecs/lang';

/** What any page has needed so far: a new language is shown when it has all of it. */
const needed = new Set<Namespace>(['shell']);
const begun = new Map<Language, Promise<Texts>>();
const complete = new Map<Language, Texts>();
const parts = new WeakMap<Texts, Map<Namespace, Promise<void>>>();
/** React reads these two fields and does not wait for what has come already. */
const THERE = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** Gives the words of a language with everything that was needed so far. */
export async function loadTexts(language: Language): Promise<Texts> {
  const namespaces = [...needed];
  let promise = begun.get(language);
  if (promise === undefined) {
    promise = createTexts(language, namespaces, 'bound');
    // A failed download may succeed when it is tried again.
    promise.catch(() => begun.delete(language));
    begun.set(language, promise);
  }
  const texts = await promise;
  await texts.load(...namespaces);
  const own = partsOf(texts);
  // Somebody may be waiting for a promise that is there already.
  for (const namespace of namespaces) if (!own.has(namespace)) own.set(namespace, THERE);
  complete.set(language, texts);
  return texts;
}

function partsOf(texts: Texts): Map<Namespace, Promise<void>> {
  let own = parts.get(texts);
  if (own === undefined) {
    own = new Map();
    parts.set(texts, own);
  }
  return own;
}

/** The promise of a part, always the same one. */
function partOf(texts: Texts, namespace: Namespace): Promise<void> {
  const own = partsOf(texts);
  const known = own.get(namespace);
  if (known !== undefined) return known;
  needed.add(namespace);
  const loading = texts.load(namespace);
  // A failed download may succeed when it is tried again.
  loading.catch(() => own.delete(namespace));
  own.set(namespace, loading);
  return loading;
}

const TextsContext = createContext<Texts | undefined>(undefined);

export interface TextsProviderProps {
  /** A seat may speak another language than the page around it. */
  readonly language?: Language;
  readonly children: ReactNode;
}

/** Gives words to everything below. While a new language loads, the old one stays on the screen. */
export function TextsProvider(props: TextsProviderProps): JSX.Element | null {
  const chosen = useSettings((settings) => settings.language);
  const language = props.language ?? chosen;
  const around = use(TextsContext);
  const [shown, show] = useState<Texts | undefined>(() => complete.get(language));
  useEffect(() => {
    let wanted = true;
    const load = async (): Promise<void> => {
      try {
        const texts = await loadTexts(language);
        if (wanted) show(texts);
      } catch {
        // Not to be had just now: the words on the screen stay.
      }
    };
    void load();
    return () => {
      wanted = false;
    };
  }, [language]);
  const texts = shown ?? around;
  if (texts === undefined) return null;
  return <TextsContext value={texts}>{props.children}</TextsContext>;
}

/**
 * The words for this place. Those of the shell and of every table are always there; whoever needs
 * more names it (`useTexts('super-teams')`) and is suspended until it has come.
 */
export function useTexts(...namespaces: readonly Namespace[]): Texts {
  const texts = use(TextsContext);
  if (texts === undefined) throw new Error('useTexts stands outside of a TextsProvider');
  const waiting = namespaces.map((namespace) => partOf(texts, namespace));
  for (const part of waiting) use(part);
  return texts;
}
