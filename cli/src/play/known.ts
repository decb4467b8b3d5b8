import { isRecord } from '@parsecs/kernel';
import type { Known } from '@parsecs/lang';
import { boardOf, type Setup } from '@parsecs/super-teams';

/** What the sentences of a game may use beyond the view: for Super Teams the board. */
const KNOWN: Readonly<Record<string, (setup: unknown) => Known>> = {
  'super-teams': (setup) => ({ board: boardOf(setup as Setup) }),
};

/** From a setup that the game itself has checked. */
export function knownFrom(game: string, setup: unknown): Known {
  return isRecord(setup) ? (KNOWN[game]?.(setup) ?? {}) : {};
}
