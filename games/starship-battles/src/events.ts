import type { Seat } from '@parsecs/kernel';
import type { FleetEntry } from './lists/fleet-list.ts';
import type { Face, Facing, Faction, OptionId, Phase, Square, WeaponName } from './vocabulary.ts';

/** What the table sees happen. Ships are named as in the match, such as `tie-fighter-2`. */
export type Event =
  | { readonly type: 'side-wanted'; readonly seat: Seat; readonly faction?: Faction }
  | {
      readonly type: 'sides-wanted';
      readonly wishes: readonly Faction[];
      readonly reveals: true;
    }
  | { readonly type: 'side-rolled'; readonly seat: Seat; readonly roll: number }
  | { readonly type: 'sides-taken'; readonly factions: readonly Faction[] }
  | { readonly type: 'fleet-built'; readonly seat: Seat; readonly ships?: readonly FleetEntry[] }
  | {
      readonly type: 'fleet-revealed';
      readonly seat: Seat;
      readonly faction: Faction;
      readonly points: number;
      readonly ships: readonly FleetEntry[];
      readonly hasUnique: boolean;
      readonly reveals: true;
    }
  | { readonly type: 'deployment-rolled'; readonly faction: Faction; readonly roll: number }
  | { readonly type: 'partner-chosen'; readonly seat: Seat; readonly first: Seat }
  | {
      readonly type: 'deployed';
      readonly ship: string;
      readonly at: Square;
      readonly facing: Facing;
    }
  | { readonly type: 'round-began'; readonly round: number }
  | { readonly type: 'initiative-rolled'; readonly faction: Faction; readonly roll: number }
  | {
      readonly type: 'rerolled';
      readonly seat: Seat;
      readonly faction: Faction;
      readonly roll: number;
    }
  | { readonly type: 'kept'; readonly seat: Seat }
  | {
      readonly type: 'initiative';
      /** Moves first and attacks second. */
      readonly low: Faction;
      readonly by: 'roll' | 'interdict';
    }
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly phase: Phase }
  | {
      readonly type: 'moved';
      readonly ship: string;
      readonly from: Square;
      readonly to: Square;
      readonly facing: Facing;
      /** Abilities that let it fly on beside an enemy, or the option that turned its way. */
      readonly by: readonly string[];
    }
  | { readonly type: 'stayed'; readonly ship: string }
  | { readonly type: 'stopped'; readonly ship: string; readonly by: readonly string[] }
  | { readonly type: 'turned'; readonly ship: string; readonly facing: Facing }
  | { readonly type: 'fled'; readonly ship: string; readonly returns: boolean }
  | {
      readonly type: 'displaced';
      readonly ship: string;
      readonly from: Square;
      readonly to: Square;
    }
  | {
      readonly type: 'launched';
      readonly ship: string;
      readonly carrier: string;
      readonly at: Square;
      readonly by: readonly string[];
    }
  | {
      readonly type: 'option-bought';
      readonly seat: Seat;
      readonly option: OptionId;
      readonly ship: string;
    }
  | {
      readonly type: 'declared';
      readonly ship: string;
      readonly weapon: WeaponName;
      readonly target: string;
      readonly range: number;
    }
  | { readonly type: 'face-named'; readonly target: string; readonly face: Face }
  | { readonly type: 'declined'; readonly seat: Seat }
  | {
      readonly type: 'rolled';
      readonly ship: string;
      readonly weapon: WeaponName;
      readonly target: string;
      readonly roll: number;
      readonly total: number;
      readonly defense: number;
      readonly result: 'miss' | 'hit' | 'critical';
      /** By the name of what gives them. */
      readonly bonuses: Readonly<Record<string, number>>;
      readonly defenses: Readonly<Record<string, number>>;
    }
  | { readonly type: 'cancelled'; readonly target: string }
  | { readonly type: 'buzzed'; readonly target: string }
  | {
      readonly type: 'damage-known';
      readonly target: string;
      readonly damage: number;
      readonly parts: Readonly<Record<string, number>>;
    }
  | { readonly type: 'shifted'; readonly from: string; readonly to: string }
  | {
      readonly type: 'damaged';
      readonly ship: string;
      readonly counters: number;
      readonly total: number;
    }
  | { readonly type: 'repaired'; readonly ship: string }
  | { readonly type: 'reduced'; readonly ship: string; readonly damage: number }
  | { readonly type: 'destroyed'; readonly ship: string; readonly returns: boolean }
  | { readonly type: 'round-ended'; readonly round: number; readonly quiet: number }
  | { readonly type: 'resigned'; readonly seat: Seat }
  | { readonly type: 'won'; readonly winners: readonly Seat[]; readonly rule: string };

export type EventType = Event['type'];
