import { at, type Game, seededChance } from '@parsecs/kernel';
import type { SetupMaker } from './setup-maker.ts';
import { makeSuperTeamsSetup } from './super-teams-setups.ts';

/** Games whose setups can be made up; the others are fuzzed with their ready-made ones. */
const MAKERS: Readonly<Record<string, SetupMaker>> = { 'super-teams': makeSuperTeamsSetup };

/** What is made up may break a rule about two things together. */
const TRIES = 10;

/**
 * The setup of one fuzzed game, made from its seed alone: a quarter are ready-made ones, the rest
 * are whatever the rules allow.
 */
export function makeSetup(game: Game, seed: string): unknown {
  const chance = seededChance(`${seed}/setup`);
  const ready = Object.values(game.setups);
  const usual = at(ready, chance.pick('ready-made setup', ready.length));
  const make = MAKERS[game.id];
  if (make === undefined || chance.pick('ready-made or made up', 4) === 0) return usual;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const checked = game.checkSetup(make(chance));
    if (checked.ok) return checked.value;
  }
  return usual;
}
