import type { Outcome, Seat, Viewer } from '@parsecs/kernel';
import type { Moment } from './moment/moment.ts';
import type { Army, Table } from './setup/table.ts';
import type { ActivationView, AttackView } from './view-acts.ts';
import type {
  CommandId,
  Condition,
  DeploymentId,
  FigureEffect,
  GroupState,
  MapId,
  Mark,
  MissionId,
  OncePerRound,
  QuestionKind,
  SeatEffect,
  TokenKind,
  Unseen,
  Zone,
} from './vocabulary.ts';

/** What one viewer may know, in names. What is hidden has no place here. */
export interface View {
  readonly viewer: Viewer;
  readonly table: Table;
  /** Null before it is drawn. */
  readonly mission: MissionId | null;
  /** The map that is played on: one of the set unless the table brings its own. */
  readonly map: MapId | 'own' | null;
  readonly round: number;
  readonly initiative: Seat;
  /** Who activates now, or next. */
  readonly turn: Seat;
  readonly question: QuestionKind | 'none';
  /** Null when the game is over. */
  readonly asked: Seat | null;
  readonly outcome: Pick<Outcome, 'winners' | 'rule'> | null;
  readonly seats: readonly SeatView[];
  readonly groups: readonly GroupView[];
  readonly figures: readonly FigureView[];
  readonly tokens: readonly TokenView[];
  readonly raiders: readonly RaiderView[];
  readonly doors: readonly DoorView[];
  readonly terminals: readonly TerminalView[];
  /** The figure activation and the attack that are going on, the innermost ones. */
  readonly activation: ActivationView | null;
  readonly attack: AttackView | null;
  /** Everything that is being resolved, innermost last. */
  readonly moment: readonly Moment[];
}

export interface SeatView {
  readonly hand: number;
  readonly deck: number;
  readonly discard: readonly CommandId[];
  readonly vp: number;
  /** IA-291: how many of the points are for defeated figures. */
  readonly killVp: number;
  /** IA-038 */
  readonly cost: number;
  readonly zone: Zone | null;
  readonly upgrades: readonly DeploymentId[];
  /** While armies are chosen in secret: the one that is fixed. */
  readonly army?: Army | Unseen;
  /** Effects until the end of the round: Covering Fire, Shadow Ops of the opponent, Sit Tight. */
  readonly effects: readonly SeatEffect[];
  /** The faces, where the viewer may see them. */
  readonly cards?: readonly CommandId[];
  /** The whole deck list in the order of the cards' names, where the viewer may know it. */
  readonly list?: readonly CommandId[];
}

export interface GroupView {
  readonly id: string;
  readonly owner: Seat;
  readonly card: DeploymentId;
  readonly state: GroupState;
  /** Seats that have put Price on Their Heads on it. */
  readonly prices: readonly Seat[];
  /** Deception Game: a token lies there; its colour where the viewer may know it. */
  readonly marked?: true;
  readonly mark?: Mark;
  /** The token was turned over for everybody. */
  readonly markShown?: true;
}

export interface FigureView {
  readonly id: string;
  readonly owner: Seat;
  readonly group: string;
  readonly card: DeploymentId;
  /** The spaces it covers, the upper left one first; none when it is not on the map. */
  readonly at: readonly string[];
  /** A base that is not square lies across. */
  readonly turned: boolean;
  readonly damage: number;
  readonly health: number;
  /** IA-136: as it is now. */
  readonly speed: number;
  readonly conditions: readonly Condition[];
  readonly effects: readonly FigureEffect[];
  /** Who has played Expose Weakness on it. */
  readonly exposedBy: readonly Seat[];
  /** Abilities that it has used in this round and may not use again. */
  readonly used: readonly OncePerRound[];
  /** Ids of the tokens it carries. */
  readonly carries: readonly string[];
}

export interface TokenView {
  readonly id: string;
  readonly kind: TokenKind;
  /** The space it lies on, or the figure that carries it; neither when it is gone. */
  readonly at: string | null;
  readonly by: string | null;
  /** A launch panel with its coloured side up. */
  readonly coloured: boolean;
  /** Seats whose tokens lie on it, or whose it is. */
  readonly owners: readonly Seat[];
  /** IA-086: who controls it, null for nobody. */
  readonly controller: Seat | null;
}

export interface RaiderView {
  readonly id: string;
  readonly at: string | null;
  readonly damage: number;
  readonly health: number;
}

export interface DoorView {
  readonly id: string;
  readonly open: boolean;
  readonly locked: boolean;
  readonly damage: number;
  /** Of a locked door; others are not attacked. */
  readonly health: number;
}

export interface TerminalView {
  readonly id: string;
  readonly at: string;
  readonly controller: Seat | null;
}
