import { readInWorker } from '../play/read-in-worker.ts';
import type { Session } from '../play/session.ts';
import { useSettings } from '../shell/settings.ts';
import { newMatchId, putMatch } from '../shell/storage.ts';

/** Puts a finished match among those of this device, where it can be watched, and gives its id. */
export async function keepReplay(session: Session): Promise<string> {
  const { language } = useSettings.getState();
  const around = { id: newMatchId(), now: Date.now(), language };
  const saved = await session.save();
  const read = await readInWorker(JSON.stringify(saved), around, () => undefined);
  if ('fault' in read) throw new Error('the match of this table cannot be read');
  await putMatch(read.record, read.table);
  return read.record.id;
}
