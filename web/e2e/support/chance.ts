import type { BrowserContext } from '@playwright/test';

/**
 * The device draws the same lots in every run, so that a game that a test begins takes the same
 * course again: nothing in a test hangs on luck. Each visit of the page draws others.
 */
export async function fixChance(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // An empty page has no store.
    if (location.protocol === 'about:') return;
    const key = 'visits-of-a-test';
    const visits = Number(localStorage.getItem(key) ?? 0) + 1;
    localStorage.setItem(key, `${visits}`);
    let state = visits;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (array === null) return array;
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (const index of bytes.keys()) {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        bytes[index] = state >>> 24;
      }
      return array;
    };
  });
}
