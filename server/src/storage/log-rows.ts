import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

export type EntryRow = Schema['entries'];

/** What of a table's log is not known yet. */
export interface Wanted {
  readonly table: string;
  /** The last entry that is known. */
  readonly known: number;
}

export type FoundRow = Pick<EntryRow, 'sequence' | 'body' | 'events' | 'stored_at'>;

/**
 * Puts rows of many tables into their logs, one of a table at most, durable together; tells for each whether
 * it was stored: its place or its message may have been taken. Lists instead of rows of values: one statement,
 * however many there are.
 */
export async function insertEntries(
  database: Kysely<Schema>,
  rows: readonly EntryRow[],
): Promise<readonly boolean[]> {
  const list = <F extends keyof EntryRow>(field: F): EntryRow[F][] => rows.map((row) => row[field]);
  const stored = await sql<Pick<EntryRow, 'table_id'>>`
    insert into entries (table_id, sequence, sent, body, events, stored_at)
    select * from unnest(${list('table_id')}::text[], ${list('sequence')}::integer[],
      ${list('sent')}::text[], ${list('body')}::text[], ${list('events')}::text[],
      ${list('stored_at')}::double precision[])
    on conflict do nothing returning table_id`.execute(database);
  const tables = new Set(stored.rows.map(({ table_id }) => table_id));
  return rows.map(({ table_id }) => tables.has(table_id));
}

/**
 * What is new at many tables, in the order of each. `offset 0` has each table looked up by the key: a plan that
 * reads all logs would be cheaper only while they are short, and it is kept.
 */
export async function readNews(
  database: Kysely<Schema>,
  wanted: readonly Wanted[],
): Promise<readonly (readonly FoundRow[])[]> {
  const { rows } = await sql<FoundRow & { readonly place: number }>`
    select place::integer, sequence, body, events, stored_at
    from unnest(${wanted.map(({ table }) => table)}::text[],
      ${wanted.map(({ known }) => known)}::integer[]) with ordinality as wanted (id, known, place),
    lateral (
      select sequence, body, events, stored_at from entries
      where table_id = wanted.id and sequence > wanted.known order by sequence offset 0
    ) as found`.execute(database);
  const found: FoundRow[][] = wanted.map(() => []);
  for (const { place, ...row } of rows) found[place - 1]?.push(row);
  return found;
}
