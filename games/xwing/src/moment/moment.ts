import type { Seat } from '@parsecs/kernel';
import type { Face, Weapon } from '../answers/answer.ts';
import type { CardId } from '../cards/card-ids.ts';
import type { DamageId, ObstacleId } from '../cards/ids.ts';
import type { AttackResult, DefenceResult, Difficulty } from '../cards/vocabulary.ts';
import type { Step } from '../steps.ts';
import type { ActionId, Barred, DiceToken, MissionMoment, Strike, Window } from '../vocabulary.ts';

/** A card on a ship; `copy` counts cards that are alike on the same ship, from 1. */
export interface CardPlace {
  readonly card: CardId;
  readonly ship: string;
  readonly copy: number;
}

/** What a card keeps in mind while it is being resolved. */
export type Kept =
  | { readonly ship: string }
  | { readonly dice: readonly Face[] }
  | { readonly actions: readonly ActionId[] };

/** What is being resolved, as everybody at the table sees it; ships by their names. */
export type Moment =
  | { readonly kind: 'setup'; readonly step: Step<'setup'>; readonly ship: string | null }
  | { readonly kind: 'round'; readonly step: Step<'round'> }
  | {
      readonly kind: 'activation';
      readonly ship: string;
      readonly step: Step<'activation'>;
      readonly manoeuvre: string;
      /** What the manoeuvre is treated as (XW-305). */
      readonly colour: Difficulty;
      /** Actions taken in the Perform Action step. */
      readonly actions: number;
    }
  | {
      readonly kind: 'manoeuvre';
      readonly ship: string;
      readonly step: Step<'manoeuvre'>;
      readonly manoeuvre: string;
      readonly colour: Difficulty;
      /** XW-301: of a ship without a dial. */
      readonly ion: boolean;
      readonly overlapped: boolean;
      readonly onObstacle: boolean;
      /** XW-191: obstacles that it hit and whose dice are still to be rolled. */
      readonly obstacles: readonly ObstacleId[];
      /** XW-302: mines that are still to go off, by their places among the bombs of the view. */
      readonly mines: readonly number[];
    }
  | {
      readonly kind: 'window';
      readonly window: Window;
      /** The ship it is about, and a second one where there is one. */
      readonly ship: string | null;
      readonly other: string | null;
      readonly used: readonly CardPlace[];
      /** Seats that want to use nothing more. */
      readonly passed: readonly Seat[];
    }
  | {
      readonly kind: 'action';
      readonly ship: string;
      readonly step: Step<'action'>;
      readonly allowed: readonly ActionId[];
      readonly free: boolean;
      readonly action: ActionId | null;
    }
  | {
      readonly kind: 'lock';
      readonly ship: string;
      readonly step: Step<'lock'>;
      /** The one target that may be locked. */
      readonly only: string | null;
      readonly optional: boolean;
      /** The ship that was locked with the same lock of two. */
      readonly besides: string | null;
      readonly target: string | null;
    }
  | {
      readonly kind: 'move';
      readonly ship: string;
      readonly step: Step<'move'>;
      readonly move: 'boost' | 'barrel-roll';
    }
  | { readonly kind: 'stress'; readonly ship: string; readonly step: Step<'stress'> }
  | {
      readonly kind: 'opportunity';
      readonly ship: string;
      readonly step: Step<'opportunity'>;
      readonly primaryOnly: boolean;
      /** The card that gives an extra attack. */
      readonly by: CardPlace | null;
    }
  | AttackMoment
  | {
      readonly kind: 'damage';
      readonly ship: string;
      readonly hits: number;
      readonly crits: number;
      /** The attacker, where it is the damage of an attack. */
      readonly by: string | null;
    }
  | {
      readonly kind: 'deal';
      readonly ship: string;
      readonly step: Step<'deal'>;
      readonly by: string | null;
      readonly faceUp: boolean;
      /** Null before it is known, and as long as it is face down. */
      readonly card: DamageId | null;
      /** It still lies where it was dealt. */
      readonly lies: boolean;
    }
  | {
      readonly kind: 'effect';
      readonly card: CardPlace;
      /** How often the card has gone on. */
      readonly step: number;
      readonly kept: Kept | null;
    }
  | {
      readonly kind: 'bomb';
      readonly strike: Strike;
      readonly by: Seat;
      readonly ships: readonly string[];
    }
  | {
      readonly kind: 'charges';
      readonly by: Seat;
      /** The place of the mine among the bombs of the view, null for charges. */
      readonly mine: number | null;
    }
  | {
      readonly kind: 'mission';
      readonly when: MissionMoment;
      /** How often the mission has gone on. */
      readonly step: number;
      readonly ship: string | null;
    };

export interface AttackMoment {
  readonly kind: 'attack';
  readonly ship: string;
  readonly target: string;
  readonly weapon: Weapon;
  /** Of two weapons that are alike, which one, from 1. */
  readonly copy: number;
  readonly range: number;
  readonly obstructed: boolean;
  /** The card that gave this extra attack. */
  readonly by: CardPlace | null;
  readonly step: Step<'attack'>;
  readonly moreAttackDice: number;
  readonly moreDefenceDice: number;
  readonly attackDice: readonly AttackResult[];
  /** XW-138: by die, whether it may not be rerolled any more. */
  readonly attackFixed: readonly boolean[];
  readonly defenceDice: readonly DefenceResult[];
  readonly defenceFixed: readonly boolean[];
  /** XW-125: added evade results. */
  readonly evades: number;
  readonly barred: readonly Barred[];
  /** Tokens spent in this step. */
  readonly spent: readonly DiceToken[];
  /** How many results somebody let be cancelled (Autoblaster). */
  readonly choice: number | null;
  /** A lock gained in this attack may not be spent in it. */
  readonly noLock: boolean;
  readonly hits: number;
  readonly crits: number;
  readonly safeCrits: number;
  readonly cancelledCrits: number;
  /** Which attack of a double attack it is, counted from 0. */
  readonly round: number;
  readonly hit: boolean;
  readonly missed: boolean;
}

export type MomentOf<Kind extends Moment['kind']> = Extract<Moment, { readonly kind: Kind }>;
