import { at } from '@parsecs/kernel';
import { rollDie, rolled } from '../attack/dice.ts';
import { attackableDoors, touchesDoor } from '../attack/targets.ts';
import { areAdjacent, figuresOf, figuresOnMap, raidersOnMap } from '../board.ts';
import { FACES } from '../cards/cards.ts';
import { idOf } from '../lookup.ts';
import { offersAt } from '../offers.ts';
import { removeFallen, sufferDamage } from '../play/defeat.ts';
import { hasAbility } from '../rules.ts';
import { isOnMap, otherSeat, ownerOf, pop, rulesOf, type State } from '../state.ts';
import { RED } from '../vocabulary.ts';
import { openEffect, userOf } from './choosing.ts';
import type { AbilityOffer, EffectRules } from './declare.ts';

export const ROUND_END: readonly AbilityOffer[] = [
  {
    id: 'self-destruct',
    window: 'end-of-round',
    kind: 'offer',
    answers: (state, _frame, seat) =>
      figuresOf(state, seat)
        .filter((figure) => hasAbility(rulesOf(state), figure, 'self-destruct'))
        .map((figure) => offersAt(state).use('self-destruct', figure)),
    use: (state, _frame, answer, on) => {
      const figure = userOf(state, answer);
      on.tell?.({ type: 'used', figure: idOf(state, figure), ability: 'self-destruct' });
      openEffect(state, 'self-destruct', figure, ownerOf(state, figure));
    },
  },
];

function neighboursOf(state: State, figure: number): readonly number[] {
  const others = [...figuresOnMap(state), ...raidersOnMap(state)].filter(
    (other) => other !== figure && areAdjacent(state, figure, other),
  );
  return [...others, ...attackableDoors(state).filter((door) => touchesDoor(state, figure, door))];
}

export const ROUND_END_EFFECTS: readonly EffectRules[] = [
  {
    id: 'self-destruct',
    run: (state, frame, on) => {
      const { figure } = frame;
      if (frame.step === 0) {
        frame.step = 1;
        const face = rollDie(RED, on);
        on.tell?.({ type: 'rolled-damage', by: 'self-destruct', dice: [rolled(RED, face)] });
        const damage = at(at(at(FACES, RED), face), 1);
        sufferDamage(state, neighboursOf(state, figure), damage, 'self-destruct', frame.by, on);
        return;
      }
      pop(state, frame);
      if (isOnMap(state, figure)) removeFallen(state, [figure], otherSeat(frame.by), on);
    },
  },
];
