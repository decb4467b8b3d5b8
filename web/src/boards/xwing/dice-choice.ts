import type { Asked } from '@parsecs/table';
import type { XWing } from '@parsecs/xwing';
import { idOf, isKind, type Part, type Picking } from '../contract.ts';
import { partsOf } from './parts.ts';

/** Something that is done to dice of one's choice: a lock, or a card. */
export interface DiceEffect {
  readonly part: Part;
  /** Answers by the faces of the dice they name. */
  readonly answers: ReadonlyMap<string, string>;
}

export interface DiceChoice {
  readonly ask: number;
  readonly pool: 'attack' | 'defence';
  readonly effects: readonly DiceEffect[];
  /** The one that dice are being chosen for. */
  readonly active: DiceEffect | undefined;
  /** Tokens and cards that may be used now, those for dice of one's choice among them. */
  readonly means: readonly Part[];
  /** A focus token may be spent. */
  readonly hasFocus: boolean;
  readonly picking: Picking;
}

/** A focus token turns all focus results at once. */
export const SPEND_FOCUS: Part = 'effect:spend-focus';
const ORDER = ['hit', 'critical', 'evade', 'focus', 'blank'];

/** Faces as one text, whichever order they come in. */
export function writeFaces(faces: readonly string[]): string {
  if (faces.length === 0) return 'none';
  return faces.toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other)).join('+');
}

function readFaces(text: string): readonly string[] {
  return text === 'none' ? [] : text.split('+');
}

/** What can be done to the dice that lie on the table; nothing where no question is about them. */
export function diceChoiceOf(question: Asked<XWing>, picking: Picking): DiceChoice | undefined {
  const effects = new Map<Part, Map<string, string>>();
  const means = new Set<Part>();
  for (const answer of question.answers) {
    const [part, dice] = partsOf(question, answer);
    if (part !== undefined && isKind(part, 'effect')) means.add(part);
    if (part === undefined || dice === undefined || !isKind(dice, 'dice')) continue;
    const answers = effects.get(part) ?? new Map<string, string>();
    answers.set(writeFaces(readFaces(idOf(dice))), answer.id);
    effects.set(part, answers);
  }
  if (means.size === 0) return undefined;
  const all = [...effects].map(([part, answers]): DiceEffect => ({ part, answers }));
  return {
    ask: question.ask,
    pool: question.kind.includes('defence') ? 'defence' : 'attack',
    effects: all,
    active: all.find(({ part }) => picking.chosen.includes(part)),
    means: [...means],
    hasFocus: means.has(SPEND_FOCUS),
    picking,
  };
}

/** Whether a set of dice can still become one that an answer names. */
export function mayGrowTo({ answers }: DiceEffect, faces: readonly string[]): boolean {
  return [...answers.keys()].some((key) => contains(readFaces(key), faces));
}

function contains(whole: readonly string[], part: readonly string[]): boolean {
  const count = (faces: readonly string[], face: string): number =>
    faces.filter((own) => own === face).length;
  return part.every((face) => count(part, face) <= count(whole, face));
}
