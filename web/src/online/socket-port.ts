import type { MatchLog, Refusal, Seat, Viewer } from '@parsecs/kernel';
import { type GameId, SAVED_FORMAT, type SavedTable, type SeatSpec } from '@parsecs/table';
import type { Animator } from '../play/animator.ts';
import type { OpenWorker } from '../play/open-worker.ts';
import type { Course, Seen, TablePort } from '../play/protocol.ts';
import type { OnlineTable } from './online-table.ts';

/** What the port of a table online needs beside the table. */
export interface PortTools {
  readonly table: OnlineTable;
  readonly game: GameId;
  /** Has the rules, to tell what can be told from a view. */
  readonly worker: Pick<OpenWorker, 'foresight' | 'replay'>;
  readonly seats: () => readonly SeatSpec[];
  /** What is on the screen. */
  readonly latest: () => ReturnType<Animator['read']>['latest'];
  /** Everything up to this entry was on the screen. */
  readonly onShown: (sequence: number) => void;
}

const DONE = Promise.resolve();

/** A table on a server, behind the same port as one in a worker. */
export function socketPort(tools: PortTools): TablePort {
  const { table, game, worker } = tools;
  const { foresight } = worker;
  const viewOf = (): unknown => tools.latest().view;
  return {
    start: async () => {
      await table.ask('go-on', {}).catch(() => undefined);
    },
    hold: async () => {
      await table.ask('propose', { what: 'pause' }).catch(() => undefined);
    },
    settled: () => DONE,
    setViewer: (_viewer: Viewer): Promise<Seen> => table.seen(),
    choose: (_seat: Seat, ask: number, id: string) => table.play({ kind: 'choose', ask, id }),
    chooseUnasked: (_seat: Seat, ask: number, id: string) =>
      table.play({ kind: 'choose', ask, id, unasked: true }),
    isReversible: (seat, ids) => foresight.isReversible(game, viewOf(), seat, ids),
    lead: () => foresight.lead(game, tools.seats().length, viewOf()),
    course: async (viewer) => courseOf(worker, await table.log(), viewer),
    decline: () => table.play({ kind: 'decline' }),
    explain: (seat, id): Promise<Refusal | undefined> =>
      foresight.explain(game, viewOf(), seat, id),
    preview: (seat, ids) => foresight.preview(game, viewOf(), seat, ids),
    askTakeBack: () => table.play({ kind: 'ask-take-back' }),
    concede: () => table.play({ kind: 'concede' }),
    answerTakeBack: (_seat, agrees) => table.play({ kind: 'answer-take-back', agrees }),
    setGuard: async (_seat, guard) => {
      await table.ask('guard', { guard });
    },
    // Bots of a server keep the pace that was agreed on.
    setPace: () => DONE,
    setStepping: () => DONE,
    step: () => DONE,
    shown: async (sequence) => tools.onShown(sequence),
    save: async () => savedOf(await table.log(), tools.seats()),
  };
}

function savedOf(log: MatchLog, seats: readonly SeatSpec[]): SavedTable {
  return { format: SAVED_FORMAT, log, seats };
}

async function courseOf(
  worker: PortTools['worker'],
  log: MatchLog,
  viewer: Viewer,
): Promise<Course> {
  const opened = await worker.replay.open(log, viewer);
  if ('fault' in opened) return { curve: [], marks: [] };
  return { curve: await worker.replay.curve(), marks: opened.marks };
}
