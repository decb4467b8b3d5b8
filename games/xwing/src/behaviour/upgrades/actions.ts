import { at } from '@parsecs/kernel';
import { cardAnswer, chooseWord } from '../../answers.ts';
import { GREEN, type Holding, WHITE } from '../../battle.ts';
import { enemiesAtRange } from '../../board.ts';
import { listCards } from '../../damage-pack.ts';
import type { CardRules, Offer, On } from '../../declare.ts';
import { CRIT, changeFaces, FOCUS, HIT, PURPOSES, rollSingle } from '../../dice.ts';
import { recolour, startManoeuvre } from '../../play/dial.ts';
import {
  giveStress,
  offerFreeAction,
  regainShield,
  startEffect,
  suffer,
  tellUse,
  turnUp,
} from '../../play/tokens.ts';
import {
  ask,
  currentActivation,
  innermost,
  pop,
  rulesOf,
  type State,
  seatOf,
} from '../../state.ts';
import { giveEffect, hasEffect, isStressed, shieldValue } from '../../values.ts';
import { ACTION_NUMBERS, CARD_ACTIONS } from '../../vocabulary.ts';
import { changesAttackDice, isAboutSelf, isAttacking } from '../helpers.ts';

/** Two attack dice, and all damage they show. */
function scrape(state: State, self: Holding, on: On): void {
  const faces = [0, 1].map(() => rollSingle(state, self.ship, 'attack', self.card, on));
  const count = (face: number): number => faces.filter((shown) => shown === face).length;
  suffer(state, self.ship, count(HIT), count(CRIT));
}

/** Upgrades around manoeuvres and actions. */
export const ACTION_UPGRADES: readonly CardRules[] = [
  {
    card: 'upgrade.marksmanship',
    action: {
      action: 'marksmanship',
      can: () => true,
      perform: (state, self, on) => {
        tellUse(state, self, on);
        giveEffect(state, self.ship, 'marksmanship');
      },
    },
    offers: [
      changesAttackDice(
        (state, self, attack) =>
          isAttacking(state, self, attack) && hasEffect(state, self.ship, 'marksmanship'),
        FOCUS,
        (dice) => {
          changeFaces(dice, FOCUS, CRIT, 1);
          changeFaces(dice, FOCUS, HIT, dice.length);
        },
      ),
    ],
  },
  {
    card: 'upgrade.pushthelimit',
    offers: [
      {
        window: 'action-performed',
        kind: 'offer',
        when: (state, self, frame) =>
          isAboutSelf(state, self, frame) && !hasEffect(state, self.ship, 'pushthelimit-used'),
        freeAction: (state, self) => rulesOf(state, self.ship).bar,
        use: (state, self, _answer, on) => {
          tellUse(state, self, on);
          giveEffect(state, self.ship, 'pushthelimit-used');
          startEffect(state, self, [at(state.done, self.ship)]);
          offerFreeAction(state, self.ship, rulesOf(state, self.ship).bar);
        },
      },
    ],
    effect: {
      run: (state, self, frame) => {
        pop(state, frame);
        // Stress follows the action; an action that was passed after all brings none.
        if (at(state.done, self.ship) !== frame.chosen[0]) giveStress(state, self.ship);
      },
    },
  },
  {
    card: 'upgrade.r2d2',
    offers: [
      {
        window: 'executed',
        kind: 'offer',
        when: (state, self, frame) =>
          isAboutSelf(state, self, frame) &&
          innermost(state, 'manoeuvre')?.colour === GREEN &&
          (state.shields[self.ship] as number) < shieldValue(state, self.ship),
        use: (state, self, _answer, on) => {
          tellUse(state, self, on);
          regainShield(state, self.ship, on);
        },
      },
    ],
  },
  {
    card: 'upgrade.r2f2',
    action: {
      action: 'r2f2',
      can: () => true,
      perform: (state, self, on) => {
        tellUse(state, self, on);
        giveEffect(state, self.ship, 'r2f2');
      },
    },
    modifies: { agility: (state, self) => (hasEffect(state, self.ship, 'r2f2') ? 1 : 0) },
  },
  {
    card: 'upgrade.advancedsensors',
    offers: [
      {
        window: 'before-reveal',
        kind: 'offer',
        when: (state, self, frame) =>
          isAboutSelf(state, self, frame) && !isStressed(state, self.ship),
        use: (state, self, _answer, on) => {
          tellUse(state, self, on);
          giveEffect(state, self.ship, 'skips-action');
          offerFreeAction(state, self.ship, rulesOf(state, self.ship).bar | CARD_ACTIONS);
        },
      },
    ],
  },
  {
    card: 'upgrade.r2astromech',
    offers: (['revealed', 'execute'] as const).map(
      (window): Offer => ({
        window,
        kind: 'offer',
        when: (state, self, frame) => {
          const activation = currentActivation(state);
          return (
            isAboutSelf(state, self, frame) &&
            activation !== undefined &&
            activation.colour !== GREEN &&
            activation.speed >= 1 &&
            activation.speed <= 2
          );
        },
        use: (state, self, _answer, on) => {
          const activation = currentActivation(state);
          if (activation === undefined) return;
          tellUse(state, self, on);
          recolour(activation, GREEN);
        },
      }),
    ),
  },
  {
    card: 'upgrade.daredevil',
    action: {
      action: 'daredevil',
      can: () => true,
      perform: (state, self, on) => {
        tellUse(state, self, on);
        startEffect(state, self);
      },
    },
    effect: {
      run: (state, self, frame, on) => {
        frame.step += 1;
        if (frame.step === 1) {
          ask(state, 'card', seatOf(state, self.ship));
        } else if (frame.step === 2) giveStress(state, self.ship);
        else {
          pop(state, frame);
          if ((rulesOf(state, self.ship).bar & (1 << ACTION_NUMBERS.boost)) === 0) {
            scrape(state, self, on);
          }
        }
      },
      answers: (state, self) => [chooseWord(state, self, 'left'), chooseWord(state, self, 'right')],
      take: (state, self, _frame, answer) => {
        const isLeft = answer === chooseWord(state, self, 'left');
        const bearing = isLeft ? 'turn-left' : 'turn-right';
        startManoeuvre(state, self.ship, { bearing, speed: 1 }, WHITE);
      },
    },
  },
  {
    card: 'upgrade.saboteur',
    action: {
      action: 'saboteur',
      can: (state, self) => enemiesAtRange(state, self.ship, 1, 1).length > 0,
      perform: (state, self) => startEffect(state, self),
    },
    effect: {
      run: (state, self) => ask(state, 'card', seatOf(state, self.ship)),
      answers: (state, self) =>
        enemiesAtRange(state, self.ship, 1, 1).map((ship) => cardAnswer(state, self, 'ship', ship)),
      take: (state, self, frame, answer, on) => {
        pop(state, frame);
        tellUse(state, self, on, answer.b);
        const face = rollSingle(state, self.ship, 'attack', self.card, on);
        const down = listCards(at(state.down, answer.b));
        if ((face !== HIT && face !== CRIT) || down.length === 0) return;
        turnUp(state, answer.b, at(down, on.chance.pick(PURPOSES.downCard, down.length)), on);
      },
    },
  },
  // Only what the data say: icons, values and slots.
  { card: 'upgrade.engineupgrade' },
  { card: 'upgrade.shieldupgrade' },
  { card: 'upgrade.veteraninstincts' },
  { card: 'upgrade.millenniumfalcon' },
  { card: 'upgrade.slavei' },
];
