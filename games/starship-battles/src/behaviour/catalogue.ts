import { ATTACK_BONUSES, POINT_DEFENSE_BONUSES } from './attack-bonuses.ts';
import { ADDED_DAMAGE, REDUCED_DAMAGE } from './damages.ts';
import type { Declaration, EffectId } from './declare.ts';
import { DEFENSES } from './defenses.ts';
import { LAUNCH_LIMITS } from './launches.ts';
import { MOMENTS } from './moments.ts';
import { OFFERS } from './offers.ts';
import { BANS, MOUNTS, REACHES } from './reaches.ts';
import { STOPS } from './stops.ts';

/** Everything that abilities, weapons and options do, as it is played. */
const DECLARATIONS: readonly Declaration[] = [
  ...ATTACK_BONUSES,
  ...POINT_DEFENSE_BONUSES,
  ...DEFENSES,
  ...ADDED_DAMAGE,
  ...REDUCED_DAMAGE,
  ...REACHES,
  ...BANS,
  ...MOUNTS,
  ...STOPS,
  ...LAUNCH_LIMITS,
  ...OFFERS,
  ...MOMENTS,
];

export function declarationsOf(card: EffectId): readonly Declaration[] {
  return DECLARATIONS.filter((declaration) => declaration.card === card);
}
