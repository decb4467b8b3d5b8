import { at, type Game, seededChance } from '@parsecs/kernel';

/** The setup of one fuzzed game, made from its seed alone: a quarter are ready-made ones. */
export function makeSetup(game: Game, seed: string): unknown {
  const chance = seededChance(`${seed}/setup`);
  if (chance.pick('ready-made or made up', 4) > 0) return game.randomSetup(chance);
  const ready = Object.values(game.setups);
  return at(ready, chance.pick('ready-made setup', ready.length));
}
