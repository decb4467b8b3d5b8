import { at } from '@parsecs/kernel';
import type { MadeTable } from '@parsecs/table/wire';
import type { WantedTable } from '../tables/new-table.ts';
import { type Answer, Client } from './client.ts';
import { within } from './within.ts';

/** So long a choice may take until it counts as lost. */
const PATIENCE = 20_000;

/** A table whose choices are timed, from the sender's message to everybody's update. */
export class BenchTable {
  readonly #id: string;
  readonly #clients: readonly Client[];
  #isBusy = false;
  #count = 0;

  private constructor(id: string, clients: readonly Client[]) {
    this.#id = id;
    this.#clients = clients;
  }

  /** Made and begun at the first of these servers; its players come by all of them in turn. */
  static async make(
    ports: readonly number[],
    wanted: WantedTable,
    number: number,
  ): Promise<BenchTable> {
    const clients = [0, 1].map((seat) => new Client(at(ports, (number + seat) % ports.length)));
    await Promise.all(clients.map((client) => client.connected()));
    const [maker, guest] = [at(clients, 0), at(clients, 1)];
    const { table, seats } = await maker.value<MadeTable>('create', wanted);
    const [mine, theirs] = seats;
    const link = theirs && 'link' in theirs ? theirs.link : '';
    const joined = { table, link, name: 'Han' };
    const { token } = await guest.value<{ readonly token: string }>('join', joined);
    await maker.attach(table, mine && 'token' in mine ? mine.token : '');
    await guest.attach(table, token);
    for (const [seat, client] of clients.entries()) await client.seal(table, seat);
    for (const [seat, client] of clients.entries()) await client.show(table, seat);
    return new BenchTable(table, clients);
  }

  get canChoose(): boolean {
    return !this.#isBusy && this.#asked !== undefined;
  }

  get #asked(): Client | undefined {
    return this.#clients.find((one) => one.snapshot?.question !== undefined);
  }

  /** One choice; gives how long it took until everybody knew, or nothing if that never happened. */
  async choose(): Promise<number | undefined> {
    const client = this.#asked;
    const question = client?.snapshot?.question;
    if (client === undefined || question === undefined) return undefined;
    this.#isBusy = true;
    const before = client.seen;
    this.#count += 1;
    const { id } = at(question.answers, Math.floor(Math.random() * question.answers.length));
    const command = { kind: 'choose' as const, ask: question.ask, id };
    const started = performance.now();
    const told = Promise.all(this.#clients.map((one) => isTold(one, before)));
    const took = told.then(() => performance.now() - started);
    const message = { table: this.#id, sent: `message-${this.#count}`, command };
    const confirmed = client.ask('play', message).then(isConfirmation);
    try {
      const [milliseconds, isConfirmed] = await within(
        PATIENCE,
        'a choice',
        Promise.all([took, confirmed]),
      );
      return isConfirmed ? milliseconds : undefined;
    } catch {
      return undefined;
    } finally {
      this.#isBusy = false;
    }
  }

  close(): void {
    for (const client of this.#clients) client.close();
  }
}

function isConfirmation({ value, refusal }: Answer): boolean {
  return refusal === undefined && !Object.hasOwn(value as object, 'refusal');
}

function isTold(client: Client, before: number): Promise<void> {
  return new Promise((resolve) => {
    client.told = () => {
      if (client.seen > before) resolve();
    };
  });
}
