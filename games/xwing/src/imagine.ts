import { at, type Chance } from '@parsecs/kernel';
import { placeOnDial, shipNamed } from './answers/chosen.ts';
import { rosterOf, teamOfSeat } from './battle.ts';
import { DAMAGE_DECK } from './cards/damage-deck.ts';
import { DAMAGE_IDS, OBSTACLE_IDS } from './cards/ids.ts';
import { FACTIONS } from './cards/vocabulary.ts';
import { addCard, DAMAGE_NUMBERS, type DamagePack, listCards, packOf } from './damage-pack.ts';
import { EDGES } from './geometry/directions.ts';
import { missionOf } from './missions/mission.ts';
import { restoreMission } from './missions/mission-view.ts';
import { restoreFrames } from './moment/frame-views.ts';
import { bitsOf, bitsOfSeats } from './name-bits.ts';
import { drawSquadIn, numbersOfSquad } from './play/squads.ts';
import { emptyState } from './setup/empty-state.ts';
import { NONE, rulesOf, type State } from './state.ts';
import { HIDDEN, type ShipView, type View } from './view-types.ts';
import {
  ACTIONS,
  BOMBS,
  PLANNING_STEPS,
  ROUND_EFFECTS,
  SHIP_MARKS,
  SHIP_STATUSES,
} from './vocabulary.ts';

/** A state that could be true for somebody who knows only this view. */
export function imagine(seen: View, chance: Chance): State {
  const state = restoreOpen(seen);
  imagineWishes(state, seen, chance);
  imagineSquads(state, seen, chance);
  imagineDials(state, seen, chance);
  imagineCards(state, seen, chance);
  return state;
}

/** Everything that the view shows, in the numbers of a state; what it hides is left out. */
function restoreOpen(seen: View): State {
  const state = emptyState(seen.setup);
  const { seats, ships } = seen;
  state.roster = rosterOf(ships);
  state.factions = [0, 1].map((seat) => factionNumber(seats[seat]?.faction ?? null));
  state.rebelTeam = seats.findIndex(({ role }) => role === 'rebel');
  if (ships.length > 0) state.squads = [];
  const shipOrNone = (name: string | null): number =>
    name === null ? NONE : shipNamed(state, name);
  const [leader] = seen.initiative;
  state.initiative = leader === undefined ? NONE : teamOfSeat(leader);
  state.edge = edgeNumber(seen);
  state.obstacles = obstaclesOf(seen);
  for (const { bomb, owner, at: where } of seen.bombs) {
    state.bombs.push(BOMBS.indexOf(bomb), owner, where.x, where.y, where.heading);
  }
  for (const ship of ships) restoreShip(state, ship, shipOrNone);
  state.markerOrder = seen.markers.map(shipOrNone);
  state.touching = seen.contacts.flatMap((pair) => pair.map(shipOrNone));
  state.discard = packOf(at(seen.decks, 0).discard.map((id) => DAMAGE_NUMBERS[id]));
  state.drawnBy = seen.drawnBy ?? NONE;
  state.round = seen.round;
  state.phase = seen.phase;
  state.active = shipOrNone(seen.active);
  for (const [seat, { planning }] of seats.entries()) {
    state.planning[seat] = PLANNING_STEPS.indexOf(planning);
  }
  state.mission = restoreMission(state, seen.mission);
  state.stressed = shipOrNone(seen.stressed);
  state.losses = seen.losses;
  state.frames = restoreFrames(state, seen.moment);
  state.question = seen.question ?? 'none';
  state.asked = bitsOfSeats(seen.asked);
  state.winners = [...seen.winners];
  state.ending = seen.ending;
  return state;
}

const OBSTACLES = new WeakMap<View['obstacles'], readonly number[]>();

/** One list for all worlds behind a view: what follows from it is then found again. */
function obstaclesOf({ obstacles }: View): readonly number[] {
  let numbers = OBSTACLES.get(obstacles);
  if (numbers === undefined) {
    numbers = obstacles.flatMap(({ id, at: { x, y, heading }, flipped }) => [
      OBSTACLE_IDS.indexOf(id),
      x,
      y,
      heading,
      flipped ? 1 : 0,
    ]);
    OBSTACLES.set(obstacles, numbers);
  }
  return numbers;
}

function factionNumber(faction: ShipView['faction'] | null): number {
  return faction === null ? NONE : FACTIONS.indexOf(faction);
}

/** A state keeps the edge of one role; the other has the opposite one. */
function edgeNumber({ seats }: View): number {
  const edge = seats.find(({ role }) => role === 'rebel')?.edge ?? null;
  return edge === null ? 0 : EDGES.indexOf(edge);
}

