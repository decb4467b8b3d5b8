import { randomUUID } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { USUAL_LEVEL } from '@parsecs/bots';
import { type Game, seatFromName } from '@parsecs/kernel';
import { describeFault } from '@parsecs/lang';
import {
  type Host,
  readSaved,
  resumeTable,
  type SavedTable,
  type SeatSpec,
  Table,
} from '@parsecs/table';
import { Session } from '../play/session.ts';
import { type Command, type Context, defineCommand, EXIT } from '../shell/command.ts';
import { BOT_LIST, SETUP } from '../shell/common-options.ts';
import { LARGEST, parseJson, readText } from '../shell/files.ts';
import { readForeign } from '../shell/foreign.ts';
import {
  findSetup,
  type NamedSetup,
  openGame,
  readBots,
  readGameId,
  usualSetup,
} from '../shell/games.ts';
import { report } from '../shell/report.ts';
import { UsageError } from '../shell/usage-error.ts';

export const playCommand: Command = defineCommand({
  name: 'play',
  words: [1, 1],
  options: {
    setup: SETUP,
    bots: { ...BOT_LIST, value: 'a[,b,c]', message: 'play-bots' },
    seat: { kind: 'text', value: 'P1', usual: 'P1' },
    seed: { kind: 'text', value: 'S', message: 'play-seed' },
    practice: { kind: 'flag' },
    save: { kind: 'text', value: 'FILE' },
  },
  run: async (context, { options, words: [word] }) => {
    const game = await openGame(word);
    await context.texts.load(readGameId(word));
    const saving = new Saving(context, options.save);
    const kept = await saving.takeOut(game);
    const table = saving.follow(kept ?? newTable(game, options, saving.host));
    const session = new Session(context, readGameId(word), table, (file) =>
      saving.save(table, file),
    );
    const end = await session.run(() => saving.failure);
    const { log } = table.save();
    const document = {
      game: game.id,
      finished: end.outcome !== undefined,
      winners: end.outcome?.winners ?? [],
      choices: log.choices.length,
      seed: log.seed,
      hash: log.hash,
    };
    if (context.json) report(context, document, () => []);
    return EXIT.fine;
  },
});

interface Wishes {
  readonly setup: string | undefined;
  readonly bots: string | undefined;
  readonly seat: string;
  readonly seed: string | undefined;
  readonly practice: boolean;
}

function newTable(game: Game, wishes: Wishes, host: Host): Table {
  const people = readSeats(wishes.seat);
  const bots = wishes.bots === undefined ? undefined : readBots(wishes.bots);
  const named = chooseSetup(game, wishes.setup, bots?.length, people.length);
  const foreign = people.find((seat) => seat >= named.seats);
  if (foreign !== undefined) {
    throw new UsageError((texts) =>
      texts.t('cli:error.seat-not-at-table', { seats: named.seats, seat: foreign + 1 }),
    );
  }
  const others = named.seats - people.length;
  if (bots !== undefined && bots.length !== 1 && bots.length !== others) {
    const count = bots.length;
    throw new UsageError((texts) => texts.t('cli:error.bots-beside', { bots: count, others }));
  }
  let next = 0;
  const seats = Array.from({ length: named.seats }, (_, seat): SeatSpec => {
    if (people.includes(seat)) return { kind: 'here' };
    const bot = bots?.[bots.length === 1 ? 0 : next] ?? USUAL_LEVEL;
    next += 1;
    return { kind: 'bot', bot };
  });
  // A game that somebody plays should be a new one; a given seed brings it back.
  const seed = wishes.seed ?? randomUUID();
  const { practice } = wishes;
  return new Table({ game, setup: named.setup, seed, seats, practice }, host);
}

function readSeats(list: string): readonly number[] {
  const seats = list.split(',').map((name) => seatFromName(name.trim().replace(/^(?=\d)/, 'P')));
  return seats.map((seat) => {
    if (seat !== undefined) return seat;
    throw new UsageError((texts) => texts.t('cli:error.not-a-seat', { seat: list }));
  });
}

function chooseSetup(
  game: Game,
  name: string | undefined,
  bots: number | undefined,
  people: number,
): NamedSetup {
  if (name !== undefined) return findSetup(game, name);
  const seats = bots === undefined ? people : bots + people;
  return usualSetup(game, game.seats.includes(seats) ? seats : undefined);
}

/** Where the game is kept: in the named file after every choice, or where it is asked for. */
class Saving {
  readonly #context: Context;
  readonly #file: string | undefined;

  constructor(context: Context, file: string | undefined) {
    this.#context = context;
    this.#file = file;
  }

  /** What went wrong while nobody could be told: a bot, a rule, or the file. */
  failure: unknown;

  get host(): Host {
    return {
      pause: () => Promise.resolve(),
      now: () => Date.now(),
      failed: (error) => {
        this.failure ??= error;
      },
    };
  }

  /** From now on every entry is in the file before anybody reads of it. */
  follow(table: Table): Table {
    const file = this.#file;
    if (file !== undefined) table.subscribe('spectator', () => this.#write(file, table.save()));
    return table;
  }

  /** The table that lies in the file, if there is one. */
  async takeOut(game: Game): Promise<Table | undefined> {
    const { io, texts } = this.#context;
    const file = this.#file;
    if (file === undefined || !existsSync(resolve(io.cwd, file))) return undefined;
    const broken = (problem: string): UsageError =>
      new UsageError((said) => said.t('cli:error.broken-save', { file, problem }));
    const parsed = parseJson(await readText(io.cwd, file, LARGEST.match));
    if ('fault' in parsed) throw broken(parsed.fault(texts));
    const read = readSaved(parsed.value);
    if ('fault' in read) throw broken(describeFault(texts, read.fault));
    const { saved } = read;
    const resumed = readForeign(
      this.#context,
      () => resumeTable(game, saved, this.host),
      (why) => {
        throw broken(why);
      },
    );
    if ('fault' in resumed) throw broken(describeFault(texts, resumed.fault, game.id));
    return resumed.table;
  }

  /** Puts the table where it is asked to, or says where it already is. */
  save(table: Table, file = this.#file): string | undefined {
    if (file === undefined) return undefined;
    this.#write(file, table.save());
    return file;
  }

  #write(file: string, saved: SavedTable): void {
    try {
      writeFileSync(resolve(this.#context.io.cwd, file), `${JSON.stringify(saved)}\n`);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      throw new UsageError((texts) => texts.t('cli:error.cannot-write', { file, code }));
    }
  }
}
