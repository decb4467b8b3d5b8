import type { Viewer } from '@parsecs/kernel';
import { isGameId, readSaved, type SavedFault, type Update } from '@parsecs/table';
import { keepThought } from '../advice/advice-store.ts';
import { sweepAdvice } from '../advice/sweep.ts';
import { loadBoard } from '../games/load-board.ts';
import {
  adoptTable,
  appendEntry,
  getTable,
  type MatchRecord,
  OtherWriter,
} from '../shell/storage.ts';
import type { MatchLock } from './match-lock.ts';
import { callBack, type OpenWorker, openWorker } from './open-worker.ts';
import type { Opened, OpenFault, OpenRequest, TableListener } from './protocol.ts';
import { RecordKeeper } from './record-keeper.ts';
import { paceOf, Session, seatsHere } from './session.ts';
import { storedOf } from './stored.ts';

/** Why a match of the store cannot be opened. */
export type SessionFault = OpenFault | { readonly cause: 'bad-table'; readonly saved: SavedFault };

/** Opens a match for playing. The lock goes with the session, or is let go where there is none. */
export async function openSession(
  record: MatchRecord,
  lock: MatchLock,
  onProgress: (done: number) => void,
): Promise<Session | { readonly fault: SessionFault }> {
  const worker = openWorker();
  const opened = await open(record, lock, worker, onProgress);
  if ('fault' in opened) {
    worker.close();
    lock.release();
  }
  return opened;
}

async function open(
  record: MatchRecord,
  lock: MatchLock,
  worker: OpenWorker,
  onProgress: (done: number) => void,
): Promise<Session | { readonly fault: SessionFault }> {
  const { game, id } = record;
  if (!isGameId(game)) return { fault: { cause: 'unknown-game', game } };
  const board = await loadBoard(game);
  const asked = await requestOf(record, paceOf(board));
  if ('fault' in asked) return asked;
  const early: Update[] = [];
  const late: { session?: Session; keeper?: RecordKeeper } = {};
  const listener: TableListener = {
    updated: (update) => {
      late.keeper?.noteFinished(update.snapshot.outcome !== undefined);
      // What comes before the session stands is kept for it.
      if (late.session === undefined) early.push(update);
      else late.session.updated(update);
    },
    append: async (entry, snapshot) => {
      try {
        await appendEntry(id, entry, snapshot);
      } catch (error) {
        if (error instanceof OtherWriter) late.session?.taken();
        throw error;
      }
    },
    keepSeats: async (seats, guards) => late.keeper?.keepSeats(seats, guards),
    keepTimes: async (times) => {
      if (late.session?.read().isTaken !== true) await late.keeper?.keepTimes(times);
    },
    thought: (thought) => void keepThought(id, thought),
    waits: (sequence) => late.session?.waits(sequence),
    progress: onProgress,
    failed: (message) => late.session?.failed(message),
  };
  const opened = await Promise.race([
    worker.table.open(asked.request, callBack(listener)),
    worker.loss,
  ]);
  if ('fault' in opened) return opened;
  const kept = await keepOpened(record, asked.request, opened);
  const ends = { port: worker.table, close: worker.close, lock };
  const session = new Session(kept, seatsHere(kept), board, ends, opened);
  late.keeper = new RecordKeeper(kept);
  late.session = session;
  for (const update of early) session.updated(update);
  sweepAdvice().catch(() => undefined);
  return session;
}

/** What is asked of the worker: to begin, to go on from the entries, or to run a whole log. */
async function requestOf(
  record: MatchRecord,
  pace: number,
): Promise<{ readonly request: OpenRequest } | { readonly fault: SessionFault }> {
  const { fresh, options, game } = record;
  const here = seatsHere(record);
  const viewer: Viewer = here.length === 1 ? (here[0] ?? 'spectator') : 'spectator';
  const base = { viewer, pace };
  const table = await getTable(record.id);
  if (table?.kind === 'entries') {
    return { request: { ...base, kind: 'stored', stored: storedOf(record, table) } };
  }
  if (table === undefined) {
    return { request: { ...base, ...fresh, ...options, kind: 'new', game } };
  }
  const read = readSaved(table.table);
  if ('fault' in read) return { fault: { cause: 'bad-table', saved: read.fault } };
  return { request: { ...base, kind: 'saved', saved: read.saved } };
}

/** A match that is opened for the first time, or came in one piece, is kept by entries from now on. */
async function keepOpened(
  record: MatchRecord,
  request: OpenRequest,
  { rules, history }: Opened,
): Promise<MatchRecord> {
  if (request.kind === 'stored') return record;
  const saved = request.kind === 'saved' ? request.saved : undefined;
  const reseeds = saved?.log.reseeds;
  const guards = saved?.guards;
  const beginning = history.beginning as unknown as NonNullable<MatchRecord['played']>['beginning'];
  const kept: MatchRecord = {
    ...record,
    played: { rules, beginning, ...(reseeds && { reseeds }), ...(guards && { guards }) },
  };
  await adoptTable(kept, history);
  return kept;
}
