import type { Params } from '../texts.ts';
import { cardParams, otherParams, shipParams } from './words.ts';

/** Causes whose ship is a card of a list, and those that quote what somebody wrote. */
const OF_CARDS: readonly string[] = [
  'fleet-mixed-factions',
  'fleet-unique-twice',
  'fleet-unique-with-partner',
];
const QUOTED: readonly string[] = ['fleet-unknown-ship', 'given-not-a-ship'];

/** The parameters of a refusal or a problem in the terms that the sentences use. */
export function wordParams(cause: string, given: Params | undefined): Params {
  const { ship, carrier, target, faction, ...rest } = given ?? {};
  const side = faction === undefined ? {} : { side: faction };
  if (QUOTED.includes(cause)) return { ...rest, text: ship ?? '' };
  if (OF_CARDS.includes(cause)) return { ...rest, ...side, ...cardParams(String(ship)) };
  const other = target ?? carrier;
  // Of a shot the target, of a launch the carrier is what is missing from the map.
  const subject = cause === 'not-in-play' ? (other ?? ship) : ship;
  return {
    ...rest,
    ...side,
    ...(subject !== undefined && shipParams(String(subject))),
    ...(other !== undefined && otherParams(String(other))),
  };
}
