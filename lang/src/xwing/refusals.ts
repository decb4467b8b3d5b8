import { isCard } from '@parsecs/xwing/words';
import type { Params } from '../texts.ts';
import { shipParams } from './words.ts';

/** Causes that quote what somebody wrote, and the parameter that it stands in. */
const QUOTED: Readonly<Record<string, string>> = {
  'squad-unknown-pilot': 'pilot',
  'squad-unknown-upgrade': 'upgrade',
  'xws-wrong-faction': 'faction',
  'xws-unknown-pilot': 'pilot',
  'xws-other-ship': 'ship',
  'xws-unknown-slot': 'slot',
  'xws-unknown-upgrade': 'upgrade',
  'given-not-a-pilot': 'pilot',
  'given-not-a-ship': 'ship',
  'given-not-a-damage-card': 'card',
};

/** Causes whose ship is a type of ships. */
const OF_TYPES: readonly string[] = ['squad-only-ship', 'squad-no-ship-left'];
/** Causes about a card of either sort, and the parameter that names it. */
const OF_CARDS: Readonly<Record<string, string>> = {
  'squad-unique-twice': 'name',
  'squad-no-card-left': 'card',
};

/** The parameters of a refusal or a problem in the terms that the sentences use. */
export function wordParams(cause: string, given: Params | undefined): Params {
  const params = given ?? {};
  const quoted = QUOTED[cause];
  if (quoted !== undefined) {
    // Positions quote what was written as it stands in the file.
    return { ...params, text: String(params[quoted] ?? '').replaceAll(/^"|"$/g, '') };
  }
  const card = OF_CARDS[cause];
  if (card !== undefined) return { ...params, ...eitherCard(String(params[card] ?? '')) };
  const { ship, ...rest } = params;
  if (ship === undefined) return params;
  return OF_TYPES.includes(cause)
    ? { ...rest, type: ship }
    : { ...rest, ...shipParams(String(ship)) };
}

/** Names that are both are the same person in either way. */
function eitherCard(card: string): Params {
  return { card, kind: isCard(`upgrade.${card}`) ? 'upgrade' : 'pilot' };
}
