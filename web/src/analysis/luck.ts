import { type Chance, type Game, isRefusal, type Seat, seededChance } from '@parsecs/kernel';

/** How often each roll is made again, and each position played to rest. */
const AGAIN = 16;
/** No position is further from rest. */
const MOST_USUAL = 30;

/**
 * What chance gave to each leader in one step: the chance to win after what was rolled, less the mean
 * over rolls that could have been. Nothing where nothing was rolled. `before` and `after` are the
 * true positions, for this is told when everything is open.
 */
export function luckOf(
  game: Game,
  before: unknown,
  after: unknown,
  choice: { readonly by: Seat; readonly choice: string },
  leaders: readonly Seat[],
  seed: string,
): readonly number[] | undefined {
  const answer = game.check(before, choice.by, choice.choice);
  if (isRefusal(answer)) return undefined;
  const rolled = (chance: Chance): unknown => {
    const state = game.copy(before);
    game.answer(state, choice.by, answer, { chance });
    return state;
  };
  const first = seededChance(`${seed}/first`);
  rolled(first);
  if (first.draws === 0) return undefined;
  const expected = meanWorth(game, leaders, seed, rolled);
  const real = meanWorth(game, leaders, `${seed}/real`, () => game.copy(after));
  return real.map((worth, index) => worth - (expected[index] ?? 0));
}

function meanWorth(
  game: Game,
  leaders: readonly Seat[],
  seed: string,
  make: (chance: Chance) => unknown,
): readonly number[] {
  const sums = leaders.map(() => 0);
  for (let count = 0; count < AGAIN; count += 1) {
    const chance = seededChance(`${seed}/${count}`);
    const state = make(chance);
    settle(game, state, chance);
    for (const [index, leader] of leaders.entries()) {
      sums[index] = (sums[index] ?? 0) + game.evaluate(state, leader) / AGAIN;
    }
  }
  return sums;
}

/** The usual answers until nothing is half done: only then a position can be judged. */
function settle(game: Game, state: unknown, chance: Chance): void {
  for (let answers = 0; answers < MOST_USUAL && !game.settled(state); answers += 1) {
    const [seat] = game.asked(state);
    if (seat === undefined) return;
    game.answer(state, seat, game.fallback(state, seat), { chance });
  }
}
