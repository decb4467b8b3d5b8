import { kindOf, readAnswer, surgeOf } from './answers.ts';
import { type Asking, figureNamed } from './asking.ts';
import { tellFigure, tellTarget } from './facts.ts';
import { explain, nameFigure } from './words.ts';

/** What an answer leads to, in one sentence; empty where its own words say everything. */
export function describeAnswerHint(id: string, asking: Asking): string {
  const { texts, view } = asking;
  const { verb, what } = readAnswer(id);
  switch (verb) {
    case 'seat':
      return texts.t('imperial-assault:hint.initiative');
    case 'mark':
      return what === 'red'
        ? texts.t('imperial-assault:hint.mark-red')
        : texts.t('imperial-assault:hint.mark-blue');
    case 'activate':
    case 'group':
      return hintAtGroup(what, asking);
    case 'next':
    case 'figure':
    case 'attack':
      return tellTarget(what, view, asking);
    case 'raider':
      return tellTarget(`raider-${what}`, view, asking);
    case 'special':
    case 'use':
    case 'reroll':
      return explain(texts, 'ability', what);
    case 'play':
    case 'resolve':
      return explain(texts, 'command', what);
    case 'high-command':
      return explain(texts, 'deployment', 'rebel-high-command');
    case 'shed':
      return explain(texts, 'condition', what);
    case 'effect':
      return explain(texts, what === 'burst-fire' ? 'command' : 'keyword', what);
    case 'surge':
      return hintAtSurge(what, asking);
    default:
      return hintAtDeed(id, asking);
  }
}

/** Where the figures of the group stand and how they are. */
function hintAtGroup(group: string, asking: Asking): string {
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

function hintAtSurge(number: string, asking: Asking): string {
  const effects = surgeOf(number, asking)?.effects ?? [];
  return effects.map(([keyword]) => explain(asking.texts, 'keyword', keyword)).join(' ');
}

function hintAtDeed(id: string, asking: Asking): string {
  const { texts, question, view } = asking;
  const { verb, what } = readAnswer(id);
  switch (verb) {
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
      const key = `imperial-assault:hint.retrieve.${kindOf(what, asking) ?? ''}` as const;
      return texts.has(key) ? texts.t(key) : '';
    }
    case 'open':
    case 'flip':
    case 'reprogram':
    case 'upload':
    case 'token':
    case 'damage':
      return texts.t(`imperial-assault:hint.${verb}`);
    case 'discard':
      return what === ''
        ? texts.t('imperial-assault:hint.discard', { count: view.seats[question.seat]?.deck ?? 0 })
        : explain(texts, 'command', what);
    case 'pass':
      return question.kind === 'activate' ? texts.t('imperial-assault:hint.pass') : '';
    case 'stop':
      return hintAtStop(asking);
    default:
      return '';
  }
}

function hintAtStop({ texts, question }: Asking): string {
  if (question.kind === 'surge') return texts.t('imperial-assault:hint.stop-surge');
  return question.kind === 'extra-action' ? texts.t('imperial-assault:hint.stop-extra') : '';
}
