import type { Texts } from '@parsecs/lang';
import type { Locator, Page } from '@playwright/test';

/** The table as a person meets it: every part by its role and its name. */
export class TableView {
  readonly page: Page;
  readonly texts: Texts;
  readonly ask: Locator;
  readonly movement: Locator;
  readonly bonus: Locator;
  readonly board: Locator;
  readonly log: Locator;
  readonly confirm: Locator;
  readonly rematch: Locator;
  readonly outcome: Locator;

  constructor(page: Page, texts: Texts) {
    this.page = page;
    this.texts = texts;
    const region = (name: string): Locator => page.getByRole('region', { name, exact: true });
    const group = (name: string): Locator => page.getByRole('group', { name, exact: true });
    this.ask = region(texts.t('shell:play.ask.label'));
    this.movement = group(texts.t('shell:play.tray.movement'));
    this.bonus = group(texts.t('shell:play.tray.bonus'));
    this.board = group(texts.t('shell:play.board'));
    this.log = region(texts.t('shell:play.log.title'));
    this.confirm = button(this.ask, texts.t('shell:play.ask.confirm'));
    this.rematch = button(page, texts.t('shell:play.over.rematch'));
    this.outcome = page.getByRole('region').filter({ has: this.rematch });
  }

  /** Cards that may be played now. */
  get openCards(): Locator {
    return this.movement.getByRole('button', { disabled: false });
  }

  /** Answers that stand in the ask bar. */
  get answers(): Locator {
    return this.ask.locator('button[aria-pressed]');
  }

  /** Ships that may be chosen now. */
  get openShips(): Locator {
    return this.board.getByRole('button', { disabled: false });
  }

  async openLog(): Promise<void> {
    await openLog(this.log);
  }

  /** Waits until somebody here must decide, or until the game is over. */
  async settled(): Promise<'asked' | 'over'> {
    return (await waitForTurn(this.page, [this.texts])) === 'over' ? 'over' : 'asked';
  }
}

/**
 * Waits until a question, the result or one of the given buttons is there, whatever language the
 * table speaks at the moment. Looked up all the time in a game, so it is done in the page and not
 * by many locators.
 */
export async function waitForTurn(
  page: Page,
  languages: readonly Texts[],
  buttons: readonly string[] = [],
): Promise<string> {
  const names = {
    movement: languages.map((texts) => texts.t('shell:play.tray.movement')),
    ask: languages.map((texts) => texts.t('shell:play.ask.label')),
    rematch: languages.map((texts) => texts.t('shell:play.over.rematch')),
    buttons,
  };
  const found = await page.waitForFunction(
    ({ movement, ask, rematch, buttons: wanted }) => {
      const all = [...document.querySelectorAll('button')];
      const plain = (text: string | null | undefined): string =>
        (text ?? '').replaceAll('\u00a0', ' ');
      const labelAround = (node: Element): string =>
        plain(node.closest('[aria-label]:not(button)')?.getAttribute('aria-label'));
      const words = all.map((node) => plain(node.textContent));
      if (words.some((text) => rematch.includes(text))) return 'over';
      const button = wanted.find((name) => words.includes(name));
      if (button !== undefined) return button;
      const isAsked = all.some(
        (node) =>
          (node.ariaDisabled === 'false' && movement.includes(labelAround(node))) ||
          (node.ariaPressed !== null && ask.includes(labelAround(node))),
      );
      return isAsked ? 'asked' : undefined;
    },
    names,
    { polling: 50, timeout: 60_000 },
  );
  return (await found.jsonValue()) ?? 'asked';
}

/** Opens the drawer of the log, which shows only its last line until then. */
export async function openLog(log: Locator): Promise<void> {
  if ((await log.locator('ol').count()) === 0) await log.getByRole('button').click();
}

/** A button by its whole name. */
export function button(within: Page | Locator, name: string): Locator {
  return within.getByRole('button', { name, exact: true });
}

/** The button of a game on the home page that begins at once. */
export function playNow(
  page: Page,
  texts: Texts,
  game: 'super-teams' | 'starship-battles' = 'super-teams',
): Locator {
  const tile = page.getByRole('article', { name: texts.t(`shell:game.${game}.name`), exact: true });
  return button(tile, texts.t('shell:home.play'));
}

/** How long a finger's tap may take to become a click, in milliseconds. */
const LONGEST_TAP = 20_000;

/**
 * Does something with a finger and waits until the page has made a click of it, which it does later
 * than the finger: whoever looks too early sees what was before.
 */
export async function withClick(page: Page, tap: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const clicked = new Promise<boolean>((resolve) => {
      // First of all, and then after everybody else has heard it.
      const hear = (): unknown => setTimeout(() => resolve(true));
      addEventListener('click', hear, { once: true, capture: true });
    });
    Object.assign(globalThis, { clicked });
  });
  await tap();
  const isClicked = await page
    .evaluate(async (longest) => {
      const late = new Promise<boolean>((resolve) => {
        setTimeout(() => resolve(false), longest);
      });
      return Promise.race([Reflect.get(globalThis, 'clicked') as Promise<boolean>, late]);
    }, LONGEST_TAP)
    // The click has led to another page.
    .catch(() => true);
  if (!isClicked) throw new Error('the tap was no click');
}

/** By finger where there is one, else by mouse. */
export async function press(target: Locator, byTouch: boolean): Promise<void> {
  if (byTouch) await withClick(target.page(), () => target.tap());
  else await target.click();
}
