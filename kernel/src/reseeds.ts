import { type StreamChance, seededChance } from './chance.ts';
import type { Seat } from './game.ts';
import type { Reseed } from './match-log.ts';

/** Chance goes on from another seed where the log says so. */
export function reseeded(
  chance: StreamChance,
  reseeds: readonly Reseed[],
  step: number,
): StreamChance {
  const reseed = reseeds.findLast((candidate) => candidate.at === step);
  return reseed === undefined ? chance : seededChance(reseed.seed);
}

/** What is left of them after a take-back, which with consent adds one. */
export function reseedsAfter(
  reseeds: readonly Reseed[],
  { backTo, agreed }: { readonly backTo: number; readonly agreed?: readonly Seat[] },
  seed: string,
): readonly Reseed[] {
  const kept = reseeds.filter((reseed) => reseed.at <= backTo);
  return agreed === undefined ? kept : [...kept, { at: backTo, seed }];
}
