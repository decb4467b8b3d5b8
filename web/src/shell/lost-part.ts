/** A part of the page that could not be loaded: a new version has taken its place, or the network is away. */
export class LostPart extends Error {}

/** What Chromium, Firefox, Safari and the build's own loader say; a worker passes on no more than this. */
const SAYINGS =
  /dynamically imported module|importing a module script failed|unable to preload css/i;

const lost = new WeakSet<object>();

/** The build's loader tells of every part it could not get, whatever the browser calls it. */
export function followLostParts(target: EventTarget = globalThis): void {
  target.addEventListener('vite:preloadError', (event) => {
    const payload: unknown = 'payload' in event ? event.payload : undefined;
    if (typeof payload === 'object' && payload !== null) lost.add(payload);
  });
}

export function isLostPart(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof LostPart || lost.has(error) || SAYINGS.test(error.message);
}

/** Rejects when the script of a worker cannot be had; what a running worker throws is no such thing. */
export function lossOf(worker: EventTarget): Promise<never> {
  const loss = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      if (!('message' in event)) reject(new LostPart('the script of a worker'));
    });
  });
  loss.catch(() => undefined);
  return loss;
}
