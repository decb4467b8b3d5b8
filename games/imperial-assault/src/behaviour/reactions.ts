import { at, type Seat } from '@parsecs/kernel';
import { marksmanFits } from '../attack/answers.ts';
import { newAttack } from '../attack/new-attack.ts';
import { hasTarget, plainAim } from '../attack/targets.ts';
import { distanceTo, figuresOf } from '../board.ts';
import { idOf } from '../lookup.ts';
import { offersAt } from '../offers.ts';
import { holds, mayHold } from '../play/cards.ts';
import { isUsed, markUsed } from '../play/defeat.ts';
import { openWalk } from '../play/movement.ts';
import { hasAbility, hasTrait, RAIDERS } from '../rules.ts';
import {
  activationOf,
  currentAttack,
  isOnMap,
  ownerOf,
  push,
  rulesOf,
  type State,
} from '../state.ts';
import { userOf } from './choosing.ts';
import type { AbilityOffer } from './declare.ts';

const TROOPER_ASSAULT_RANGE = 3;
const NIMBLE_POINTS = 2;

/** IA-305: an interrupting attack on one figure, if need be with Marksman. */
function canAnswer(state: State, figure: number, only: number): boolean {
  const aim = { ...plainAim(state, figure), only };
  if (hasTarget(state, aim)) return true;
  return (
    marksmanFits(state, aim) &&
    holds(state, aim.by, 'marksman') &&
    hasTarget(state, { ...aim, marksman: true })
  );
}

function mayAnswer(state: State, figure: number, only: number): boolean {
  const aim = { ...plainAim(state, figure), only, marksman: true };
  return mayHold(state, aim.by, 'marksman') && !aim.melee && hasTarget(state, aim);
}

function hairTriggers(state: State, seat: Seat): readonly number[] {
  return figuresOf(state, seat).filter(
    (figure) =>
      hasAbility(rulesOf(state), figure, 'hair-trigger') && !isUsed(state, figure, 'hair-trigger'),
  );
}

/** The figure that may return fire on the attacker, −1 for none. */
function returner(state: State): number {
  const attack = currentAttack(state);
  if (attack === undefined || attack.dealt !== 0 || attack.target >= RAIDERS) return -1;
  const { target, figure } = attack;
  if (!hasAbility(rulesOf(state), target, 'return-fire')) return -1;
  if (isUsed(state, target, 'return-fire') || !isOnMap(state, target)) return -1;
  const hostile = isOnMap(state, figure) && ownerOf(state, figure) !== ownerOf(state, target);
  return hostile ? target : -1;
}

/** Interrupts and gains that answer something. */
export const REACTIONS: readonly AbilityOffer[] = [
  {
    id: 'hair-trigger',
    window: 'start-of-activation',
    kind: 'offer',
    answers: (state, frame, seat) => {
      // A friend, or somebody who has fallen since, is no legal target.
      return hairTriggers(state, seat)
        .filter((figure) => canAnswer(state, figure, frame.about))
        .map((figure) => offersAt(state).use('hair-trigger', figure));
    },
    perhaps: (state, frame, seat) =>
      hairTriggers(state, seat).some((figure) => mayAnswer(state, figure, frame.about)),
    use: (state, frame, answer, on) => {
      const figure = userOf(state, answer);
      markUsed(state, figure, 'hair-trigger');
      on.tell?.({ type: 'used', figure: idOf(state, figure), ability: 'hair-trigger' });
      push(state, newAttack(state, { figure, only: frame.about }));
    },
  },
  {
    id: 'return-fire',
    window: 'after-attack-on-you',
    kind: 'offer',
    answers: (state) => {
      const figure = returner(state);
      const attacker = currentAttack(state)?.figure ?? -1;
      if (figure === -1 || !canAnswer(state, figure, attacker)) return [];
      return [offersAt(state).use('return-fire', figure)];
    },
    perhaps: (state) => {
      const figure = returner(state);
      return figure !== -1 && mayAnswer(state, figure, currentAttack(state)?.figure ?? -1);
    },
    use: (state, _frame, answer, on) => {
      const figure = userOf(state, answer);
      const attacker = currentAttack(state)?.figure ?? -1;
      markUsed(state, figure, 'return-fire');
      on.tell?.({ type: 'used', figure: idOf(state, figure), ability: 'return-fire' });
      push(state, newAttack(state, { figure, only: attacker }));
    },
  },
  {
    id: 'nimble',
    window: 'after-attack-on-you',
    kind: 'forced',
    answers: (state) => {
      const attack = currentAttack(state);
      if (attack === undefined || attack.evade === 0 || attack.target >= RAIDERS) return [];
      if (!isOnMap(state, attack.target)) return [];
      if (!hasAbility(rulesOf(state), attack.target, 'nimble')) return [];
      return [offersAt(state).use('nimble', attack.target)];
    },
    use: (state, frame, answer, on) => {
      // IA-308: evades that stood after the modifier step.
      const points = NIMBLE_POINTS * (currentAttack(state)?.evade ?? 0);
      const figure = userOf(state, answer);
      on.tell?.({ type: 'used', figure: idOf(state, figure), ability: 'nimble' });
      const own = activationOf(state, figure);
      if (own === undefined) {
        openWalk(state, figure, at(frame.seats, frame.index), points, false, on);
        return;
      }
      own.points += points;
      on.tell?.({ type: 'points-gained', figure: idOf(state, figure), points });
    },
  },
  {
    id: 'trooper-assault',
    window: 'after-attack',
    kind: 'offer',
    answers: (state, _frame, seat) => {
      const attack = currentAttack(state);
      if (attack === undefined || ownerOf(state, attack.figure) !== seat) return [];
      const own = activationOf(state, attack.figure);
      const rules = rulesOf(state);
      if (own === undefined || own.assault || !hasTrait(rules, attack.figure, 'trooper')) return [];
      if (hasAbility(rules, attack.figure, 'assault')) return [];
      return figuresOf(state, seat)
        .filter(
          (figure) =>
            hasAbility(rules, figure, 'trooper-assault') &&
            !isUsed(state, figure, 'trooper-assault') &&
            distanceTo(state, figure, attack.figure) <= TROOPER_ASSAULT_RANGE,
        )
        .map((figure) => offersAt(state).use('trooper-assault', figure));
    },
    use: (state, _frame, answer, on) => {
      const figure = userOf(state, answer);
      markUsed(state, figure, 'trooper-assault');
      on.tell?.({ type: 'used', figure: idOf(state, figure), ability: 'trooper-assault' });
      const own = activationOf(state, currentAttack(state)?.figure ?? -1);
      if (own !== undefined) own.assault = true;
    },
  },
];
