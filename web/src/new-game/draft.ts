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
import { newSeats, type SeatsDraft } from './seats.ts';

export const PLAYER_COUNTS = [2, 3, 4] as const;
export type Players = (typeof PLAYER_COUNTS)[number];

/** What stands on the page of a new game of Super Teams. */
export interface Draft extends SeatsDraft {
  readonly players: Players;
  readonly colours: readonly (readonly Colour[])[];
  readonly starter: number | 'random';
  readonly board: BoardId | Board;
  /** False while the board follows the number of players. */
  readonly boardChosen: boolean;
  readonly handSize: number;
  readonly options: Options;
}

export type ChangeDraft = (step: (draft: Draft) => Draft) => void;

export function newDraft(language: Language, names: readonly string[]): Draft {
  const { colours, board, handSize } = defaultSetup(2);
  return {
    players: 2,
    seats: newSeats(language, names),
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

export function toSetup(draft: Draft): Setup {
  const { players, board, colours, starter, handSize, options } = draft;
  return { players, board, colours, starter, handSize, options };
}

export function coloursInBox(draft: Draft): readonly Colour[] {
  const used = draft.colours.flat();
  return COLOURS.filter((colour) => !used.includes(colour));
}
