import type { Question } from '@parsecs/kernel';
import type { Answer, ShipView, View } from '@parsecs/xwing';
import type { People } from '../people.ts';
import type { Texts } from '../texts.ts';

/** A question and the view of whoever is asked. */
export interface Asking {
  readonly texts: Texts;
  readonly question: Pick<Question<Answer>, 'seat' | 'kind' | 'answers'>;
  readonly view: View;
  readonly people: People;
}

type Frame = View['position']['frames'][number];
export type AttackFrame = Extract<Frame, { readonly kind: 'attack' }>;

/** What is being resolved, innermost. */
export function topFrame({ position }: View): Frame | undefined {
  return position.frames.at(-1);
}

/** What a mission asks; empty where it asks nothing. */
export function whenAsked(view: View): string {
  const frame = topFrame(view);
  return frame?.kind === 'mission' ? frame.when : '';
}

/** The attack that is going on, the innermost one. */
export function attackIn({ position }: View): AttackFrame | undefined {
  return position.frames.findLast((frame) => frame.kind === 'attack');
}

/** Questions before which nobody measures. */
export const BLIND: readonly string[] = [
  'side',
  'squad',
  'assign',
  'obstacle',
  'edge',
  'place',
  'dial',
  'ready',
  'change-dial',
  'replace-manoeuvre',
];

/** XW-078, XW-108, A-13: the ruler is used where the rules let it, or where it was agreed. */
export function mayMeasure({ position }: View): boolean {
  const { freeMeasuring, planningAids } = position.setup.options;
  if (freeMeasuring || planningAids || position.ending !== '') return true;
  return !BLIND.includes(position.question);
}

/** The ship with this number. */
export function shipAt({ ships }: View, number: number): ShipView | undefined {
  return number < 0 ? undefined : ships[number];
}

export function shipIn({ ships }: View, id: string): ShipView | undefined {
  return ships.find((ship) => ship.id === id);
}

/** The ship that the question is about. */
export function shipAsked(view: View): ShipView | undefined {
  const frame = topFrame(view);
  // XW-255: the mission asks for the one ship without a pilot.
  if (frame?.kind === 'mission') return view.ships.find(({ pilot }) => pilot === null);
  const number = frame !== undefined && 'ship' in frame ? frame.ship : view.position.active;
  return shipAt(view, number);
}

const ATTACK_FACES = ['hit', 'critical', 'focus', 'blank'] as const;
const DEFENCE_FACES = ['evade', 'focus', 'blank'] as const;
/** The number of a die holds its face in the two lowest bits. */
const FACE = 3;

/** What the dice of an attack show. */
export function attackFaces({ attackDice }: AttackFrame): readonly string[] {
  return attackDice.map((die) => ATTACK_FACES[die & FACE] ?? 'blank');
}

export function defenceFaces({ defenceDice }: AttackFrame): readonly string[] {
  return defenceDice.map((die) => DEFENCE_FACES[die & FACE] ?? 'blank');
}
