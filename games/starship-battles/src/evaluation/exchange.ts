import { at } from '@parsecs/kernel';
import { firedBy, hasPointedAt, isPointDefenseOver } from '../attack/left-ships.ts';
import { shotOf } from '../attack/sums.ts';
import { firedAt, firesToBothSides } from '../attack/targets.ts';
import type { Battle } from '../battle.ts';
import { facesToward, LANE_LEFT, laneToward, NO_LANE } from '../geometry/faces.ts';
import { distance } from '../geometry/squares.ts';
import { DIE } from '../odds/odds.ts';
import type { ShipType, Weapon } from '../rules.ts';
import {
  ABILITY_NUMBERS,
  ATTACKED,
  abilityOf,
  hasFlag,
  LAUNCHED,
  MOVED,
  NO_ATTACK,
  type State,
  sideUp,
} from '../state.ts';
import { type AbilityId, ARC_LANES, ARCS, FACES, LANES, REAR } from '../vocabulary.ts';
import { expectedDamage, meet, type Volleys, volleysOf } from './volleys.ts';

/** What a ship still is once the coming attacks are over, as far as it is likely. */
export interface Fate {
  /** By ship: the damage it has taken by then, counted from a whole ship. */
  readonly taken: Float64Array;
  /** By ship: how likely it is still there. */
  readonly alive: Float64Array;
  /** By ship: how likely it is still on its full side. */
  readonly full: Float64Array;
}

/** Of what a ship is worth: for each part of its hull, for being there, for its full side. */
const SHARES = { hull: 0.6, alive: 0.25, full: 0.15 } as const;
/** How uncertain the damage of a round is. */
const BRINK = 1.2;
/** An attack that needs a move first comes about so often. */
const COMES_ABOUT = 0.7;

const MOST_SHIPS = 1024;
const taken = new Float64Array(MOST_SHIPS);
const alive = new Float64Array(MOST_SHIPS);
const full = new Float64Array(MOST_SHIPS);
const FATE: Fate = { taken, alive, full };

/** By ship: what is settled whatever comes: nothing, that it is reduced, that it is lost. */
const sure = new Uint8Array(MOST_SHIPS);
const OPEN = 0;
const TURNED = 1;
const LOST = 2;

/** The targets in reach of the attacker at hand. */
const prey = new Int32Array(MOST_SHIPS);
const preyFace = new Int32Array(MOST_SHIPS);
const preyLane = new Int32Array(MOST_SHIPS);
const preyChance = new Float64Array(MOST_SHIPS);
const preyIsNear = new Uint8Array(MOST_SHIPS);

/** By arc: the lanes in which a weapon bears, one bit each. */
const LANE_BITS: readonly number[] = ARCS.map((arc) =>
  ARC_LANES[arc].reduce((bits, lane) => bits | (1 << LANES.indexOf(lane)), 0),
);
const ALL_ROUND = 0;
const TO_THE_LEFT = 1 << LANE_LEFT;

/**
 * What becomes of the ships of a side in the attacks that still come this round, from where
 * everybody stands or could fly: every weapon takes what costs the other side most. What is given is
 * overwritten by the next call.
 */
export function fateOf(state: State, battle: Battle, faction: number): Fate {
  const own = at(battle.ofFaction, faction);
  for (const ship of own) begin(state, at(battle.types, ship), ship);
  if (state.kind !== 'over' && state.phase !== 'damage') {
    if (state.attack.weapon !== NO_ATTACK) resolvePending(state, battle, faction);
    const volleys = volleysOf(state, battle);
    for (const attacker of at(battle.ofFaction, 1 - faction)) {
      if (at(state.places, attacker) < 0 || !willAttack(state, battle, attacker)) continue;
      const count = findPrey(state, battle, attacker, own);
      if (count > 0) attackWith(state, battle, volleys, attacker, count);
    }
  }
  for (const ship of own) end(at(battle.types, ship), ship);
  return FATE;
}

function begin(state: State, { hull, reducedHull, isFighter }: ShipType, ship: number): void {
  const isReduced = at(state.reduced, ship) === 1;
  const damage = at(state.damage, ship) + (isReduced ? hull : 0);
  const isLost = damage >= hull + reducedHull;
  taken[ship] = damage;
  alive[ship] = isFighter && isLost ? 0 : 1;
  sure[ship] = isLost ? LOST : isReduced || damage >= hull ? TURNED : OPEN;
}

function end(type: ShipType, ship: number): void {
  if (type.isFighter) {
    full[ship] = alive[ship] as number;
    return;
  }
  alive[ship] = aliveAfter(type, ship, taken[ship] as number);
  full[ship] = fullAfter(type, ship, taken[ship] as number);
}

