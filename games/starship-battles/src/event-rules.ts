import { OPTION_CARDS } from './cards/option-cards.ts';
import { cardOf } from './cards/ship-ids.ts';
import type { Event, EventType } from './events.ts';

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
