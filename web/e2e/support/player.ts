import type { Texts } from '@parsecs/lang';
import { COLOURS, type Colour } from '@parsecs/super-teams';
import type { Locator } from '@playwright/test';
import { expect } from '@playwright/test';
import { atRest } from './rest.ts';
import { press, type TableView, withClick } from './table.ts';

export interface PlayOptions {
  readonly byTouch: boolean;
  /** The colours this person races with. */
  readonly own: readonly Colour[];
}

const HIGHEST = 6;
/** Closer than this nobody can tell two ships apart by touch, in pixels. */
const FINGER = 24;

/**
 * Somebody who plays a whole game through the page without much thought: own cards high, cards of
 * rivals low, the ship alternately on the board and by its button, every bonus card at once.
 */
export class Person {
  readonly #table: TableView;
  readonly #options: PlayOptions;
  readonly #names: ReadonlyMap<string, number>;
  #turns = 0;
  /** What it was asked, by kind. */
  readonly kinds = new Set<string>();

  constructor(table: TableView, options: PlayOptions) {
    this.#table = table;
    this.#options = options;
    this.#names = rankCards(table.texts, options.own);
  }

  /** Answers whatever is asked until the game is over. */
  async playToTheEnd(): Promise<void> {
    while ((await this.#table.settled()) === 'asked') await this.answer();
  }

  /** Gives one answer. */
  async answer(): Promise<void> {
    const { confirm, ask } = this.#table;
    this.#turns += 1;
    this.kinds.add((await ask.getAttribute('data-asks')) ?? '');
    const card = await this.#bestCard();
    if (card === undefined) {
      await this.#answerWindow();
      return;
    }
    await this.#press(card);
    if (!(await confirm.isVisible())) await this.#chooseShip();
    await this.#press(confirm);
    await expect(confirm).toBeHidden();
  }

  /** The last answer plays a card or takes the second half; to decline needs no second press. */
  async #answerWindow(): Promise<void> {
    const { answers, confirm } = this.#table;
    await this.#press(answers.last());
    if (await confirm.isVisible()) await this.#press(confirm);
    await expect(confirm).toBeHidden();
  }

  async #bestCard(): Promise<Locator | undefined> {
    const { openCards } = this.#table;
    const labels = await openCards.evaluateAll((cards) =>
      cards.map((card) => (card.getAttribute('aria-label') ?? '').replaceAll('\u00a0', ' ')),
    );
    if (labels.length === 0) return undefined;
    const ranks = labels.map((label) => this.#names.get(label) ?? 0);
    return openCards.nth(ranks.indexOf(Math.max(...ranks)));
  }

  /** By its button, or on the board right where it stands. */
  async #chooseShip(): Promise<void> {
    const { answers, board, page } = this.#table;
    const isByButton = this.#turns % 2 === 0;
    if (!isByButton) await atRest(page, '.st-board [role=button]');
    const spot = isByButton ? undefined : await findFreeShip(board);
    if (spot === undefined) {
      await this.#press(answers.first());
      return;
    }
    // Blindly: whatever is drawn over a ship must not catch what is meant for it.
    const { x, y, label } = spot;
    if (this.#options.byTouch) await withClick(page, () => page.touchscreen.tap(x, y));
    else await page.mouse.click(x, y);
    const ship = board.getByRole('button', { name: label, exact: true }).first();
    await expect(ship).toHaveAttribute('aria-pressed', 'true');
  }

  async #press(target: Locator): Promise<void> {
    await press(target, this.#options.byTouch);
  }
}

interface Spot {
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

/** A ship that may be chosen and has no other so near that a finger could miss it. */
async function findFreeShip(board: Locator): Promise<Spot | undefined> {
  return board.getByRole('button').evaluateAll((ships, finger): Spot | undefined => {
    const spots = ships.map((ship) => {
      const { x, y, width, height } = (
        ship.querySelector('circle') ?? ship
      ).getBoundingClientRect();
      const label = ship.getAttribute('aria-label') ?? '';
      return { label, open: ship.ariaDisabled === 'false', x: x + width / 2, y: y + height / 2 };
    });
    return spots.find(
      (one) =>
        one.open &&
        spots.every((other) => {
          const distance = Math.hypot(one.x - other.x, one.y - other.y);
          return other === one || distance > finger;
        }),
    );
  }, FINGER);
}

/** How much one would like to play each card, by the words on it. */
function rankCards(texts: Texts, own: readonly Colour[]): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  for (const colour of COLOURS) {
    for (let value = 1; value <= HIGHEST; value += 1) {
      const name = texts.t(`super-teams:card.${colour}.name`, { value });
      const rank = own.includes(colour) ? 100 + value : 50 - value;
      ranks.set(name, rank);
      ranks.set(texts.t('shell:play.tray.joker', { card: name }), 200 - value);
    }
  }
  return ranks;
}
