import type { ClockRules } from '@parsecs/table';
import type { OpenTable } from '@parsecs/table/wire';
import type { ListedRow } from '../storage/storage.ts';

const DAY = 24 * 3_600_000;

/** At a table over days nobody need be there. */
export function isOverDays(clock: ClockRules | undefined): clock is ClockRules {
  return clock !== undefined && clock.budget >= DAY;
}

/** Whoever is there says so more often than this. */
const SILENCE = 150_000;
/** Whoever plays over days looks in once in so long. */
export const LONGEST_AWAY = 2 * DAY;

/** Tables with a free seat where somebody waits, or that are played over days. */
export function openTables(rows: readonly ListedRow[], now: number): readonly OpenTable[] {
  return rows.flatMap(({ id, game, desk: { seats, clock }, touchedAt }): readonly OpenTable[] => {
    const free = seats.filter((seat) => seat.kind === 'person' && !seat.joined).length;
    const present = now - touchedAt < SILENCE;
    if (free === 0 || !(present || isOverDays(clock))) return [];
    const names = seats.flatMap((seat) => (seat.kind === 'person' ? (seat.name ?? []) : []));
    const about = { table: id, game, seats: seats.length, free, names, present };
    return [{ ...about, ...(clock && { clock }) }];
  });
}
