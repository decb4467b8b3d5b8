import type { GameTypes } from '@parsecs/kernel';
import type { Beat, Part } from '../contract.ts';

/** How a game turns what is told into movements. */
export interface BeatRules<T extends GameTypes, Motion> {
  readonly fold: (view: T['view'], event: T['event']) => T['view'];
  /** The movement of an event; nothing for what only changes the picture. */
  readonly motionOf: (event: T['event'], before: T['view'], after: T['view']) => Motion | undefined;
  readonly lengthOf: (motion: Motion) => number;
  readonly about: (event: T['event']) => readonly Part[];
}

/** One beat for each event that moves something; the rest joins the beat before it. */
export function beatsOf<T extends GameTypes, Motion>(
  events: readonly T['event'][],
  before: T['view'],
  after: T['view'],
  { fold, motionOf, lengthOf, about }: BeatRules<T, Motion>,
): readonly Beat<T>[] {
  const beats: Beat<T>[] = [];
  let view = before;
  for (const event of events) {
    const next = fold(view, event);
    const motion = motionOf(event, view, next);
    view = next;
    const last = beats.at(-1);
    if (motion !== undefined) {
      beats.push({ length: lengthOf(motion), motion, view, about: about(event) });
    } else if (last !== undefined) {
      beats[beats.length - 1] = { ...last, view };
    }
  }
  const last = beats.at(-1);
  if (last !== undefined) beats[beats.length - 1] = { ...last, view: after };
  return beats;
}
