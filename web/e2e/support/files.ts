import { readFileSync } from 'node:fs';
import type { Texts } from '@parsecs/lang';
import type { Locator, Page } from '@playwright/test';
import { button } from './table.ts';

/** Brings a file to the home page. */
export async function giveFile(
  page: Page,
  texts: Texts,
  name: string,
  content: string,
): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await button(page, texts.t('shell:home.open')).click();
  const buffer = Buffer.from(content);
  await (await choosing).setFiles({ name, mimeType: 'application/json', buffer });
}

/** Presses a button that gives a file, and tells where it lies. */
export async function takeFile(page: Page, giver: Locator): Promise<string> {
  const coming = page.waitForEvent('download');
  await giver.click();
  return (await coming).path();
}

/** The same, with the file read. */
export async function readFile(page: Page, giver: Locator): Promise<unknown> {
  return JSON.parse(readFileSync(await takeFile(page, giver), 'utf8')) as unknown;
}

/** A value inside of values: far deeper than anything that somebody has written. */
export function nested(levels: number): string {
  return `${'['.repeat(levels)}${']'.repeat(levels)}`;
}
