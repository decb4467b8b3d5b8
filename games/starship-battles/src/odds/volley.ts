import { at, seededChance } from '@parsecs/kernel';
import { attackBonus, damageOf, defenseOf, shotOf } from '../attack/sums.ts';
import { attackFault } from '../attack/targets.ts';
import { type Battle, battleOf } from '../battle.ts';
import type { ShipId } from '../cards/ship-ids.ts';
import { shipCard } from '../cards/ships.ts';
import { squareAt } from '../geometry/squares.ts';
import { readPosition } from '../given.ts';
import { assignSides } from '../play/fleets.ts';
import { emptyState } from '../setup/begin.ts';
import { checkSetup } from '../setup/setup.ts';
import { abilityOf, BUZZED, hasFlag, type State, setFlag, sideUp } from '../state.ts';
import { FACES, FACTIONS, type Face } from '../vocabulary.ts';
import { DIE, resultOfRoll } from './odds.ts';

/** One weapon of a ship against one face of another. */
export interface PlannedShot {
  readonly ship: number;
  readonly weapon: number;
  readonly target: number;
  readonly face: number;
}

export interface VolleyOdds {
  /** Damage counters that are placed, the fewest first. */
  readonly outcomes: readonly { readonly damage: number; readonly p: number }[];
  readonly expected: number;
  /** The chance that the counters reach the hull of the target. */
  readonly defeat: number;
  /** The shots that were fired, in their order, with the chance of each to hit. */
  readonly shots: readonly {
    readonly ship: string;
    readonly weapon: string;
    readonly hit: number;
  }[];
}

interface Struck {
  readonly damage: number;
  readonly buzzed: boolean;
  readonly p: number;
}

/**
 * Several shots at one ship one after another (SB-080 to SB-085), with every ability that counts as the
 * ships stand. Options that somebody may buy on the way, and damage that is moved to others, are left out.
 */
export function volleyOdds(position: State, shots: readonly PlannedShot[]): VolleyOdds {
  const battle = battleOf(position);
  const target = at(shots, 0).target;
  let struck: readonly Struck[] = [{ damage: 0, buzzed: hasFlag(position, target, BUZZED), p: 1 }];
  const fired: VolleyOdds['shots'][number][] = [];
  for (const shot of shots) {
    const after = new Map<string, Struck>();
    let hit = 0;
    for (const before of struck) {
      for (const next of strike(position, battle, shot, before)) {
        if (next.hits) hit += next.p;
        const key = `${next.damage}/${next.buzzed}`;
        const known = after.get(key)?.p ?? 0;
        after.set(key, { damage: next.damage, buzzed: next.buzzed, p: known + next.p });
      }
    }
    struck = [...after.values()];
    const weapon = at(sideUp(position, battle, shot.ship).weapons, shot.weapon).id;
    fired.push({ ship: at(battle.types, shot.ship).card.id, weapon, hit });
  }
  const { hull, reducedHull } = at(battle.types, target);
  // SB-116: a card that was turned over has a hull of its own.
  const left = at(position.reduced, target) === 1 ? reducedHull : hull;
  return summarise(struck, left - at(position.damage, target), fired);
}

function summarise(
  struck: readonly Struck[],
  hull: number,
  shots: VolleyOdds['shots'],
): VolleyOdds {
  const byDamage = new Map<number, number>();
  for (const { damage, p } of struck) byDamage.set(damage, (byDamage.get(damage) ?? 0) + p);
  const outcomes = [...byDamage]
    .map(([damage, p]) => ({ damage, p }))
    .sort((one, other) => one.damage - other.damage);
  const sum = (worth: (damage: number) => number): number =>
    outcomes.reduce((total, { damage, p }) => total + p * worth(damage), 0);
  return {
    outcomes,
    expected: sum((damage) => damage),
    defeat: sum((damage) => (damage >= hull ? 1 : 0)),
    shots,
  };
}

