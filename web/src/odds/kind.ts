import type { Namespace, Texts } from '@parsecs/lang';
import type { Field, Setting } from './setting.ts';

/** What comes of a setting, worked out exactly. */
export interface OddsResult {
  /** By damage, or by the cards that a ship needs; nothing where it does not come home. */
  readonly outcomes: readonly { readonly value: number | undefined; readonly p: number }[];
  readonly expected: number;
  /** The chance of what the players want most: the target is destroyed, the ship is home. */
  readonly goal: number;
  /** The chance that anything gets through, where that is a question. */
  readonly hit?: number;
  /** The chance that its card is turned over at least, where it has another side. */
  readonly turned?: number;
  /** As much as destroys the target. */
  readonly enough?: number;
}

/** Why there are no odds: it cannot happen, or it would take too long to look at everything. */
export type OddsFault = 'impossible' | 'too-long';

/** One game's odds: what is asked, and the game's own sums. */
export interface OddsKind {
  readonly namespaces: readonly Namespace[];
  readonly fields: readonly Field[];
  /** What outcomes count. */
  readonly counts: 'damage' | 'cards';
  workOut(setting: Setting): OddsResult | OddsFault;
  /** The words for a choice of a field. */
  nameOf(texts: Texts, field: string, choice: string): string;
}

/** `dice2` is the dice of the second attacker. */
export function labelOf(field: string): string {
  return field.replace(/\d+$/, '');
}
