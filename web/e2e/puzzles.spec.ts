import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** What glows is touched until somebody says how good it was. */
async function follow(page: Page, verdict: Locator): Promise<void> {
  for (let touches = 0; touches < 5 && (await verdict.count()) === 0; touches += 1) {
    const glowing = page.locator('[data-glow]:visible').first();
    await glowing.waitFor();
    const box = await glowing.boundingBox();
    if (box === null) return;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(150);
  }
}

test('today’s puzzle stands first, and every puzzle leads to its board', async ({
  page,
  texts,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: texts.t('guided:puzzle.daily') }).click();
  const daily = page.getByRole('region', { name: texts.t('guided:puzzle.daily') });
  await daily.getByRole('link', { name: texts.t('guided:puzzle.open') }).click();
  await expect(page.getByRole('region', { name: texts.t('guided:puzzle.panel') })).toBeVisible();
  await expect(page.locator('[data-asks]')).toBeVisible();
});

test('a wrong answer is told what it is worth, a right one is remembered', async ({
  page,
  texts,
}) => {
  await page.goto('/puzzles/super-teams/past-the-maw');
  const panel = page.getByRole('region', { name: texts.t('guided:puzzle.panel') });
  await expect(panel).toContainText(texts.t('puzzles:ask.bonus'));
  const verdict = panel.locator('[data-right]');
  const card = (name: string): Locator => page.locator(`button[data-place="card:${name}"]`);
  const play = async (name: string): Promise<void> => {
    await card(name).first().click();
    const ship = page.locator('[role=button][data-place^="ship:"][aria-disabled=false]').first();
    if ((await page.locator('[data-offers="act:confirm"]').count()) === 0) await ship.click();
    await page.locator('[data-offers="act:confirm"]').click();
  };
  const others = page.locator('button[data-place^="card:"][data-option]');
  const names = await others.evaluateAll((cards) =>
    cards.map((own) => own.getAttribute('data-place')?.replace('card:', '') ?? ''),
  );
  await play(names.find((name) => !name.startsWith('red-6')) ?? '');
  await expect(verdict).toHaveAttribute('data-right', 'false');
  await panel.getByRole('button', { name: texts.t('guided:puzzle.solution') }).click();
  await follow(page, verdict);
  await expect(verdict).toHaveAttribute('data-right', 'true');
  // Whoever was shown the solution has not solved it.
  await expect(panel).not.toContainText(texts.t('guided:puzzle.is-solved'));
  await page.reload();
  await play('red-6');
  await expect(verdict).toHaveAttribute('data-right', 'true');
  await page.goto('/puzzles');
  const row = page.getByRole('link', { name: texts.t('puzzles:title.past-the-maw') });
  await expect(row).toContainText(texts.t('guided:puzzle.is-solved'));
});
