import type { Seat } from '@parsecs/kernel';
import type { CardId } from './cards/card-ids.ts';
import type { UpgradeId } from './cards/ids.ts';
import type { ByFaction, Faction } from './cards/vocabulary.ts';
import type { Pose } from './geometry/pose.ts';
import type { SquadShip } from './lists/squad.ts';
import type { ActionId, BombId, Phase } from './vocabulary.ts';

/** What happened, told in order. Ships are named by their ids, a side by its seats; older logs name its faction alone. */
export type Event =
  | { readonly type: 'side-wished'; readonly seat: Seat; readonly faction?: Faction }
  | {
      readonly type: 'sides-taken';
      readonly factions: readonly Faction[];
      readonly drawn: boolean;
      readonly reveals: true;
    }
  | {
      readonly type: 'roles-drawn';
      /** Who speaks for the team with the role of the Imperial player. */
      readonly imperial: Seat;
      readonly reveals: true;
    }
  | {
      readonly type: 'squad-built';
      readonly faction: Faction;
      readonly seat: Seat;
      readonly ships?: readonly SquadShip[];
    }
  | {
      readonly type: 'squads-clashed';
      /** The seat that keeps its squad. */
      readonly keeps: Seat;
      /** What the boxes do not hold for both. */
      readonly cards: readonly UpgradeId[];
      /** All upgrade cards of the squad that is kept: they are gone from the boxes. */
      readonly open: readonly UpgradeId[];
      readonly reveals: true;
    }
  | {
      readonly type: 'squad-revealed';
      readonly faction: Faction;
      readonly seats?: readonly Seat[];
      readonly points: number;
      readonly ships: readonly SquadShip[];
      readonly reveals: true;
    }
  | {
      readonly type: 'initiative';
      readonly faction: Faction;
      readonly seats?: readonly Seat[];
      readonly byPoints: boolean;
    }
  | { readonly type: 'ship-assigned'; readonly ship: string; readonly seat: Seat }
  | {
      readonly type: 'obstacle-placed';
      readonly obstacle: string;
      readonly at: Pose;
      readonly flipped: boolean;
    }
  | { readonly type: 'edge-chosen'; readonly edge: string; readonly seat?: Seat }
  | { readonly type: 'ship-placed'; readonly ship: string; readonly at: Pose }
  | { readonly type: 'upgrade-announced'; readonly seat: Seat; readonly card: UpgradeId }
  | { readonly type: 'damaged-ship-chosen'; readonly ship: string }
  | { readonly type: 'satellite-placed'; readonly satellite: string; readonly at: Pose }
  | { readonly type: 'satellite-scanned'; readonly ship: string; readonly satellite: string }
  | { readonly type: 'satellite-returned'; readonly satellite: string }
  | { readonly type: 'reinforcement-called'; readonly ship: string }
  | { readonly type: 'shields-raised'; readonly ship: string; readonly shields: number }
  | { readonly type: 'deck-shuffled'; readonly cards: number; readonly again: boolean }
  | { readonly type: 'round-began'; readonly round: number }
  | { readonly type: 'phase-began'; readonly phase: Phase }
  | { readonly type: 'dial-set'; readonly ship: string; readonly manoeuvre?: string }
  | { readonly type: 'dial-taken-back'; readonly ship: string }
  | { readonly type: 'ready'; readonly seat: Seat }
  | { readonly type: 'activated'; readonly ship: string }
  | {
      readonly type: 'dial-revealed';
      readonly ship: string;
      readonly manoeuvre: string;
      readonly reveals: true;
    }
  | {
      readonly type: 'manoeuvre-replaced';
      readonly ship: string;
      readonly manoeuvre: string;
      readonly seat: Seat;
    }
  | {
      readonly type: 'moved';
      readonly ship: string;
      readonly manoeuvre: string;
      readonly from: Pose;
      readonly to: Pose;
      readonly fraction: number;
      readonly overlapped: boolean;
      readonly touching: readonly string[];
    }
  | {
      readonly type: 'barrel-rolled';
      readonly ship: string;
      readonly from: Pose;
      readonly to: Pose;
    }
  | {
      readonly type: 'boosted';
      readonly ship: string;
      readonly manoeuvre: string;
      readonly from: Pose;
      readonly to: Pose;
    }
  | { readonly type: 'fled'; readonly ship: string; readonly edges: readonly string[] }
  | { readonly type: 'escaped'; readonly ship: string }
  | { readonly type: 'obstacle-hit'; readonly ship: string; readonly obstacle: string }
  | {
      readonly type: 'stress-changed';
      readonly ship: string;
      readonly by: 1 | -1;
      readonly stress: number;
    }
  | {
      readonly type: 'action-taken';
      readonly ship: string;
      readonly action: ActionId;
      readonly free: boolean;
    }
  | {
      readonly type: 'action-skipped';
      readonly ship: string;
      readonly why: 'stress' | 'overlap' | 'obstacle' | 'card';
    }
  | { readonly type: 'passed'; readonly ship: string; readonly what: 'action' | 'attack' }
  | {
      readonly type: 'token-gained';
      readonly ship: string;
      readonly token: Token;
      readonly count: number;
    }
  | { readonly type: 'token-spent'; readonly ship: string; readonly token: Token }
  | {
      readonly type: 'tokens-removed';
      readonly ship: string;
      readonly focus: number;
      readonly evade: number;
    }
  | { readonly type: 'ion-removed'; readonly ship: string; readonly count: number }
  | { readonly type: 'lock-acquired'; readonly ship: string; readonly target: string }
  | {
      readonly type: 'lock-lost';
      readonly ship: string;
      readonly target: string;
      readonly spent: boolean;
    }
  | {
      readonly type: 'attack-declared';
      readonly ship: string;
      readonly target: string;
      readonly weapon: string;
      readonly range: number;
      readonly obstructed: boolean;
    }
  | { readonly type: 'attack-rolled'; readonly ship: string; readonly dice: readonly string[] }
  | { readonly type: 'defence-rolled'; readonly ship: string; readonly dice: readonly string[] }
  | {
      readonly type: 'dice-changed';
      readonly ship: string;
      readonly dice: 'attack' | 'defence';
      readonly by: string;
      readonly results: readonly string[];
      readonly added: number;
    }
  | {
      readonly type: 'results-compared';
      readonly ship: string;
      readonly target: string;
      readonly hits: number;
      readonly crits: number;
      readonly cancelled: number;
    }
  | { readonly type: 'attack-hit'; readonly ship: string; readonly target: string }
  | { readonly type: 'attack-missed'; readonly ship: string; readonly target: string }
  | {
      readonly type: 'die-rolled';
      readonly ship: string;
      readonly die: 'attack' | 'defence';
      readonly result: string;
      readonly why: string;
    }
  | { readonly type: 'shield-lost'; readonly ship: string; readonly shields: number }
  | { readonly type: 'shield-regained'; readonly ship: string; readonly shields: number }
  | {
      readonly type: 'damage-dealt';
      readonly ship: string;
      readonly faceUp: boolean;
      /** Only where the card lies face up. */
      readonly card?: string;
      readonly reveals?: true;
    }
  | { readonly type: 'damage-marked'; readonly ship: string }
  | {
      readonly type: 'damage-turned';
      readonly ship: string;
      readonly card: string;
      readonly faceUp: boolean;
      readonly reveals?: true;
    }
  | {
      readonly type: 'damage-discarded';
      readonly ship: string;
      readonly cards: readonly string[];
      readonly reveals?: true;
    }
  | {
      readonly type: 'cards-drawn';
      readonly seat: Seat;
      readonly count: number;
      readonly cards?: readonly string[];
    }
  | {
      readonly type: 'dial-looked-at';
      readonly seat: Seat;
      readonly ship: string;
      readonly manoeuvre?: string;
    }
  | { readonly type: 'doomed'; readonly ship: string }
  | { readonly type: 'destroyed'; readonly ship: string }
  | {
      readonly type: 'card-used';
      readonly ship: string;
      readonly card: CardId;
      readonly target?: string;
    }
  | { readonly type: 'upgrade-discarded'; readonly ship: string; readonly card: CardId }
  | { readonly type: 'skill-changed'; readonly ship: string; readonly skill: number }
  | {
      readonly type: 'bomb-dropped';
      readonly ship: string;
      readonly bomb: BombId;
      readonly at: Pose;
    }
  | {
      readonly type: 'bomb-detonated';
      readonly bomb: BombId;
      readonly at: Pose;
      readonly ships: readonly string[];
    }
  | { readonly type: 'resigned'; readonly seat: Seat }
  | { readonly type: 'time-up'; readonly round: number }
  | {
      readonly type: 'game-over';
      readonly winners: readonly Seat[];
      readonly rule: string;
      /** XW-315: squad points by seat, where they were agreed to decide. */
      readonly scores?: readonly number[];
      /** The same by side, as older logs have them. */
      readonly destroyed?: ByFaction<number>;
    };

