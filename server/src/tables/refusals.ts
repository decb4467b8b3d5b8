import type { Refusal } from '@parsecs/kernel';

/** Why the server itself refuses; every cause wants words in each language. */
export const SERVER_CAUSES = [
  'no-table',
  'no-seat',
  'seat-taken',
  'not-owner',
  'wrong-phase',
  'not-ready',
  'salt-differs',
  'bad-setup',
  'bad-seats',
  'still-there',
  'not-dropped',
  'nothing-proposed',
  'too-many-tables',
  'too-fast',
  'bad-message',
  'busy',
] as const;
export type ServerCause = (typeof SERVER_CAUSES)[number];

export function refuse(cause: ServerCause, params?: Refusal['params']): Refusal {
  return { refused: 'server', cause, ...(params && { params }) };
}

/** A refusal on its way out of a change that was begun. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(cause: ServerCause, params?: Refusal['params']) {
    super(cause);
    this.refusal = refuse(cause, params);
  }
}
