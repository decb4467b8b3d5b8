import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** The driver asks for statements in this way and no other. */
type Ask = (text: string, values: readonly unknown[]) => unknown;

/** Statements are a few dozen: each is read and planned once by a connection, whatever its values are. */
export function preparing(pool: Pool): PostgresPool {
  const names = new Map<string, string>();
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? `parsecs-${names.size}`;
    names.set(text, name);
    return name;
  };
  const wrap = (client: PoolClient): PostgresPoolClient => {
    const ask: Ask = (text, values) =>
      client.query({ name: nameOf(text), text, values: [...values] });
    return { query: ask as PostgresPoolClient['query'], release: () => client.release() };
  };
  return {
    connect: async () => {
      const client = await pool.connect();
      const wrapped = clients.get(client) ?? wrap(client);
      clients.set(client, wrapped);
      return wrapped;
    },
    end: () => pool.end(),
  };
}
