import type { Locator, Page } from '@playwright/test';
import { expectNoViolations, expectNoViolationsInBothThemes } from './support/access.ts';
import { expectFits } from './support/fits.ts';
import { SIZES } from './support/sizes.ts';
import { expect, test } from './support/test.ts';

/** What glows is touched until somebody says how good it was. */
async function follow(page: Page, verdict: Locator): Promise<void> {
  const glowing = page.locator('[data-glow]:visible');
  const seen = (): Promise<readonly (string | null)[]> =>
    glowing.evaluateAll((things) =>
      things.flatMap((thing) =>
        ['data-place', 'data-offers'].map((name) => thing.getAttribute(name)),
      ),
    );
  for (let touches = 0; touches < 5 && (await verdict.count()) === 0; touches += 1) {
    await glowing.first().waitFor();
    const before = await seen();
    const box = await glowing.first().boundingBox();
    if (box === null) return;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect.poll(seen, { intervals: [40] }).not.toEqual(before);
  }
}

test('today’s puzzle stands first, and every puzzle leads to its board', async ({
  page,
  texts,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: texts.t('guided:puzzle.daily') }).click();
  const daily = page.getByRole('region', { name: texts.t('guided:puzzle.daily') });
  await expect(daily).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'the list of puzzles');
  await page.setViewportSize(SIZES.phone.viewport);
  await expectFits(page);
  await page.setViewportSize(SIZES.desktop.viewport);
  await daily.getByRole('link', { name: texts.t('guided:puzzle.open') }).click();
  await expect(page.getByRole('region', { name: texts.t('guided:puzzle.panel') })).toBeVisible();
  await expect(page.locator('[data-asks]')).toBeVisible();
});

test('nobody can read the solution off the table, and afterwards its odds explain it', async ({
  page,
  texts,
}) => {
  const board = page.getByRole('main');
  for (const puzzle of ['xwing/vader-and-his-wingmen', 'starship-battles/ace-or-defender']) {
    await page.goto(`/puzzles/${puzzle}`);
    await expect(page.locator('[data-asks]')).toBeVisible();
    await expect(page.locator('body')).not.toContainText('%');
  }
  await page.goto('/puzzles/imperial-assault/longest-odds');
  const panel = page.getByRole('region', { name: texts.t('guided:puzzle.panel') });
  await expect(page.locator('[data-asks]')).toBeVisible();
  await expect(board).not.toContainText('%');
  await page.locator('[data-offers="word:end"]').click();
  await page.locator('[data-offers="act:confirm"]').click();
  await expect(panel.locator('[data-right]')).toHaveAttribute('data-right', 'false');
  await panel.getByRole('button', { name: texts.t('guided:puzzle.solution') }).click();
  await expect(board).toContainText('%');
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
  await expectNoViolations(page, 'a puzzle');
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
