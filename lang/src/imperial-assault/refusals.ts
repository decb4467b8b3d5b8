import type { Params } from '../texts.ts';
import { ownGroupParams } from './words.ts';

/** IA-023: both alliances bear one name. */
const CARDS: Readonly<Record<string, string>> = {
  'temporary-alliance': 'temporary-alliance-imperial',
};

/** The parameters of a refusal or a problem in the terms that the sentences use. */
export function wordParams(_cause: string, given: Params | undefined): Params {
  const { group, card, ...rest } = given ?? {};
  return {
    ...rest,
    ...(card !== undefined && { card: CARDS[card] ?? card }),
    ...(group !== undefined && ownGroupParams(String(group))),
  };
}
