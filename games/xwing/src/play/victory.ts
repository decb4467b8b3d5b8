import type { Seat } from '@parsecs/kernel';
import { teamOfSeat } from '../battle.ts';
import type { On } from '../behaviour/declare.ts';
import { missionOf } from '../missions/mission.ts';
import {
  battleOf,
  DOOMED,
  HELD,
  IN_PLAY,
  isOver,
  otherTeam,
  type State,
  seatsOfTeam,
  teamIn,
} from '../state.ts';
import { countsPoints, pointsDestroyed, scoresOf } from './points-destroyed.ts';

/** A side in play: nobody, only ships that are sure to fall, or ships that last. */
const NOBODY = 0;
const FALLING = 1;
const LASTING = 2;

function standingOf(state: State, own: number): number {
  const { teams, count } = battleOf(state);
  let standing = NOBODY;
  for (let ship = 0; ship < count; ship += 1) {
    if (teams[ship] !== own || state.status[ship] !== IN_PLAY) continue;
    if (((state.flags[ship] as number) & (DOOMED | HELD)) === 0) return LASTING;
    standing = FALLING;
  }
  return standing;
}

/** XW-159, XW-160: asked after ships have left play. */
export function concludeIfDue(state: State, on: On): void {
  const { outcome } = missionOf(state);
  if (outcome !== undefined) {
    const won = outcome(state);
    if (won !== undefined) conclude(state, teamIn(state, won.role), won.rule, on);
    return;
  }
  const first = standingOf(state, 0);
  const second = standingOf(state, 1);
  if (first !== NOBODY && second !== NOBODY) return;
  if (first === NOBODY && second === NOBODY) {
    concludeTogether(state, on);
    return;
  }
  const [winner, standing] = first === NOBODY ? [1, second] : [0, first];
  // a side that has only ships left that are about to fall has not won yet.
  if (standing === FALLING && state.setup.options.simultaneousBatch) return;
  conclude(state, winner, 'XW-159', on);
}

/** XW-160, XW-316 */
function concludeTogether(state: State, on: On): void {
  if (isOver(state)) return;
  if (state.setup.options.mutualDestruction === 'draw') endGame(state, [], 'XW-316', on);
  else conclude(state, state.initiative, 'XW-160', on);
}

/** XW-314, XW-315: the agreed rounds are over. */
export function concludeAtLimit(state: State, on: On): void {
  if (!countsPoints(state)) {
    endGame(state, [], 'XW-314', on);
    return;
  }
  const [first, second] = pointsDestroyed(state);
  if (first === second) endGame(state, [], 'XW-315', on);
  else conclude(state, first > second ? 0 : 1, 'XW-315', on);
}

/** XW-231: a team wins together. */
function conclude(state: State, team: number, rule: string, on: On): void {
  if (isOver(state)) return;
  endGame(state, seatsOfTeam(state, team), rule, on);
}

/** Not in the books (decision 0416): a side that gives up loses. */
export function resign(state: State, seat: Seat, on: On): void {
  on.tell?.({ type: 'resigned', seat });
  endGame(state, seatsOfTeam(state, otherTeam(teamOfSeat(seat))), 'XW-231', on);
}

function endGame(state: State, winners: readonly Seat[], rule: string, on: On): void {
  state.winners = [...winners];
  state.ending = rule;
  state.frames = [];
  state.question = 'none';
  state.asked = 0;
  if (on.tell === undefined) return;
  const points = countsPoints(state) && { scores: scoresOf(state) };
  on.tell({ type: 'game-over', winners, rule, ...points });
}
