import { at, type Seat, type StepContext } from '@parsecs/kernel';
import { areAdjacent, distanceTo, figuresOnMap, isFriendly, spacesOf } from '../board.ts';
import { commandNumber } from '../cards/cards.ts';
import type { DamageCause, Event } from '../events.ts';
import type { DropFrame, MissionFrame } from '../frames.ts';
import { groupId, idOf, labelOf } from '../lookup.ts';
import { missionOf } from '../missions/mission.ts';
import { DOORS, hasAbility, RAIDERS } from '../rules.ts';
import {
  activation,
  currentAttack,
  figureOf,
  GONE,
  isOver,
  otherSeat,
  ownerOf,
  push,
  rulesOf,
  type State,
  siteOfState,
} from '../state.ts';
import { DEFEATED, ONCE_PER_ROUND, type OncePerRound } from '../vocabulary.ts';
import { layOnDiscard } from './cards.ts';
import { addPoints, gainOf, testVictory } from './victory.ts';

type On = StepContext<Event>;

/** What waits to be resolved in the window after a defeat, in pairs with the figure it is about. */
export const VENGEANCE = 0;
export const FORWARD_VENGEANCE = 1;
export const EXECUTOR = 2;
export const LAST_STAND = 3;
export const CELEBRATION = 4;

const EXECUTOR_RANGE = 3;
const RAIDER_HEALTH = 5;
const RAIDER_VP = 4;
const DOOR_HEALTH = 10;

export function healthOf(state: State, target: number): number {
  if (target >= DOORS) return DOOR_HEALTH;
  return target >= RAIDERS ? RAIDER_HEALTH : figureOf(state, target).card.health;
}

function damageOn(state: State, target: number): number {
  if (target >= DOORS) return at(state.doorDamage, target - DOORS);
  return target >= RAIDERS ? at(state.raiderDamage, target - RAIDERS) : at(state.damage, target);
}

export function isThere(state: State, target: number): boolean {
  if (target >= DOORS) return (state.open & (1 << (target - DOORS))) === 0;
  return target >= RAIDERS
    ? (state.raiders[target - RAIDERS] ?? GONE) !== GONE
    : state.stand[target] !== GONE;
}

/**
 * IA-230, IA-238: one effect deals damage to all its targets, then whoever fell is removed, then
 * the points are counted, and only then triggers open (IA-299). `by` is the player who deals it.
 */
export function sufferDamage(
  state: State,
  targets: readonly number[],
  amount: number,
  cause: DamageCause | 'hit',
  by: Seat,
  on: On,
): number {
  const fallen: number[] = [];
  let dealt = 0;
  for (const target of targets) {
    if (!isThere(state, target)) continue;
    const room = healthOf(state, target) - damageOn(state, target);
    const damage = Math.min(room, amount);
    dealt += damage;
    addDamage(state, target, damage);
    if (cause !== 'hit')
      on.tell?.({ type: 'damaged', target: idOf(state, target), damage, by: cause });
    if (damage === room) fallen.push(target);
  }
  if (fallen.length > 0) removeFallen(state, fallen, by, on);
  return dealt;
}

function addDamage(state: State, target: number, damage: number): void {
  if (target >= DOORS) {
    state.doorDamage = state.doorDamage.with(
      target - DOORS,
      at(state.doorDamage, target - DOORS) + damage,
    );
  } else if (target >= RAIDERS) {
    const raider = target - RAIDERS;
    state.raiderDamage = state.raiderDamage.with(raider, at(state.raiderDamage, raider) + damage);
  } else state.damage = state.damage.with(target, at(state.damage, target) + damage);
}

/** Also for a figure that defeats itself. */
export function removeFallen(state: State, fallen: readonly number[], by: Seat, on: On): void {
  const figures = fallen.filter((target) => target < RAIDERS);
  const waiting = findTriggers(state, figures);
  const gains = [0, 0];
  const kills = [0, 0];
  const drops: DropFrame[] = [];
  for (const target of fallen) {
    on.tell?.({ type: 'defeated', target: idOf(state, target) });
    if (target >= DOORS) openDoor(state, target - DOORS, on);
    else if (target >= RAIDERS) {
      state.raiders = state.raiders.with(target - RAIDERS, GONE);
      addPoints(state, gainOf(by, RAIDER_VP), 'mission', on);
    } else removeFigure(state, target, gains, kills, drops, on);
  }
  const asked = countGroups(state, figures, gains, kills, on);
  state.kills = [at(state.kills, 0) + at(kills, 0), at(state.kills, 1) + at(kills, 1)];
  testVictory(state, on);
  if (isOver(state)) return;
  if (waiting.length > 0) openTriggers(state, waiting);
  for (const frame of asked) push(state, frame);
  for (const drop of drops) push(state, drop);
}

export function openDoor(state: State, door: number, on: On, figure?: number): void {
  state.open |= 1 << door;
  if (!on.tell) return;
  const { id } = at(siteOfState(state).grid.file.doors, door);
  const who = figure === undefined ? {} : { figure: idOf(state, figure) };
  on.tell({ type: 'door-opened', door: id, ...who });
}

/** IA-237: adjacency and distance as they were just before anybody is removed. */
function findTriggers(state: State, fallen: readonly number[]): number[] {
  const rules = rulesOf(state);
  const waiting: number[] = [];
  for (const lost of fallen) {
    if (figureOf(state, lost).card.unique) waiting.push(CELEBRATION, lost);
    if (hasAbility(rules, lost, 'last-stand')) waiting.push(LAST_STAND, lost);
    for (const figure of figuresOnMap(state)) {
      // Whoever falls in the same event is gone when the window opens.
      if (isFriendly(state, figure, lost)) addGrief(state, waiting, figure, lost);
    }
  }
  return waiting;
}

