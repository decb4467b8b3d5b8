import { isRecord, type ListReview } from '@parsecs/kernel';
import { reviewSquad } from './check-squad.ts';
import { type SquadLimits, STANDARD_POINTS } from './limits.ts';
import { reviewXws } from './read-xws.ts';

/** A squad in a file: XWS has `pilots`, our own form `ships`. */
export function reviewList(input: unknown, most: number = STANDARD_POINTS): ListReview {
  const limits: SquadLimits = { points: most === 0 ? 'free' : most };
  const isOwnForm = isRecord(input) && !('pilots' in input) && 'ships' in input;
  const { points, problems, warnings } = isOwnForm
    ? reviewSquad(input, limits)
    : reviewXws(input, limits);
  return { points, problems, warnings };
}
