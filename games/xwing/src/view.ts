import { at, type Seat, type Viewer } from '@parsecs/kernel';
import { teamOfSeat } from './battle.ts';
import { edgeOf, poseOf } from './board.ts';
import { DAMAGE_IDS, type DamageId, OBSTACLE_IDS } from './cards/ids.ts';
import { FACTIONS } from './cards/vocabulary.ts';
import { type DamagePack, listCards, sizeOf } from './damage-pack.ts';
import type { Event } from './events.ts';
import { viewMission } from './missions/mission-view.ts';
import { showMoment } from './moment/frame-views.ts';
import { namesIn, seatsIn } from './name-bits.ts';
import { squadOfNumbers } from './play/squads.ts';
import {
  battleOf,
  captainOf,
  DIAL_SHOWN,
  DOOMED,
  factionOf,
  HELD,
  hasFlag,
  idOf,
  NONE,
  PER_BOMB,
  PER_OBSTACLE,
  READY,
  roleOf,
  rulesOf,
  type State,
  seatOf,
  seatsOfTeam,
  teamOf,
} from './state.ts';
import { areTouching, hullLeft, skillOf } from './values.ts';
import {
  type BombView,
  HIDDEN,
  type ObstacleView,
  type SeatView,
  type ShipView,
  type View,
} from './view-types.ts';
import {
  ACTIONS,
  BOMBS,
  PLANNING_STEPS,
  ROUND_EFFECTS,
  SHIP_MARKS,
  SHIP_STATUSES,
} from './vocabulary.ts';

export function view(state: State, viewer: Viewer): View {
  const { setup, round, phase, question, drawn, initiative, ending } = state;
  const nameOrNull = (ship: number): string | null => (ship === NONE ? null : idOf(state, ship));
  return {
    viewer,
    setup,
    round,
    phase,
    question: question === 'none' ? null : question,
    asked: seatsIn(state.asked),
    moment: showMoment(state),
    active: nameOrNull(state.active),
    initiative: initiative === NONE ? [] : seatsOfTeam(state, initiative),
    seats: state.wishes.map((_, seat) => viewSeat(state, viewer, seat)),
    ships: state.status.map((_, ship) => viewShip(state, viewer, ship)),
    obstacles: viewObstacles(state),
    bombs: viewBombs(state),
    mission: viewMission(state),
    decks: [
      {
        cards: state.deck.length,
        discard: nameDamage(state.discard),
      },
    ],
    drawn: drawn.length,
    drawnBy: state.drawnBy === NONE ? null : state.drawnBy,
    ...(viewer === state.drawnBy && { drawnCards: drawn.map((card) => at(DAMAGE_IDS, card)) }),
    contacts: pairsOf(state),
    markers: state.markerOrder.map((ship) => idOf(state, ship)),
    stressed: nameOrNull(state.stressed),
    losses: state.losses,
    winners: [...state.winners],
    ending,
  };
}

function nameDamage(pack: DamagePack): readonly DamageId[] {
  return pack === 0 ? [] : listCards(pack).map((card) => at(DAMAGE_IDS, card));
}

function pairsOf(state: State): View['contacts'] {
  const pairs: (readonly [string, string])[] = [];
  for (let index = 0; index < state.touching.length; index += 2) {
    const [one, other] = [at(state.touching, index), at(state.touching, index + 1)];
    pairs.push([idOf(state, one), idOf(state, other)]);
  }
  return pairs;
}

const OBSTACLES = new WeakMap<readonly number[], readonly ObstacleView[]>();

/** Obstacles are replaced, never changed in place: they are shown once. */
function viewObstacles({ obstacles }: State): readonly ObstacleView[] {
  let seen = OBSTACLES.get(obstacles);
  if (seen === undefined) {
    seen = listObstacles(obstacles);
    OBSTACLES.set(obstacles, seen);
  }
  return seen;
}

