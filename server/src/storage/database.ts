import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, Migrator, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { takeFolder } from './lock-file.ts';
import { migrations } from './migrations.ts';
import { PgliteDialect } from './pglite-dialect.ts';
import { PgliteRemote } from './pglite-remote.ts';
import { preparing } from './prepared.ts';
import type { Schema } from './schema.ts';

/** Where everything is kept: a server of PostgreSQL, a folder of this machine, or nowhere. */
export type Place = { readonly url: string } | { readonly folder: string } | 'memory';

export interface Database {
  readonly sql: Kysely<Schema>;
  readonly close: () => Promise<void>;
}

/** So many questions at a time; more wait their turn. */
const CONNECTIONS = 10;

/** A database that is not used before it is prepared. */
export interface ConnectedDatabase {
  /** Brings it up to date. */
  readonly prepare: () => Promise<Database>;
  readonly close: () => Promise<void>;
}

/** Throws at once where a folder is in use. */
export function connectDatabase(
  place: Place,
  failed: (error: Error) => void = () => undefined,
): ConnectedDatabase {
  const database = connect(place, failed);
  const { close } = database;
  return {
    close,
    prepare: async () => {
      try {
        await migrate(database.sql);
        return database;
      } catch (error) {
        await close().catch(() => undefined);
        throw error;
      }
    },
  };
}

export async function openDatabase(
  place: Place,
  failed?: (error: Error) => void,
): Promise<Database> {
  return connectDatabase(place, failed).prepare();
}

function connect(place: Place, failed: (error: Error) => void): Database {
  if (place === 'memory') return embedded(undefined, () => undefined);
  if ('folder' in place) {
    mkdirSync(place.folder, { recursive: true });
    return embedded(join(place.folder, 'database'), takeFolder(place.folder));
  }
  // Connections stay: whoever opens them when there is much to do has more to do.
  const pool = new Pool({ connectionString: place.url, max: CONNECTIONS, idleTimeoutMillis: 0 });
  // A connection that breaks while nobody uses it is replaced by the pool.
  pool.on('error', failed);
  const sql = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
  return { sql, close: () => sql.destroy() };
}

function embedded(folder: string | undefined, letGo: () => void): Database {
  const sql = new Kysely<Schema>({ dialect: new PgliteDialect(new PgliteRemote(folder)) });
  return { sql, close: () => sql.destroy().finally(letGo) };
}

/** The migrator locks: several processes that start at once are no harm. */
async function migrate(sql: Kysely<Schema>): Promise<void> {
  const { error } = await new Migrator({ db: sql, provider: migrations }).migrateToLatest();
  if (error !== undefined) throw error as Error;
}
