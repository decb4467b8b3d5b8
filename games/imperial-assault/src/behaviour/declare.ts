import type { Seat, StepContext } from '@parsecs/kernel';
import type { Answer } from '../answers.ts';
import type { Event } from '../events.ts';
import type { ActivationFrame, AttackFrame, EffectFrame, WindowFrame } from '../frames.ts';
import type { State } from '../state.ts';
import type { AbilityId, CommandId, DeploymentId, Window } from '../vocabulary.ts';

/** The forms in which cards and abilities are declared. */

export type On = StepContext<Event>;

/** Offer and forced: used in a window, by the figures that have the ability. */
export interface AbilityOffer {
  readonly id: AbilityId | CommandId | DeploymentId;
  readonly window: Window;
  /** Forced ones must be used before the window may be passed; automatic ones are never asked. */
  readonly kind: 'offer' | 'forced' | 'auto';
  /** Hidden cards may make it usable: then the seat is asked in any case. */
  readonly perhaps?: (state: State, frame: WindowFrame, seat: Seat) => boolean;
  /** What the seat may answer; empty when there is nothing to use. */
  readonly answers: (state: State, frame: WindowFrame, seat: Seat) => readonly Answer[];
  readonly use: (state: State, frame: WindowFrame, answer: Answer, on: On) => void;
}

/** Offer: a Command card that is played in a window. */
export interface CardOffer {
  readonly id: CommandId;
  readonly window: Window;
  /** Whether it could be played if it is held; nothing hidden may be looked at. */
  readonly can: (state: State, frame: WindowFrame, seat: Seat) => boolean;
  readonly play: (state: State, frame: WindowFrame, seat: Seat, on: On) => void;
}

/** Action: an ability with the action arrow. */
export interface SpecialAction {
  readonly id: AbilityId | CommandId;
  readonly actions: 1 | 2;
  /** IA-070: whether it contains an attack, surely or perhaps. */
  readonly attacks: 'yes' | 'perhaps' | 'no';
  readonly can: (state: State, frame: ActivationFrame) => boolean;
  readonly start: (state: State, frame: ActivationFrame, on: On) => void;
}

/** Offer: a Command card that is played in the own activation and costs no action. */
export interface FreeCard {
  readonly id: CommandId;
  readonly can: (state: State, frame: ActivationFrame) => boolean;
  readonly play: (state: State, frame: ActivationFrame, on: On) => void;
}

/** How an ability or a card goes on once it was used: it asks, or it resolves. */
export interface EffectRules {
  readonly id: AbilityId | CommandId;
  /** Asks with `ask`, or resolves and pops its frame. */
  readonly run: (state: State, frame: EffectFrame, on: On) => void;
  readonly answers?: (state: State, frame: EffectFrame) => readonly Answer[];
  readonly take?: (state: State, frame: EffectFrame, answer: Answer, on: On) => void;
}

/** The results of an attack while they are counted. */
export interface Tally {
  accuracy: number;
  damage: number;
  surge: number;
  block: number;
  evade: number;
}

/** Modify: changes the results in the modifier step; derived, never stored. */
export interface ResultModifier {
  readonly id: AbilityId | CommandId;
  readonly side: 'attack' | 'defence';
  readonly apply: (state: State, attack: AttackFrame, tally: Tally) => void;
}

/** Modify and replace: what an ability changes about its figure, asked whenever it matters. */
export interface Passive {
  readonly id: AbilityId;
  /** IA-071 */
  readonly attacksAgain?: (state: State, figure: number) => boolean;
  /** Figures that it may not attack. */
  readonly barsTarget?: (state: State, figure: number, target: number) => boolean;
  readonly barsAttack?: (frame: ActivationFrame) => boolean;
  readonly barsLeaving?: (frame: ActivationFrame) => boolean;
  readonly barsInteract?: true;
  readonly ignoresFigures?: true;
  /** IA-186 */
  readonly surgeUses?: number;
  /** The pool is chosen when the attack is declared. */
  readonly choosesPool?: true;
}