function restoreShip(
  state: State,
  ship: ShipView,
  shipOrNone: (name: string | null) => number,
): void {
  state.status.push(SHIP_STATUSES.indexOf(ship.status));
  state.x.push(ship.lastAt.x);
  state.y.push(ship.lastAt.y);
  state.heading.push(ship.lastAt.heading);
  state.shields.push(ship.shields);
  state.focus.push(ship.focus);
  state.evade.push(ship.evade);
  state.stress.push(ship.stress);
  state.ion.push(ship.ion);
  for (const target of ship.lockTokens) state.locks.push(shipOrNone(target));
  state.dial.push(NONE);
  state.dialSeenBy.push(bitsOfSeats(ship.dialSeenBy));
  state.flags.push(bitsOf(ship.marks, SHIP_MARKS));
  state.actions.push(bitsOf(ship.actions, ACTIONS));
  state.effects.push(bitsOf(ship.effects, ROUND_EFFECTS));
  state.discardedUpgrades.push(
    ship.upgrades.reduce((bits, { gone }, place) => bits | (Number(gone) << place), 0),
  );
  state.damageUp.push(packOf(ship.damageUp.map((id) => DAMAGE_NUMBERS[id])));
  state.damageDown.push(0);
  state.markers.push(ship.damageMarkers);
  state.skillForNow.push(ship.skillForNow ?? NONE);
  state.cockpitDamagedFrom.push(ship.cockpitDamagedFrom ?? 0);
}

function imagineWishes(state: State, seen: View, chance: Chance): void {
  for (const [seat, { wish }] of seen.seats.entries()) {
    if (wish === undefined) continue;
    state.wishes[seat] =
      wish === HIDDEN ? chance.pick('imagined side', FACTIONS.length) : FACTIONS.indexOf(wish);
  }
}

function imagineSquads(state: State, seen: View, chance: Chance): void {
  for (const [seat, { squad, faction }] of seen.seats.entries()) {
    if (squad === undefined || faction === null) continue;
    const team = teamOfSeat(seat);
    state.squads[team] = numbersOfSquad(
      squad === HIDDEN ? drawSquadIn(state, team, chance) : { faction, ships: squad },
    );
  }
}

function imagineDials(state: State, seen: View, chance: Chance): void {
  const { allowsManoeuvre } = missionOf(state);
  for (const [ship, { dial }] of seen.ships.entries()) {
    if (dial === null) continue;
    if (dial === HIDDEN) {
      const legal = [...rulesOf(state, ship).dial.keys()].filter(
        (place) => allowsManoeuvre === undefined || allowsManoeuvre(state, ship, place),
      );
      state.dial[ship] = at(legal, chance.pick('imagined dial', legal.length));
    } else state.dial[ship] = placeOnDial(state, ship, dial);
  }
}

function without(pool: number[], cards: readonly number[]): void {
  for (const card of cards) {
    const index = pool.indexOf(card);
    if (index !== -1) pool.splice(index, 1);
  }
}

/** What lies nowhere open is in the deck, face down on ships, or in somebody's hand. */
function imagineCards(state: State, seen: View, chance: Chance): void {
  const pool = DAMAGE_DECK.map((id) => DAMAGE_IDS.indexOf(id));
  const drawn = seen.drawnCards?.map((id) => DAMAGE_IDS.indexOf(id));
  without(pool, listCards(state.discard));
  for (const up of state.damageUp) without(pool, listCards(up));
  // A card that Maarek Stele has chosen lies between deck and ship for a moment.
  for (const frame of state.frames) {
    if (frame.kind === 'deal' && frame.faceUp && !frame.lies && frame.card !== NONE) {
      without(pool, [frame.card]);
    }
  }
  if (drawn !== undefined) without(pool, drawn);
  chance.shuffle('imagined cards', pool);
  for (const [ship, { damageDown, damageMarkers }] of seen.ships.entries()) {
    let down: DamagePack = 0;
    for (let card = damageDown - damageMarkers; card > 0; card -= 1) {
      down = addCard(down, pool.pop() ?? 0);
    }
    state.damageDown[ship] = down;
  }
  state.drawn = drawn === undefined ? pool.splice(0, seen.drawn) : [...drawn];
  state.deck = pool.slice(0, at(seen.decks, 0).cards);
  for (const frame of state.frames) {
    if (frame.kind === 'deal' && !frame.faceUp && frame.lies) {
      frame.card = listCards(at(state.damageDown, frame.ship))[0] ?? NONE;
    }
  }
}
