import type { AttackResult, DefenceResult, Event, View } from '@parsecs/xwing';
import { attackIn, type ShownAttack } from './moment.ts';

/** Dice of which nothing more is known than what they show. */
function fresh(dice: readonly unknown[]): readonly boolean[] {
  return dice.map(() => false);
}

/** The attack that is told of after an event: nothing is over, `undefined` leaves it as it is. */
export function foldAttack(view: View, event: Event): ShownAttack | null | undefined {
  if (event.type === 'attack-declared') {
    const { ship, target, weapon, range, obstructed } = event;
    return {
      ship,
      target,
      weapon,
      range,
      obstructed,
      attack: [],
      defence: [],
      evades: 0,
      fixed: [],
    };
  }
  if (event.type === 'phase-began' || event.type === 'round-began') return null;
  const attack = attackIn(view);
  if (attack === undefined) return undefined;
  switch (event.type) {
    case 'attack-rolled':
      return { ...attack, attack: event.dice as readonly AttackResult[], fixed: fresh(event.dice) };
    case 'defence-rolled':
      return { ...attack, defence: event.dice as readonly DefenceResult[] };
    case 'dice-changed':
      return event.dice === 'attack'
        ? {
            ...attack,
            attack: event.results as readonly AttackResult[],
            fixed: event.results.map((_, index) => attack.fixed[index] ?? false),
          }
        : {
            ...attack,
            defence: event.results as readonly DefenceResult[],
            evades: event.added,
          };
    case 'results-compared':
      return { ...attack, result: { hits: event.hits, crits: event.crits } };
    case 'attack-hit':
    case 'attack-missed':
      return { ...attack, isOver: true };
    default:
      return undefined;
  }
}
