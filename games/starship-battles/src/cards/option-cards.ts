import data from '../data/options.json' with { type: 'json' };
import type { OptionId, OptionWindow, ShipClass } from '../vocabulary.ts';

export interface OptionCard {
  readonly id: OptionId;
  readonly class: ShipClass;
  readonly window: OptionWindow;
  readonly rule: string;
}

/** SB-159: the Fleet Commander sheet, the same for both sides. */
export const OPTION_CARDS: Readonly<Record<OptionId, OptionCard>> = Object.fromEntries(
  data.options.map((option) => [option.id, option]),
) as unknown as Record<OptionId, OptionCard>;
