import type { Game, GameTypes, Refusal, Seat } from './game.ts';
import type { ChoiceEntry } from './match-log.ts';

/** How an answer came about. */
export type HowChosen = Pick<ChoiceEntry, 'unasked'>;

/** Who says what in a match. */
interface Spoken {
  readonly seat: Seat;
  readonly id: string;
  readonly how: HowChosen;
}

/** The answer that is meant if it may be given now, asked for or out of turn. */
export function checkChoice<T extends GameTypes>(
  game: Game<T>,
  setup: T['setup'],
  state: T['state'],
  { seat, id, how }: Spoken,
): T['answer'] | Refusal {
  const notAsked: Refusal = { refused: 'table', cause: 'not-asked', params: { seat } };
  const isSeat = (): boolean => Number.isInteger(seat) && seat >= 0 && seat < game.seatsOf(setup);
  if (isTimeUp(game, id)) {
    return how.unasked === true && isSeat() ? game.check(state, seat, id) : notAsked;
  }
  // Nobody waits for a turn to give up.
  if (isConcession(game, id) && isSeat() && game.outcome(state) === undefined) {
    return game.readAnswer(id) ?? notAsked;
  }
  return game.asked(state).includes(seat) ? game.check(state, seat, id) : notAsked;
}

/** The table says it, of itself. */
export function isTimeUp<T extends GameTypes>({ timeUp }: Game<T>, id: string): boolean {
  return timeUp !== undefined && id === timeUp;
}

function isConcession<T extends GameTypes>({ concession }: Game<T>, id: string): boolean {
  return concession !== undefined && id === concession;
}
