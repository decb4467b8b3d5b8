import { at } from '@parsecs/kernel';
import { io, type Socket } from 'socket.io-client';
import type { PeerAction, PeerState } from '../boardgame-io/library.ts';
import { actorOf, callsOf } from '../boardgame-io/play.ts';

/** What is sent over the wire beside what its reducer needs. */
type SentState = PeerState & { readonly _stateID: number };

/** So long a choice may take until it counts as lost. */
const PATIENCE = 20_000;
const SEATS = ['0', '1'] as const;

interface Player {
  readonly socket: Socket;
  state: SentState | undefined;
  told: () => void;
}

/** A match at boardgame.io's server with its two players, in the words of its own client. */
export class PeerTable {
  readonly #id: string;
  readonly #players: readonly Player[];
  #isBusy = false;

  private constructor(id: string, players: readonly Player[]) {
    this.#id = id;
    this.#players = players;
  }

  /** A match comes into the world with the first who asks for it. */
  static async make(port: number, id: string): Promise<PeerTable> {
    const players: Player[] = [];
    for (const seat of SEATS) players.push(await sitDown(port, id, seat));
    return new PeerTable(id, players);
  }

  get canChoose(): boolean {
    const [first] = this.#players;
    return !this.#isBusy && first?.state !== undefined && first.state.ctx.gameover === undefined;
  }

  /** One choice; gives how long it took until both knew, or nothing if that never happened. */
  async choose(): Promise<number | undefined> {
    const state = this.#players[0]?.state;
    if (state === undefined) return undefined;
    this.#isBusy = true;
    const actor = actorOf(state);
    const calls = callsOf(state, actor);
    const { move, args } = at(calls, Math.floor(Math.random() * calls.length));
    const { playerID } = actor;
    const action: PeerAction = { type: 'MAKE_MOVE', payload: { type: move, args, playerID } };
    const started = performance.now();
    const told = this.#players.map((player) => isTold(player, state._stateID));
    const late = new Promise<false>((resolve) => {
      setTimeout(() => resolve(false), PATIENCE).unref();
    });
    const sender = at(this.#players, Number(playerID));
    sender.socket.emit('update', action, state._stateID, this.#id, playerID);
    try {
      const hasArrived = await Promise.race([Promise.all(told).then(() => true), late]);
      return hasArrived ? performance.now() - started : undefined;
    } finally {
      this.#isBusy = false;
    }
  }

  close(): void {
    for (const { socket } of this.#players) socket.close();
  }
}

async function sitDown(port: number, table: string, seat: string): Promise<Player> {
  const socket = io(`http://127.0.0.1:${port}/super-teams`, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  const player: Player = { socket, state: undefined, told: () => undefined };
  const take = (state: SentState): void => {
    player.state = state;
    player.told();
  };
  socket.on('update', (_: string, state: SentState) => take(state));
  const synced = new Promise<void>((resolve, reject) => {
    socket.on('connect_error', reject);
    socket.on('sync', (_: string, { state }: { readonly state: SentState }) => {
      take(state);
      resolve();
    });
  });
  socket.emit('sync', table, seat, undefined, SEATS.length);
  await synced;
  return player;
}

function isTold(player: Player, before: number): Promise<void> {
  return new Promise((resolve) => {
    player.told = () => {
      if ((player.state?._stateID ?? 0) > before) resolve();
    };
  });
}
