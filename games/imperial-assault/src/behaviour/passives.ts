import { areAdjacent } from '../board.ts';
import type { FigureCard } from '../cards/cards.ts';
import type { ActivationFrame } from '../frames.ts';
import { DOORS } from '../rules.ts';
import { optionOf } from '../setup/options.ts';
import { figureOf, type State } from '../state.ts';
import type { AbilityId } from '../vocabulary.ts';
import type { Passive, SpecialAction } from './declare.ts';

/** Abilities that change what their figure may do. */
export const PASSIVES: readonly Passive[] = [
  { id: 'assault', attacksAgain: () => true },
  { id: 'enraged', attacksAgain: (state, figure) => (state.damage[figure] as number) > 0 },
  {
    id: 'awkward',
    // Neutral figures are figures, doors are not (IA-275).
    barsTarget: (state, figure, target) => target < DOORS && areAdjacent(state, figure, target),
  },
  {
    id: 'tripod',
    barsAttack: (frame) => frame.left,
    barsLeaving: (frame) => frame.attacked,
  },
  { id: 'non-sentient', barsInteract: true },
  { id: 'priority-target', ignoresFigures: true },
  { id: 'overload', surgeUses: 2 },
  { id: 'arsenal', choosesPool: true },
  { id: 'epic-arsenal', choosesPool: true },
];

const BY_ID: ReadonlyMap<AbilityId, Passive> = new Map(
  PASSIVES.map((passive) => [passive.id, passive]),
);

const BY_CARD = new WeakMap<FigureCard, readonly Passive[]>();

function passivesOf(state: State, figure: number): readonly Passive[] {
  const { card } = figureOf(state, figure);
  let passives = BY_CARD.get(card);
  if (passives === undefined) {
    passives = card.abilities.flatMap((ability) => BY_ID.get(ability) ?? []);
    BY_CARD.set(card, passives);
  }
  return passives;
}

/** IA-070, IA-071: whether the figure may spend another action on attacking. */
export function mayAttackByAction(state: State, frame: ActivationFrame): boolean {
  const passives = passivesOf(state, frame.figure);
  if (passives.some((passive) => passive.barsAttack?.(frame) === true)) return false;
  if (!frame.attacked || frame.assault) return true;
  return passives.some((passive) => passive.attacksAgain?.(state, frame.figure) === true);
}

/** Whether Pounce and Charge are attacking actions even without an attack. */
export function countsAllowed(state: State): boolean {
  return optionOf(state.table.options, 'attackLimit') === 'allowed';
}

/** IA-070: whether it can only be taken by a figure that may still attack. */
export function isAttackingAction(state: State, { attacks }: SpecialAction): boolean {
  return attacks === 'yes' || (attacks === 'perhaps' && countsAllowed(state));
}

export function mayLeaveByOwnWill(state: State, frame: ActivationFrame): boolean {
  return !passivesOf(state, frame.figure).some((passive) => passive.barsLeaving?.(frame) === true);
}

export function mayTarget(state: State, figure: number, target: number): boolean {
  return !passivesOf(state, figure).some(
    (passive) => passive.barsTarget?.(state, figure, target) === true,
  );
}

export function mayInteract(state: State, figure: number): boolean {
  return !passivesOf(state, figure).some((passive) => passive.barsInteract === true);
}

export function ignoresFigures(state: State, figure: number): boolean {
  return passivesOf(state, figure).some((passive) => passive.ignoresFigures === true);
}

export function surgeUses(state: State, figure: number): number {
  return Math.max(1, ...passivesOf(state, figure).map((passive) => passive.surgeUses ?? 1));
}

export function choosesPool(state: State, figure: number): boolean {
  return passivesOf(state, figure).some((passive) => passive.choosesPool === true);
}
