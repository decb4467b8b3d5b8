import { at } from '@parsecs/kernel';
import type { AnswerOf, Price } from '../answers/answer.ts';
import { shipNamed } from '../answers/chosen.ts';
import { rulesOfCard } from '../behaviour/catalogue.ts';
import type { On } from '../behaviour/declare.ts';
import { agilityOf, barredIn, primaryValue, tellInForce } from '../behaviour/hooks.ts';
import { mayOpen, modifiersWith } from '../behaviour/uses.ts';
import type { SecondaryWeapon } from '../cards/upgrades.ts';
import {
  attackDiceNames,
  CRIT,
  countFace,
  defenceDiceNames,
  EVADE,
  HIT,
  rollAttackFace,
  rollDefenceFace,
} from '../dice.ts';
import type { AttackFrame } from '../frames.ts';
import { discardUpgrade, spendFocus, spendLockOn, suffer, tellUse } from '../play/tokens.ts';
import {
  battleOf,
  hasFlag,
  idOf,
  isInPlay,
  NO_MORE_ATTACKS,
  NONE,
  newWindow,
  pop,
  push,
  rulesOf,
  type State,
} from '../state.ts';
import { stepName, stepNumber } from '../steps.ts';
import type { Window } from '../vocabulary.ts';
import { firstWeapon, measure, PRIMARY_WEAPON, tellAim, weaponName } from './targets.ts';

/** XW-106, XW-299: declares the attack, and pays for the weapon. */
export function declareAttack(
  state: State,
  ship: number,
  answer: AnswerOf<'attack'>,
  by: number,
  on: On,
): void {
  const { price } = answer;
  const weapon = firstWeapon(state, ship, answer.weapon);
  const target = shipNamed(state, answer.target);
  const { band, obstructed } = measure(state, ship, weapon, target);
  const frame: AttackFrame = {
    kind: 'attack',
    ship,
    target,
    weapon,
    range: band,
    obstructed,
    by,
    step: 0,
    moreAttackDice: 0,
    moreDefenceDice: 0,
    attackDice: [],
    defenceDice: [],
    evades: 0,
    barred: 0,
    tokens: 0,
    choice: NONE,
    noLock: false,
    hits: 0,
    crits: 0,
    safeCrits: 0,
    cancelledCrits: 0,
    round: 0,
    hit: false,
    missed: false,
  };
  push(state, frame);
  on.tell?.({
    type: 'attack-declared',
    ship: idOf(state, ship),
    target: idOf(state, target),
    weapon: weaponName(state, ship, weapon),
    range: band,
    obstructed,
  });
  tellAim(state, frame, price, on);
  const secondary = secondaryOf(state, frame);
  if (secondary !== undefined) payFor(state, frame, secondary, price, on);
}

function secondaryOf(state: State, { ship, weapon }: AttackFrame): SecondaryWeapon | undefined {
  return weapon === PRIMARY_WEAPON ? undefined : rulesOf(state, ship).upgrades[weapon]?.weapon;
}

function payFor(
  state: State,
  { ship, target, weapon }: AttackFrame,
  secondary: SecondaryWeapon,
  price: Price,
  on: On,
): void {
  const self = battleOf(state).cardsInPlay.find(
    (known) => known.ship === ship && known.place === weapon,
  );
  if (self !== undefined) {
    tellUse(state, self, on, target);
    if (secondary.discarded) discardUpgrade(state, self, on);
  }
  for (const token of secondary.spends) {
    if (token === 'focus' || price === 'focus') spendFocus(state, ship, on);
    else spendLockOn(state, ship, target, on);
  }
}

const COUNT: number = stepNumber('attack', 'count');

/** XW-105, C-08. A step that opens a window goes on when the window is closed. */
export function runAttack(state: State, attack: AttackFrame, on: On): void {
  const { step, ship, target } = attack;
  attack.step = step + 1;
  switch (stepName('attack', step)) {
    case 'declared':
      return open(state, 'attack-declared', target, ship);
    case 'count':
      attack.barred = barredIn(state, attack, on);
      return open(state, 'attack-dice-count', ship, target);
    case 'roll':
      return rollAttack(state, attack, on);
    case 'rolled':
      return open(state, 'attack-dice-rolled', ship, target);
    case 'defender-changes':
      return open(state, 'attack-dice-defender', target, ship);
    case 'attacker-changes':
      attack.tokens = 0;
      // The step stays one of the attack dice while the window is open.
      return push(state, newWindow('attack-dice-attacker', ship, target));
    case 'defence-count':
      return open(state, 'defence-dice-count', target, ship);
    case 'defence-roll':
      return rollDefence(state, attack, on);
    case 'attacker-changes-defence':
      return open(state, 'defence-dice-attacker', ship, target);
    case 'defender-changes-defence':
      attack.tokens = 0;
      return push(state, newWindow('defence-dice-defender', target, ship));
    case 'compare-start':
      attack.safeCrits = safeCrits(state, attack);
      return open(state, 'compare-start', ship, target);
    case 'compare':
      return compare(state, attack, on);
    case 'compared':
      return open(state, 'compare-after', ship, target);
    case 'before-damage':
      if (isHit(attack)) open(state, 'damage-before', target, ship);
      return undefined;
    case 'damage':
      return suffer(state, target, attack.hits, attack.crits, ship);
    case 'after-damage':
      return openAfterDamage(state, attack);
    case 'again':
      return attackAgain(state, attack);
    case 'after':
      return open(state, 'attack-after', ship, target);
    case 'extra':
      return open(state, 'attack-extra', ship, target);
    case 'over':
      return pop(state, attack);
  }
}

function open(state: State, window: Window, ship: number, other: number): void {
  if (mayOpen(state, window)) push(state, newWindow(window, ship, other));
}

