interface Waiting<J, R> {
  readonly job: J;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/** More in one statement gain nothing. */
const MOST = 100;

/** Does many jobs at once, of one table at most one; gives their results in the same order. */
type Work<J, R> = (jobs: readonly J[]) => Promise<readonly R[]>;

/**
 * Jobs of many tables go to the database in one statement: what comes while one is under way waits for
 * the next. So they take one connection, and the more there is to do the less each costs.
 */
export class Batches<J, R> {
  readonly #tableOf: (job: J) => string;
  readonly #work: Work<J, R>;
  #waiting: Waiting<J, R>[] = [];
  #isWorking = false;

  constructor(tableOf: (job: J) => string, work: Work<J, R>) {
    this.#tableOf = tableOf;
    this.#work = work;
  }

  do(job: J): Promise<R> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, resolve, reject });
      if (!this.#isWorking) void this.#goOn();
    });
  }

  async #goOn(): Promise<void> {
    this.#isWorking = true;
    while (this.#waiting.length > 0) await this.#together(this.#next());
    this.#isWorking = false;
  }

  #next(): readonly Waiting<J, R>[] {
    const tables = new Set<string>();
    const later: Waiting<J, R>[] = [];
    const batch: Waiting<J, R>[] = [];
    for (const waiting of this.#waiting) {
      const table = this.#tableOf(waiting.job);
      if (batch.length >= MOST || tables.has(table)) later.push(waiting);
      else batch.push(waiting);
      tables.add(table);
    }
    this.#waiting = later;
    return batch;
  }

  /** A table that was removed meanwhile must not keep the others from what they want. */
  async #together(batch: readonly Waiting<J, R>[]): Promise<void> {
    try {
      const results = await this.#work(batch.map(({ job }) => job));
      for (const [place, { resolve }] of batch.entries()) resolve(results[place] as R);
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      else for (const one of batch) await this.#together([one]);
    }
  }
}
