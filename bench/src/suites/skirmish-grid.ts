import { imperialAssault, reachOf, sightTester, type View } from '@parsecs/imperial-assault';
import { at, playOut, seededChance } from '@parsecs/kernel';
import type { Work } from '../measure.ts';

const COMMANDS = [
  'celebration',
  'covering-fire',
  'deadeye',
  'element-of-surprise',
  'fleet-footed',
  'marksman',
  'planning',
  'rally',
  'recovery',
  'regroup',
  'take-cover',
  'take-initiative',
  'to-the-limit',
  'urgency',
  'guardian-stance',
];

/** Written out, so that two checkouts measure the same figures whatever their ready-made armies are. */
const SETUP = {
  armies: [
    {
      affiliation: 'imperial',
      deployments: ['stormtrooper', 'stormtrooper', 'stormtrooper', 'general-weiss', 'probe-droid'],
      commands: COMMANDS,
    },
    {
      affiliation: 'rebel',
      deployments: ['chewbacca', 'han-solo', 'gideon-argus', 'mak-eshkarey', 'rebel-trooper'],
      commands: COMMANDS,
    },
  ],
  mission: 'mos-eisley-outskirts-a',
};
/** Everybody stands on the map by then. */
const DEPLOYED = 60;

/** The same position wherever the first answers are the same. */
function deployed(): View {
  const checked = imperialAssault.checkSetup(SETUP);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const chance = seededChance('bench/skirmish');
  const state = imperialAssault.begin(checked.value, { chance });
  playOut(imperialAssault, state, chance, (_, { answers }) => at(answers, 0), DEPLOYED);
  return imperialAssault.view(state, 0);
}

/** Every place a figure can walk to with one move, with cost and path: what a hover asks. */
export function legalMoves(): Work {
  const view = deployed();
  const figures = view.figures.map(({ id }) => id);
  const standing = figures.filter((id) => reachOf(view, id, 1).length > 0);
  return () => {
    for (const figure of standing) reachOf(view, figure);
    return standing.length;
  };
}

/** Whether one space sees another past walls and figures, over all pairs of the map. */
export function lineOfSight(): Work {
  const { spaces, sees } = sightTester(deployed());
  return () => {
    for (let from = 0; from < spaces.length; from += 1) {
      for (let to = 0; to < spaces.length; to += 1) sees(from, to);
    }
    return spaces.length * spaces.length;
  };
}
