import type { Setup as SkirmishSetup } from '@parsecs/imperial-assault';
import { isRecord } from '@parsecs/kernel';
import type { Known } from '@parsecs/lang';
import { type Setup as BattleSetup, cardsOf, READY_FLEETS } from '@parsecs/starship-battles';
import { boardOf, type Setup } from '@parsecs/super-teams';

/** What the sentences of a game may use beyond the view. */
const KNOWN: Readonly<Record<string, (setup: unknown) => Known>> = {
  'super-teams': (setup) => ({ board: boardOf(setup as Setup) }),
  'starship-battles': (setup) => ({
    cards: cardsOf(setup as BattleSetup),
    fleets: READY_FLEETS,
  }),
  'imperial-assault': (setup) => armiesIn(setup as SkirmishSetup),
};

/** Armies that are chosen in the match are not known before. */
function armiesIn({ armies: [first, second] }: SkirmishSetup): Known {
  const known: Known & { readonly table?: unknown } =
    first === 'build' || second === 'build' ? {} : { table: { armies: [first, second] } };
  return known;
}

/** From a setup that the game itself has checked. */
export function knownFrom(game: string, setup: unknown): Known {
  return isRecord(setup) ? (KNOWN[game]?.(setup) ?? {}) : {};
}
