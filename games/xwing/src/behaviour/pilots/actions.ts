import { cardOnShip } from '../../answers/answer-book.ts';
import { usedOnShip } from '../../answers/chosen.ts';
import { type CardInPlay, GREEN } from '../../battle.ts';
import { friendsAtRange } from '../../board.ts';
import type { WindowFrame } from '../../frames.ts';
import type { Bearing } from '../../geometry/directions.ts';
import { turnDial } from '../../play/dial.ts';
import { offerFreeAction, tellUse } from '../../play/tokens.ts';
import { currentActivation, innermost, rulesOf, type State } from '../../state.ts';
import { ACTION_NUMBERS } from '../../vocabulary.ts';
import type { Declarations } from '../declare.ts';
import { isAboutSelf } from '../helpers.ts';

const FOCUS = 1 << ACTION_NUMBERS.focus;

function otherBank(bearing: Bearing | undefined): Bearing | undefined {
  if (bearing === 'bank-left') return 'bank-right';
  return bearing === 'bank-right' ? 'bank-left' : undefined;
}

/** XW-305: by the colour that counted. */
function hasFlownGreen(state: State, self: CardInPlay, frame: WindowFrame): boolean {
  return isAboutSelf(state, self, frame) && innermost(state, 'manoeuvre')?.colour === GREEN;
}

/** Pilots around manoeuvres and actions. */
export const ACTION_PILOTS: Declarations<
  | 'pilot.bobafett'
  | 'pilot.darthvader'
  | 'pilot.landocalrissian'
  | 'pilot.nightbeast'
  | 'pilot.tychocelchu'
> = {
  'pilot.bobafett': {
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
  'pilot.nightbeast': {
    offers: [
      {
        window: 'executed',
        kind: 'offer',
        when: hasFlownGreen,
        freeAction: () => FOCUS,
        use: (state, self, _answer, on) => {
          tellUse(state, self, on);
          offerFreeAction(state, self.ship, FOCUS);
        },
      },
    ],
  },
  'pilot.landocalrissian': {
    offers: [
      {
        window: 'executed',
        kind: 'forced',
        when: hasFlownGreen,
        answers: (state, self) =>
          friendsAtRange(state, self.ship, 1, 1).map((ship) => cardOnShip(state, self, ship)),
        use: (state, self, answer, on) => {
          const other = usedOnShip(state, answer);
          tellUse(state, self, on, other);
          offerFreeAction(state, other, rulesOf(state, other).bar);
        },
      },
    ],
  },
  'pilot.darthvader': { modifies: { actionsInStep: 2 } },
  'pilot.tychocelchu': { modifies: { actsStressed: true } },
};
