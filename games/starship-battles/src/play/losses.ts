import { at } from '@parsecs/kernel';
import { type Battle, battleOf } from '../battle.ts';
import { nameOf, type On } from '../names.ts';
import { abilityOf, GONE, isOnMap, MOVED, POOL, type State } from '../state.ts';
import { DARK, LIGHT } from '../vocabulary.ts';

/** SB-121, SB-062: takes a ship off the map; an Infinite fighter goes back to the pool. */
export function loseShip(state: State, battle: Battle, ship: number, fled: boolean, on: On): void {
  const type = at(battle.types, ship);
  const returns = abilityOf(state, battle, ship, 'infinite') > 0;
  state.places[ship] = returns ? POOL : GONE;
  state.damage[ship] = 0;
  // SB-169: unspent counters are lost with the ship.
  state.counters[ship] = 0;
  // SB-146: available again from the next Move phase, so not in this one.
  state.flags[ship] = returns ? MOVED : 0;
  if (!returns) state.lost[type.faction] = at(state.lost, type.faction) + type.cost;
  const name = nameOf(battle, ship);
  on.tell?.(
    fled ? { type: 'fled', ship: name, returns } : { type: 'destroyed', ship: name, returns },
  );
}

function isSideInPlay(state: State, battle: Battle, faction: number): boolean {
  for (const ship of at(battle.ofFaction, faction)) if (isOnMap(state, ship)) return true;
  return false;
}

/** SB-199, SB-200: ends the game when a side, or both, have no ship on the map. */
export function testVictory(state: State, on: On): boolean {
  const battle = battleOf(state);
  const light = isSideInPlay(state, battle, LIGHT);
  const dark = isSideInPlay(state, battle, DARK);
  if (light && dark) return false;
  if (!light && !dark) endGame(state, -1, 'SB-200', on);
  else endGame(state, light ? LIGHT : DARK, 'SB-199', on);
  return true;
}

/** The side that destroyed more points wins; equal points are a draw. */
export function endByPoints(state: State, rule: string, on: On): void {
  const lead = at(state.lost, DARK) - at(state.lost, LIGHT);
  endGame(state, lead === 0 ? -1 : lead > 0 ? LIGHT : DARK, rule, on);
}

export function endGame(state: State, winner: number, rule: string, on: On): void {
  state.kind = 'over';
  state.ended = rule;
  state.winners = state.factions.flatMap((faction, seat) => (faction === winner ? [seat] : []));
  on.tell?.({ type: 'won', winners: [...state.winners], rule });
}
