import { expect, type Page } from '@playwright/test';
import type { MatchRecord } from '../../src/shell/match-record.ts';
import type { OldRecord } from './records.ts';

const DATABASE = 'twelve-parsecs';

/** Lays something into the store of the page, as an earlier visit (or a fault) would have. */
export async function putRaw(page: Page, id: string, content: unknown): Promise<void> {
  await put(page, [{ store: 'matches', id, content }]);
}

interface Laid {
  readonly store: 'matches' | 'tables';
  readonly id: string;
  readonly content: unknown;
}

async function put(page: Page, things: readonly Laid[]): Promise<void> {
  await page.evaluate(
    ([database, laid]) =>
      new Promise<void>((resolve, reject) => {
        // Where there is none yet it is the first version, which the page brings up to date.
        const opening = indexedDB.open(database);
        opening.addEventListener('upgradeneeded', () => {
          opening.result.createObjectStore('matches');
        });
        opening.addEventListener('error', () => reject(new Error('cannot be opened')));
        opening.addEventListener('success', () => {
          const db = opening.result;
          const writing = db.transaction([...new Set(laid.map(({ store }) => store))], 'readwrite');
          for (const { store, id, content } of laid) writing.objectStore(store).put(content, id);
          writing.addEventListener('complete', () => {
            db.close();
            resolve();
          });
        });
      }),
    [DATABASE, things] as const,
  );
}

/** The page has been here: what was played lies beside the records. */
async function isUpToDate(page: Page): Promise<boolean> {
  return page.evaluate(async (database) => {
    const known = await indexedDB.databases();
    return known.some(({ name, version = 0 }) => name === database && version > 1);
  }, DATABASE);
}

/** Belongs to the site and runs nothing. */
const EMPTY = '/icon.svg';

/** A place of the site where nothing runs: the store can be filled before the app wakes. */
export async function openEmpty(page: Page): Promise<void> {
  if (!page.url().endsWith(EMPTY)) await page.goto(EMPTY);
}

export async function fillStore(
  page: Page,
  records: readonly (MatchRecord | OldRecord)[],
): Promise<void> {
  await openEmpty(page);
  const isNew = await isUpToDate(page);
  for (const whole of records) {
    const { id } = whole;
    if (!isNew || !('table' in whole)) {
      await putRaw(page, id, whole);
      continue;
    }
    const { table, ...content } = whole;
    await put(page, [
      { store: 'matches', id, content },
      { store: 'tables', id, content: table },
    ]);
  }
}

export async function openRecord(
  page: Page,
  record: MatchRecord,
  place: 'play' | 'replay' = 'play',
): Promise<void> {
  await fillStore(page, [record]);
  await page.goto(`/${place}/${record.id}`);
}

/** What the page has kept of a match. */
export async function readRaw(page: Page, id: string): Promise<unknown> {
  return page.evaluate(
    ([database, key]) =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.addEventListener('error', () => reject(new Error('cannot be opened')));
        opening.addEventListener('success', () => {
          const db = opening.result;
          const reading = db.transaction('matches').objectStore('matches').get(key);
          reading.addEventListener('success', () => {
            db.close();
            resolve(reading.result);
          });
        });
      }),
    [DATABASE, id] as const,
  );
}

/** How many entries of a match the page has kept. */
export async function countEntries(page: Page, id: string): Promise<number> {
  return page.evaluate(
    ([database, key]) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.addEventListener('error', () => reject(new Error('cannot be opened')));
        opening.addEventListener('success', () => {
          const db = opening.result;
          const range = IDBKeyRange.bound([key, 0], [key, Number.POSITIVE_INFINITY]);
          const counting = db.transaction('entries').objectStore('entries').count(range);
          counting.addEventListener('success', () => {
            db.close();
            resolve(counting.result);
          });
        });
      }),
    [DATABASE, id] as const,
  );
}

/** Waits until everything that is on the screen is in the store, too. */
export async function expectKept(page: Page): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const shown = Number(await page.locator('[data-ask]').getAttribute('data-ask'));
  await expect.poll(() => countEntries(page, id)).toBeGreaterThanOrEqual(shown);
}

const NEWER = 99;

/** A later version of the page has been here, and has left something. */
export async function makeNewer(page: Page): Promise<void> {
  await page.evaluate(
    ([database, version]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database, version);
        opening.addEventListener('upgradeneeded', () => {
          opening.result.createObjectStore('holograms').put('from the future', 'one');
        });
        opening.addEventListener('error', () => reject(new Error('cannot be opened')));
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve();
        });
      }),
    [DATABASE, NEWER] as const,
  );
}

/** What a later version has left. */
export async function readNewer(page: Page): Promise<unknown> {
  return page.evaluate(
    ([database, version]) =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open(database, version);
        opening.addEventListener('error', () => reject(new Error('cannot be opened')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('holograms').objectStore('holograms').getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(reading.result);
          });
        });
      }),
    [DATABASE, NEWER] as const,
  );
}
