import { at } from '@parsecs/kernel';
import { type Battle, battleOf } from './battle.ts';
import { columnOf, distance, rowOf } from './geometry/squares.ts';
import { hasFlag, isOnMap, MOVED, POOL, type State, UNDEPLOYED } from './state.ts';

/** What must hold after every step of every game. */
export function violations(state: State): readonly string[] {
  const battle = battleOf(state);
  return [
    ...shipViolations(state, battle),
    ...crowding(state, battle),
    ...flowViolations(state, battle),
  ];
}

function shipViolations(state: State, battle: Battle): readonly string[] {
  return battle.ids.flatMap((id, ship): readonly string[] => {
    const { hull, reducedHull, isFighter, size, sides } = at(battle.types, ship);
    const damage = at(state.damage, ship);
    const isReduced = at(state.reduced, ship) === 1;
    const place = at(state.places, ship);
    const found: string[] = [];
    if (damage < 0) found.push(`${id} has less than no damage`);
    if (isReduced && reducedHull === 0) found.push(`${id} has no reduced side`);
    if (at(state.counters, ship) > sides[isReduced ? 1 : 0].counters) {
      found.push(`${id} has counters from nowhere`);
    }
    if (at(state.counters, ship) < 0) found.push(`${id} spent a counter it had not`);
    if (state.phase !== 'attack' && state.phase !== 'damage' && place >= 0) {
      if (damage >= (isReduced ? reducedHull : hull)) found.push(`${id} should be worked out`);
    }
    if (place === UNDEPLOYED && (isFighter || state.phase !== 'setup')) {
      found.push(`${id} was never deployed`);
    }
    if (place === POOL && !isFighter) found.push(`${id} is no fighter and in the pool`);
    if (place < 0 && damage > 0) found.push(`${id} is damaged off the map`);
    const { columns, rows } = battle.rules;
    if (place >= 0 && (columnOf(place) + size > columns || rowOf(place) + size > rows)) {
      found.push(`${id} sticks out of the map`);
    }
    return found;
  });
}

/** SB-027: no two ships in a square, but for a ship in the middle of its move. */
function crowding(state: State, battle: Battle): readonly string[] {
  const found: string[] = [];
  const ships = battle.ids.map((_, ship) => ship).filter((ship) => isOnMap(state, ship));
  for (const one of ships) {
    for (const other of ships) {
      if (other <= one) continue;
      if (state.kind === 'displace' && (one === state.active || other === state.active)) continue;
      const [left, right] = [at(state.places, one), at(state.places, other)];
      if (distance(left, at(battle.types, one).size, right, at(battle.types, other).size) === 0) {
        found.push(`${at(battle.ids, one)} and ${at(battle.ids, other)} share a square`);
      }
    }
  }
  return found;
}

const WITHOUT_SHIP: readonly string[] = ['move', 'launch', 'attack', 'reroll', 'partner'];
const IN_ATTACK: readonly string[] = ['face', 'options', 'roll', 'fly-casual', 'emperors-will'];

function flowViolations(state: State, battle: Battle): readonly string[] {
  const { kind, active, attack } = state;
  const found: string[] = [];
  if (kind === 'over') return state.ended === '' ? ['over without a rule'] : [];
  if (state.ended !== '') found.push('a game that goes on has ended');
  if (WITHOUT_SHIP.includes(kind) && active !== -1) found.push(`${kind} with a ship at it`);
  if (IN_ATTACK.includes(kind) !== attack.target >= 0)
    found.push(`${kind}, but the attack differs`);
  if (kind === 'path' && hasFlag(state, active, MOVED)) found.push('a ship moves twice');
  if (kind === 'launch-square' && at(state.places, state.launching) !== POOL) {
    found.push('what is launched is not in the pool');
  }
  const roster = state.roster.types.length;
  if (battle.ids.length !== roster || state.places.length !== roster)
    found.push('ships went missing');
  return found;
}
