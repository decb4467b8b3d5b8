import type { ElementHandle, Locator, Page } from '@playwright/test';
import { SkirmishTable } from './assault-player.ts';
import { BattleTable, type Spot } from './battle-table.ts';

const MOST_ARROWS = 60;
const MOST_TABS = 200;

/** The key that leads from what has the focus towards this, or nothing when it is there. */
function nextKey(node: Element, step: number): string | undefined {
  const active = document.activeElement;
  if (active === node || node.contains(active)) return undefined;
  if (active === null || !active.matches('[data-spatial]') || !node.matches('[data-spatial]')) {
    return 'ArrowDown';
  }
  const from = active.getBoundingClientRect();
  const to = node.getBoundingClientRect();
  const dx = to.left + to.width / 2 - from.left - from.width / 2;
  const dy = to.top + to.height / 2 - from.top - from.height / 2;
  // Now and then the shorter way first: there may be nothing on the longer one.
  const isAside = step % 4 === 3 ? Math.abs(dx) < Math.abs(dy) : Math.abs(dx) >= Math.abs(dy);
  if (isAside) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
  return dy > 0 ? 'ArrowDown' : 'ArrowUp';
}

/** By arrows, on a board the way they point; by Tab where arrows do not lead. */
async function takeByKeys(page: Page, target: Locator | ElementHandle<Element>): Promise<void> {
  // What stands on the page may be drawn anew on the way.
  const keyAt = (step: number): Promise<string | undefined> =>
    'elementHandle' in target ? target.evaluate(nextKey, step) : target.evaluate(nextKey, step);
  for (let step = 0; step < MOST_ARROWS + MOST_TABS; step += 1) {
    const key = await keyAt(step);
    if (key === undefined) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press(step < MOST_ARROWS ? key : 'Tab');
  }
  throw new Error('not reached by keys');
}

/** What lies at a spot is reached and taken. */
async function tapByKeys(page: Page, { x, y }: Spot): Promise<void> {
  const found = await page.evaluateHandle(
    (spot) => document.elementFromPoint(spot.x, spot.y)?.closest('[data-option], [data-spatial]'),
    { x, y },
  );
  const node = found.asElement();
  if (node === null) throw new Error('nothing to take lies there');
  await takeByKeys(page, node);
}

/** The table of a battle for somebody who has no mouse and no screen to touch. */
export class BattleKeys extends BattleTable {
  override press(target: Locator): Promise<void> {
    return takeByKeys(this.page, target);
  }

  override tapAt(spot: Spot): Promise<void> {
    return tapByKeys(this.page, spot);
  }
}

/** The same for a skirmish. */
export class SkirmishKeys extends SkirmishTable {
  override press(target: Locator): Promise<void> {
    return takeByKeys(this.page, target);
  }

  override tapAt(spot: Spot): Promise<void> {
    return tapByKeys(this.page, spot);
  }
}
