import type { Seat, Viewer } from '@parsecs/kernel';
import type { DamageId, ObstacleId, PilotId, UpgradeId } from './cards/ids.ts';
import type { Faction } from './cards/vocabulary.ts';
import type { Edge } from './geometry/directions.ts';
import type { Pose } from './geometry/pose.ts';
import type { SquadShip } from './lists/squad.ts';
import type { Moment } from './moment/moment.ts';
import type { Setup } from './setup/setup.ts';
import type {
  ActionId,
  BombId,
  Phase,
  PlanningStep,
  QuestionKind,
  RoundEffect,
  ShipMark,
  ShipStatus,
} from './vocabulary.ts';

/**
 * What one viewer may know: the table of the ledger, in names. What is hidden has no place here, and
 * what is new in a state is hidden until it is listed here.
 */
export interface View {
  readonly viewer: Viewer;
  readonly setup: Setup;
  readonly round: number;
  readonly phase: Phase;
  /** What is asked, and whose decision it is; null and nobody once the game is over. */
  readonly question: QuestionKind | null;
  readonly asked: readonly Seat[];
  /** What is being resolved, innermost last. */
  readonly moment: readonly Moment[];
  /** The ship whose activation or attack it is. */
  readonly active: string | null;
  /** Seats of the side with the initiative; nobody before it is known. */
  readonly initiative: readonly Seat[];
  readonly seats: readonly SeatView[];
  readonly ships: readonly ShipView[];
  /** In the order in which they were placed. */
  readonly obstacles: readonly ObstacleView[];
  readonly bombs: readonly BombView[];
  readonly mission: MissionView;
  /** The damage decks in use; the books have one. */
  readonly decks: readonly DeckView[];
  /** Cards that somebody looks at: how many, whose they are to see, and which for that seat alone. */
  readonly drawn: number;
  readonly drawnBy: Seat | null;
  readonly drawnCards?: readonly DamageId[];
  /** C-03: pairs of ships whose bases touch, in the order in which they met. */
  readonly contacts: readonly (readonly [one: string, other: string])[];
  /** ships with damage without a card, the oldest first. */
  readonly markers: readonly string[];
  /** The ship that got the last stress token, for cards that cost one. */
  readonly stressed: string | null;
  /** Ships have left play since it was last asked who has won. */
  readonly losses: boolean;
  readonly winners: readonly Seat[];
  /** The rule that ended the game, empty while it goes on. */
  readonly ending: string;
}

export interface SeatView {
  readonly faction: Faction | null;
  /** What the books give to the player of a side; as the faction, or by lot where both have one. */
  readonly role: Faction | null;
  /** XW-019, XW-188: the edge of its side; null while sides are open. */
  readonly edge: Edge | null;
  readonly planning: PlanningStep;
  readonly ready: boolean;
  /** While sides are chosen. */
  readonly wish?: Faction | Hidden;
  /** While squads are built: of the captain of each side. */
  readonly squad?: readonly SquadShip[] | Hidden;
}

export const HIDDEN = 'hidden';
export type Hidden = typeof HIDDEN;

export interface ShipView {
  readonly id: string;
  /** Null for the senator's shuttle. */
  readonly pilot: PilotId | null;
  readonly upgrades: readonly { readonly id: UpgradeId; readonly gone: boolean }[];
  readonly owner: Seat;
  readonly faction: Faction;
  /** That of its team: what tells the sides apart where both have one faction. */
  readonly role: Faction;
  readonly status: ShipStatus;
  /** Null while it is not in play. */
  readonly at: Readonly<Pose> | null;
  /** Where it is, or was before it left play. */
  readonly lastAt: Readonly<Pose>;
  readonly skill: number;
  /** XW-306: what the pilot skill counts as until the Combat phase ends. */
  readonly skillForNow: number | null;
  /** The round from which on the cockpit is damaged. */
  readonly cockpitDamagedFrom: number | null;
  readonly hullLeft: number;
  readonly shields: number;
  readonly focus: number;
  readonly evade: number;
  readonly stress: number;
  readonly ion: number;
  /** Ships that it has locked. */
  readonly locks: readonly string[];
  /** The same by lock tokens: a ship with two may have the first one free. */
  readonly lockTokens: readonly (string | null)[];
  readonly touching: readonly string[];
  /** The manoeuvre, where the viewer may know it, else `hidden`; null without a dial. */
  readonly dial: string | null;
  readonly dialShown: boolean;
  /** Seats that have looked at the dial by a card. */
  readonly dialSeenBy: readonly Seat[];
  readonly marks: readonly ShipMark[];
  /** XW-065: actions taken this round. */
  readonly actions: readonly ActionId[];
  /** What cards do to it until the round ends. */
  readonly effects: readonly RoundEffect[];
  readonly damageUp: readonly DamageId[];
  /** Face-down damage cards, and markers that stand in for cards. */
  readonly damageDown: number;
  /** XW-225: how many of them are markers. */
  readonly damageMarkers: number;
  readonly falling: boolean;
}

export interface ObstacleView {
  readonly id: ObstacleId;
  readonly at: Readonly<Pose>;
  readonly flipped: boolean;
}

export interface BombView {
  readonly bomb: BombId;
  readonly owner: Seat;
  readonly at: Readonly<Pose>;
}

export interface DeckView {
  readonly cards: number;
  readonly discard: readonly DamageId[];
}

/** What a mission adds to the table; all of it is open. */
export interface MissionView {
  /** XW-245: upgrade cards that the Imperial player has chosen openly. */
  readonly upgrades: readonly UpgradeId[];
  /** XW-262: losses that were made up for, or given up. */
  readonly replaced: number;
  /** XW-269 */
  readonly damagedShip: string | null;
  readonly satellites: readonly SatelliteView[];
  /** Ships that may leave now, and where. */
  readonly exits: readonly ExitView[];
}

export interface ExitView {
  readonly ship: string;
  readonly edges: readonly Edge[];
}

export interface SatelliteView {
  readonly id: string;
  /** Null once it is scanned. */
  readonly at: Readonly<Pose> | null;
  /** Where it lies or lay. */
  readonly lastAt: Readonly<Pose>;
  /** The ship that has scanned it. */
  readonly by: string | null;
  /** XW-286 */
  readonly returned: boolean;
}
