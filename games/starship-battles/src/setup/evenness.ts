import { type Handicap, handicapFrom, type Measured } from '@parsecs/kernel';
import type { Faction } from '../vocabulary.ts';

/**
 * The printed battle stays as it is, whoever it favours; uneven fleets of our own are changed instead.
 * Measured at the usual level, with `parsecs balance --game starship-battles --only coruscant --games 400 --bot hard`.
 */
export const PRINTED_BATTLES: Readonly<Record<string, Measured<Faction>>> = {
  coruscant: { games: 400, wins: { light: 296, dark: 101 } },
};

/** Who has the harder task in a battle, if it was measured and is not even. */
export function handicapIn(battle: string): Handicap<Faction> | undefined {
  return handicapFrom(PRINTED_BATTLES[battle]);
}
