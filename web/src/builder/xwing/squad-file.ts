import { type SquadTaken, takeSquad, takeXws } from '@parsecs/xwing';

/** The squad of a file in the community's format, or in our own plainer one. */
export function takeSquadFile(input: unknown): SquadTaken {
  const isOwn = typeof input === 'object' && input !== null && 'ships' in input;
  return isOwn ? takeSquad(input) : takeXws(input);
}
