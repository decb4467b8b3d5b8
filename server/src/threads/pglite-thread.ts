import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { PgliteAnswer, PgliteRequest } from '../storage/pglite-messages.ts';

/** The embedded database has a thread of its own: a long query must not stop the wire. */
const port = parentPort;
if (port === null) throw new Error('this file is a thread');

const { folder } = workerData as { readonly folder: string | undefined };
const database = new PGlite(folder);

function faultOf(error: unknown): PgliteAnswer['fault'] {
  const { message, code, constraint } = error as {
    readonly message?: string;
    readonly code?: string;
    readonly constraint?: string;
  };
  return {
    message: message ?? 'the database failed',
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
  };
}

async function answer({ number, sql, params }: PgliteRequest): Promise<PgliteAnswer> {
  if (sql === undefined) {
    await database.close();
    return { number, rows: [], affected: 0 };
  }
  const { rows, affectedRows = 0 } = await database.query(sql, [...(params ?? [])]);
  return { number, rows, affected: affectedRows };
}

port.on('message', (request: PgliteRequest) => {
  answer(request)
    .catch((error: unknown) => ({
      number: request.number,
      rows: [],
      affected: 0,
      fault: faultOf(error),
    }))
    .then((told) => port.postMessage(told))
    .catch(() => process.exit(1));
});
