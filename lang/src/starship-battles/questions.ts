import type { Params } from '../texts.ts';
import { activeOf, type QuestionContext, targetOf } from './question-context.ts';
import { otherParams, shipParams } from './words.ts';

/** Both ships of the attack under way. */
function attackParams({ view, known }: QuestionContext): Params {
  const target = targetOf(view);
  return {
    ...shipParams(activeOf(view), known),
    ...(target !== undefined && otherParams(target.id, known)),
  };
}

/** The sentence of the ask bar; it speaks to whoever is asked. */
export function describeQuestion(asking: QuestionContext): string {
  const { texts, question, view, known } = asking;
  switch (question.kind) {
    case 'fleet':
      return describeFleetQuestion(asking);
    case 'partner':
      return view.phase === 'setup'
        ? texts.t('starship-battles:question.partner-deploy')
        : texts.t('starship-battles:question.partner');
    case 'deploy':
    case 'path':
    case 'displace':
    case 'fire': {
      const params = shipParams(activeOf(view), known);
      return texts.t(`starship-battles:question.${question.kind}`, params);
    }
    case 'deploy-facing':
    case 'facing':
      return texts.t('starship-battles:question.facing', shipParams(activeOf(view), known));
    case 'reroll': {
      const { light, dark } = view.rolls;
      return texts.t('starship-battles:question.reroll', { light: light ?? 0, dark: dark ?? 0 });
    }
    case 'launch-square':
      return texts.t('starship-battles:question.launch-square', {
        ...shipParams(view.launching ?? '', known),
        ...otherParams(activeOf(view), known),
      });
    case 'options': {
      const isTarget = targetOf(view)?.owner === question.seat;
      const role = isTarget ? 'defender' : 'attacker';
      return texts.t(`starship-battles:question.options.${role}`, attackParams(asking));
    }
    case 'face':
    case 'roll':
      return texts.t(`starship-battles:question.${question.kind}`, attackParams(asking));
    case 'fly-casual':
    case 'emperors-will':
      return texts.t(`starship-battles:question.${question.kind}`, {
        ...attackParams(asking),
        damage: view.attack?.damage ?? 0,
      });
    default:
      return texts.t(`starship-battles:question.${question.kind}`);
  }
}

function describeFleetQuestion({ texts, question, view }: QuestionContext): string {
  const { setup, seats } = view;
  const side = seats[question.seat]?.faction ?? 'light';
  return setup.points === 0
    ? texts.t('starship-battles:question.fleet-free', { side })
    : texts.t('starship-battles:question.fleet', { side, count: setup.points });
}
