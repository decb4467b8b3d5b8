import type { Seat } from '@parsecs/kernel';
import type {
  AbilityId,
  AttackEffect,
  CommandId,
  Condition,
  Die,
  Trigger,
  Window,
} from '../vocabulary.ts';
import type { ActionSort, ActivationStep, AttackStep, RoundStep, SetupStep } from './steps.ts';

/** A die of an attack. */
export interface DieView {
  readonly die: Die;
  /** The face that it shows, counted from 1; null before it is rolled. */
  readonly face: number | null;
  /** IA-181 */
  readonly rerolled: boolean;
}

/** What is being resolved, in names: the frames of the state as everybody may see them. */
export type Moment =
  | SetupMoment
  | RoundMoment
  | GroupMoment
  | ActivationMoment
  | WindowMoment
  | AttackMoment
  | BuildMoment
  | WalkMoment
  | PathMoment
  | StrainMoment
  | EffectMoment
  | DisplaceMoment
  | DropMoment
  | MissionMoment;

export type MomentKind = Moment['kind'];
export type MomentOf<Kind extends MomentKind> = Extract<Moment, { readonly kind: Kind }>;

export interface SetupMoment {
  readonly kind: 'setup';
  readonly step: SetupStep;
}

/** Armies are chosen in secret. */
export interface BuildMoment {
  readonly kind: 'build';
  /** By seat, whether its army is fixed. */
  readonly done: readonly boolean[];
}

export interface RoundMoment {
  readonly kind: 'round';
  readonly step: RoundStep;
}

export interface GroupMoment {
  readonly kind: 'group';
  readonly group: string;
  /** Figures that have not had their activation. */
  readonly left: readonly string[];
}

export interface ActivationMoment {
  readonly kind: 'activation';
  readonly figure: string;
  readonly step: ActivationStep;
  /** Actions performed, and actions granted beyond two. */
  readonly spent: number;
  readonly extra: number;
  readonly points: number;
  /** IA-070 */
  readonly attacked: boolean;
  /** Gained by Trooper Assault. */
  readonly assault: boolean;
  /** Whether it voluntarily left its space. */
  readonly left: boolean;
  /** IA-149 */
  readonly displaced: boolean;
  /** Hostile figures defeated during this activation. */
  readonly kills: number;
  /** Lord of the Sith was played. */
  readonly lord: boolean;
  /** Special actions used. */
  readonly used: readonly (AbilityId | CommandId)[];
  /** Hostile figures that saw it when the activation began (IA-259). */
  readonly seenBy: readonly string[];
  /** To the Limit: its extra action is being performed. */
  readonly limit: boolean;
  readonly action: ActionSort;
}

/** What was used already in one instance of a window (IA-194, IA-248). */
export type Used =
  | { readonly kind: 'ability'; readonly ability: AbilityId; readonly figure: string }
  | { readonly kind: 'card'; readonly card: CommandId }
  /** The later part of a card that was played before. */
  | { readonly kind: 'resolved'; readonly card: CommandId }
  | { readonly kind: 'high-command' };

export interface WindowMoment {
  readonly kind: 'window';
  readonly window: Window;
  /** Seats that are done with it, then whose turn it is and who follows. */
  readonly done: readonly Seat[];
  readonly seats: readonly Seat[];
  /** The figure or the thing it is about. */
  readonly about: string | null;
  readonly used: readonly Used[];
  /** Triggers that wait, each with the figure it concerns. */
  readonly waiting: readonly { readonly trigger: Trigger; readonly figure: string }[];
}