function listObstacles(obstacles: readonly number[]): readonly ObstacleView[] {
  return Array.from({ length: obstacles.length / PER_OBSTACLE }, (_, place) => {
    const index = place * PER_OBSTACLE;
    return {
      id: at(OBSTACLE_IDS, at(obstacles, index)),
      at: {
        x: at(obstacles, index + 1),
        y: at(obstacles, index + 2),
        heading: at(obstacles, index + 3),
      },
      flipped: obstacles[index + 4] === 1,
    };
  });
}

function viewBombs({ bombs }: State): readonly BombView[] {
  if (bombs.length === 0) return [];
  return Array.from({ length: bombs.length / PER_BOMB }, (_, place) => {
    const index = place * PER_BOMB;
    return {
      bomb: at(BOMBS, at(bombs, index)),
      owner: at(bombs, index + 1),
      at: { x: at(bombs, index + 2), y: at(bombs, index + 3), heading: at(bombs, index + 4) },
    };
  });
}

function isTeamMate(viewer: Viewer, seat: Seat): boolean {
  return viewer !== 'spectator' && teamOfSeat(viewer) === teamOfSeat(seat);
}

function viewSeat(state: State, viewer: Viewer, seat: Seat): SeatView {
  const team = teamOfSeat(seat);
  const isOpen = state.rebelTeam === NONE;
  const wish = at(state.wishes, seat);
  const squad = seat === captainOf(team) ? (state.squads[team] ?? null) : null;
  const planning = at(state.planning, seat);
  return {
    faction: isOpen ? null : factionOf(state, team),
    role: isOpen ? null : at(FACTIONS, roleOf(state, team)),
    edge: isOpen ? null : edgeOf(state, team),
    planning: at(PLANNING_STEPS, planning),
    ready: state.phase === 'planning' && planning === READY,
    ...(wish !== NONE && { wish: viewer === seat ? at(FACTIONS, wish) : HIDDEN }),
    ...(squad !== null && {
      squad: isTeamMate(viewer, seat)
        ? squadOfNumbers(factionOf(state, team), squad).ships
        : HIDDEN,
    }),
  };
}

/** XW-034, XW-035, XW-233: the owner, whoever looked at it by a card, and all after the reveal. */
function seesDial(state: State, viewer: Viewer, ship: number): boolean {
  if (hasFlag(state, ship, DIAL_SHOWN)) return true;
  if (viewer === 'spectator') return false;
  return (
    battleOf(state).seats[ship] === viewer || (at(state.dialSeenBy, ship) & (1 << viewer)) !== 0
  );
}

function viewDial(state: State, viewer: Viewer, ship: number): string | null {
  const place = at(state.dial, ship);
  if (place === NONE) return null;
  if (!seesDial(state, viewer, ship)) return HIDDEN;
  return at(rulesOf(state, ship).dialNames, place);
}

function viewShip(state: State, viewer: Viewer, ship: number): ShipView {
  const rules = rulesOf(state, ship);
  const gone = at(state.discardedUpgrades, ship);
  const status = at(SHIP_STATUSES, at(state.status, ship));
  const skill = at(state.skillForNow, ship);
  const cockpit = at(state.cockpitDamagedFrom, ship);
  const markers = at(state.markers, ship);
  const lastAt = poseOf(state, ship);
  const lockTokens = [lockIn(state, ship * 2), lockIn(state, ship * 2 + 1)];
  return {
    id: rules.id,
    pilot: rules.pilot?.id ?? null,
    upgrades: rules.upgrades.map((upgrade, place) => ({
      id: upgrade.id,
      gone: (gone & (1 << place)) !== 0,
    })),
    owner: seatOf(state, ship),
    faction: rules.faction,
    role: at(FACTIONS, roleOf(state, teamOf(state, ship))),
    status,
    at: status === 'in-play' ? lastAt : null,
    lastAt,
    skill: skillOf(state, ship),
    skillForNow: skill === NONE ? null : skill,
    cockpitDamagedFrom: cockpit === 0 ? null : cockpit,
    hullLeft: hullLeft(state, ship),
    shields: at(state.shields, ship),
    focus: at(state.focus, ship),
    evade: at(state.evade, ship),
    stress: at(state.stress, ship),
    ion: at(state.ion, ship),
    locks: lockTokens.filter((target) => target !== null),
    lockTokens,
    touching: touchedBy(state, ship),
    dial: viewDial(state, viewer, ship),
    dialShown: hasFlag(state, ship, DIAL_SHOWN),
    dialSeenBy: seatsIn(at(state.dialSeenBy, ship)),
    marks: namesIn(at(state.flags, ship), SHIP_MARKS),
    actions: namesIn(at(state.actions, ship), ACTIONS),
    effects: namesIn(at(state.effects, ship), ROUND_EFFECTS),
    damageUp: nameDamage(at(state.damageUp, ship)),
    damageDown: sizeOf(at(state.damageDown, ship)) + markers,
    damageMarkers: markers,
    falling: hasFlag(state, ship, DOOMED) || hasFlag(state, ship, HELD),
  };
}

