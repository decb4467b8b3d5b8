import { cardAnswer } from '../../answers.ts';
import { GREEN } from '../../battle.ts';
import { isAtRange } from '../../board.ts';
import { DAMAGE_IDS } from '../../cards/ids.ts';
import { addCard } from '../../damage-pack.ts';
import type { CardRules } from '../../declare.ts';
import { ATTACK_FACES_ALL } from '../../dice.ts';
import type { Bearing } from '../../geometry/manoeuvre.ts';
import { drawCard } from '../../play/deck.ts';
import { turnDial } from '../../play/dial.ts';
import { offerFreeAction, startEffect, tellUse } from '../../play/tokens.ts';
import { ask, currentActivation, idOf, innermost, NONE, pop, seatOf } from '../../state.ts';
import { ACTION_NUMBERS } from '../../vocabulary.ts';
import { areFriends, isAboutSelf, isFriendAttacking, rerollsAttackDice } from '../helpers.ts';

const MAAREKS_CARDS = 3;
const YORRS_LIMIT = 2;

export const IMPERIAL_PILOTS: readonly CardRules[] = [
  {
    card: 'pilot.howlrunner',
    offers: [
      rerollsAttackDice(
        (state, self, attack) =>
          attack.weapon === NONE &&
          isFriendAttacking(state, self, attack) &&
          isAtRange(state, self.ship, attack.ship, 1, 1),
        ATTACK_FACES_ALL,
        1,
        1,
      ),
    ],
  },
  {
    card: 'pilot.nightbeast',
    offers: [
      {
        window: 'executed',
        kind: 'offer',
        when: (state, self, frame) =>
          isAboutSelf(state, self, frame) && innermost(state, 'manoeuvre')?.colour === GREEN,
        use: (state, self, _answer, on) => {
          tellUse(state, self, on);
          offerFreeAction(state, self.ship, 1 << ACTION_NUMBERS.focus);
        },
      },
    ],
  },
  { card: 'pilot.darthvader', modifies: { actionsInStep: 2 } },
  {
    card: 'pilot.maarekstele',
    offers: [
      {
        window: 'damage-deal',
        kind: 'forced',
        when: (state, self) => {
          const deal = innermost(state, 'deal');
          return deal?.by === self.ship && deal.faceUp;
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
          .map((card) => cardAnswer(state, self, 'damage', card)),
      take: (state, _self, frame, answer, on) => {
        const deal = innermost(state, 'deal');
        const rest = [...state.drawn];
        rest.splice(rest.indexOf(answer.b), 1);
        for (const card of rest) state.discard = addCard(state.discard, card);
        if (deal !== undefined) {
          deal.card = answer.b;
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
  { card: 'pilot.felswrath', modifies: { delaysDestruction: true } },
  {
    card: 'pilot.captainyorr',
    offers: [
      {
        window: 'stress-receive',
        kind: 'offer',
        when: (state, self, frame) =>
          frame.ship !== self.ship &&
          (state.stress[self.ship] as number) <= YORRS_LIMIT &&
          areFriends(state, self.ship, frame.ship) &&
          isAtRange(state, self.ship, frame.ship, 1, 2),
        use: (state, self, _answer, on) => {
          tellUse(state, self, on);
          const stress = innermost(state, 'stress');
          if (stress !== undefined) stress.ship = self.ship;
        },
      },
    ],
  },
  {
    card: 'pilot.bobafett',
    offers: [
      {
        window: 'revealed',
        kind: 'offer',
        when: (state, self, frame) =>
          isAboutSelf(state, self, frame) &&
          otherBank(currentActivation(state)?.bearing) !== undefined,
        use: (state, self, _answer, on) => {
          const activation = currentActivation(state);
          const bearing = otherBank(activation?.bearing);
          if (activation === undefined || bearing === undefined) return;
          tellUse(state, self, on);
          turnDial(state, activation, bearing, activation.speed);
        },
      },
    ],
  },
];

function otherBank(bearing: Bearing | undefined): Bearing | undefined {
  if (bearing === 'bank-left') return 'bank-right';
  return bearing === 'bank-right' ? 'bank-left' : undefined;
}
