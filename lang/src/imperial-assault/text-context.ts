import type { Event, EventType } from '@parsecs/imperial-assault';
import { personOf } from '../people.ts';
import type { Naming } from './words.ts';

export type Of<Type extends EventType> = Extract<Event, { readonly type: Type }>;

export type Tellers<Type extends EventType> = {
  readonly [One in Type]: (event: Of<One>, naming: Naming) => string;
};

/** Who did it, in the parameters and in the person of the sentence. */
export function by(seat: number, { people }: Naming): { name: string; who: 'you' | 'they' } {
  return { name: people.name(seat), who: personOf(people, seat) };
}
