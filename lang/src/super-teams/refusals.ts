import { isCardId } from '@parsecs/super-teams/words';
import type { Params } from '../texts.ts';
import { cardParams } from './words.ts';

/** Numbers of things decide the plural form. */
const COUNTS: Readonly<Record<string, string>> = {
  'too-short': 'least',
  'too-long': 'most',
  'wrong-colours': 'each',
};

/** The parameters of a refusal or a problem in the terms that the sentences use. */
export function wordParams(cause: string, given: Params | undefined): Params {
  const { card, ...rest } = given ?? {};
  const counted = COUNTS[cause];
  const count = counted === undefined ? undefined : rest[counted];
  return {
    ...rest,
    ...(card !== undefined && { card }),
    ...(isCardId(card) && cardParams(card)),
    ...(count !== undefined && { count }),
  };
}
