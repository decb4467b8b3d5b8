import { at, chooseAtRandom, playOut, seededChance } from '@parsecs/kernel';
import { type State, xwing } from '@parsecs/xwing';
import type { Work } from '../measure.ts';

const SIDE_MM = 1200;
const OBSTACLES = 6;
const BATCH = 20;

/** So many Rookie Pilots against as many Academy Pilots: nothing but their number differs. */
function begin(
  size: number,
  seed: string,
): { readonly state: State; readonly chance: ReturnType<typeof seededChance> } {
  const squad = (faction: string, pilot: string): unknown => ({
    faction,
    ships: Array.from({ length: size }, () => ({ pilot, upgrades: [] })),
  });
  const checked = xwing.checkSetup({
    sides: 'rebel',
    points: 'free',
    squadBuilding: true,
    obstacles: OBSTACLES,
    width: SIDE_MM,
    height: SIDE_MM,
    collection: null,
    squads: { rebel: squad('rebel', 'rookiepilot'), imperial: squad('imperial', 'academypilot') },
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const chance = seededChance(seed);
  return { state: xwing.begin(checked.value, { chance }), chance };
}

export function growthOfPlay(size: number): Work {
  let games = 0;
  return () => {
    games += 1;
    const { state, chance } = begin(size, `growth/${games}`);
    return playOut(xwing, state, chance, chooseAtRandom(chance)).decisions;
  };
}

/** Everybody has been placed, and the first dials are set. */
function inPlay(size: number): State {
  const { state, chance } = begin(size, 'growth');
  const placed = 2 * size + OBSTACLES + 2 * size;
  playOut(xwing, state, chance, chooseAtRandom(chance), placed);
  return state;
}

export function growthOfCopy(size: number): Work {
  const state = inPlay(size);
  return () => {
    for (let index = 0; index < BATCH; index += 1) xwing.copy(state);
    return BATCH;
  };
}

export function growthOfImagine(size: number): Work {
  const view = xwing.view(inPlay(size), 0);
  const chance = seededChance('imagined');
  return () => {
    for (let index = 0; index < BATCH; index += 1) xwing.imagine(view, chance);
    return BATCH;
  };
}

export function growthOfEvaluation(size: number): Work {
  const state = inPlay(size);
  return () => {
    for (let index = 0; index < BATCH; index += 1) xwing.evaluate(state, at([0, 1], index & 1));
    return BATCH;
  };
}
