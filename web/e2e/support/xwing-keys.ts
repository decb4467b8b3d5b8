import { expect, type Locator } from '@playwright/test';
import { XWingTable } from './xwing-table.ts';

const MOST_STEPS = 60;

/** The same table for somebody who has no mouse and no screen to touch. */
export class XWingKeys extends XWingTable {
  override async press(target: Locator): Promise<void> {
    await this.#reach(target);
    await this.page.keyboard.press('Enter');
  }

  override async tapShip(ship: Locator): Promise<void> {
    await this.press(ship);
  }

  override async turnDial(place: number): Promise<void> {
    const { dial, page } = this;
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      await this.#reach(dial);
      const now = Number(await dial.getAttribute('aria-valuenow')) - 1;
      if (now === place) break;
      await page.keyboard.press(place > now ? 'ArrowRight' : 'ArrowLeft');
    }
    await page.keyboard.press('Enter');
  }

  override async putDown(): Promise<void> {
    await this.#reach(this.held);
    await this.page.keyboard.press('Enter');
  }

  /** Arrows walk among the answers; where arrows turn or move something, Tab leads on. */
  async #reach(target: Locator): Promise<void> {
    await target.waitFor();
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const where = await target.evaluate((node) => {
        if (node === document.activeElement) return 'there';
        return document.activeElement?.getAttribute('role') === 'slider' ? 'slider' : 'elsewhere';
      });
      if (where === 'there') {
        await this.#expectRing();
        return;
      }
      await this.page.keyboard.press(where === 'slider' ? 'Tab' : 'ArrowDown');
    }
    throw new Error(`not reached by keys: ${target}`);
  }

  /** What has the focus can be seen to have it: an outline, or the ring that the board draws. */
  async #expectRing(): Promise<void> {
    const isRinged = await this.page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true;
      const ring = focused.querySelector('.xw-focus, .xw-grip, .bk-focus, rect');
      return ring !== null && !['none', 'transparent'].includes(getComputedStyle(ring).stroke);
    });
    expect(isRinged).toBe(true);
  }
}
