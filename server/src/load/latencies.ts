/** Times that were measured, in milliseconds. */
export class Latencies {
  readonly #all: number[] = [];

  add(milliseconds: number): void {
    this.#all.push(milliseconds);
  }

  get count(): number {
    return this.#all.length;
  }

  /** So long it took for this share of them at most. */
  quantile(share: number): number {
    const sorted = this.#all.toSorted((one, other) => one - other);
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  }
}
