import type { Level, Reason } from '@parsecs/bots';
import type { AnswerBase, Question, Seat } from '@parsecs/kernel';

/** One decision of a person beside the best that was found; plain data, kept with its match. */
export interface Judged {
  /** How many choices stood before it. */
  readonly step: number;
  readonly round: number;
  readonly seat: Seat;
  readonly chosen: string;
  readonly best: string;
  /** Chances to win with either, in the same imagined worlds. */
  readonly chance: number;
  readonly bestChance: number;
  /**
   * What the choice cost of the chance to win. It is measured, so it may be a little below nothing;
   * none where the choice was as good as the best found.
   */
  readonly loss: number;
  /** The loss is more than twice its own uncertainty. */
  readonly isSure: boolean;
  readonly reasons: readonly Reason[];
}

/** A decision that can be shown again: what its seat saw and was asked. */
export interface Mistake extends Judged {
  readonly view: unknown;
  readonly question: AskedInData;
}

export type AskedInData = Pick<Question<AnswerBase>, 'seat' | 'kind' | 'answers' | 'guarded'>;

/** What dice and shuffles gave to a side beyond what was to be expected of them. */
export interface Luck {
  readonly seats: readonly Seat[];
  /** In chances to win, summed over the match. */
  readonly sum: number;
}

export interface Analysis {
  /** How long the match was: another length is another match. */
  readonly length: number;
  readonly level: Level;
  /** Plays with which the best was looked for, and with which it was compared with what was chosen. */
  readonly plays: number;
  readonly compared: number;
  readonly judged: readonly Judged[];
  /** The gravest ones of each person, the worst first. */
  readonly mistakes: readonly Mistake[];
  readonly luck: readonly Luck[];
  /** How often chance had a part in it. */
  readonly rolls: number;
}

/** Mistakes of one person that are told. */
const MOST_MISTAKES = 3;
/** Nobody learns from less. */
const LEAST_LOSS = 0.03;

/** Mistakes among the decisions of a seat: sure, worth a word, the worst first. */
export function worstOf<J extends Judged>(judged: readonly J[], seat: Seat): readonly J[] {
  return judged
    .filter((one) => one.seat === seat && one.isSure && one.loss >= LEAST_LOSS)
    .toSorted((one, other) => other.loss - one.loss)
    .slice(0, MOST_MISTAKES);
}

/** What the decisions of a seat cost together, and how many were looked at. */
export function lossOf(
  judged: readonly Judged[],
  seat: Seat,
): { readonly count: number; readonly mean: number } {
  const own = judged.filter((one) => one.seat === seat);
  const sum = own.reduce((total, { loss }) => total + loss, 0);
  return { count: own.length, mean: own.length === 0 ? 0 : sum / own.length };
}
