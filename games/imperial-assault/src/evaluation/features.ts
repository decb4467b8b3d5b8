import { at, type Evaluation, type Seat } from '@parsecs/kernel';
import fitted from '../data/evaluation-weights.json' with { type: 'json' };
import type { State } from '../state.ts';
import { heldValue } from './goals.ts';
import { armyValue, cardsValue, drive, raiderValue, tempo } from './instinct.ts';
import { recalled } from './recall.ts';
import { type Scene, sceneOf } from './scene.ts';
import { threatsOf } from './threats.ts';
import { VP } from './values.ts';

/**
 * What is measured of a side, in victory points. Small things are told beside the large ones they go
 * with, at the rate of `values.ts`: alone, games would have to be countless to say what they are worth.
 */
const FEATURES = [
  /** Victory points, and the cards to come by more. */
  'points',
  /** Figures that stand, by cost, Health and conditions. */
  'army',
  /** What the mission pays for what is held, and how far the side is from more and from the enemy. */
  'places',
  /** The attacks that its figures can still make in this round, after a move. */
  'threats',
  /** What the activation that is going on can still bring. */
  'acting',
] as const;

const NOTHING: readonly number[] = FEATURES.map(() => 0);

export const evaluation: Evaluation<State> = {
  features: FEATURES,
  sides: () => SIDES,
  measure,
  weights: fitted.weights,
};
const SIDES: readonly number[] = [0, 1];

function measure(state: State, seat: Seat): readonly number[] {
  return state.mission === -1 ? NOTHING : at(measureSides(state, 0), seat);
}

/** Whoever measures one side measures the other as well. */
const measureSides = recalled((state): readonly (readonly number[])[] => {
  const scene = sceneOf(state);
  return SIDES.map((seat) => measureSide(scene, seat));
});

function measureSide(scene: Scene, seat: Seat): readonly number[] {
  const { state } = scene;
  return [
    (at(state.vp, seat) * VP + cardsValue(state, seat)) / VP,
    armyValue(scene, seat) / VP,
    (heldValue(scene, seat) + drive(scene, seat) + raiderValue(scene, seat)) / VP,
    threatsOf(scene, seat) / VP,
    tempo(scene, seat) / VP,
  ];
}
