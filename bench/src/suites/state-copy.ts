import { chooseAtRandom, playOut, seededChance } from '@parsecs/kernel';
import { defaultSetup, superTeams } from '@parsecs/super-teams';
import { type Plan, race } from '../measure.ts';
import { round, type SuiteResult } from '../suite.ts';

const MIDDLE = 80;
const COPIES = 1000;

/** What a bot pays before it tries an answer: microseconds for a copy from the middle of a game. */
export function stateCopy(plan: Plan): SuiteResult {
  const chance = seededChance('bench/copy');
  const state = superTeams.begin(defaultSetup(2), { chance });
  playOut(superTeams, state, chance, chooseAtRandom(chance), MIDDLE);
  let copy = state;
  const [rate = 0] = race(
    [
      (): number => {
        for (let index = 0; index < COPIES; index += 1) copy = superTeams.copy(copy);
        return COPIES;
      },
    ],
    plan,
  );
  return {
    name: 'super-teams/state-copy',
    ours: round(1_000_000 / rate, 3),
    peer: null,
    peerName: null,
    ratio: null,
    unit: 'µs',
  };
}
