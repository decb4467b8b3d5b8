import { at } from '@parsecs/kernel';
import { type StarshipBattles, starshipBattles } from '@parsecs/starship-battles';
import { expect, test } from 'vitest';
import { restoreTable, type StoredTable } from './resume.ts';
import { Table } from './table.ts';

const CHOICES = 2000;

test('a match of 2,000 choices costs its store at most three times its log', async () => {
  const setup = at(Object.values(starshipBattles.setups), 0);
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
  const host = { now: () => 0, pause: () => Promise.resolve() };
  const table = new Table<StarshipBattles>(
    { game: starshipBattles, setup, seed: 'a long match', seats },
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
  let answers = 0;
  const counting = {
    ...starshipBattles,
    answer: (...given: Parameters<typeof starshipBattles.answer>): void => {
      answers += 1;
      starshipBattles.answer(...given);
    },
  };
  const stored = {
    game: starshipBattles.id,
    rules: starshipBattles.version,
    setup,
    seed: 'a long match',
    seats,
    beginning: [],
    entries,
    snapshots: snapshots.slice(-2),
  };
  const restored = restoreTable(counting, stored, host);
  if ('fault' in restored) throw new Error(restored.fault.cause);
  expect(answers).toBeLessThan(128);
  expect(restored.table.save().log.hash).toBe(log.hash);
});
