import type { Texts } from '@parsecs/lang';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { button, press } from './table.ts';

export type BuilderGame = 'xwing' | 'starship-battles' | 'imperial-assault';

/** The builder of a game, used as a person would, with a mouse or with a finger. */
export class BuilderView {
  readonly page: Page;
  readonly texts: Texts;
  readonly game: BuilderGame;
  readonly #byTouch: boolean;

  constructor(page: Page, texts: Texts, game: BuilderGame, byTouch = false) {
    this.page = page;
    this.texts = texts;
    this.game = game;
    this.#byTouch = byTouch;
  }

  async open(hash = ''): Promise<void> {
    await this.page.goto(`/build/${this.game}${hash}`);
    await this.page.getByRole('heading', { level: 1 }).waitFor();
  }

  get list(): Locator {
    return this.page.getByRole('region', { name: this.texts.t('builder:list'), exact: true });
  }

  get cards(): Locator {
    return this.page.getByRole('region', { name: this.texts.t('builder:cards'), exact: true });
  }

  /** The lines of the list. */
  get entries(): Locator {
    return this.list.locator('[id^="entry-"]');
  }

  get problems(): Locator {
    return this.page
      .getByRole('region', { name: this.texts.t('builder:problems'), exact: true })
      .getByRole('listitem');
  }

  get name(): Locator {
    return this.page.getByRole('textbox', { name: this.texts.t('builder:name'), exact: true });
  }

  get search(): Locator {
    return this.cards.getByRole('searchbox');
  }

  async press(target: Locator): Promise<void> {
    await press(target, this.#byTouch);
  }

  /** Opens the cards of a section, if they are not open already. */
  async openCards(section: string): Promise<void> {
    const add = button(this.page, this.texts.t('builder:add-to', { section }));
    if (await add.isVisible()) await this.press(add);
    await expect(this.search).toBeVisible();
  }

  async add(name: string): Promise<void> {
    await this.press(button(this.cards, this.texts.t('builder:add-card', { name })));
  }

  /** One more copy of a card that is in the list already. */
  async addAnother(name: string): Promise<void> {
    await this.press(button(this.cards, this.texts.t('builder:one-more', { name })));
  }

  /** On a small screen the cards cover the list. */
  async backToList(): Promise<void> {
    const back = button(this.page, this.texts.t('builder:to-list'));
    if (await back.isVisible()) await this.press(back);
    await expect(this.list).toBeVisible();
  }

  /** A tool of the bar; on a small screen it waits in a sheet. */
  async useTool(name: string): Promise<void> {
    const more = button(this.page, this.texts.t('builder:more'));
    if (await more.isVisible()) await this.press(more);
    await this.press(button(this.page, name));
  }

  /** What the share dialog gives: link, plain text, file. */
  async share(): Promise<{ readonly link: string; readonly text: string; readonly file: string }> {
    const { page, texts } = this;
    await this.useTool(texts.t('builder:share'));
    const field = (name: string): Promise<string> =>
      page.getByRole('textbox', { name, exact: true }).inputValue();
    const given = {
      link: await field(texts.t('builder:as-link')),
      text: await field(texts.t('builder:as-text')),
      file: await field(texts.t(`builder:${this.game}.file`)),
    };
    await this.press(button(page, texts.t('shell:common.close')));
    await expect(page.getByRole('dialog')).toBeHidden();
    return given;
  }

  async paste(content: string): Promise<void> {
    const { page, texts } = this;
    await this.useTool(texts.t('builder:import'));
    await page.getByRole('textbox', { name: texts.t('builder:paste-here') }).fill(content);
    await this.press(button(page, texts.t('builder:open-pasted')));
  }

  /** Total and problems are beside the list, or in a sheet behind the bar at the bottom. */
  async showVerdict(): Promise<void> {
    const { page, texts } = this;
    const region = page.getByRole('region', { name: texts.t('builder:problems'), exact: true });
    const behind = page.locator('button[aria-haspopup=dialog]');
    await expect(region.or(behind).first()).toBeVisible();
    if (await behind.isVisible()) await this.press(behind);
    await expect(region).toBeVisible();
  }
}
