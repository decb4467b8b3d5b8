import type { Refusal, Seat, Viewer } from '@parsecs/kernel';
import { isRefusal } from '@parsecs/kernel';
import type { Asked } from '@parsecs/table';
import {
  ATTACK_RESULTS,
  type AttackResult,
  DEFENCE_RESULTS,
  type DefenceResult,
  mayMeasure,
  type ShipView,
  type State,
  type View,
  type XWing,
  xwing,
} from '@parsecs/xwing';
import { imagined } from '../battle-kit/foresee.ts';
import { shipAt, shipIn } from './ships.ts';

type Frame = View['position']['frames'][number];
type AttackFrame = Extract<Frame, { readonly kind: 'attack' }>;

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

/** What is being resolved, innermost. */
function topFrame({ position }: View): Frame | undefined {
  return position.frames.at(-1);
}

/** The number of a die: its face in the two lowest bits, and whether it is fixed. */
const FACE = 3;
const FIXED = 4;

function showFrame(view: View, frame: AttackFrame): ShownAttack {
  const ship = shipAt(view, frame.ship);
  const upgrade = ship?.upgrades[frame.weapon]?.id;
  return {
    ship: ship?.id ?? '',
    target: shipAt(view, frame.target)?.id ?? '',
    weapon: upgrade ?? 'primary',
    range: frame.range,
    obstructed: frame.obstructed,
    attack: frame.attackDice.map((die) => ATTACK_RESULTS[die & FACE] ?? 'blank'),
    defence: frame.defenceDice.map((die) => DEFENCE_RESULTS[die & FACE] ?? 'blank'),
    evades: frame.evades,
    fixed: frame.attackDice.map((die) => (die & FIXED) !== 0),
  };
}

/** The attack that is going on, the innermost one. */
export function attackIn(view: View): ShownAttack | undefined {
  const { telling } = view as TellingView;
  if (telling !== undefined) return telling ?? undefined;
  const frame = view.position.frames.findLast((own) => own.kind === 'attack');
  return frame === undefined ? undefined : showFrame(view, frame);
}

/** The ship that moves or shoots, or that the question is about. */
export function activeShip(view: View): ShipView | undefined {
  const frame = topFrame(view);
  if (frame?.kind === 'mission') {
    return frame.when === 'shuttle' ? view.ships.find(({ pilot }) => pilot === null) : undefined;
  }
  const number = frame !== undefined && 'ship' in frame ? frame.ship : view.position.active;
  return shipAt(view, number);
}

/** Whose eyes look at the others: the ship that acts, if it is the viewer's. */
export function eyeOf(view: View, viewer: Viewer): ShipView | undefined {
  const attack = attackIn(view);
  const mine = (ship: ShipView | undefined): ship is ShipView => ship?.owner === viewer;
  return [activeShip(view), shipIn(view, attack?.ship), shipIn(view, attack?.target)].find(mine);
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

/** Whoever is asked may measure where the rules let it; what was agreed on is for everybody. */
export function canMeasure(view: View, question: Asked<XWing> | undefined): boolean {
  const { setup, ending } = view.position;
  const isForAll = setup.options.freeMeasuring || setup.options.planningAids || ending !== '';
  return mayMeasure(view) && (isForAll || question !== undefined);
}
