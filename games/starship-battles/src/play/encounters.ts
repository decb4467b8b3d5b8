import { at } from '@parsecs/kernel';
import { rangeBetween } from '../attack/targets.ts';
import type { Battle } from '../battle.ts';
import type { Meeting } from '../behaviour/declare.ts';
import { mustStop, STOPS } from '../behaviour/stops.ts';
import { isOnMap, type State, sideUp } from '../state.ts';

/** What the neighbours of a ship mean for its move, for whoever tells about it. */
export interface Encounters {
  /** What let it off stopping here. */
  readonly passing: readonly string[];
  /** What made it stop here. */
  readonly stopping: readonly string[];
  readonly stops: boolean;
}

export function nearby(state: State, battle: Battle, ship: number): Encounters {
  const mover = at(battle.types, ship);
  const moverSide = sideUp(state, battle, ship);
  const passing = new Set<string>();
  const stopping = new Set<string>();
  let stops = false;
  for (const enemy of at(battle.ofFaction, 1 - mover.faction)) {
    if (!isOnMap(state, enemy) || rangeBetween(state, battle, ship, enemy) !== 1) continue;
    const other = at(battle.types, enemy);
    const meeting: Meeting = { mover, moverSide, other, otherSide: sideUp(state, battle, enemy) };
    const forced = STOPS.filter(({ kind, holds }) => kind === 'forced' && holds(meeting));
    if (forced.length === 0 && !(mover.isFighter && other.isFighter)) continue;
    if (mustStop(meeting)) {
      stops = true;
      for (const { card } of forced) stopping.add(card);
    } else {
      for (const { card, kind, holds } of STOPS) {
        if (kind === 'replace' && holds(meeting)) passing.add(card);
      }
    }
  }
  return { passing: [...passing], stopping: [...stopping], stops };
}
