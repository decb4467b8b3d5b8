import type { BattleTable } from './battle-table.ts';

/** Somebody who plays a whole game through the page, without much thought. */
export abstract class Person<T extends BattleTable> {
  protected readonly table: T;
  /** How often it has answered. */
  protected answered = 0;

  constructor(table: T) {
    this.table = table;
  }

  /** Answers whatever is asked until the game is over; tells how often. */
  async playToTheEnd(): Promise<number> {
    for (;;) {
      const asks = await this.table.settled();
      if (asks === 'over') return this.answered;
      await this.answer(asks);
    }
  }

  async answer(asks: string): Promise<void> {
    const before = await this.table.moment();
    this.answered += 1;
    await this.give(asks);
    await this.table.page.waitForFunction(
      (moment) => document.querySelector('[data-ask]')?.getAttribute('data-ask') !== moment,
      before,
      { polling: 20, timeout: 60_000 },
    );
  }

  /** Presses whatever answers a question of this kind. */
  protected abstract give(asks: string): Promise<void>;
}
