import { type ConnectedDatabase, connectDatabase, type Place } from '../storage/database.ts';
import { LocalBus } from '../tables/bus.ts';
import { type OpenService, openService, type ServiceLimits } from '../tables/open-service.ts';
import { openRedisBus } from '../tables/redis-bus.ts';

interface OpenerOptions extends ServiceLimits {
  readonly place: Place;
  readonly redis?: string | undefined;
  readonly failed: (error: unknown) => void;
}

/**
 * The tables of a server whose page is already open. A database that lasts is opened at once, beside
 * everything else; one in memory only when somebody wants a table.
 */
export class TablesOpener {
  readonly #options: OpenerOptions;
  readonly #connected: ConnectedDatabase | undefined;
  #opening: Promise<OpenService> | undefined;
  #opened: OpenService | undefined;
  #finish: () => Promise<void> = async () => undefined;

  /** Throws where a folder is in use: that is known at once. */
  constructor(options: OpenerOptions) {
    this.#options = options;
    if (options.place !== 'memory')
      this.#connected = connectDatabase(options.place, options.failed);
  }

  /** What is open by now. */
  get opened(): OpenService | undefined {
    return this.#opened;
  }

  /** Rejects where the store cannot be used. */
  async ready(): Promise<void> {
    if (this.#options.place !== 'memory') await this.open();
  }

  async isWell(): Promise<boolean> {
    if (this.#opened !== undefined) return this.#opened.storage.isAlive();
    return this.#opening === undefined && this.#options.place === 'memory';
  }

  open(): Promise<OpenService> {
    this.#opening ??= this.#open();
    return this.#opening;
  }

  async close(): Promise<void> {
    await this.#opening?.catch(() => undefined);
    if (this.#opening === undefined) await this.#connected?.close();
    await this.#finish();
  }

  async #open(): Promise<OpenService> {
    const { place, redis, failed } = this.#options;
    const connected = this.#connected ?? connectDatabase(place, failed);
    const database = await connected.prepare();
    const bus = redis === undefined ? new LocalBus() : await openRedisBus(redis, failed);
    const opened = openService(database, bus, failed, this.#options);
    this.#opened = opened;
    this.#finish = async () => {
      await opened.close();
      await bus.close();
      await database.close();
    };
    return opened;
  }
}
