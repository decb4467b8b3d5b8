import type { BotId } from '@parsecs/bots';
import type { Language } from '@parsecs/lang';
import {
  type Board,
  type BoardId,
  COLOURS,
  type Colour,
  DEFAULT_OPTIONS,
  defaultSetup,
  type OptionName,
  type Options,
  type Setup,
} from '@parsecs/super-teams';
import type { SeatSpec } from '@parsecs/table';
import type { MatchOptions } from '../shell/match-record.ts';

export const PLAYER_COUNTS = [2, 3, 4] as const;
export type Players = (typeof PLAYER_COUNTS)[number];

export const SEAT_KINDS = ['me', 'friend', 'bot'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export interface SeatDraft {
  readonly kind: SeatKind;
  readonly name: string;
  readonly bot: BotId;
  readonly language: Language;
}

export interface ClockDraft {
  readonly minutes: number;
  readonly seconds: number;
}

/** What stands on the page of a new game. Seats beyond the number of players wait unseen. */
export interface Draft {
  readonly players: Players;
  readonly seats: readonly SeatDraft[];
  readonly colours: readonly (readonly Colour[])[];
  readonly starter: number | 'random';
  readonly board: BoardId | Board;
  /** False while the board follows the number of players. */
  readonly boardChosen: boolean;
  readonly handSize: number;
  readonly options: Options;
  readonly clock?: ClockDraft | undefined;
}

export type ChangeDraft = (step: (draft: Draft) => Draft) => void;

export const USUAL_CLOCK: ClockDraft = { minutes: 15, seconds: 5 };
const MOST_SEATS = 4;

export function newDraft(language: Language, names: readonly string[]): Draft {
  const seats = Array.from(
    { length: MOST_SEATS },
    (_, seat): SeatDraft => ({
      kind: seat === 0 ? 'me' : 'bot',
      name: names[seat] ?? '',
      bot: 'greedy',
      language,
    }),
  );
  const { colours, board, handSize } = defaultSetup(2);
  return {
    players: 2,
    seats,
    colours,
    starter: 'random',
    board,
    boardChosen: false,
    handSize,
    options: DEFAULT_OPTIONS,
  };
}

/** Colours are dealt anew; the board follows unless somebody chose one. */
export function setPlayers(draft: Draft, players: Players): Draft {
  const usual = defaultSetup(players);
  const { starter } = draft;
  return {
    ...draft,
    players,
    colours: usual.colours,
    board: draft.boardChosen ? draft.board : usual.board,
    starter: starter !== 'random' && starter >= players ? 'random' : starter,
  };
}

export function changeSeat(draft: Draft, seat: number, part: Partial<SeatDraft>): Draft {
  return {
    ...draft,
    seats: draft.seats.map((old, index) => {
      if (index === seat) return { ...old, ...part };
      // There is one of me.
      return part.kind === 'me' && old.kind === 'me' ? { ...old, kind: 'friend' } : old;
    }),
  };
}

/** Gives a colour to a seat; whoever had it takes the one that becomes free. */
export function chooseColour(draft: Draft, seat: number, slot: number, colour: Colour): Draft {
  const given = draft.colours[seat]?.[slot];
  if (given === undefined) return draft;
  const swap = (old: Colour): Colour => {
    if (old === colour) return given;
    return old === given ? colour : old;
  };
  return { ...draft, colours: draft.colours.map((own) => own.map(swap)) };
}

export function setOption<N extends OptionName>(draft: Draft, name: N, value: Options[N]): Draft {
  return { ...draft, options: { ...draft.options, [name]: value } };
}

export function changedOptions(draft: Draft): number {
  const names = Object.keys(DEFAULT_OPTIONS) as readonly OptionName[];
  return names.filter((name) => draft.options[name] !== DEFAULT_OPTIONS[name]).length;
}

export function seatsInPlay(draft: Draft): readonly SeatDraft[] {
  return draft.seats.slice(0, draft.players);
}

export function toSetup(draft: Draft): Setup {
  const { players, board, colours, starter, handSize, options } = draft;
  return { players, board, colours, starter, handSize, options };
}

export function toSeats(draft: Draft): readonly SeatSpec[] {
  return seatsInPlay(draft).map((seat): SeatSpec => {
    const name = seat.name.trim();
    const named = name === '' || seat.kind === 'bot' ? {} : { name };
    return seat.kind === 'bot' ? { kind: 'bot', bot: seat.bot } : { kind: 'here', ...named };
  });
}

/** A bot "speaks" like the person who set it up; nobody reads its language. */
export function toLanguages(draft: Draft, usual: Language): readonly Language[] {
  return seatsInPlay(draft).map((seat) => (seat.kind === 'bot' ? usual : seat.language));
}

export function toOptions(draft: Draft): MatchOptions {
  if (draft.clock === undefined) return {};
  const { minutes, seconds } = draft.clock;
  return { clock: { budget: minutes * 60_000, increment: seconds * 1000 } };
}

/** The names to remember for next time: those of people, seat by seat. */
export function namesToKeep(draft: Draft, before: readonly string[]): readonly string[] {
  return draft.seats.map((seat, index) =>
    index < draft.players && seat.kind !== 'bot' ? seat.name.trim() : (before[index] ?? ''),
  );
}

export function coloursInBox(draft: Draft): readonly Colour[] {
  const used = draft.colours.flat();
  return COLOURS.filter((colour) => !used.includes(colour));
}
