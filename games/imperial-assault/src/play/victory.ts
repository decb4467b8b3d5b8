import { at, type Seat, type StepContext } from '@parsecs/kernel';
import { figuresOf } from '../board.ts';
import { FACES } from '../cards/cards.ts';
import type { Event, ScoreCause } from '../events.ts';
import { isOver, rulesOf, type State } from '../state.ts';
import { BLUE, DEFEATED } from '../vocabulary.ts';
import { PURPOSES } from './cards.ts';

type On = StepContext<Event>;

/** IA-283 */
const ENOUGH = 40;
const BOTH = [0, 1] as const;

/** One scoring: gains of both players count before victory is tested (IA-065). */
export function score(state: State, gains: readonly number[], by: ScoreCause, on: On): void {
  addPoints(state, gains, by, on);
  testVictory(state, on);
}

/** Adds points without testing for victory, as a part of a larger event (IA-299). */
export function addPoints(state: State, gains: readonly number[], by: ScoreCause, on: On): void {
  for (const seat of BOTH) {
    const vp = at(gains, seat);
    if (vp === 0) continue;
    state.vp = state.vp.with(seat, Math.max(0, at(state.vp, seat) + vp));
    on.tell?.({ type: 'scored', seat, vp, total: at(state.vp, seat), by });
  }
}

/** IA-289 before IA-283. */
export function testVictory(state: State, on: On): void {
  if (isOver(state)) return;
  const alive = BOTH.map((seat) => figuresOf(state, seat).length > 0);
  if (alive[0] === true && alive[1] === true) {
    if (Math.max(...state.vp) >= ENOUGH) compareTotals(state, 'IA-283', on);
    return;
  }
  if (alive[0] === alive[1]) compareTotals(state, 'IA-290', on);
  else finish(state, [alive[0] === true ? 0 : 1], 'IA-289', on);
}

/** More victory points, then the tie-breakers in their order. */
export function compareTotals(state: State, rule: string, on: On): void {
  const hurt = BOTH.map((seat) => -damageTaken(state, seat));
  for (const [totals, because] of [
    [state.vp, rule],
    [state.kills, 'IA-291'],
    [hurt, 'IA-292'],
  ] as const) {
    const [first, second] = [at(totals, 0), at(totals, 1)];
    if (first !== second) {
      finish(state, [first > second ? 0 : 1], because, on);
      return;
    }
  }
  rollForVictory(state, on);
}

/** IA-292: damage on figures that remain, Health of those that fell from groups that remain. */
function damageTaken(state: State, seat: Seat): number {
  const rules = rulesOf(state);
  let sum = 0;
  for (const [figure, { owner, group, card }] of rules.figures.entries()) {
    if (owner !== seat || state.groups[group] === DEFEATED) continue;
    sum += state.stand[figure] === -1 ? card.health : at(state.damage, figure);
  }
  return sum;
}

/** IA-293 */
function rollForVictory(state: State, on: On): void {
  for (;;) {
    const accuracy = BOTH.map(() => {
      const face = on.chance.pick(PURPOSES.tie, 6);
      return at(at(at(FACES, BLUE), face), 0);
    });
    on.tell?.({ type: 'blue-die-rolled', accuracy });
    const [first, second] = [at(accuracy, 0), at(accuracy, 1)];
    if (first === second) continue;
    finish(state, [first > second ? 0 : 1], 'IA-293', on);
    return;
  }
}

/** IA-317: whoever gives up has lost. */
export function resign(state: State, seat: Seat, on: On): void {
  on.tell?.({ type: 'resigned', seat });
  finish(state, [1 - seat], 'IA-317', on);
}

/** IA-299: when the game ends everything that was open is dropped. */
function finish(state: State, winners: readonly Seat[], rule: string, on: On): void {
  state.winners = [...winners];
  state.ending = rule;
  state.frames = [];
  state.asked = -1;
  state.question = 'none';
  on.tell?.({ type: 'won', winners: [...winners], rule });
}

/** Gains of one player in the form that `score` takes. */
export function gainOf(seat: Seat, vp: number): readonly number[] {
  return seat === 0 ? [vp, 0] : [0, vp];
}
