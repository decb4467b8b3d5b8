import { canonicalJson, hashState } from './canonical.ts';
import { type Chance, chanceFrom } from './chance.ts';
import {
  type Game,
  type GameTypes,
  isRefusal,
  type Question,
  type Seat,
  seatName,
  type Unwritten,
  type Viewer,
} from './game.ts';
import type { Match } from './match.ts';

/** A game does not do what its contract says. */
export class BrokenPromise extends Error {
  readonly promise: string;
  readonly detail: string;

  constructor(promise: string, detail: string) {
    super(`${promise}: ${detail}`);
    this.promise = promise;
    this.detail = detail;
  }
}

export function broken(promise: string, detail: string): never {
  throw new BrokenPromise(promise, detail);
}

/** The state as text: it is plain JSON through and through. */
export function writeState(state: unknown): string {
  try {
    return canonicalJson(state);
  } catch (error) {
    return broken('state is plain JSON', String(error));
  }
}

/** Every question has legal answers, each once, and one to fall back on. */
export function checkOffer<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  { seat, kind, answers }: Question<T['answer']>,
): void {
  if (answers.length === 0) broken('never stuck', `no answer to ${kind}`);
  if (new Set(answers.map((answer) => answer.id)).size !== answers.length) {
    broken('ids are unique', kind);
  }
  const fallback = game.fallback(state, seat);
  if (!answers.some((answer) => answer.id === fallback.id)) {
    broken('falls back on a legal answer', fallback.id);
  }
}

/**
 * An answer is data: written down and read again it is the same, and does the same. This gives it
 * to a copy of the state, with the dice of the match, and writes down what comes of it. The match
 * does not feel it and stays as it was written: what a copy shares with its original is never written to,
 * by neither of them.
 */
export function giveClone<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  id: string,
  written: string,
): string {
  const { game } = match;
  const answer = game.check(match.state, seat, id);
  if (isRefusal(answer)) broken('offers only legal answers', `${id}: ${answer.refused}`);
  const text = canonicalJson(answer);
  const read = game.readAnswer(id);
  if (read === undefined || canonicalJson(read) !== text) {
    broken('reads what it writes', `${id}: ${canonicalJson(read ?? null)}`);
  }
  if (game.writeAnswer(read as unknown as Unwritten<T['answer']>) !== id) {
    broken('writes what it reads', id);
  }
  const { state, chance } = match.snapshot();
  game.answer(state, seat, JSON.parse(text) as T['answer'], { chance: chanceFrom(chance) });
  if (writeState(match.state) !== written) broken('copies stand alone', id);
  return writeState(state);
}

/** Nonsense and foreign seats are refused with a reason, and nothing changes. */
export function checkRefusals<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seats: readonly Seat[],
): void {
  const asked = game.asked(state);
  for (const seat of seats) {
    const got = game.check(state, seat, asked.includes(seat) ? 'no such answer' : 'decline');
    if (!isRefusal(got)) broken('refuses what is not legal', seatName(seat));
  }
}

/** What a viewer sees is data, and an imagined state looks the same to that viewer. */
export function checkView<T extends GameTypes>(
  { game, state }: Match<T>,
  viewer: Viewer,
  imagination: Chance,
): void {
  const text = canonicalJson(game.view(state, viewer));
  const imagined = game.imagine(JSON.parse(text) as T['view'], imagination);
  const violations = game.violations(imagined);
  if (violations.length > 0) broken('imagines what can be', violations.join('; '));
  if (canonicalJson(game.view(imagined, viewer)) !== text) {
    broken('imagines what is seen', `view of ${viewer}`);
  }
  if (game.asked(imagined).join() !== game.asked(state).join()) {
    broken('imagines who is asked', `view of ${viewer}`);
  }
  if (viewer === 'spectator' || !game.asked(state).includes(viewer)) return;
  const offered = (from: T['state']): string =>
    game
      .question(from, viewer)
      .answers.map((answer) => answer.id)
      .join();
  if (offered(imagined) !== offered(state)) {
    broken('imagines the same answers', `view of ${viewer}`);
  }
}

/** What a viewer is told of the last step is data. */
export function checkTold<T extends GameTypes>(match: Match<T>, viewer: Viewer): void {
  for (const event of match.eventsAt(match.length)) {
    const told = match.game.viewEvent(event, viewer, match.state);
    if (told !== undefined) canonicalJson(told);
  }
}

/** Two imagined states differ where the view hides something: a view that tells all is no view. */
export function imaginedDiffer<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  viewer: Viewer,
  chance: Chance,
): boolean {
  const seen = game.view(state, viewer);
  return hashState(game.imagine(seen, chance)) !== hashState(state);
}