/** How likely a ship with so much left comes through: one half when it is just used up. */
function likely(left: number): number {
  const far = left / BRINK;
  return 0.5 + (0.5 * far) / Math.sqrt(1 + far * far);
}

/** How likely a large ship that has taken so much is there in the end, and on its full side. */
function aliveAfter({ hull, reducedHull }: ShipType, ship: number, damage: number): number {
  return sure[ship] === LOST ? 0 : likely(hull + reducedHull - damage);
}

function fullAfter(type: ShipType, ship: number, damage: number): number {
  const { hull, reducedHull } = type;
  if (reducedHull === 0) return aliveAfter(type, ship, damage);
  return sure[ship] === OPEN ? likely(hull - damage) : 0;
}

function worthAfter(type: ShipType, ship: number, damage: number): number {
  const whole = type.hull + type.reducedHull;
  const left = damage >= whole ? 0 : (whole - damage) / whole;
  return (
    type.cost *
    (SHARES.hull * left +
      SHARES.alive * aliveAfter(type, ship, damage) +
      SHARES.full * fullAfter(type, ship, damage))
  );
}

function resolvePending(state: State, battle: Battle, faction: number): void {
  const { attack, active, kind } = state;
  if (at(battle.factions, attack.target) !== faction) return;
  if (kind === 'fly-casual' || kind === 'emperors-will') {
    strike(battle, attack.target, attack.damage);
    return;
  }
  const face = kind === 'face' ? weakest(attack.faces) : attack.face;
  const shot = shotOf(state, battle, active, attack.target, attack.weapon, face);
  strike(battle, attack.target, expectedDamage(shot));
}

/** The ships that have not attacked yet, and whose side has not had its part. */
function willAttack(state: State, battle: Battle, ship: number): boolean {
  if (state.phase !== 'attack') return true;
  if (hasFlag(state, ship, ATTACKED)) return false;
  const owner = at(battle.owners, ship);
  return state.turns.at(-1) === owner || !state.turns.includes(owner);
}

/** How far a small ship may still fly before the attacks. */
function reachOf(state: State, battle: Battle, ship: number): number {
  const { size, class: squares } = at(battle.types, ship);
  if (size === 2 || state.phase === 'attack') return 0;
  if (state.phase !== 'move') return squares;
  if (hasFlag(state, ship, MOVED | LAUNCHED)) return 0;
  const owner = at(battle.owners, ship);
  if (!state.turns.includes(owner)) return squares;
  const isItsPart = state.turns.at(-1) === owner;
  return isItsPart && state.kind !== 'launch' && state.kind !== 'launch-square' ? squares : 0;
}

function weakest(faces: number): number {
  return faces >= 4 ? REAR : faces >> 1;
}

function findPrey(
  state: State,
  battle: Battle,
  attacker: number,
  ships: readonly number[],
): number {
  const type = at(battle.types, attacker);
  const place = at(state.places, attacker);
  const facing = at(state.facings, attacker);
  const reach = reachOf(state, battle, attacker);
  let count = 0;
  for (let index = 0; index < ships.length; index += 1) {
    const ship = at(ships, index);
    const there = at(state.places, ship);
    if (there < 0) continue;
    const other = at(battle.types, ship);
    const range = distance(place, type.size, there, other.size);
    const isClose = type.isFighter || other.isFighter;
    if (isClose && range > 2 + reach) continue;
    const flies = isClose && range > 1 && reach > 0;
    prey[count] = ship;
    preyIsNear[count] = range <= 1 || (isClose && range <= 1 + reach) ? 1 : 0;
    preyChance[count] = flies ? COMES_ABOUT : 1;
    preyFace[count] = other.isFighter
      ? 0
      : reach >= range + 2
        ? REAR
        : weakest(facesToward(there, other.size, at(state.facings, ship), place, type.size));
    preyLane[count] = laneToward(place, type.size, facing, there, other.size);
    count += 1;
  }
  return count;
}

/** One ship about to attack those of `prey` that it could reach. */
interface Salvo {
  readonly state: State;
  readonly battle: Battle;
  readonly volleys: Volleys;
  readonly attacker: number;
  readonly kind: number;
  /** What friends add to its rolls. */
  readonly bonus: number;
  readonly count: number;
}

