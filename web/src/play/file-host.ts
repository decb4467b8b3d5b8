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
    return savedUnrun(stored);
  },
};

/** What the table would have saved, where it cannot be run: its log, and its times as they stood last. */
function savedUnrun(stored: StoredTable): SavedTable {
  const { seats, guards, clock, matchTime, practice, entries } = stored;
  const last = entries.at(-1);
  return {
    format: SAVED_FORMAT,
    log: logOfStored(stored),
    seats,
    ...(guards && { guards }),
    ...(practice === true && { practice }),
    ...(clock && { clock: { ...clock, left: last?.clock ?? seats.map(() => clock.budget) } }),
    ...(matchTime !== undefined && {
      matchTime: { budget: matchTime, left: last?.timeLeft ?? matchTime },
    }),
  };
}