function lockIn(state: State, slot: number): string | null {
  const target = at(state.locks, slot);
  return target === NONE ? null : idOf(state, target);
}

function touchedBy(state: State, ship: number): readonly string[] {
  if (state.touching.length === 0) return [];
  return battleOf(state).ids.filter((_, other) => areTouching(state, ship, other));
}

/** Every type is listed, and of an event that keeps something back every field that others see. */
export function viewEvent(event: Event, viewer: Viewer, state: State): Event {
  switch (event.type) {
    case 'side-wished':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat };
    case 'squad-built': {
      if (isTeamMate(viewer, event.seat)) return event;
      return { type: event.type, faction: event.faction, seat: event.seat };
    }
    case 'dial-set': {
      const ship = battleOf(state).indexOf.get(event.ship);
      const owner = ship === undefined ? NONE : at(battleOf(state).seats, ship);
      return owner === viewer ? event : { type: event.type, ship: event.ship };
    }
    case 'cards-drawn':
      return event.seat === viewer
        ? event
        : { type: event.type, seat: event.seat, count: event.count };
    case 'dial-looked-at':
      return event.seat === viewer
        ? event
        : { type: event.type, seat: event.seat, ship: event.ship };
    case 'sides-taken':
    case 'roles-drawn':
    case 'squads-clashed':
    case 'squad-revealed':
    case 'initiative':
    case 'ship-assigned':
    case 'obstacle-placed':
    case 'edge-chosen':
    case 'ship-placed':
    case 'upgrade-announced':
    case 'damaged-ship-chosen':
    case 'satellite-placed':
    case 'satellite-scanned':
    case 'satellite-returned':
    case 'reinforcement-called':
    case 'shields-raised':
    case 'deck-shuffled':
    case 'round-began':
    case 'phase-began':
    case 'dial-taken-back':
    case 'ready':
    case 'activated':
    case 'dial-revealed':
    case 'manoeuvre-replaced':
    case 'moved':
    case 'barrel-rolled':
    case 'boosted':
    case 'fled':
    case 'escaped':
    case 'obstacle-hit':
    case 'stress-changed':
    case 'action-taken':
    case 'action-skipped':
    case 'passed':
    case 'token-gained':
    case 'token-spent':
    case 'tokens-removed':
    case 'ion-removed':
    case 'lock-acquired':
    case 'lock-lost':
    case 'attack-declared':
    case 'attack-rolled':
    case 'defence-rolled':
    case 'dice-changed':
    case 'results-compared':
    case 'attack-hit':
    case 'attack-missed':
    case 'die-rolled':
    case 'shield-lost':
    case 'shield-regained':
    case 'damage-dealt':
    case 'damage-marked':
    case 'damage-turned':
    case 'damage-discarded':
    case 'doomed':
    case 'destroyed':
    case 'card-used':
    case 'upgrade-discarded':
    case 'skill-changed':
    case 'bomb-dropped':
    case 'bomb-detonated':
    case 'resigned':
    case 'time-up':
    case 'game-over':
      return event;
  }
}
