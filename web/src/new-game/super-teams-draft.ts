import type { Language } from '@parsecs/lang';
import {
  type Board,
  type BoardId,
  COLOURS,
  type Colour,
  DEFAULT_OPTIONS,
  defaultSetup,
  OPTION_NAMES,
  type OptionName,
  type Options,
  type PlayerCount,
  type Setup,
} from '@parsecs/super-teams/words';
import { newSeats, type SeatsDraft } from './seats.ts';

/** What stands on the page of a new game of Super Teams. */
export interface RaceDraft extends SeatsDraft {
  readonly players: PlayerCount;
  readonly colours: readonly (readonly Colour[])[];
  readonly starter: number | 'random';
  readonly board: BoardId | Board;
  /** False while the board follows the number of players. */
  readonly boardChosen: boolean;
  readonly handSize: number;
  readonly options: Options;
}

export type ChangeRace = (step: (draft: RaceDraft) => RaceDraft) => void;

export function newRaceDraft(language: Language, names: readonly string[]): RaceDraft {
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
export function setPlayers(draft: RaceDraft, players: PlayerCount): RaceDraft {
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
export function chooseColour(
  draft: RaceDraft,
  seat: number,
  slot: number,
  colour: Colour,
): RaceDraft {
  const given = draft.colours[seat]?.[slot];
  if (given === undefined) return draft;
  const swap = (old: Colour): Colour => {
    if (old === colour) return given;
    return old === given ? colour : old;
  };
  return { ...draft, colours: draft.colours.map((own) => own.map(swap)) };
}

export function setOption<N extends OptionName>(
  draft: RaceDraft,
  name: N,
  value: Options[N],
): RaceDraft {
  return { ...draft, options: { ...draft.options, [name]: value } };
}

export function changedOptions(draft: RaceDraft): number {
  return OPTION_NAMES.filter((name) => draft.options[name] !== DEFAULT_OPTIONS[name]).length;
}

export function toRaceSetup(draft: RaceDraft): Setup {
  const { players, board, colours, starter, handSize, options } = draft;
  return { players, board, colours, starter, handSize, options };
}

export function coloursInBox(draft: RaceDraft): readonly Colour[] {
  const used = draft.colours.flat();
  return COLOURS.filter((colour) => !used.includes(colour));
}
