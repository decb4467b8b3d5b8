import { readScenario, type Scenario } from '@parsecs/kernel';
import type { GameId } from '@parsecs/table';

type Files = Readonly<Record<string, unknown>>;

/** The scenario files of a game, which are its worked examples; one download a game, when it is wanted. */
const LOADERS: Readonly<Record<GameId, () => Promise<Files>>> = {
  'super-teams': async () => (await import('./scenarios-super-teams.ts')).FILES,
  xwing: async () => (await import('./scenarios-xwing.ts')).FILES,
  'starship-battles': async () => (await import('./scenarios-starship-battles.ts')).FILES,
  'imperial-assault': async () => (await import('./scenarios-imperial-assault.ts')).FILES,
};

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
  const loading = LOADERS[game]().then(examplesIn);
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
