import type { GameId } from '@parsecs/table';
import type { ComponentType } from 'react';
import type { BoardModule } from '../boards/contract.ts';
import type { ListKind } from '../builder/kind.ts';
import type { Trigger } from '../coach/trigger.ts';
import type { CardLister } from '../learn/reference/cards/card.ts';
import type { Achievement } from '../progress/achievements/finished.ts';

/** How a ledger counts: `ST-001` … for rules, `EN-01` … for rulings that have a series of their own. */
export interface RuleSeries {
  readonly prefix: string;
  readonly digits: number;
  /** Decided by us, because the printed rules are silent or unclear. */
  readonly ruling: boolean;
}

/** Everything the page knows of a game before it is opened: one file a game, and no other list. */
export interface GameManifest {
  readonly id: GameId;
  /** The living scene of its tile. */
  readonly Scene: ComponentType;
  /** What *Play now* begins: the quickest way into the game, for the first seat against a bot. */
  readonly quickSetup: unknown;
  readonly loadBoard: () => Promise<BoardModule>;
  /** The form of a new game; its rules come with it. */
  readonly NewGame: ComponentType;
  /** The kind of list it is played with, for the builder; a game without lists has none. */
  readonly loadLists?: () => Promise<ListKind<unknown>>;
  /** What the coach knows to be new, loaded with its table. */
  readonly loadTriggers: () => Promise<readonly Trigger[]>;
  /** What can be earned, loaded when a match of it is over. */
  readonly loadAchievements: () => Promise<readonly Achievement[]>;
  /** Its scenario files, which are the worked examples of its rules. */
  readonly loadScenarios: () => Promise<Readonly<Record<string, unknown>>>;
  /** Its card index, which comes with its rules. */
  readonly loadCards: () => Promise<CardLister>;
  readonly ruleSeries: readonly RuleSeries[];
  /** Pictures of the lessons, and what is looked up beside them. */
  readonly LessonPicture?: ComponentType<{ readonly lesson: string }>;
  readonly Reference?: ComponentType;
}

/** The frame never learns which game is on: what a game says of its own views is told of any. */
export function untyped<T>(own: readonly unknown[]): readonly T[] {
  return own as readonly T[];
}
