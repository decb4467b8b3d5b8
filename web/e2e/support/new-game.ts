import { LANGUAGE_NAMES, type Language, type Texts } from '@parsecs/lang';
import type { BoardId } from '@parsecs/super-teams';
import type { Locator, Page } from '@playwright/test';
import { button, press } from './table.ts';

type Spaces = readonly (readonly string[])[];

/** A board file; the drawing is left to the page. */
export function boardOf(spaces: Spaces): unknown {
  return {
    schema: 'super-teams-board/1',
    id: 'made-by-a-test',
    spaces: spaces.map((kinds) => ({ kinds })),
  };
}

/** A short legal track with every kind of space: soon raced to its end. */
export const SMALL_BOARD: Spaces = [
  ['start'],
  ['normal'],
  ['bonus'],
  ['hyperspace'],
  ['asteroid'],
  ['normal'],
  ['maw'],
  ['maw'],
  ['normal'],
  ['hyperspace', 'asteroid'],
  ['hyperspace', 'normal'],
  ['asteroid', 'normal'],
  ['normal'],
  ['final'],
];

/** The shortest legal track: for games that must end, and are looked at for something else. */
export const SHORTEST_BOARD: Spaces = [
  ['start'],
  ['bonus'],
  ['hyperspace'],
  ['asteroid'],
  ['normal'],
  ['maw'],
  ['hyperspace', 'asteroid'],
  ['hyperspace', 'normal'],
  ['asteroid', 'normal'],
  ['final'],
];

export interface PersonAtSeat {
  readonly name: string;
  readonly language: Language;
}

/** The form of a new game, filled in as a person would. */
export class NewGameForm {
  readonly page: Page;
  readonly texts: Texts;
  readonly #byTouch: boolean;

  constructor(page: Page, texts: Texts, byTouch: boolean) {
    this.page = page;
    this.texts = texts;
    this.#byTouch = byTouch;
  }

  async open(): Promise<void> {
    await this.page.goto('/new/super-teams');
    await this.page.getByRole('heading', { level: 1 }).waitFor();
  }

  get start(): Locator {
    return button(this.page, this.texts.t('shell:new.start'));
  }

  radio(group: string, name: string | RegExp): Locator {
    return this.page
      .getByRole('radiogroup', { name: group, exact: true })
      .getByRole('radio', { name });
  }

  async choosePlayers(count: number): Promise<void> {
    const { texts } = this;
    await this.#press(
      this.radio(texts.t('shell:new.how-many'), texts.t('shell:new.count', { count })),
    );
  }

  async chooseBoard(board: BoardId): Promise<void> {
    await this.#press(this.boardRadio(board));
  }

  /** A board of one's own, from a file. */
  async loadBoard(spaces: Spaces): Promise<void> {
    const { page, texts } = this;
    const picking = page.waitForEvent('filechooser');
    await this.#press(button(page, texts.t('shell:new.load-board')));
    const buffer = Buffer.from(JSON.stringify(boardOf(spaces)));
    await (await picking).setFiles({ name: 'board.json', mimeType: 'application/json', buffer });
  }

  boardRadio(board: BoardId): Locator {
    const { texts } = this;
    const name = texts.t(`super-teams:board.${board}.name`);
    return this.radio(texts.t('shell:new.board'), new RegExp(`^${name}`));
  }

  /** Whatever belongs to a seat is named after it. */
  ofSeat(number: number, what: string): string {
    const { texts } = this;
    return texts.t('shell:new.of-seat', { what, seat: texts.t('shell:new.seat', { number }) });
  }

  async seatPerson(number: number, { name, language }: PersonAtSeat): Promise<void> {
    const { page, texts } = this;
    if (number > 1) {
      const who = this.ofSeat(number, texts.t('shell:new.who'));
      await this.#press(this.radio(who, texts.t('shell:new.kind-friend')));
    }
    const label = this.ofSeat(number, texts.t('shell:new.name'));
    await page.getByRole('textbox', { name: label, exact: true }).fill(name);
    const languages = page.getByRole('combobox', {
      name: this.ofSeat(number, texts.t('shell:nav.language')),
      exact: true,
    });
    await this.#press(languages);
    await this.#press(page.getByRole('option', { name: LANGUAGE_NAMES[language], exact: true }));
  }

  async #press(target: Locator): Promise<void> {
    await press(target, this.#byTouch);
  }
}
