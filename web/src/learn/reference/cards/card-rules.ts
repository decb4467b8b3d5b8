import type { GameId } from '@parsecs/table';
import CARD_RULES from './card-rules.json' with { type: 'json' };

const RULES: Readonly<Partial<Record<GameId, Readonly<Record<string, string>>>>> = CARD_RULES;

/** Rules and rulings that speak of a card: the same in every language. */
export function rulesOfCard(game: GameId, card: string): readonly string[] {
  return RULES[game]?.[card]?.split(' ') ?? [];
}
