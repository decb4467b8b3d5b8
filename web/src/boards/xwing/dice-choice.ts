import type { Asked } from '@parsecs/table';
import type { Answer, XWing } from '@parsecs/xwing';
import type { Face } from '@parsecs/xwing/words';
import { isKind, type Part, type Picking } from '../contract.ts';
import { partsOf, SPEND_FOCUS } from './parts.ts';

/** An answer that names dice by what they show. */
export interface DiceAnswer {
  readonly dice: readonly Face[];
  readonly id: string;
}

/** Something that is done to dice of one's choice: a lock, or a card. */
export interface DiceEffect {
  readonly part: Part;
  readonly answers: readonly DiceAnswer[];
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

/** The dice that an answer names; nothing where it names none. */
function diceIn(answer: Answer): readonly Face[] | undefined {
  if (answer.kind === 'spend-lock') return answer.dice;
  const on = answer.kind === 'use' ? answer.on : undefined;
  return on !== undefined && 'dice' in on ? on.dice : undefined;
}

/** What can be done to the dice that lie on the table; nothing where no question is about them. */
export function diceChoiceOf(question: Asked<XWing>, picking: Picking): DiceChoice | undefined {
  const effects = new Map<Part, DiceAnswer[]>();
  const means = new Set<Part>();
  for (const answer of question.answers) {
    const [part] = partsOf(question, answer);
    if (part !== undefined && isKind(part, 'effect')) means.add(part);
    const dice = diceIn(answer);
    if (part === undefined || dice === undefined) continue;
    effects.set(part, [...(effects.get(part) ?? []), { dice, id: answer.id }]);
  }
  if (means.size === 0) return undefined;
  const all = [...effects].map(([part, answers]): DiceEffect => ({ part, answers }));
  return {
    ask: question.ask,
    pool: question.kind === 'modify-defence-dice' ? 'defence' : 'attack',
    effects: all,
    active: all.find(({ part }) => picking.chosen.includes(part)),
    means: [...means],
    hasFocus: means.has(SPEND_FOCUS),
    picking,
  };
}

/** The answer that names these dice, whichever order they come in. */
export function answerWith({ answers }: DiceEffect, faces: readonly Face[]): string | undefined {
  return answers.find(({ dice }) => dice.length === faces.length && contains(dice, faces))?.id;
}

/** Whether a set of dice can still become one that an answer names. */
export function mayGrowTo({ answers }: DiceEffect, faces: readonly Face[]): boolean {
  return answers.some(({ dice }) => contains(dice, faces));
}

function contains(whole: readonly Face[], part: readonly Face[]): boolean {
  const count = (faces: readonly Face[], face: Face): number =>
    faces.filter((own) => own === face).length;
  return part.every((face) => count(part, face) <= count(whole, face));
}