export type Token = 'focus' | 'evade' | 'ion';
export type EventType = Event['type'];

export const EVENT_TYPES: readonly EventType[] = [
  'side-wished',
  'sides-taken',
  'roles-drawn',
  'squad-built',
  'squads-clashed',
  'squad-revealed',
  'initiative',
  'ship-assigned',
  'obstacle-placed',
  'edge-chosen',
  'ship-placed',
  'upgrade-announced',
  'damaged-ship-chosen',
  'satellite-placed',
  'satellite-scanned',
  'satellite-returned',
  'reinforcement-called',
  'shields-raised',
  'deck-shuffled',
  'round-began',
  'phase-began',
  'dial-set',
  'dial-taken-back',
  'ready',
  'activated',
  'dial-revealed',
  'manoeuvre-replaced',
  'moved',
  'barrel-rolled',
  'boosted',
  'fled',
  'escaped',
  'obstacle-hit',
  'stress-changed',
  'action-taken',
  'action-skipped',
  'passed',
  'token-gained',
  'token-spent',
  'tokens-removed',
  'ion-removed',
  'lock-acquired',
  'lock-lost',
  'attack-declared',
  'attack-rolled',
  'defence-rolled',
  'dice-changed',
  'results-compared',
  'attack-hit',
  'attack-missed',
  'die-rolled',
  'shield-lost',
  'shield-regained',
  'damage-dealt',
  'damage-marked',
  'damage-turned',
  'damage-discarded',
  'cards-drawn',
  'dial-looked-at',
  'doomed',
  'destroyed',
  'card-used',
  'upgrade-discarded',
  'skill-changed',
  'bomb-dropped',
  'bomb-detonated',
  'resigned',
  'time-up',
  'game-over',
];
