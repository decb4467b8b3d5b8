import type { Problem, Refusal } from '@parsecs/kernel';
import type { BonusKind, CardId } from '@parsecs/super-teams';
import type { Params } from '../texts.ts';
import { cardParams } from './words.ts';

type Given = Refusal['params'] | Problem['params'];

/** Numbers of things decide the plural form. */
const COUNTS: Readonly<Record<string, string>> = {
  'too-short': 'least',
  'too-long': 'most',
  'wrong-colours': 'each',
};

/** The parameters of a refusal or a problem in the terms that the sentences use. */
export function wordParams(cause: string, given: Given): Params {
  const { card, bonus, ...rest } = given ?? {};
  const counted = COUNTS[cause];
  const count = counted === undefined ? undefined : rest[counted];
  return {
    ...rest,
    ...(card !== undefined && { card }),
    ...(isCard(card) && cardParams(card)),
    ...(bonus !== undefined && { bonus: bonus as BonusKind }),
    ...(count !== undefined && { count }),
  };
}

function isCard(card: unknown): card is CardId {
  return typeof card === 'string' && /^(red|yellow|green|black)-[1-6]$/.test(card);
}
