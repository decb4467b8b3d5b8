import type { Problem } from '@parsecs/kernel';

/** What may be wrong with a board; every cause has words in each language. */
export const BOARD_CAUSES = [
  'not-an-object',
  'wrong-schema',
  'not-a-text',
  'not-a-list',
  'too-short',
  'too-long',
  'unknown-kind',
  'bad-dual',
  'planet-in-the-middle',
  'first-not-start',
  'last-not-final',
  'kind-missing',
  'dual-missing',
  'stretch-too-long',
  'maw-before-final',
  'no-normal-behind',
  'no-normal-ahead',
  'half-drawn',
  'not-a-number',
  'text-too-long',
  'cannot-be-kept',
] as const;
export type BoardCause = (typeof BOARD_CAUSES)[number];

/** Names a fault of a board file. */
export type Wrong = (
  path: string,
  cause: BoardCause,
  params?: Problem['params'],
  rule?: string,
) => void;
