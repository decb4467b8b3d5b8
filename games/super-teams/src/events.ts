import type { Seat } from '@parsecs/kernel';
import type { BonusKind, CardId, Colour, Half, ShipId } from './vocabulary.ts';

/** What the table sees happen. `cards` and `card` are missing where the viewer may not know them. */
export type Event =
  | { readonly type: 'began'; readonly starter: Seat }
  | { readonly type: 'round-began'; readonly round: number }
  | { readonly type: 'movement-shuffled'; readonly count: number }
  | {
      readonly type: 'dealt';
      readonly seat: Seat;
      readonly count: number;
      readonly cards?: readonly CardId[];
      readonly reveals: true;
    }
  | {
      readonly type: 'announced';
      readonly seat: Seat;
      readonly card: CardId;
      readonly ship: ShipId;
      readonly joker: boolean;
    }
  | { readonly type: 'wasted'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly type: 'boosted';
      readonly seat: Seat;
      readonly card: BonusKind;
      readonly ship: ShipId;
    }
  | { readonly type: 'declined'; readonly seat: Seat; readonly window: Window }
  | {
      readonly type: 'moved';
      readonly ship: ShipId;
      readonly from: number;
      readonly to: number;
      readonly steps: number;
      /** What made the number of steps differ from the printed value. */
      readonly by: 'value' | 'hyperspace' | 'asteroid' | BonusKind;
    }
  | {
      readonly type: 'pushed-back';
      readonly ship: ShipId;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly type: 'evaded';
      readonly seat: Seat;
      readonly ship: ShipId;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly type: 'half-chosen';
      readonly seat: Seat;
      readonly ship: ShipId;
      readonly space: number;
      readonly half: Half;
    }
  | {
      readonly type: 'grabbed';
      readonly seat: Seat;
      readonly ship: ShipId;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'arrived'; readonly ship: ShipId }
  | { readonly type: 'colour-finished'; readonly colour: Colour; readonly jokers: boolean }
  | { readonly type: 'bonus-shuffled'; readonly count: number }
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly ship: ShipId;
      readonly card?: BonusKind;
      readonly reveals: true;
    }
  | { readonly type: 'nothing-to-draw'; readonly seat: Seat; readonly ship: ShipId }
  | {
      readonly type: 'planet-paid';
      readonly seat: Seat;
      readonly count: number;
      readonly cards?: readonly BonusKind[];
      readonly reveals: true;
    }
  | { readonly type: 'turn-began'; readonly seat: Seat }
  | { readonly type: 'won'; readonly winners: readonly Seat[] };

export type EventType = Event['type'];

/** The windows in which a bonus card may be declined. */
export const WINDOWS = ['boost', 'evade', 'grab'] as const;
export type Window = (typeof WINDOWS)[number];

/** The rule behind what happened: where the log leads when somebody asks why. */
export function ruleOf(event: Event): string {
  switch (event.type) {
    case 'began':
      return 'ST-023';
    case 'round-began':
      return 'ST-063';
    case 'movement-shuffled':
      return 'ST-064';
    case 'dealt':
      return 'ST-022';
    case 'announced':
      return event.joker ? 'ST-070' : 'ST-028';
    case 'wasted':
      return 'EN-01';
    case 'boosted':
      return CARD_RULES[event.card];
    case 'declined':
      return 'ST-081';
    case 'moved':
      return event.by in CARD_RULES
        ? CARD_RULES[event.by as BonusKind]
        : MOVE_RULES[event.by as MoveCause];
    case 'pushed-back':
      return 'ST-051';
    case 'evaded':
      return 'ST-096';
    case 'half-chosen':
      return 'ST-049';
    case 'grabbed':
      return 'ST-101';
    case 'arrived':
      return 'ST-057';
    case 'colour-finished':
      return 'ST-069';
    case 'bonus-shuffled':
      return 'ST-046';
    case 'drew':
      return 'ST-044';
    case 'nothing-to-draw':
      return 'ST-047';
    case 'planet-paid':
      return 'ST-058';
    case 'turn-began':
      return 'ST-024';
    case 'won':
      return event.winners.length > 0 ? 'ST-114' : 'ST-120';
  }
}

type MoveCause = 'value' | 'hyperspace' | 'asteroid';

const MOVE_RULES: Readonly<Record<MoveCause, string>> = {
  value: 'ST-028',
  hyperspace: 'ST-042',
  asteroid: 'ST-043',
};

export const CARD_RULES: Readonly<Record<BonusKind, string>> = {
  'skilled-pilot': 'ST-089',
  'light-speed': 'ST-090',
  'evasive-manoeuvre': 'ST-096',
  'mechanical-grab': 'ST-101',
  'speed-bonus': 'ST-093',
};
