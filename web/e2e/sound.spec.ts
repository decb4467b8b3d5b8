import type { Page } from '@playwright/test';
import { button, playNow, TableView } from './support/table.ts';
import { expect, test } from './support/test.ts';

interface Ear {
  contexts: number;
  /** How long each sound is that was begun once; what is repeated is left out. */
  readonly sounds: number[];
}

/** Listens in at the browser's own door. */
async function listenIn(page: Page): Promise<() => Promise<Ear>> {
  await page.addInitScript(() => {
    const ear: Ear = { contexts: 0, sounds: [] };
    Reflect.set(globalThis, 'ear', ear);
    const Plain = AudioContext;
    globalThis.AudioContext = class extends Plain {
      constructor() {
        super();
        ear.contexts += 1;
      }
    };
    const source = AudioBufferSourceNode.prototype;
    const { start } = source;
    source.start = function begin(this: AudioBufferSourceNode, ...when: [number?]) {
      if (!this.loop) ear.sounds.push(this.buffer?.duration ?? 0);
      start.apply(this, when);
    };
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'ear') as Ear);
}

test('sound is offered once, is silent until it is wanted, and is then heard', async ({
  page,
  texts,
}) => {
  const ear = await listenIn(page);
  await page.goto('/');
  await page.evaluate(() => localStorage.removeItem('twelve-parsecs/sound'));
  await playNow(page, texts).click();
  const table = new TableView(page, texts);
  await table.settled();
  const offer = page.getByText(texts.t('shell:sound.offer'));
  await expect(offer).toBeVisible();
  expect(await ear()).toEqual({ contexts: 0, sounds: [] });
  await button(page, texts.t('shell:sound.turn-on')).click();
  await expect(button(page, texts.t('shell:sound.is-on'))).toBeVisible();
  await expect.poll(async () => (await ear()).contexts).toBe(1);
  await page.reload();
  await table.settled();
  await expect(button(page, texts.t('shell:sound.is-on'))).toBeVisible();
  await expect(offer).toBeHidden();
  await button(page, texts.t('shell:sound.is-on')).click();
  await page.keyboard.press('Escape');
  // The bed plays by itself.
  await expect.poll(async () => (await ear()).sounds.length).toBeGreaterThan(0);
});
