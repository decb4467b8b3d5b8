import type { Seat, StoredSnapshot } from '@parsecs/kernel';
import type { GameId, KeptTimes, StoredEntry } from '@parsecs/table';
import type { ChatLine } from '@parsecs/table/wire';
import { type Kysely, sql } from 'kysely';
import type { Desk, Phase } from '../tables/desk.ts';
import { Batches } from './batches.ts';
import { chatAfter, say } from './chat.ts';
import type { Database } from './database.ts';
import { type EntryRow, type FoundRow, insertEntries, readNews, type Wanted } from './log-rows.ts';
import type { Schema } from './schema.ts';
import { takenConstraint } from './taken.ts';

/** Another process was quicker, or the same message was stored before: nothing was written. */
export class NotAppended extends Error {
  readonly why: 'taken' | 'sent-before';

  constructor(why: 'taken' | 'sent-before') {
    super(why === 'taken' ? 'the place in the log is taken' : 'the message was stored before');
    this.why = why;
  }
}

/** What a token opens: a seat, a seat that is still free, the whole table, or the seats around it. */
export type Key =
  | { readonly role: 'seat' | 'link'; readonly seat: Seat }
  | { readonly role: 'owner' | 'spectator' };

export type HashedKey = Key & { readonly hash: string };

export interface TableRow {
  readonly id: string;
  readonly game: GameId;
  readonly desk: Desk;
  readonly revision: number;
  readonly times?: DatedTimes;
  readonly madeAt: number;
}

export interface ListedRow extends Pick<TableRow, 'id' | 'game' | 'desk'> {
  readonly touchedAt: number;
}

/** What was left on the clocks, and when that was. */
export interface DatedTimes extends KeptTimes {
  readonly at: number;
}

export interface NewTable {
  readonly id: string;
  readonly game: GameId;
  readonly listed: boolean;
  readonly desk: Desk;
  readonly keys: readonly HashedKey[];
  readonly maker: string;
  readonly at: number;
}

export interface Appended {
  readonly entry: StoredEntry;
  readonly snapshot: StoredSnapshot | undefined;
  readonly sent: string | undefined;
  readonly at: number;
}

/** A change of the desk, and what it does to the tokens. */
export interface DeskChange {
  readonly desk: Desk;
  /** Whatever these seats had opens nothing any more. */
  readonly locks?: readonly Seat[];
  readonly keys?: readonly HashedKey[];
  readonly at: number;
}

/** Everything the server keeps, in SQL. Rows in, plain data out; it knows no rules. */
export class Storage {
  readonly #sql: Kysely<Schema>;
  readonly #appends: Batches<EntryRow, boolean>;
  readonly #news: Batches<Wanted, readonly FoundRow[]>;

