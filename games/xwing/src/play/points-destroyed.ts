import { at, type Seat } from '@parsecs/kernel';
import type { ByFaction } from '../cards/vocabulary.ts';
import { battleOf, factionOfSeat, IN_PLAY, type State } from '../state.ts';
import { IMPERIAL, REBEL } from '../vocabulary.ts';

/** XW-314, XW-315: in a mission nothing counts but the objectives, and without ships there is nothing. */
export function countsPoints({ setup, roster }: State): boolean {
  const isAgreed = setup.options.atTheLimit === 'points' && setup.mission === 0;
  return isAgreed && roster.pilots.length > 0;
}

/** XW-315: by side, the squad points of the enemy ships that it has destroyed. */
export function pointsDestroyed(state: State): ByFaction<number> {
  return { rebel: pointsLost(state, IMPERIAL), imperial: pointsLost(state, REBEL) };
}

export function scoresOf(state: State): readonly number[] {
  const { rebel, imperial } = pointsDestroyed(state);
  return Array.from({ length: state.setup.players }, (_, seat: Seat) =>
    factionOfSeat(state, seat) === REBEL ? rebel : imperial,
  );
}

/** A side that is wiped out, or has given up, has lost everything that could be spent. */
function pointsLost(state: State, faction: number): number {
  return isBeaten(state, faction) ? totalOf(state) : fallenPoints(state, faction);
}

function isBeaten(state: State, faction: number): boolean {
  if (state.ending === 'XW-231') {
    return state.winners.every((seat) => factionOfSeat(state, seat) !== faction);
  }
  const { factions } = battleOf(state);
  return !factions.some((own, ship) => own === faction && state.status[ship] === IN_PLAY);
}

/** Without an agreed total the larger squad is the measure. */
function totalOf(state: State): number {
  const { points } = state.setup;
  if (points !== 'free') return points;
  return Math.max(...[REBEL, IMPERIAL].map((faction) => sumOf(state, faction, () => true)));
}

/** XW-172: whoever has left the battle is destroyed. */
function fallenPoints(state: State, faction: number): number {
  if (state.phase === 'setup') return 0;
  return sumOf(state, faction, (ship) => state.status[ship] !== IN_PLAY);
}

function sumOf(state: State, faction: number, counts: (ship: number) => boolean): number {
  const { factions, ships } = battleOf(state);
  return factions.reduce((sum, own, ship) => {
    if (own !== faction || !counts(ship)) return sum;
    const { pilot, upgrades } = at(ships, ship);
    const carried = upgrades.reduce((all, { points }) => all + points, 0);
    return sum + (pilot?.points ?? 0) + carried;
  }, 0);
}
