import { at } from '@parsecs/kernel';
import { type Answer, PRIMARY, type Price, type Weapon } from '../answers/answer.ts';
import { attackAnswer, PASS } from '../answers/answer-book.ts';
import { isUpgradeWorking } from '../behaviour/cards-in-play.ts';
import type { On } from '../behaviour/declare.ts';
import { tellInForce } from '../behaviour/hooks.ts';
import { hasModifier, modifiersWith } from '../behaviour/uses.ts';
import { basesOf, isOnObstacle, isTouching, obstacleOutlines } from '../board.ts';
import type { SecondaryWeapon } from '../cards/upgrades.ts';
import type { AttackFrame, OpportunityFrame } from '../frames.ts';
import type { Arc } from '../geometry/arc.ts';
import { type Attack, measureAttackInto, newAttack } from '../geometry/attack.ts';
import type { Footprint } from '../geometry/footprint.ts';
import { BEYOND_RANGE } from '../geometry/range.ts';
import { tellUse } from '../play/tokens.ts';
import { battleOf, isInPlay, NONE, rulesOf, type State, teamOf } from '../state.ts';
import { hasLockOn } from '../values.ts';
import type { Cause } from '../vocabulary.ts';
import { measureAsAgreedInto } from './measuring.ts';

export const PRIMARY_WEAPON: number = NONE;

/** Why a weapon may not be used on a target. */
export interface AimFault {
  readonly rule: string;
  readonly cause: Cause;
}

function fault(rule: string, cause: Cause): AimFault {
  return { rule, cause };
}

const NOT_IN_PLAY = fault('XW-106', 'not-in-play');
const FRIENDLY = fault('XW-106', 'friendly-target');
const TOUCHED = fault('XW-109', 'touching');
const OUT_OF_ARC = fault('XW-107', 'out-of-arc');
const OUT_OF_RANGE = fault('XW-092', 'out-of-range');
const WEAPON_OUT_OF_RANGE = fault('XW-213', 'weapon-range');
const WEAPON_OUT_OF_ARC = fault('XW-213', 'out-of-arc');
const NEEDS_LOCK = fault('XW-215', 'weapon-needs-lock');
const NEEDS_FOCUS = fault('XW-299', 'weapon-needs-focus');
const PROTECTED = fault('XW-219', 'protected-target');
const ON_OBSTACLE = fault('XW-193', 'on-obstacle');
const GONE = fault('XW-211', 'weapon-gone');

const measured = newAttack();
const FRONT: readonly Arc[] = ['front'];
const ANYWHERE: readonly Arc[] = ['turret-360'];

function weaponOf(state: State, ship: number, weapon: number): SecondaryWeapon | undefined {
  return weapon === PRIMARY_WEAPON ? undefined : rulesOf(state, ship).upgrades[weapon]?.weapon;
}

export function arcsOf(
  state: State,
  ship: number,
  weapon: SecondaryWeapon | undefined,
): readonly Arc[] {
  if (weapon === undefined) return rulesOf(state, ship).arcs;
  return weapon.arc === 'any' ? ANYWHERE : FRONT;
}

/** XW-090, XW-108: range, arc and obstruction; right until the next measuring. */
export function measure(
  state: State,
  ship: number,
  weapon: number,
  target: number,
): Readonly<Attack> {
  const bases = basesOf(state);
  measureAsAgreedInto(
    measured,
    state.setup.options,
    bases[ship] as Footprint,
    arcsOf(state, ship, weaponOf(state, ship, weapon)),
    bases[target] as Footprint,
    obstacleOutlines(state),
  );
  return measured;
}

/** XW-107, XW-109, XW-213, XW-215: everything about this weapon and target but protection. */
function aimFault(
  state: State,
  ship: number,
  weapon: number,
  target: number,
  bases: readonly Footprint[],
): AimFault | undefined {
  if (!isInPlay(state, target)) return NOT_IN_PLAY;
  if (teamOf(state, ship) === teamOf(state, target)) return FRIENDLY;
  const secondary = weaponOf(state, ship, weapon);
  const from = bases[ship] as Footprint;
  const to = bases[target] as Footprint;
  if (isFarAway(from, to)) return secondary === undefined ? OUT_OF_RANGE : WEAPON_OUT_OF_RANGE;
  const missing = secondary && missingToken(state, ship, secondary, target);
  if (missing !== undefined) return missing;
  measureAttackInto(measured, from, arcsOf(state, ship, secondary), to, obstacleOutlines(state));
  if (isTouching(state, ship, target)) {
    if (!hasModifier(state, ship, 'attacksTouched')) return TOUCHED;
  }
  if (!measured.inArc) return secondary === undefined ? OUT_OF_ARC : WEAPON_OUT_OF_ARC;
  if (secondary === undefined) return measured.band === BEYOND_RANGE ? OUT_OF_RANGE : undefined;
  return isInWeaponRange(state, ship, secondary, measured.band) ? undefined : WEAPON_OUT_OF_RANGE;
}