  constructor({ sql: database }: Database) {
    this.#sql = database;
    // Nobody is told before the database has said yes.
    this.#appends = new Batches(
      ({ table_id }) => table_id,
      (rows) => insertEntries(database, rows),
    );
    this.#news = new Batches(
      ({ table }) => table,
      (wanted) => readNews(database, wanted),
    );
  }

  async create({ id, game, listed, desk, keys, maker, at }: NewTable): Promise<void> {
    await this.#sql.transaction().execute(async (step) => {
      await step
        .insertInto('tables')
        .values({
          id,
          game,
          listed,
          maker,
          phase: desk.phase,
          desk: JSON.stringify(desk),
          revision: 1,
          times: null,
          made_at: at,
          touched_at: at,
        })
        .execute();
      await step
        .insertInto('keys')
        .values(keys.map(keyRow(id)))
        .execute();
    });
  }

  async read(id: string): Promise<TableRow | undefined> {
    const row = await this.#sql
      .selectFrom('tables')
      .select(['id', 'game', 'desk', 'revision', 'times', 'made_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { game, revision, times } = row;
    return {
      id,
      game,
      revision,
      desk: JSON.parse(row.desk) as Desk,
      madeAt: row.made_at,
      ...(times !== null && { times: JSON.parse(times) as DatedTimes }),
    };
  }

  /** What a token opens at a table. */
  async keyOf(table: string, hash: string): Promise<Key | undefined> {
    const row = await this.#sql
      .selectFrom('keys')
      .select(['role', 'seat'])
      .where('hash', '=', hash)
      .where('table_id', '=', table)
      .executeTakeFirst();
    return row && ({ role: row.role, ...(row.seat !== null && { seat: row.seat }) } as Key);
  }

  /** False where somebody else has changed the desk since: then look again. */
  async changeDesk(id: string, revision: number, change: DeskChange): Promise<boolean> {
    const { locks = [], keys = [] } = change;
    // One statement is a transaction by itself.
    if (locks.length + keys.length === 0) return updateDesk(this.#sql, id, revision, change);
    return this.#sql.transaction().execute(async (step) => {
      if (!(await updateDesk(step, id, revision, change))) return false;
      for (const seat of locks) {
        await step.deleteFrom('keys').where('table_id', '=', id).where('seat', '=', seat).execute();
      }
      if (keys.length > 0)
        await step
          .insertInto('keys')
          .values(keys.map(keyRow(id)))
          .execute();
      return true;
    });
  }

  /** The row (table, sequence) is the lock: of two that write it at once, one has never happened. */
  async append(id: string, { entry, snapshot, sent, at }: Appended): Promise<void> {
    const { sequence, record, ...rest } = entry;
    const { events, ...told } = record;
    const row = {
      table_id: id,
      sequence,
      sent: sent ?? null,
      body: JSON.stringify({ ...rest, record: told }),
      events: JSON.stringify(events),
      stored_at: at,
    };
    try {
      if (snapshot === undefined) {
        if (await this.#appends.do(row)) return;
        const wasSent = sent !== undefined && (await this.wasSent(id, sent));
        throw new NotAppended(wasSent ? 'sent-before' : 'taken');
      }
      await this.#sql.transaction().execute(async (step) => {
        await step.insertInto('entries').values(row).execute();
        const body = JSON.stringify(snapshot);
        await step.insertInto('snapshots').values({ table_id: id, sequence, body }).execute();
        await step.updateTable('tables').set({ touched_at: at }).where('id', '=', id).execute();
      });
    } catch (error) {
      throw notAppended(error) ?? error;
    }
  }

  async entriesAfter(id: string, sequence: number): Promise<readonly DatedEntry[]> {
    const rows = await this.#sql
      .selectFrom('entries')
      .select(['sequence', 'body', 'events', 'stored_at'])
      .where('table_id', '=', id)
      .where('sequence', '>', sequence)
      .orderBy('sequence')
      .execute();
    return rows.map(entryFrom);
  }

  /** The same where little is new, as a rule one entry: asked for together with what is new at other tables. */
  async news(id: string, known: number): Promise<readonly DatedEntry[]> {
    return (await this.#news.do({ table: id, known })).map(entryFrom);
  }

  async wasSent(id: string, sent: string): Promise<boolean> {
    const row = await this.#sql
      .selectFrom('entries')
      .select('sequence')
      .where('table_id', '=', id)
      .where('sent', '=', sent)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** The last few: the end, and one behind it from which a take-back starts. */
  async snapshots(id: string): Promise<readonly StoredSnapshot[]> {
    const rows = await this.#sql
      .selectFrom('snapshots')
      .select('body')
      .where('table_id', '=', id)
      .orderBy('sequence', 'desc')
      .limit(3)
      .execute();
    return rows.map(({ body }) => JSON.parse(body) as StoredSnapshot).reverse();
  }

  async keepTimes(id: string, times: DatedTimes): Promise<void> {
    await this.#sql
      .updateTable('tables')
      .set({ times: JSON.stringify(times) })
      .where('id', '=', id)
      .execute();
  }

  say(id: string, line: Omit<ChatLine, 'number'>): Promise<number> {
    return say(this.#sql, id, line);
  }

  chatAfter(id: string, number: number, most?: number): Promise<readonly ChatLine[]> {
    return chatAfter(this.#sql, id, number, most);
  }

  async madeSince(maker: string, since: number): Promise<number> {
    const { count } = await this.#sql
      .selectFrom('tables')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('maker', '=', maker)
      .where('made_at', '>', since)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Tables that want to be found and were touched since, the newest first. */
  async listed(phase: Phase, since: number, most: number): Promise<readonly ListedRow[]> {
    const rows = await this.#sql
      .selectFrom('tables')
      .select(['id', 'game', 'desk', 'touched_at'])
      .where('listed', '=', true)
      .where('phase', '=', phase)
      .where('touched_at', '>', since)
      .orderBy('made_at', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ id, game, desk, touched_at }) => ({
      id,
      game,
      desk: JSON.parse(desk) as Desk,
      touchedAt: touched_at,
    }));
  }

  /** Somebody is at the table, though nothing changes there. */
  async touch(id: string, at: number): Promise<void> {
    await this.#sql.updateTable('tables').set({ touched_at: at }).where('id', '=', id).execute();
  }

  /** Everything of a table goes with it. */
  async remove(id: string): Promise<void> {
    await this.#sql.deleteFrom('tables').where('id', '=', id).execute();
  }

  /** Removes what nobody has touched for so long; gives how many tables that were. */
  async removeUntouchedSince(at: number): Promise<number> {
    const { rows } = await sql<{ readonly id: string }>`
      delete from tables where touched_at < ${at} and not exists (
        select 1 from entries where entries.table_id = tables.id and entries.stored_at >= ${at}
      ) returning id`.execute(this.#sql);
    return rows.length;
  }

  async isAlive(): Promise<boolean> {
    try {
      await sql`select 1`.execute(this.#sql);
      return true;
    } catch {
      return false;
    }
  }
}

export interface DatedEntry {
  readonly entry: StoredEntry;
  readonly at: number;
}

function entryFrom(row: FoundRow): DatedEntry {
  const { record, ...rest } = JSON.parse(row.body) as Omit<StoredEntry, 'sequence'>;
  const events = JSON.parse(row.events) as StoredEntry['record']['events'];
  const entry = { ...rest, sequence: row.sequence, record: { ...record, events } };
  return { entry, at: row.stored_at };
}

async function updateDesk(
  database: Kysely<Schema>,
  id: string,
  revision: number,
  { desk, at }: DeskChange,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('tables')
    .set({
      desk: JSON.stringify(desk),
      phase: desk.phase,
      revision: revision + 1,
      touched_at: at,
    })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function keyRow(id: string): (key: HashedKey) => Schema['keys'] {
  return (key) => ({
    hash: key.hash,
    table_id: id,
    role: key.role,
    seat: 'seat' in key ? key.seat : null,
  });
}

function notAppended(error: unknown): NotAppended | undefined {
  const constraint = takenConstraint(error);
  if (constraint === undefined) return undefined;
  return new NotAppended(constraint === 'entries_sent' ? 'sent-before' : 'taken');
}
