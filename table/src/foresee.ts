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
  const context = {
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
    game.answer(trial, seat, answer, context);
  }
  const next = game.asked(trial).includes(seat) ? game.question(trial, seat) : undefined;
  return {
    view: game.view(trial, seat),
    events,
    ...(next && { next: { kind: next.kind, answers: next.answers } }),
  };
}

/**
 * Whether answers, given one after another, can be taken back freely, as far as their seat can know:
 * nothing is drawn or shown by them, and the same seat is asked again.
 */
export function isReversible<T extends GameTypes>(
  game: Game<T>,
  view: T['view'],
  seat: Seat,
  ids: readonly string[],
): boolean {
  const state = imagined(game, view);
  const chance = seededChance('foreseen');
  let isShown = false;
  const tell = (event: T['event']): void => {
    if (event.reveals === true) isShown = true;
  };
  for (const id of ids) {
    if (!game.asked(state).includes(seat)) return false;
    const answer = game.check(state, seat, id);
    if (isRefusal(answer)) return false;
    game.answer(state, seat, answer, { chance, tell });
  }
  return !isShown && chance.draws === 0 && game.asked(state).includes(seat);
}

/** A turn that asks more than this often before it settles is not worth foreseeing. */
const MOST_STEPS = 40;

/**
 * Where one answer leads when everybody who may keep silent does: it stops where somebody has a real
 * decision. What it draws is made up, so only what happens in the open means anything.
 */
export function foreseeTurn<T extends GameTypes>(
  game: Game<T>,
  view: T['view'],
  seat: Seat,
  id: string,
): Pick<Foreseen<T>, 'view' | 'events'> | undefined {
  const chance = seededChance(`foreseen/${id}`);
  const state = game.imagine(view, chance);
  const answer = game.check(state, seat, id);
  if (isRefusal(answer)) return undefined;
  const events: T['event'][] = [];
  const context = {
    chance,
    tell: (event: T['event']): void => {
      const told = game.viewEvent(event, seat, state);
      if (told !== undefined) events.push(told);
    },
  };
  game.answer(state, seat, answer, context);
  for (let step = 0; step < MOST_STEPS && !game.settled(state); step += 1) {
    const asked = game.asked(state)[0];
    if (asked === undefined) break;
    const question = game.question(state, asked);
    const isOpen = question.answers.length > 1 || question.region !== undefined;
    if (isOpen && question.guarded !== true) break;
    game.answer(state, asked, game.fallback(state, asked), context);
  }
  return { view: game.view(state, seat), events };
}