function isHit({ hits, crits }: AttackFrame): boolean {
  return hits + crits > 0;
}

/** XW-110 to XW-113, XW-098, XW-214. */
function attackDiceCount(state: State, attack: AttackFrame, on?: On): number {
  const { ship, range } = attack;
  for (const { self, modifier } of modifiersWith(state, ship, 'noAttackDice')) {
    if (modifier.noAttackDice?.(state, self, attack) !== true) continue;
    if (on?.tell !== undefined) tellUse(state, self, on);
    return 0;
  }
  const secondary = secondaryOf(state, attack);
  let dice = secondary?.dice ?? primaryValue(state, ship) + (range === 1 ? 1 : 0);
  for (const { self, modifier } of modifiersWith(state, ship, 'attackDice')) {
    const more = modifier.attackDice?.(state, self, attack) ?? 0;
    dice += more;
    if (more !== 0 && on?.tell !== undefined) tellUse(state, self, on);
  }
  return Math.max(0, dice + attack.moreAttackDice);
}

function rollAttack(state: State, attack: AttackFrame, on: On): void {
  const count = attackDiceCount(state, attack, on);
  for (let die = 0; die < count; die += 1) attack.attackDice.push(rollAttackFace(on.chance));
  on.tell?.({
    type: 'attack-rolled',
    ship: idOf(state, attack.ship),
    dice: attackDiceNames(attack),
  });
}

/** XW-119 to XW-121, XW-099: agility never below 0, then range and obstruction. */
function defenceDiceCount(state: State, attack: AttackFrame, on?: On): number {
  const { target, weapon, range, obstructed } = attack;
  let dice = agilityOf(state, target, attack, on);
  if (weapon === PRIMARY_WEAPON && range === 3) dice += 1;
  if (obstructed) dice += 1;
  return Math.max(0, dice + attack.moreDefenceDice);
}

function rollDefence(state: State, attack: AttackFrame, on: On): void {
  const count = defenceDiceCount(state, attack, on);
  for (let die = 0; die < count; die += 1) attack.defenceDice.push(rollDefenceFace(on.chance));
  on.tell?.({
    type: 'defence-rolled',
    ship: idOf(state, attack.target),
    dice: defenceDiceNames(attack),
  });
}

/** XW-126 to XW-129 */
function compare(state: State, attack: AttackFrame, on: On): void {
  const { attackDice, ship, target } = attack;
  attack.hits = countFace(attackDice, HIT);
  attack.crits = countFace(attackDice, CRIT);
  const before = attack.hits + attack.crits;
  cancelResults(state, attack, on);
  attack.missed = !isHit(attack);
  if (!attack.missed) attack.hit = true;
  if (!on.tell) return;
  const { hits, crits } = attack;
  const names = { ship: idOf(state, ship), target: idOf(state, target) };
  const cancelled = before - hits - crits;
  on.tell({ type: 'results-compared', ...names, hits, crits, cancelled });
  on.tell({ type: isHit(attack) ? 'attack-hit' : 'attack-missed', ...names });
}

function safeCrits(state: State, attack: AttackFrame): number {
  let safe = 0;
  for (const { self, modifier } of modifiersWith(state, attack.ship, 'uncancelledCrits')) {
    safe += modifier.uncancelledCrits?.(state, self, attack) ?? 0;
  }
  return safe;
}

function sparesHits(state: State, { ship, weapon }: AttackFrame): boolean {
  if (weapon === PRIMARY_WEAPON) return false;
  const { id } = at(rulesOf(state, ship).upgrades, weapon);
  return rulesOfCard(`upgrade.${id}`).weapon?.sparesHits === true;
}

/** XW-127: every hit before any critical hit. */
function cancelResults(state: State, attack: AttackFrame, on: On): void {
  const isSparing = sparesHits(state, attack);
  const evades = isSparing ? attack.choice : countFace(attack.defenceDice, EVADE) + attack.evades;
  const fromHits = isSparing ? 0 : Math.min(evades, attack.hits);
  const left = Math.max(0, evades - fromHits);
  const fromCrits = Math.min(left, Math.max(0, attack.crits - attack.safeCrits));
  if (fromCrits < Math.min(left, attack.crits)) {
    tellInForce(state, attack.ship, 'uncancelledCrits', on, attack.target);
  }
  attack.hits -= fromHits;
  attack.crits -= fromCrits;
  attack.cancelledCrits = fromCrits;
}

/** of a pair the first attack, too, may be followed by an extra one, in place of the second. */
function openAfterDamage(state: State, attack: AttackFrame): void {
  const { ship, target } = attack;
  if (!attack.missed) open(state, 'damage-after', ship, target);
  else if (state.setup.options.gunnerAfterOneMiss && isToBeRepeated(state, attack)) {
    open(state, 'attack-extra', ship, target);
  }
}

function isToBeRepeated(state: State, attack: AttackFrame): boolean {
  const attacks = secondaryOf(state, attack)?.attacks ?? 1;
  return (
    attack.round + 1 < attacks &&
    isInPlay(state, attack.target) &&
    isInPlay(state, attack.ship) &&
    !hasFlag(state, attack.ship, NO_MORE_ATTACKS)
  );
}

/** XW-307: the second attack of a pair, complete and on the same target. */
function attackAgain(state: State, attack: AttackFrame): void {
  if (!isToBeRepeated(state, attack)) return;
  attack.round += 1;
  attack.step = COUNT;
  attack.moreAttackDice = 0;
  attack.moreDefenceDice = 0;
  attack.attackDice = [];
  attack.defenceDice = [];
  attack.evades = 0;
  attack.hits = 0;
  attack.crits = 0;
  attack.cancelledCrits = 0;
  attack.choice = NONE;
  attack.noLock = false;
}
