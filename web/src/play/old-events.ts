import { type EventBase, isWhole } from '@parsecs/kernel';
import { describeEvent } from '@parsecs/lang';
import type { BoardModule, LogMark } from '../boards/contract.ts';
import { orElse } from './or-else.ts';

/** The sentence about an event of other rules; where there is none, the event as it is written. */
export const describeOldEvent: typeof describeEvent = (texts, game, event, people, known) => {
  const words: unknown = orElse(() => describeEvent(texts, game, event, people, known), undefined);
  return typeof words === 'string' && words !== '' ? words : JSON.stringify(event);
};

/** The board of a match of other rules: it makes of events what it can, and never throws. */
export function boardForOldEvents(board: BoardModule): BoardModule {
  return {
    ...board,
    known: (view) => orElse(() => board.known(view), {}),
    choreograph: (events, before, after) =>
      orElse(() => board.choreograph(events, before, after), []),
    about: (event) => orElse(() => board.about(event), []),
    markOf: (event) => markOf(board, event),
    isQuiet: (event) => orElse(() => board.isQuiet(event), false),
    viewFromEvents: (setup, told) => orElse(() => board.viewFromEvents(setup, told), undefined),
  };
}

/** A headline without its number would say nothing. */
function markOf(board: BoardModule, event: EventBase): LogMark | undefined {
  const mark = orElse(() => board.markOf(event), undefined);
  const number = mark?.kind === 'round' ? mark.round : mark?.seat;
  return isWhole(number, 0, Number.MAX_SAFE_INTEGER) ? mark : undefined;
}
