import type { Page } from '@playwright/test';

/** Counts what listens in the page: added and not removed. Those that are heard once are left out. */
export async function countListeners(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    type Listener = EventListenerOrEventListenerObject | null;
    type Options = boolean | AddEventListenerOptions | undefined;
    const target = EventTarget.prototype;
    const add = target.addEventListener;
    const remove = target.removeEventListener;
    const known = new WeakMap<EventTarget, Map<string, Set<Listener>>>();
    const count = { listeners: 0 };
    const listening = (on: EventTarget, type: string, options: Options): Set<Listener> => {
      const own = known.get(on) ?? new Map<string, Set<Listener>>();
      known.set(on, own);
      const isCapture = typeof options === 'object' ? options.capture === true : options === true;
      const key = `${type} ${isCapture}`;
      const all = own.get(key) ?? new Set();
      own.set(key, all);
      return all;
    };
    target.addEventListener = function (type: string, listener: Listener, options?: Options): void {
      // Called without a target, as `addEventListener(…)`, it is the window that listens.
      const on = (this as EventTarget | undefined) ?? globalThis;
      const isOnce = typeof options === 'object' && options.once === true;
      const all = listening(on, type, options);
      if (listener !== null && !isOnce && !all.has(listener)) {
        all.add(listener);
        count.listeners += 1;
      }
      add.call(on, type, listener, options);
    };
    target.removeEventListener = function (type: string, listener: Listener, options?: Options) {
      const on = (this as EventTarget | undefined) ?? globalThis;
      if (listening(on, type, options).delete(listener)) count.listeners -= 1;
      remove.call(on, type, listener, options);
    };
    Object.assign(globalThis, { listenerCount: count });
  });
  return () =>
    page.evaluate(
      () => (Reflect.get(globalThis, 'listenerCount') as { listeners: number }).listeners,
    );
}
