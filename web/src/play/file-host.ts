import {
  isGameId,
  loadGame,
  logOfStored,
  restoreTable,
  SAVED_FORMAT,
  type SavedTable,
  type StoredTable,
} from '@parsecs/table';
import { type Around, type OpenedFile, readMatchFile } from '../home/match-file.ts';
import type { FileHost } from './protocol.ts';

const NEVER = (): Promise<void> => Promise.resolve();

/** Files are read and written where a long log holds up nobody. */
export const fileHost: FileHost = {
  read: (text: string, around: Around, progress: (done: number) => void): Promise<OpenedFile> =>
    readMatchFile(text, around, progress),

  async export(stored: StoredTable): Promise<SavedTable> {
    if (isGameId(stored.game)) {
      const game = await loadGame(stored.game);
      const restored = restoreTable(game, stored, { now: () => 0, pause: NEVER });
      if ('table' in restored) return restored.table.save();
    }
    const { seats, guards } = stored;
    return { format: SAVED_FORMAT, log: logOfStored(stored), seats, ...(guards && { guards }) };
  },
};
