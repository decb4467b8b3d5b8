import type { Effect, FigureView, GroupView, View } from '@parsecs/imperial-assault';
import { listOf, type Texts } from '@parsecs/lang';
import { figureIn, tagOf } from './cards.ts';

export const NAMESPACES = ['imperial-assault', 'imperial-assault-board'] as const;

export function nameOfCard(texts: Texts, card: string): string {
  return texts.t(`imperial-assault:deployment.${card}.name`);
}

/** The card, and the sign on its base where there are several of its kind. */
export function nameOfFigure(texts: Texts, figure: Pick<FigureView, 'id' | 'card'>): string {
  const tag = tagOf(figure.id);
  const name = nameOfCard(texts, figure.card);
  return tag === undefined ? name : `${name} ${tag}`;
}

export function nameOfGroup(texts: Texts, group: Pick<GroupView, 'id' | 'card'>): string {
  return nameOfFigure(texts, group);
}

/** A figure, a raider or a door. */
export function nameOfTarget(texts: Texts, view: View, id: string): string {
  const figure = figureIn(view, id);
  if (figure !== undefined) return nameOfFigure(texts, figure);
  const [kind = '', number = 0] = id.split('-');
  return texts.t(`imperial-assault-board:target.${kind === 'raider' ? 'raider' : 'door'}`, {
    number,
  });
}

export function nameOfCommand(texts: Texts, id: string): string {
  return texts.t(`imperial-assault:command.${id}.name`);
}

export function nameOfAbility(texts: Texts, id: string): string {
  return texts.t(`imperial-assault:ability.${id}.name`);
}

export function nameOfMission(texts: Texts, id: string): string {
  return texts.t(`imperial-assault:mission.${id}.name`);
}

export function nameOfCondition(texts: Texts, condition: string): string {
  return texts.t(`imperial-assault:condition.${condition}.name`);
}

/** `+1 damage`, `Pierce 2`, `Stun`. */
export function nameOfEffect(texts: Texts, [keyword, value]: Effect): string {
  return texts.t(`imperial-assault-board:effect.${keyword}`, { value });
}

export function namesOfEffects(texts: Texts, effects: readonly Effect[]): string {
  return listOf(
    texts,
    effects.map((effect) => nameOfEffect(texts, effect)),
  );
}

/** A figure on the board for those who listen: who it is, where it stands, how it fares. */
export function labelFigure(texts: Texts, figure: FigureView): string {
  const { at, damage, health, conditions } = figure;
  const place =
    at.length === 0
      ? []
      : [texts.t('imperial-assault-board:piece.place', { space: at[0] ?? '' })];
  return [
    nameOfFigure(texts, figure),
    ...place,
    texts.t('imperial-assault-board:piece.damage', { damage, health }),
    ...conditions.map((condition) => nameOfCondition(texts, condition)),
  ].join(', ');
}
