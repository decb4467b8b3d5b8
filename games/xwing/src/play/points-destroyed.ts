import { at, type Seat } from '@parsecs/kernel';
import { teamOfSeat } from '../battle.ts';
import { battleOf, IN_PLAY, type State } from '../state.ts';

/** XW-314, XW-315: in a mission nothing counts but the objectives, and without ships there is nothing. */
export function countsPoints({ setup, roster }: State): boolean {
  const isAgreed = setup.options.atTheLimit === 'points' && setup.mission === 0;
  return isAgreed && roster.pilots.length > 0;
}

/** XW-315: by team, the squad points of the enemy ships that it has destroyed. */
export function pointsDestroyed(state: State): readonly [number, number] {
  return [pointsLost(state, 1), pointsLost(state, 0)];
}

export function scoresOf(state: State): readonly number[] {
  const points = pointsDestroyed(state);
  return Array.from({ length: state.setup.players }, (_, seat: Seat) =>
    at(points, teamOfSeat(seat)),
  );
}

/** A side that is wiped out, or has given up, has lost everything that could be spent. */
function pointsLost(state: State, team: number): number {
  return isBeaten(state, team) ? totalOf(state) : fallenPoints(state, team);
}

function isBeaten(state: State, team: number): boolean {
  if (state.ending === 'XW-231') {
    return state.winners.every((seat) => teamOfSeat(seat) !== team);
  }
  const { teams } = battleOf(state);
  return !teams.some((own, ship) => own === team && state.status[ship] === IN_PLAY);
}

/** Without an agreed total the larger squad is the measure. */
function totalOf(state: State): number {
  const { points } = state.setup;
  if (points !== 'free') return points;
  return Math.max(
    sumOf(state, 0, () => true),
    sumOf(state, 1, () => true),
  );
}

/** XW-172: whoever has left the battle is destroyed. */
function fallenPoints(state: State, team: number): number {
  if (state.phase === 'setup') return 0;
  return sumOf(state, team, (ship) => state.status[ship] !== IN_PLAY);
}

function sumOf(state: State, team: number, counts: (ship: number) => boolean): number {
  const { teams, ships } = battleOf(state);
  return teams.reduce((sum, own, ship) => {
    if (own !== team || !counts(ship)) return sum;
    const { pilot, upgrades } = at(ships, ship);
    const carried = upgrades.reduce((all, { points }) => all + points, 0);
    return sum + (pilot?.points ?? 0) + carried;
  }, 0);
}
