import { at } from '@parsecs/kernel';
import type { Battle } from '../battle.ts';
import { abilityOf, hasHolder, isInForce, type State } from '../state.ts';
import { DARK, LIGHT } from '../vocabulary.ts';
import type { LaunchLimit } from './declare.ts';

/** SB-144, SB-175, SB-149: in this order, each on what came before. */
export const LAUNCH_LIMITS: readonly LaunchLimit[] = [
  {
    card: 'fighter-launch',
    rule: 'SB-144',
    kind: 'modify',
    window: 'launch-limit',
    limit: (before, state, battle, ship) =>
      before + abilityOf(state, battle, ship, 'fighter-launch'),
  },
  {
    card: 'scramble-fighters',
    rule: 'SB-175',
    kind: 'modify',
    window: 'launch-limit',
    limit: (before, state, battle, ship) =>
      before > 0 &&
      at(battle.types, ship).class === 2 &&
      isInForce(state, at(battle.owners, ship), 'scramble-fighters')
        ? before + 1
        : before,
  },
  {
    card: 'interdict',
    rule: 'SB-149',
    kind: 'modify',
    window: 'launch-limit',
    // SB-184: halves are rounded up; several Interdict ships halve once.
    limit: (before, state, battle) =>
      hasHolder(state, battle, LIGHT, 'interdict') || hasHolder(state, battle, DARK, 'interdict')
        ? (before + 1) >> 1
        : before,
  },
];

/** SB-069: how many fighters the ship may launch this round. */
export function launchLimit(state: State, battle: Battle, ship: number): number {
  let limit = 0;
  for (let index = 0; index < LAUNCH_LIMITS.length; index += 1) {
    limit = at(LAUNCH_LIMITS, index).limit(limit, state, battle, ship);
  }
  return limit;
}
