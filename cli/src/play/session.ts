import { createInterface } from 'node:readline';
import type { Seat } from '@parsecs/kernel';
import {
  describeAnswer,
  describeAnswerHint,
  describeEvent,
  describeOutcome,
  describeQuestion,
  describeRefusal,
  describeTakeBack,
  describeView,
  type Known,
  type People,
} from '@parsecs/lang';
import type { Asked, SeatSnapshot, SeatSpec, StoryItem, Table } from '@parsecs/table';
import { cleanText } from '../shell/clean.ts';
import type { Context } from '../shell/command.ts';
import { UsageError } from '../shell/usage-error.ts';
import { knownFrom } from './known.ts';
import { nameSeats } from './people.ts';

/** Keeps the table in a file; without a name in the file it is kept in anyway, if there is one. */
type Save = (file?: string) => string | undefined;

const CLEAR_SCREEN = '\u001B[2J\u001B[3J\u001B[H';

/** One person, or several in turns, at the keyboard. */
export class Session {
  readonly #context: Context;
  readonly #game: string;
  readonly #table: Table;
  readonly #save: Save;
  readonly #seats: readonly SeatSpec[];
  readonly #known: Known;
  readonly #lines: AsyncIterator<string, undefined>;
  readonly #close: () => void;
  /** How much of the story each seat has read. */
  readonly #read = new Map<Seat, number>();
  /** Whoever sits at the keyboard. */
  #reader: Seat | undefined;
  #wantsToQuit = false;

