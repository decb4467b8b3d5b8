import { imperialAssault } from '@parsecs/imperial-assault';
import { starshipBattles } from '@parsecs/starship-battles';
import { defaultSetup, superTeams } from '@parsecs/super-teams';
import { xwing } from '@parsecs/xwing';
import { type Plan, USUAL_PLAN } from './measure.ts';
import type { Suite, SuiteResult } from './suite.ts';
import { besideBoardgameIo } from './suites/beside-boardgame-io.ts';
import { besideShowdown } from './suites/beside-showdown.ts';
import { greedyPlay } from './suites/greedy-play.ts';
import { randomPlay } from './suites/random-play.ts';
import { legalMoves, lineOfSight } from './suites/skirmish-grid.ts';
import { stateCopy } from './suites/state-copy.ts';

export interface BenchReport {
  readonly suites: readonly SuiteResult[];
}

const RACE = defaultSetup(2);
const SKIRMISH = Object.values(imperialAssault.setups)[0];
/** Two squads of 100 points each. */
const SQUADS = xwing.setups['aces'];
const FLEETS = starshipBattles.setups['random'];

const SUITES: readonly Suite[] = [
  besideBoardgameIo,
  stateCopy(superTeams, RACE),
  greedyPlay(superTeams, RACE),
  besideShowdown(SQUADS),
  stateCopy(xwing, SQUADS),
  greedyPlay(xwing, SQUADS),
  randomPlay(starshipBattles, FLEETS),
  stateCopy(starshipBattles, FLEETS),
  greedyPlay(starshipBattles, FLEETS),
  randomPlay(imperialAssault, SKIRMISH),
  stateCopy(imperialAssault, SKIRMISH),
  greedyPlay(imperialAssault, SKIRMISH),
  legalMoves,
  lineOfSight,
];

/** Measures everything, one suite after the other, on this one core. */
export async function runBench(
  plan: Plan = USUAL_PLAN,
  onProgress?: (done: number, total: number) => void,
): Promise<BenchReport> {
  const suites: SuiteResult[] = [];
  for (const measure of SUITES) {
    onProgress?.(suites.length, SUITES.length);
    suites.push(await measure(plan));
  }
  onProgress?.(SUITES.length, SUITES.length);
  return { suites };
}
