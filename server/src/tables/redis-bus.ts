import { setTimeout as sleep } from 'node:timers/promises';
import type { Bus, Note } from './bus.ts';

const CHANNEL = 'parsecs/notes/1';
const LAST_WORDS = 1000;

/**
 * Redis carries notes and keeps nothing: what it loses while it is away is found again in the store
 * (decision 0012).
 */
export async function openRedisBus(url: string, failed: (error: Error) => void): Promise<Bus> {
  // Most servers are alone and need not load it.
  const { createClient } = await import('redis');
  const speaker = createClient({ url });
  const hearer = createClient({ url });
  speaker.on('error', failed);
  hearer.on('error', failed);
  await Promise.all([speaker.connect(), hearer.connect()]);
  return {
    publish(note) {
      speaker.publish(CHANNEL, JSON.stringify(note)).catch(failed);
    },
    listen(heard, lost) {
      hearer
        .subscribe(CHANNEL, (text) => heard(JSON.parse(text) as Note))
        .catch((error: unknown) => failed(error as Error));
      // It subscribes again by itself; what was said meanwhile is gone.
      hearer.on('ready', lost);
    },
    async close() {
      // What was said last may still be on its way; Redis that is away is not waited for.
      hearer.destroy();
      await Promise.race([speaker.close(), sleep(LAST_WORDS, undefined, { ref: false })]);
      if (speaker.isOpen) speaker.destroy();
    },
  };
}
