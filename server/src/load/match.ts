import { at } from '@parsecs/kernel';
import { GAME_IDS } from '@parsecs/table';
import type { MadeTable, PlayCommand } from '@parsecs/table/wire';
import { Client } from './client.ts';
import { wantedTable } from './wanted-table.ts';

interface Message {
  readonly sent: string;
  readonly command: PlayCommand;
}

/** One person who plays by chance and remembers what the server has confirmed. */
class Player {
  readonly token: string;
  readonly confirmed: string[] = [];
  client: Client | undefined;
  #pending: Message | undefined;
  #count = 0;
  #seen = -1;

  constructor(token: string) {
    this.token = token;
  }

  get seen(): number {
    return Math.max(this.#seen, this.client?.seen ?? -1);
  }

  get isOver(): boolean {
    return this.client?.snapshot?.outcome !== undefined;
  }

  async connect(port: number, table: string): Promise<void> {
    this.#seen = this.seen;
    this.client?.close();
    const client = new Client(port);
    this.client = client;
    await client.connected();
    await client.attach(table, this.token, this.#seen);
  }

  /** What was sent and not confirmed is sent again, as it was; else the next answer. False when there is none. */
  async act(table: string): Promise<boolean> {
    const { client } = this;
    const question = client?.snapshot?.question;
    if (client === undefined) return false;
    if (this.#pending === undefined) {
      if (question === undefined) return false;
      const answers = question.answers;
      const { id } = at(answers, Math.floor(Math.random() * answers.length));
      this.#count += 1;
      const sent = `message-${this.#count}`;
      this.#pending = { sent, command: { kind: 'choose', ask: question.ask, id } };
    }
    const { sent } = this.#pending;
    const { value, refusal } = await client.ask('play', { table, ...this.#pending });
    if (refusal?.cause === 'busy') return true;
    this.#pending = undefined;
    const isConfirmed = refusal === undefined && !Object.hasOwn(value ?? {}, 'refusal');
    if (isConfirmed) this.confirmed.push(sent);
    return true;
  }
}

/** One table with its two players, over the wire. */
export class Match {
  readonly table: string;
  readonly players: readonly Player[];
  #isConnected = false;

  private constructor(table: string, tokens: readonly string[]) {
    this.table = table;
    this.players = tokens.map((token) => new Player(token));
  }

  /** A new table, gathered and begun. The games take turns by `number`. */
  static async make(port: number, number: number): Promise<Match> {
    const game = at(GAME_IDS, number % GAME_IDS.length);
    const maker = new Client(port);
    await maker.connected();
    const wanted = await wantedTable(game, [{ kind: 'me' }, { kind: 'link' }]);
    const { table, seats } = await maker.value<MadeTable>('create', wanted);
    const tokens: string[] = [];
    for (const told of seats) {
      if (told === null) continue;
      if ('token' in told) tokens.push(told.token);
      else {
        const sat = { table, link: told.link, name: 'Han' };
        tokens.push((await maker.value<{ readonly token: string }>('join', sat)).token);
      }
    }
    maker.close();
    const match = new Match(table, tokens);
    await match.connect(port);
    for (const [seat, { client }] of match.players.entries()) await client?.seal(table, seat);
    for (const [seat, { client }] of match.players.entries()) await client?.show(table, seat);
    return match;
  }

  get sequence(): number {
    return Math.max(...this.players.map(({ seen }) => seen));
  }

  get isOver(): boolean {
    return this.players.some(({ isOver }) => isOver);
  }

  async connect(port: number): Promise<void> {
    for (const player of this.players) await player.connect(port, this.table);
    this.#isConnected = true;
  }

  /** Plays until the connection breaks or it is over. */
  async play(): Promise<void> {
    await Promise.all(
      this.players.map(async (player) => {
        const { client } = player;
        try {
          while (this.#isConnected && client?.socket.connected === true && !this.isOver) {
            if (!(await player.act(this.table))) await news(client);
          }
        } catch {
          // The server is gone; whatever waits is sent again to the next one.
        }
      }),
    );
  }

  close(): void {
    this.#isConnected = false;
    for (const { client } of this.players) client?.close();
  }
}

/** The next thing that is told, or the end of the connection. */
function news(client: Client): Promise<void> {
  return new Promise((resolve) => {
    client.told = resolve;
    client.socket.once('disconnect', () => resolve());
    if (client.snapshot?.question !== undefined || !client.socket.connected) resolve();
  });
}
