import { at, commitTo, type Seat } from '@parsecs/kernel';
import type { SeatSnapshot } from '@parsecs/table';
import type { WantedTable } from '../tables/new-table.ts';
import type { TableService } from '../tables/service.ts';

export interface Gathered {
  readonly table: string;
  readonly owner: string;
  readonly spectator: string;
  /** By seat; empty for bots. */
  readonly tokens: readonly string[];
}

/** A table at which everybody sits, has sealed and has shown: the match has begun. */
export async function gather(
  service: TableService,
  wanted: WantedTable,
  others: TableService = service,
): Promise<Gathered> {
  const { table, owner, spectator, seats } = await service.create(wanted, 'tests');
  const tokens: string[] = [];
  for (const [seat, told] of seats.entries()) {
    if (told === null) tokens.push('');
    else if ('token' in told) tokens.push(told.token);
    else tokens.push((await others.join(table, told.link, `Player ${seat}`)).token);
  }
  const people = [...tokens.keys()].filter((seat) => tokens[seat] !== '');
  const salt = (seat: Seat): string => `${table}/salt/${seat}/of at least 128 bits`;
  for (const seat of people) await others.ready(table, seat, commitTo(salt(seat), seat));
  for (const seat of people) await service.reveal(table, seat, salt(seat));
  return { table, owner, spectator, tokens };
}

/** Somebody who must decide, and the first thing they may say. */
export function firstAnswer(snapshots: readonly (SeatSnapshot | undefined)[]): {
  readonly seat: Seat;
  readonly ask: number;
  readonly id: string;
} {
  for (const snapshot of snapshots) {
    const { question, viewer } = snapshot ?? {};
    if (question === undefined || typeof viewer !== 'number') continue;
    return { seat: viewer, ask: question.ask, id: at(question.answers, 0).id };
  }
  throw new Error('nobody is asked');
}