/** XW-215 */
export function missingToken(
  state: State,
  ship: number,
  { requires }: SecondaryWeapon,
  target: number,
): AimFault | undefined {
  if (requires === 'focus' && (state.focus[ship] as number) === 0) return NEEDS_FOCUS;
  if (requires === 'target-lock' && !meetsLock(state, ship, target)) return NEEDS_LOCK;
  return undefined;
}

/** Nothing reaches farther than the ruler, from corner to corner. */
function isFarAway(from: Footprint, to: Footprint): boolean {
  const reach = from.reach + to.reach + 301;
  const dx = from.x - to.x;
  const dy = from.y - to.y;
  return dx * dx + dy * dy > reach * reach;
}

export function isInWeaponRange(
  state: State,
  ship: number,
  { range: [least, most] }: SecondaryWeapon,
  band: number,
): boolean {
  if (band === BEYOND_RANGE) return false;
  if (band >= least && band <= most) return true;
  const stretch = hasModifier(state, ship, 'stretchesRange') ? 1 : 0;
  return stretch > 0 && band >= least - stretch && band <= most + stretch;
}

function meetsLock(state: State, ship: number, target: number): boolean {
  return hasLockOn(state, ship, target) || mayPayWithFocus(state, ship);
}

function mayPayWithFocus(state: State, ship: number): boolean {
  return (state.focus[ship] as number) > 0 && hasModifier(state, ship, 'focusForLock');
}

/** XW-107 and the cards that protect a target. */
export function attackFault(
  state: State,
  ship: number,
  weapon: number,
  target: number,
): AimFault | undefined {
  if (isOnObstacle(state, ship)) return ON_OBSTACLE;
  if (weapon !== PRIMARY_WEAPON && !isUpgradeWorking(state, ship, weapon)) return GONE;
  const bases = basesOf(state);
  const found = aimFault(state, ship, weapon, target, bases);
  if (found !== undefined) return found;
  return isProtected(state, ship, weapon, target, bases) ? PROTECTED : undefined;
}

function isProtected(
  state: State,
  ship: number,
  weapon: number,
  target: number,
  bases: readonly Footprint[],
): boolean {
  const { count } = battleOf(state);
  const faction = teamOf(state, target);
  for (let guard = 0; guard < count; guard += 1) {
    if (guard === target || !isInPlay(state, guard) || teamOf(state, guard) !== faction) continue;
    for (const { self, modifier } of modifiersWith(state, guard, 'barsTarget')) {
      const could = (): boolean => couldTarget(state, ship, weapon, guard, bases);
      if (modifier.barsTarget?.(state, self, ship, target, could) === true) return true;
    }
  }
  return false;
}

/** Tells the cards that made this target possible, or kept the attack from others. */
export function tellAim(state: State, attack: AttackFrame, price: Price, on: On): void {
  if (on.tell === undefined) return;
  const { ship, weapon, target, range } = attack;
  if (isTouching(state, ship, target)) tellInForce(state, ship, 'attacksTouched', on, target);
  const secondary = weaponOf(state, ship, weapon);
  const printed = secondary?.range;
  if (printed !== undefined && (range < printed[0] || range > printed[1])) {
    tellInForce(state, ship, 'stretchesRange', on, target);
  }
  const isWithoutLock = price === 'focus' || !hasLockOn(state, ship, target);
  if (secondary?.requires === 'target-lock' && isWithoutLock) {
    tellInForce(state, ship, 'focusForLock', on, target);
  }
  for (const { self, modifier } of modifiersWith(state, target, 'barsTarget')) {
    const bars = (other: number): boolean =>
      modifier.barsTarget?.(state, self, ship, other, () => true) === true;
    if (friendsInAim(state, attack).some(bars)) tellUse(state, self, on);
  }
}

