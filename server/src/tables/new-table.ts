import type { BotId, Style } from '@parsecs/bots';
import type { Game } from '@parsecs/kernel';
import { type ClockRules, isGameId, loadGame } from '@parsecs/table';
import type { HashedKey } from '../storage/storage.ts';
import { hashOf, newTableId, newToken } from '../tokens.ts';
import type { Desk, DeskSeat } from './desk.ts';
import { Refused } from './refusals.ts';

/** Who shall sit where: whoever makes the table, whoever has the link, or a bot. */
export type WantedSeat =
  | { readonly kind: 'me' }
  | { readonly kind: 'link' }
  | { readonly kind: 'bot'; readonly bot: BotId; readonly style?: Style };

export interface WantedTable {
  readonly game: string;
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

/** The tokens of a new table. They are told once and kept nowhere. */
export interface MadeTable {
  readonly table: string;
  readonly owner: string;
  readonly spectator: string;
  /** By seat: of the maker, a token to play with; of the others, a link to sit down with. */
  readonly seats: readonly ({ readonly token: string } | { readonly link: string } | undefined)[];
}

export interface Planned {
  readonly made: MadeTable;
  readonly desk: Desk;
  readonly keys: readonly HashedKey[];
}

/** Everything about a new table that needs no database. */
export async function planTable(wanted: WantedTable): Promise<Planned> {
  const game = await gameOf(wanted.game);
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
    if (token === undefined) return undefined;
    keys.push({ role: kind === 'me' ? 'seat' : 'link', seat, hash: hashOf(token) });
    return kind === 'me' ? { token } : { link: token };
  });
  return { made: { table: newTableId(), owner, spectator, seats: told }, desk, keys };
}

async function gameOf(id: string): Promise<Game> {
  if (!isGameId(id)) throw new Refused('bad-setup', pathOf('game'));
  return loadGame(id);
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
