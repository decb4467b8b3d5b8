import type { Page } from '@playwright/test';
import type { BattleTable } from './battle-table.ts';
import type { Person } from './person.ts';

/** Counts what a person has pressed since. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(globalThis, { clicksSeen: 0 });
    const count = (event: Event): void => {
      if (!event.isTrusted) return;
      const seen = Reflect.get(globalThis, 'clicksSeen') as number;
      Object.assign(globalThis, { clicksSeen: seen + 1 });
    };
    addEventListener('click', count, { capture: true });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'clicksSeen') as number);
}

/** Waits until nothing is carried out any more; tells what is asked then. */
async function atEase(table: BattleTable): Promise<string> {
  for (;;) {
    const before = await table.moment();
    const asks = await table.settled();
    await table.page.waitForTimeout(700);
    const isRunning = (await table.page.locator('[data-running]').count()) > 0;
    if (asks === 'over' || (!isRunning && before !== '' && before === (await table.moment()))) {
      return asks;
    }
  }
}

interface Played {
  readonly clicks: number;
  readonly questions: number;
  /** Clicks by what was asked, one question after the other. */
  readonly told: string;
}

/** Plays on until this holds of what is asked, and counts. */
export async function clicksUntil(
  person: Person<BattleTable>,
  table: BattleTable,
  isOver: (asks: string, answered: readonly string[]) => boolean,
): Promise<Played> {
  const clicks = await countClicks(table.page);
  const told: string[] = [];
  const answered: string[] = [];
  for (;;) {
    const asks = await atEase(table);
    if (asks === 'over' || isOver(asks, answered)) break;
    const before = await clicks();
    await person.answer(asks);
    answered.push(asks);
    told.push(`${asks} ${(await clicks()) - before}`);
  }
  return { clicks: await clicks(), questions: answered.length, told: told.join(', ') };
}
