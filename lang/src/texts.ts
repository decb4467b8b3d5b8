import { createInstance, type i18n } from 'i18next';
import { loadCatalogue, NAMESPACES, type Namespace } from './catalogues.ts';
import type { AnyKey, KnownKey } from './keys.ts';
import type { Language } from './languages.ts';
import type { Spaces } from './typography.ts';

export type Params = Readonly<Record<string, string | number>>;

/** The words of one language. Several live side by side, one for each seat that wants its own. */
export interface Texts {
  readonly language: Language;
  t<const K extends AnyKey>(key: K & KnownKey<K>, params?: Params): string;
  has(key: string): boolean;
  load(...namespaces: Namespace[]): Promise<void>;
}

/** Words for what every table needs are always there; the rest is loaded by name. */
export async function createTexts(
  language: Language,
  namespaces: readonly Namespace[] = NAMESPACES,
  spaces: Spaces = 'plain',
): Promise<Texts> {
  const texts = new CatalogueTexts(language, spaces, createInstance());
  await texts.load('table', ...namespaces);
  return texts;
}

/** A table that is drawn anew asks for the same hundreds of texts again. So many are kept. */
const MOST_KEPT = 4000;

class CatalogueTexts implements Texts {
  readonly language: Language;
  readonly #spaces: Spaces;
  readonly #i18n: i18n;
  readonly #ready: Promise<unknown>;
  readonly #loading = new Map<Namespace, Promise<void>>();
  readonly #said = new Map<string, string>();

  constructor(language: Language, spaces: Spaces, instance: i18n) {
    this.language = language;
    this.#spaces = spaces;
    this.#i18n = instance;
    this.#ready = instance.init({
      lng: language,
      fallbackLng: false,
      keySeparator: false,
      ns: [],
      resources: {},
      // Texts are drawn as text, never as markup, so nothing needs to be escaped.
      interpolation: { escapeValue: false },
    });
  }

  t(key: string, params?: Params): string {
    const asked = params === undefined ? key : key + JSON.stringify(params);
    const known = this.#said.get(asked);
    if (known !== undefined) return known;
    const text = this.#i18n.t(key, Object.fromEntries(Object.entries(params ?? {}).map(defuse)));
    if (this.#said.size >= MOST_KEPT) this.#said.clear();
    this.#said.set(asked, text);
    return text;
  }

  has(key: string): boolean {
    return this.#i18n.exists(key) || this.#i18n.exists(key, { count: 1 });
  }

  async load(...namespaces: Namespace[]): Promise<void> {
    await this.#ready;
    await Promise.all(namespaces.map((namespace) => this.#loadOnce(namespace)));
  }

  #loadOnce(namespace: Namespace): Promise<void> {
    const known = this.#loading.get(namespace);
    if (known !== undefined) return known;
    const loading = this.#loadNow(namespace).catch((error: unknown) => {
      // A download may fail; the next one to ask tries again.
      this.#loading.delete(namespace);
      throw error;
    });
    this.#loading.set(namespace, loading);
    return loading;
  }

  async #loadNow(namespace: Namespace): Promise<void> {
    const catalogue = await loadCatalogue(this.language, namespace, this.#spaces);
    this.#i18n.addResourceBundle(this.language, namespace, catalogue);
    this.#said.clear();
  }
}

/** A player may be called `$t(…)`; a joiner keeps the name from being read as a reference. */
function defuse([name, value]: [string, string | number]): [string, string | number] {
  return [name, typeof value === 'string' ? value.replaceAll('$t(', '$\u2060t(') : value];
}
