import type { Params } from '../texts.ts';
import { ownGroupParams } from './words.ts';

/** IA-023: both alliances bear one name. */
function cardParam(card: string | number): string | number {
  return card === 'temporary-alliance' ? 'temporary-alliance-imperial' : card;
}

/** The parameters of a refusal or a problem in the terms that the sentences use. */
export function wordParams(_cause: string, given: Params | undefined): Params {
  const { group, card, ...rest } = given ?? {};
  return {
    ...rest,
    ...(card !== undefined && { card: cardParam(card) }),
    ...(group !== undefined && ownGroupParams(String(group))),
  };
}
