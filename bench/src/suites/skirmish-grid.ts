import { imperialAssault, reachOf, sightTester, type View } from '@parsecs/imperial-assault';
import { chooseAtRandom, playOut, seededChance } from '@parsecs/kernel';
import type { Work } from '../measure.ts';

const SETUP = imperialAssault.setups['get-to-the-ship'];
const MIDDLE = 150;

/** A position in which figures have spread over the map. */
function middle(): View {
  const chance = seededChance('bench/skirmish');
  if (SETUP === undefined) throw new Error('there is no such setup');
  const state = imperialAssault.begin(SETUP, { chance });
  playOut(imperialAssault, state, chance, chooseAtRandom(chance), MIDDLE);
  return imperialAssault.view(state, 0);
}

/** Every place a figure can walk to with one move, with cost and path: what a hover asks. */
export function legalMoves(): Work {
  const view = middle();
  const figures = view.figures.map(({ id }) => id);
  const standing = figures.filter((id) => reachOf(view, id, 1).length > 0);
  return () => {
    for (const figure of standing) reachOf(view, figure);
    return standing.length;
  };
}

/** Whether one space sees another past walls and figures, over all pairs of the map. */
export function lineOfSight(): Work {
  const { spaces, sees } = sightTester(middle());
  return () => {
    for (let from = 0; from < spaces.length; from += 1) {
      for (let to = 0; to < spaces.length; to += 1) sees(from, to);
    }
    return spaces.length * spaces.length;
  };
}
