import type { GameTypes, Match, Seat, Viewer } from '@parsecs/kernel';
import type { QuestionNumbers } from './question-numbers.ts';
import type { Asked, Asking, SeatSnapshot, TakeBackRequest } from './seat-snapshot.ts';
import type { TableParts } from './table-parts.ts';
import { takeBacksAt } from './take-back.ts';

/** How the table looks to one viewer now. */
export function snapshotFor<T extends GameTypes>(
  viewer: Viewer,
  { match, seating, numbers, clock, time, isPractice }: TableParts<T>,
  request: TakeBackRequest | undefined,
): SeatSnapshot<T> {
  const { game, state, records, length } = match;
  const asked = game.asked(state);
  const outcome = game.outcome(state);
  const isForPerson = (seat: Seat): boolean => seating.ownAnswer(match, seat) === undefined;
  const mustDecide = typeof viewer === 'number' && asked.includes(viewer) && isForPerson(viewer);
  return {
    viewer,
    sequence: records.length,
    step: length,
    view: game.view(state, viewer),
    asked,
    asking: asked.filter(isForPerson).map((seat) => askingOf(match, seat)),
    ...(mustDecide && { question: questionFor(match, numbers, viewer) }),
    seats: seating.statuses(clock),
    round: game.round(state),
    ...(time && { timeLeft: time.left() }),
    takeBacks: takeBacksAt(match, seating.specs, isPractice),
    practice: isPractice,
    canConcede: outcome === undefined && game.concession !== undefined,
    ...(request && { request }),
    ...(outcome && { outcome }),
  };
}

function questionFor<T extends GameTypes>(
  match: Match<T>,
  numbers: QuestionNumbers,
  seat: Seat,
): Asked<T> {
  const { region, ...question } = match.question(seat);
  return { ...question, ask: numbers.of(seat) ?? 0, continuous: region !== undefined };
}

function askingOf<T extends GameTypes>(match: Match<T>, seat: Seat): Asking {
  const { kind, rule, decline } = match.question(seat);
  return { seat, kind, rule, guarded: decline !== undefined };
}
