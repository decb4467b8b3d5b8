import { type Answer, isOfAttack, type View } from '@parsecs/imperial-assault/words';
import { tellDice, tellResults } from './dice.ts';
import { attackParams, momentOf, type QuestionContext } from './question-context.ts';
import { figureParams, nameEffect, targetParams } from './words.ts';

/** The sentence of the ask bar; it speaks to whoever is asked. */
export function describeQuestion(asking: QuestionContext): string {
  const { texts, question } = asking;
  const sentence = describeKind(asking);
  // IA-313: asked although nothing fits, so that nobody can tell.
  const isIdle = question.guarded === true && question.answers.every(isPass);
  return isIdle ? `${sentence} ${texts.t('imperial-assault:question.nothing-fits')}` : sentence;
}

/** Not all figures find room: whichever is set up now is chosen as well. */
function isChoiceOfFigures({ answers }: QuestionContext['question']): boolean {
  const figures = answers.map((answer) => (answer.kind === 'deploy' ? answer.figure : ''));
  return new Set(figures).size > 1;
}

function isPass({ kind }: Answer): boolean {
  return kind === 'pass';
}

function describeKind(asking: QuestionContext): string {
  const { texts, question, view } = asking;
  const { kind } = question;
  const [first] = question.answers;
  switch (kind) {
    case 'activate':
      return question.answers.some(isPass)
        ? texts.t('imperial-assault:question.activate-or-pass')
        : texts.t('imperial-assault:question.activate');
    case 'mark':
      return first?.kind === 'mark' && first.colour === 'red'
        ? texts.t('imperial-assault:question.mark-red')
        : texts.t('imperial-assault:question.mark-blue');
    case 'deploy': {
      if (isChoiceOfFigures(question)) return texts.t('imperial-assault:question.deploy-any');
      const figure = first?.kind === 'deploy' ? first.figure : '';
      return texts.t(
        'imperial-assault:question.deploy',
        figureParams(figure, asking, question.seat),
      );
    }
    case 'start-of-activation':
    case 'after-special-action':
    case 'after-activation': {
      const about = momentOf(view, 'window')?.about ?? '';
      return texts.t(`imperial-assault:question.${kind}`, figureParams(about, asking));
    }
    case 'act':
    case 'extra-action':
      return describeActing(asking);
    case 'strain': {
      const { figure = '', points = 1 } = momentOf(view, 'strain') ?? {};
      const params = { ...figureParams(figure, asking), count: points };
      return texts.t('imperial-assault:question.strain', params);
    }
    case 'walk':
      return describeWalk(asking);
    case 'displace':
      return describeDisplacing(asking);
    default:
      return isOfAttack(kind) ? describeAttack(asking) : describeEffect(asking);
  }
}

function describeActing(asking: QuestionContext): string {
  const { texts, question, view } = asking;
  const { figure = '', actions = 0, points = 0 } = view.activation ?? {};
  const params = { ...figureParams(figure, asking, question.seat), actions, points };
  return texts.t(`imperial-assault:question.${question.kind}`, params);
}

function describeWalk(asking: QuestionContext): string {
  const { texts, view } = asking;
  const { figure = '', points = 0, counts = false } = momentOf(view, 'walk') ?? {};
  const params = { ...figureParams(figure, asking), points };
  return counts
    ? texts.t('imperial-assault:question.walk-spaces', params)
    : texts.t('imperial-assault:question.walk', params);
}

function describeDisplacing(asking: QuestionContext): string {
  const { texts, view } = asking;
  const { mover = '', waiting = [] } = momentOf(view, 'displace') ?? {};
  const params = figureParams(mover, asking);
  return waiting.includes(mover)
    ? texts.t('imperial-assault:question.stranded', params)
    : texts.t('imperial-assault:question.displace', params);
}

function describeAttack(asking: QuestionContext): string {
  const { texts, question, view } = asking;
  const params = attackParams(asking);
  const results = view.attack?.results ?? null;
  switch (question.kind) {
    case 'surge':
      return texts.t('imperial-assault:question.surge', {
        ...params,
        count: results?.surges ?? 0,
        results: results === null ? '' : tellResults(texts, results),
      });
    case 'cleave':
      return texts.t('imperial-assault:question.cleave', {
        ...params,
        value: results?.cleave.at(-1) ?? 0,
      });
    default:
      return texts.t(`imperial-assault:question.${question.kind}`, {
        ...params,
        dice: tellRolls(asking),
      });
  }
}

/** How the dice lie. */
function tellRolls({ texts, view: { attack } }: QuestionContext): string {
  if (attack === null) return '';
  const shown = tellDice(texts, attack.attackDice);
  return attack.defenceDice.length === 0
    ? texts.t('imperial-assault:position.dice-attack', { attack: shown })
    : texts.t('imperial-assault:position.dice', {
        attack: shown,
        defence: tellDice(texts, attack.defenceDice),
      });
}

/** Abilities and cards that ask something, and the mission. */
function describeEffect(asking: QuestionContext): string {
  const { texts, question, view } = asking;
  const moment = momentOf(view, 'effect');
  const effect = moment === undefined ? '' : nameEffect(texts, moment.effect);
  const [chosen = ''] = moment?.chosen ?? [];
  switch (question.kind) {
    case 'push':
      return texts.t('imperial-assault:question.push', targetParams(chosen, asking));
    case 'place':
      return texts.t('imperial-assault:question.place', figureParams(moment?.figure ?? '', asking));
    case 'ordered':
      return texts.t('imperial-assault:question.ordered', {
        ...figureParams(chosen, asking),
        effect,
      });
    case 'reroll-set':
      return texts.t('imperial-assault:question.reroll-set', { effect, dice: tellRolls(asking) });
    case 'remove-die':
    case 'discard':
    case 'choose-figure':
    case 'choose-group':
      return texts.t(`imperial-assault:question.${question.kind}`, { effect });
    default:
      return describeMission(asking);
  }
}

function describeMission(asking: QuestionContext): string {
  const { texts, question, view } = asking;
  switch (question.kind) {
    case 'raider-displace': {
      const [raider = ''] = momentOf(view, 'displace')?.waiting ?? [];
      return texts.t('imperial-assault:question.raider-displace', figureParams(raider, asking));
    }
    case 'deliver':
    case 'raid-target':
    case 'raider-move':
      return texts.t(
        `imperial-assault:question.${question.kind}`,
        figureParams(figureOfMission(view), asking),
      );
    default:
      return texts.t(`imperial-assault:question.${question.kind}`);
  }
}

/** Whoever carries something home, and the raider that strikes or is on its way. */
function figureOfMission(view: View): string {
  const mission = momentOf(view, 'mission');
  if (mission?.when === 'deliver') return mission.figure;
  const task = mission?.when === 'end-of-round' ? mission.task : null;
  if (task?.task !== 'raid') return '';
  if (task.step === 'strike') return task.raider;
  return task.step === 'move' ? (task.moved.at(-1) ?? '') : '';
}
