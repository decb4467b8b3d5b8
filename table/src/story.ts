import {
  type EntryRecord,
  type GameTypes,
  isTakeBack,
  type Match,
  type Viewer,
} from '@parsecs/kernel';
import type { StoryItem } from './seat-snapshot.ts';

type Step<T extends GameTypes> = Extract<StoryItem<T>, { readonly kind: 'step' }>;

/** Everything that happened at a table, take-backs included; told to each viewer as it may know it. */
export class Story<T extends GameTypes> {
  readonly #match: Match<T>;
  /** Step by step what everybody together knows: entry 0 is the beginning. */
  readonly #items: StoryItem<T>[] = [];
  /** The entries of the choices that stand. */
  readonly #standing: number[] = [];

  constructor(match: Match<T>) {
    this.#match = match;
    this.#items.push(this.#step(0, { events: match.eventsAt(0) }));
    this.catchUp();
  }

  /** Takes up what the match has done since. */
  catchUp(): void {
    const { records } = this.#match;
    for (let index = this.#items.length - 1; index < records.length; index += 1) {
      const record = records[index];
      if (record !== undefined) this.#add(record, index + 1);
    }
  }

  /** What came after an entry, as the viewer may know it. */
  tell(viewer: Viewer, since = -1): readonly StoryItem<T>[] {
    return this.#items.slice(since + 1).map((item) => this.#hide(item, viewer));
  }

  #add(record: EntryRecord<T>, sequence: number): void {
    const { entry, events } = record;
    if (!isTakeBack(entry)) {
      this.#standing.push(sequence);
      const { by, unasked } = entry;
      this.#items.push(this.#step(sequence, { by, events, ...(unasked && { unasked }) }));
      return;
    }
    for (const undone of this.#standing.splice(entry.backTo)) {
      const item = this.#items[undone];
      if (item?.kind === 'step') this.#items[undone] = { ...item, undone: true };
    }
    this.#items.push({ kind: 'take-back', sequence, ...entry });
  }

  #step(sequence: number, told: Pick<Step<T>, 'by' | 'events' | 'unasked'>): Step<T> {
    const { game } = this.#match;
    const step = this.#standing.length;
    const rules = told.events.map((event) => game.ruleOf(event));
    return { kind: 'step', sequence, step, ...told, rules, undone: false };
  }

  #hide(item: StoryItem<T>, viewer: Viewer): StoryItem<T> {
    if (item.kind === 'take-back') return item;
    const { game, state } = this.#match;
    const events: T['event'][] = [];
    const rules: string[] = [];
    for (const event of item.events) {
      const told = game.viewEvent(event, viewer, state);
      if (told === undefined) continue;
      events.push(told);
      rules.push(game.ruleOf(told));
    }
    const { unasked, ...open } = item;
    const isOwn = unasked === true && item.by === viewer;
    return { ...open, events, rules, ...(isOwn && { unasked: true }) };
  }
}
