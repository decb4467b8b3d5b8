import type { GameTypes, Viewer } from '@parsecs/kernel';
import type { Host } from './host.ts';
import type { Update } from './seat-snapshot.ts';

export type Listener<T extends GameTypes> = (update: Update<T>) => void;

/** Everybody who wants to be told what happens at a table, each as one viewer may know it. */
export class Audience<T extends GameTypes> {
  readonly #listeners = new Map<Listener<T>, Viewer>();
  readonly #host: Pick<Host<T>, 'failed'>;

  constructor(host: Pick<Host<T>, 'failed'>) {
    this.#host = host;
  }

  add(viewer: Viewer, listener: Listener<T>): () => void {
    this.#listeners.set(listener, viewer);
    return () => this.#listeners.delete(listener);
  }

  /** Once for each viewer; a listener that throws is a bug of ours, but not one of the others'. */
  tell(updateFor: (viewer: Viewer) => Update<T>): void {
    const updates = new Map<Viewer, Update<T>>();
    for (const [listener, viewer] of this.#listeners) {
      const update = updates.get(viewer) ?? updateFor(viewer);
      updates.set(viewer, update);
      try {
        listener(update);
      } catch (error) {
        this.#host.failed?.(error);
      }
    }
  }
}
