import { type BotId, LEVELS, type Style, USUAL_LEVEL } from '@parsecs/bots/ids';
import type { Language } from '@parsecs/lang';
import type { SeatSpec } from '@parsecs/table';
import type { MatchOptions } from '../shell/match-record.ts';
import type { PlayerMark } from '../shell/player-mark.tsx';

export const SEAT_KINDS = ['me', 'friend', 'bot'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export interface SeatDraft {
  readonly kind: SeatKind;
  readonly name: string;
  readonly bot: BotId;
  /** The character of a bot; none unless one is chosen. */
  readonly style?: Style | undefined;
  readonly language: Language;
  /** What tells a person apart beside the name. */
  readonly mark?: PlayerMark;
}

export interface ClockDraft {
  readonly minutes: number;
  readonly seconds: number;
}

/** Who plays, whatever the game. Seats beyond the number of players wait unseen. */
export interface SeatsDraft {
  readonly players: number;
  readonly seats: readonly SeatDraft[];
  readonly clock?: ClockDraft | undefined;
  /** Minutes for the whole match, in games that know what to do when they are over; 0 for no limit. */
  readonly matchMinutes?: number | undefined;
  /** Bots agree to every take-back. */
  readonly practice?: boolean | undefined;
  /** At a table online: friends come by a link instead of sharing this device. */
  readonly online?: OnlineDraft | undefined;
}

export interface OnlineDraft {
  /** Everybody who looks for a game finds it. */
  readonly listed: boolean;
}

export const USUAL_CLOCK: ClockDraft = { minutes: 15, seconds: 5 };
/** Three days to begin with, and half a day for every decision. */
export const DAYS_CLOCK: ClockDraft = { minutes: 3 * 24 * 60, seconds: 12 * 60 * 60 };
/** More than this is counted in days. */
export const LONGEST_MINUTES = 60;
const MOST_SEATS = 4;

/** Me against bots that want to win. */
export function newSeats(language: Language, names: readonly string[]): readonly SeatDraft[] {
  return Array.from(
    { length: MOST_SEATS },
    (_, seat): SeatDraft => ({
      kind: seat === 0 ? 'me' : 'bot',
      name: names[seat] ?? '',
      bot: USUAL_LEVEL,
      language,
    }),
  );
}

export function changeSeat<D extends SeatsDraft>(
  draft: D,
  seat: number,
  part: Partial<SeatDraft>,
): D {
  return {
    ...draft,
    seats: draft.seats.map((old, index) => {
      if (index === seat) return { ...old, ...part };
      // There is one of me.
      return part.kind === 'me' && old.kind === 'me' ? { ...old, kind: 'friend' } : old;
    }),
  };
}

export function seatsInPlay(draft: SeatsDraft): readonly SeatDraft[] {
  return draft.seats.slice(0, draft.players);
}

export function toSeats(draft: SeatsDraft): readonly SeatSpec[] {
  return seatsInPlay(draft).map((seat): SeatSpec => {
    const name = seat.name.trim();
    const named = name === '' || seat.kind === 'bot' ? {} : { name };
    if (seat.kind !== 'bot') return { kind: 'here', ...named };
    const { bot, style } = seat;
    return { kind: 'bot', bot, ...(style && isLevel(bot) && { style }) };
  });
}

/** Only levels have a character; whoever answers by chance or at a glance has none. */
export function isLevel(bot: BotId): boolean {
  return LEVELS.some((level) => level === bot);
}

/** Bots wear no marks. */
export function toMarks(draft: SeatsDraft): readonly PlayerMark[] {
  return seatsInPlay(draft).map((seat) => (isBot(seat) ? 'none' : (seat.mark ?? 'none')));
}

/** A bot "speaks" like the person who set it up; nobody reads its language. */
export function toLanguages(draft: SeatsDraft, usual: Language): readonly Language[] {
  return seatsInPlay(draft).map((seat) => (seat.kind === 'bot' ? usual : seat.language));
}

export function toOptions(draft: SeatsDraft): MatchOptions {
  const { clock, matchMinutes = 0 } = draft;
  const isPractice = draft.practice === true && seatsInPlay(draft).some(isBot);
  return {
    ...(clock && { clock: { budget: clock.minutes * 60_000, increment: clock.seconds * 1000 } }),
    ...(matchMinutes > 0 && { matchTime: matchMinutes * 60_000 }),
    ...(isPractice && { practice: true }),
  };
}

/** The names to remember for next time: those of people, seat by seat. */
export function namesToKeep(draft: SeatsDraft, before: readonly string[]): readonly string[] {
  return draft.seats.map((seat, index) =>
    index < draft.players && seat.kind !== 'bot' ? seat.name.trim() : (before[index] ?? ''),
  );
}

/** The marks to remember for next time, likewise. */
export function marksToKeep(
  draft: SeatsDraft,
  before: readonly PlayerMark[],
): readonly PlayerMark[] {
  return draft.seats.map((seat, index) =>
    index < draft.players && !isBot(seat) ? (seat.mark ?? 'none') : (before[index] ?? 'none'),
  );
}

/** Online one plays with people: where only bots were, the first of them leaves its seat to a friend. */
export function toWhere<D extends SeatsDraft>(draft: D, isOnline: boolean): D {
  if (!isOnline) return { ...draft, online: undefined };
  const [, second] = draft.seats;
  const seats =
    draft.seats.some(({ kind }) => kind === 'friend') || second?.kind !== 'bot'
      ? draft.seats
      : draft.seats.map((seat) => (seat === second ? { ...seat, kind: 'friend' as const } : seat));
  return { ...draft, seats, online: { listed: false } };
}

/** Gives people back the marks they wore last. */
export function withMarks<D extends SeatsDraft>(draft: D, marks: readonly PlayerMark[]): D {
  return {
    ...draft,
    seats: draft.seats.map((seat, index) => ({ ...seat, mark: marks[index] ?? 'none' })),
  };
}

/** Whoever is not told otherwise meets the opponent of last time. */
export function withOpponent<D extends SeatsDraft>(draft: D, bot: BotId): D {
  return { ...draft, seats: draft.seats.map((seat) => ({ ...seat, bot })) };
}

/** Who is played against next time, too. */
export function opponentOf(draft: SeatsDraft, before: BotId): BotId {
  return seatsInPlay(draft).find(isBot)?.bot ?? before;
}

export function isBot({ kind }: SeatDraft): boolean {
  return kind === 'bot';
}
