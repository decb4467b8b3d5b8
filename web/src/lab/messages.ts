import type { GameId } from '@parsecs/table';
import type { ArenaShare, ArenaTask, Bout, NamedList } from '@parsecs/table/arena';

/** What can be measured of a game. */
export interface LabOffer {
  /** Every contest of two sides, and those that are usually played. */
  readonly contests: readonly string[];
  readonly basket: readonly string[];
  /** Ready-made lists. */
  readonly lists: readonly NamedList[];
}

/** What the page asks a worker of the laboratory; each is answered once, in order. */
export type LabRequest =
  | { readonly kind: 'offer'; readonly game: GameId }
  | { readonly kind: 'begin'; readonly task: ArenaTask }
  | { readonly kind: 'play'; readonly index: number };

export type LabReply =
  | { readonly kind: 'offer'; readonly offer: LabOffer }
  | { readonly kind: 'begun'; readonly bouts: readonly Bout[] }
  | { readonly kind: 'played'; readonly share: ArenaShare }
  | { readonly kind: 'failed'; readonly problem: string };
