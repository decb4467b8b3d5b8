import { at, indexIn, type Seat } from '@parsecs/kernel';
import type { Answer, AnswerOf } from '../answers.ts';
import { type Battle, battleOf } from '../battle.ts';
import type { Shot } from '../behaviour/declare.ts';
import { facesToward } from '../geometry/faces.ts';
import { nameOf, type On, PURPOSES, rollD20, shipOf } from '../names.ts';
import { resultOfRoll } from '../odds/odds.ts';
import { loseShip } from '../play/losses.ts';
import { buyNow } from '../play/moves.ts';
import { canBuy } from '../play/options.ts';
import {
  ATTACKED,
  abilityOf,
  BUZZED,
  freshAttack,
  type State,
  setFlag,
  sideUp,
  WITH_POINT_DEFENSE,
} from '../state.ts';
import { FACES, POINT_DEFENSE, type WeaponName } from '../vocabulary.ts';
import { leave, takeUp } from './left-ships.ts';
import { attackBonus, damageOf, defenseOf, type Parts, shotOf } from './sums.ts';
import { firedBit, rangeBetween } from './targets.ts';

export function startAttacks(state: State, seat: Seat, on: On): void {
  state.kind = 'attack';
  state.asked = seat;
  on.tell?.({ type: 'turn-began', seat, phase: 'attack' });
}

/** Gives whether the seat has finished its part of the phase. */
export function answerAttack(state: State, seat: Seat, answer: Answer, on: On): boolean {
  if (answer.kind === 'option') buyNow(state, seat, answer, on);
  else if (answer.kind === 'ship') {
    takeUp(state, shipOf(battleOf(state), answer.ship));
    state.kind = 'fire';
  } else {
    state.left = [];
    return true;
  }
  return false;
}

export function answerFire(state: State, seat: Seat, answer: Answer, on: On): void {
  if (answer.kind === 'option') buyNow(state, seat, answer, on);
  else if (answer.kind === 'fire') declare(state, answer, on);
  else {
    const ship = state.active;
    if (leave(state)) setFlag(state, ship, ATTACKED);
    state.kind = 'attack';
  }
}

/** SB-086: weapon and target first, then the face if there is a choice. */
function declare(state: State, { weapon, target: named }: AnswerOf<'fire'>, on: On): void {
  const battle = battleOf(state);
  const target = shipOf(battle, named);
  const { active, attack } = state;
  const { weapons } = sideUp(state, battle, active);
  const slot =
    weapon === POINT_DEFENSE ? WITH_POINT_DEFENSE : indexIn(weapons, ({ id }) => id === weapon);
  attack.weapon = slot;
  attack.target = target;
  if (slot === WITH_POINT_DEFENSE) state.pointed.push(target);
  else state.fired |= firedBit(state, battle, active, slot, at(weapons, slot), target);
  if (on.tell) {
    const range = rangeBetween(state, battle, active, target);
    on.tell({ type: 'declared', ship: nameOf(battle, active), weapon, target: named, range });
  }
  const type = at(battle.types, target);
  // SB-057: a fighter has no facing, and one Defense all round.
  attack.faces = type.isFighter
    ? 1
    : facesToward(
        at(state.places, target),
        type.size,
        at(state.facings, target),
        at(state.places, active),
        at(battle.types, active).size,
      );
  if ((attack.faces & (attack.faces - 1)) !== 0) state.kind = 'face';
  else nameFace(state, attack.faces === 1 ? 0 : attack.faces === 2 ? 1 : 2, on);
}

function weaponName(state: State, battle: Battle): WeaponName {
  const { weapon } = state.attack;
  if (weapon === WITH_POINT_DEFENSE) return POINT_DEFENSE;
  return at(sideUp(state, battle, state.active).weapons, weapon).id;
}

export function nameFace(state: State, face: number, on: On): void {
  const battle = battleOf(state);
  state.attack.face = face;
  if (on.tell && !at(battle.types, state.attack.target).isFighter) {
    const target = nameOf(battle, state.attack.target);
    on.tell({ type: 'face-named', target, face: at(FACES, face) });
  }
  state.declines = 0;
  askWindow(state, battle, at(battle.owners, state.active));
}

/** SB-208: the acting player first, then the other, until both have declined in a row. */
function askWindow(state: State, battle: Battle, from: Seat): void {
  const attacker = at(battle.owners, state.active);
  const defender = at(battle.owners, state.attack.target);
  let seat = from;
  while (state.declines < 2) {
    if (canBuy(state, battle, seat, 'attack-declared')) {
      state.kind = 'options';
      state.asked = seat;
      return;
    }
    state.declines += 1;
    seat = seat === attacker ? defender : attacker;
  }
  state.kind = 'roll';
  state.asked = attacker;
}

export function answerOptions(state: State, seat: Seat, answer: Answer, on: On): void {
  const battle = battleOf(state);
  if (answer.kind === 'option') {
    buyNow(state, seat, answer, on);
    state.declines = 0;
  } else {
    state.declines += 1;
    on.tell?.({ type: 'declined', seat });
  }
  const attacker = at(battle.owners, state.active);
  const defender = at(battle.owners, state.attack.target);
  askWindow(state, battle, seat === attacker ? defender : attacker);
}

