import type { Seat } from '@parsecs/kernel';
import type { On } from '../behaviour/declare.ts';
import { missionOf } from '../missions/mission.ts';
import { battleOf, DOOMED, HELD, IN_PLAY, isOver, type State, seatsOfFaction } from '../state.ts';
import { IMPERIAL, REBEL } from '../vocabulary.ts';
import { countsPoints, pointsDestroyed, scoresOf } from './points-destroyed.ts';

/** A side in play: nobody, only ships that are sure to fall, or ships that last. */
const NOBODY = 0;
const FALLING = 1;
const LASTING = 2;

function standingOf(state: State, faction: number): number {
  const { factions, count } = battleOf(state);
  let standing = NOBODY;
  for (let ship = 0; ship < count; ship += 1) {
    if (factions[ship] !== faction || state.status[ship] !== IN_PLAY) continue;
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
    if (won !== undefined) conclude(state, won.faction, won.rule, on);
    return;
  }
  const rebel = standingOf(state, REBEL);
  const imperial = standingOf(state, IMPERIAL);
  if (rebel !== NOBODY && imperial !== NOBODY) return;
  if (rebel === NOBODY && imperial === NOBODY) {
    concludeTogether(state, on);
    return;
  }
  const [winner, standing] = rebel === NOBODY ? [IMPERIAL, imperial] : [REBEL, rebel];
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
  const { rebel, imperial } = pointsDestroyed(state);
  if (rebel === imperial) endGame(state, [], 'XW-315', on);
  else conclude(state, rebel > imperial ? REBEL : IMPERIAL, 'XW-315', on);
}

/** XW-231: a team wins together. */
function conclude(state: State, faction: number, rule: string, on: On): void {
  if (isOver(state)) return;
  endGame(state, seatsOfFaction(state, faction), rule, on);
}

/** Not in the books (decision 0416): a side that gives up loses. */
export function resign(state: State, seat: Seat, on: On): void {
  on.tell?.({ type: 'resigned', seat });
  const winners: Seat[] = [];
  for (let other = 1 - (seat & 1); other < state.setup.players; other += 2) winners.push(other);
  endGame(state, winners, 'XW-231', on);
}

function endGame(state: State, winners: readonly Seat[], rule: string, on: On): void {
  state.winners = [...winners];
  state.ending = rule;
  state.frames = [];
  state.question = 'none';
  state.asked = 0;
  if (on.tell === undefined) return;
  const points = countsPoints(state) && {
    destroyed: pointsDestroyed(state),
    scores: scoresOf(state),
  };
  on.tell({ type: 'game-over', winners, rule, ...points });
}
