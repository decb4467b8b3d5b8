import type { ScenarioAdapter } from '@parsecs/kernel';
import type { StarshipBattles } from './game-types.ts';
export const scenarios: ScenarioAdapter<StarshipBattles> = {
  given: () => ({ ok: false, problems: [] }),
  readOrder: (_purpose, order) => order,
  compare: () => [],
  writeEvent: (event) => ({ ...event }),
};
