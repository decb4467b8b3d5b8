import { type Handicap, handicapFrom, type Measured } from '@parsecs/kernel';
import type { Faction } from '../vocabulary.ts';

/**
 * The printed battle stays as it is, whoever it favours; uneven fleets of our own are changed instead.
 * Measured with `parsecs balance --game starship-battles --games 400 --bot greedy`.
 */
export const PRINTED_BATTLES: Readonly<Record<string, Measured<Faction>>> = {
  coruscant: { games: 400, wins: { light: 180, dark: 217 } },
};

/** Who has the harder task in a battle, if it was measured and is not even. */
export function handicapIn(battle: string): Handicap<Faction> | undefined {
  return handicapFrom(PRINTED_BATTLES[battle]);
}
