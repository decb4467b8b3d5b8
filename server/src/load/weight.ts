/** What a server process weighs: bytes, and microseconds of CPU since it began. */
export interface Weight {
  /** Objects and buffers of its main thread that are still in use. */
  readonly heap: number;
  /** Everything the process holds, the threads of its database and of bots included. */
  readonly resident: number;
  readonly cpu: number;
}

/** Weighs this process; with `--expose-gc` what nobody uses any more does not count. */
export function weighOwnProcess(): Weight {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return { heap: heapUsed + external, resident: rss, cpu: user + system };
}

export function sumOf(weights: readonly Weight[]): Weight {
  const sum = { heap: 0, resident: 0, cpu: 0 };
  for (const { heap, resident, cpu } of weights) {
    sum.heap += heap;
    sum.resident += resident;
    sum.cpu += cpu;
  }
  return sum;
}
