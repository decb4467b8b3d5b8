import {
  type Chance,
  type Game,
  type GameTypes,
  isRefusal,
  type Seat,
  seededChance,
} from '@parsecs/kernel';

/** Where answers lead, as far as their seat can know. */
export interface Foreseen<T extends GameTypes> {
  readonly view: T['view'];
  readonly events: readonly T['event'][];
  /** What the same seat would be asked next. */
  readonly next?: { readonly kind: string; readonly answers: readonly T['answer'][] };
}

/** Dice that always show the same face, counted from 0. */
export function loadedChance(face: number): Chance {
  return {
    draws: 0,
    pick: (_purpose, sides) => Math.min(face, sides - 1),
    shuffle: () => undefined,
  };
}

/** A position that could be true for whoever knows this view; tries are made on copies of it. */
export function imagined<T extends GameTypes>(game: Game<T>, view: T['view']): T['state'] {
  return game.imagine(view, seededChance('foreseen'));
}

/** Gives the answers one after another on a copy of the position, and tells what comes of it. */
export function foresee<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  ids: readonly string[],
): Foreseen<T> | undefined {
  const trial = game.copy(state);
  const events: T['event'][] = [];
  const stage = {
    chance: seededChance('foreseen'),
    tell: (event: T['event']): void => {
      const told = game.viewEvent(event, seat, trial);
      if (told !== undefined) events.push(told);
    },
  };
  for (const id of ids) {
    if (!game.asked(trial).includes(seat)) return undefined;
    const answer = game.check(trial, seat, id);
    if (isRefusal(answer)) return undefined;
    game.answer(trial, seat, answer, stage);
  }
  const next = game.asked(trial).includes(seat) ? game.question(trial, seat) : undefined;
  return {
    view: game.view(trial, seat),
    events,
    ...(next && { next: { kind: next.kind, answers: next.answers } }),
  };
}
