import type { Seat } from '@parsecs/kernel';
import type { FleetEntry } from './lists/fleet.ts';
import { OPTION_CARDS } from './play/options.ts';
import type {
  Face,
  Facing,
  Faction,
  OptionId,
  Phase,
  POINT_DEFENSE,
  WeaponId,
} from './vocabulary.ts';

/** Column and row. */
export type Square = readonly [number, number];
export type WeaponName = WeaponId | typeof POINT_DEFENSE;

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

const RULES: Readonly<Record<Exclude<EventType, 'won' | 'option-bought' | 'rolled'>, string>> = {
  'side-wanted': 'SB-003',
  'sides-wanted': 'SB-003',
  'side-rolled': 'SB-003',
  'sides-taken': 'SB-001',
  'fleet-built': 'SB-126',
  'fleet-revealed': 'SB-037',
  'deployment-rolled': 'SB-038',
  'partner-chosen': 'SB-195',
  deployed: 'SB-033',
  'round-began': 'SB-040',
  'initiative-rolled': 'SB-041',
  rerolled: 'SB-133',
  kept: 'SB-133',
  initiative: 'SB-043',
  'turn-began': 'SB-045',
  moved: 'SB-049',
  stayed: 'SB-049',
  stopped: 'SB-063',
  turned: 'SB-056',
  fled: 'SB-062',
  displaced: 'SB-061',
  launched: 'SB-068',
  declared: 'SB-086',
  'face-named': 'SB-089',
  declined: 'SB-208',
  cancelled: 'SB-176',
  buzzed: 'SB-137',
  'damage-known': 'SB-185',
  shifted: 'SB-142',
  damaged: 'SB-081',
  repaired: 'SB-170',
  reduced: 'SB-117',
  destroyed: 'SB-121',
  'round-ended': 'SB-047',
  resigned: 'SB-201',
};

export const EVENT_TYPES: readonly EventType[] = [
  ...(Object.keys(RULES) as (keyof typeof RULES)[]),
  'won',
  'option-bought',
  'rolled',
];

/** The rule behind what happened: where the log leads when somebody asks why. */
export function ruleOf(event: Event): string {
  switch (event.type) {
    case 'won':
      return event.rule;
    case 'option-bought':
      return OPTION_CARDS[event.option].rule;
    case 'rolled':
      if (event.roll === 1) return 'SB-084';
      if (event.result === 'critical') return 'SB-082';
      return event.weapon === 'point-defense' ? 'SB-098' : 'SB-080';
    default:
      return RULES[event.type];
  }
}

/** The cards that an event shows at work. */
export function cardsOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'fleet-revealed':
      return event.hasUnique ? ['unique'] : [];
    case 'deployed':
    case 'stayed':
      return [cardOf(event.ship)];
    case 'moved':
    case 'stopped':
      return [cardOf(event.ship), ...event.by];
    case 'launched':
      return [cardOf(event.ship), ...event.by];
    case 'option-bought':
      return [event.option];
    case 'initiative':
      return event.by === 'interdict' ? ['interdict'] : [];
    case 'rerolled':
    case 'kept':
      return ['advanced-communications-array'];
    case 'declared':
      return event.weapon === 'point-defense' ? [] : [event.weapon];
    case 'rolled':
      return [...Object.keys(event.bonuses), ...Object.keys(event.defenses)];
    case 'damage-known':
      return Object.keys(event.parts);
    case 'buzzed':
      return ['buzz-droids'];
    case 'shifted':
      return ['emperors-will'];
    case 'fled':
    case 'destroyed':
      return event.returns ? ['infinite'] : [];
    default:
      return [];
  }
}

/** `tie-fighter-2` is played with the card `tie-fighter`. */
export function cardOf(ship: string): string {
  return ship.slice(0, ship.lastIndexOf('-'));
}
