import type { Pose } from '@parsecs/xwing';
import { expect, type Locator } from '@playwright/test';
import { BattleTable } from './battle-table.ts';
import { confirmsEverything } from './settings.ts';

/** A ship as it is seen: millimetres of the play area, the viewer's own edge below. */
export interface SeenShip {
  readonly id: string;
  /** As the board calls it. */
  readonly name: string;
  readonly side: string;
  readonly pose: Pose;
}

/** The table of an X-Wing battle as a person meets it. */
export class XWingTable extends BattleTable {
  get dial(): Locator {
    return this.page.locator('.xw-dial');
  }

  /** A manoeuvre on the dial in hand, by its place. */
  onDial(place: number): Locator {
    return this.dial.locator(`[data-place-on-dial="${place}"] .xw-dial-room`);
  }

  dialLabel(ship: string): string {
    return this.texts.t('xwing-board:dial.title', { ship });
  }

  /** The ship or token in hand. */
  get held(): Locator {
    return this.board.locator('.xw-held');
  }

  get squads(): Locator {
    return this.page.locator('button[data-list]');
  }

  get attack(): Locator {
    return this.page.getByRole('region', {
      name: this.texts.t('xwing-board:attack.title'),
      exact: true,
    });
  }

  /** Sets the dial: with a mouse by one press, unless every choice is confirmed. */
  async turnDial(place: number): Promise<void> {
    const isConfirmed = this.byTouch || (await confirmsEverything(this.page));
    if (!isConfirmed) {
      await this.tapMiddle(this.onDial(place));
      return;
    }
    // A dial that is still turning may be missed: nothing is confirmed but what was meant.
    await expect(async () => {
      const isShown = async (): Promise<boolean> =>
        Number(await this.dial.getAttribute('aria-valuenow')) === place + 1;
      if (!(await isShown())) await this.tapMiddle(this.onDial(place));
      expect(await isShown()).toBe(true);
    }).toPass();
    await this.press(this.confirm);
  }

  /** What is in hand lies where it may lie from the first moment. */
  async putDown(): Promise<void> {
    await this.press(this.confirm);
  }

  async tapShip(ship: Locator): Promise<void> {
    await this.tapMiddle(ship.locator('.xw-turning .xw-base').first());
  }

  ship(id: string): Locator {
    return this.board.locator(`.xw-ship[data-ship="${id}"]`);
  }

  /** The ships on the board and the size of the play area. */
  async look(): Promise<{
    readonly ships: readonly SeenShip[];
    readonly width: number;
    readonly height: number;
  }> {
    return this.page.evaluate(() => {
      const RIM = 44;
      const world = document.querySelector('.bk-world > svg');
      const size = (name: string): number => Number(world?.getAttribute(name)) - 2 * RIM;
      const [width, height] = [size('width'), size('height')];
      const numbers = (node: Element | null): readonly number[] =>
        ((node as SVGElement | null)?.style.transform.match(/-?[\d.]+/g) ?? []).map(Number);
      const ships = [...document.querySelectorAll<SVGElement>('.xw-ship')].map((ship) => {
        const [x = 0, y = 0] = numbers(ship);
        const [heading = 0] = numbers(ship.querySelector('.xw-turning'));
        return {
          id: ship.dataset['ship'] ?? '',
          name:
            (ship.getAttribute('aria-label') ?? '').replaceAll('\u00a0', ' ').split(', ')[0] ?? '',
          side: ship.querySelector('[data-side]')?.getAttribute('data-side') ?? '',
          pose: { x: x - RIM, y: height - (y - RIM), heading },
        };
      });
      return { ships, width, height };
    });
  }
}
