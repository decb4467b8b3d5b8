import type { Texts } from '@parsecs/lang';
import { expect, type Locator, type Page } from '@playwright/test';
import { atRest } from './rest.ts';

interface Look {
  readonly step: string;
  readonly isDone: boolean;
  readonly hasStrayed: boolean;
  /** The question that stands open; none while an answer is under way. */
  readonly asked: string | null;
  readonly isGlowing: boolean;
  readonly glowing: readonly string[];
}

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
    return (await this.#look()).isDone;
  }

  /** What the panel says of the way, such as `Step 3 of 14`. */
  async step(): Promise<string> {
    return (await this.#look()).step;
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
      await expect.poll(() => this.#seen(), { ...OFTEN, message: before }).not.toBe(seen);
    }
    await this.#ready();
  }

  /** Touches what glows until the step is another one, or the lesson is over. */
  async doStep(): Promise<void> {
    const before = await this.step();
    for (let touches = 0; touches < MOST_TOUCHES; touches += 1) {
      const seen = await this.#seen();
      await this.#touch(await this.#inSight());
      await expect
        .poll(() => this.#seen(), { ...OFTEN, message: `${before}: nothing changes` })
        .not.toBe(seen);
      await this.#ready();
      const now = await this.#look();
      if (now.isDone || now.step !== before) return;
    }
    throw new Error(`${before} takes more than ${MOST_TOUCHES} touches`);
  }

  /**
   * Touches something that does not glow, and makes it final. True once the page has said what comes of
   * it; false where whatever was tried could not be done.
   */
  async stray(): Promise<boolean> {
    const others = this.#page.locator(
      `:is([data-option], ${SHIP}):not([data-glow], [data-guide] *)`,
    );
    // What glows may glow before the board has come to rest, and who aims too early misses.
    await atRest(this.#page, `[data-option], ${SHIP}`);
    const asked = await this.#asked();
    for (let index = 0; index < MOST_TRIED && index < (await others.count()); index += 1) {
      const seen = await this.#seen();
      await this.#touch(others.nth(index));
      for (let touches = 0; touches < 3 && (await this.#asked()) === asked; touches += 1) {
        const last = this.#page.locator('[data-offers="act:confirm"]:not([data-glow])');
        const ship = this.#page.locator(`${SHIP}:not([aria-pressed="true"])`);
        if ((await last.count()) > 0) await this.#touch(last);
        else if ((await ship.count()) > 0) await this.#touch(ship.first());
      }
      if ((await this.#asked()) !== asked) return this.#strays();
      if ((await this.#seen()) !== seen) await this.#page.keyboard.press('Escape');
    }
    return false;
  }

  async goBack(): Promise<void> {
    await this.panel.locator('[data-go-back]').click();
    await expect(this.panel.locator('[data-strayed]')).toHaveCount(0);
    await this.#ready();
  }

  async #asked(): Promise<string | null> {
    return (await this.#look()).asked;
  }

  /** An answer was given: waits for what comes of it. */
  async #strays(): Promise<boolean> {
    const comes = async (): Promise<boolean> => {
      const { hasStrayed, asked, isGlowing } = await this.#look();
      return hasStrayed || (asked !== null && isGlowing);
    };
    await expect.poll(comes, OFTEN).toBe(true);
    return (await this.#look()).hasStrayed;
  }

  #glowing(): Locator {
    return this.#page.locator('[data-glow]:visible');
  }

  /** Of what glows, the first that a finger could reach; where none can be seen, the panel leads there. */
  async #inSight(): Promise<Locator> {
    const glowing = this.#glowing();
    const find = (): Promise<number> =>
      glowing.evaluateAll((things) =>
        things.findIndex((thing) => {
          const { left, top, width, height } = thing.getBoundingClientRect();
          const seen = document.elementFromPoint(left + width / 2, top + height / 2);
          return seen !== null && (thing.contains(seen) || seen.contains(thing));
        }),
      );
    const index = await find();
    if (index >= 0) return glowing.nth(index);
    await this.panel.getByRole('button', { name: this.#texts.t('guided:show') }).click();
    return glowing.nth(Math.max(0, await find()));
  }

  async #ready(): Promise<void> {
    const isReady = async (): Promise<boolean> => {
      const { isDone, isGlowing } = await this.#look();
      return isDone || isGlowing;
    };
    await expect.poll(isReady, { ...OFTEN, message: 'something glows' }).toBe(true);
  }

  /** The step and what glows in it. */
  async #seen(): Promise<string> {
    const { step, glowing, isDone } = await this.#look();
    return [step, ...glowing, isDone].join('|');
  }

  /** Everything at one look: from outside each of it would be a question of its own. */
  async #look(): Promise<Look> {
    return this.#page.evaluate(
      ({ panel, last }) => {
        const plain = (text: string | null | undefined): string =>
          (text ?? '').replaceAll('\u00a0', ' ');
        const own = [...document.querySelectorAll('[aria-label]')].find(
          (node) => plain(node.getAttribute('aria-label')) === panel,
        );
        const glowing = [...document.querySelectorAll('[data-glow]')];
        return {
          step: own?.querySelector('[data-step]')?.textContent ?? '',
          isDone: plain(own?.textContent).includes(last),
          hasStrayed: own?.querySelector('[data-strayed]') instanceof Element,
          asked: document.querySelector('[data-ask]')?.getAttribute('data-ask') ?? null,
          isGlowing: glowing.some((thing) => thing.checkVisibility({ visibilityProperty: true })),
          glowing: glowing.map((thing) =>
            ['data-part', 'data-place', 'data-offers']
              .map((name) => thing.getAttribute(name))
              .join(),
          ),
        };
      },
      { panel: this.#texts.t('guided:panel'), last: this.#texts.t('guided:first-game') },
    );
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

/** There are many touches: none waits longer than it must. */
const OFTEN = { intervals: [40] };
const MOST_TOUCHES = 6;
const MOST_TRIED = 4;
/** A ship that can be chosen, where answers are made of a card and a ship. */
const SHIP = '[role="button"][data-place^="ship:"][aria-disabled="false"]';
