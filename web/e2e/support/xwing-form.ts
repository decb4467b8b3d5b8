import type { Locator, Page } from '@playwright/test';
import { press } from './table.ts';
import type { XWingTable } from './xwing-table.ts';

/** Where the squad of a side is chosen. */
export function squadOf(
  page: Page,
  texts: XWingTable['texts'],
  side: 'rebel' | 'imperial',
): Locator {
  const name = texts.t('xwing-board:new.squad-of', {
    side: texts.t(`xwing:faction.${side}.name`),
  });
  return page.getByRole('combobox', { name, exact: true });
}

export async function choose(select: Locator, option: string, byTouch = false): Promise<void> {
  await press(select, byTouch);
  await press(select.page().getByRole('option', { name: option, exact: true }), byTouch);
}

export async function chooseBattle(page: Page, name: string, byTouch = false): Promise<void> {
  await press(page.getByRole('radio', { name: new RegExp(`^${name}`) }), byTouch);
}
