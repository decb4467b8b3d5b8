import type { MakeRecipe } from './recipe.ts';
import * as fight from './recipes/fight.ts';
import * as flight from './recipes/flight.ts';
import * as signals from './recipes/signals.ts';
import * as table from './recipes/table.ts';
import * as weapons from './recipes/weapons.ts';
import type { Sound } from './sounds.ts';

/** So many renderings of each sound are kept, and one of them is played by turns. */
export const VARIANTS = 3;

export const RECIPES: Readonly<Record<Sound, MakeRecipe>> = {
  ...flight,
  cannon: weapons.cannon,
  turbolaser: weapons.turbolaser,
  blaster: weapons.blaster,
  sabre: weapons.sabre,
  blow: weapons.blow,
  'near-miss': weapons.nearMiss,
  shield: fight.shield,
  'shield-up': fight.shieldUp,
  hull: fight.hull,
  crit: fight.crit,
  ion: fight.ion,
  bomb: fight.bomb,
  blast: fight.blast,
  explosion: fight.explosion,
  breakup: fight.breakup,
  hurt: fight.hurt,
  defeat: fight.defeat,
  mend: fight.mend,
  dice: table.dice,
  'dice-land': table.diceLand,
  'die-turn': table.dieTurn,
  card: table.card,
  deal: table.deal,
  dial: table.dial,
  token: table.token,
  step: table.step,
  door: table.door,
  ...signals,
};
