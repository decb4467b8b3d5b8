import { setTimeout as sleep } from 'node:timers/promises';

/** So long a server that closes waits for what it is doing. */
const PATIENCE = 5000;

/** The messages that are being answered: a server that closes finishes them and begins no more. */
export class Answering {
  readonly #running = new Set<Promise<void>>();
  #isClosing = false;

  get isClosing(): boolean {
    return this.#isClosing;
  }

  add(answer: Promise<void>): void {
    this.#running.add(answer);
    answer.finally(() => this.#running.delete(answer)).catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    await Promise.race([Promise.all(this.#running), sleep(PATIENCE, undefined, { ref: false })]);
  }
}
