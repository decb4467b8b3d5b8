import { at } from '@parsecs/kernel';
import type { Battle } from '../battle.ts';
import { launchLimit } from '../behaviour/launches.ts';
import { distance } from '../geometry/squares.ts';
import { POOL, type State } from '../state.ts';
import { type Prospects, prospectsOf } from './prospects.ts';

/** How much of what its prey could do to it a fighter fears. */
const FEAR = 0.35;

/**
 * What a side can expect to take in a round where its ships have to come close: fighters from anybody,
 * the others from fighters. Each counts its best prey, the less the longer the way; fighters in the
 * pool count from the carriers that will launch them.
 */
export function approachOf(state: State, battle: Battle, faction: number): number {
  const prospects = prospectsOf(battle.rules);
  const enemies = at(battle.ofFaction, 1 - faction);
  let sum = 0;
  let waiting: number[] | undefined;
  for (const ship of at(battle.ofFaction, faction)) {
    const place = at(state.places, ship);
    if (place >= 0) sum += bestPrey(state, battle, prospects, enemies, ship, ship);
    else if (place === POOL) (waiting ??= []).push(ship);
  }
  if (waiting === undefined) return sum;
  return sum + fromCarriers(state, battle, prospects, faction, waiting);
}

function fromCarriers(
  state: State,
  battle: Battle,
  prospects: Prospects,
  faction: number,
  waiting: readonly number[],
): number {
  const enemies = at(battle.ofFaction, 1 - faction);
  let sum = 0;
  let launches = 0;
  let next = 0;
  const carriers = at(battle.ofFaction, faction).filter(
    (ship) => at(state.places, ship) >= 0 && launchLimit(state, battle, ship) > 0,
  );
  for (const carrier of carriers) launches += launchLimit(state, battle, carrier);
  if (launches === 0) return 0;
  for (let round = 1; next < waiting.length; round += 1) {
    for (const carrier of carriers) {
      const limit = launchLimit(state, battle, carrier);
      for (let count = 0; count < limit && next < waiting.length; count += 1, next += 1) {
        const ship = at(waiting, next);
        sum += bestPrey(state, battle, prospects, enemies, ship, carrier) / (1 + round);
      }
    }
  }
  return sum;
}

/** From where another ship stands, for a fighter that it carries. */
function bestPrey(
  state: State,
  battle: Battle,
  { attack, defend, size }: Prospects,
  enemies: readonly number[],
  ship: number,
  carrier: number,
): number {
  const { isFighter, class: flight } = at(battle.types, ship);
  const self = 2 * at(state.roster.types, ship) + at(state.reduced, ship);
  const place = at(state.places, carrier);
  const width = at(battle.types, carrier).size;
  const gains = isFighter ? attack : defend;
  let best = 0;
  for (let index = 0; index < enemies.length; index += 1) {
    const enemy = at(enemies, index);
    const there = at(state.places, enemy);
    const type = at(battle.types, enemy);
    if (there < 0 || !(isFighter || type.isFighter)) continue;
    const other = 2 * at(state.roster.types, enemy) + at(state.reduced, enemy);
    const risk = FEAR * (defend[other * size + self] as number);
    const gain = (gains[self * size + other] as number) - risk;
    if (gain <= best) continue;
    const range = distance(place, width, there, type.size);
    const near = range <= 1 ? gain : gain / (1 + (range - 1) / flight);
    if (near > best) best = near;
  }
  return best;
}
