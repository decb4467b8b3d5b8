import type { Refusal } from '@parsecs/kernel';
import type { Valued } from '@parsecs/lessons';
import type { GameId, StoryItem } from '@parsecs/table';
import type { LessonScreen } from '../guided/lesson-run.ts';
import type { TableSight } from '../guided/protocol.ts';
import { jumpTo, snapshotOf } from '../guided/snapshots.ts';
import { NOT_ASKED, stillPort } from '../guided/still-port.ts';
import type { OpenWorker } from '../play/open-worker.ts';
import type { Seen, TablePort } from '../play/protocol.ts';

/** What somebody answered, beside everything that could have been answered. */
export interface Verdict {
  readonly chosen: Valued;
  /** Every answer with its worth, the best first. */
  readonly answers: readonly Valued[];
  readonly isRight: boolean;
}

export interface PuzzleLook {
  readonly verdict?: Verdict;
  readonly isWeighing: boolean;
  /** The solution is shown: it glows, and finding it counts no more. */
  readonly solution?: string;
}

/** Two answers of the same worth differ by no more than sums of decimals do. */
const SAME = 1e-9;

/** A puzzle on the screen of tables: its position never changes, its answers are weighed. */
export class PuzzleRun {
  readonly port: TablePort;
  readonly sight: TableSight;
  readonly #worker: Pick<OpenWorker, 'puzzle' | 'foresight'>;
  readonly #listeners = new Set<() => void>();
  #screen: LessonScreen | undefined;
  #look: PuzzleLook = { isWeighing: false };
  #sequence = 0;
  /** It was solved or its solution shown: from then on odds and forecasts explain it. */
  #isExplained = false;
  #seen: Seen;

  constructor(game: GameId, worker: Pick<OpenWorker, 'puzzle' | 'foresight'>, sight: TableSight) {
    this.sight = sight;
    this.#worker = worker;
    this.#seen = { snapshot: snapshotOf(this.#posed(), this.#moment()), story: [] };
    const { seats, view } = sight;
    const still = stillPort({ game, seats, foresight: worker.foresight, view: () => view });
    this.port = {
      ...still,
      preview: async (seat, ids) => (this.#isExplained ? still.preview(seat, ids) : {}),
      setViewer: () => Promise.resolve(this.#seen),
      choose: (_seat, ask, id) => this.#choose(ask, id),
      chooseUnasked: () => Promise.resolve(NOT_ASKED),
      explain: (_seat, id) => worker.puzzle.explain(id),
      askTakeBack: () => Promise.resolve(NOT_ASKED),
      shown: () => Promise.resolve(),
    };
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

  readonly read = (): PuzzleLook => this.#look;

  /** The same question once more; what was shown stays shown. */
  async again(): Promise<void> {
    const { solution } = this.#look;
    await this.#ask({ isWeighing: false, ...(solution !== undefined && { solution }) });
  }

  async showSolution(): Promise<void> {
    const solution = this.#look.verdict?.answers[0]?.answer;
    if (solution === undefined) return;
    this.#isExplained = true;
    await this.#ask({ isWeighing: false, solution });
  }

  async #ask(look: PuzzleLook): Promise<void> {
    this.#sequence += 1;
    const story = [jumpTo(this.#sequence)];
    this.#seen = { snapshot: snapshotOf(this.#posed(), this.#moment()), story };
    this.#set(look);
    await this.#screen?.jumped(this.sight.seat);
  }

  async #choose(ask: number, id: string): Promise<Refusal | undefined> {
    if (ask !== this.#seen.snapshot.question?.ask) return NOT_ASKED;
    const { solution } = this.#look;
    const shown = solution === undefined ? {} : { solution };
    this.#answered();
    this.#set({ isWeighing: true, ...shown });
    const answers = await this.#worker.puzzle.weigh();
    const chosen = answers.find(({ answer }) => answer === id) ?? { answer: id, value: 0 };
    const best = answers[0]?.value ?? 0;
    const isRight = Math.abs(best - chosen.value) < SAME;
    this.#isExplained ||= isRight;
    this.#set({ isWeighing: false, verdict: { chosen, answers, isRight }, ...shown });
    return undefined;
  }

  /** The table with its question; what it asks for is not told beforehand. */
  #posed(): TableSight {
    const { sight } = this;
    const { question } = sight;
    if (question === undefined || this.#isExplained) return sight;
    return { ...sight, question: { ...question, unaided: true } };
  }

  /** The table stands as it stood, and nobody is asked. */
  #answered(): void {
    const from = this.#sequence;
    this.#sequence += 1;
    const { question: _, ...still } = this.sight;
    const item: StoryItem = jumpTo(this.#sequence);
    const snapshot = snapshotOf(still, this.#moment());
    this.#seen = { snapshot, story: [...this.#seen.story, item] };
    this.#screen?.updated({ from, to: this.#sequence, items: [item], snapshot });
  }

  #moment(): Parameters<typeof snapshotOf>[1] {
    return { sequence: this.#sequence, ask: this.#sequence + 1, canGoBack: false };
  }

  #set(look: PuzzleLook): void {
    this.#look = look;
    for (const listener of this.#listeners) listener();
  }
}
