import { GLANCES, type Question } from '@parsecs/kernel';
import type { Answer } from '../answers.ts';
import { BONUS, codeOfCard, codeOfShip, NORMAL, valueOf } from '../codes.ts';
import { countSteps, NO_BOOST } from '../play/moves.ts';
import { sideOfShip } from '../rules.ts';
import { isMaw, isRacing, type State } from '../state.ts';
import { SHIPS } from '../vocabulary.ts';
import { GAINS, gainOn, leadOf, scoreShip, scoreSides } from './instinct.ts';

/**
 * Playing on is mostly announcing, so a card is judged without being played: by where it takes its ship
 * when nobody plays a bonus card; of longer lists bots look at some by chance. This is the answer that a look at each would find, only sooner.
 */
export function quick(state: State, { kind, seat, answers }: Question<Answer>): Answer | undefined {
  if (kind !== 'announce' || answers.length > GLANCES) return undefined;
  const own = state.rules.side[seat] as number;
  const scores = scoreSides(state);
  let best: Answer | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    const worth = worthOf(state, answer, scores, own);
    if (worth === undefined) return undefined;
    if (worth > most) [best, most] = [answer, worth];
  }
  return best;
}

/** None where more than the one ship is to be judged. */
function worthOf(
  state: State,
  answer: Answer,
  scores: readonly number[],
  own: number,
): number | undefined {
  if (answer.kind !== 'announce') return leadOf(scores, own);
  const ship = codeOfShip(answer.ship);
  const to = spaceReached(state, ship, valueOf(codeOfCard(answer.card)));
  if (to === state.rules.last && paysOrWins(state, ship)) return undefined;
  const side = sideOfShip(state.rules, ship);
  const after = scores.slice();
  after[side] = (scores[side] as number) - scoreShip(state, ship) + scoreAt(state, to);
  return leadOf(after, own);
}

function spaceReached(state: State, ship: number, value: number): number {
  const steps = countSteps(state, ship, value, NO_BOOST);
  return Math.min((state.position[ship] as number) + steps, state.rules.last);
}

/** ST-058, ST-114: a ship that comes home may bring cards to everybody, or end the game. */
function paysOrWins(state: State, mover: number): boolean {
  if (!state.planetPaid) return true;
  const side = sideOfShip(state.rules, mover);
  for (let ship = 0; ship < SHIPS.length; ship += 1) {
    if (ship === mover || sideOfShip(state.rules, ship) !== side) continue;
    if (isRacing(state, ship)) return false;
  }
  return true;
}

/** The ship at rest, and the card that its owner draws there. */
function scoreAt(state: State, to: number): number {
  const { rules } = state;
  if (isMaw(state, to)) {
    const back = rules.back[to] as number;
    // EN-16: what a dual space counts as for a ship that the Maw threw there.
    const kind = rules.otherKind[back] === -1 ? (rules.kind[back] as number) : NORMAL;
    return back + gainOn(kind);
  }
  // On a dual space the usual answer is its first half.
  const kind = rules.kind[to] as number;
  const draws = kind === BONUS && state.bonusDeck.length + state.bonusDiscard.length > 0;
  return to + gainOn(kind) + (draws ? GAINS.bonusCard : 0);
}
