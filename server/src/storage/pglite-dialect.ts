import {
  CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryCompiler,
  type QueryResult,
} from 'kysely';
import type { PgliteRemote } from './pglite-remote.ts';

/** PostgreSQL's dialect, spoken to the embedded database, which has one connection for everybody. */
export class PgliteDialect implements Dialect {
  readonly #remote: PgliteRemote;

  constructor(remote: PgliteRemote) {
    this.#remote = remote;
  }

  createAdapter(): DialectAdapter {
    return new PostgresAdapter();
  }

  createDriver(): Driver {
    return new PgliteDriver(this.#remote);
  }

  createQueryCompiler(): QueryCompiler {
    return new PostgresQueryCompiler();
  }

  createIntrospector(database: Kysely<unknown>): DatabaseIntrospector {
    return new PostgresIntrospector(database);
  }
}

class PgliteDriver implements Driver {
  readonly #remote: PgliteRemote;
  readonly #connection: DatabaseConnection;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  constructor(remote: PgliteRemote) {
    this.#remote = remote;
    this.#connection = new PgliteConnection(remote);
  }

  async init(): Promise<void> {}

  /** Whoever has the connection has the database: a transaction is alone. */
  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  destroy(): Promise<void> {
    return this.#remote.close();
  }
}

class PgliteConnection implements DatabaseConnection {
  readonly #remote: PgliteRemote;

  constructor(remote: PgliteRemote) {
    this.#remote = remote;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affected } = await this.#remote.query(sql, parameters);
    return { rows: [...rows] as R[], numAffectedRows: BigInt(affected) };
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('rows of the embedded database come in one piece');
  }
}