function attackWith(
  state: State,
  battle: Battle,
  volleys: Volleys,
  attacker: number,
  count: number,
): void {
  const { weapons, pointDefense } = sideUp(state, battle, attacker);
  const isAttacking = state.phase === 'attack';
  const bonus = at(battle.types, attacker).isFighter ? bonusOf(state, battle, attacker) : 0;
  const kind = kindOf(state, volleys, attacker);
  const salvo = { state, battle, volleys, attacker, kind, bonus, count };
  if (pointDefense >= 0 && !(isAttacking && isPointDefenseOver(state, attacker))) {
    pointDefend(salvo);
  }
  const fired = isAttacking ? firedBy(state, attacker) : 0;
  for (let slot = 0; slot < weapons.length; slot += 1) {
    const weapon = at(weapons, slot);
    const lanes = at(LANE_BITS, weapon.arc);
    const isOpen = (fired & firedAt(slot, false)) === 0;
    if (!firesToBothSides(weapon)) {
      if (isOpen) fire(salvo, slot, weapon, lanes);
      continue;
    }
    if (isOpen) fire(salvo, slot, weapon, lanes & ~TO_THE_LEFT);
    if ((fired & firedAt(slot, true)) === 0) fire(salvo, slot, weapon, TO_THE_LEFT);
  }
}

function kindOf(state: State, volleys: Volleys, ship: number): number {
  return (volleys.kindOf[ship] as number) + at(state.reduced, ship);
}

function pointDefend({ state, battle, volleys, attacker, kind, count }: Salvo): void {
  for (let index = 0; index < count; index += 1) {
    if (preyIsNear[index] === 0 || preyChance[index] !== 1) continue;
    const ship = prey[index] as number;
    const other = kindOf(state, volleys, ship);
    meet(battle, volleys, kind, other);
    const damage = volleys.pointDefense[kind * volleys.kinds + other] as number;
    if (damage > 0 && !(state.phase === 'attack' && hasPointedAt(state, attacker, ship))) {
      strike(battle, ship, damage);
    }
  }
}

/** One weapon at the target that loses most by it. */
function fire(salvo: Salvo, slot: number, weapon: Weapon, lanes: number): void {
  const { state, battle, volleys, kind, count } = salvo;
  const more = (salvo.bonus * weapon.damage) / DIE;
  let [best, most, dealt] = [-1, 0, 0];
  for (let index = 0; index < count; index += 1) {
    const lane = preyLane[index] as number;
    if (lanes !== ALL_ROUND && (lane === NO_LANE || (lanes & (1 << lane)) === 0)) continue;
    const ship = prey[index] as number;
    const table = preyIsNear[index] === 1 ? volleys.near : volleys.far;
    const first = meet(battle, volleys, kind, kindOf(state, volleys, ship));
    const damage = table[first + slot * FACES.length + (preyFace[index] as number)] as number;
    if (damage === 0) continue;
    const expected = (preyChance[index] as number) * (damage + more);
    const loss = lossBy(battle, ship, expected);
    if (loss > most) [best, most, dealt] = [ship, loss, expected];
  }
  if (best !== -1) strike(battle, best, dealt);
}

function lossBy(battle: Battle, ship: number, damage: number): number {
  const type = at(battle.types, ship);
  const before = taken[ship] as number;
  if (!type.isFighter)
    return worthAfter(type, ship, before) - worthAfter(type, ship, before + damage);
  const left = type.hull - before;
  return type.cost * (alive[ship] as number) * (damage >= left ? 1 : damage / left);
}

function strike(battle: Battle, ship: number, damage: number): void {
  const type = at(battle.types, ship);
  if (!type.isFighter) {
    taken[ship] = (taken[ship] as number) + damage;
    return;
  }
  const left = type.hull - (taken[ship] as number);
  alive[ship] = damage >= left ? 0 : (alive[ship] as number) * (1 - damage / left);
}

const HELPERS: readonly AbilityId[] = ['sensor-array', 'jedi-command', 'sith-command'];

/** SB-141, SB-151, SB-155, SB-156: what friends add to the attacks of a fighter. */
function bonusOf(state: State, battle: Battle, fighter: number): number {
  const type = at(battle.types, fighter);
  let bonus = type.isDroid ? helpOf(state, battle, fighter, 'droid-control', false) : 0;
  for (const id of HELPERS) bonus += helpOf(state, battle, fighter, id, true);
  return bonus;
}

function helpOf(
  state: State,
  battle: Battle,
  fighter: number,
  id: AbilityId,
  isBeside: boolean,
): number {
  let best = 0;
  for (const ship of at(battle.holders, ABILITY_NUMBERS[id])) {
    const place = at(state.places, ship);
    if (place < 0 || ship === fighter) continue;
    if (at(battle.factions, ship) !== at(battle.factions, fighter)) continue;
    const { size } = at(battle.types, ship);
    if (isBeside && distance(at(state.places, fighter), 1, place, size) > 1) continue;
    best = Math.max(best, abilityOf(state, battle, ship, id));
  }
  return best;
}
