import type { Problem } from '@parsecs/kernel';
import type { PilotCard } from '../cards/pilots.ts';
import type { UpgradeCard } from '../cards/upgrades.ts';
import type { Slot } from '../cards/vocabulary.ts';
import type { Written } from './draft.ts';

/** What the rules may have against an upgrade on a ship. */
export const FITTING_CAUSES = [
  'squad-no-slot',
  'squad-slots-full',
  'squad-second-modification',
  'squad-second-title',
  'squad-only-faction',
  'squad-only-ship',
  'squad-only-size',
  'squad-limited-twice',
] as const;
export type FittingCause = (typeof FITTING_CAUSES)[number];

/** XW-303: besides its upgrade bar every ship may carry one of each. */
const EVERY_SHIP: readonly Slot[] = ['modification', 'title'];

/** XW-303, XW-210: whether the limits printed on the card admit the ship. */
export function mayCarry(pilot: PilotCard, upgrade: UpgradeCard): boolean {
  const { only } = upgrade;
  return (
    only === undefined ||
    ((only.faction === undefined || only.faction === pilot.faction) &&
      (only.ship === undefined || only.ship === pilot.ship) &&
      (only.size === undefined || only.size === pilot.size))
  );
}

/** XW-209, XW-303: all slots of a ship, with those that its cards add. */
export function slotsOf(pilot: PilotCard, upgrades: readonly UpgradeCard[]): readonly Slot[] {
  const slots = [...pilot.slots, ...EVERY_SHIP];
  for (const upgrade of upgrades) {
    const { slots: granted } = upgrade.grants ?? {};
    if (granted !== undefined && slots.includes(upgrade.slot) && mayCarry(pilot, upgrade)) {
      slots.push(...granted);
    }
  }
  return slots;
}

/** The slots of a ship that are still empty. */
export function openSlotsOf(pilot: PilotCard, upgrades: readonly UpgradeCard[]): readonly Slot[] {
  const open = [...slotsOf(pilot, upgrades)];
  for (const { slot } of upgrades) {
    const place = open.indexOf(slot);
    if (place !== -1) open.splice(place, 1);
  }
  return open;
}

/** Everything that keeps a ship from carrying these cards together. */
export function fittingProblems(
  pilot: PilotCard,
  upgrades: readonly Written<UpgradeCard>[],
): readonly Problem[] {
  const problems: Problem[] = [];
  const slots = slotsOf(
    pilot,
    upgrades.map(({ card }) => card),
  );
  const open = [...slots];
  const carried = new Set<string>();
  for (const { card, path } of upgrades) {
    const wrong = (rule: string, cause: FittingCause, params: Problem['params']): void => {
      problems.push({ path, rule, cause, params: { upgrade: card.id, ...params } });
    };
    const place = open.indexOf(card.slot);
    if (place === -1) noPlace(card.slot, slots, wrong);
    else open.splice(place, 1);
    notAdmitted(pilot, card, wrong);
    if (card.limited && carried.has(card.id)) {
      wrong('XW-303', 'squad-limited-twice', {});
    }
    carried.add(card.id);
  }
  return problems;
}

type Wrong = (rule: string, cause: FittingCause, params: Problem['params']) => void;

function noPlace(slot: Slot, slots: readonly Slot[], wrong: Wrong): void {
  if (slot === 'modification') wrong('XW-303', 'squad-second-modification', {});
  else if (slot === 'title') wrong('XW-303', 'squad-second-title', {});
  else {
    const most = slots.filter((other) => other === slot).length;
    if (most === 0) wrong('XW-209', 'squad-no-slot', { slot });
    else wrong('XW-209', 'squad-slots-full', { slot, most });
  }
}

function notAdmitted(pilot: PilotCard, { only = {} }: UpgradeCard, wrong: Wrong): void {
  const { faction, ship, size } = only;
  if (faction !== undefined && faction !== pilot.faction) {
    wrong('XW-303', 'squad-only-faction', { faction });
  }
  if (ship !== undefined && ship !== pilot.ship) wrong('XW-303', 'squad-only-ship', { ship });
  if (size !== undefined && size !== pilot.size) wrong('XW-303', 'squad-only-size', { size });
}
