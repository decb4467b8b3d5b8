import type { ClockRules, GameId } from '@parsecs/table';
import type { WantedSeat } from '@parsecs/table/wire';
import { keepTable } from '../shell/kept-tables.ts';
import { askOnce } from './wire.ts';

export interface NewTable {
  readonly game: GameId;
  readonly setup: unknown;
  readonly seats: readonly WantedSeat[];
  readonly name: string;
  readonly clock?: ClockRules;
  readonly matchTime?: number;
  readonly practice?: boolean;
  readonly listed: boolean;
}

/** Opens a table on the server, keeps its keys in this browser and gives its id. */
export async function createTable(wanted: NewTable): Promise<string> {
  const { table, owner, spectator, seats } = await askOnce('create', wanted);
  const links: Record<number, string> = {};
  let mine: { readonly seat: number; readonly token: string } | undefined;
  for (const [seat, told] of seats.entries()) {
    if (told === null) continue;
    if ('link' in told) links[seat] = told.link;
    else mine = { seat, token: told.token };
  }
  const place = mine ?? { token: spectator };
  keepTable({ id: table, game: wanted.game, owner, spectator, links, ...place });
  return table;
}

/** Sits down and keeps the seat in this browser. */
export async function joinTable(
  table: string,
  name: string,
  link: string | undefined,
): Promise<void> {
  const { seat, token } = await askOnce('join', {
    table,
    name,
    ...(link !== undefined && { link }),
  });
  await takePlace(table, token, seat);
}

/** Keeps a place whose token is known: one’s own from another device, or a spectator’s. */
export async function takePlace(table: string, token: string, seat?: number): Promise<void> {
  const { desk, viewer } = await askOnce('look', { table, token });
  const own = seat ?? (viewer === 'spectator' ? undefined : viewer);
  keepTable({ id: table, game: desk.game, token, ...(own !== undefined && { seat: own }) });
}

/** The first open table of a game where somebody waits, or a new one that others can find. */
export async function quickMatch(
  game: GameId,
  setup: unknown,
  name: string,
  mine: readonly string[],
): Promise<string> {
  const open = await askOnce('list', {});
  for (const { table, game: other, present } of open) {
    if (other !== game || !present || mine.includes(table)) continue;
    try {
      await joinTable(table, name, undefined);
      return table;
    } catch {
      // Somebody was quicker: the next one.
    }
  }
  const seats = [{ kind: 'me' as const }, { kind: 'link' as const }];
  return createTable({ game, setup, seats, name, listed: true });
}