/** Ships of the target's side that could be attacked in its place but for what protects them. */
function friendsInAim(state: State, { ship, weapon, target }: AttackFrame): readonly number[] {
  const { teams } = battleOf(state);
  const bases = basesOf(state);
  return teams.flatMap((team, other) =>
    other !== target &&
    team === teams[target] &&
    aimFault(state, ship, weapon, other, bases) === undefined
      ? [other]
      : [],
  );
}

/** with the weapon that is used, or with any. */
function couldTarget(
  state: State,
  ship: number,
  weapon: number,
  target: number,
  bases: readonly Footprint[],
): boolean {
  if (aimFault(state, ship, weapon, target, bases) === undefined) return true;
  if (!state.setup.options.biggsAnyWeapon) return false;
  return [PRIMARY_WEAPON, ...rulesOf(state, ship).weapons].some(
    (other) =>
      (other === PRIMARY_WEAPON || isUpgradeWorking(state, ship, other)) &&
      aimFault(state, ship, other, target, bases) === undefined,
  );
}

/** XW-101, D-43: every legal pair of weapon and target with its payment, and passing. */
export function attackAnswers(state: State, frame: OpportunityFrame): readonly Answer[] {
  const { ship, primaryOnly } = frame;
  const answers: Answer[] = [PASS];
  const rules = rulesOf(state, ship);
  if (rules.pilot === undefined || isOnObstacle(state, ship)) return answers;
  const { count, teams } = battleOf(state);
  const bases = basesOf(state);
  for (let target = 0; target < count; target += 1) {
    if (teams[target] === teams[ship] || !isInPlay(state, target)) continue;
    if (isFarAway(bases[ship] as Footprint, bases[target] as Footprint)) continue;
    addAttack(state, ship, PRIMARY_WEAPON, target, bases, answers);
    if (primaryOnly) continue;
    for (const weapon of rules.weapons) {
      if (isUpgradeWorking(state, ship, weapon) && isFirstCopy(state, ship, weapon)) {
        addAttack(state, ship, weapon, target, bases, answers);
      }
    }
  }
  return answers;
}

/** Of two weapons that are alike one is offered while both are there. */
function isFirstCopy(state: State, ship: number, weapon: number): boolean {
  const { weapons, upgrades } = rulesOf(state, ship);
  return !weapons.some(
    (other) =>
      other < weapon &&
      upgrades[other]?.id === upgrades[weapon]?.id &&
      isUpgradeWorking(state, ship, other),
  );
}

function addAttack(
  state: State,
  ship: number,
  weapon: number,
  target: number,
  bases: readonly Footprint[],
  answers: Answer[],
): void {
  if (aimFault(state, ship, weapon, target, bases) !== undefined) return;
  if (isProtected(state, ship, weapon, target, bases)) return;
  for (const price of pricesOf(state, ship, weapon, target)) {
    answers.push(attackAnswer(state, ship, weapon, target, price));
  }
}

const PRINTED: readonly Price[] = ['printed'];
const FOCUS_ONLY: readonly Price[] = ['focus'];
const EITHER: readonly Price[] = ['printed', 'focus'];

/** XW-299: the ways to pay for a weapon whose needs are met. */
function pricesOf(state: State, ship: number, weapon: number, target: number): readonly Price[] {
  const secondary = weaponOf(state, ship, weapon);
  if (secondary === undefined || !secondary.spends.includes('target-lock')) return PRINTED;
  if (!mayPayWithFocus(state, ship)) return PRINTED;
  return hasLockOn(state, ship, target) ? EITHER : FOCUS_ONLY;
}

/** The place of the weapon with this name, of two copies the one that is offered. */
export function firstWeapon(state: State, ship: number, name: Weapon): number {
  if (name === PRIMARY) return PRIMARY_WEAPON;
  const { weapons, upgrades } = rulesOf(state, ship);
  const weapon = weapons.find(
    (place) => upgrades[place]?.id === name && isUpgradeWorking(state, ship, place),
  );
  if (weapon === undefined) throw new Error(`no weapon ${name}`);
  return weapon;
}

export function weaponName(state: State, ship: number, weapon: number): Weapon {
  return weapon === PRIMARY_WEAPON ? PRIMARY : at(rulesOf(state, ship).upgrades, weapon).id;
}
