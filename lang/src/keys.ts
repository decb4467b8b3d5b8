import type { English, Namespace } from './catalogues/loaders.ts';

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** The ids of a catalogue: groups joined by dots, plural forms as one. */
type Ids<C> = {
  [Name in keyof C & string]: C[Name] extends string
    ? Name extends `${infer Base}_${Plural}`
      ? Base
      : Name
    : `${Name}.${Ids<C[Name]>}`;
}[keyof C & string];

/** Every message there is. */
export type Key = { [N in Namespace]: `${N}:${Ids<English[N]>}` }[Namespace];

export type AnyKey = `${Namespace}:${string}`;

/** A type without properties has every id of a pattern, but no written-out one. */
type Nothing = { readonly [Name in never]: Name };

/**
 * A written-out id must exist. One that is put together from a text of unknown content, such as
 * `super-teams:event.${type}`, cannot be checked by its type; the tests do that.
 */
export type KnownKey<K extends AnyKey> =
  Nothing extends Record<K, 1> ? K : K extends Key ? K : never;
