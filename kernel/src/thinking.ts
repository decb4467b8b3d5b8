import type { Chance } from './chance.ts';
import type { Game, GameTypes, Question, Seat } from './game.ts';
import { at } from './lists.ts';

/** A world that fits a view, and how likely it is beside the others that were drawn. */
export interface Believed<S> {
  readonly state: S;
  readonly weight: number;
}

/** Of a long list of answers quick play looks at so many. */
export const GLANCES = 12;

/** The answers that quick play looks at: all, or some by chance that lie evenly over the list. */
export function glancesOf<A>(answers: readonly A[], will: Chance): readonly A[] {
  if (answers.length <= GLANCES) return answers;
  const first = will.pick('glance', answers.length);
  const stride = answers.length / GLANCES;
  return Array.from({ length: GLANCES }, (_, index) =>
    at(answers, Math.floor(first + index * stride) % answers.length),
  );
}

/** How players without a person think about a game. Whatever is left out has a plain default. */
export interface Thinking<T extends GameTypes> {
  /**
   * A moment of truth for a search that began at `root`: here the evaluation can be trusted, and
   * playing on would only add noise. Asked after every answer of playing on.
   */
  horizon(state: T['state'], root: T['state']): boolean;
  /** Whether a question is worth a search; the others are answered at a glance. All are. */
  searched?(question: Question<T['answer']>): boolean;
  /**
   * The answer to a question that needs no search because it can be worked out, such as what to buy
   * with dice that lie on the table; nothing where it cannot. `state` is one that the seat imagines.
   */
  known?(state: T['state'], question: Question<T['answer']>): T['answer'] | undefined;
  /** Plays to the horizon that the usual level is given for one question: about a second of them. */
  readonly plays?: number;
  /** Questions of setting up, which come once and matter long: they are given more time. None are. */
  opening?(question: Question<T['answer']>): boolean;
  /**
   * How good it looks at a glance to this seat, on any scale: what the greedy bot climbs, and quick
   * play without a `quick`. Where there is none, `evaluate`.
   */
  instinct?(state: T['state'], seat: Seat): number;
  /**
   * The cheap answer with which both sides play on to the horizon. Without it: the answer after
   * which `instinct` likes the position best, of a few; also where it gives none.
   */
  quick?(
    state: T['state'],
    question: Question<T['answer']>,
    chance: Chance,
  ): T['answer'] | undefined;
  /**
   * The piece that an answer decides about, where one question asks for several pieces that do not
   * depend on each other, in any order (such as the dials of a squad): one piece is thought about
   * at a time.
   */
  factor?(answer: T['answer']): string;
  /**
   * The answers that are worth a thought: what nobody would do as long as there is anything else is
   * left out. `state` is one that the seat imagines. All are.
   */
  sensible?(state: T['state'], answers: readonly T['answer'][]): readonly T['answer'][];
  /** A likely world behind a view: hidden plans as their owners would make them. Else `imagine`. */
  belief?(view: T['view'], chance: Chance): Believed<T['state']>;
}

export function instinctOf<T extends GameTypes>(
  game: Game<T>,
): (state: T['state'], seat: Seat) => number {
  const { thinking } = game;
  return (state, seat) => thinking.instinct?.(state, seat) ?? game.evaluate(state, seat);
}
