import { EventEmitter } from 'node:events';
import type { Seat } from '@parsecs/kernel';

/** What processes tell each other: that something is new, never what. Each reads it from the store. */
export interface Note {
  readonly table: string;
  /** Which process says so. */
  readonly from: string;
  readonly what: 'log' | 'desk' | 'chat' | 'gone' | 'presence';
  /** The seats of this table that are connected to the process. */
  readonly present?: readonly Seat[];
}

export interface Bus {
  publish(note: Note): void;
  /** `lost` is called when notes may have been missed: then look at everything that is open. */
  listen(heard: (note: Note) => void, lost: () => void): void;
  close(): Promise<void>;
}

/** The bus of a process that is alone; several in one test share one. */
export class LocalBus implements Bus {
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  publish(note: Note): void {
    setImmediate(() => this.#emitter.emit('note', note));
  }

  listen(heard: (note: Note) => void): void {
    this.#emitter.on('note', heard);
  }

  async close(): Promise<void> {}
}