export interface AttackMoment {
  readonly kind: 'attack';
  readonly figure: string;
  /** Who decides for the attacker (IA-199). */
  readonly by: Seat;
  readonly step: AttackStep;
  readonly target: string | null;
  readonly space: string | null;
  /** The attack may be given up before a target is named. */
  readonly optional: boolean;
  /** Part of an action in the figure's own activation (IA-070). */
  readonly action: boolean;
  /** IA-196: targets that may not be named again. */
  readonly not: readonly string[];
  /** The one target that may be named, null for any. */
  readonly only: string | null;
  readonly melee: boolean;
  /** Saber Strike: another pool than the printed one. */
  readonly saber: boolean;
  readonly attackDice: readonly DieView[];
  readonly defenceDice: readonly DieView[];
  /** Damage that the card or ability adds in the modifier step. */
  readonly plus: number;
  readonly pierce: number;
  readonly marksman: boolean;
  readonly deadeye: boolean;
  readonly deflected: number;
  readonly protocol: boolean;
  readonly burst: boolean;
  readonly accuracy: number;
  readonly damage: number;
  readonly surges: number;
  readonly block: number;
  readonly evade: number;
  readonly dodge: boolean;
  readonly blast: number;
  readonly recover: number;
  readonly cleaves: readonly number[];
  /** Conditions for the target, and for the attacker. */
  readonly inflicts: readonly Condition[];
  readonly gains: readonly Condition[];
  /** Focused and Hidden that the attack uses up. */
  readonly spends: readonly Condition[];
  readonly critical: boolean;
  /** How often each surge ability was used, as far as any was. */
  readonly spent: readonly number[];
  readonly missed: boolean;
  /** Damage of step 7; null before it. */
  readonly dealt: number | null;
  readonly defeated: boolean;
  /** Keyword effects that wait. */
  readonly effects: readonly AttackEffect[];
}

/** A figure that moves outside the spending of its own pool. */
export interface WalkMoment {
  readonly kind: 'walk';
  readonly figure: string;
  readonly by: Seat;
  readonly points: number;
  /** IA-133: spaces are counted instead of points. */
  readonly counts: boolean;
}

/** A way that is being walked. */
export interface PathMoment {
  readonly kind: 'path';
  readonly figure: string;
  readonly walked: readonly string[];
  readonly ahead: readonly string[];
  readonly voluntary: boolean;
}

export interface StrainMoment {
  readonly kind: 'strain';
  readonly figure: string;
  readonly points: number;
}

/** An ability or a Command card whose choices are being made. */
export interface EffectMoment {
  readonly kind: 'effect';
  readonly effect: AbilityId | CommandId;
  /** The figure that uses it, null for the player. */
  readonly figure: string | null;
  readonly by: Seat;
  /** How many of its parts are done. */
  readonly done: number;
  /** Figures and other targets that were chosen so far. */
  readonly chosen: readonly string[];
  /** Planning: how many cards were drawn. */
  readonly drawn?: number;
}

export interface DisplaceMoment {
  readonly kind: 'displace';
  readonly mover: string;
  readonly waiting: readonly string[];
}

export interface DropMoment {
  readonly kind: 'drop';
  readonly by: Seat;
  readonly tokens: readonly string[];
  readonly spaces: readonly string[];
}

/** What a mission does of itself, at the moment that its card names. */
export type MissionMoment = { readonly kind: 'mission'; readonly by: Seat } & (
  | { readonly when: 'start-of-round' }
  | { readonly when: 'end-of-round'; readonly task: MissionTask | null }
  /** Deception Game: how many marks the player has put down. */
  | { readonly when: 'after-setup'; readonly marks: number }
  | { readonly when: 'deliver'; readonly figure: string }
  | { readonly when: 'draw'; readonly group: string }
);

/** What a mission has players decide at the end of a round. */
export type MissionTask =
  | {
      readonly task: 'raid';
      readonly step: 'strike';
      readonly raider: string;
      readonly struck: readonly string[];
    }
  | { readonly task: 'raid'; readonly step: 'choose' | 'deploy' }
  /** The last of the moved ones is on its way. */
  | { readonly task: 'raid'; readonly step: 'pick' | 'move'; readonly moved: readonly string[] }
  /** What each player has dug out, null for nothing. */
  | { readonly task: 'excavate'; readonly chosen: readonly (string | null)[] };
