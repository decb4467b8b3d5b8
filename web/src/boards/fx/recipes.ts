import type { Effect } from './effect.ts';
import { blast, breakup, bump, burn, explosion, fall } from './recipe-bursts.ts';
import { beam, blow, critical, shield, sparks, volley } from './recipe-shots.ts';
import {
  arrival,
  door,
  engine,
  hyperspace,
  maw,
  mend,
  points,
  rocks,
  triumph,
} from './recipe-ways.ts';
import type { Stage } from './stage.ts';

type Recipes = {
  readonly [K in Effect['kind']]: (
    stage: Stage,
    effect: Extract<Effect, { readonly kind: K }>,
  ) => void;
};

const RECIPES: Recipes = {
  volley,
  blow,
  shield,
  sparks,
  critical,
  explosion,
  breakup,
  burn,
  blast,
  bump,
  engine,
  arrival,
  mend,
  fall,
  door,
  points,
  beam,
  hyperspace,
  rocks,
  maw,
  triumph,
};

export function play(stage: Stage, effect: Effect): void {
  const recipe = RECIPES[effect.kind] as (stage: Stage, effect: Effect) => void;
  recipe(stage, effect);
}
