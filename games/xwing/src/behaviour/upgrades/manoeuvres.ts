import { at } from '@parsecs/kernel';
import {
  cardAnswer,
  cardOnShip,
  DECLINE,
  isWord,
  manoeuvreAnswers,
} from '../../answers/answer-book.ts';
import { chosenManoeuvre, usedOnShip } from '../../answers/chosen.ts';
import { type CardInPlay, colourOf, GREEN, RED, WHITE } from '../../battle.ts';
import { enemiesAtRange } from '../../board.ts';
import { isSlowEnough } from '../../damaged-ship.ts';
import { CRIT, HIT, rollSingle } from '../../dice.ts';
import type { ActivationFrame } from '../../frames.ts';
import { writeManoeuvre } from '../../names.ts';
import { recolour, turnDial } from '../../play/dial.ts';
import {
  discardUpgrade,
  offerFreeAction,
  regainShield,
  startEffect,
  suffer,
  tellUse,
} from '../../play/tokens.ts';
import {
  ask,
  currentActivation,
  idOf,
  innermost,
  NONE,
  pop,
  rulesOf,
  type State,
  seatOf,
} from '../../state.ts';
import { areTouching, effectiveColour, giveEffect, isStressed, shieldValue } from '../../values.ts';
import { CARD_ACTIONS } from '../../vocabulary.ts';
import type { CardRules, Declarations, Offer } from '../declare.ts';
import { areFriends, isAboutSelf } from '../helpers.ts';

/** Manoeuvres that may be treated as green, of the dial or of a ship that drifts. */
function eases(applies: (activation: ActivationFrame) => boolean): CardRules {
  return {
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
            applies(activation)
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
  };
}

/** Navigator: the places of the same bearing on the dial; no red one while stressed, XW-272. */
function otherSpeeds(state: State, { ship }: CardInPlay): readonly number[] {
  const activation = currentActivation(state);
  if (activation === undefined) return [];
  const { bearing, speed } = activation;
  return rulesOf(state, ship).dial.flatMap((manoeuvre, place) => {
    if (manoeuvre.bearing !== bearing || manoeuvre.speed === speed) return [];
    if (!isSlowEnough(state, ship, place)) return [];
    const colour = effectiveColour(state, ship, bearing, colourOf(manoeuvre));
    return colour === RED && isStressed(state, ship) ? [] : [place];
  });
}

function everyAction(state: State, { ship }: CardInPlay): number {
  return rulesOf(state, ship).bar | CARD_ACTIONS;
}

/** Intelligence Agent: that a dial lies there is open, what it shows is not. */
function enemiesWithDial(state: State, { ship }: CardInPlay): readonly number[] {
  return enemiesAtRange(state, ship, 1, 2).filter((enemy) => state.dial[enemy] !== NONE);
}

/** Upgrades around dials and manoeuvres. */
export const MANOEUVRE_UPGRADES: Declarations<
  | 'upgrade.adrenalinerush'
  | 'upgrade.advancedsensors'
  | 'upgrade.antipursuitlasers'
  | 'upgrade.intelligenceagent'
  | 'upgrade.navigator'
  | 'upgrade.niennunb'
  | 'upgrade.r2astromech'
  | 'upgrade.r2d2'
> = {
  'upgrade.adrenalinerush': {
    offers: [
      {
        window: 'revealed',
        kind: 'offer',
        when: (state, self, frame) =>
          isAboutSelf(state, self, frame) && currentActivation(state)?.colour === RED,
        use: (state, self, _answer, on) => {
          const activation = currentActivation(state);
          if (activation === undefined) return;
          tellUse(state, self, on);
          discardUpgrade(state, self, on);
          recolour(activation, WHITE);
        },
      },
    ],
  },
  'upgrade.r2astromech': eases(({ speed }) => speed === 1 || speed === 2),
  'upgrade.niennunb': eases(({ bearing }) => bearing === 'straight'),
  'upgrade.navigator': {
    offers: [
      {
        window: 'revealed',
        kind: 'offer',
        when: (state, self, frame) =>
          isAboutSelf(state, self, frame) && otherSpeeds(state, self).length > 0,
        use: (state, self, _answer, on) => {
          tellUse(state, self, on);
          startEffect(state, self);
        },
      },
    ],
    effect: {
      run: (state, self) => ask(state, 'card', seatOf(state, self.ship)),
      answers: (state, self) => {
        const answers = manoeuvreAnswers(state, self.ship);
        return otherSpeeds(state, self).map((place) => at(answers, place));
      },
      take: (state, _self, frame, answer) => {
        pop(state, frame);
        const activation = currentActivation(state);
        const { bearing, speed } = chosenManoeuvre(answer);
        if (activation !== undefined) turnDial(state, activation, bearing, speed);
      },
    },
  },
  'upgrade.r2d2': {
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
  'upgrade.antipursuitlasers': {
    offers: [
      {
        window: 'executed-late',
        kind: 'forced',
        when: (state, self, frame) =>
          !areFriends(state, self.ship, frame.ship) &&
          innermost(state, 'manoeuvre')?.overlapped === true &&
          areTouching(state, self.ship, frame.ship),
        use: (state, self, _answer, on, frame) => {
          tellUse(state, self, on, frame.ship);
          const face = rollSingle(state, self.ship, 'attack', self.card, on);
          if (face === HIT || face === CRIT) suffer(state, frame.ship, 1, 0);
        },
      },
    ],
  },
  'upgrade.advancedsensors': {
    offers: [
      {
        window: 'before-reveal',
        kind: 'offer',
        when: (state, self, frame) =>
          isAboutSelf(state, self, frame) && !isStressed(state, self.ship),
        freeAction: everyAction,
        use: (state, self, _answer, on) => {
          tellUse(state, self, on);
          startEffect(state, self, [at(state.actions, self.ship)]);
          offerFreeAction(state, self.ship, everyAction(state, self));
        },
      },
    ],
    effect: {
      keeps: 'actions',
      run: (state, self, frame) => {
        pop(state, frame);
        // An action that was passed after all is not in place of the usual one.
        if (state.actions[self.ship] !== frame.chosen[0])
          giveEffect(state, self.ship, 'skips-action');
      },
    },
  },
  'upgrade.intelligenceagent': {
    offers: [
      {
        window: 'activation-start',
        kind: 'forced',
        when: () => true,
        answers: (state, self) =>
          enemiesWithDial(state, self).map((ship) => cardOnShip(state, self, ship)),
        use: (state, self, answer, on) => {
          const other = usedOnShip(state, answer);
          tellUse(state, self, on, other);
          startEffect(state, self, [other]);
        },
      },
    ],
    effect: {
      keeps: 'ship',
      run: (state, self) => ask(state, 'card', seatOf(state, self.ship)),
      answers: (state, self) => [cardAnswer(state, self), DECLINE],
      take: (state, self, frame, answer, on) => {
        pop(state, frame);
        if (isWord(answer, 'decline')) return;
        const ship = at(frame.chosen, 0);
        const seat = seatOf(state, self.ship);
        state.dialSeenBy[ship] = at(state.dialSeenBy, ship) | (1 << seat);
        const shown = at(rulesOf(state, ship).dial, at(state.dial, ship));
        on.tell?.({
          type: 'dial-looked-at',
          seat,
          ship: idOf(state, ship),
          manoeuvre: writeManoeuvre(shown),
        });
      },
    },
  },
};
