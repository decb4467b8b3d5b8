import type { Guard, KeptTimes, SeatSpec } from '@parsecs/table';
import { type MatchRecord, putMatch } from '../shell/storage.ts';

/** Keeps on this device what a match has beside its entries: who sits where, what the clocks show. */
export class RecordKeeper {
  #record: MatchRecord;

  constructor(record: MatchRecord) {
    this.#record = record;
  }

  async keepSeats(seats: readonly SeatSpec[], guards: readonly Guard[]): Promise<void> {
    const { played, fresh } = this.#record;
    await this.#keep({
      fresh: { ...fresh, seats },
      ...(played && { played: { ...played, guards } }),
    });
  }

  async keepTimes(times: KeptTimes): Promise<void> {
    const { played } = this.#record;
    if (played !== undefined) await this.#keep({ played: { ...played, times } });
  }

  noteFinished(finished: boolean): void {
    this.#record = { ...this.#record, finished };
  }

  async #keep(part: Partial<MatchRecord>): Promise<void> {
    this.#record = { ...this.#record, ...part };
    await putMatch(this.#record);
  }
}
