import { at, type Evaluation, logarithm, type Seat } from '@parsecs/kernel';
import { type Battle, battleOf } from '../battle.ts';
import { launchLimit } from '../behaviour/launches.ts';
import fitted from '../data/evaluation-weights.json' with { type: 'json' };
import { abilityOf, GONE, POOL, type State } from '../state.ts';
import { approachOf } from './approach.ts';
import { type Fate, fateOf } from './exchange.ts';
import { exposureOf } from './exposure.ts';
import { gunsOf } from './guns.ts';

/**
 * What is measured of a side, in points of its ships unless it says otherwise, as it will be after
 * the attacks that still come this round (`exchange.ts`).
 */
const FEATURES = [
  /** Class 1 to 3: the part of the hull that is left, those still there, those on their full side. */
  'hull',
  'alive',
  'full',
  /** Those that wait in the pool count in part. */
  'fighters',
  /** All of these together: what counts is how often one side has what the other has. */
  'strength-logarithm',
  /** The damage its weapons can do in a round. */
  'guns',
  'approach',
  /** Where its ships of class 1 to 3 turn a weaker face than the bow to the guns of the others. */
  'exposure',
  /** Command counters, one each. */
  'counters',
  /** 1 for the side that moves last this round. */
  'moves-last',
] as const;

const NOTHING: readonly number[] = FEATURES.map(() => 0);

export const evaluation: Evaluation<State> = {
  features: FEATURES,
  sides: ({ factions }) => factions.map((_, seat) => seat & 1),
  measure,
  weights: fitted.weights,
};

/** Being in the pool, of what a fighter is worth on the map. */
const IN_POOL = 0.6;

function measure(state: State, seat: Seat): readonly number[] {
  const faction = at(state.factions, seat);
  const battle = battleOf(state);
  if (faction === -1 || battle.ids.length === 0) return NOTHING;
  const fleet = fleetAfter(state, battle, faction, fateOf(state, battle, faction));
  const { hull, alive, full, fighters, guns } = fleet;
  const strength = 0.6 * hull + 0.25 * alive + 0.15 * full + fighters;
  return [
    hull,
    alive,
    full,
    fighters,
    logarithm(1 + strength),
    guns,
    approachOf(state, battle, faction),
    exposureOf(state, battle, faction),
    fleet.counters,
    state.low === 1 - faction ? 1 : 0,
  ];
}

interface Fleet {
  hull: number;
  alive: number;
  full: number;
  fighters: number;
  guns: number;
  counters: number;
}

function fleetAfter(state: State, battle: Battle, faction: number, fate: Fate): Fleet {
  const fleet = { hull: 0, alive: 0, full: 0, fighters: 0, guns: 0, counters: 0 };
  let [waiting, waitingGuns, launches] = [0, 0, 0];
  for (const ship of at(battle.ofFaction, faction)) {
    const place = at(state.places, ship);
    if (place === GONE) continue;
    const type = at(battle.types, ship);
    const { cost, sides } = type;
    if (type.isFighter) {
      const isThere = place !== POOL || ship === state.launching;
      const there = isThere ? (fate.alive[ship] as number) : 0;
      fleet.fighters += cost * there;
      fleet.guns += gunsOf(sides[0]) * there;
      // SB-146
      if (isThere && abilityOf(state, battle, ship, 'infinite') === 0) continue;
      waiting += cost * (1 - there);
      waitingGuns += gunsOf(sides[0]) * (1 - there);
      continue;
    }
    const damage = fate.taken[ship] as number;
    const alive = fate.alive[ship] as number;
    const full = fate.full[ship] as number;
    const whole = type.hull + type.reducedHull;
    fleet.hull += (cost * Math.max(0, whole - damage)) / whole;
    fleet.alive += cost * alive;
    fleet.full += cost * full;
    fleet.guns += alive * (full * gunsOf(sides[0]) + (1 - full) * gunsOf(sides[1]));
    fleet.counters += at(state.counters, ship) * alive;
    if (place >= 0) launches += alive * launchLimit(state, battle, ship);
  }
  if (launches === 0 && state.phase !== 'setup') return fleet;
  fleet.fighters += IN_POOL * waiting;
  fleet.guns += IN_POOL * waitingGuns;
  return fleet;
}
