import { type GameTypes, Match } from '@parsecs/kernel';
import { Clock } from './clock.ts';
import type { Host } from './host.ts';
import { MatchTime } from './match-time.ts';
import type { TableOptions } from './options.ts';
import { QuestionNumbers } from './question-numbers.ts';
import { Seating } from './seating.ts';

/** What a table is made of; each part looks after itself. */
export interface TableParts<T extends GameTypes> {
  readonly match: Match<T>;
  readonly seating: Seating;
  readonly numbers: QuestionNumbers;
  readonly clock: Clock | undefined;
  readonly time: MatchTime | undefined;
  readonly isPractice: boolean;
}

export function tableParts<T extends GameTypes>(
  options: TableOptions<T>,
  host: Host<T>,
): TableParts<T> {
  const { game, setup, seed, seats, clock, clockLeft, matchTime, timeLeft } = options;
  if (seats.length !== game.seatsOf(setup)) {
    throw new RangeError(`${game.id} needs ${game.seatsOf(setup)} seats, got ${seats.length}`);
  }
  const hasTime = matchTime !== undefined && game.timeUp !== undefined;
  return {
    match: options.match ?? new Match(game, setup, seed),
    seating: new Seating(seats, options.guards),
    numbers: options.numbers ?? new QuestionNumbers(),
    clock: clock && new Clock(clock, seats.length, host.now, clockLeft),
    time: hasTime ? new MatchTime(matchTime, host, timeLeft) : undefined,
    isPractice: options.practice === true,
  };
}
