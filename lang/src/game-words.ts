import type { Table } from '@parsecs/imperial-assault';
import type { AnswerBase, EventBase, Outcome, Question } from '@parsecs/kernel';
import type { Fleet, ShipCard } from '@parsecs/starship-battles';
import type { Namespace } from './catalogues/loaders.ts';
import type { People } from './people.ts';
import type { Params, Texts } from './texts.ts';

/** A question as it is put to a seat, in a game's state or on a screen. */
export type Asked = Pick<Question<AnswerBase>, 'seat' | 'kind' | 'answers' | 'guarded'>;

/**
 * What the caller knows beyond the view. A view names what is ready-made by its id; whoever has it at
 * hand gives it, and the sentences tell more.
 */
export interface Known {
  /** Super Teams: what the spaces of the board are. */
  readonly board?: { readonly spaces: readonly { readonly kinds: readonly string[] }[] };
  /** Starship Battles: the cards of the table, for hulls, weapons and numbers. */
  readonly cards?: readonly ShipCard[];
  /** Imperial Assault: what was agreed, for who fields which card. */
  readonly table?: Pick<Table, 'armies'>;
  /** Starship Battles: the ready-made fleets, for their names. */
  readonly fleets?: readonly { readonly id: string; readonly fleet: Fleet }[];
}

/** Whom something is told to, and what is known. */
export interface TextContext {
  readonly texts: Texts;
  readonly people: People;
  readonly known: Known;
}

/** The namespaces of games: those with the rules of a ledger beside them. */
type GameNamespace = {
  [N in Namespace]: `${N}-rules` extends Namespace ? N : never;
}[Namespace];

/** The words of one game. Views and events come as plain data and are of that game. */
export interface GameWords {
  readonly namespace: GameNamespace;
  event(event: EventBase, context: TextContext): string;
  question(question: Asked, view: unknown, context: TextContext): string;
  /** The answer with this id as data: the game's own `readAnswer`. */
  readAnswer(id: string): AnswerBase | undefined;
  answer(answer: AnswerBase, question: Asked, view: unknown, context: TextContext): string;
  answerHint(answer: AnswerBase, question: Asked, view: unknown, context: TextContext): string;
  view(view: unknown, context: TextContext): string[];
  outcome(
    outcome: Pick<Outcome, 'winners' | 'scores'>,
    view: unknown,
    context: TextContext,
  ): string;
  /** The parameters of a refusal or a problem in the terms of the game's sentences. */
  params(cause: string, given: Params | undefined): Params;
  /** What a path in a file of a list leads to, in the words of the builder. */
  placeInList?(texts: Texts, path: string): string | undefined;
  /** The paragraphs of the page that teaches the game, in order. */
  readonly lessons: readonly string[];
}
