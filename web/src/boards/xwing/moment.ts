import type { Refusal, Seat, Viewer } from '@parsecs/kernel';
import { isRefusal, seededChance } from '@parsecs/kernel';
import type { Asked } from '@parsecs/table';
import { imagined } from '@parsecs/table';
import {
  type AttackResult,
  type DefenceResult,
  innermostMoment,
  mayAllMeasure,
  mayMeasure,
  type ShipView,
  type Squad,
  type State,
  shipAsked,
  type View,
  type XWing,
  xwing,
} from '@parsecs/xwing';
import { shipIn } from './ships.ts';

/** An attack as far as it can be seen; while events are told, put together from them. */
export interface ShownAttack {
  readonly ship: string;
  readonly target: string;
  readonly weapon: string;
  readonly range: number;
  readonly obstructed: boolean;
  readonly attack: readonly AttackResult[];
  readonly defence: readonly DefenceResult[];
  /** Evade results that were added. */
  readonly evades: number;
  /** Dice that may not be rerolled any more. */
  readonly fixed: readonly boolean[];
  readonly result?: { readonly hits: number; readonly crits: number };
  readonly isOver?: boolean;
}

/** A view between two steps carries the attack that it tells of. */
export interface TellingView extends View {
  readonly telling?: ShownAttack | null;
}

/** The attack that is going on, the innermost one. */
export function attackIn(view: View): ShownAttack | undefined {
  const { telling } = view as TellingView;
  if (telling !== undefined) return telling ?? undefined;
  const going = innermostMoment(view, 'attack');
  if (going === undefined) return undefined;
  const { ship, target, weapon, range, obstructed, evades } = going;
  const { attackDice: attack, attackFixed: fixed, defenceDice: defence } = going;
  return { ship, target, weapon, range, obstructed, attack, fixed, defence, evades };
}

/** Whose eyes look at the others: the ship that acts, if it is the viewer's. */
export function eyeOf(view: View, viewer: Viewer): ShipView | undefined {
  const attack = attackIn(view);
  const mine = (ship: ShipView | undefined): ship is ShipView => ship?.owner === viewer;
  return [shipAsked(view), shipIn(view, attack?.ship), shipIn(view, attack?.target)].find(mine);
}

const STATES = new WeakMap<View, State>();

/** A position that could be true, for asking the rules what they would say. */
export function stateOf(view: View): State {
  let state = STATES.get(view);
  if (state === undefined) {
    state = imagined(xwing, view);
    STATES.set(view, state);
  }
  return state;
}

/** Why the answer would be refused; nothing if it is legal. */
export function refusalOf(view: View, seat: Seat, id: string): Refusal | undefined {
  const checked = xwing.check(stateOf(view), seat, id);
  return isRefusal(checked) ? checked : undefined;
}

/** XW-222: any squad that the seat may take now, out of what is left in the boxes. */
export function drawSquad(view: View, seat: Seat, seed: string): Squad | undefined {
  const { region } = xwing.question(stateOf(view), seat);
  const answer = region?.sample(seededChance(seed));
  return answer?.kind === 'squad' ? answer.squad : undefined;
}

/** Whoever is asked may measure where the rules let it; what was agreed on is for everybody. */
export function canMeasure(view: View, question: Asked<XWing> | undefined): boolean {
  return mayMeasure(view) && (mayAllMeasure(view) || question !== undefined);
}
