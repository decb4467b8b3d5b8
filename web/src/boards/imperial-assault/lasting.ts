import type { CommandId, FigureView, GroupView, View } from '@parsecs/imperial-assault';
import type { Seat } from '@parsecs/kernel';
import type { Texts } from '@parsecs/lang';

/** Cards that lie beside a figure: on itself or on its group. */
export function lastingOn(
  { groups }: Pick<View, 'groups'>,
  figure: Pick<FigureView, 'effects' | 'group'>,
): readonly CommandId[] {
  const group = groups.find(({ id }) => id === figure.group);
  return [...figure.effects, ...pricesOn(group)];
}

function pricesOn(group: GroupView | undefined): readonly CommandId[] {
  return (group?.prices.length ?? 0) > 0 ? ['price-on-their-heads'] : [];
}

/** Cards that concern a whole side until they end. */
export function lastingFor({ seats }: Pick<View, 'seats'>, seat: Seat): readonly CommandId[] {
  // A flipped panel is no card.
  return (seats[seat]?.effects ?? []).filter((effect) => effect !== 'flipped');
}

/** Cards that do not end with the round have words of their own. */
const ENDINGS = ['sit-tight', 'expose-weakness', 'meditation', 'price-on-their-heads'] as const;

export function endOf(texts: Texts, card: CommandId): string {
  const ending = ENDINGS.find((id) => id === card) ?? 'round';
  return texts.t(`imperial-assault-board:lasting.until.${ending}`);
}
