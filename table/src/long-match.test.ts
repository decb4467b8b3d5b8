import { at, chooseAtRandom, Match, seededChance } from '@parsecs/kernel';
import { type StarshipBattles, starshipBattles } from '@parsecs/starship-battles';
import { expect, test } from 'vitest';
import { restoreTable, resumeTable, type StoredTable } from './resume.ts';
import { SAVED_FORMAT, type SavedTable } from './saved.ts';
import { Table } from './table.ts';

const CHOICES = 2000;
const SEED = 'a long match';
const setup = at(Object.values(starshipBattles.setups), 0);
const host = { now: () => 0, pause: () => Promise.resolve() };

const KEPT = {
  game: starshipBattles.id,
  rules: starshipBattles.version,
  setup,
  seed: SEED,
  beginning: [],
};

/** The game, and how many answers it has worked out since it was last asked. */
function counted(): { readonly game: typeof starshipBattles; readonly count: () => number } {
  let answers = 0;
  const game = {
    ...starshipBattles,
    answer: (...given: Parameters<typeof starshipBattles.answer>): void => {
      answers += 1;
      starshipBattles.answer(...given);
    },
  };
  const count = (): number => {
    const counted = answers;
    answers = 0;
    return counted;
  };
  return { game, count };
}

test('a match of 2,000 choices costs its store at most three times its log', async () => {
  const seats = [
    { kind: 'bot', bot: 'random' },
    { kind: 'bot', bot: 'random' },
  ] as const;
  const entries: StoredTable<StarshipBattles>['entries'][number][] = [];
  const snapshots: StoredTable<StarshipBattles>['snapshots'][number][] = [];
  let written = 0;
  const write = (value: unknown): void => {
    written += JSON.stringify(value).length;
  };
  const table = new Table<StarshipBattles>(
    { game: starshipBattles, setup, seed: SEED, seats },
    {
      ...host,
      store: {
        append: async (entry, snapshot) => {
          entries.push(entry);
          write(entry);
          if (snapshot === undefined) return;
          snapshots.push(snapshot);
          write(snapshot);
        },
        keepSeats: () => Promise.resolve(),
        keepTimes: () => Promise.resolve(),
      },
    },
  );
  table.subscribe('spectator', ({ to }) => {
    if (to === CHOICES) table.hold();
  });
  table.start();
  await table.settled();
  const { log } = table.save();
  expect(log.choices).toHaveLength(CHOICES);
  expect(written / JSON.stringify(log).length).toBeLessThan(3);

  // What resuming runs again does not grow with the match.
  const { game: counting, count } = counted();
  const stored = {
    ...KEPT,
    seats,
    entries,
    snapshots: snapshots.slice(-2),
  };
  const restored = restoreTable(counting, stored, host);
  if ('fault' in restored) throw new Error(restored.fault.cause);
  expect(count()).toBeLessThan(128);
  expect(restored.table.save().log.hash).toBe(log.hash);
});

test('taking back in a long match that came in one piece and was put away runs little of it again', async () => {
  const played = new Match(starshipBattles, setup, SEED);
  const choose = chooseAtRandom(seededChance(SEED));
  while (played.length < CHOICES) {
    const seat = at(starshipBattles.asked(played.state), 0);
    played.choose(seat, choose(played.state, played.question(seat)).id);
  }
  const seats = [{ kind: 'here' }, { kind: 'here' }] as const;
  const guards = ['ask', 'ask'] as const;
  const saved: SavedTable = { format: SAVED_FORMAT, log: played.log(), seats, guards };
  const brought = resumeTable(starshipBattles, saved, host);
  if ('fault' in brought) throw new Error(brought.fault.cause);
  const { game, count } = counted();
  const restored = restoreTable(game, { ...KEPT, seats, ...brought.table.stored() }, host);
  if ('fault' in restored) throw new Error(restored.fault.cause);
  const { table } = restored;
  table.hold();
  expect(count()).toBe(0);
  const takeBack = async (): Promise<number> => {
    const before = table.snapshot('spectator').step;
    expect(await table.askTakeBack(0)).toBeUndefined();
    await table.answerTakeBack(1, true);
    expect(table.snapshot('spectator').step).toBeLessThan(before);
    return count();
  };
  expect(await takeBack()).toBeLessThanOrEqual(160);
  expect(await takeBack()).toBeLessThanOrEqual(32);
  const step = table.snapshot('spectator').step;
  expect(table.save().log.hash).toBe(
    // Chance has started afresh with consent, the state is the one that was there.
    played.branch(step).log().hash,
  );
});
