import { BOTS } from '@parsecs/bots';
import { Match, seededChance } from '@parsecs/kernel';
import { type StarshipBattles, starshipBattles, type View } from '@parsecs/starship-battles';
import { expect, test } from 'vitest';
import { choreograph } from './choreography.ts';
import { foldEvent } from './fold.ts';
import { viewFromEvents } from './view-from-events.ts';

/** Lets bots play, one step after another. */
function* stepsOf(setup: string, seed: string): Generator<Match<StarshipBattles>> {
  const known = starshipBattles.setups[setup];
  if (known === undefined) throw new Error(setup);
  const match = new Match(starshipBattles, known, seed);
  const dice = seededChance(seed);
  yield match;
  for (;;) {
    const seat = starshipBattles.asked(match.state)[0];
    if (seat === undefined) return;
    const question = starshipBattles.question(match.state, seat);
    const view = starshipBattles.view(match.state, seat);
    const bot = match.length % 5 === 0 ? BOTS.random : BOTS.greedy;
    const asked = { game: starshipBattles, view, question, chance: dice };
    match.choose(seat, bot.choose<StarshipBattles>(asked));
    yield match;
  }
}

/** What the board draws of a view; where a ship has been placed is told only with its facing. */
function picture({ ships, lost, round }: View): unknown {
  return {
    round,
    lost,
    ships: ships.map(({ id, owner, at, facing, isReduced, damage, counters, launches }) => ({
      id,
      owner,
      at,
      facing,
      isReduced,
      // Nobody counts the damage of what is gone.
      damage: typeof at === 'string' ? 0 : damage,
      counters: typeof at === 'string' && at !== 'pool' ? 0 : counters,
      launches: typeof at === 'string' ? 0 : launches,
    })),
  };
}

const GAMES = [
  ['patrol', 'one'],
  ['quick-start', 'two'],
  ['coruscant', 'three'],
  ['teams-patrol', 'four'],
] as const;

test.each(GAMES)('what was told of %s leads to the same picture as the rules', (setup, seed) => {
  let view: View | undefined;
  let before: View | undefined;
  for (const match of stepsOf(setup, seed)) {
    const told = match.eventsAt(match.length);
    view = view === undefined ? viewFromEvents(match.setup, [told]) : told.reduce(foldEvent, view);
    if (view === undefined) throw new Error('the setup cannot be drawn');
    const truth = starshipBattles.view(match.state, 'spectator');
    // A ship that is being placed stands there before its facing is told.
    if (truth.kind !== 'deploy-facing') {
      expect(picture(view), `step ${match.length}`).toEqual(picture(truth));
    }
    const beats = choreograph(told, before ?? view, truth);
    if (beats.length > 0) expect(beats.at(-1)?.view).toBe(truth);
    for (const { length } of beats) expect(length).toBeGreaterThan(0);
    before = truth;
  }
});

test('a setup that cannot be read draws nothing', () => {
  expect(viewFromEvents({ players: 3 }, [])).toBeUndefined();
  expect(viewFromEvents(null, [])).toBeUndefined();
});