/** All twenty faces of the die, those with the same result together. */
function strike(
  position: State,
  battle: Battle,
  { ship, weapon, target, face }: PlannedShot,
  { damage, buzzed, p }: Struck,
): readonly (Struck & { readonly hits: boolean })[] {
  const state = buzzed ? { ...position, flags: position.flags.slice() } : position;
  if (buzzed) setFlag(state, target, BUZZED);
  const shot = shotOf(state, battle, ship, target, weapon, face);
  const [bonus, defense] = [attackBonus(shot), defenseOf(shot)];
  const faces = { miss: 0, hit: 0, critical: 0 };
  for (let roll = 1; roll <= DIE; roll += 1) faces[resultOfRoll(roll, bonus, defense)] += 1;
  // SB-137
  const buzzes =
    at(sideUp(state, battle, ship).weapons, weapon).id === 'concussion-missiles' &&
    abilityOf(state, battle, ship, 'buzz-droids') > 0;
  return (['miss', 'hit', 'critical'] as const)
    .filter((result) => faces[result] > 0)
    .map((result) => {
      const hits = result !== 'miss';
      return {
        damage: damage + (hits ? damageOf(shot, result === 'critical') : 0),
        buzzed: buzzed || (hits && buzzes),
        p: (p * faces[result]) / DIE,
        hits,
      };
    });
}

/** Ships that fire all they have at one other, as if nobody else were there. */
export interface Volley {
  readonly attackers: readonly { readonly ship: ShipId; readonly reduced: boolean }[];
  readonly target: { readonly ship: ShipId; readonly reduced: boolean; readonly damage: number };
  readonly face: Face;
  /** 1 is side by side. */
  readonly range: number;
}

export const MOST_ATTACKERS = 7;
const APART = 4;
const TARGET: readonly [number, number] = [8, 5];

/** Undefined where no weapon reaches the target, or both are on one side. */
export function volleyBetween(volley: Volley): VolleyOdds | undefined {
  const state = layOut(volley);
  if (state === undefined) return undefined;
  const battle = battleOf(state);
  const target = battle.types.findIndex(({ faction }) => faction === sideOf(volley.target.ship));
  const face = FACES.indexOf(volley.face);
  const shots = battle.types.flatMap((_, ship) =>
    ship === target
      ? []
      : [...sideUp(state, battle, ship).weapons.keys()]
          .filter((weapon) => reaches(state, battle, ship, weapon, target))
          .map((weapon) => ({ ship, weapon, target, face })),
  );
  return shots.length === 0 ? undefined : volleyOdds(state, shots);
}

/** The face that is attacked was named, so where the ships point is settled. */
function reaches(state: State, battle: Battle, ship: number, weapon: number, to: number): boolean {
  const fault = attackFault(state, battle, ship, weapon, to);
  return fault === undefined || fault === 'out-of-arc';
}

function sideOf(ship: ShipId): number {
  return FACTIONS.indexOf(shipCard(ship)?.faction ?? 'light');
}

function layOut({ attackers, target, range }: Volley): State | undefined {
  const side = sideOf(target.ship);
  if (attackers.some(({ ship }) => sideOf(ship) === side)) return undefined;
  const checked = checkSetup({ sides: 'light', fleets: ['random', 'random'] });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const empty = emptyState(checked.value);
  assignSides(empty, 0);
  const shooting = attackers.map(({ ship, reduced }, index) => ({
    ship,
    reduced,
    at: [1 + APART * index, 18],
  }));
  const shot = [{ ...target, at: TARGET }];
  const [P1, P2] = side === 0 ? [shot, shooting] : [shooting, shot];
  const chance = seededChance('nobody rolls');
  const read = readPosition(empty, { ships: { P1, P2 }, phase: 'move' }, { chance });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return closeIn(read.value, side, range);
}

/** All attackers stand on the same squares, so far from the target. */
function closeIn(state: State, side: number, range: number): State {
  const battle = battleOf(state);
  for (const [ship, { faction }] of battle.types.entries()) {
    if (faction === side) continue;
    const { size } = at(battle.types, battle.factions.indexOf(side));
    state.places[ship] = squareAt(TARGET[0] + size - 1 + range, TARGET[1]);
  }
  return state;
}
