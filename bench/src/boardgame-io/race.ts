import {
  BOARDS,
  BONUS_KINDS,
  type Board,
  COLOURS,
  FACES,
  SHIPS,
  SPACE_KINDS,
  type SpaceKind,
} from '@parsecs/super-teams';

/** `G` of boardgame.io: the whole position, with the numbers of the shared vocabulary. */
export interface Race {
  starter: number;
  position: number[];
  half: number[];
  hands: number[][];
  bonus: number[][];
  movementDeck: number[];
  movementDiscard: number[];
  bonusDeck: number[];
  bonusDiscard: number[];
  planet: number[];
  planetPaid: boolean;
  round: number;
  move: Move;
  winners: number[];
}

/** The move that is being made. */
export interface Move {
  card: number;
  ship: number;
  boost: number;
  /** Ships that had their one bonus card. */
  carded: number[];
  moved: { ship: number; from: number }[];
  rest: number;
  declines: number;
  grabbed: number;
  rewardDue: boolean;
}

const HAND_SIZE = 6;
const MOVEMENT_COPIES = 2;
const BONUS_COPIES = 4;
const PLANET_CARDS_EACH = 2;

/** What does not change during a game: the printed options on the default board. */
export interface Track {
  readonly seats: number;
  readonly kind: readonly number[];
  readonly otherKind: readonly number[];
  readonly back: readonly number[];
  readonly ahead: readonly number[];
  readonly last: number;
  readonly owner: readonly number[];
  readonly side: readonly number[];
  readonly partner: readonly number[];
}

const OWNERS: Readonly<Record<number, readonly number[]>> = {
  2: [0, 0, 1, 1],
  3: [0, 1, 2, -1],
  4: [0, 2, 1, 3],
};

function makeTrack(board: Board, seats: number): Track {
  const kinds = board.spaces.map((space) => space.kinds);
  const last = kinds.length - 1;
  const kindAt = (index: number, half: number): number => {
    const kind: SpaceKind | undefined = kinds[index]?.[half];
    return kind === undefined ? -1 : SPACE_KINDS.indexOf(kind);
  };
  const nearestNormal = (from: number, direction: 1 | -1, otherwise: number): number => {
    for (let index = from + direction; index >= 0 && index <= last; index += direction) {
      if (kinds[index]?.[0] === 'normal') return index;
    }
    return otherwise;
  };
  const each = Array.from({ length: seats }, (_, seat) => seat);
  return {
    seats,
    kind: kinds.map((_, index) => kindAt(index, 0)),
    otherKind: kinds.map((_, index) => kindAt(index, 1)),
    back: kinds.map((_, index) => nearestNormal(index, -1, 0)),
    ahead: kinds.map((_, index) => nearestNormal(index, 1, last)),
    last,
    owner: OWNERS[seats] ?? [],
    side: each.map((seat) => (seats === 4 ? seat % 2 : seat)),
    partner: each.map((seat) => (seats === 4 ? (seat + 2) % 4 : -1)),
  };
}

const TRACKS: Readonly<Record<number, Track>> = {
  2: makeTrack(BOARDS.standard, 2),
  3: makeTrack(BOARDS.long, 3),
  4: makeTrack(BOARDS.standard, 4),
};

export function trackFor(seats: number): Track {
  const track = TRACKS[seats];
  if (track === undefined) throw new RangeError(`no track for ${seats} seats`);
  return track;
}

export function freshMove(): Move {
  return {
    card: -1,
    ship: -1,
    boost: -1,
    carded: [],
    moved: [],
    rest: -1,
    declines: 0,
    grabbed: -1,
    rewardDue: false,
  };
}

type Shuffle = <T>(cards: T[]) => T[];

/** The start of a game, dealt. */
export function setUp(seats: number, starter: number, shuffle: Shuffle): Race {
  const track = trackFor(seats);
  const movement: number[] = [];
  for (let card = 0; card < FACES; card += 1) {
    if (track.owner[Math.floor(card / 6)] === -1) continue;
    for (let copy = 0; copy < MOVEMENT_COPIES; copy += 1) movement.push(card);
  }
  const bonus = BONUS_KINDS.flatMap((_, kind) => Array.from({ length: BONUS_COPIES }, () => kind));
  const bonusDeck = shuffle(bonus);
  const planet = bonusDeck.splice(0, PLANET_CARDS_EACH * seats);
  const race: Race = {
    starter,
    position: SHIPS.map((_, ship) => (track.owner[ship >> 1] === -1 ? -1 : 0)),
    half: SHIPS.map(() => -1),
    hands: Array.from({ length: seats }, () => []),
    bonus: Array.from({ length: seats }, () => []),
    movementDeck: shuffle(movement),
    movementDiscard: [],
    bonusDeck,
    bonusDiscard: [],
    planet,
    planetPaid: false,
    round: 1,
    move: freshMove(),
    winners: [],
  };
  deal(race, starter, shuffle);
  return race;
}

/** A full hand for everybody; the deck of the printed game only runs out between deals. */
export function deal(race: Race, starter: number, shuffle: Shuffle): void {
  const seats = race.hands.length;
  for (let turn = 0; turn < seats; turn += 1) {
    if (race.movementDeck.length === 0) {
      race.movementDeck = shuffle([...race.movementDiscard]);
      race.movementDiscard = [];
    }
    race.hands[(starter + turn) % seats] = race.movementDeck.splice(0, HAND_SIZE);
  }
}

function isHome(race: Race, track: Track, ship: number): boolean {
  return race.position[ship] === track.last;
}

export function isFinished(race: Race, track: Track, colour: number): boolean {
  return isHome(race, track, 2 * colour) && isHome(race, track, 2 * colour + 1);
}

export function sideOfShip(track: Track, ship: number): number {
  return track.side[track.owner[ship >> 1] ?? -1] ?? -1;
}

export function isSideHome(race: Race, track: Track, side: number): boolean {
  return COLOURS.every(
    (_, colour) =>
      track.owner[colour] === -1 ||
      sideOfShip(track, 2 * colour) !== side ||
      isFinished(race, track, colour),
  );
}
