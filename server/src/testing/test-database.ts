import { type Database, openDatabase } from '../storage/database.ts';
import { startPostgres } from './stores.ts';

/** A machine that does much else may need long for the first breath of a database. */
export const SLOW_START = 120_000;

/**
 * An empty database for a file of tests. `PARSECS_STORE=embedded` runs the same tests on the embedded
 * one, which takes longer to begin.
 */
export async function testDatabase(): Promise<Database> {
  if (process.env['PARSECS_STORE'] === 'embedded') return openDatabase('memory');
  const { url, stop } = await startPostgres();
  const { sql, close } = await openDatabase({ url });
  return {
    sql,
    close: async () => {
      await close();
      await stop();
    },
  };
}
