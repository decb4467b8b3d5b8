import type { Seat } from '@parsecs/kernel';
import type { BonusKind, CardId, Colour, Half, ShipId, Window } from './vocabulary.ts';

/** What made the number of steps: the printed value, what the ship stood on, or a card. */
export type MoveCause = 'value' | 'hyperspace' | 'asteroid' | BonusKind;

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
      readonly by: MoveCause;
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
