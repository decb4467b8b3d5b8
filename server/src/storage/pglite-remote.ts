import type { Worker } from 'node:worker_threads';
import { openThread } from '../threads/thread.ts';
import type { PgliteAnswer, PgliteRequest } from './pglite-messages.ts';

/** An error of the database, with the fields that PostgreSQL's own driver gives. */
class DatabaseFault extends Error {
  readonly code: string | undefined;
  readonly constraint: string | undefined;

  constructor({ message, code, constraint }: NonNullable<PgliteAnswer['fault']>) {
    super(message);
    this.code = code;
    this.constraint = constraint;
  }
}

interface Waiting {
  readonly resolve: (answer: PgliteAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** The embedded database as it is called from here; one question after another. */
export class PgliteRemote {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;
  #lost: Error | undefined;

  constructor(folder: string | undefined) {
    this.#worker = openThread('pglite-thread', { folder });
    this.#worker.on('message', (answer: PgliteAnswer) => this.#take(answer));
    this.#worker.on('error', (error: Error) => this.#lose(error));
    this.#worker.on('exit', () => this.#lose(new Error('the database has ended')));
  }

  query(sql: string, params: readonly unknown[]): Promise<PgliteAnswer> {
    return this.#ask({ number: this.#next(), sql, params });
  }

  async close(): Promise<void> {
    await this.#ask({ number: this.#next() });
    await this.#worker.terminate();
  }

  #next(): number {
    this.#count += 1;
    return this.#count;
  }

  #ask(request: PgliteRequest): Promise<PgliteAnswer> {
    return new Promise((resolve, reject) => {
      if (this.#lost !== undefined) {
        reject(this.#lost);
        return;
      }
      this.#waiting.set(request.number, { resolve, reject });
      this.#worker.postMessage(request);
    });
  }

  #take(answer: PgliteAnswer): void {
    const waiting = this.#waiting.get(answer.number);
    this.#waiting.delete(answer.number);
    if (answer.fault === undefined) waiting?.resolve(answer);
    else waiting?.reject(new DatabaseFault(answer.fault));
  }

  #lose(error: Error): void {
    this.#lost ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#lost);
    this.#waiting.clear();
  }
}
