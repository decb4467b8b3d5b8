import { at } from '@parsecs/kernel';
import type { Battle } from '../battle.ts';
import { ATTACK_BONUSES, POINT_DEFENSE_BONUSES } from '../behaviour/attack-bonuses.ts';
import { ADDED_DAMAGE, REDUCED_DAMAGE } from '../behaviour/damages.ts';
import type { EffectId, Modifier, Shot } from '../behaviour/declare.ts';
import { DEFENSES } from '../behaviour/defenses.ts';
import { REACHES } from '../behaviour/reaches.ts';
import { distance } from '../geometry/squares.ts';
import { type State, sideUp, WITH_POINT_DEFENSE } from '../state.ts';
import { POINT_DEFENSE_DAMAGE } from '../vocabulary.ts';

/** The bonuses of one sum by name, for the story of an attack. */
export type Parts = Record<string, number>;

export function shotOf(
  state: State,
  battle: Battle,
  attacker: number,
  target: number,
  slot: number,
  face: number,
): Shot {
  const weapon =
    slot === WITH_POINT_DEFENSE ? undefined : at(sideUp(state, battle, attacker).weapons, slot);
  const range = distance(
    at(state.places, attacker),
    at(battle.types, attacker).size,
    at(state.places, target),
    at(battle.types, target).size,
  );
  return { state, battle, attacker, target, weapon, face, range };
}

function add(modifiers: readonly Modifier[], shot: Shot, parts: Parts | undefined): number {
  let sum = 0;
  for (let index = 0; index < modifiers.length; index += 1) {
    const modifier = at(modifiers, index);
    const amount = modifier.amount(shot);
    sum += amount;
    if (parts !== undefined && amount !== 0) parts[modifier.card] = amount;
  }
  return sum;
}

/** SB-080, SB-207, SB-211: what is added to the die. */
export function attackBonus(shot: Shot, parts?: Parts): number {
  const { weapon, state, battle, attacker } = shot;
  if (weapon === undefined) {
    const rating = sideUp(state, battle, attacker).pointDefense;
    return rating + add(POINT_DEFENSE_BONUSES, shot, parts);
  }
  return weapon.attack + add(ATTACK_BONUSES, shot, parts);
}

/** SB-211: what the attack must reach. */
export function defenseOf(shot: Shot, parts?: Parts): number {
  const { state, battle, target, face } = shot;
  return at(sideUp(state, battle, target).defense, face) + add(DEFENSES, shot, parts);
}

/** SB-185: rating, what is added, the critical hit, the half, what is taken off. */
export function damageOf(shot: Shot, isCritical: boolean, parts?: Parts): number {
  const rating = shot.weapon === undefined ? POINT_DEFENSE_DAMAGE : shot.weapon.damage;
  const raised = rating + add(ADDED_DAMAGE, shot, parts) + (isCritical ? 1 : 0);
  const halving = halvingOf(shot);
  const dealt = halving === undefined ? raised : (raised + 1) >> 1;
  if (halving !== undefined && parts !== undefined) parts[halving] = dealt - raised;
  const taken = dealt - add(REDUCED_DAMAGE, shot, parts);
  return taken > 0 ? taken : 0;
}

/** SB-153, SB-181: half damage at long range, once. */
function halvingOf(shot: Shot): EffectId | undefined {
  if (shot.range <= 1) return undefined;
  for (let index = 0; index < REACHES.length; index += 1) {
    const reach = at(REACHES, index);
    if (reach.halves && reach.applies(shot)) return reach.card;
  }
  return undefined;
}
