import type { Seat } from '@parsecs/kernel';
import type { DieName } from './names.ts';
import type { OpenArmy } from './setup/table.ts';
import type {
  AbilityId,
  CommandId,
  Condition,
  DeploymentId,
  Die,
  Keyword,
  MissionId,
  Zone,
} from './vocabulary.ts';

/** A die that was rolled: its colour and the face, counted from 1. */
export interface Rolled {
  readonly die: Die;
  readonly face: number;
}

/** Why victory points were gained, in the vocabulary of the log. */
export type ScoreCause = 'group' | 'figure' | 'mission' | CommandId | DeploymentId;

/** What caused damage outside the damage step of an attack. */
export type DamageCause = 'strain' | 'blast' | 'cleave' | 'mission' | AbilityId | CommandId;

/** What happened, in the words of the game. Figures, groups and spaces are named by their ids. */
export type Event =
  | {
      readonly type: 'began';
      readonly costs: readonly number[];
      readonly chooser: Seat;
      /** Where they were chosen in secret. */
      readonly armies?: readonly [OpenArmy, OpenArmy];
      readonly reveals?: true;
    }
  | { readonly type: 'army-built'; readonly seat: Seat }
  | {
      readonly type: 'initiative';
      readonly seat: Seat;
      readonly by: 'choice' | 'chance' | 'devious-scheme' | 'take-initiative' | 'status';
    }
  | { readonly type: 'mission-drawn'; readonly mission: MissionId; readonly map: string }
  | { readonly type: 'zone-taken'; readonly seat: Seat; readonly zone: Zone }
  | { readonly type: 'deployed'; readonly figure: string; readonly at: readonly string[] }
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly count: number;
      readonly cards?: readonly CommandId[];
      readonly reveals: true;
    }
  | { readonly type: 'nothing-to-draw'; readonly seat: Seat }
  | {
      readonly type: 'marked';
      readonly seat: Seat;
      readonly group: string;
      readonly mark?: 'red' | 'blue';
    }
  | {
      readonly type: 'mark-revealed';
      readonly group: string;
      readonly mark: 'red' | 'blue';
      readonly reveals: true;
    }
  | {
      readonly type: 'round-began';
      readonly round: number;
      readonly mission: MissionId;
      readonly map: string;
      /** Upgrades that are in force. */
      readonly upgrades: readonly DeploymentId[];
    }
  | {
      readonly type: 'activated';
      readonly seat: Seat;
      readonly group: string;
      readonly card: DeploymentId;
    }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'skipped'; readonly seat: Seat; readonly cause: 'none-ready' | 'sit-tight' }
  | { readonly type: 'figure-activated'; readonly figure: string }
  | { readonly type: 'activation-ended'; readonly figure: string }
  | { readonly type: 'points-gained'; readonly figure: string; readonly points: number }
  | {
      readonly type: 'moved';
      readonly figure: string;
      readonly from: string;
      readonly path: readonly string[];
      readonly cost: number;
    }
  | {
      readonly type: 'pushed' | 'placed';
      readonly figure: string;
      readonly at: readonly string[];
    }
  | { readonly type: 'door-opened'; readonly door: string; readonly figure?: string }
  | {
      readonly type: 'declared';
      readonly figure: string;
      readonly target: string;
      readonly space: string;
      readonly dice: readonly Die[];
    }
  | {
      readonly type: 'rolled';
      readonly attack: readonly Rolled[];
      readonly defence: readonly Rolled[];
    }
  | {
      readonly type: 'rerolled';
      readonly by: AbilityId | CommandId;
      readonly die: DieName;
      readonly from: Rolled;
      readonly to: Rolled;
    }
  | { readonly type: 'die-removed'; readonly by: AbilityId | CommandId; readonly die: Die }
  | {
      readonly type: 'results';
      readonly accuracy: number;
      readonly damage: number;
      readonly surges: number;
      readonly block: number;
      readonly evade: number;
      readonly dodge: boolean;
    }
  | {
      readonly type: 'surge-spent';
      readonly figure: string;
      readonly cost: number;
      readonly effects: readonly (readonly [Keyword, number])[];
    }
  | {
      readonly type: 'missed';
      readonly figure: string;
      readonly target: string;
      readonly cause: 'dodge' | 'accuracy' | 'lost-target';
    }
  | {
      readonly type: 'hit';
      readonly figure: string;
      readonly target: string;
      readonly damage: number;
    }
  | {
      readonly type: 'damaged';
      readonly target: string;
      readonly damage: number;
      readonly by: DamageCause;
    }
  | {
      readonly type: 'rolled-damage';
      readonly by: AbilityId | CommandId;
      readonly dice: readonly Rolled[];
    }
  | { readonly type: 'recovered'; readonly figure: string; readonly damage: number }
  | {
      readonly type: 'strain-bought-off';
      readonly figure: string;
      readonly seat: Seat;
      readonly card: CommandId;
      readonly reveals: true;
    }
  | {
      readonly type: 'condition';
      readonly figure: string;
      readonly condition: Condition;
      readonly gained: boolean;
    }
  | { readonly type: 'defeated'; readonly target: string }
  | { readonly type: 'group-defeated'; readonly group: string }
  | {
      readonly type: 'scored';
      readonly seat: Seat;
      readonly vp: number;
      readonly total: number;
      readonly by: ScoreCause;
    }
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly card: CommandId;
      readonly figure?: string;
      readonly reveals: true;
    }
  | { readonly type: 'used'; readonly figure: string; readonly ability: AbilityId }
  | {
      readonly type: 'discarded';
      readonly seat: Seat;
      readonly card: CommandId;
      readonly by: AbilityId | CommandId | 'critical-hit';
      readonly reveals: true;
    }
  | { readonly type: 'readied' | 'exhausted'; readonly group: string }
  /** IA-061: all exhausted cards are ready again. */
  | { readonly type: 'status-began'; readonly round: number }
  /** Price on Their Heads lies on the group. */
  | { readonly type: 'priced'; readonly seat: Seat; readonly group: string }
  /** Expose Weakness waits for the next attack on the figure. */
  | { readonly type: 'exposed'; readonly seat: Seat; readonly figure: string }
  | {
      readonly type: 'token-taken' | 'token-dropped' | 'token-discarded';
      readonly token: string;
      readonly figure?: string;
      readonly space?: string;
    }
  | { readonly type: 'token-flipped'; readonly token: string; readonly side: 'grey' | 'coloured' }
  | { readonly type: 'token-claimed'; readonly token: string; readonly seat: Seat }
  | { readonly type: 'bombarded'; readonly seat: Seat }
  | { readonly type: 'raiders-struck'; readonly figures: readonly string[] }
  | {
      readonly type: 'raider-moved' | 'raider-deployed';
      readonly raider: string;
      readonly space: string;
    }
  | { readonly type: 'blue-die-rolled'; readonly accuracy: readonly number[] }
  | { readonly type: 'resigned'; readonly seat: Seat }
  | { readonly type: 'won'; readonly winners: readonly Seat[]; readonly rule: string };

export type EventType = Event['type'];
