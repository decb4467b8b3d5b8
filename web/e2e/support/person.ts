import type { BattleTable } from './battle-table.ts';

/** No question is further away than that. */
const FAR = 30;

/** Somebody who plays a whole game through the page, without much thought. */
export abstract class Person<T extends BattleTable> {
  protected readonly table: T;
  /** How often it has answered. */
  protected answered = 0;
  /** What it was asked, by kind. */
  readonly kinds = new Set<string>();

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

  /** Answers until this is asked. */
  async playUntil(wanted: string): Promise<void> {
    for (let answers = 0; answers < FAR; answers += 1) {
      const asks = await this.table.settled();
      if (asks === wanted) return;
      if (asks === 'over') break;
      await this.answer(asks);
    }
    throw new Error(`never asked: ${wanted}`);
  }

  async answer(asks: string): Promise<void> {
    const before = await this.table.moment();
    this.answered += 1;
    this.kinds.add(asks);
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
