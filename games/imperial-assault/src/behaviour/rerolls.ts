import { type Answer, expectAnswer } from '../answers.ts';
import { freshAttackDice, freshDefenceDice, rerollDie } from '../attack/dice.ts';
import { areAdjacent, distanceTo, friendsOf } from '../board.ts';
import type { AttackFrame } from '../frames.ts';
import type { DieName } from '../names.ts';
import { offersAt } from '../offers.ts';
import { hasAbility, hasTrait, RAIDERS } from '../rules.ts';
import { currentAttack, rulesOf, type State } from '../state.ts';
import type { AbilityId, Window } from '../vocabulary.ts';
import type { AbilityOffer } from './declare.ts';

const INSPIRING_RANGE = 3;

/** One die, once per attack (IA-181): who may, and which dice. */
function reroll(
  id: AbilityId,
  window: Window,
  users: (state: State, attack: AttackFrame) => readonly number[],
  dice: (attack: AttackFrame) => readonly DieName[],
): AbilityOffer {
  return {
    id,
    window,
    kind: 'offer',
    answers: (state): readonly Answer[] => {
      const attack = currentAttack(state);
      if (attack === undefined) return [];
      const answers: Answer[] = [];
      const offers = offersAt(state);
      for (const user of users(state, attack)) {
        for (const die of dice(attack)) {
          answers.push(offers.reroll(id, user, die));
        }
      }
      return answers;
    },
    use: (state, _frame, answer, on) => {
      const attack = currentAttack(state);
      if (attack !== undefined) rerollDie(attack, expectAnswer(answer, 'reroll').die, id, on);
    },
  };
}

function attackerWith(state: State, attack: AttackFrame, id: AbilityId): readonly number[] {
  return hasAbility(rulesOf(state), attack.figure, id) ? [attack.figure] : [];
}

function targetWith(state: State, attack: AttackFrame, id: AbilityId): readonly number[] {
  const { target } = attack;
  return target < RAIDERS && hasAbility(rulesOf(state), target, id) ? [target] : [];
}

export const REROLLS: readonly AbilityOffer[] = [
  reroll(
    'targeting-computer',
    'reroll-attack',
    (state, attack) => attackerWith(state, attack, 'targeting-computer'),
    freshAttackDice,
  ),
  reroll(
    'squad-training',
    'reroll-attack',
    (state, attack) => {
      const rules = rulesOf(state);
      return attackerWith(state, attack, 'squad-training').filter((figure) =>
        friendsOf(state, figure).some(
          (friend) => hasTrait(rules, friend, 'trooper') && areAdjacent(state, friend, figure),
        ),
      );
    },
    freshAttackDice,
  ),
  reroll(
    'inspiring',
    'reroll-attack',
    (state, attack) =>
      friendsOf(state, attack.figure).filter(
        (friend) =>
          hasAbility(rulesOf(state), friend, 'inspiring') &&
          distanceTo(state, friend, attack.figure) <= INSPIRING_RANGE,
      ),
    (attack) => [...freshAttackDice(attack), ...freshDefenceDice(attack)],
  ),
  reroll(
    'foresight',
    'reroll-defence',
    (state, attack) => targetWith(state, attack, 'foresight'),
    freshDefenceDice,
  ),
  reroll(
    'cower',
    'reroll-defence',
    (state, attack) =>
      targetWith(state, attack, 'cower').filter((target) =>
        friendsOf(state, target).some((friend) => areAdjacent(state, friend, target)),
      ),
    freshDefenceDice,
  ),
];
