import type { Texts } from '@parsecs/lang';
import { BONUS_KINDS, SHIPS } from '@parsecs/super-teams';
import type { Page } from '@playwright/test';
import { SIZES } from './sizes.ts';

/** Stands for what a sentence names. */
export const HOLE = '…';

/** How a sentence begins, up to what it names. */
export function startOf(sentence: string): string {
  return sentence.split(HOLE)[0] ?? '';
}

/** What a page of Super Teams holds only while somebody has a hand before them. */
export function signsOfHand(texts: Texts): readonly string[] {
  return [
    `aria-label="${texts.t('shell:play.tray.movement')}"`,
    `aria-label="${texts.t('shell:play.tray.bonus')}"`,
    startOf(texts.t('super-teams:position.hand.you', { cards: HOLE })),
    startOf(texts.t('super-teams:event.dealt.you-cards', { cards: HOLE })),
  ];
}

/**
 * Watches every change of the page from now on: whenever the device is being passed on, none of these
 * words may be in it, not even for a moment and not even unseen.
 */
export async function watchSecrets(
  page: Page,
  languages: readonly Texts[],
  secrets: readonly string[],
): Promise<void> {
  const titles = languages.map((texts) =>
    texts.t('shell:play.pass.title', { name: HOLE }).split(HOLE),
  );
  await page.evaluate(
    ([passing, words]) => {
      const found: string[] = [];
      const isPassing = (): boolean =>
        [...document.querySelectorAll('h2')].some(({ textContent }) => {
          const title = (textContent ?? '').replaceAll('\u00a0', ' ');
          return passing.some(
            ([before = '', after = '']) => title.startsWith(before) && title.endsWith(after),
          );
        });
      new MutationObserver(() => {
        if (!isPassing()) return;
        const said = document.body.innerHTML.replaceAll('&nbsp;', ' ');
        found.push(...words.filter((word) => said.includes(word)));
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      Object.assign(globalThis, { secretsFound: found });
    },
    [titles, secrets] as const,
  );
}

export async function secretsFound(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Reflect.get(globalThis, 'secretsFound') as readonly string[]);
}

/** Sentences that would tell this seat what another person holds. */
export function tellTales(texts: Texts, others: readonly string[]): readonly string[] {
  return others.flatMap((name) => [
    startOf(texts.t('super-teams:position.hand.they', { name, cards: HOLE })),
    startOf(texts.t('super-teams:event.dealt.they-cards', { name, cards: HOLE })),
    startOf(texts.t('super-teams:event.planet-paid.they-cards', { name, cards: HOLE })),
    ...SHIPS.flatMap((ship) =>
      BONUS_KINDS.map((bonus) =>
        texts.t('super-teams:event.drew.they-card', { name, ship, bonus }),
      ),
    ),
  ]);
}

/** Everything a page says: its text and its labels, the unseen ones included. */
export async function everythingSaid(page: Page): Promise<string> {
  return page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title]')].flatMap((node) => [
      node.getAttribute('aria-label') ?? '',
      node.getAttribute('title') ?? '',
    ]);
    return [document.body.textContent ?? '', ...labels].join('\n').replaceAll('\u00a0', ' ');
  });
}

/** What may happen to a page while the device changes hands, one after another. */
export const DISTURBANCES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'made narrow': (page) => page.setViewportSize(SIZES.phone.viewport),
  'made wide': (page) => page.setViewportSize(SIZES.desktop.viewport),
  'turned around': (page) => page.keyboard.press('f'),
  reloaded: (page) => page.reload(),
};
