import { readScenario, type Scenario } from '@parsecs/kernel';
import type { GameId } from '@parsecs/table';
import { gameNamed } from '../../games/index.ts';

type Files = Readonly<Record<string, unknown>>;

/** A worked example, by the name of its file. */
export interface Example {
  readonly id: string;
  readonly scenario: Scenario;
}

const LOADED = new Map<GameId, Promise<readonly Example[]>>();

/** All examples of a game, always the same promise. */
export function loadExamples(game: GameId): Promise<readonly Example[]> {
  const known = LOADED.get(game);
  if (known !== undefined) return known;
  const loading = gameNamed(game).loadScenarios().then(examplesIn);
  // A failed download may succeed when it is tried again.
  loading.catch(() => LOADED.delete(game));
  LOADED.set(game, loading);
  return loading;
}

function examplesIn(files: Files): readonly Example[] {
  return Object.entries(files).flatMap(([path, file]) => {
    const read = readScenario(file);
    const id = /([^/]+)\.scenario\.json$/.exec(path)?.[1];
    return id === undefined || 'fault' in read ? [] : [{ id, scenario: read.scenario }];
  });
}

/** Those that show a rule: first the one that is about little else. */
export function examplesOf(examples: readonly Example[], rule: string): readonly Example[] {
  const weight = ({ scenario: { rules } }: Example): number =>
    rules.indexOf(rule) * 10 + rules.length;
  return examples
    .filter(({ scenario }) => scenario.rules.includes(rule))
    .toSorted((one, other) => weight(one) - weight(other));
}
