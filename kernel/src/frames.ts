/**
 * Nested timing as data: a state holds a stack of small frames, the innermost last, and a table says
 * what each kind of frame does. Everything that can be interrupted – a window, an attack inside a
 * move – is a frame, so that any moment can be saved, copied, undone, searched and sent.
 */
export interface FrameBase {
  readonly kind: string;
}

/** What one kind of frame does. A frame that never asks has neither `answers` nor `take`. */
export interface FrameRule<S, F extends FrameBase, A, C> {
  /** Goes on until somebody is asked, another frame is pushed, or this one is popped. */
  run(state: S, frame: F, context: C): void;
  /** Every legal answer to the question the frame asks, or a start where there is a region. */
  answers?(state: S, frame: F, seat: number): readonly A[];
  /** Applies a legal answer to the question the frame has asked. */
  take?(state: S, frame: F, answer: A, context: C, seat: number): void;
}

/** The rules of every kind of frame of a game; a kind without rules fails the type check. */
export type FrameRules<S, F extends FrameBase, A, C> = {
  readonly [Kind in F['kind']]: FrameRule<S, Extract<F, { readonly kind: Kind }>, A, C>;
};

/** The rule of a frame. Which kind a frame is, is known only when it is looked at. */
export function ruleOfFrame<S, F extends FrameBase, A, C>(
  rules: FrameRules<S, F, A, C>,
  frame: F,
): FrameRule<S, F, A, C> {
  return rules[frame.kind as F['kind']];
}
