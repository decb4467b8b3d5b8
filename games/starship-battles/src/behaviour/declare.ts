import type { Seat } from '@parsecs/kernel';
import type { Battle } from '../battle.ts';
import type { ShipType, TypeSide, Weapon } from '../rules.ts';
import type { State } from '../state.ts';
import type { AbilityId, Arc, OptionId, OptionWindow, WeaponId } from '../vocabulary.ts';

export type EffectId = AbilityId | OptionId | WeaponId;

/** One attack as the sums see it. */
export interface Shot {
  readonly state: State;
  readonly battle: Battle;
  readonly attacker: number;
  readonly target: number;
  /** Nothing for Point-Defense, which is no weapon system (SB-017). */
  readonly weapon: Weapon | undefined;
  readonly face: number;
  readonly range: number;
}

/** A ship that enters a square next to an enemy. */
export interface Meeting {
  readonly mover: ShipType;
  readonly moverSide: TypeSide;
  readonly other: ShipType;
  readonly otherSide: TypeSide;
}

interface Of {
  readonly card: EffectId;
  readonly rule: string;
}

/** A number that joins a sum while its condition holds; derived each time, never stored. */
export interface Modifier extends Of {
  readonly kind: 'modify';
  readonly window:
    | 'attack-sum'
    | 'point-defense-sum'
    | 'defense-sum'
    | 'damage-added'
    | 'damage-reduced';
  readonly amount: (shot: Shot) => number;
}

/** Another way to reach a target, perhaps at half damage. */
export interface Reach extends Of {
  readonly kind: 'replace';
  readonly window: 'reach';
  readonly range: number;
  readonly halves: boolean;
  readonly applies: (shot: Shot) => boolean;
}

export interface Ban extends Of {
  readonly kind: 'replace';
  readonly window: 'target';
  readonly bans: 'fighters';
}

export interface Mount extends Of {
  readonly kind: 'replace';
  readonly window: 'arc';
  readonly arc: Arc;
}

/** Whether a moving ship must stop beside another one, and what lets it go on. */
export interface Stop extends Of {
  readonly kind: 'forced' | 'replace';
  readonly window: 'stop';
  readonly holds: (meeting: Meeting) => boolean;
}

/** How many fighters a ship may launch: starts from nothing, in the order of the list. */
export interface LaunchLimit extends Of {
  readonly kind: 'modify';
  readonly window: 'launch-limit';
  readonly limit: (before: number, state: State, battle: Battle, ship: number) => number;
}

/** An option of the Fleet Commander sheet: bought in its window when it would do something. */
export interface Offer extends Of {
  readonly card: OptionId;
  readonly kind: 'offer';
  readonly window: OptionWindow;
  readonly helps: (state: State, battle: Battle, seat: Seat) => boolean;
}

/** What is done by the flow of the game itself at a moment of its own. */
export interface Moment extends Of {
  readonly kind: 'offer' | 'forced' | 'replace';
  readonly window:
    | 'initiative-rolled'
    | 'first-initiative'
    | 'class-2-step'
    | 'hit'
    | 'damage-known'
    | 'destroyed'
    | 'fleet-building';
  readonly by: AbilityId | OptionId;
}

export type Declaration = Modifier | Reach | Ban | Mount | Stop | LaunchLimit | Offer | Moment;
