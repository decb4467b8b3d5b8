import type { TypeSide } from '../rules.ts';

const GUNS = new WeakMap<TypeSide, number>();
/** What a ship of no great Defense adds to the number that must be rolled. */
const USUAL_DEFENSE = 15;

/** The damage that all weapons of a ship deal in a round to a usual target, roughly. */
export function gunsOf(side: TypeSide): number {
  let guns = GUNS.get(side);
  if (guns === undefined) {
    guns = 0;
    for (const { attack, damage, arc } of side.weapons) {
      const chance = Math.max(1, 21 + attack - USUAL_DEFENSE) / 20;
      guns += chance * damage * (arc === 0 ? 1 : 0.5);
    }
    GUNS.set(side, guns);
  }
  return guns;
}
