import { at, type Chance } from '@parsecs/kernel';
import { OPTION_VALUES, type Options } from './setup/options.ts';
import { randomArmy } from './setup/random-army.ts';
import { ARMIES, ARMY_IDS } from './setup/ready-made.ts';
import type { Army, Setup } from './setup/table.ts';
import { MISSION_IDS } from './vocabulary.ts';

/** Whatever the rules allow: armies, mission and options, from chance alone. */
export function randomSetup(chance: Chance): Setup {
  const pick = <T>(purpose: string, items: readonly T[]): T =>
    at(items, chance.pick(purpose, items.length));
  const army = (): Army =>
    chance.pick('ready-made army', 4) === 0 ? ARMIES[pick('army', ARMY_IDS)] : randomArmy(chance);
  const options: Options = {
    scoring: pick('scoring', OPTION_VALUES.scoring),
    rulesVersion: pick('rules version', OPTION_VALUES.rulesVersion),
    openLists: pick('open lists', OPTION_VALUES.openLists),
    // Most games are played to their end.
    roundLimit: chance.pick('limited', 4) === 0 ? pick('limit', OPTION_VALUES.roundLimit) : 0,
  };
  return {
    armies: [army(), army()],
    mission: pick('mission', ['random', ...MISSION_IDS] as const),
    options,
  };
}
