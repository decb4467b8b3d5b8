import type { Seat, StepContext } from '@parsecs/kernel';
import type { Answer } from '../answers/answer.ts';
import type { CardInPlay } from '../battle.ts';
import type { CardId } from '../cards/card-ids.ts';
import type { Event } from '../events.ts';
import type { AttackFrame, EffectFrame, WindowFrame } from '../frames.ts';
import type { State } from '../state.ts';
import type { ActionId, Barred, Window } from '../vocabulary.ts';

/** The forms in which cards are declared. `self` is always the card on its ship. */

export type On = StepContext<Event>;

/** Everything that one card does. */
export interface CardRules {
  /** Used in windows, by whoever is entitled. */
  readonly offers?: readonly Offer[];
  /** In force all the time, never asked. */
  readonly modifies?: Modifier;
  /** "Action:" */
  readonly action?: CardAction;
  /** "Attack:", beyond what the data say. */
  readonly weapon?: WeaponRules;
  /** How it goes on once it was used, when it has more to ask or to resolve. */
  readonly effect?: EffectRules;
}

/** The cards of one family, by their ids; the type says which must be there. */
export type Declarations<Card extends CardId> = Readonly<Record<Card, CardRules>>;

/** Offer (`may`) and forced (`must`): used in a window. */
export interface Offer {
  readonly window: Window;
  /** XW-218: forced ones must be used before the window may be left. */
  readonly kind: 'offer' | 'forced';
  /** Who decides; the seat of the card's ship unless told. */
  readonly by?: (state: State, self: CardInPlay, frame: WindowFrame) => Seat;
  /** Whether it applies at all; cheap, and without looking at anything hidden. */
  readonly when: (state: State, self: CardInPlay, frame: WindowFrame) => boolean;
  /** What may be answered; one plain answer unless told. None: it lapses (XW-312). */
  readonly answers?: (state: State, self: CardInPlay, frame: WindowFrame) => readonly Answer[];
  /** The actions of which it gives its own ship one for free; it lapses where none can be taken. */
  readonly freeAction?: (state: State, self: CardInPlay) => number;
  readonly use: (
    state: State,
    self: CardInPlay,
    answer: Answer,
    on: On,
    frame: WindowFrame,
  ) => void;
}

/** Action: chosen in the Perform Action step or as a free action. */
export interface CardAction {
  readonly action: ActionId;
  /** Whether there is anything it could do; always unless told. */
  readonly can?: (state: State, self: CardInPlay) => boolean;
  /** An action that it contains: where that one cannot be taken, neither can this. */
  readonly contains?: ActionId;
  /** Resolves it, or pushes an effect frame for the rest. */
  readonly perform: (state: State, self: CardInPlay, on: On) => void;
}

/** What a secondary weapon changes about its own attack. */
export interface WeaponRules {
  /** XW-125: evade tokens may not be spent against it. */
  readonly barsEvadeTokens?: true;
  /** Defence dice cannot cancel hits; `attack.choice` says how many critical hits they cancel. */
  readonly sparesHits?: true;
}

/** An effect that goes on after it was used. */
export interface EffectRules {
  /** What `frame.chosen` holds: a ship, a choice of attack dice, or the actions taken before. */
  readonly keeps?: 'ship' | 'dice' | 'actions';
  /** Asks with `ask`, pushes what comes first, or resolves and pops its frame. */
  readonly run: (state: State, self: CardInPlay, frame: EffectFrame, on: On) => void;
  readonly answers?: (state: State, self: CardInPlay, frame: EffectFrame) => readonly Answer[];
  readonly take?: (
    state: State,
    self: CardInPlay,
    frame: EffectFrame,
    answer: Answer,
    on: On,
  ) => void;
}

/** One bit for each thing that is forbidden. */
export const BARRED_BITS: Readonly<Record<Barred, number>> = {
  'attacker-focus': 1,
  'attacker-reroll': 2,
  'evade-tokens': 4,
};

/** Modify and replace: asked whenever it matters. All of it is derived, never stored. */
export interface Modifier {
  /** More or fewer attack dice in an attack that the ship makes. */
  readonly attackDice?: (state: State, self: CardInPlay, attack: AttackFrame) => number;
  /** No attack dice at all, whatever else adds some. */
  readonly noAttackDice?: (state: State, self: CardInPlay, attack: AttackFrame) => boolean;
  /** Changes the agility of the defender, in an attack that the ship makes. */
  readonly targetAgility?: (state: State, self: CardInPlay, attack: AttackFrame) => number;
  /** Changes values of its own ship. */
  readonly attackValue?: (state: State, self: CardInPlay) => number;
  readonly agility?: (state: State, self: CardInPlay) => number;
  /** Forbids something in an attack in which the ship takes part, on either side. */
  readonly bars?: (state: State, self: CardInPlay, what: Barred, attack: AttackFrame) => boolean;
  /** Critical results that defence dice cannot cancel, in an attack that the ship makes. */
  readonly uncancelledCrits?: (state: State, self: CardInPlay, attack: AttackFrame) => number;
  /** `attack.declare`: another ship may not be chosen as the target. */
  readonly barsTarget?: (
    state: State,
    self: CardInPlay,
    attacker: number,
    target: number,
    couldTargetSelf: () => boolean,
  ) => boolean;
  /** Touching an enemy does not stop it from attacking it. */
  readonly attacksTouched?: true;
  /** Moves one end of a secondary weapon's range by one band. */
  readonly stretchesRange?: true;
  /** A focus token may stand in for the lock that a weapon asks for. */
  readonly focusForLock?: true;
  /** Actions in the Perform Action step. */
  readonly actionsInStep?: number;
  readonly actsStressed?: true;
  /** Tokens that a focus action places. */
  readonly focusTokens?: number;
  /** Focus tokens stay in the End phase. */
  readonly keepsFocus?: true;
  /** `lock.acquire`: any distance, two locks at a time, or the locker must take this ship. */
  readonly locksAnywhere?: true;
  readonly holdsTwoLocks?: true;
  readonly drawsLocks?: true;
  /** `ship.destroyed`: it stays until the Combat phase ends. */
  readonly delaysDestruction?: true;
  /** The actions of its own action bar are not available. */
  readonly barsBarActions?: true;
}
