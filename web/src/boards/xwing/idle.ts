import type { Asked } from '@parsecs/table';
import type { Answer, View, XWing } from '@parsecs/xwing';
import { attackIn, type ShownAttack } from './moment.ts';
import { shipIn } from './ships.ts';

/** Whoever spends a focus token there gives it to somebody else: that is never for nothing. */
const GIVES_FOCUS: readonly string[] = ['garvendreis'];

/**
 * The answer to a question about dice that lie as they will be counted, whatever is spent on them.
 * Where a card could be used the question is always asked: cards do more than change dice.
 */
export function idleAnswer(view: View, question: Asked<XWing>): string | undefined {
  const isAttack = question.kind === 'modify-attack-dice';
  if (!isAttack && question.kind !== 'modify-defence-dice') return undefined;
  const done = question.answers.find((answer) => answer.kind === 'word' && answer.word === 'done');
  const attack = attackIn(view);
  if (done === undefined || attack === undefined) return undefined;
  const spender = shipIn(view, isAttack ? attack.ship : attack.target);
  if (spender?.pilot === null || GIVES_FOCUS.includes(spender?.pilot ?? '')) return undefined;
  const isVain = (answer: Answer): boolean => answer.id === done.id || isForNothing(answer, attack);
  return question.answers.every(isVain) ? done.id : undefined;
}

function isForNothing(answer: Answer, attack: ShownAttack): boolean {
  if (answer.kind === 'spend-lock') {
    // A critical hit is the best face there is.
    return attack.attack.every(
      (face, place) => face === 'critical' || attack.fixed[place] === true,
    );
  }
  if (answer.kind !== 'word') return false;
  const isDefended = struckBy(attack) <= evadesOf(attack);
  if (answer.word === 'spend-evade') return isDefended;
  if (answer.word !== 'spend-focus') return false;
  const isRolled = attack.defence.length > 0;
  return isRolled
    ? isDefended || !attack.defence.includes('focus')
    : !attack.attack.includes('focus');
}

function struckBy({ attack }: ShownAttack): number {
  return attack.filter((face) => face === 'hit' || face === 'critical').length;
}

function evadesOf({ defence, evades }: ShownAttack): number {
  return defence.filter((face) => face === 'evade').length + evades;
}
