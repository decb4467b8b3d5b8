import type { ChatLine } from '@parsecs/table/wire';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import { takenConstraint } from './taken.ts';

/** So many lines of a table are kept: whoever talks without end fills nothing. */
const KEPT = 400;
/** Older ones go at every so many lines. */
const SWEEP = 50;

/** Adds a line and gives its number; the number is drawn again if two speak at once. */
export async function say(
  database: Kysely<Schema>,
  id: string,
  { seat, kind, words, at }: Omit<ChatLine, 'number'>,
): Promise<number> {
  for (;;) {
    try {
      const { rows } = await sql<{ readonly number: number }>`
        insert into chat (table_id, number, seat, kind, words, said_at)
        select ${id}, coalesce(max(number), 0) + 1, ${seat}::integer, ${kind}, ${words}, ${at}::double precision
        from chat where table_id = ${id} returning number`.execute(database);
      const [row] = rows;
      if (row === undefined) continue;
      if (row.number % SWEEP === 0) await forget(database, id, row.number - KEPT);
      return row.number;
    } catch (error) {
      if (takenConstraint(error) === undefined) throw error;
    }
  }
}

export async function chatAfter(
  database: Kysely<Schema>,
  id: string,
  number: number,
  most = 200,
): Promise<readonly ChatLine[]> {
  const rows = await database
    .selectFrom('chat')
    .select(['number', 'seat', 'kind', 'words', 'said_at'])
    .where('table_id', '=', id)
    .where('number', '>', number)
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
  return rows
    .map(({ said_at, kind, ...line }) => ({
      ...line,
      kind: kind === 'phrase' ? ('phrase' as const) : ('text' as const),
      at: said_at,
    }))
    .reverse();
}

async function forget(database: Kysely<Schema>, id: string, upTo: number): Promise<void> {
  await database
    .deleteFrom('chat')
    .where('table_id', '=', id)
    .where('number', '<=', upTo)
    .execute();
}
