import type { PilotId } from '../cards/ids.ts';
import type { Faction } from '../cards/vocabulary.ts';
import type { Squad } from './squad.ts';

export interface IdToken {
  readonly number: number;
  /** XW-208: the two faces of the tokens keep the sides apart. */
  readonly side: 'light' | 'dark';
}

const SIDES: Readonly<Record<Faction, IdToken['side']>> = { rebel: 'light', imperial: 'dark' };

/** XW-207: a number for every ship whose ship card the squad has more than once. */
export function idTokensOf({ faction, ships }: Squad): readonly (IdToken | undefined)[] {
  const copies = new Map<PilotId, number>();
  for (const { pilot } of ships) copies.set(pilot, (copies.get(pilot) ?? 0) + 1);
  let number = 0;
  return ships.map(({ pilot }) => {
    if ((copies.get(pilot) ?? 0) < 2) return undefined;
    number += 1;
    return { number, side: SIDES[faction] };
  });
}
