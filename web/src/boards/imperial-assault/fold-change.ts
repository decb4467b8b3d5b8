import type {
  FigureView,
  GroupView,
  RaiderView,
  SeatView,
  TokenView,
  View,
} from '@parsecs/imperial-assault';

/** Changes one thing of a view and leaves the rest as it is. */

export function change<T extends { readonly id: string }>(
  list: readonly T[],
  id: string | undefined,
  step: (one: T) => T,
): readonly T[] {
  return list.map((one) => (one.id === id ? step(one) : one));
}

export function changeFigure(view: View, id: string, step: (one: FigureView) => FigureView): View {
  return { ...view, figures: change(view.figures, id, step) };
}

export function changeGroup(view: View, id: string, step: (one: GroupView) => GroupView): View {
  return { ...view, groups: change(view.groups, id, step) };
}

export function changeToken(view: View, id: string, part: Partial<TokenView>): View {
  return { ...view, tokens: change(view.tokens, id, (one) => ({ ...one, ...part })) };
}

export function changeRaider(view: View, id: string, part: Partial<RaiderView>): View {
  return { ...view, raiders: change(view.raiders, id, (one) => ({ ...one, ...part })) };
}

export function changeSeat(view: View, seat: number, step: (one: SeatView) => SeatView): View {
  return { ...view, seats: view.seats.map((one, index) => (index === seat ? step(one) : one)) };
}
