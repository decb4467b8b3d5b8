import { ARMIES, type ArmyId } from '../lists/ready-made.ts';
import { DEFAULT_OPTIONS } from './options.ts';
import type { Setup } from './table.ts';

export function setupOf(first: ArmyId, second: ArmyId, mission: Setup['mission']): Setup {
  return { armies: [ARMIES[first], ARMIES[second]], mission, options: DEFAULT_OPTIONS };
}

/** Ready-made matches: the first game as the guide has it, then one for every mission. */
export const SETUPS: Readonly<Record<string, Setup>> = {
  'first-skirmish': setupOf('first-skirmish-empire', 'first-skirmish-rebels', 'random'),
  'six-rounds': {
    ...setupOf('first-skirmish-empire', 'first-skirmish-rebels', 'mos-eisley-outskirts-a'),
    options: { ...DEFAULT_OPTIONS, roundLimit: 6 },
  },
  'get-to-the-ship': setupOf('wall-of-white', 'scoundrels-and-soldiers', 'mos-eisley-outskirts-a'),
  'smuggled-goods': setupOf('hunters-and-beasts', 'rebel-cell', 'mos-eisley-outskirts-b'),
  'close-to-home': setupOf('hunters-and-beasts', 'lords-retinue', 'moisture-farm-a'),
  'raiding-party': setupOf('walkers-of-the-general', 'first-skirmish-rebels', 'moisture-farm-b'),
  'lost-knowledge': setupOf('common-enemy', 'lords-retinue', 'massassi-ruins-a'),
  'leave-no-evidence': setupOf('walkers-of-the-general', 'desperate-measures', 'massassi-ruins-b'),
  reprogrammed: setupOf('wall-of-white', 'hunters-and-beasts', 'training-ground-a'),
  'deception-game': setupOf('rebel-cell', 'common-enemy', 'training-ground-b'),
  'hold-the-cores': setupOf('guard-of-the-throne', 'desperate-measures', 'cinder-relay-a'),
  'black-boxes': setupOf('walkers-of-the-general', 'hired-guns', 'cinder-relay-b'),
};
