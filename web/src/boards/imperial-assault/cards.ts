import {
  type Affiliation,
  type FigureCard,
  type FigureView,
  findDeployment,
  isUnseen,
  readPiece,
  type View,
} from '@parsecs/imperial-assault';
import type { Seat } from '@parsecs/kernel';
import type { BaseSide } from '../kit/bases.tsx';

export function figureIn(view: View, id: string | null | undefined): FigureView | undefined {
  return view.figures.find((figure) => figure.id === id);
}

/** The card that brought a figure or a group. */
export function cardOf({ card }: { readonly card: string }): FigureCard | undefined {
  const found = findDeployment(card);
  return found?.type === 'figure' ? found : undefined;
}

export function isOnMap({ at }: FigureView): boolean {
  return at.length > 0;
}

const OTHERS: Readonly<Record<Affiliation, BaseSide>> = {
  imperial: 'mercenary',
  rebel: 'mercenary',
  mercenary: 'imperial',
};

/** Nothing before the army is shown. */
export function affiliationOf({ table }: Pick<View, 'table'>, seat: Seat): Affiliation | undefined {
  const army = table.armies[seat];
  return army === undefined || isUnseen(army) ? undefined : army.affiliation;
}

/** How the figures of a seat are told apart: by their affiliation, unless both armies share it. */
export function sideOf({ table }: Pick<View, 'table'>, seat: Seat): BaseSide {
  const [first, second] = table.armies;
  if (seat === 0) return first.affiliation;
  return second.affiliation === first.affiliation ? OTHERS[second.affiliation] : second.affiliation;
}

/** The sign on a base that tells it from its like: “2” in its group, “2-3” where there are more groups. */
export function tagOf(id: string): string | undefined {
  const { copy, figure } = readPiece(id) ?? {};
  const numbers = [copy, figure].filter((number) => number !== undefined);
  return numbers.length === 0 ? undefined : numbers.join('-');
}
