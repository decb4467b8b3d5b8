import { at, type Chance } from '@parsecs/kernel';
import { randomArmy } from '../lists/random-army.ts';
import { ARMIES, ARMY_IDS } from '../lists/ready-made.ts';
import { MISSION_IDS } from '../vocabulary.ts';
import { OPTION_VALUES, type Options } from './options.ts';
import type { Army, ArmySource, Setup } from './table.ts';

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
    attackLimit: pick('attack limit', OPTION_VALUES.attackLimit),
    missionDeck: pick('owned missions', OPTION_VALUES.missionDeck),
  };
  const source = (): ArmySource => (chance.pick('built', 6) === 0 ? 'build' : army());
  return {
    armies: [source(), source()],
    mission: pick('mission', ['random', ...MISSION_IDS] as const),
    options,
  };
}
