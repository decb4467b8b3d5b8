import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../storage/database.ts';

/** An embedded database takes seconds to come into the world and none to be copied: one is made for all tests. */
async function template(): Promise<string> {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { dependencies } = JSON.parse(text) as { readonly dependencies: Record<string, string> };
  const version = dependencies['@electric-sql/pglite'];
  const folder = join(tmpdir(), `parsecs-empty-database-${version}`);
  if (existsSync(folder)) return folder;
  const made = mkdtempSync(`${folder}-`);
  await (await openDatabase({ folder: made })).close();
  try {
    renameSync(made, folder);
  } catch {
    // Another thread was quicker.
    rmSync(made, { recursive: true, force: true });
  }
  return folder;
}

/** A folder of its own with an empty database in it. */
export async function embeddedFolder(): Promise<{ readonly folder: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'parsecs-embedded-'));
  cpSync(await template(), folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
