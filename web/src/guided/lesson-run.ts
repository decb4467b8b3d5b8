import type { Refusal, Seat } from '@parsecs/kernel';
import type { GameId, StoryItem, Update } from '@parsecs/table';
import type { OpenWorker } from '../play/open-worker.ts';
import type { Seen, TablePort } from '../play/protocol.ts';
import type { LessonPlayed, LessonSight } from './protocol.ts';
import { jumpTo, snapshotOf } from './snapshots.ts';
import { NOT_ASKED, stillPort } from './still-port.ts';

/** What the step panel shows. */
export interface LessonLook {
  readonly sight: LessonSight;
  /** The part of the lesson before it is over; its last words stand until somebody goes on. */
  readonly isCut: boolean;
  /** The learner went back or began anew: what came before is not told again. */
  readonly isFresh: boolean;
}

export interface LessonTools {
  readonly game: GameId;
  readonly worker: Pick<OpenWorker, 'lesson' | 'foresight'>;
  readonly keep: (state: unknown) => void;
  /** Milliseconds before the opponent answers. */
  readonly pace: () => number;
}

/** What the screen does with what it is told. */
export interface LessonScreen {
  readonly updated: (update: Update) => void;
  /** Draws another position at once. */
  readonly jumped: (seat: Seat) => Promise<void>;
}

/** Nobody waits longer than this for a page that has stopped telling what it shows. */
const LONGEST_WAIT = 6000;

/** A lesson on the screen of tables: the port it stands on, and what the step panel reads. */
export class LessonRun {
  readonly port: TablePort;
  readonly #tools: LessonTools;
  readonly #listeners = new Set<() => void>();
  #screen: LessonScreen | undefined;
  #look: LessonLook;
  /** The look that holds once this entry was shown. */
  #next: { readonly look: LessonLook; readonly at: number } | undefined;
  #sequence = 0;
  #story: StoryItem[] = [];
  #seen: Seen;
  #shown = 0;
  #wake: (() => void) | undefined;
  /** Grows with every film and every jump: an older film ends where it is. */
  #take = 0;

  constructor(tools: LessonTools, first: LessonSight) {
    this.#tools = tools;
    this.#look = { sight: first, isCut: false, isFresh: false };
    this.#seen = { snapshot: snapshotOf(first, this.#momentOf(first)), story: [] };
    this.port = this.#portOf(first);
  }

  get seen(): Seen {
    return this.#seen;
  }

  set screen(screen: LessonScreen) {
    this.#screen = screen;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): LessonLook => this.#look;

  /** To the next position, once the words about the last one were read. */
  goOn(): void {
    if (this.#look.isCut) void this.#jump({ ...this.#look, isCut: false, isFresh: true });
  }

  async back(): Promise<void> {
    await this.#begin(await this.#tools.worker.lesson.back());
  }

  async restart(): Promise<void> {
    await this.#begin(await this.#tools.worker.lesson.begin());
  }

  close(): void {
    this.#take += 1;
    this.#wake?.();
    this.#listeners.clear();
  }

  #portOf({ seats }: LessonSight): TablePort {
    const { game, worker } = this.#tools;
    const view = (): unknown => this.#seen.snapshot.view;
    return {
      ...stillPort({ game, seats, foresight: worker.foresight, view }),
      setViewer: () => Promise.resolve(this.#seen),
      choose: (_seat, ask, id) => this.#choose(ask, id),
      // A step is done by the learner, even if it could not be done otherwise.
      chooseUnasked: (_seat, ask, id) =>
        this.#look.sight.strayed === undefined ? Promise.resolve(NOT_ASKED) : this.#choose(ask, id),
      explain: (_seat, id) => worker.lesson.explain(id),
      askTakeBack: async () => {
        await this.back();
        return undefined;
      },
      shown: async (sequence) => this.#noteShown(sequence),
    };
  }

  async #choose(ask: number, id: string): Promise<Refusal | undefined> {
    if (ask !== this.#seen.snapshot.question?.ask) return NOT_ASKED;
    const played = await this.#tools.worker.lesson.choose(id);
    if ('refused' in played) return played;
    this.#tools.keep(played.sight.state);
    void this.#show(played);
    return undefined;
  }

  /** Everything that came of an answer, one answer after another. */
  async #show({ frames, isCut, sight }: LessonPlayed): Promise<void> {
    this.#take += 1;
    const take = this.#take;
    const last = this.#sequence + frames.length;
    const look = { sight, isCut, isFresh: false };
    this.#next = { look, at: last };
    for (const [index, frame] of frames.entries()) {
      if (index > 0) await this.#pause();
      if (take !== this.#take) return;
      const from = this.#sequence;
      const sequence = from + 1;
      this.#sequence = sequence;
      const isLast = index === frames.length - 1;
      const { by, events, rules } = frame;
      const item: StoryItem = {
        kind: 'step',
        sequence,
        step: sequence,
        by,
        events,
        rules,
        undone: false,
      };
      const { question, ...table } = sight;
      const then = { ...table, view: frame.view, round: frame.round };
      const snapshot = snapshotOf(
        isLast && !isCut && question !== undefined ? { ...then, question } : then,
        { ...this.#momentOf(sight), ...(isLast ? {} : { asked: frame.asked }) },
      );
      this.#story = [...this.#story, item];
      this.#seen = { snapshot, story: this.#story };
      this.#screen?.updated({ from, to: sequence, items: [item], snapshot });
    }
  }

  /** Until the page has shown what came before, and the pace of the opponent on top. */
  async #pause(): Promise<void> {
    if (this.#shown < this.#sequence) {
      await Promise.race([
        new Promise<void>((resolve) => {
          this.#wake = resolve;
        }),
        wait(LONGEST_WAIT),
      ]);
      this.#wake = undefined;
    }
    await wait(this.#tools.pace());
  }

  #noteShown(sequence: number): void {
    this.#shown = Math.max(this.#shown, sequence);
    if (this.#shown >= this.#sequence) this.#wake?.();
    if (this.#next === undefined || this.#shown < this.#next.at) return;
    const { look } = this.#next;
    this.#next = undefined;
    this.#set(look);
  }

  async #begin(sight: LessonSight): Promise<void> {
    this.#tools.keep(sight.state);
    await this.#jump({ sight, isCut: false, isFresh: true });
  }

  async #jump(look: LessonLook): Promise<void> {
    this.#take += 1;
    this.#wake?.();
    this.#next = undefined;
    this.#sequence += 1;
    this.#story = [jumpTo(this.#sequence)];
    const { sight } = look;
    this.#seen = { snapshot: snapshotOf(sight, this.#momentOf(sight)), story: this.#story };
    this.#set(look);
    await this.#screen?.jumped(sight.seat);
  }

  #momentOf({ canGoBack }: LessonSight): Parameters<typeof snapshotOf>[1] {
    return { sequence: this.#sequence, ask: this.#sequence + 1, canGoBack };
  }

  #set(look: LessonLook): void {
    this.#look = look;
    for (const listener of this.#listeners) listener();
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
