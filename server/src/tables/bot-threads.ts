import type { Worker } from 'node:worker_threads';
import type { BotRequest } from '@parsecs/bots';
import { openThread } from '../threads/thread.ts';

/** So many bots wait at most; further ones are told to come again. */
const LONGEST_QUEUE = 500;

/** All threads are busy and the queue is full. */
export class BotsBusy extends Error {}

interface Job {
  readonly request: BotRequest;
  readonly resolve: (id: string) => void;
  readonly reject: (error: Error) => void;
}

/** Bots think here, never in the thread that talks to people. */
export class BotThreads {
  readonly #most: number;
  readonly #longest: number;
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #busy = new Map<Worker, Job>();
  readonly #queue: Job[] = [];
  #closed = false;

  constructor(threads: number, longest: number = LONGEST_QUEUE) {
    this.#most = threads;
    this.#longest = longest;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  think(request: BotRequest, signal: AbortSignal): Promise<string> {
    return new Promise((resolve, reject) => {
      if (this.#closed || this.#queue.length >= this.#longest) {
        reject(new BotsBusy('too many bots are thinking'));
        return;
      }
      const job = { request, resolve, reject };
      this.#queue.push(job);
      // Whoever is already thinking finishes: a thread costs more than a thought.
      signal.addEventListener('abort', () => {
        const place = this.#queue.indexOf(job);
        if (place !== -1) this.#queue.splice(place, 1);
        reject(new Error('given up'));
      });
      this.#assign();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#queue.splice(0)) reject(new BotsBusy('closing'));
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  #assign(): void {
    while (this.#queue.length > 0) {
      const worker = this.#idle.pop() ?? this.#open();
      const job = worker && this.#queue.shift();
      if (worker === undefined || job === undefined) return;
      this.#busy.set(worker, job);
      worker.postMessage(job.request);
    }
  }

  #open(): Worker | undefined {
    if (this.#all.size >= this.#most) return undefined;
    const worker = openThread('bots-thread');
    this.#all.add(worker);
    worker.on('message', ({ id, fault }: { readonly id?: string; readonly fault?: string }) => {
      const job = this.#finish(worker);
      this.#idle.push(worker);
      if (id === undefined) job?.reject(new Error(fault));
      else job?.resolve(id);
      this.#assign();
    });
    // It exits after an error as well; another one is opened for whoever waits.
    worker.on('error', (error: Error) => this.#finish(worker)?.reject(error));
    worker.on('exit', () => {
      this.#all.delete(worker);
      this.#finish(worker)?.reject(new Error('the thread has ended'));
      const place = this.#idle.indexOf(worker);
      if (place !== -1) this.#idle.splice(place, 1);
      if (!this.#closed) this.#assign();
    });
    return worker;
  }

  #finish(worker: Worker): Job | undefined {
    const job = this.#busy.get(worker);
    this.#busy.delete(worker);
    return job;
  }
}
