import type { Texts } from '@parsecs/lang';
import { expect, type Locator, type Page } from '@playwright/test';

/** Somebody who does what the page says, and knows nothing else: what glows is touched. */
export class Pupil {
  readonly panel: Locator;
  readonly #page: Page;
  readonly #texts: Texts;
  readonly #byTouch: boolean;

  constructor(page: Page, texts: Texts, byTouch = false) {
    this.#page = page;
    this.#texts = texts;
    this.#byTouch = byTouch;
    this.panel = page.getByRole('region', { name: texts.t('guided:panel') });
  }

  /** Opens a guided game and waits until something glows. */
  async open(game: string): Promise<void> {
    await this.#page.goto(`/guided/${game}`);
    await this.#glowing().first().waitFor({ state: 'attached' });
  }

  async isDone(): Promise<boolean> {
    return (await this.panel.getByText(this.#texts.t('guided:first-game')).count()) > 0;
  }

  /** What the panel says of the way, such as `Step 3 of 14`. */
  async step(): Promise<string> {
    return (await this.panel.locator('[data-step]').textContent()) ?? '';
  }

  /** Everything said on the way, so that one can ask afterwards whether it was said. */
  async words(): Promise<string> {
    const words = (await this.panel.getByRole('status').textContent()) ?? '';
    return words.replaceAll('\u00a0', ' ');
  }

  /** The same without a pointer: the panel leads to what glows, and Enter is pressed there. */
  async doStepByKeys(): Promise<void> {
    const before = await this.step();
    for (let touches = 0; touches < MOST_TOUCHES && (await this.step()) === before; touches += 1) {
      await this.#ready();
      const seen = await this.#seen();
      await this.panel.getByRole('button', { name: this.#texts.t('guided:show') }).press('Enter');
      await this.#page.keyboard.press('Enter');
      await expect.poll(() => this.#seen(), { message: before }).not.toBe(seen);
    }
    await this.#ready();
  }

  /** Touches what glows until the step is another one, or the lesson is over. */
  async doStep(): Promise<void> {
    const before = await this.step();
    for (let touches = 0; touches < MOST_TOUCHES; touches += 1) {
      const seen = await this.#seen();
      await this.#touch(this.#glowing().first());
      await expect
        .poll(() => this.#seen(), { message: `${before}: nothing changes` })
        .not.toBe(seen);
      await this.#ready();
      if ((await this.isDone()) || (await this.step()) !== before) return;
    }
    throw new Error(`${before} takes more than ${MOST_TOUCHES} touches`);
  }

  /**
   * Touches something that does not glow, and makes it final. True once the page has said what comes of
   * it; false where whatever was tried could not be done.
   */
  async stray(): Promise<boolean> {
    const others = this.#page.locator('[data-option]:not([data-glow]):not([data-guide] *)');
    const count = Math.min(await others.count(), MOST_TRIED);
    for (let index = 0; index < count; index += 1) {
      const seen = await this.#seen();
      await this.#touch(others.nth(index));
      for (let touches = 0; touches < 3; touches += 1) {
        if (await this.#hasStrayed()) return true;
        const confirm = this.#page.locator('[data-offers="act:confirm"]:not([data-glow])');
        const next = this.#page.locator('[data-option]:not([data-glow]):not([data-guide] *)');
        if ((await confirm.count()) > 0) await this.#touch(confirm.first());
        else if ((await this.#seen()) !== seen) await this.#touch(next.first());
        await this.#page.waitForTimeout(60);
      }
      if (await this.#hasStrayed()) return true;
      await this.#page.keyboard.press('Escape');
      if ((await others.count()) <= index + 1) break;
    }
    return this.#hasStrayed();
  }

  async goBack(): Promise<void> {
    await this.panel.locator('[data-go-back]').click();
    await expect(this.panel.locator('[data-strayed]')).toHaveCount(0);
    await this.#ready();
  }

  async #hasStrayed(): Promise<boolean> {
    return (await this.panel.locator('[data-strayed]').count()) > 0;
  }

  #glowing(): Locator {
    return this.#page.locator('[data-glow]:visible');
  }

  async #ready(): Promise<void> {
    await expect
      .poll(async () => (await this.isDone()) || (await this.#glowing().count()) > 0, {
        message: 'something glows',
      })
      .toBe(true);
  }

  /** The step and what glows in it. */
  async #seen(): Promise<string> {
    const glowing = await this.#page.evaluate(() =>
      [...document.querySelectorAll('[data-glow]')].map((thing) =>
        ['data-part', 'data-place', 'data-offers'].map((name) => thing.getAttribute(name)).join(),
      ),
    );
    return [await this.step(), ...glowing, await this.isDone()].join('|');
  }

  /** Where it is seen, as a finger would. */
  async #touch(thing: Locator): Promise<void> {
    await thing.scrollIntoViewIfNeeded();
    const box = await thing.boundingBox();
    if (box === null) throw new Error('what glows is nowhere');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (this.#byTouch) await this.#page.touchscreen.tap(x, y);
    else await this.#page.mouse.click(x, y);
  }
}

const MOST_TOUCHES = 6;
const MOST_TRIED = 6;
