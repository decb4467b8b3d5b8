import type { Event, EventType, MoveCause } from './events.ts';
import type { BonusKind } from './vocabulary.ts';

export const CARD_RULES: Readonly<Record<BonusKind, string>> = {
  'skilled-pilot': 'ST-089',
  'light-speed': 'ST-090',
  'evasive-manoeuvre': 'ST-096',
  'mechanical-grab': 'ST-101',
  'speed-bonus': 'ST-093',
};

const MOVE_RULES: Readonly<Record<MoveCause, string>> = {
  value: 'ST-028',
  hyperspace: 'ST-042',
  asteroid: 'ST-043',
  ...CARD_RULES,
};

/** The rule behind each event; of some, what happened decides. */
const RULES: {
  readonly [Type in EventType]:
    | string
    | ((event: Extract<Event, { readonly type: Type }>) => string);
} = {
  began: 'ST-023',
  'round-began': 'ST-063',
  'movement-shuffled': 'ST-064',
  dealt: 'ST-022',
  announced: ({ joker }) => (joker ? 'ST-070' : 'ST-028'),
  wasted: 'EN-01',
  boosted: ({ card }) => CARD_RULES[card],
  declined: 'ST-081',
  moved: ({ by }) => MOVE_RULES[by],
  'pushed-back': 'ST-051',
  evaded: 'ST-096',
  'half-chosen': 'ST-049',
  grabbed: 'ST-101',
  arrived: 'ST-057',
  'colour-finished': 'ST-069',
  'bonus-shuffled': 'ST-046',
  drew: 'ST-044',
  'nothing-to-draw': 'ST-047',
  'planet-paid': 'ST-058',
  'turn-began': 'ST-024',
  won: ({ winners }) => (winners.length > 0 ? 'ST-114' : 'ST-120'),
};

/** The rule behind what happened: where the log leads when somebody asks why. */
export function ruleOf(event: Event): string {
  const rule = RULES[event.type];
  return typeof rule === 'string' ? rule : rule(event as never);
}
