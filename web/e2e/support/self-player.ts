import type { Page } from '@playwright/test';
import type { Guest } from './online.ts';

/** How often the page looks whether it is asked, in milliseconds. */
const EVERY = 20;

/**
 * Has pages of Super Teams play by themselves: each clicks its own buttons, whatever they answer, until
 * one of them has given so many answers or it is over. Pressed from outside every button would cost
 * many looks; that fingers and mice reach them is proven by the tests of tables on one device.
 */
export async function playThemselves(guests: readonly Guest[], most = Infinity): Promise<void> {
  const playing = guests.map((guest) => begin(guest, most));
  await (most === Infinity ? Promise.all(playing) : Promise.race(playing));
  await Promise.all(
    guests.map(({ page }) => page.evaluate(() => Reflect.get(globalThis, 'stopPlaying')())),
  );
  await Promise.all(playing);
}

function begin({ page, texts }: Guest, most: number): Promise<void> {
  const names = {
    ask: texts.t('shell:play.ask.label'),
    movement: texts.t('shell:play.tray.movement'),
    rematch: texts.t('shell:play.over.rematch'),
  };
  return play(page, { names, most: Math.min(most, 10_000), every: EVERY });
}

interface Plan {
  readonly names: Readonly<Record<'ask' | 'movement' | 'rematch', string>>;
  readonly most: number;
  readonly every: number;
}

function play(page: Page, plan: Plan): Promise<void> {
  return page.evaluate(({ names, most, every }) => {
    const plain = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ').trim();
    const part = (name: string): Element | undefined =>
      [...document.querySelectorAll('[aria-label]')].find(
        (node) => plain(node.getAttribute('aria-label')) === name,
      );
    const buttons = (within: ParentNode | undefined): readonly HTMLElement[] => [
      ...(within?.querySelectorAll('button') ?? []),
    ];
    // A button keeps its place before it can be seen.
    const isOpen = (button: HTMLElement): boolean =>
      button.ariaDisabled !== 'true' &&
      !button.hasAttribute('disabled') &&
      getComputedStyle(button).visibility === 'visible';
    const isPressed = (button: HTMLElement): boolean => button.ariaPressed === 'true';
    const pressOne = (all: readonly HTMLElement[]): boolean => {
      const open = all.filter(isOpen);
      if (open.length === 0 || all.some(isPressed)) return open.length > 0;
      open[Math.floor(Math.random() * open.length)]?.click();
      return true;
    };
    const isOver = (): boolean =>
      buttons(document).some((button) => plain(button.textContent) === names.rematch);
    let answered = 0;
    let last = '';
    let looks = 0;
    let isLeaving = false;
    /** True when there is nothing more to do. Nobody leaves an answer half given. */
    const look = (): boolean => {
      looks += 1;
      // Most pages wait for others most of the time: they must not take the machine from those who play.
      if (document.querySelector('[data-ask]') === null) {
        return isLeaving || (looks % 10 === 0 && isOver());
      }
      const bar = part(names.ask);
      const ask = bar?.getAttribute('data-ask') ?? undefined;
      if (ask === undefined) return isLeaving || isOver();
      if (ask !== last) {
        if (isLeaving || answered === most) return true;
        answered += 1;
        last = ask;
      }
      const inBar = buttons(bar);
      const confirm = inBar.find((button) => button.dataset['offers'] === 'act:confirm');
      if (confirm !== undefined && isOpen(confirm)) confirm.click();
      else if (!pressOne(inBar.filter((button) => button.ariaPressed !== null))) {
        pressOne(buttons(part(names.movement)));
      }
      return false;
    };
    Object.assign(globalThis, {
      stopPlaying: () => {
        isLeaving = true;
      },
    });
    return new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        if (!look()) return;
        clearInterval(timer);
        resolve();
      }, every);
    });
  }, plan);
}
