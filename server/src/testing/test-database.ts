import { startPostgres } from '../load/stores.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { embeddedFolder } from './embedded-folder.ts';

/** A machine that does much else may need long for the first breath of a database. */
export const SLOW_START = 120_000;

export const STORES = ['embedded', 'postgres'] as const;
export type Store = (typeof STORES)[number];

/** An empty database for a file of tests. */
export async function testDatabase(store: Store): Promise<Database> {
  if (store === 'embedded') {
    const { folder, remove } = await embeddedFolder();
    return thenAlso(await openDatabase({ folder }), remove);
  }
  const { url, stop } = await startPostgres();
  return thenAlso(await openDatabase({ url }), stop);
}

function thenAlso({ sql, close }: Database, also: () => void | Promise<void>): Database {
  return { sql, close: () => close().then(also) };
}
