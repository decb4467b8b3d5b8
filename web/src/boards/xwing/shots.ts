import { type Seat, seededChance } from '@parsecs/kernel';
import type { Asked } from '@parsecs/table';
import {
  type Event,
  findUpgrade,
  type ShipView,
  shotOdds,
  type View,
  type XWing,
  xwing,
} from '@parsecs/xwing';
import { activeShip, type ShownAttack, stateOf } from './moment.ts';
import { shipIn } from './ships.ts';

/** What a shot promises, as far as dice and plain tokens decide it. */
export interface ShotPromise {
  readonly attackDice: number;
  readonly defenceDice: number;
  /** How likely anything gets through, and how much does on average. */
  readonly hit: number;
  readonly expected: number;
}

/** No attack is decided upon so often before the defence dice lie on the table. */
const MOST_STEPS = 24;
const QUIET: readonly string[] = ['done', 'decline', 'pass'];

/** Lets the rules themselves roll, with made-up dice, to learn how many there would be. */
function tryOut(
  view: View,
  first?: { readonly seat: Seat; readonly id: string },
): readonly Event[] {
  const state = xwing.copy(stateOf(view));
  const events: Event[] = [];
  const stage = {
    chance: seededChance('shot'),
    tell: (event: Event): unknown => events.push(event),
  };
  if (first !== undefined) {
    const answer = xwing.check(state, first.seat, first.id);
    if ('refused' in answer) return [];
    xwing.answer(state, first.seat, answer, stage);
  }
  const isKnown = (): boolean =>
    events.some(({ type }) => type === 'defence-rolled' || type === 'results-compared');
  for (let step = 0; step < MOST_STEPS && !isKnown(); step += 1) {
    const [seat] = xwing.asked(state);
    if (seat === undefined) break;
    const { answers } = xwing.question(state, seat);
    const quiet = answers.find(({ id }) => QUIET.includes(id));
    xwing.answer(state, seat, quiet ?? xwing.fallback(state, seat), stage);
  }
  return events;
}

function diceIn(events: readonly Event[], type: 'attack-rolled' | 'defence-rolled'): number {
  const rolled = events.find((event) => event.type === type);
  return rolled !== undefined && 'dice' in rolled && Array.isArray(rolled.dice)
    ? rolled.dice.length
    : 0;
}

/** Tokens that are paid for the weapon itself do not change the dice. */
function isPaid(weapon: string, token: 'focus' | 'target-lock'): boolean {
  if (weapon.endsWith('+focus')) return token === 'focus';
  return findUpgrade(weapon)?.weapon?.spends.includes(token) === true;
}

function promiseOf(
  events: readonly Event[],
  ship: ShipView,
  target: ShipView,
  weapon: string,
): ShotPromise | undefined {
  const attackDice = diceIn(events, 'attack-rolled');
  const defenceDice = diceIn(events, 'defence-rolled');
  if (attackDice === 0) return undefined;
  const odds = shotOdds({
    attackDice,
    attackFocus: ship.focus > (isPaid(weapon, 'focus') ? 1 : 0),
    lock: ship.locks.includes(target.id) && !isPaid(weapon, 'target-lock'),
    defenceDice,
    defenceFocus: target.focus > 0,
    evades: target.evade,
  });
  const missed = odds.outcomes.find(({ hits, crits }) => hits + crits === 0)?.p ?? 0;
  return { attackDice, defenceDice, hit: 1 - missed, expected: odds.expected };
}

/** The attack that was declared and is not rolled yet. */
export function oddsOf(view: View, attack: ShownAttack): ShotPromise | undefined {
  const [ship, target] = [shipIn(view, attack.ship), shipIn(view, attack.target)];
  const isTrue = view.position.frames.some(({ kind }) => kind === 'attack');
  if (ship === undefined || target === undefined || !isTrue) return undefined;
  return promiseOf(tryOut(view), ship, target, attack.weapon);
}

const KNOWN = new WeakMap<Asked<XWing>, ReadonlyMap<string, ShotPromise>>();

/** What each attack that could be declared promises, by its answer. */
export function promisesOf(
  view: View,
  question: Asked<XWing> | undefined,
): ReadonlyMap<string, ShotPromise> {
  if (question?.kind !== 'attack') return new Map();
  const known = KNOWN.get(question);
  if (known !== undefined) return known;
  const ship = activeShip(view);
  const promises = new Map<string, ShotPromise>();
  for (const { id, verb } of question.answers) {
    const [weapon = '', name] = id.split('>');
    const target = shipIn(view, name);
    if (verb !== 'attack' || ship === undefined || target === undefined) continue;
    const promise = promiseOf(tryOut(view, { seat: question.seat, id }), ship, target, weapon);
    if (promise !== undefined) promises.set(id, promise);
  }
  KNOWN.set(question, promises);
  return promises;
}
