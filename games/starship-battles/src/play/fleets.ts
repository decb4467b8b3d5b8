import { at, indexIn, type Seat } from '@parsecs/kernel';
import { battleOf } from '../battle.ts';
import { pointsOf } from '../lists/fleet.ts';
import { type Fleet, fleetOf } from '../lists/fleet-list.ts';
import { quickStartFleet, randomFleet } from '../lists/random-fleet.ts';
import { factionName, type On, PURPOSES, rollD20 } from '../names.ts';
import { rulesOf } from '../rules.ts';
import { factionOfSeat, limitsOf, partnerOf } from '../setup/setup.ts';
import { POOL, type State, UNDEPLOYED } from '../state.ts';
import { DARK, FACTIONS, LIGHT } from '../vocabulary.ts';

/** SB-003: who says which side a team wants. */
export function captains(): readonly Seat[] {
  return [0, 1];
}

export function wantSide(state: State, seat: Seat, faction: number, on: On): boolean {
  state.wishes = state.wishes.with(seat, faction);
  on.tell?.({ type: 'side-wanted', seat, faction: factionName(faction) });
  if (captains().some((other) => at(state.wishes, other) === -1)) return false;
  takeSides(state, on);
  return true;
}

function takeSides(state: State, on: On): void {
  const [one, other] = [at(state.wishes, 0), at(state.wishes, 1)];
  on.tell?.({
    type: 'sides-wanted',
    wishes: [factionName(one), factionName(other)],
    reveals: true,
  });
  const first = one !== other || winsSideRoll(on) ? one : 1 - one;
  state.wishes = state.wishes.map(() => -1);
  assignSides(state, first);
  on.tell?.({ type: 'sides-taken', factions: state.factions.map(factionName) });
}

/** SB-003: the higher roll takes the side; equal rolls are rolled again. */
function winsSideRoll(on: On): boolean {
  for (;;) {
    const one = rollD20(on, PURPOSES.lightSide);
    const other = rollD20(on, PURPOSES.darkSide);
    on.tell?.({ type: 'side-rolled', seat: 0, roll: one });
    on.tell?.({ type: 'side-rolled', seat: 1, roll: other });
    if (one !== other) return one > other;
  }
}

export function assignSides(state: State, first: number): void {
  state.factions = state.factions.map((_, seat) =>
    FACTIONS.indexOf(factionOfSeat(factionName(first), seat)),
  );
}

/** Lays out every fleet that nobody has to build; gives whether all are known. */
export function drawFleets(state: State, on: On): boolean {
  const { setup } = state;
  for (const [seat, source] of setup.fleets.entries()) {
    if (source === 'build' || state.fleets[seat] !== null) continue;
    // A random fleet waits for the list of the partner, whose Unique ships it may not repeat.
    if (source === 'random' && isPartnerStillBuilding(state, seat)) continue;
    const fleet = source === 'random' ? drawFleet(state, seat, on) : source;
    state.fleets = state.fleets.with(seat, numbersOf(state, fleet));
  }
  return state.fleets.every((fleet) => fleet !== null);
}

function isPartnerStillBuilding(state: State, seat: Seat): boolean {
  const partner = partnerOf(state.setup, seat);
  return (
    partner !== undefined &&
    at(state.setup.fleets, partner) === 'build' &&
    state.fleets[partner] === null
  );
}

function drawFleet(state: State, seat: Seat, on: On): Fleet {
  const { setup } = state;
  const faction = factionName(at(state.factions, seat));
  const limits = limitsOf(setup, partnersFleet(state, seat));
  return setup.mode === 'quick-start'
    ? quickStartFleet(faction, limits.cards, on.chance)
    : randomFleet(faction, limits, on.chance);
}

/** What is known of the partner's fleet when one's own is built (SB-197). */
export function partnersFleet(state: State, seat: Seat): Fleet | undefined {
  const partner = partnerOf(state.setup, seat);
  if (partner === undefined) return undefined;
  const built = state.fleets[partner];
  if (built !== null && built !== undefined) return fleetFrom(state, partner, built);
  const written = state.setup.fleets[partner];
  return typeof written === 'object' ? written : undefined;
}

/** The fleet that a list of card numbers stands for. */
export function fleetFrom(state: State, seat: Seat, types: readonly number[]): Fleet {
  const { types: all } = rulesOf(state.setup);
  const counts = new Map<string, number>();
  for (const type of types) {
    const { id } = at(all, type).card;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const cards = all.map(({ card }) => card);
  return fleetOf(factionName(at(state.factions, seat)), counts, cards);
}

export function numbersOf(state: State, fleet: Fleet): readonly number[] {
  const { types } = rulesOf(state.setup);
  return fleet.ships.flatMap(({ ship, count }) => {
    const type = indexIn(types, ({ card }) => card.id === ship);
    return Array.from({ length: count }, () => type);
  });
}

/** SB-126: built in secret; gives whether all fleets are known now. */
export function buildFleet(state: State, seat: Seat, { faction, ships }: Fleet, on: On): boolean {
  state.fleets = state.fleets.with(seat, numbersOf(state, { faction, ships }));
  on.tell?.({ type: 'fleet-built', seat, ships });
  return drawFleets(state, on);
}

/** SB-037: all fleets are shown at once, and the ships stand ready. */
export function revealFleets(state: State, on: On): void {
  const fleets = state.fleets.map((fleet) => fleet ?? []);
  if (on.tell) {
    const { cards } = limitsOf(state.setup);
    for (const [seat, types] of fleets.entries()) {
      const fleet = fleetFrom(state, seat, types);
      on.tell({
        type: 'fleet-revealed',
        seat,
        faction: fleet.faction,
        points: pointsOf(fleet, cards),
        ships: fleet.ships,
        hasUnique: types.some((type) => at(rulesOf(state.setup).types, type).isUnique),
        reveals: true,
      });
    }
  }
  state.roster = {
    types: fleets.flat(),
    owners: fleets.flatMap((types, seat) => types.map(() => seat)),
  };
  state.fleets = [];
  const battle = battleOf(state);
  for (const type of battle.types) {
    // SB-034: fighters wait in the pool.
    state.places.push(type.isFighter ? POOL : UNDEPLOYED);
    state.facings.push(type.faction === LIGHT ? 0 : 2);
    state.reduced.push(0);
    state.damage.push(0);
    state.counters.push(type.sides[0].counters);
    state.flags.push(0);
  }
}

/** SB-036, SB-038: which side deploys first. */
export function rollForDeployment(state: State, on: On): void {
  if (state.setup.mode === 'quick-start') {
    state.low = LIGHT;
    return;
  }
  for (;;) {
    const [light, dark] = PURPOSES.deployment.map((purpose) => rollD20(on, purpose));
    const rolls = [light ?? 0, dark ?? 0];
    for (const [faction, roll] of rolls.entries()) {
      on.tell?.({ type: 'deployment-rolled', faction: factionName(faction), roll });
    }
    if (at(rolls, LIGHT) === at(rolls, DARK)) continue;
    state.low = at(rolls, LIGHT) < at(rolls, DARK) ? LIGHT : DARK;
    return;
  }
}
