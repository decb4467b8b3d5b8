import { createClient } from 'redis';
import { UsageError } from '../shell/usage-error.ts';

/** The queue that all arenas and workers of one Redis share. */
export const QUEUE = 'parsecs-arena';

const PATIENCE_MS = 5000;
const AGAIN_MS = 500;

type Connection = ReturnType<typeof createClient>;

/** It comes back by itself once it stood. */
function newClient(url: string, hasStood: () => boolean): Connection {
  return createClient({
    url,
    socket: {
      connectTimeout: PATIENCE_MS,
      reconnectStrategy: (_, cause) => (hasStood() ? AGAIN_MS : cause),
    },
  });
}

/** What never stands is wrong usage. */
export async function connect(queue: string): Promise<Connection> {
  let stood = false;
  const reject = (problem: string): UsageError =>
    new UsageError((texts) => texts.t('cli:error.queue', { queue, problem }));
  if (!/^rediss?:\/\/./.test(queue)) throw reject('redis://…');
  const client = newClient(queue, () => stood);
  // Without a listener an error would end the process; what cannot be reached is told below.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw reject(error instanceof Error ? error.message || error.name : String(error));
  }
  stood = true;
  return client;
}
