import { at, type Seat } from '@parsecs/kernel';
import type { Answer } from '../answers/answer.ts';
import { EDGE_ANSWERS, SEAT_ANSWERS, SIDE_ANSWERS } from '../answers/answer-book.ts';
import { TEAMS, teamOfSeat } from '../battle.ts';
import type { On } from '../behaviour/declare.ts';
import { DAMAGE_DECK } from '../cards/damage-deck.ts';
import { DAMAGE_IDS, UPGRADE_IDS, type UpgradeId } from '../cards/ids.ts';
import { FACTIONS, type Faction } from '../cards/vocabulary.ts';
import { PURPOSES } from '../dice.ts';
import type { SetupFrame } from '../frames.ts';
import { EDGES } from '../geometry/directions.ts';
import { initiativeOf } from '../lists/initiative.ts';
import type { Squad } from '../lists/squad.ts';
import { isAnnouncing } from '../missions/announcement.ts';
import { missionOf } from '../missions/mission.ts';
import { addShip } from '../setup/empty-state.ts';
import { agreedFactions, isMirror, sourceOf } from '../setup/setup.ts';
import {
  ask,
  captainIn,
  captainOf,
  factionOf,
  idOf,
  NONE,
  otherTeam,
  pop,
  push,
  type State,
  seatsOfTeam,
  teamIn,
  teamOf,
  teamsByRole,
} from '../state.ts';
import { stepName, stepNumber } from '../steps.ts';
import { IMPERIAL_ROLE, REBEL_ROLE } from '../vocabulary.ts';
import { obstacleAnswers, obstaclesPlaced, placeObstacle } from './obstacles.ts';
import { askToPlace, placeShip, raiseShields } from './place-ship.ts';
import {
  contestedUpgrades,
  drawRestIn,
  numbersOfSquad,
  pointsOfNumbers,
  squadOfNumbers,
} from './squads.ts';

const OBSTACLES: number = stepNumber('setup', 'obstacles');
const EDGE: number = stepNumber('setup', 'edge');
const ANNOUNCE: number = stepNumber('setup', 'announce');
const SQUADS: number = stepNumber('setup', 'squads');
const REVEAL: number = stepNumber('setup', 'reveal');
const ASSIGN: number = stepNumber('setup', 'assign');
const PLACE: number = stepNumber('setup', 'place');
const SHIELDS: number = stepNumber('setup', 'shields');
const DECK: number = stepNumber('setup', 'deck');

export function runSetup(state: State, frame: SetupFrame, on: On): void {
  switch (stepName('setup', frame.step)) {
    case 'sides':
      return chooseSides(state, frame, on);
    case 'obstacles':
      return layObstacles(state, frame);
    case 'edge':
      frame.step = ANNOUNCE;
      // XW-188: only where there are obstacles.
      if (state.obstacles.length > 0) ask(state, 'edge', captainIn(state, REBEL_ROLE));
      return undefined;
    case 'announce':
      frame.step = SQUADS;
      if (isAnnouncing(state)) {
        push(state, { kind: 'mission', when: 'upgrades', step: 0, chosen: [] });
      }
      return undefined;
    case 'squads':
      return gatherForces(state, frame, on);
    case 'reveal':
      revealSquads(state, on);
      frame.step = ASSIGN;
      frame.ship = 0;
      return undefined;
    case 'assign':
      return assignNext(state, frame);
    case 'place':
      return placeForces(state, frame);
    case 'shields':
      for (let ship = 0; ship < state.status.length; ship += 1) raiseShields(state, ship, on);
      frame.step = DECK;
      return undefined;
    case 'deck':
      shuffleDeck(state, on);
      pop(state, frame);
      push(state, { kind: 'round', step: 0 });
      return undefined;
  }
}

/** XW-013 */
function chooseSides(state: State, frame: SetupFrame, on: On): void {
  if (state.rebelTeam === NONE) {
    const agreed = agreedFactions(state.setup);
    if (agreed === undefined) {
      state.question = 'side';
      state.asked = 0b11;
      return;
    }
    bindRoles(state, agreed, on);
  }
  frame.step = OBSTACLES;
}

