import type { ChanceState } from './chance.ts';

/** A state that was put aside with its chance, so that going there does not begin at zero. */
export interface Snapshot<S> {
  /** How many choices stood. */
  readonly step: number;
  readonly state: S;
  readonly chance: ChanceState;
}

/** States of one match, put aside every so often. They are never changed: whoever goes on copies. */
export class Snapshots<S> {
  #regular: Snapshot<S>[];
  /** The moment last gone back to: whoever goes back once often goes back again. */
  #recent: Snapshot<S> | undefined;

  constructor(first: Snapshot<S>) {
    this.#regular = [first];
  }

  add(snapshot: Snapshot<S>): void {
    const after = this.#regular.findLastIndex(({ step }) => step <= snapshot.step);
    this.#regular.splice(after + 1, 0, snapshot);
  }

  remember(snapshot: Snapshot<S>): void {
    this.#recent = snapshot;
  }

  /** The last one at or before a step. */
  before(step: number): Snapshot<S> {
    const regular = this.#regular.findLast((snapshot) => snapshot.step <= step);
    if (regular === undefined) throw new Error('the beginning was not kept');
    const recent = this.#recent;
    return recent !== undefined && recent.step <= step && recent.step > regular.step
      ? recent
      : regular;
  }

  /** What came after this step is no more. */
  forgetAfter(step: number): void {
    this.#regular = this.#regular.filter((snapshot) => snapshot.step <= step);
    if (this.#recent !== undefined && this.#recent.step > step) this.#recent = undefined;
  }
}
