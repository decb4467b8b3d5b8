import type { GameTypes, Match, Question, Seat } from '@parsecs/kernel';
import type { PauseReason } from './host.ts';
import type { BotSeat, Guard, SeatSpec } from './seats.ts';

/** How the table answers an asked seat by itself: with this answer, or with what a bot thinks of. */
export type OwnAnswer = {
  readonly seat: Seat;
  /** What kind of waiting comes before it, so that nothing can be read from the pace. */
  readonly pause?: PauseReason;
} & ({ readonly id: string } | { readonly bot: BotSeat });

/** What the table answers for an asked seat; nothing where a person must decide. */
export function ownAnswer<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  spec: SeatSpec,
  guard: Guard,
): OwnAnswer | undefined {
  const question = match.question(seat);
  const [first] = question.answers;
  const isSingle = question.answers.length === 1 && question.region === undefined;
  if (isSingle && first !== undefined && question.guarded !== true) return { seat, id: first.id };
  if (spec.kind === 'bot') return { seat, pause: 'bot', bot: spec };
  const id = silentAnswer(match, question, guard, isSingle);
  return id === undefined ? undefined : { seat, pause: 'guard', id };
}

/** The answer to a guarded question that its seat does not want to be asked. */
function silentAnswer<T extends GameTypes>(
  { game, state }: Match<T>,
  { seat, guarded, decline }: Question<T['answer']>,
  guard: Guard,
  isSingle: boolean,
): string | undefined {
  if (guard === 'decline' && decline !== undefined) return decline;
  if (guarded !== true || guard === 'ask' || !isSingle) return undefined;
  return game.fallback(state, seat).id;
}