/** Who flies for the Rebels has their role; where both do or neither does lots are drawn. */
function bindRoles(state: State, factions: readonly [Faction, Faction], on: On): void {
  state.factions = factions.map((faction) => FACTIONS.indexOf(faction));
  if (!isMirror(state.setup)) {
    state.rebelTeam = factions.indexOf('rebel');
    return;
  }
  state.rebelTeam = on.chance.pick(PURPOSES.sides, TEAMS);
  on.tell?.({ type: 'roles-drawn', imperial: captainIn(state, IMPERIAL_ROLE), reveals: true });
}

function takeSide(state: State, seat: Seat, faction: number, on: On): void {
  state.wishes[seat] = faction;
  on.tell?.({ type: 'side-wished', seat, faction: at(FACTIONS, faction) });
  const [one, other] = [at(state.wishes, 0), at(state.wishes, 1)];
  if (one === NONE || other === NONE) {
    state.question = 'side';
    state.asked = 0b11 & ~(1 << seat);
    return;
  }
  const drawn = one === other;
  const first = at(FACTIONS, drawn ? on.chance.pick(PURPOSES.sides, FACTIONS.length) : one);
  const second = first === 'rebel' ? 'imperial' : 'rebel';
  bindRoles(state, [first, second], on);
  state.wishes.fill(NONE);
  on.tell?.({
    type: 'sides-taken',
    factions: Array.from({ length: state.setup.players }, (_, player) =>
      factionOf(state, teamOfSeat(player)),
    ),
    drawn,
    reveals: true,
  });
}

/** XW-186: alternately, the Imperial player first. */
function layObstacles(state: State, frame: SetupFrame): void {
  const placed = obstaclesPlaced(state);
  if (placed >= state.setup.obstacles || obstacleAnswers(state).length === 0) {
    frame.step = EDGE;
    return;
  }
  ask(state, 'obstacle', captainIn(state, placed % 2 === 0 ? IMPERIAL_ROLE : REBEL_ROLE));
}

/** XW-198, XW-200, XW-222: squads are given or built, and random ones take what is left. */
function gatherForces(state: State, frame: SetupFrame, on: On): void {
  let asked = 0;
  for (const team of teamsByRole(state)) {
    if ((state.squads[team] ?? null) !== null) continue;
    const source = sourceOf(state.setup, team, factionOf(state, team));
    if (source === 'build') asked |= 1 << captainOf(team);
    else if (source !== 'random') state.squads[team] = numbersOfSquad(source);
  }
  if (asked === 0) asked = completeForces(state, on);
  if (asked === 0) frame.step = REVEAL;
  else {
    state.question = 'squad';
    state.asked = asked;
  }
}

/** Who has to build anew, as a bit; nobody if the boxes are enough for both. */
function completeForces(state: State, on: On): number {
  for (const team of teamsByRole(state)) {
    if ((state.squads[team] ?? null) !== null) continue;
    state.squads[team] = numbersOfSquad(drawRestIn(state, team, on.chance));
  }
  const cards = contestedUpgrades(state);
  return cards.length === 0 ? 0 : 1 << drawLots(state, cards, on);
}

/**
 * XW-222: both took the same card in secret, so lots are drawn. The upgrade cards of the side that
 * keeps its squad are gone from the boxes for all to see.
 */
function drawLots(state: State, cards: readonly UpgradeId[], on: On): Seat {
  const keeper = teamIn(state, on.chance.pick(PURPOSES.box, TEAMS));
  const seat = captainOf(keeper);
  state.mission = (state.squads[keeper] ?? []).flatMap(([_, ...upgrades]) => upgrades);
  state.squads[otherTeam(keeper)] = null;
  const open = state.mission.map((upgrade) => at(UPGRADE_IDS, upgrade));
  on.tell?.({ type: 'squads-clashed', keeps: seat, cards, open, reveals: true });
  return captainOf(otherTeam(keeper));
}

function takeSquad(state: State, seat: Seat, squad: Squad, on: On): void {
  const team = teamOfSeat(seat);
  state.squads[team] = numbersOfSquad(squad);
  on.tell?.({ type: 'squad-built', faction: factionOf(state, team), seat, ships: squad.ships });
}

