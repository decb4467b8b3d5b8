import type { Part } from '../../../boards/contract.ts';
import { idOf, isKind } from '../../../boards/contract.ts';
import { type CardKind, idOfCard } from './card.ts';

interface Piece {
  readonly id: string;
  readonly group?: string;
  readonly pilot?: string | null;
  readonly card?: string;
}

interface Pieces {
  readonly ships?: readonly Piece[];
  readonly figures?: readonly Piece[];
}

/** How a game calls its cards in parts that name a card, and the cards of its pieces. */
const KINDS: Readonly<
  Record<string, { readonly parts: Readonly<Record<string, CardKind>>; readonly piece: CardKind }>
> = {
  xwing: { parts: { weapon: 'upgrade', 'focus-weapon': 'upgrade' }, piece: 'pilot' },
  'starship-battles': { parts: {}, piece: 'ship' },
  'imperial-assault': { parts: { card: 'command', upgrade: 'deployment' }, piece: 'deployment' },
};

/** What is named like a card and is none: the weapon that is printed on a ship. */
const NO_CARD = 'primary';

/** The card in the index that tells about what is looked at; nothing where no card does. */
export function cardOfPart(game: string, view: unknown, part: Part): string | undefined {
  const kinds = KINDS[game];
  if (kinds === undefined || idOf(part) === NO_CARD) return undefined;
  const named = Object.entries(kinds.parts).find(([kind]) => isKind(part, kind));
  if (named !== undefined) return idOfCard(named[1], idOf(part));
  const { ships = [], figures = [] } = view as Pieces;
  const id = idOf(part);
  const isPiece = ['ship', 'figure', 'group'].some((kind) => isKind(part, kind));
  const piece = [...ships, ...figures].find((own) => own.id === id || own.group === id);
  const card = piece?.pilot ?? piece?.card;
  return isPiece && card !== undefined ? idOfCard(kinds.piece, card) : undefined;
}
