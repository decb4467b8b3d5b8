import { type ClockRules, type GameId, loadGame } from '@parsecs/table';
import type { MadeTable, WantedSeat } from '@parsecs/table/wire';
import type { HashedKey } from '../storage/storage.ts';
import { hashOf, newTableId, newToken } from '../tokens.ts';
import type { Desk, DeskSeat } from './desk.ts';
import { Refused } from './refusals.ts';

export interface WantedTable {
  readonly game: GameId;
  readonly setup: unknown;
  readonly seats: readonly WantedSeat[];
  readonly name: string;
  readonly clock?: ClockRules;
  readonly matchTime?: number;
  readonly practice: boolean;
  readonly pace: number;
  /** To be found by everybody who looks for a game. */
  readonly listed: boolean;
}

export interface Planned {
  readonly made: MadeTable;
  readonly desk: Desk;
  readonly keys: readonly HashedKey[];
}

/** Everything about a new table that needs no database. */
export async function planTable(wanted: WantedTable): Promise<Planned> {
  const game = await loadGame(wanted.game);
  const setup = game.checkSetup(wanted.setup);
  if (!setup.ok) throw new Refused('bad-setup', pathOf(setup.problems[0]?.path));
  const { seats, name, clock, matchTime, practice, pace } = wanted;
  if (seats.length !== game.seatsOf(setup.value)) throw new Refused('bad-seats');
  if (seats.every(({ kind }) => kind === 'bot')) throw new Refused('bad-seats');
  const tokens = seats.map(({ kind }) => (kind === 'bot' ? undefined : newToken()));
  const [owner, spectator] = [newToken(), newToken()];
  const desk: Desk = {
    rules: game.version,
    setup: setup.value,
    seats: seats.map((seat) => deskSeat(seat, name)),
    practice,
    pace,
    phase: 'gathering',
    secret: newToken(),
    held: false,
    ...(clock && { clock }),
    ...(matchTime !== undefined && { matchTime }),
  };
  const keys: HashedKey[] = [
    { role: 'owner', hash: hashOf(owner) },
    { role: 'spectator', hash: hashOf(spectator) },
  ];
  const told = seats.map(({ kind }, seat) => {
    const token = tokens[seat];
    if (token === undefined) return null;
    keys.push({ role: kind === 'me' ? 'seat' : 'link', seat, hash: hashOf(token) });
    return kind === 'me' ? { token } : { link: token };
  });
  return { made: { table: newTableId(), owner, spectator, seats: told }, desk, keys };
}

function deskSeat(seat: WantedSeat, name: string): DeskSeat {
  if (seat.kind === 'bot') return { ...seat, salt: newToken() };
  const guard = 'ask' as const;
  if (seat.kind === 'me') return { kind: 'person', joined: true, name, guard };
  return { kind: 'person', joined: false, guard };
}

function pathOf(path = ''): { readonly path: string } {
  return { path };
}
