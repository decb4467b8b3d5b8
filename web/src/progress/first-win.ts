import { BOT_IDS, type BotId } from '@parsecs/bots/ids';
import type { Outcome, Seat } from '@parsecs/kernel';
import type { SeatSpec } from '@parsecs/table';

/**
 * The level that somebody has beaten: that of the weakest bot on the other sides. Nothing where the
 * seat has not won, or where a person played against it.
 */
export function levelBeaten(
  seats: readonly SeatSpec[],
  seat: Seat,
  side: readonly Seat[],
  { winners }: Pick<Outcome, 'winners'>,
): BotId | undefined {
  if (!winners.includes(seat)) return undefined;
  const others = seats.filter((_, other) => !side.includes(other));
  const levels = others.flatMap((spec) => (spec.kind === 'bot' ? [spec.bot] : []));
  if (levels.length < others.length) return undefined;
  return BOT_IDS.find((level) => levels.includes(level));
}
