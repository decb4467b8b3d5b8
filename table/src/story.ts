import type { Game, GameTypes, Seat, Viewer } from '@parsecs/kernel';
import type { StoryItem } from './look.ts';

type Step<T extends GameTypes> = Extract<StoryItem<T>, { readonly kind: 'step' }>;
type TakeBack<T extends GameTypes> = Extract<StoryItem<T>, { readonly kind: 'take-back' }>;

/** Everything that happened at a table, take-backs included; told to each viewer as it may know it. */
export class Story<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #items: StoryItem<T>[] = [];

  constructor(game: Game<T>) {
    this.#game = game;
  }

  addStep(position: number, by: Seat | undefined, events: readonly T['event'][]): Step<T> {
    const whose = by === undefined ? {} : { by };
    const step: Step<T> = { kind: 'step', position, ...whose, events, undone: false };
    this.#items.push(step);
    return step;
  }

  addTakeBack(by: Seat, backTo: number, agreed: readonly Seat[] | undefined): TakeBack<T> {
    for (const [index, item] of this.#items.entries()) {
      if (item.kind === 'step' && item.position > backTo) {
        this.#items[index] = { ...item, undone: true };
      }
    }
    const consent = agreed === undefined ? {} : { agreed };
    const takeBack: TakeBack<T> = { kind: 'take-back', by, backTo, ...consent };
    this.#items.push(takeBack);
    return takeBack;
  }

  all(viewer: Viewer, state: T['state']): readonly StoryItem<T>[] {
    return this.#items.map((item) => this.tell(item, viewer, state));
  }

  tell(item: StoryItem<T>, viewer: Viewer, state: T['state']): StoryItem<T> {
    if (item.kind === 'take-back') return item;
    const events = item.events.flatMap((event) => {
      const told = this.#game.viewEvent(event, viewer, state);
      return told === undefined ? [] : [told];
    });
    return { ...item, events };
  }
}
