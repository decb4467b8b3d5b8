import type { FigureCard } from '../cards/cards.ts';
import type { FigureRules } from '../rules.ts';
import type { Scene } from './scene.ts';

/** Judgements are counted in tenths of a victory point. */
export const VP = 10;
/** What a figure is worth apart from its damage, and what its Health is worth. */
export const ALIVE = 0.4;
export const HEALTH = 0.6;
/** What a space nearer to the enemy is worth. */
export const NEAR = 0.8;
const RANGED_DISTANCE = 3;
const RED_MARK = 100;

/** A figure's share of its group, more if the group bears the red mark. */
export function figureValue({ state, rules }: Scene, figure: number): number {
  const { card, group } = rules.figures[figure] as FigureRules;
  const marked = state.marks[group] === 1 ? RED_MARK : 0;
  return (card.cost * VP + marked) / card.figures;
}

export function wantedDistance({ attack }: FigureCard): number {
  return attack.type === 'melee' ? 1 : RANGED_DISTANCE;
}
