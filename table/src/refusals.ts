import type { Refusal } from '@parsecs/kernel';

/** Why the table itself refuses; every cause has words in each language. */
export const TABLE_CAUSES = [
  'foreign-seat',
  'not-asked',
  'stale',
  'nothing-to-take-back',
  'no-request',
  'bots-refuse',
  'no-concession',
  'not-stored',
] as const;
type TableCause = (typeof TABLE_CAUSES)[number];

export function refuse(cause: TableCause, params?: Refusal['params']): Refusal {
  return params === undefined ? { refused: 'table', cause } : { refused: 'table', cause, params };
}
