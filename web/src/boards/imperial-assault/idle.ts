import { type ImperialAssault, imperialAssault, type View } from '@parsecs/imperial-assault';
import type { StepContext } from '@parsecs/kernel';
import { seededChance } from '@parsecs/kernel';
import { type Asked, imagined } from '@parsecs/table';

/**
 * The answer to a question whose answers all lead to the same. Never to a guarded one: when it is
 * answered would tell what is not held.
 */
export function idleAnswer(view: View, question: Asked<ImperialAssault>): string | undefined {
  if (question.guarded === true) return undefined;
  switch (question.kind) {
    case 'remove-die':
      return areDiceAlike(view, question) ? question.answers[0]?.id : undefined;
    case 'surge':
      return areSurgesIdle(view, question)
        ? question.answers.find(({ kind }) => kind === 'stop')?.id
        : undefined;
    default:
      return undefined;
  }
}

/** Dice of one color that show the same: whichever is removed, the others are left. */
function areDiceAlike({ attack }: View, { answers }: Asked<ImperialAssault>): boolean {
  if (attack === null) return false;
  const pools = { attack: attack.attackDice, defence: attack.defenceDice };
  const shown = answers.map((answer) => {
    if (answer.kind !== 'die') return answer.id;
    const [pool = '', number] = answer.die.split('-');
    const die = pools[pool as keyof typeof pools]?.[Number(number) - 1];
    return die === undefined ? answer.id : `${pool} ${die.die} ${die.face} ${die.rerolled}`;
  });
  return new Set(shown).size === 1;
}

/** More ways of spending than this are not tried: the question is asked. */
const MOST_WAYS = 60;

/** Every way of spending surges ends the attack as spending none does. */
function areSurgesIdle(view: View, question: Asked<ImperialAssault>): boolean {
  const context: StepContext<ImperialAssault['event']> = { chance: seededChance('idle') };
  const ends = new Set<string>();
  let ways = 0;
  const spend = (state: ImperialAssault['state']): boolean => {
    if (state.question !== 'surge' || !imperialAssault.asked(state).includes(question.seat)) {
      const end = endOf(imperialAssault.view(state, question.seat));
      if (end === undefined) return false;
      ends.add(end);
      ways += 1;
      return ends.size === 1 && ways <= MOST_WAYS;
    }
    return imperialAssault.question(state, question.seat).answers.every((answer) => {
      const trial = imperialAssault.copy(state);
      imperialAssault.answer(trial, question.seat, answer, context);
      return spend(trial);
    });
  };
  return spend(imagined(imperialAssault, view)) && ends.size === 1;
}

/** Steps that begin when damage is dealt and every effect of the attack has come about. */
const RESOLVED: readonly string[] = ['after-attacker', 'after-defender', 'end'];

/**
 * What is left of the position once the damage is dealt; nothing where it is not. What dice and surges
 * came to means nothing then.
 */
function endOf(view: View): string | undefined {
  const { attack } = view;
  if (attack === null) return JSON.stringify(view);
  const frame = view.moment.findLast((own) => own.kind === 'attack');
  if (frame === undefined || !RESOLVED.includes(frame.step)) return undefined;
  const moment = view.moment.filter((own) => own !== frame);
  const { missed, dealt } = attack;
  return JSON.stringify({ ...view, attack: { missed, hurt: dealt !== null && dealt > 0 }, moment });
}
