import { at, type Chance } from '@parsecs/kernel';
import { readAttack, readFired, readLeft } from './attack/attack-view.ts';
import { battleOf, type Roster } from './battle.ts';
import { readAt } from './geometry/squares.ts';
import { stepNumber } from './geometry/steps.ts';
import { randomFleet } from './lists/random-fleet.ts';
import { factionName, shipOf } from './names.ts';
import { numbersOf, partnersFleet } from './play/fleets.ts';
import { rulesOf } from './rules.ts';
import { limitsOf, type Setup } from './setup/setup.ts';
import { DEED_FLAGS, freshAttack, LAUNCH, putInForce, type State } from './state.ts';
import { PLACES_ELSEWHERE, type ShipView, type View } from './view.ts';
import { FACINGS, FACTIONS } from './vocabulary.ts';

/** Makes up what the viewer cannot know: wishes and fleets that are still secret. */
export function imagine(seen: View, chance: Chance): State {
  const state = knownState(seen);
  for (const [seat, { options }] of seen.seats.entries()) {
    for (const option of options) putInForce(state, seat, option);
  }
  if (seen.ships.length > 0) state.fleets = [];
  else imagineSecrets(seen, state, chance);
  // What is named by ships can be read once the ships are there.
  const battle = battleOf(state);
  if (seen.active !== null) state.active = shipOf(battle, seen.active);
  if (seen.launching !== null) state.launching = shipOf(battle, seen.launching);
  state.pointed = seen.pointed.map((ship) => shipOf(battle, ship));
  state.fired = readFired(seen.fired, state, battle, state.active);
  state.left = seen.left.map((left) => readLeft(left, state, battle));
  state.attack = readAttack(seen.attack, state, battle);
  return state;
}

/** Every field of a state, as far as the view tells it without naming ships. */
function knownState(seen: View): State {
  const { ships, seats } = seen;
  return {
    setup: seen.setup,
    roster: rosterOf(seen),
    factions: seats.map(({ faction }) => (faction === null ? -1 : FACTIONS.indexOf(faction))),
    wishes: seats.map(() => -1),
    fleets: seats.map(() => null),
    places: ships.map(placeOf),
    facings: ships.map(({ facing }) => FACINGS.indexOf(facing)),
    reduced: ships.map(({ isReduced }) => (isReduced ? 1 : 0)),
    damage: ships.map(({ damage }) => damage),
    counters: ships.map(({ counters }) => counters),
    flags: ships.map(flagsOf),
    options: seats.map(() => 0),
    round: seen.round,
    phase: seen.phase,
    kind: seen.kind,
    asked: seen.asked,
    rolls: FACTIONS.map((faction) => seen.rolls[faction] ?? 0),
    rerollers: seen.rerollers.slice(),
    low: seen.low === null ? -1 : FACTIONS.indexOf(seen.low),
    turns: seen.turns.map((seat) => seat ?? -1),
    active: -1,
    steps: seen.steps.map(stepNumber),
    launching: -1,
    fired: 0,
    pointed: [],
    left: [],
    attack: freshAttack(),
    declines: seen.declines,
    waiting: seen.waiting.slice(),
    quiet: seen.quiet,
    struck: seen.struck,
    lost: FACTIONS.map((faction) => seen.lost[faction]),
    winners: seen.winners.slice(),
    ended: seen.ended ?? '',
  };
}

function placeOf({ at: where }: ShipView): number {
  return typeof where === 'string' ? PLACES_ELSEWHERE[where] : readAt(where);
}

function flagsOf({ done, launches }: ShipView): number {
  let flags = LAUNCH * launches;
  for (const deed of done) flags |= DEED_FLAGS[deed];
  return flags;
}

function imagineSecrets(seen: View, state: State, chance: Chance): void {
  for (const [seat, { wish, fleet }] of seen.seats.entries()) {
    if (wish !== undefined) {
      const imagined = wish === 'hidden' ? chance.pick('imagined wish', 2) : FACTIONS.indexOf(wish);
      state.wishes = state.wishes.with(seat, imagined);
    }
    if (fleet === undefined) continue;
    const faction = factionName(at(state.factions, seat));
    const limits = limitsOf(state.setup, partnersFleet(state, seat));
    const source = state.setup.fleets[seat];
    const imagined =
      fleet !== 'hidden'
        ? { faction, ships: fleet }
        : typeof source === 'object'
          ? source
          : randomFleet(faction, limits, chance);
    state.fleets = state.fleets.with(seat, numbersOf(state, imagined));
  }
}

interface Known {
  readonly setup: Setup;
  readonly ships: readonly ShipView[];
  readonly roster: Roster;
}
let known: Known | undefined;

/** Bots look at the same match again and again: what was worked out for its ships is kept. */
function rosterOf({ setup, ships }: View): Roster {
  if (
    known?.setup === setup &&
    known.ships.length === ships.length &&
    ships.every(({ id, owner }, index) => {
      const before = known?.ships[index];
      return before?.id === id && before.owner === owner;
    })
  ) {
    return known.roster;
  }
  const { types } = rulesOf(setup);
  const numbers = new Map(types.map(({ card }, type) => [card.id, type]));
  const roster: Roster = {
    types: ships.map(({ card }) => numbers.get(card) ?? -1),
    owners: ships.map(({ owner }) => owner),
  };
  known = { setup, ships, roster };
  return roster;
}
