import { type BotId, isBotId, isStyle, type Style } from '@parsecs/bots';
import { isRecord } from '@parsecs/kernel';

/** Who sits where: a person at this device, a person elsewhere, or a bot. */
export type SeatSpec =
  | { readonly kind: 'here'; readonly name?: string }
  | { readonly kind: 'elsewhere'; readonly name?: string }
  | BotSeat;

export interface BotSeat {
  readonly kind: 'bot';
  readonly bot: BotId;
  /** Its character; it has none unless somebody chose one. */
  readonly style?: Style;
  readonly name?: string;
}

/**
 * How a person's guarded questions are handled: `ask` always puts them, `auto` declines by itself
 * when there is nothing to answer with, `decline` always declines. The first keeps every secret at a
 * table of several people; the last two are for those who would rather not be asked.
 */
export const GUARDS = ['ask', 'auto', 'decline'] as const;
export type Guard = (typeof GUARDS)[number];

export function isGuard(value: unknown): value is Guard {
  return GUARDS.some((guard) => guard === value);
}

/** Alone with bots nobody watches the clock, so nothing needs to be asked in vain. */
export function usualGuard(seats: readonly SeatSpec[]): Guard {
  return seats.filter(isPerson).length > 1 ? 'ask' : 'auto';
}

export function isPerson(seat: SeatSpec): boolean {
  return seat.kind !== 'bot';
}

export function isSeatSpec(value: unknown): value is SeatSpec {
  if (!isRecord(value)) return false;
  const { kind, bot, style, name } = value;
  if (name !== undefined && typeof name !== 'string') return false;
  if (style !== undefined && (typeof style !== 'string' || !isStyle(style))) return false;
  if (kind === 'bot') return typeof bot === 'string' && isBotId(bot);
  return kind === 'here' || kind === 'elsewhere';
}
