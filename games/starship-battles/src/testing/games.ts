import { type Chance, chooseAtRandom, playOut, type Question, seededChance } from '@parsecs/kernel';
import type { Answer } from '../answers.ts';
import type { Event } from '../events.ts';
import { starshipBattles } from '../game.ts';
import type { StarshipBattles } from '../game-types.ts';
import { checkSetup, type Setup } from '../setup/setup.ts';
import type { State } from '../state.ts';

export function setupOf(written: Partial<Setup> = {}): Setup {
  const checked = checkSetup(written);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.value;
}

export function newGame(
  written: Partial<Setup>,
  seed: string = 'new game',
  tell?: (event: Event) => void,
): State {
  return starshipBattles.begin(setupOf(written), { chance: seededChance(seed), tell });
}

export interface Watch {
  readonly event?: (event: Event, state: State) => void;
  readonly question?: (question: Question<Answer>, state: State) => void;
}

/** A game played to its end by players who take any legal answer. */
export function playRandomGame(written: Partial<Setup>, seed: string, watch: Watch = {}): State {
  const chance: Chance = seededChance(seed);
  const early: Event[] = [];
  const running: { state?: State } = {};
  const tell = (event: Event): void => {
    if (running.state === undefined) early.push(event);
    else watch.event?.(event, running.state);
  };
  const state = starshipBattles.begin(setupOf(written), { chance, tell });
  running.state = state;
  for (const event of early) watch.event?.(event, state);
  const random = chooseAtRandom<StarshipBattles>(chance);
  const { finished } = playOut<StarshipBattles>(
    starshipBattles,
    state,
    chance,
    (now, question) => {
      watch.question?.(question, now);
      return random(now, question);
    },
    200_000,
    tell,
  );
  if (!finished) throw new Error(`${seed} did not come to an end`);
  return state;
}

export function seeds(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `seed-${index}`);
}
