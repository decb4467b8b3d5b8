import type { Answer, AnswerOf } from '@parsecs/imperial-assault/words';
import { kindOf, surgeOf } from './answers.ts';
import { tellFigure, tellTarget } from './facts.ts';
import { figureNamed, type QuestionContext } from './question-context.ts';
import { explain, nameFigure } from './words.ts';

/** What an answer leads to, in one sentence; empty where its own words say everything. */
export function describeAnswerHint(answer: Answer, asking: QuestionContext): string {
  const { texts, view } = asking;
  switch (answer.kind) {
    case 'seat':
      return texts.t('imperial-assault:hint.initiative');
    case 'mark':
      return texts.t(`imperial-assault:hint.mark-${answer.colour}`);
    case 'activate':
    case 'group':
      return hintAtGroup(answer.group, asking);
    case 'next':
    case 'figure':
      return tellTarget(answer.figure, view, asking);
    case 'attack':
      return tellTarget(answer.target, view, asking);
    case 'raider':
      return tellTarget(answer.raider, view, asking);
    case 'special':
    case 'use':
    case 'reroll':
      return explain(texts, 'ability', answer.ability);
    case 'play':
    case 'resolve':
    case 'discard':
      return explain(texts, 'command', answer.card);
    case 'high-command':
      return explain(texts, 'deployment', 'rebel-high-command');
    case 'shed':
      return explain(texts, 'condition', answer.condition);
    case 'effect': {
      const group = answer.effect === 'burst-fire' ? 'command' : 'keyword';
      return explain(texts, group, answer.effect);
    }
    case 'surge':
      return hintAtSurge(answer, asking);
    default:
      return hintAtDeed(answer, asking);
  }
}

/** Where the figures of the group stand and how they are. */
function hintAtGroup(group: string, asking: QuestionContext): string {
  const { view } = asking;
  const own = view.figures.filter((figure) => figure.group === group && figure.at.length > 0);
  if (own.length === 1) return own.map(({ id }) => tellTarget(id, view, asking)).join('');
  return own
    .map((figure) => {
      const facts = tellFigure(figure, view, asking).join(', ');
      return `${nameFigure(figure.id, asking)}: ${facts}.`;
    })
    .join(' ');
}

function hintAtSurge(answer: AnswerOf<'surge'>, asking: QuestionContext): string {
  const effects = surgeOf(answer, asking)?.effects ?? [];
  return effects.map(([keyword]) => explain(asking.texts, 'keyword', keyword)).join(' ');
}

function hintAtDeed(answer: Answer, asking: QuestionContext): string {
  const { texts, question, view } = asking;
  switch (answer.kind) {
    case 'move': {
      const { speed } = figureNamed(view, view.activation?.figure ?? '') ?? {};
      // IA-297: whoever moves to the limit is Stunned before the points can be spent.
      if (speed === undefined || question.kind === 'extra-action') return '';
      return texts.t('imperial-assault:hint.move', { count: speed });
    }
    case 'end': {
      const { actions = 0, points = 0 } = view.activation ?? {};
      return actions + points === 0
        ? ''
        : texts.t('imperial-assault:hint.end', { actions, points });
    }
    case 'retrieve': {
      const key = `imperial-assault:hint.retrieve.${kindOf(answer.token, asking) ?? ''}` as const;
      return texts.has(key) ? texts.t(key) : '';
    }
    case 'open':
    case 'flip':
    case 'reprogram':
    case 'upload':
    case 'token':
    case 'damage':
    case 'resign':
      return texts.t(`imperial-assault:hint.${answer.kind}`);
    case 'discard-top': {
      const count = view.seats[question.seat]?.deck ?? 0;
      return texts.t('imperial-assault:hint.discard', { count });
    }
    case 'pass':
      return question.kind === 'activate' ? texts.t('imperial-assault:hint.pass') : '';
    case 'stop':
      return hintAtStop(asking);
    default:
      return '';
  }
}

function hintAtStop({ texts, question }: QuestionContext): string {
  if (question.kind === 'surge') return texts.t('imperial-assault:hint.stop-surge');
  return question.kind === 'extra-action' ? texts.t('imperial-assault:hint.stop-extra') : '';
}
