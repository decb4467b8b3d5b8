import type { Seat } from '@parsecs/kernel';
import type { Army } from './setup/table.ts';
import type { AbilityId, CommandId, Window } from './vocabulary.ts';

/**
 * What is being resolved, innermost last. A frame holds only what its process must remember; the
 * numbers are those of the state.
 */
export type Frame =
  | SetupFrame
  | BuildFrame
  | RoundFrame
  | GroupFrame
  | ActivationFrame
  | WindowFrame
  | AttackFrame
  | WalkFrame
  | PathFrame
  | StrainFrame
  | EffectFrame
  | DisplaceFrame
  | DropFrame
  | MissionFrame;

export interface SetupFrame {
  readonly kind: 'setup';
  step: number;
}

/** IA-020: the armies that are chosen in the match, null where one is still to come. */
export interface BuildFrame {
  readonly kind: 'build';
  readonly armies: (Army | null)[];
}

export interface RoundFrame {
  readonly kind: 'round';
  step: number;
}

export interface GroupFrame {
  readonly kind: 'group';
  readonly group: number;
  /** Figures that have not had their activation. */
  readonly left: number[];
  step: number;
}

export interface ActivationFrame {
  readonly kind: 'activation';
  readonly figure: number;
  step: number;
  /** Actions performed, and actions granted beyond two. */
  spent: number;
  extra: number;
  points: number;
  /** IA-070 */
  attacked: boolean;
  /** Gained by Trooper Assault. */
  assault: boolean;
  /** Whether it voluntarily left its space. */
  left: boolean;
  /** IA-149 */
  displaced: boolean;
  /** Hostile figures defeated during this activation. */
  kills: number;
  /** Lord of the Sith was played. */
  lord: boolean;
  /** Special actions used: abilities by number, Command cards from 100 on. */
  readonly used: number[];
  /** Hostile figures that saw it when the activation began (IA-259). */
  readonly seenBy: number[];
  /** To the Limit: its extra action is being performed. */
  limit: boolean;
  /** What the action in progress is: nothing, plain, special. */
  action: 0 | 1 | 2;
}

export interface WindowFrame {
  readonly kind: 'window';
  readonly window: Window;
  readonly seats: readonly Seat[];
  /** Which of the seats is asked. */
  index: number;
  /** The figure or the thing it is about, −1 for none. */
  readonly about: number;
  /** Offers used in this instance, by number, with the figure that used them (IA-194, IA-248). */
  readonly used: number[];
  /** Triggers that wait, as pairs of kind and figure. */
  readonly waiting: number[];
}

export interface AttackFrame {
  readonly kind: 'attack';
  readonly figure: number;
  /** Who decides for the attacker (IA-199). */
  readonly by: Seat;
  step: number;
  /** −1 until it is declared; later the figure, the neutral figure or the door. */
  target: number;
  space: number;
  /** The attack may be given up before a target is named. */
  readonly optional: boolean;
  /** Part of an action in the figure's own activation (IA-070). */
  readonly action: boolean;
  /** IA-196: targets that may not be named again. */
  readonly not: number[];
  /** The one target that may be named, −1 for any. */
  readonly only: number;
  readonly melee: boolean;
  /** Saber Strike: another pool than the printed one. */
  readonly saber: boolean;
  /** Dice of both sides: colour, face shown, whether it was rerolled. */
  attackDice: number[];
  attackFaces: number[];
  attackAgain: number[];
  defenceDice: number[];
  defenceFaces: number[];
  defenceAgain: number[];
  /** Damage that the card or ability adds in the modifier step. */
  readonly plus: number;
  /** Pierce from outside the surges. */
  pierce: number;
  marksman: boolean;
  deadeye: boolean;
  deflected: number;
  protocol: boolean;
  readonly burst: boolean;
  /** Results after the modifier step. */
  accuracy: number;
  damage: number;
  surges: number;
  block: number;
  evade: number;
  dodge: boolean;
  blast: number;
  recover: number;
  readonly cleaves: number[];
  /** Conditions that the attack gives: to the target, to the attacker. */
  inflicts: number;
  gains: number;
  /** Focused and Hidden that the attacker had when it rolled: the attack uses them up (IA-226). */
  spends: number;
  critical: boolean;
  /** How often each surge ability was used. */
  spent: number[];
  missed: boolean;
  /** Damage that step 7 dealt (IA-309), −1 before. */
  dealt: number;
  defeated: boolean;
  /** Keyword effects that wait, by number. */
  effects: number[];
}

/** A figure that moves outside the spending of its own pool. */
export interface WalkFrame {
  readonly kind: 'walk';
  readonly figure: number;
  readonly by: Seat;
  points: number;
  /** IA-133: spaces are counted instead of points. */
  readonly counts: boolean;
  step: number;
}

/** A way that is being walked. */
export interface PathFrame {
  readonly kind: 'path';
  readonly figure: number;
  readonly way: number[];
  index: number;
  readonly voluntary: boolean;
}

export interface StrainFrame {
  readonly kind: 'strain';
  readonly figure: number;
  points: number;
}

/** An ability or a Command card whose choices are being made. */
export interface EffectFrame {
  readonly kind: 'effect';
  readonly effect: AbilityId | CommandId;
  /** The figure that uses it, −1 for the player. */
  readonly figure: number;
  readonly by: Seat;
  step: number;
  /** What was chosen so far. */
  readonly chosen: number[];
}

/** IA-148: figures under a Massive one, or one that may not stay where it is (IA-135). */
export interface DisplaceFrame {
  readonly kind: 'displace';
  readonly mover: number;
  readonly waiting: number[];
}

/** IA-093: tokens of a large carrier that fell, and the spaces it covered. */
export interface DropFrame {
  readonly kind: 'drop';
  readonly by: Seat;
  readonly tokens: number[];
  readonly spaces: number[];
}

export interface MissionFrame {
  readonly kind: 'mission';
  readonly when: 'start-of-round' | 'end-of-round' | 'after-setup' | 'deliver' | 'draw';
  step: number;
  readonly by: Seat;
  readonly chosen: number[];
}
