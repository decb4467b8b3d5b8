import { type Seat, seededChance } from '@parsecs/kernel';
import type { Asked } from '@parsecs/table';
import {
  type Event,
  findUpgrade,
  innermostMoment,
  type ShipView,
  type Shot,
  shipAsked,
  shotOdds,
  type View,
  type XWing,
  xwing,
} from '@parsecs/xwing';
import { destroyOdds } from './destroy-odds.ts';
import { type ShownAttack, stateOf } from './moment.ts';
import { shipIn } from './ships.ts';
import { attacksIn } from './weapons.ts';

/** What a shot promises, as far as dice and plain tokens decide it. */
export interface ShotPromise {
  readonly attackDice: number;
  readonly defenceDice: number;
  /** The section of the ruler, where it is known. */
  readonly range: number | undefined;
  /** How likely anything gets through, and how much does on average. */
  readonly hit: number;
  readonly expected: number;
  /** How likely so many results get through, from none on. */
  readonly shares: readonly number[];
  /** How likely that is enough to destroy the target. */
  readonly destroy: number;
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
    const quiet = answers.find((answer) => answer.kind === 'word' && QUIET.includes(answer.word));
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

/** A weapon, and how it is paid for where that is known. */
interface Fired {
  readonly weapon: string;
  readonly price?: 'printed' | 'focus';
}

/** Tokens that are paid for the weapon itself do not change the dice. */
function isPaid({ weapon, price }: Fired, token: 'focus' | 'target-lock'): boolean {
  if (price === 'focus') return token === 'focus';
  return findUpgrade(weapon)?.weapon?.spends.includes(token) === true;
}

function promiseOf(
  view: View,
  events: readonly Event[],
  ship: ShipView,
  target: ShipView,
  fired: Fired,
): ShotPromise | undefined {
  const attackDice = diceIn(events, 'attack-rolled');
  const defenceDice = diceIn(events, 'defence-rolled');
  if (attackDice === 0) return undefined;
  const shot = {
    attackDice,
    attackFocus: ship.focus > (isPaid(fired, 'focus') ? 1 : 0),
    lock: ship.locks.includes(target.id) && !isPaid(fired, 'target-lock'),
    defenceDice,
    defenceFocus: target.focus > 0,
    evades: target.evade,
  };
  const declared = events.find((event) => event.type === 'attack-declared');
  return promised(view, target, shot, declared?.range);
}

/** What so many dice and tokens promise against a ship. */
export function promised(
  view: View,
  target: ShipView,
  shot: Shot,
  range: number | undefined,
): ShotPromise {
  const { outcomes, expected } = shotOdds(shot);
  const shares = Array.from({ length: shot.attackDice + 1 }, (_, through) =>
    outcomes.reduce((sum, { hits, crits, p }) => sum + (hits + crits === through ? p : 0), 0),
  );
  return {
    attackDice: shot.attackDice,
    defenceDice: shot.defenceDice,
    range,
    hit: 1 - (shares[0] ?? 0),
    expected,
    shares,
    destroy: destroyOdds(view, target, outcomes),
  };
}

/** The attack that was declared and is not rolled yet. */
export function oddsOf(view: View, attack: ShownAttack): ShotPromise | undefined {
  const [ship, target] = [shipIn(view, attack.ship), shipIn(view, attack.target)];
  const isTrue = innermostMoment(view, 'attack') !== undefined;
  if (ship === undefined || target === undefined || !isTrue) return undefined;
  return promiseOf(view, tryOut(view), ship, target, attack);
}

const KNOWN = new WeakMap<Asked<XWing>, ReadonlyMap<string, ShotPromise>>();

/** What each attack that could be declared promises, by its answer. */
export function promisesOf(
  view: View,
  question: Asked<XWing> | undefined,
): ReadonlyMap<string, ShotPromise> {
  if (question?.kind !== 'attack' || question.unaided) return new Map();
  const known = KNOWN.get(question);
  if (known !== undefined) return known;
  const ship = shipAsked(view);
  const promises = new Map<string, ShotPromise>();
  for (const attack of attacksIn(question)) {
    const target = shipIn(view, attack.target);
    if (ship === undefined || target === undefined) continue;
    const events = tryOut(view, { seat: question.seat, id: attack.id });
    const promise = promiseOf(view, events, ship, target, attack);
    if (promise !== undefined) promises.set(attack.id, promise);
  }
  KNOWN.set(question, promises);
  return promises;
}
