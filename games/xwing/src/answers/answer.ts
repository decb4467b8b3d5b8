import type { Seat } from '@parsecs/kernel';
import type { CardId } from '../cards/card-ids.ts';
import type { DamageId, ObstacleId, UpgradeId } from '../cards/ids.ts';
import type { AttackResult, DefenceResult, Faction } from '../cards/vocabulary.ts';
import type { Edge, Side } from '../geometry/directions.ts';
import type { Pose } from '../geometry/pose.ts';
import type { Squad } from '../lists/squad.ts';
import type { ActionId, BombId, Choice, Word } from '../vocabulary.ts';

/**
 * Answers as data. How their ids are made, the two files beside this one know, and nobody else.
 */
export type Answer =
  | { readonly kind: 'word'; readonly id: Word; readonly word: Word }
  | { readonly kind: 'side'; readonly id: Faction; readonly faction: Faction }
  | { readonly kind: 'squad'; readonly id: string; readonly squad: Squad }
  | { readonly kind: 'assign'; readonly id: string; readonly seat: Seat }
  | { readonly kind: 'edge'; readonly id: Edge; readonly edge: Edge }
  | {
      readonly kind: 'obstacle';
      readonly id: string;
      readonly obstacle: ObstacleId;
      readonly at: Readonly<Pose>;
      readonly flipped: boolean;
    }
  | {
      readonly kind: 'place';
      readonly id: string;
      readonly ship: string;
      readonly at: Readonly<Pose>;
    }
  | {
      readonly kind: 'satellite';
      readonly id: string;
      readonly satellite: string;
      readonly at: Readonly<Pose>;
    }
  /** Which of several charges goes off next. */
  | {
      readonly kind: 'charge';
      readonly id: string;
      readonly bomb: BombId;
      readonly at: Readonly<Pose>;
    }
  /** A ship of the match, or the pilot of one that is called. */
  | { readonly kind: 'ship'; readonly id: string; readonly ship: string }
  | {
      readonly kind: 'dial';
      readonly id: string;
      readonly ship: string;
      readonly manoeuvre: string;
    }
  /** A dial that is taken back. */
  | { readonly kind: 'change'; readonly id: string; readonly ship: string }
  /** Openly: a replacement, the shuttle's move, a boost. */
  | { readonly kind: 'manoeuvre'; readonly id: string; readonly manoeuvre: string }
  | { readonly kind: 'action'; readonly id: ActionId; readonly action: ActionId }
  | { readonly kind: 'lock'; readonly id: string; readonly target: string }
  /** D-27: millimetres ahead, of the base and of the template. */
  | {
      readonly kind: 'roll';
      readonly id: string;
      readonly side: Side;
      readonly shift: number;
      readonly template: number;
    }
  | {
      readonly kind: 'attack';
      readonly id: string;
      readonly weapon: Weapon;
      readonly target: string;
      /** As printed, or with a focus token in place of the lock (Deadeye). */
      readonly price: Price;
    }
  | { readonly kind: 'scan'; readonly id: string; readonly satellite: string }
  /** XW-116: the dice that are rerolled for the lock; which one, where two are held. */
  | {
      readonly kind: 'spend-lock';
      readonly id: string;
      readonly lock: 1 | 2;
      readonly dice: readonly AttackResult[];
    }
  | {
      readonly kind: 'use';
      readonly id: string;
      readonly card: CardId;
      readonly ship: string;
      readonly on?: UsedOn;
    }
  /** XW-245: an upgrade card that is chosen openly before the squads are built. */
  | { readonly kind: 'announce'; readonly id: string; readonly upgrade: UpgradeId };

export type AnswerOf<Kind extends Answer['kind']> = Extract<Answer, { readonly kind: Kind }>;

export const PRIMARY = 'primary';
export type Weapon = typeof PRIMARY | UpgradeId;
export type Price = 'printed' | 'focus';
export type Face = AttackResult | DefenceResult;

/** What a card is used on, or with which word. */
export type UsedOn =
  | { readonly ship: string }
  | { readonly dice: readonly Face[] }
  | { readonly word: Choice }
  | { readonly damage: DamageId };
