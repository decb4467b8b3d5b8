import { at, type Seat } from '@parsecs/kernel';
import { plain } from '../offers.ts';
import { drawCards } from '../play/cards.ts';
import { score } from '../play/victory.ts';
import { rulesOf, type State } from '../state.ts';
import type { DeploymentId } from '../vocabulary.ts';
import type { AbilityOffer, On } from './declare.ts';

const FIRST_STRIKE_VP = 4;

/** Upgrades that work outside of play: in army building (`lists/armies.ts`) and in setup. */
export const UPGRADES: readonly DeploymentId[] = [
  'balance-of-the-force',
  'temporary-alliance-mercenary',
  'temporary-alliance-imperial',
  'devious-scheme',
  'first-strike',
];

function hasUpgrade(state: State, seat: Seat, id: DeploymentId): boolean {
  return at(rulesOf(state).upgrades, seat).includes(id);
}

/** IA-049: the seat whose Devious Scheme works, −1 if none or both have it. */
export function schemer(state: State): Seat {
  const [first, second] = [0, 1].map((seat) => hasUpgrade(state, seat, 'devious-scheme'));
  if (first === second) return -1;
  return first === true ? 0 : 1;
}

/** IA-048 */
export function firstStrike(state: State, on: On): void {
  const copies = [0, 1].filter((seat) => hasUpgrade(state, seat, 'first-strike')).length;
  for (let copy = 0; copy < copies; copy += 1) {
    score(state, [FIRST_STRIKE_VP, FIRST_STRIKE_VP], 'first-strike', on);
  }
}

export const UPGRADE_OFFERS: readonly AbilityOffer[] = [
  {
    id: 'rebel-high-command',
    window: 'end-of-round',
    kind: 'forced',
    answers: (state, _frame, seat) =>
      hasUpgrade(state, seat, 'rebel-high-command') ? [plain('high-command')] : [],
    use: (state, frame, _answer, on) => {
      drawCards(state, at(frame.seats, frame.index), 1, on);
    },
  },
];
