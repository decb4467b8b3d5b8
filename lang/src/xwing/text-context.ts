import type { Event, EventType } from '@parsecs/xwing';
import { type People, personOf } from '../people.ts';
import type { Texts } from '../texts.ts';

type Of<Type extends EventType> = Extract<Event, { readonly type: Type }>;

/** Whom it is told to. */
export interface TextContext {
  readonly texts: Texts;
  readonly people: People;
}

/** How some kinds of events are told. */
export type Tellers<Type extends EventType> = {
  readonly [Key in Type]: (event: Of<Key>, telling: TextContext) => string;
};

/** Who did it, in the parameters and in the person of the sentence. */
export function by(seat: number, { people }: TextContext): { name: string; who: 'you' | 'they' } {
  return { name: people.name(seat), who: personOf(people, seat) };
}
