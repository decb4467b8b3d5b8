import { downloadJson, matchFileName } from './download.ts';
import { getMatch, getTable, isBroken, type MatchRecord } from './storage.ts';

interface MatchFile {
  readonly name: string;
  readonly content: unknown;
}

/** A match of the store as a file that can be opened again; nothing when it is not there. */
export async function fileOfMatch(id: string): Promise<MatchFile | undefined> {
  const found = await getMatch(id);
  if (found === undefined) return undefined;
  if (isBroken(found)) return { name: matchFileName(id), content: found.content };
  return { name: matchFileName(id, found.game), content: await contentOf(found) };
}

export async function downloadMatch(id: string): Promise<void> {
  const file = await fileOfMatch(id);
  if (file !== undefined) downloadJson(file.name, file.content);
}

async function contentOf(record: MatchRecord): Promise<unknown> {
  try {
    const { exportMatch } = await import('../play/export-match.ts');
    return (await exportMatch(record)) ?? record;
  } catch {
    // What puts matches together may itself be broken or out of reach: then all that is kept, as it is.
    return { record, table: await getTable(record.id) };
  }
}
