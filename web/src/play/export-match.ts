import type { SavedTable } from '@parsecs/table';
import { getTable, type MatchRecord } from '../shell/storage.ts';
import { openWorker } from './open-worker.ts';
import { storedOf } from './stored.ts';

/** A match of the store in one piece: as it came, or put together from its entries. */
export async function exportMatch(record: MatchRecord): Promise<unknown> {
  const table = await getTable(record.id);
  if (table === undefined) return undefined;
  if (table.kind === 'whole') return table.table;
  const worker = openWorker();
  try {
    const exported = worker.files.export(storedOf(record, table));
    return (await Promise.race([exported, worker.loss])) satisfies SavedTable;
  } finally {
    worker.close();
  }
}
