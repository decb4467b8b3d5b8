import type { Texts } from '@parsecs/lang';
import { BONUS_KINDS, SHIPS } from '@parsecs/super-teams';
import type { Page } from '@playwright/test';

/** What a page must never hold while the device changes hands, in the words of one language. */
interface Signs {
  /** Labels of the groups of cards that somebody holds. */
  readonly groups: readonly string[];
  /** How lines begin that list somebody's cards. */
  readonly lines: readonly string[];
  /** How the title begins and ends that asks for the device to be passed on. */
  readonly pass: readonly [string, string];
}

const HOLE = '…';

function signsOf(texts: Texts): Signs {
  const start = (sentence: string): string => sentence.split(HOLE)[0] ?? '';
  const [before = '', after = ''] = texts.t('shell:play.pass.title', { name: HOLE }).split(HOLE);
  return {
    groups: [texts.t('shell:play.tray.movement'), texts.t('shell:play.tray.bonus')],
    lines: [
      start(texts.t('super-teams:position.hand.you', { cards: HOLE })),
      start(texts.t('super-teams:event.dealt.you-cards', { cards: HOLE })),
    ],
    pass: [before, after],
  };
}

/**
 * Watches every change of the page from now on: whenever the device is being passed on, nobody's
 * hand may be in it, not even for a moment and not even unseen.
 */
export async function watchSecrets(page: Page, languages: readonly Texts[]): Promise<void> {
  await page.evaluate((signs) => {
    const found: string[] = [];
    const isPassing = (): boolean =>
      [...document.querySelectorAll('h2')].some((title) =>
        signs.some(
          ({ pass: [before, after] }) =>
            (title.textContent ?? '').startsWith(before) &&
            (title.textContent ?? '').endsWith(after),
        ),
      );
    const look = (): void => {
      if (!isPassing()) return;
      for (const { groups, lines } of signs) {
        for (const group of document.querySelectorAll('[role=group][aria-label]')) {
          const label = group.getAttribute('aria-label') ?? '';
          if (groups.includes(label)) found.push(`cards: ${group.textContent ?? ''} ${label}`);
        }
        for (const item of document.querySelectorAll('li')) {
          const text = item.textContent ?? '';
          if (lines.some((line) => text.startsWith(line))) found.push(`line: ${text}`);
        }
      }
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(globalThis, { secretsFound: found });
  }, languages.map(signsOf));
}

/**
 * The same for any game: from now on none of these words may be on the page while the device is being
 * passed on, not even for a moment.
 */
export async function watchWords(
  page: Page,
  texts: Texts,
  words: readonly string[],
): Promise<void> {
  await page.evaluate(
    ([
      {
        pass: [before, after],
      },
      secrets,
    ]) => {
      const found: string[] = [];
      const isPassing = (): boolean =>
        [...document.querySelectorAll('h2')].some(({ textContent }) => {
          const title = textContent ?? '';
          return title.startsWith(before) && title.endsWith(after);
        });
      new MutationObserver(() => {
        if (!isPassing()) return;
        const said = document.body.innerHTML;
        found.push(...secrets.filter((secret) => said.includes(secret)));
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      Object.assign(globalThis, { secretsFound: found });
    },
    [signsOf(texts), words] as const,
  );
}

export async function secretsFound(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Reflect.get(globalThis, 'secretsFound') as readonly string[]);
}

/** Sentences that would tell this seat what another person holds. */
export function tellTales(texts: Texts, others: readonly string[]): readonly string[] {
  const start = (sentence: string): string => sentence.split(HOLE)[0] ?? '';
  return others.flatMap((name) => [
    start(texts.t('super-teams:position.hand.they', { name, cards: HOLE })),
    start(texts.t('super-teams:event.dealt.they-cards', { name, cards: HOLE })),
    start(texts.t('super-teams:event.planet-paid.they-cards', { name, cards: HOLE })),
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
    return [document.body.textContent ?? '', ...labels].join('\n');
  });
}
