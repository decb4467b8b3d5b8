import { at } from '@parsecs/kernel';
import { writeShip } from './cards/ship-ids.ts';
import { type Rules, rulesOf, type ShipType } from './rules.ts';
import type { Setup } from './setup/setup.ts';
import { ABILITIES } from './vocabulary.ts';

/** Who brought what: the ships of all fleets, seat by seat. It is set once, at the reveal. */
export interface Roster {
  /** The number of each ship's card among those of the rules. */
  readonly types: readonly number[];
  readonly owners: readonly number[];
}

/** The ships of one match, ready for play. Worked out once and shared by all copies of a state. */
export interface Battle {
  readonly rules: Rules;
  readonly types: readonly ShipType[];
  readonly owners: readonly number[];
  readonly factions: readonly number[];
  /** Such as `tie-fighter-2`. */
  readonly ids: readonly string[];
  /** The ships of each seat, and of each side. */
  readonly ofSeat: readonly (readonly number[])[];
  readonly ofFaction: readonly (readonly number[])[];
  readonly indexOf: ReadonlyMap<string, number>;
  /** By ability: the ships that have it on either side of their card. */
  readonly holders: readonly (readonly number[])[];
  /** By seat: the ships that bring command counters. */
  readonly commanders: readonly (readonly number[])[];
}

const BATTLES = new WeakMap<Roster, Battle>();
let lastRoster: Roster | undefined;
let lastBattle: Battle | undefined;

export function battleOf(state: { readonly setup: Setup; readonly roster: Roster }): Battle {
  const { roster } = state;
  if (roster === lastRoster && lastBattle !== undefined) return lastBattle;
  let battle = BATTLES.get(roster);
  if (battle === undefined) {
    battle = compileBattle(rulesOf(state.setup), roster);
    BATTLES.set(roster, battle);
  }
  lastRoster = roster;
  lastBattle = battle;
  return battle;
}

function compileBattle(rules: Rules, roster: Roster): Battle {
  const types = roster.types.map((type) => at(rules.types, type));
  const factions = types.map((type) => type.faction);
  const ids = shipIds(types);
  const seats = Array.from({ length: rules.setup.players }, (_, seat) => seat);
  const ships = types.map((_, ship) => ship);
  return {
    rules,
    types,
    owners: roster.owners,
    factions,
    ids,
    ofSeat: seats.map((seat) => ships.filter((ship) => roster.owners[ship] === seat)),
    ofFaction: [0, 1].map((faction) => ships.filter((ship) => factions[ship] === faction)),
    indexOf: new Map(ids.map((id, ship) => [id, ship])),
    commanders: seats.map((seat) =>
      ships.filter((ship) => roster.owners[ship] === seat && at(types, ship).sides[0].counters > 0),
    ),
    holders: ABILITIES.map((_, ability) =>
      ships.filter((ship) => at(types, ship).sides.some((side) => at(side.abilities, ability) > 0)),
    ),
  };
}

/** A ship of the match is named by its card and counted over all fleets. */
function shipIds(types: readonly ShipType[]): readonly string[] {
  const counted = new Map<string, number>();
  return types.map(({ card }) => {
    const count = (counted.get(card.id) ?? 0) + 1;
    counted.set(card.id, count);
    return writeShip({ card: card.id, number: count });
  });
}
