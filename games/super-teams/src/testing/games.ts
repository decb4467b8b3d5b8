import {
  at,
  type Chance,
  chooseAtRandom,
  playOut,
  type Question,
  type Seat,
  seededChance,
} from '@parsecs/kernel';
import type { Answer } from '../answers.ts';
import type { Event } from '../events.ts';
import { superTeams } from '../game.ts';
import type { SuperTeams } from '../game-types.ts';
import { checkSetup } from '../setup/check-setup.ts';
import type { Options } from '../setup/options.ts';
import type { Setup } from '../setup/setup.ts';
import type { State } from '../state.ts';
import { CARD_IDS, type CardId, SHIPS } from '../vocabulary.ts';

export interface WrittenSetup extends Partial<Omit<Setup, 'options'>> {
  readonly players: Setup['players'];
  readonly options?: Partial<Options>;
}

export function setupOf(written: WrittenSetup): Setup {
  const checked = checkSetup(written);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.value;
}

/** A game as it is dealt. */
export function newGame(
  written: WrittenSetup,
  seed: string = 'new game',
  tell?: (event: Event) => void,
): State {
  return superTeams.begin(setupOf(written), { chance: seededChance(seed), tell });
}

export interface Watch {
  /** Called for each event with the state after it. */
  readonly event?: (event: Event, state: State) => void;
  /** Called before each answer. */
  readonly question?: (question: Question<Answer>, state: State) => void;
}

/** A game dealt and played to its end by players who take any legal answer. */
export function playRandomGame(written: WrittenSetup, seed: string, watch: Watch = {}): State {
  const chance: Chance = seededChance(seed);
  const begun: Event[] = [];
  const state = superTeams.begin(setupOf(written), { chance, tell: (event) => begun.push(event) });
  const tell = (event: Event): void => watch.event?.(event, state);
  for (const event of begun) tell(event);
  const random = chooseAtRandom<SuperTeams>(chance);
  const { finished } = playOut<SuperTeams>(
    superTeams,
    state,
    chance,
    (now, question) => {
      watch.question?.(question, now);
      return random(now, question);
    },
    100_000,
    tell,
  );
  if (!finished) throw new Error(`${seed} did not come to an end`);
  return state;
}

export function seeds(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `seed-${index}`);
}

/** Every movement card of a game in play, wherever it is. */
export function allMovementCards(state: State): readonly CardId[] {
  const { hands, movementDeck, movementDiscard } = state;
  return [...hands.flat(), ...movementDeck, ...movementDiscard].map((card) => at(CARD_IDS, card));
}

export function allBonusCards({
  bonus,
  bonusDeck,
  bonusDiscard,
  planet,
}: State): readonly number[] {
  return [...bonus.flat(), ...bonusDeck, ...bonusDiscard, ...planet];
}

/** The ships whose colour belongs to a seat. */
export function shipsOf(state: State, seat: Seat): readonly string[] {
  return SHIPS.filter((_, ship) => at(state.rules.owner, ship >> 1) === seat);
}

/** How often each item occurs. */
export function count<T>(items: readonly T[]): ReadonlyMap<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
