import { type Asking, attackParams, figureAt, frameOf, numberParams } from './asking.ts';
import { tellDice, tellResults } from './dice.ts';
import { figureParams, nameEffect, targetParams } from './words.ts';

/** The sentence of the ask bar; it speaks to whoever is asked. */
export function describeQuestion(asking: Asking): string {
  const { texts, question } = asking;
  const sentence = describeKind(asking);
  // IA-313: asked although nothing fits, so that nobody can tell.
  const isIdle = question.guarded === true && question.answers.every(({ id }) => id === 'pass');
  return isIdle ? `${sentence} ${texts.t('imperial-assault:question.nothing-fits')}` : sentence;
}

function describeKind(asking: Asking): string {
  const { texts, question, view } = asking;
  const { kind } = question;
  switch (kind) {
    case 'activate':
      return question.answers.some(({ id }) => id === 'pass')
        ? texts.t('imperial-assault:question.activate-or-pass')
        : texts.t('imperial-assault:question.activate');
    case 'mark':
      return question.answers[0]?.id.startsWith('mark:red') === true
        ? texts.t('imperial-assault:question.mark-red')
        : texts.t('imperial-assault:question.mark-blue');
    case 'deploy': {
      const figure = question.answers[0]?.id.split(':')[2] ?? '';
      return texts.t(
        'imperial-assault:question.deploy',
        figureParams(figure, asking, question.seat),
      );
    }
    case 'start-of-activation':
    case 'after-special-action':
    case 'after-activation': {
      const about = frameOf(view, 'window')?.about;
      return texts.t(`imperial-assault:question.${kind}`, numberParams(about, asking));
    }
    case 'act':
    case 'extra-action':
      return describeActing(asking);
    case 'strain': {
      const strain = frameOf(view, 'strain');
      const params = numberParams(strain?.figure, asking);
      return texts.t('imperial-assault:question.strain', { ...params, count: strain?.points ?? 1 });
    }
    case 'walk':
      return describeWalk(asking);
    case 'displace':
      return describeDisplacing(asking);
    default:
      return isOfAttack(kind) ? describeAttack(asking) : describeEffect(asking);
  }
}

function describeActing(asking: Asking): string {
  const { texts, question, view } = asking;
  const { figure = '', actions = 0, points = 0 } = view.activation ?? {};
  const params = { ...figureParams(figure, asking, question.seat), actions, points };
  return texts.t(`imperial-assault:question.${question.kind}`, params);
}

function describeWalk(asking: Asking): string {
  const { texts, view } = asking;
  const walk = frameOf(view, 'walk');
  const params = { ...numberParams(walk?.figure, asking), points: walk?.points ?? 0 };
  return walk?.counts === true
    ? texts.t('imperial-assault:question.walk-spaces', params)
    : texts.t('imperial-assault:question.walk', params);
}

function describeDisplacing(asking: Asking): string {
  const { texts, view } = asking;
  const frame = frameOf(view, 'displace');
  const params = numberParams(frame?.mover, asking);
  return frame?.waiting.includes(frame.mover) === true
    ? texts.t('imperial-assault:question.stranded', params)
    : texts.t('imperial-assault:question.displace', params);
}

const OF_ATTACK: readonly string[] = [
  'declaring',
  'declared-on-you',
  'reroll-attack',
  'reroll-defence',
  'modify-attack',
  'after-attack',
  'after-attack-on-you',
  'target',
  'target-space',
  'pool',
  'surge',
  'cleave',
];

function isOfAttack(kind: string): boolean {
  return OF_ATTACK.includes(kind);
}

function describeAttack(asking: Asking): string {
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
function tellRolls({ texts, view: { attack } }: Asking): string {
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
function describeEffect(asking: Asking): string {
  const { texts, question, view } = asking;
  const frame = frameOf(view, 'effect');
  const effect = frame === undefined ? '' : nameEffect(texts, frame.effect);
  switch (question.kind) {
    case 'push':
      return texts.t('imperial-assault:question.push', {
        ...targetParams(figureAt(view, frame?.chosen[0])?.id ?? '', asking),
      });
    case 'place':
      return texts.t('imperial-assault:question.place', numberParams(frame?.figure, asking));
    case 'ordered': {
      const params = numberParams(frame?.chosen[0], asking);
      return texts.t('imperial-assault:question.ordered', { ...params, effect });
    }
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

function describeMission(asking: Asking): string {
  const { texts, question, view } = asking;
  const frame = frameOf(view, 'mission');
  switch (question.kind) {
    case 'deliver':
      return texts.t('imperial-assault:question.deliver', numberParams(frame?.chosen[0], asking));
    case 'raid-target':
      return texts.t('imperial-assault:question.raid-target', {
        ...figureParams(`raider-${(frame?.step ?? 0) + 1}`, asking),
      });
    case 'raider-move':
      return texts.t('imperial-assault:question.raider-move', {
        ...figureParams(`raider-${(frame?.chosen.at(-1) ?? 0) + 1}`, asking),
      });
    default:
      return texts.t(`imperial-assault:question.${question.kind}`);
  }
}