function addGrief(state: State, waiting: number[], figure: number, lost: number): void {
  const rules = rulesOf(state);
  const { abilities } = figureOf(state, figure).card;
  if (abilities.length === 0) return;
  if (hasAbility(rules, figure, 'vengeance') && mourns(state, figure, lost)) {
    waiting.push(VENGEANCE, figure);
  }
  if (hasAbility(rules, figure, 'forward-vengeance') && mourns(state, figure, lost)) {
    waiting.push(FORWARD_VENGEANCE, figure);
  }
  if (hasAbility(rules, figure, 'executor') && !isUsed(state, figure, 'executor')) {
    if (distanceTo(state, figure, lost) <= EXECUTOR_RANGE) waiting.push(EXECUTOR, figure);
  }
}

function mourns(state: State, figure: number, lost: number): boolean {
  // The later FAQ looks only at friends that are no Guardians themselves.
  const { rulesVersion } = state.table.options;
  const isGuardian = figureOf(state, lost).card.traits.includes('guardian');
  if (rulesVersion === 'faq' && isGuardian) return false;
  return areAdjacent(state, figure, lost);
}

export function isUsed(state: State, figure: number, ability: OncePerRound): boolean {
  return (at(state.used, figure) & (1 << ONCE_PER_ROUND.indexOf(ability))) !== 0;
}

export function markUsed(state: State, figure: number, ability: OncePerRound): void {
  state.used = state.used.with(
    figure,
    at(state.used, figure) | (1 << ONCE_PER_ROUND.indexOf(ability)),
  );
}

function removeFigure(
  state: State,
  figure: number,
  gains: number[],
  kills: number[],
  drops: DropFrame[],
  on: On,
): void {
  const { owner, card } = figureOf(state, figure);
  const active = activation(state);
  if (active !== undefined && ownerOf(state, active.figure) !== owner) active.kills += 1;
  dropTokens(state, figure, drops, on);
  state.stand[figure] = GONE;
  state.damage = state.damage.with(figure, 0);
  state.conditions = state.conditions.with(figure, 0);
  state.lasting = state.lasting.with(figure, 0);
  if (state.table.options.scoring === 'figure') {
    const winner = otherSeat(owner);
    addPoints(state, gainOf(winner, card.figureCost), 'figure', on);
    kills[winner] = at(kills, winner) + card.figureCost;
    gains[winner] = at(gains, winner) + card.figureCost;
  }
}

/** IA-093 */
function dropTokens(state: State, figure: number, drops: DropFrame[], on: On): void {
  const carried = state.tokenBy.flatMap((by, token) => (by === figure ? [token] : []));
  if (carried.length === 0) return;
  const spaces = [...spacesOf(state, figure)];
  for (const token of carried) state.tokenBy = state.tokenBy.with(token, GONE);
  if (spaces.length === 1) {
    for (const token of carried) layToken(state, token, at(spaces, 0), on);
    return;
  }
  // They lie on one of its spaces until the owner has said on which.
  for (const token of carried) state.tokenAt = state.tokenAt.with(token, at(spaces, 0));
  drops.push({ kind: 'drop', by: ownerOf(state, figure), tokens: carried, spaces });
}

export function layToken(state: State, token: number, space: number, on: On): void {
  state.tokenAt = state.tokenAt.with(token, space);
  if (!on.tell) return;
  const { id } = at(siteOfState(state).tokens, token);
  on.tell({ type: 'token-dropped', token: id, space: labelOf(state, space) });
}

/** IA-239, IA-284: groups whose last figure fell; gives what the mission asks about them. */
function countGroups(
  state: State,
  fallen: readonly number[],
  gains: number[],
  kills: number[],
  on: On,
): readonly MissionFrame[] {
  const rules = rulesOf(state);
  const asked: MissionFrame[] = [];
  for (const group of new Set(fallen.map((figure) => figureOf(state, figure).group))) {
    const { figures, owner, card } = at(rules.groups, group);
    if (figures.some((figure) => state.stand[figure] !== GONE)) continue;
    state.groups = state.groups.with(group, DEFEATED);
    on.tell?.({ type: 'group-defeated', group: groupId(state, group) });
    const winner = otherSeat(owner);
    if (state.table.options.scoring === 'group') {
      addPoints(state, gainOf(winner, card.cost), 'group', on);
      kills[winner] = at(kills, winner) + card.cost;
      gains[winner] = at(gains, winner) + card.cost;
    }
    payPrices(state, group, on);
    const question = missionOf(state).groupLost?.(state, group, winner, on);
    if (question !== undefined) asked.push(question);
  }
  return asked;
}

const PRICE_VP = 4;

/** Price on Their Heads pays in the same event as the group (IA-299). */
function payPrices(state: State, group: number, on: On): void {
  const price = at(state.prices, group);
  state.prices = state.prices.with(group, 0);
  for (const seat of [0, 1]) {
    if ((price & (1 << seat)) === 0) continue;
    layOnDiscard(state, seat, commandNumber('price-on-their-heads'));
    addPoints(state, gainOf(seat, PRICE_VP), 'price-on-their-heads', on);
  }
}

/** IA-237: in an attack the attacker's side first, otherwise the initiative player. */
function openTriggers(state: State, waiting: number[]): void {
  const first = currentAttack(state)?.by ?? state.initiative;
  push(state, {
    kind: 'window',
    window: 'after-defeat',
    seats: [first, otherSeat(first)],
    index: 0,
    about: -1,
    used: [],
    waiting,
  });
}
