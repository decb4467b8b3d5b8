import type { Texts } from '@parsecs/lang';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { atRest } from './rest.ts';
import { button, openLog, press, withClick } from './table.ts';

/** A spot on the screen, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The table of a battle game as a person meets it. */
export class BattleTable {
  readonly page: Page;
  readonly texts: Texts;
  readonly byTouch: boolean;
  readonly ask: Locator;
  readonly board: Locator;
  readonly log: Locator;
  readonly confirm: Locator;
  readonly rematch: Locator;
  readonly outcome: Locator;

  constructor(page: Page, texts: Texts, byTouch = false) {
    this.page = page;
    this.texts = texts;
    this.byTouch = byTouch;
    const region = (name: string): Locator => page.getByRole('region', { name, exact: true });
    this.ask = region(texts.t('shell:play.ask.label'));
    this.board = page.getByRole('group', { name: texts.t('shell:play.board'), exact: true });
    this.log = region(texts.t('shell:play.log.title'));
    this.confirm = button(this.ask, texts.t('shell:play.ask.confirm'));
    this.rematch = button(page, texts.t('shell:play.over.rematch'));
    this.outcome = page.getByRole('region').filter({ has: this.rematch });
  }

  /** Answers that stand in the ask bar. */
  get answers(): Locator {
    return this.ask.locator('button[aria-pressed]');
  }

  /** Weapons, fighters and ships of the tray that may be picked now. */
  get openChips(): Locator {
    return this.page.locator('button[data-place][data-option]');
  }

  /** Ships on the board that may be picked now. */
  get openShips(): Locator {
    return this.board.locator('[data-ship][data-option]');
  }

  /** Places on the board that may be picked now. */
  get places(): Locator {
    return this.board.locator('.sb-spot');
  }

  /** Arrows around a ship that may be turned. */
  get turns(): Locator {
    return this.board.locator('.sb-compass');
  }

  /** Waits until somebody here must decide, or until the game is over; tells what is asked. */
  async settled(languages: readonly Texts[] = [this.texts]): Promise<string> {
    const rematch = languages.map((texts) => texts.t('shell:play.over.rematch'));
    const found = await this.page.waitForFunction(
      (over) => {
        const asks = document.querySelector('[data-asks]')?.getAttribute('data-asks');
        const words = [...document.querySelectorAll('button')].map((node) =>
          (node.textContent ?? '').replaceAll('\u00a0', ' '),
        );
        if (words.some((text) => over.includes(text))) return 'over';
        // What is asked is ready when something can be taken.
        return asks !== null && document.querySelector('[data-option]') !== null ? asks : undefined;
      },
      rematch,
      { polling: 30, timeout: 60_000 },
    );
    return (await found.jsonValue()) ?? 'over';
  }

  async press(target: Locator): Promise<void> {
    await press(target, this.byTouch);
  }

  async openLog(): Promise<void> {
    await openLog(this.log);
  }

  /** Taps right where it is, whatever lies there. */
  async tapAt({ x, y }: Spot): Promise<void> {
    const { page } = this;
    if (this.byTouch) await withClick(page, () => page.touchscreen.tap(x, y));
    else await page.mouse.click(x, y);
  }

  async tapMiddle(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' });
    await this.atRest();
    const box = await target.boundingBox();
    if (box === null) throw new Error('it is not on the screen');
    await this.tapAt({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }

  async atRest(): Promise<void> {
    await atRest(this.page, '.bk-board, .bk-world');
  }

  /** The question that is put now, as a number that never comes again. */
  async moment(): Promise<string> {
    return this.page.evaluate(
      () => document.querySelector('[data-ask]')?.getAttribute('data-ask') ?? '',
    );
  }

  async confirmed(): Promise<void> {
    await this.press(this.confirm);
    await expect(this.confirm).toBeHidden();
  }
}
