import type { EventType } from '@parsecs/imperial-assault';
import type { Params } from '../texts.ts';
import { nameDie, tellDice, tellEffects, tellFace, tellResults } from './dice.ts';
import { by, type Of, type Tellers } from './text-context.ts';
import { figureParams, isDoor, type Naming, nameEffect, targetParams } from './words.ts';

/** Events of an attack, and of damage and conditions however they come about. */
type OfAttack = Extract<
  EventType,
  | 'declared'
  | 'rolled'
  | 'rerolled'
  | 'die-removed'
  | 'results'
  | 'surge-spent'
  | 'missed'
  | 'hit'
  | 'damaged'
  | 'rolled-damage'
  | 'recovered'
  | 'strain-bought-off'
  | 'condition'
  | 'defeated'
>;

function pairParams(
  { figure, target }: { readonly figure: string; readonly target: string },
  naming: Naming,
): Params {
  return { ...figureParams(figure, naming), ...targetParams(target, naming) };
}

function tellRoll({ attack, defence }: Of<'rolled'>, naming: Naming): string {
  const shown = tellDice(naming.texts, attack);
  return defence.length === 0
    ? naming.texts.t('imperial-assault:event.rolled-attack', { attack: shown })
    : naming.texts.t('imperial-assault:event.rolled', {
        attack: shown,
        defence: tellDice(naming.texts, defence),
      });
}

export const ATTACK_TELLERS: Tellers<OfAttack> = {
  declared: (event, naming) =>
    naming.texts.t('imperial-assault:event.declared', {
      ...pairParams(event, naming),
      space: event.space,
      dice: event.dice.map((die) => nameDie(naming.texts, die)).join(', '),
    }),
  rolled: tellRoll,
  rerolled: ({ by: cause, from, to }, { texts }) =>
    texts.t('imperial-assault:event.rerolled', {
      effect: nameEffect(texts, cause),
      die: from.die,
      from: tellFace(texts, from.die, from.face),
      to: tellFace(texts, to.die, to.face),
    }),
  'die-removed': ({ by: cause, die }, { texts }) =>
    texts.t('imperial-assault:event.die-removed', { effect: nameEffect(texts, cause), die }),
  results: (event, { texts }) => tellResults(texts, event),
  'surge-spent': ({ figure, cost, effects }, naming) =>
    naming.texts.t('imperial-assault:event.surge-spent', {
      ...figureParams(figure, naming),
      count: cost,
      effects: tellEffects(naming.texts, effects),
    }),
  missed: (event, naming) =>
    naming.texts.t(`imperial-assault:event.missed.${event.cause}`, pairParams(event, naming)),
  hit: (event, naming) => {
    const params = pairParams(event, naming);
    return event.damage === 0
      ? naming.texts.t('imperial-assault:event.hit-nothing', params)
      : naming.texts.t('imperial-assault:event.hit', { ...params, count: event.damage });
  },
  damaged: ({ target, damage, by: cause }, naming) =>
    naming.texts.t('imperial-assault:event.damaged', {
      ...targetParams(target, naming),
      effect: nameEffect(naming.texts, cause),
      count: damage,
    }),
  'rolled-damage': ({ by: cause, dice }, naming) =>
    naming.texts.t('imperial-assault:event.rolled-damage', {
      effect: nameEffect(naming.texts, cause),
      dice: tellDice(naming.texts, dice),
    }),
  recovered: ({ figure, damage }, naming) =>
    naming.texts.t('imperial-assault:event.recovered', {
      ...figureParams(figure, naming),
      count: damage,
    }),
  'strain-bought-off': ({ figure, seat, card }, naming) => {
    const { name, who } = by(seat, naming);
    return naming.texts.t(`imperial-assault:event.strain-bought-off.${who}`, {
      name,
      card,
      ...figureParams(figure, naming),
    });
  },
  condition: ({ figure, condition, gained }, naming) => {
    const params = { ...figureParams(figure, naming), condition };
    return gained
      ? naming.texts.t('imperial-assault:event.condition-gained', params)
      : naming.texts.t('imperial-assault:event.condition-lost', params);
  },
  defeated: ({ target }, naming) => {
    const params = targetParams(target, naming);
    return isDoor(target)
      ? naming.texts.t('imperial-assault:event.destroyed', params)
      : naming.texts.t('imperial-assault:event.defeated', params);
  },
};
