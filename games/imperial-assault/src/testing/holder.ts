import type { CommandId } from '../vocabulary.ts';
import { type PlayTable, table } from './table.ts';

/** A figure on H19 in its activation with one card in hand, and an enemy. */
export function holder(
  figure: string,
  id: CommandId,
  enemy = 'P2.ig-88',
  space = 'K19',
): PlayTable {
  return table().figure(figure, 'H19').figure(enemy, space).hand('P1', id).acts(figure);
}
