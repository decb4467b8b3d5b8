import type { Game, Refusal, Seat, TakeBackPoint, Viewer } from '@parsecs/kernel';
import {
  type Guard,
  isGameId,
  loadGame,
  type StoryItem,
  type Surroundings,
  Table,
} from '@parsecs/table';
import type { Preview } from '../boards/contract.ts';
import { previewAnswer } from './preview.ts';
import type {
  Opened,
  OpenFault,
  OpenRequest,
  Screen,
  TableHost,
  TableListener,
  ToldItem,
} from './protocol.ts';

/** Nobody waits longer than this for a page that has stopped telling what it shows. */
const LONGEST_WAIT = 4000;

/** One table as it lives in the worker. */
export class WorkerTable implements TableHost {
  #table: Table | undefined;
  #listener: TableListener | undefined;
  #stopListening: (() => void) | undefined;
  #pace = 0;
  #shown = 0;
  #sequence = 0;
  #wake: (() => void) | undefined;
  #isStepping = false;
  /** Whoever waits to be told to go on; more than one when the table was held in between. */
  #waiting: (() => void)[] = [];

  async open(
    request: OpenRequest,
    listener: TableListener,
  ): Promise<Opened | { readonly fault: OpenFault }> {
    const id = request.kind === 'new' ? request.game : request.saved.log.game;
    if (!isGameId(id)) return { fault: { cause: 'unknown-game', game: id } };
    const game = await loadGame(id);
    const made = makeTable(game, request, {
      pause: (milliseconds) => this.#pause(milliseconds),
      now: () => Date.now(),
      save: (saved) => listener.saved(saved),
      failed: (error) => listener.failed(error instanceof Error ? error.message : String(error)),
    });
    if ('fault' in made) return made;
    this.#table = made.table;
    this.#listener = listener;
    this.#pace = request.pace;
    const opened = this.setViewer(request.viewer);
    this.#shown = opened.look.sequence;
    if (request.kind === 'new') listener.saved(made.table.save());
    return opened;
  }

  start(): void {
    this.#open().start();
  }

  hold(): void {
    this.#open().hold();
  }

  setViewer(viewer: Viewer): Opened {
    const table = this.#open();
    this.#stopListening?.();
    this.#stopListening = table.subscribe(viewer, ({ look, item }) => {
      this.#sequence = look.sequence;
      const told = item === undefined ? undefined : this.#tell(item);
      this.#listener?.updated({ ...this.#screen(look), ...(told && { item: told }) });
    });
    const look = table.look(viewer);
    this.#sequence = look.sequence;
    const story = table.story(viewer).map((item) => this.#tell(item));
    return { ...this.#screen(look), story };
  }

  choose(seat: Seat, ask: number, id: string): Refusal | undefined {
    return this.#open().choose(seat, ask, id);
  }

  declineFor(seat: Seat): Refusal | undefined {
    const { question } = this.#open().look(seat);
    if (question?.decline === undefined) {
      return { refused: 'table', cause: 'not-asked', params: { seat } };
    }
    return this.#open().choose(seat, question.ask, question.decline);
  }

  whyNot(seat: Seat, id: string): Refusal | undefined {
    return this.#open().whyNot(seat, id);
  }

  preview(seat: Seat, ids: readonly string[]): Readonly<Record<string, Preview>> {
    const table = this.#open();
    const { view } = table.look(seat);
    const previews: Record<string, Preview> = {};
    for (const id of ids) {
      const preview = previewAnswer(table.game, view, seat, id);
      if (preview !== undefined) previews[id] = preview;
    }
    return previews;
  }

  askTakeBack(seat: Seat): Refusal | undefined {
    return this.#open().askTakeBack(seat);
  }

  answerTakeBack(seat: Seat, agrees: boolean): Refusal | undefined {
    return this.#open().answerTakeBack(seat, agrees);
  }

  setGuard(seat: Seat, guard: Guard): void {
    this.#open().setGuard(seat, guard);
  }

  setPace(milliseconds: number): void {
    this.#pace = milliseconds;
    this.#open().pace = milliseconds;
  }

  setStepping(isStepping: boolean): void {
    this.#isStepping = isStepping;
    if (!isStepping) this.step();
  }

  step(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const goOn of waiting) goOn();
  }

  shown(sequence: number): void {
    this.#shown = sequence;
    if (this.#shown >= this.#sequence) this.#wake?.();
  }

  #open(): Table {
    if (this.#table === undefined) throw new Error('no table is open');
    return this.#table;
  }

  #screen(look: Opened['look']): Screen {
    const table = this.#open();
    const asking = look.asked.flatMap((seat) => {
      const question = table.look(seat).question;
      if (question === undefined) return [];
      const { kind, rule, decline } = question;
      return [{ seat, kind, rule, guarded: decline !== undefined }];
    });
    const takeBacks: Record<Seat, TakeBackPoint> = {};
    for (const [seat, { spec }] of look.seats.entries()) {
      const point = spec.kind === 'here' ? table.look(seat).takeBack : undefined;
      if (point !== undefined) takeBacks[seat] = point;
    }
    return { look, asking, takeBacks };
  }

  #tell(item: StoryItem): ToldItem {
    if (item.kind === 'take-back') return { ...item, rules: [] };
    const { game } = this.#open();
    return { ...item, rules: item.events.map((event) => game.ruleOf(event)) };
  }

  /** Bots wait their pace, and then until the page has shown what happened before. */
  async #pause(milliseconds: number): Promise<void> {
    const isBot = milliseconds === this.#pace;
    if (!isBot || !this.#isStepping) await sleep(milliseconds);
    if (!isBot) return;
    if (this.#shown < this.#sequence) {
      await Promise.race([
        new Promise<void>((resolve) => {
          this.#wake = resolve;
        }),
        sleep(LONGEST_WAIT),
      ]);
      this.#wake = undefined;
    }
    if (this.#isStepping) await this.#waitForStep();
  }

  /** Nothing happens until `step`; the page is told, so that no press comes too early. */
  async #waitForStep(): Promise<void> {
    const told = new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
    });
    this.#listener?.waits(this.#sequence);
    await told;
  }
}

function makeTable(
  game: Game,
  request: OpenRequest,
  around: Surroundings,
): { readonly table: Table } | { readonly fault: OpenFault } {
  const { pace } = request;
  if (request.kind === 'saved') {
    const resumed = Table.resume(game, request.saved, around, pace);
    return 'fault' in resumed ? { fault: { cause: 'bad-log', log: resumed.fault } } : resumed;
  }
  const setup = game.checkSetup(request.setup);
  if (!setup.ok) {
    return { fault: { cause: 'bad-setup', path: setup.problems[0]?.path ?? '' } };
  }
  const { seed, seats, clock } = request;
  if (seats.length !== game.seatsOf(setup.value)) {
    return { fault: { cause: 'bad-setup', path: 'seats' } };
  }
  const options = { game, setup: setup.value, seed, seats, pace, ...(clock && { clock }) };
  return { table: new Table(options, around) };
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
