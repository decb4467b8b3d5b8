import {
  type Answer,
  chanceOf,
  type ImperialAssault,
  imperialAssault,
  reachOf,
  readAnswer,
  type TargetView,
  targetsFor,
  type View,
} from '@parsecs/imperial-assault';
import type { Texts } from '@parsecs/lang';
import { type Asked, foresee, imagined } from '@parsecs/table';
import { moverOf } from './spots.ts';
import { attackerOf } from './target-layer.tsx';
import { percentOf } from './words.ts';

/** What an answer costs and is likely to bring, in a few words. */
export function priceOf(
  texts: Texts,
  view: View,
  question: Asked<ImperialAssault>,
  answer: Answer,
  after: readonly string[] = [],
): string | undefined {
  switch (answer.kind) {
    case 'walk': {
      const mover = moverOf(view, question, undefined);
      const way = mover && reachOf(view, mover.id).find(({ at }) => at === answer.place);
      return way && texts.t('imperial-assault-board:price.points', { count: way.cost });
    }
    case 'move':
      return priceOfMove(texts, view, question, [answer.id, ...after]);
    case 'attack':
      return join(priceOfAttack(texts, view, question, answer.target), actions());
    default:
      return question.kind === 'act' ? actions() : undefined;
  }
  function actions(): string | undefined {
    return tellActions(texts, view, actionsOf(view, question, [answer.id]));
  }
}

function join(...parts: readonly (string | undefined)[]): string | undefined {
  const told = parts.flatMap((part) => part ?? []);
  return told.length === 0 ? undefined : told.join(' · ');
}

/** A move may be the beginning of a planned walk: both are paid for together. */
function priceOfMove(
  texts: Texts,
  view: View,
  question: Asked<ImperialAssault>,
  ids: readonly string[],
): string | undefined {
  const walk = readAnswer(ids.at(-1) ?? '');
  const figure = view.activation?.figure;
  if (walk?.kind !== 'walk' || figure === undefined) {
    return tellActions(texts, view, actionsOf(view, question, ids));
  }
  const moves = ids.slice(0, -1);
  const moved = foresee(imperialAssault, imagined(imperialAssault, view), question.seat, moves);
  const way = moved && reachOf(moved.view, figure).find(({ at }) => at === walk.place);
  return texts.t('imperial-assault-board:price.way', {
    space: walk.place,
    points: texts.t('imperial-assault-board:price.points', { count: way?.cost ?? 0 }),
    actions: tellActions(texts, view, actionsOf(view, question, moves)) ?? '',
  });
}

function priceOfAttack(
  texts: Texts,
  view: View,
  question: Asked<ImperialAssault>,
  target: string,
): string | undefined {
  const attacker = attackerOf(view, question);
  if (attacker === undefined || question.kind === 'cleave') return undefined;
  const aimed = targetsFor(view, attacker).find((own) => own.target === target);
  return aimed && tellOdds(texts, question.unaided ? { ...aimed, odds: null } : aimed);
}

/** How far away, how likely to hit, how likely to defeat. */
export function tellOdds(texts: Texts, { distance, odds, left }: TargetView): string {
  if (odds === null) return texts.t('imperial-assault-board:distance', { count: distance });
  return texts.t('imperial-assault-board:price.attack', {
    distance,
    hit: percentOf(odds.hit),
    defeat: percentOf(chanceOf(odds, left)),
  });
}

/** As the rules themselves count them on an imagined position. */
function actionsOf(view: View, question: Asked<ImperialAssault>, ids: readonly string[]): number {
  if (question.kind !== 'act' || view.activation === null) return 0;
  const { figure, actions } = view.activation;
  const later = foresee(imperialAssault, imagined(imperialAssault, view), question.seat, ids);
  const after = later?.view.activation;
  return after?.figure === figure ? Math.max(0, actions - after.actions) : 0;
}

function tellActions(texts: Texts, { activation }: View, count: number): string | undefined {
  if (count === 0) return undefined;
  return count > 1 && count === activation?.actions
    ? texts.t('imperial-assault-board:price.all-actions', { count })
    : texts.t('imperial-assault-board:price.actions', { count });
}
