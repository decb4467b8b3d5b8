import type { Page } from '@playwright/test';

/** The board has come to rest when nothing of it has moved for so many frames. */
const CALM = 5;

/**
 * Waits until these parts of the page rest: whoever aims at something that moves misses it. Frames
 * are counted, not time: on a busy machine a board follows the question late.
 */
export async function atRest(page: Page, parts: string): Promise<void> {
  await page.evaluate(
    ([selector, wanted]) =>
      new Promise<void>((resolve) => {
        let calm = 0;
        let before = '';
        const look = (): void => {
          const nodes = [...document.querySelectorAll(selector)];
          const places = nodes.map((node) => JSON.stringify(node.getBoundingClientRect()));
          const now = places.join();
          const isMoving = nodes.some((node) => node.hasAttribute('data-moving'));
          calm = now === before && !isMoving ? calm + 1 : 0;
          before = now;
          if (calm >= wanted) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
    [parts, CALM] as const,
  );
}
