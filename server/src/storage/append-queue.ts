import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

type Row = Schema['entries'];

interface Waiting {
  readonly row: Row;
  /** Whether it was stored; its place or its message may have been taken. */
  readonly resolve: (isStored: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** More rows in one statement gain nothing. */
const MOST = 100;

/**
 * Entries of many tables go to the database in one statement and become durable together: what comes
 * while one is under way waits for the next. Nobody is told before the database has said yes.
 */
export class AppendQueue {
  readonly #sql: Kysely<Schema>;
  #waiting: Waiting[] = [];
  #isWriting = false;

  constructor(sql: Kysely<Schema>) {
    this.#sql = sql;
  }

  append(row: Row): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ row, resolve, reject });
      if (!this.#isWriting) void this.#write();
    });
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      const batch = this.#next();
      try {
        const stored = await this.#insert(batch);
        for (const { row, resolve } of batch) resolve(stored.has(row.table_id));
      } catch (error) {
        if (batch.length === 1) batch[0]?.reject(error);
        else await this.#one(batch);
      }
    }
    this.#isWriting = false;
  }

  /** One row of a table at most: so the name of the table tells whether its row was stored. */
  #next(): readonly Waiting[] {
    const tables = new Set<string>();
    const later: Waiting[] = [];
    const batch: Waiting[] = [];
    for (const waiting of this.#waiting) {
      const { table_id } = waiting.row;
      if (batch.length >= MOST || tables.has(table_id)) later.push(waiting);
      else batch.push(waiting);
      tables.add(table_id);
    }
    this.#waiting = later;
    return batch;
  }

  async #insert(batch: readonly Waiting[]): Promise<ReadonlySet<string>> {
    const stored = await this.#sql
      .insertInto('entries')
      .values(batch.map(({ row }) => row))
      .onConflict((conflict) => conflict.doNothing())
      .returning('table_id')
      .execute();
    return new Set(stored.map(({ table_id }) => table_id));
  }

  /** A table that was removed meanwhile must not keep the others from being stored. */
  async #one(batch: readonly Waiting[]): Promise<void> {
    for (const waiting of batch) {
      try {
        waiting.resolve((await this.#insert([waiting])).size > 0);
      } catch (error) {
        waiting.reject(error);
      }
    }
  }
}
