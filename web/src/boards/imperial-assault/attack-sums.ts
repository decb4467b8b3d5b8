import {
  type AttackView,
  DIE_FACES,
  type DieView,
  type Face,
  type ImperialAssault,
  imperialAssault,
  type View,
  writeAnswer,
} from '@parsecs/imperial-assault';
import type { Asked } from '@parsecs/table';
import { type Foreseen, foresee, imagined } from '@parsecs/table';

const STOP = writeAnswer({ kind: 'stop' });
const BLANK: Face = [0, 0, 0];

/** What a die shows; nothing before it is rolled. */
export function faceOf({ die, face }: DieView): Face {
  return (face === null ? undefined : DIE_FACES[die][face - 1]) ?? BLANK;
}

function sum(dice: readonly DieView[]): Face {
  return dice.map(faceOf).reduce<Face>(([a, b, c], [x, y, z]) => [a + x, b + y, c + z], BLANK);
}

/** One number of an attack: what the dice show, and what it is once everything is counted. */
export interface Amount {
  readonly shown: number;
  /** Missing before modifiers are counted. */
  readonly value?: number;
}

export interface Sums {
  readonly accuracy: Amount;
  readonly damage: Amount;
  readonly surges: Amount;
  readonly block: Amount;
  readonly evade: Amount;
  readonly isDodged: boolean;
}

export function isRolled({ attackDice }: AttackView): boolean {
  return attackDice.some(({ face }) => face !== null);
}

export function sumsOf({ attackDice, defenceDice, results }: AttackView): Sums {
  const [accuracy, damage, surge] = sum(attackDice);
  const [block, evade, dodge] = sum(defenceDice);
  const amount = (shown: number, value: number | undefined): Amount =>
    value === undefined ? { shown } : { shown, value };
  return {
    accuracy: amount(accuracy, results?.accuracy),
    damage: amount(damage, results?.damage),
    surges: amount(surge, results?.surges),
    block: amount(block, results?.block),
    evade: amount(evade, results?.evade),
    isDodged: results?.dodge ?? dodge > 0,
  };
}

/** What comes of an attack. */
export type Verdict =
  | { readonly kind: 'hit'; readonly damage: number }
  | { readonly kind: 'missed'; readonly cause: 'dodge' | 'accuracy' | 'lost-target' };

export interface Outlooks {
  /** If no surge is spent any more. */
  readonly now?: Verdict | undefined;
  /** If one more of these surge abilities is used, by its number. */
  readonly after: ReadonlyMap<number, Verdict>;
}

const UNKNOWN: Outlooks = { after: new Map() };
const KNOWN = new WeakMap<Asked<ImperialAssault>, Outlooks>();

function verdictIn(foreseen: Foreseen<ImperialAssault> | undefined): Verdict | undefined {
  for (const event of foreseen?.events ?? []) {
    if (event.type === 'hit') return { kind: 'hit', damage: event.damage };
    if (event.type === 'missed') return { kind: 'missed', cause: event.cause };
  }
  return undefined;
}

/** Where spending surges leads, as the rules themselves work it out. */
export function outlooksOf(view: View, question: Asked<ImperialAssault> | undefined): Outlooks {
  if (question?.kind !== 'surge') return UNKNOWN;
  const known = KNOWN.get(question);
  if (known !== undefined) return known;
  const state = imagined(imperialAssault, view);
  const tryAll = (ids: readonly string[]): Verdict | undefined => {
    const foreseen = foresee(imperialAssault, state, question.seat, ids);
    return (
      verdictIn(foreseen) ??
      (foreseen?.next?.kind === 'surge'
        ? verdictIn(foresee(imperialAssault, state, question.seat, [...ids, STOP]))
        : undefined)
    );
  };
  const after = new Map<number, Verdict>();
  for (const answer of question.answers) {
    if (answer.kind !== 'surge') continue;
    const verdict = tryAll([answer.id]);
    if (verdict !== undefined) after.set(answer.number, verdict);
  }
  const outlooks = { now: tryAll([STOP]), after };
  KNOWN.set(question, outlooks);
  return outlooks;
}
