import type { SeatSnapshot, SeatSpec, Update } from '@parsecs/table';
import type { PublicDesk } from '@parsecs/table/wire';
import { loadBoard } from '../games/load-board.ts';
import { openWorker } from '../play/open-worker.ts';
import { Session } from '../play/session.ts';
import { changeTable, findTable } from '../shell/kept-tables.ts';
import { keepLook, lastLook, type OnlineTable } from './online-table.ts';
import { socketPort } from './socket-port.ts';

/** The match of a table online on the same screen as any other. */
export async function openOnline(table: OnlineTable, desk: PublicDesk): Promise<Session> {
  const { game } = desk;
  const board = await loadBoard(game);
  const worker = openWorker();
  const early: Update[] = [];
  const late: { session?: Session } = {};
  const seen = await table.follow((update) => {
    if (late.session === undefined) early.push(update);
    else late.session.updated(update);
  });
  const port = socketPort({
    table,
    game,
    worker,
    seats: () => late.session?.record.fresh.seats ?? [],
    latest: () => late.session?.animator.read().latest ?? seen.snapshot,
    onShown: (sequence) => {
      const shown = late.session?.animator.read().latest;
      if (shown?.sequence === sequence) noteSeen(table.id, shown);
    },
  });
  const { viewer } = seen.snapshot;
  const seats = specsOf(desk);
  const record = {
    id: table.id,
    game,
    languages: [],
    seatNames: seats.map(({ name = '' }) => name),
    options: {},
    fresh: { setup: null, seats },
  };
  const here = viewer === 'spectator' ? [] : [viewer];
  // Whoever was away sees first what they saw last, and then how it went on.
  const before = film(table.id, seen.snapshot);
  const story = seen.story.filter(({ sequence }) => sequence <= before.sequence);
  const ends = { port, close: worker.close };
  const session = new Session(record, here, board, ends, { snapshot: before, story });
  late.session = session;
  if (before === seen.snapshot) noteSeen(table.id, before);
  else {
    const items = seen.story.filter(({ sequence }) => sequence > before.sequence);
    const { snapshot } = seen;
    session.updated({ from: before.sequence, to: snapshot.sequence, items, snapshot });
  }
  for (const update of early) session.updated(update);
  return session;
}

/** Longer than this nobody watches what they missed. */
const LONGEST_FILM = 80;

/** From where to show what happened: the last look, if it is of this seat and not too long ago. */
function film(id: string, now: SeatSnapshot): SeatSnapshot {
  const before = lastLook(id);
  if (before === undefined || before.viewer !== now.viewer) return now;
  const missed = now.sequence - before.sequence;
  return missed > 0 && missed <= LONGEST_FILM ? before : now;
}

function noteSeen(id: string, look: SeatSnapshot): void {
  const { sequence } = look;
  if ((findTable(id)?.seen ?? -1) >= sequence) return;
  keepLook(id, look);
  changeTable(id, { seen: sequence });
}

export function specsOf({ seats }: PublicDesk): readonly SeatSpec[] {
  return seats.map(({ kind, bot, style, name }): SeatSpec => {
    if (kind === 'bot' && bot !== undefined) {
      return { kind: 'bot', bot, ...(style !== undefined && { style }) };
    }
    return { kind: 'elsewhere', ...(name !== undefined && { name }) };
  });
}
