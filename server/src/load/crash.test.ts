import { describe, expect, test } from 'vitest';
import { embeddedFolder } from '../testing/embedded-folder.ts';
import { crash } from './crash.ts';
import { startPostgres } from './stores.ts';

const NOTHING_WRONG = { lost: 0, stuck: 0, mismatched: 0 };

describe('a server that is killed in the middle of everything', () => {
  test('loses nothing of the embedded database', async () => {
    const { folder, remove } = await embeddedFolder();
    const result = await crash({ place: { folder }, kills: 1, tables: 4 });
    remove();
    expect(result).toMatchObject({ kills: 1, ...NOTHING_WRONG });
    expect(result.confirmed).toBeGreaterThan(0);
  });

  test('loses nothing of PostgreSQL', async () => {
    const { url, stop } = await startPostgres();
    const result = await crash({ place: { url }, kills: 2, tables: 4 });
    await stop();
    expect(result).toMatchObject({ kills: 2, ...NOTHING_WRONG });
    expect(result.confirmed).toBeGreaterThan(0);
  });
});
