import type { Seat } from '@parsecs/kernel';
import type { Host } from './host.ts';
import type { OwnAnswer } from './own-answers.ts';
import type { BotSeat } from './seats.ts';

/** What the table should answer by itself, and to which question. */
export interface Due {
  readonly own: OwnAnswer;
  readonly ask: number;
}

export interface ErrandTasks {
  readonly think: (bot: BotSeat, seat: Seat, signal: AbortSignal) => Promise<string>;
  /** Gives the answer when its turn comes, unless it was given up by then. */
  readonly give: (errand: Errand, id: string) => Promise<void>;
}

/** An answer of the table on its way: waited for, thought about, given or given up. */
export class Errand {
  readonly due: Due;
  readonly done: Promise<void>;
  readonly #controller = new AbortController();

  constructor(due: Due, pace: number, host: Pick<Host, 'pause'>, tasks: ErrandTasks) {
    this.due = due;
    this.done = this.#run(pace, host, tasks);
  }

  get isGivenUp(): boolean {
    return this.#controller.signal.aborted;
  }

  giveUp(): void {
    this.#controller.abort();
  }

  isAbout({ own, ask }: Due): boolean {
    const { due } = this;
    return due.own.seat === own.seat && due.own.pause === own.pause && due.ask === ask;
  }

  async #run(pace: number, host: Pick<Host, 'pause'>, tasks: ErrandTasks): Promise<void> {
    const { own } = this.due;
    const { signal } = this.#controller;
    if (own.pause !== undefined && pace > 0) await host.pause(own.pause, pace, signal);
    if (signal.aborted) return;
    const id = 'id' in own ? own.id : await tasks.think(own.bot, own.seat, signal);
    await tasks.give(this, id);
  }
}
