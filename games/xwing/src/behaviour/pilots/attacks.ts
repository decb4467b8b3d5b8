import { takeOut } from '@parsecs/kernel';
import { cardOnDamage } from '../../answers/answer-book.ts';
import { usedOnDamage } from '../../answers/chosen.ts';
import { isAtRange } from '../../board.ts';
import { DAMAGE_IDS } from '../../cards/ids.ts';
import { addCard } from '../../damage-pack.ts';
import { drawCard } from '../../play/deck.ts';
import { giveStress, offerFreeAction, startEffect, tellUse, turnDown } from '../../play/tokens.ts';
import { ask, currentAttack, idOf, innermost, NONE, pop, seatOf } from '../../state.ts';
import { ACTION_NUMBERS } from '../../vocabulary.ts';
import type { Declarations } from '../declare.ts';
import { inAttack, isAboutSelf, isAttacking } from '../helpers.ts';

const MAAREKS_CARDS = 3;
const SIDESTEPS = (1 << ACTION_NUMBERS['barrel-roll']) | (1 << ACTION_NUMBERS.boost);

/** Pilots around whom may be attacked, what follows an attack, and damage. */
export const ATTACK_PILOTS: Declarations<
  | 'pilot.arvelcrynyd'
  | 'pilot.biggsdarklighter'
  | 'pilot.chewbacca'
  | 'pilot.felswrath'
  | 'pilot.kathscarlet'
  | 'pilot.maarekstele'
  | 'pilot.majorrhymer'
  | 'pilot.turrphennir'
> = {
  'pilot.biggsdarklighter': {
    modifies: {
      barsTarget: (state, self, _attacker, target, couldTargetSelf) =>
        isAtRange(state, self.ship, target, 1, 1) && couldTargetSelf(),
    },
  },
  'pilot.arvelcrynyd': { modifies: { attacksTouched: true } },
  'pilot.majorrhymer': { modifies: { stretchesRange: true } },
  'pilot.kathscarlet': {
    offers: [
      {
        window: 'compare-after',
        kind: 'forced',
        when: inAttack(
          (state, self, attack) => isAttacking(state, self, attack) && attack.cancelledCrits > 0,
        ),
        use: (state, self, _answer, on, frame) => {
          tellUse(state, self, on, frame.other);
          giveStress(state, frame.other);
        },
      },
    ],
  },
  'pilot.turrphennir': {
    offers: [
      {
        window: 'attack-after',
        kind: 'offer',
        when: isAboutSelf,
        freeAction: () => SIDESTEPS,
        use: (state, self, _answer, on) => {
          tellUse(state, self, on);
          offerFreeAction(state, self.ship, SIDESTEPS);
        },
      },
    ],
  },
  'pilot.maarekstele': {
    offers: [
      {
        window: 'damage-deal',
        kind: 'forced',
        when: (state, self) => {
          const deal = innermost(state, 'deal');
          return (
            deal?.by === self.ship && deal.faceUp && currentAttack(state)?.target === deal.ship
          );
        },
        use: (state, self, _answer, on) => {
          tellUse(state, self, on);
          for (let card = 0; card < MAAREKS_CARDS; card += 1) {
            const drawn = drawCard(state, on);
            if (drawn !== NONE) state.drawn.push(drawn);
          }
          state.drawnBy = seatOf(state, self.ship);
          on.tell?.({
            type: 'cards-drawn',
            seat: state.drawnBy,
            count: state.drawn.length,
            cards: state.drawn.map((card) => DAMAGE_IDS[card] ?? ''),
          });
          startEffect(state, self);
        },
      },
    ],
    effect: {
      run: (state, self, frame) => {
        // XW-225: without any card left the deal goes on as usual.
        if (state.drawn.length > 0) ask(state, 'card', seatOf(state, self.ship));
        else pop(state, frame);
      },
      answers: (state, self) =>
        [...new Set(state.drawn)]
          .sort((one, other) => one - other)
          .map((card) => cardOnDamage(state, self, card)),
      take: (state, _self, frame, answer, on) => {
        const chosen = usedOnDamage(answer);
        const deal = innermost(state, 'deal');
        const rest = [...state.drawn];
        takeOut(rest, chosen);
        for (const card of rest) state.discard = addCard(state.discard, card);
        if (deal !== undefined) {
          deal.card = chosen;
          on.tell?.({
            type: 'damage-discarded',
            ship: idOf(state, deal.ship),
            cards: rest.map((card) => DAMAGE_IDS[card] ?? ''),
            reveals: true,
          });
        }
        state.drawn = [];
        state.drawnBy = NONE;
        pop(state, frame);
      },
    },
  },
  'pilot.chewbacca': {
    offers: [
      {
        window: 'damage-card-dealt',
        kind: 'forced',
        when: (state, self, frame) => {
          const deal = innermost(state, 'deal');
          return isAboutSelf(state, self, frame) && deal?.faceUp === true && deal.lies;
        },
        use: (state, self, _answer, on) => {
          const deal = innermost(state, 'deal');
          if (deal === undefined) return;
          tellUse(state, self, on);
          turnDown(state, self.ship, deal.card, on);
          deal.faceUp = false;
        },
      },
    ],
  },
  'pilot.felswrath': { modifies: { delaysDestruction: true } },
};