  constructor(context: Context, game: string, table: Table, save: Save) {
    this.#context = context;
    this.#game = game;
    this.#table = table;
    this.#save = save;
    const { log, seats } = table.save();
    this.#seats = seats;
    this.#known = knownFrom(game, log.setup);
    const reader = createInterface({ input: context.io.input });
    this.#lines = reader[Symbol.asyncIterator]();
    this.#close = (): void => reader.close();
    context.io.stop.addEventListener('abort', this.#close);
  }

  /** Plays until the game is over, nobody types any more, or something went wrong. */
  async run(failure: () => unknown): Promise<SeatSnapshot> {
    this.#table.start();
    try {
      for (;;) {
        await this.#table.settled();
        if (failure() !== undefined) throw failure();
        const seat = this.#asked();
        if (seat === undefined || !(await this.#takeSeat(seat))) break;
        if (!(await this.#decide(seat))) break;
      }
    } finally {
      this.#context.io.stop.removeEventListener('abort', this.#close);
      this.#close();
    }
    const end = this.#table.snapshot(this.#reader ?? 'spectator');
    if (end.outcome !== undefined) this.#tellEnd(end, end.outcome);
    return end;
  }

  #asked(): Seat | undefined {
    return this.#table
      .snapshot('spectator')
      .asked.find((seat) => this.#seats[seat]?.kind === 'here');
  }

  /** With several people at one screen nobody sees what is meant for another. */
  async #takeSeat(seat: Seat): Promise<boolean> {
    const { texts, io } = this.#context;
    const people = this.#seats.filter(({ kind }) => kind === 'here').length;
    const before = this.#reader;
    this.#reader = seat;
    if (people === 1 || before === seat) return true;
    const name = this.#people(undefined).name(seat);
    this.#say('', texts.t('cli:play.pass-the-keyboard', { name }));
    if ((await this.#line()) === undefined) return false;
    if (io.typed) this.#write(CLEAR_SCREEN);
    return true;
  }

  /** Puts a seat's question until it is answered or the game goes on another way. */
  async #decide(seat: Seat): Promise<boolean> {
    this.#tellNews(seat);
    this.#show(seat);
    for (;;) {
      const now = this.#table.snapshot(seat);
      const { question } = now;
      if (question === undefined) return true;
      this.#write(this.#context.texts.t('cli:play.prompt'));
      const line = (await this.#line())?.trim();
      if (line === undefined) {
        this.#say('');
        this.#farewell();
        return false;
      }
      if (line === 'quit' || line === 'exit') {
        if (this.#mayQuit(now)) return false;
        continue;
      }
      this.#wantsToQuit = false;
      if (line !== '' && (await this.#obey(seat, question, line))) return true;
    }
  }

  /** True when the question is settled, or has to be put again. */
  async #obey(seat: Seat, question: Asked, line: string): Promise<boolean> {
    const { texts } = this.#context;
    const [command = '', ...rest] = line.split(/\s+/);
    switch (command) {
      case 'help':
        this.#say(...texts.t('cli:play.help').split('\n'));
        return false;
      case 'look':
        this.#show(seat);
        return false;
      case 'log':
        this.#say(...this.#table.story(seat).flatMap((item) => this.#tell(item, seat)));
        return false;
      case 'undo':
        return this.#undo(seat);
      case 'save':
        this.#keep(rest.join(' '));
        return false;
      default:
        return line.startsWith('?')
          ? this.#explain(seat, idFrom(question, line.slice(1).trim()))
          : this.#choose(seat, question, idFrom(question, line));
    }
  }

  async #choose(seat: Seat, question: Asked, id: string): Promise<boolean> {
    const refusal = await this.#table.choose(seat, question.ask, id);
    if (refusal === undefined) return true;
    const { texts } = this.#context;
    const why = describeRefusal(texts, this.#game, refusal, this.#people(seat));
    this.#say(texts.t('cli:play.refused', { why, rule: refusal.refused }));
    return false;
  }

  #explain(seat: Seat, id: string): boolean {
    const { texts } = this.#context;
    const refusal = this.#table.explain(seat, id);
    this.#say(
      refusal === undefined
        ? texts.t('cli:play.allowed', { id })
        : texts.t('cli:play.refused', {
            why: describeRefusal(texts, this.#game, refusal, this.#people(seat)),
            rule: refusal.refused,
          }),
    );
    return false;
  }

  async #undo(seat: Seat): Promise<boolean> {
    const { texts } = this.#context;
    const refusal = await this.#table.askTakeBack(seat);
    if (refusal !== undefined) {
      this.#say(describeRefusal(texts, this.#game, refusal, this.#people(seat)));
      return false;
    }
    // People at the same keyboard are asked one after the other.
    for (;;) {
      const other = this.#table.snapshot(seat).request?.waitingFor[0];
      if (other === undefined) return true;
      const name = this.#people(undefined).name(other);
      this.#write(texts.t('cli:play.agree', { name }));
      const agrees = /^y(?:es)?$/i.test((await this.#line())?.trim() ?? '');
      const refused = await this.#table.answerTakeBack(other, agrees);
      if (refused !== undefined) {
        this.#say(describeRefusal(texts, this.#game, refused, this.#people(seat)));
        return false;
      }
      if (!agrees) return false;
    }
  }

  #keep(file: string): void {
    const { texts } = this.#context;
    try {
      const kept = this.#save(file === '' ? undefined : file);
      this.#say(
        kept === undefined
          ? texts.t('cli:play.save-where')
          : texts.t('cli:play.saved', { file: kept }),
      );
      this.#wantsToQuit = kept !== undefined;
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      this.#say(error.say(texts));
    }
  }

  /** Nothing is lost by accident: a game that is nowhere kept is left on the second word only. */
  #mayQuit({ step }: SeatSnapshot): boolean {
    const kept = this.#save();
    if (kept === undefined && step > 0 && !this.#wantsToQuit) {
      this.#wantsToQuit = true;
      this.#say(this.#context.texts.t('cli:play.quit-unsaved'));
      return false;
    }
    this.#farewell();
    return true;
  }

  #farewell(): void {
    const file = this.#save();
    if (file !== undefined) this.#say(this.#context.texts.t('cli:play.kept', { file }));
  }

  #tellNews(seat: Seat): void {
    const story = this.#table.story(seat);
    const news = story.slice(this.#read.get(seat) ?? 0);
    this.#read.set(seat, story.length);
    const lines = news.flatMap((item) => this.#tell(item, seat));
    if (lines.length > 0) this.#say('', ...lines);
  }

  #tell(item: StoryItem, seat: Seat): readonly string[] {
    const { texts } = this.#context;
    const people = this.#people(seat);
    if (item.kind === 'take-back') return [describeTakeBack(texts, item, people)];
    return item.events.map((event) => {
      const words = describeEvent(texts, this.#game, event, people, this.#known);
      return item.undone ? texts.t('cli:play.undone', { words }) : words;
    });
  }

  /** The position, the question and its answers. */
  #show(seat: Seat): void {
    const { texts } = this.#context;
    const people = this.#people(seat);
    const { view, question } = this.#table.snapshot(seat);
    if (question === undefined) return;
    const told = [this.#game, question, view, people, this.#known] as const;
    this.#say(
      '',
      ...describeView(texts, this.#game, view, people, this.#known),
      '',
      describeQuestion(texts, ...told),
      ...question.answers.map(({ id }, index) => {
        const words = describeAnswer(texts, this.#game, id, question, view, people, this.#known);
        const hint = describeAnswerHint(texts, this.#game, id, question, view, people, this.#known);
        const number = String(index + 1).padStart(3);
        return `${number}) ${hint === '' ? words : texts.t('cli:play.hint', { words, hint })}  [${id}]`;
      }),
    );
  }

  #tellEnd({ view, viewer }: SeatSnapshot, outcome: NonNullable<SeatSnapshot['outcome']>): void {
    const seat = viewer === 'spectator' ? undefined : viewer;
    if (seat !== undefined) this.#tellNews(seat);
    const people = this.#people(seat);
    this.#say('', describeOutcome(this.#context.texts, this.#game, outcome, view, people));
    const file = this.#save();
    if (file !== undefined) this.#say(this.#context.texts.t('cli:play.over-kept', { file }));
  }

  #people(me: Seat | undefined): People {
    return nameSeats(this.#context.texts, this.#seats, me);
  }

  async #line(): Promise<string | undefined> {
    const { value } = await this.#lines.next();
    return value;
  }

  #say(...lines: readonly string[]): void {
    this.#write(`${lines.map(cleanText).join('\n')}\n`);
  }

  /** With `--json` the conversation leaves the place where the document will stand. */
  #write(text: string): void {
    const { io, json } = this.#context;
    if (json) io.err(text);
    else io.out(text);
  }
}

/** Answers are chosen by their number in the list or by their id. */
function idFrom({ answers }: Asked, word: string): string {
  const index = /^\d+$/.test(word) ? Number(word) - 1 : -1;
  return answers[index]?.id ?? word;
}
