import { setTimeout as sleep } from 'node:timers/promises';
import type { Bus, Note } from './bus.ts';

const CHANNEL = 'parsecs/notes/2';
const LAST_WORDS = 1000;

/**
 * Redis carries notes and keeps nothing: what it loses while it is away is found again in the store
 * (decision 0012). What is said in one turn goes in one message; while Redis is away notes wait, of each
 * kind one for a table.
 */
export async function openRedisBus(url: string, failed: (error: Error) => void): Promise<Bus> {
  // Most servers are alone and need not load it.
  const { createClient } = await import('redis');
  // Nothing waits for Redis, so no command needs an alarm of its own: hundreds a second that live for
  // seconds each are what the collector has most to do with.
  const options = { url, disableOfflineQueue: true, commandOptions: { timeout: 0 } };
  const speaker = createClient(options);
  const hearer = createClient({ url });
  speaker.on('error', failed);
  hearer.on('error', failed);
  const waiting = new Map<string, Note>();
  const wait = (note: Note): unknown => waiting.set(`${note.what}/${note.table}`, note);
  let isDue = false;
  // What could not be said waits on.
  const flush = (): void => {
    isDue = false;
    if (waiting.size === 0 || !speaker.isReady) return;
    const notes = [...waiting.values()];
    waiting.clear();
    speaker.publish(CHANNEL, JSON.stringify(notes)).catch((error: unknown) => {
      failed(error as Error);
      for (const note of notes) wait(note);
    });
  };
  speaker.on('ready', flush);
  await Promise.all([speaker.connect(), hearer.connect()]);
  return {
    publish(note) {
      wait(note);
      if (isDue) return;
      isDue = true;
      setImmediate(flush);
    },
    listen(heard, lost) {
      const hear = (text: string): void => {
        for (const note of JSON.parse(text) as Note[]) heard(note);
      };
      hearer.subscribe(CHANNEL, hear).catch((error: unknown) => failed(error as Error));
      // It subscribes again by itself; what was said meanwhile is gone.
      hearer.on('ready', lost);
    },
    async close() {
      flush();
      // What was said last may still be on its way; Redis that is away is not waited for.
      hearer.destroy();
      await Promise.race([speaker.close(), sleep(LAST_WORDS, undefined, { ref: false })]);
      if (speaker.isOpen) speaker.destroy();
    },
  };
}