/** XW-200 to XW-202, XW-162 */
function revealSquads(state: State, on: On): void {
  const cost: number[] = [];
  for (const team of teamsByRole(state)) {
    const numbers = state.squads[team] ?? [];
    const points = pointsOfNumbers(numbers);
    cost[team] = points;
    for (const [pilot = 0, ...upgrades] of numbers) {
      addShip(state, pilot, upgrades, captainOf(team));
    }
    if (!on.tell) continue;
    const { faction, ships } = squadOfNumbers(factionOf(state, team), numbers);
    const seats = seatsOfTeam(state, team);
    on.tell({ type: 'squad-revealed', faction, seats, points, ships, reveals: true });
  }
  state.squads = [];
  state.mission = [...(missionOf(state).memory ?? [])];
  const byPoints = state.setup.squadBuilding;
  const [rebel, imperial] = teamsByRole(state).map((team) => at(cost, team)) as [number, number];
  const first = byPoints ? initiativeOf({ rebel, imperial }) : 'imperial';
  state.initiative = teamIn(state, FACTIONS.indexOf(first));
  const seats = seatsOfTeam(state, state.initiative);
  on.tell?.({ type: 'initiative', faction: factionOf(state, state.initiative), seats, byPoints });
}

/** XW-228: who flies which ship. */
function assignNext(state: State, frame: SetupFrame): void {
  if (frame.ship >= state.status.length) {
    frame.step = PLACE;
    return;
  }
  const team = teamOf(state, frame.ship);
  if (seatsOfTeam(state, team).length > 1) ask(state, 'assign', captainOf(team));
  else frame.ship += 1;
}

function takeAssignment(state: State, frame: SetupFrame, seat: Seat, on: On): void {
  state.roster = { ...state.roster, seats: state.roster.seats.with(frame.ship, seat) };
  on.tell?.({ type: 'ship-assigned', ship: idOf(state, frame.ship), seat });
  frame.ship += 1;
}

/** XW-020, XW-239 */
function placeForces(state: State, frame: SetupFrame): void {
  const mission = missionOf(state).placeForces;
  const isDone = mission === undefined ? !askToPlace(state) : mission(state);
  if (isDone) frame.step = SHIELDS;
}

/** XW-027: what a shuffle puts first is on top. */
function shuffleDeck(state: State, on: On): void {
  state.deck = DAMAGE_DECK.map((id) => DAMAGE_IDS.indexOf(id));
  on.chance.shuffle(PURPOSES.deck, state.deck);
  state.deck.reverse();
  on.tell?.({ type: 'deck-shuffled', cards: state.deck.length, again: false });
}

export function setupAnswers(state: State, frame: SetupFrame): readonly Answer[] {
  switch (state.question) {
    case 'side':
      return SIDE_ANSWERS;
    case 'edge':
      return EDGE_ANSWERS;
    case 'assign':
      return seatsOfTeam(state, teamOf(state, frame.ship)).map((seat) => at(SEAT_ANSWERS, seat));
    default:
      return [];
  }
}

export function takeSetup(
  state: State,
  frame: SetupFrame,
  seat: Seat,
  answer: Answer,
  on: On,
): void {
  switch (answer.kind) {
    case 'side':
      return takeSide(state, seat, FACTIONS.indexOf(answer.faction), on);
    case 'obstacle':
      placeObstacle(state, answer);
      on.tell?.({
        type: 'obstacle-placed',
        obstacle: answer.obstacle,
        at: { ...answer.at },
        flipped: answer.flipped,
      });
      return undefined;
    case 'edge':
      state.edge = EDGES.indexOf(answer.edge);
      on.tell?.({ type: 'edge-chosen', edge: answer.edge, seat });
      return undefined;
    case 'squad':
      return takeSquad(state, seat, answer.squad, on);
    case 'assign':
      return takeAssignment(state, frame, answer.seat, on);
    case 'place':
      return placeShip(state, answer, on);
    default:
      throw new Error(`${answer.id} sets nothing up`);
  }
}
