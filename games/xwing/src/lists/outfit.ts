import type { PilotCard } from '../cards/pilots.ts';
import type { UpgradeCard } from '../cards/upgrades.ts';
import { type ActionIcon, CARD_VALUES, type CardValue } from '../cards/vocabulary.ts';

/** The numbers of a ship card with what the cards that it carries add (XW-007, XW-303). */
export function valuesWith(
  pilot: PilotCard,
  upgrades: readonly UpgradeCard[],
): Readonly<Record<CardValue, number>> {
  const values = Object.fromEntries(
    CARD_VALUES.map((value) => [
      value,
      upgrades.reduce((sum, { grants }) => sum + (grants?.values?.[value] ?? 0), pilot[value]),
    ]),
  );
  return values as Record<CardValue, number>;
}

/** The action bar with the icons that carried cards add, each once. */
export function actionsWith(
  pilot: PilotCard,
  upgrades: readonly UpgradeCard[],
): readonly ActionIcon[] {
  const granted = upgrades.flatMap(({ grants }) => grants?.actions ?? []);
  return [...new Set([...pilot.actions, ...granted])];
}
