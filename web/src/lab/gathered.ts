import {
  type ArenaShare,
  type ArenaTask,
  type Bout,
  type Facts,
  type GameRecord,
  gameAt,
  mergeFacts,
  mergeHabits,
} from '@parsecs/table/arena';

/** All that has been played so far, added up. */
export interface Gathered {
  readonly counts: ArenaShare['counts'];
  readonly thoughts: ArenaShare['thoughts'];
  readonly habits: ArenaShare['habits'];
  readonly records: readonly GameRecord[];
  readonly facts: Facts;
}

/** Several shares as one. */
export function gather(bouts: readonly Bout[], shares: readonly ArenaShare[]): Gathered {
  return {
    counts: bouts.map((_, place) => {
      const own = shares.map(({ counts }) => counts[place] ?? { games: 0, a: 0, b: 0 });
      return {
        games: own.reduce((sum, { games }) => sum + games, 0),
        a: own.reduce((sum, { a }) => sum + a, 0),
        b: own.reduce((sum, { b }) => sum + b, 0),
      };
    }),
    thoughts: [],
    habits: (shares[0]?.habits ?? []).map((_, entrant) =>
      mergeHabits(shares.map(({ habits }) => habits[entrant] ?? {})),
    ),
    records: shares
      .flatMap(({ records }) => records)
      .toSorted((one, other) => one.index - other.index),
    facts: mergeFacts(shares.map(({ facts }) => facts)),
  };
}

/** Wins out of so many games; a game that several sides won counts in equal parts. */
export interface Wins {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
}

/** By seat, whoever sat there. */
export function winsBySeat(
  task: ArenaTask,
  bouts: readonly Bout[],
  records: readonly GameRecord[],
): readonly Wins[] {
  return tallied(records, ({ index }) =>
    gameAt(task, bouts, index).sides.map((_, seat) => String(seat)),
  );
}

/** By the side of the contest, such as rebel and imperial, whoever played it. */
export function winsBySide(
  task: ArenaTask,
  bouts: readonly Bout[],
  records: readonly GameRecord[],
): readonly Wins[] {
  return tallied(records, ({ index, bout }) =>
    gameAt(task, bouts, index).sides.map((side) => bouts[bout]?.sides[side] ?? ''),
  );
}

/** `namesOf` says what each seat of a game is counted as. */
function tallied(
  records: readonly GameRecord[],
  namesOf: (record: GameRecord) => readonly string[],
): readonly Wins[] {
  const found = new Map<string, { games: number; wins: number }>();
  for (const record of records) {
    const names = namesOf(record);
    const won = new Set(record.winners.map((seat) => names[seat] ?? ''));
    for (const name of new Set(names)) {
      const known = found.get(name) ?? { games: 0, wins: 0 };
      known.games += 1;
      if (won.has(name)) known.wins += 1 / won.size;
      found.set(name, known);
    }
  }
  return [...found]
    .map(([name, counts]) => ({ name, ...counts }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** How many games took so many rounds. */
export function roundsOf(records: readonly GameRecord[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const { rounds } of records) found.set(rounds, (found.get(rounds) ?? 0) + 1);
  return new Map([...found].toSorted(([one], [other]) => one - other));
}
