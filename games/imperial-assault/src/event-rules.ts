import type { DamageCause, Event, EventType } from './events.ts';

const RULES: Readonly<Record<EventType, string>> = {
  began: 'IA-037',
  'army-built': 'IA-020',
  initiative: 'IA-038',
  'mission-drawn': 'IA-040',
  'zone-taken': 'IA-043',
  deployed: 'IA-044',
  drew: 'IA-254',
  'nothing-to-draw': 'IA-063',
  marked: 'IA-286',
  'mark-revealed': 'IA-286',
  'round-began': 'IA-050',
  activated: 'IA-052',
  passed: 'IA-053',
  skipped: 'IA-054',
  'figure-activated': 'IA-057',
  'activation-ended': 'IA-079',
  'points-gained': 'IA-074',
  moved: 'IA-121',
  pushed: 'IA-151',
  placed: 'IA-153',
  'door-opened': 'IA-083',
  declared: 'IA-174',
  rolled: 'IA-180',
  rerolled: 'IA-181',
  'die-removed': 'IA-209',
  results: 'IA-182',
  'surge-spent': 'IA-184',
  missed: 'IA-190',
  hit: 'IA-188',
  damaged: 'IA-231',
  'rolled-damage': 'IA-200',
  recovered: 'IA-235',
  'strain-bought-off': 'IA-232',
  condition: 'IA-219',
  defeated: 'IA-236',
  'group-defeated': 'IA-239',
  scored: 'IA-286',
  played: 'IA-243',
  used: 'IA-261',
  discarded: 'IA-264',
  readied: 'IA-060',
  exhausted: 'IA-296',
  'status-began': 'IA-061',
  priced: 'IA-253',
  exposed: 'IA-260',
  'token-taken': 'IA-091',
  'token-dropped': 'IA-093',
  'token-discarded': 'IA-091',
  'token-flipped': 'IA-094',
  'token-claimed': 'IA-278',
  bombarded: 'IA-281',
  'raiders-struck': 'IA-279',
  'raider-moved': 'IA-279',
  'raider-deployed': 'IA-279',
  'blue-die-rolled': 'IA-293',
  resigned: 'IA-317',
  won: 'IA-283',
};

export const EVENT_TYPES = Object.keys(RULES) as readonly EventType[];

/** The rule behind what happened: where the log leads when somebody asks why. */
export function ruleOf(event: Event): string {
  switch (event.type) {
    case 'initiative':
      return INITIATIVE_RULES[event.by];
    case 'skipped':
      return event.cause === 'sit-tight' ? 'IA-257' : 'IA-054';
    case 'missed':
      return MISS_RULES[event.cause];
    case 'damaged':
      return DAMAGE_RULES[event.by] ?? RULES.damaged;
    case 'scored':
      return event.by === 'group' || event.by === 'figure' ? 'IA-284' : RULES.scored;
    case 'won':
      return event.rule;
    default:
      return RULES[event.type];
  }
}

const INITIATIVE_RULES: Readonly<Record<Extract<Event, { type: 'initiative' }>['by'], string>> = {
  choice: 'IA-038',
  chance: 'IA-039',
  'devious-scheme': 'IA-049',
  'take-initiative': 'IA-256',
  status: 'IA-066',
};

const MISS_RULES: Readonly<Record<Extract<Event, { type: 'missed' }>['cause'], string>> = {
  dodge: 'IA-189',
  accuracy: 'IA-187',
  'lost-target': 'IA-197',
};

const DAMAGE_RULES: Readonly<Partial<Record<DamageCause, string>>> = {
  strain: 'IA-232',
  blast: 'IA-212',
  cleave: 'IA-213',
};

/** Cards that an event shows at work. */
export function cardsOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'played':
      return [event.card];
    case 'activated':
      return [event.card];
    case 'round-began':
      return [event.mission, event.map, ...event.upgrades];
    default:
      return [];
  }
}