function shotNow(state: State, battle: Battle): Shot {
  const { active, attack } = state;
  return shotOf(state, battle, active, attack.target, attack.weapon, attack.face);
}

/** SB-080: the die decides; the sums are made now, with the position of this moment (SB-211). */
export function rollAttack(state: State, on: On): void {
  const battle = battleOf(state);
  const { attack, active } = state;
  const shot = shotNow(state, battle);
  const purpose = attack.weapon === WITH_POINT_DEFENSE ? PURPOSES.pointDefense : PURPOSES.attack;
  const roll = rollD20(on, purpose);
  attack.roll = roll;
  const bonuses: Parts | undefined = on.tell === undefined ? undefined : {};
  const defenses: Parts | undefined = on.tell === undefined ? undefined : {};
  const bonus = attackBonus(shot, bonuses);
  const defense = defenseOf(shot, defenses);
  const result = resultOfRoll(roll, bonus, defense);
  on.tell?.({
    type: 'rolled',
    ship: nameOf(battle, active),
    weapon: weaponName(state, battle),
    target: nameOf(battle, attack.target),
    roll,
    total: roll + bonus,
    defense,
    result,
    bonuses: bonuses ?? {},
    defenses: defenses ?? {},
  });
  if (result === 'miss') {
    endAttack(state, battle);
    return;
  }
  const parts: Parts | undefined = on.tell === undefined ? undefined : {};
  attack.damage = damageOf(shot, result === 'critical', parts);
  if (on.tell) {
    const target = nameOf(battle, attack.target);
    on.tell({ type: 'damage-known', target, damage: attack.damage, parts: parts ?? {} });
  }
  // SB-176: after the roll is seen.
  const owner = at(battle.owners, attack.target);
  if (canBuy(state, battle, owner, 'hit-scored')) {
    state.kind = 'fly-casual';
    state.asked = owner;
  } else {
    takeHit(state, battle, on);
  }
}

export function answerFlyCasual(state: State, seat: Seat, answer: Answer, on: On): void {
  const battle = battleOf(state);
  if (answer.kind === 'option') {
    buyNow(state, seat, answer, on);
    on.tell?.({ type: 'cancelled', target: nameOf(battle, state.attack.target) });
    endAttack(state, battle);
  } else {
    on.tell?.({ type: 'declined', seat });
    takeHit(state, battle, on);
  }
}

/** The attack is a hit for good. */
function takeHit(state: State, battle: Battle, on: On): void {
  const { active, attack } = state;
  if (
    attack.weapon !== WITH_POINT_DEFENSE &&
    at(sideUp(state, battle, active).weapons, attack.weapon).id === 'concussion-missiles' &&
    abilityOf(state, battle, active, 'buzz-droids') > 0
  ) {
    // SB-137: from the next attack on, also when no damage was dealt.
    setFlag(state, attack.target, BUZZED);
    on.tell?.({ type: 'buzzed', target: nameOf(battle, attack.target) });
  }
  askEmperor(state, battle, on);
}

/** SB-142: fighters beside the target to which its owner may move damage. */
export function shields(state: State, battle: Battle): readonly number[] {
  const { target } = state.attack;
  return at(battle.ofFaction, at(battle.factions, target)).filter(
    (ship) =>
      at(state.places, ship) >= 0 &&
      at(battle.types, ship).isFighter &&
      rangeBetween(state, battle, ship, target) === 1,
  );
}

function askEmperor(state: State, battle: Battle, on: On): void {
  const { active, attack } = state;
  const { target } = attack;
  if (
    attack.damage > 0 &&
    abilityOf(state, battle, target, 'emperors-will') > 0 &&
    rangeBetween(state, battle, active, target) > 1 &&
    shields(state, battle).length > 0
  ) {
    state.kind = 'emperors-will';
    state.asked = at(battle.owners, target);
    return;
  }
  placeDamage(state, battle, on);
}

export function answerEmperor(state: State, answer: Answer, on: On): void {
  const battle = battleOf(state);
  const { attack } = state;
  if (answer.kind !== 'ship') {
    placeDamage(state, battle, on);
    return;
  }
  const ship = shipOf(battle, answer.ship);
  attack.damage -= 1;
  state.struck = true;
  state.damage[ship] = at(state.damage, ship) + 1;
  on.tell?.({ type: 'shifted', from: nameOf(battle, attack.target), to: answer.ship });
  // SB-142: takes effect at once.
  if (at(state.damage, ship) >= at(battle.types, ship).hull)
    loseShip(state, battle, ship, false, on);
  askEmperor(state, battle, on);
}

/** SB-081, SB-085: counters are placed now and worked out in the Damage phase. */
function placeDamage(state: State, battle: Battle, on: On): void {
  const { target, damage } = state.attack;
  if (damage > 0) {
    state.struck = true;
    state.damage[target] = at(state.damage, target) + damage;
    const total = at(state.damage, target);
    on.tell?.({ type: 'damaged', ship: nameOf(battle, target), counters: damage, total });
  }
  endAttack(state, battle);
}

function endAttack(state: State, battle: Battle): void {
  state.attack = freshAttack();
  state.declines = 0;
  state.kind = 'fire';
  state.asked = at(battle.owners, state.active);
}
