import { at, type Seat } from '@parsecs/kernel';
import { type Battle, battleFor, type Roster, type ShipRules, TEAMS } from './battle.ts';
import { FACTIONS, type Faction } from './cards/vocabulary.ts';
import type { DamagePack } from './damage-pack.ts';
import {
  type ActivationFrame,
  type AttackFrame,
  copyFrame,
  type Frame,
  type WindowFrame,
} from './frames.ts';
import type { Setup } from './setup/setup.ts';
import {
  IMPERIAL_ROLE,
  type Phase,
  type QuestionKind,
  REBEL_ROLE,
  WINDOW_NUMBERS,
  type Window,
} from './vocabulary.ts';

export const NONE = -1;

/** Where a ship is. */
export const UNPLACED = 0;
export const IN_PLAY = 1;
export const DESTROYED = 2;
/** Fled without being destroyed, as some missions allow. */
export const ESCAPED = 3;

/** What a ship has done or become, one bit each; all but `HELD` end with the round. */
export const ACTIVATED = 1;
/** Its opportunity to attack has come. */
export const OPPORTUNE = 2;
/** XW-153 */
export const DOOMED = 4;
/** XW-055: its dial lies face up. */
export const DIAL_SHOWN = 8;
/** XW-179, XW-190 */
export const SKIPS_ACTION = 16;
/** XW-307: no further attack this round. */
export const NO_MORE_ATTACKS = 32;
/** */
export const NO_FREE_ACTIONS = 64;
/** XW-150: as many damage cards as hull, but kept in play by its own card. */
export const HELD = 128;
/** XW-190 */
export const HIT_OBSTACLE = 256;

/** Where a seat is in its planning. */
export const SETTING = 0;
export const CHANGING = 1;
export const READY = 2;

/** Numbers for one obstacle: token, x, y, heading, flipped. */
export const PER_OBSTACLE = 5;
/** Numbers for one bomb: kind, seat, x, y, heading. */
export const PER_BOMB = 5;

/** The whole position in numbers; lists by ship unless said otherwise. */
export interface State {
  /** Replaced when the time is up (XW-318), never changed in place. */
  setup: Setup;
  roster: Roster;
  /** By team, the faction of its squad, −1 while it is open. */
  factions: readonly number[];
  /** The team with the role of the Rebel player (decision 0427), −1 while it is open. */
  rebelTeam: number;
  /** XW-013: by seat, the faction that was wished for, −1 for nothing yet. */
  readonly wishes: number[];
  /** XW-198: by team, ships as pilot and upgrades; null before it is built, empty after all. */
  squads: (readonly (readonly number[])[] | null)[];
  /** The team with the initiative, −1 before it is known. */
  initiative: number;
  /** XW-188: the edge of the Rebel role, by its number. */
  edge: number;
  /** Replaced, never changed in place. */
  obstacles: readonly number[];
  readonly bombs: number[];

  readonly status: number[];
  readonly x: number[];
  readonly y: number[];
  readonly heading: number[];
  readonly shields: number[];
  readonly focus: number[];
  readonly evade: number[];
  readonly stress: number[];
  readonly ion: number[];
  /** Two for each ship: whom it has locked. */
  readonly locks: number[];
  /** The place of the manoeuvre on the ship's dial. */
  readonly dial: number[];
  /** Seats that have looked at the dial, one bit each. */
  readonly dialSeenBy: number[];
  readonly flags: number[];
  /** XW-065: actions taken this round, one bit each. */
  readonly actions: number[];
  /** Effects of cards until the round ends, one bit each. */
  readonly effects: number[];
  /** XW-211: upgrades that were discarded, one bit each. */
  readonly discardedUpgrades: number[];
  readonly damageUp: DamagePack[];
  readonly damageDown: DamagePack[];
  /** XW-225: damage without a card. */
  readonly markers: number[];
  /** whose they are, the oldest first. */
  markerOrder: number[];
  /** XW-306: what the pilot skill counts as until the Combat phase ends, −1 for nothing. */
  readonly skillForNow: number[];
  /** The round from which on the cockpit is damaged, 0 for never. */
  readonly cockpitDamagedFrom: number[];
  /** C-03: pairs of ships whose bases touch. */
  touching: number[];

  /** XW-027: the top card last. */
  deck: number[];
  discard: DamagePack;
  /** Cards drawn from the deck that one seat looks at. */
  drawn: number[];
  drawnBy: number;

  round: number;
  phase: Phase;
  /** The ship whose activation or attack it is. */
  active: number;
  /** By seat. */
  readonly planning: number[];
  /** What a mission keeps. */
  mission: number[];
  /** The ship that got the last stress token, for cards that cost one. */
  stressed: number;
  /** Ships have left play since it was last asked who has won. */
  losses: boolean;
  frames: Frame[];
  question: QuestionKind | 'none';
  /** Seats that must decide, one bit each. */
  asked: number;
  winners: Seat[];
  /** The rule that ended the game. */
  ending: string;
}

export function copyState(state: State): State {
  const { frames } = state;
  const copied: Frame[] = [];
  for (let index = 0; index < frames.length; index += 1) {
    copied.push(copyFrame(frames[index] as Frame));
  }
  // Written out: copying is what searching bots spend their time on.
  return {
    setup: state.setup,
    roster: state.roster,
    factions: state.factions,
    rebelTeam: state.rebelTeam,
    wishes: state.wishes.slice(),
    squads: state.squads.slice(),
    initiative: state.initiative,
    edge: state.edge,
    obstacles: state.obstacles,
    bombs: state.bombs.slice(),
    status: state.status.slice(),
    x: state.x.slice(),
    y: state.y.slice(),
    heading: state.heading.slice(),
    shields: state.shields.slice(),
    focus: state.focus.slice(),
    evade: state.evade.slice(),
    stress: state.stress.slice(),
    ion: state.ion.slice(),
    locks: state.locks.slice(),
    dial: state.dial.slice(),
    dialSeenBy: state.dialSeenBy.slice(),
    flags: state.flags.slice(),
    actions: state.actions.slice(),
    effects: state.effects.slice(),
    discardedUpgrades: state.discardedUpgrades.slice(),
    damageUp: state.damageUp.slice(),
    damageDown: state.damageDown.slice(),
    markers: state.markers.slice(),
    markerOrder: state.markerOrder.slice(),
    skillForNow: state.skillForNow.slice(),
    cockpitDamagedFrom: state.cockpitDamagedFrom.slice(),
    touching: state.touching.slice(),
    deck: state.deck.slice(),
    discard: state.discard,
    drawn: state.drawn.slice(),
    drawnBy: state.drawnBy,
    round: state.round,
    phase: state.phase,
    active: state.active,
    planning: state.planning.slice(),
    mission: state.mission.slice(),
    stressed: state.stressed,
    losses: state.losses,
    frames: copied,
    question: state.question,
    asked: state.asked,
    winners: state.winners.slice(),
    ending: state.ending,
  };
}

export function battleOf(state: State): Battle {
  return battleFor(state.roster);
}

export function rulesOf(state: State, ship: number): ShipRules {
  return battleFor(state.roster).ships[ship] as ShipRules;
}

export function idOf(state: State, ship: number): string {
  return at(battleFor(state.roster).ids, ship);
}

export function isInPlay(state: State, ship: number): boolean {
  return state.status[ship] === IN_PLAY;
}

export function hasFlag(state: State, ship: number, flag: number): boolean {
  return ((state.flags[ship] as number) & flag) !== 0;
}

export function setFlag(state: State, ship: number, flag: number): void {
  state.flags[ship] = (state.flags[ship] as number) | flag;
}

export function clearFlag(state: State, ship: number, flag: number): void {
  state.flags[ship] = (state.flags[ship] as number) & ~flag;
}

/** XW-226: the teams are numbered as their first seats, who speak for them (XW-234). */
export function captainOf(team: number): Seat {
  return team;
}

export function otherTeam(team: number): number {
  return 1 - team;
}

export function seatsOfTeam({ setup }: State, team: number): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = team; seat < setup.players; seat += TEAMS) seats.push(seat);
  return seats;
}

/** The faction that a team flies for, which both may do. */
export function factionOf({ factions }: State, team: number): Faction {
  return at(FACTIONS, at(factions, team));
}

/** Which team has the role that the books give to the Rebel or the Imperial player. */
export function teamIn({ rebelTeam }: State, role: number): number {
  return role === REBEL_ROLE ? rebelTeam : otherTeam(rebelTeam);
}

export function captainIn(state: State, role: number): Seat {
  return captainOf(teamIn(state, role));
}

export function roleOf({ rebelTeam }: State, team: number): number {
  return team === rebelTeam ? REBEL_ROLE : IMPERIAL_ROLE;
}

/** Both teams, the Rebel role first. */
export function teamsByRole({ rebelTeam }: State): readonly number[] {
  return [rebelTeam, otherTeam(rebelTeam)];
}

/** The team of a ship. */
export function teamOf(state: State, ship: number): number {
  return battleFor(state.roster).teams[ship] as number;
}

export function hasRole(state: State, ship: number, role: number): boolean {
  return teamOf(state, ship) === teamIn(state, role);
}

export function seatOf(state: State, ship: number): Seat {
  return battleFor(state.roster).seats[ship] as Seat;
}

export function isOver(state: State): boolean {
  return state.ending !== '';
}

export function topFrame(state: State): Frame {
  return state.frames[state.frames.length - 1] as Frame;
}

/** The attack that is going on, the innermost one. */
export function currentAttack(state: State): AttackFrame | undefined {
  const { frames } = state;
  for (let index = frames.length - 1; index >= 0; index -= 1) {
    const frame = frames[index] as Frame;
    if (frame.kind === 'attack') return frame;
  }
  return undefined;
}

/** The activation that is going on. */
export function currentActivation(state: State): ActivationFrame | undefined {
  for (const frame of state.frames) if (frame.kind === 'activation') return frame;
  return undefined;
}

/** The innermost frame of a kind, such as the deal that a window is about. */
export function innermost<Kind extends Frame['kind']>(
  state: State,
  kind: Kind,
): Extract<Frame, { kind: Kind }> | undefined {
  const { frames } = state;
  for (let index = frames.length - 1; index >= 0; index -= 1) {
    const frame = frames[index] as Frame;
    if (frame.kind === kind) return frame as Extract<Frame, { kind: Kind }>;
  }
  return undefined;
}

export function ask(state: State, question: QuestionKind, seat: Seat): void {
  state.question = question;
  state.asked = 1 << seat;
}

export function push(state: State, frame: Frame): void {
  state.frames.push(frame);
}

/** Takes off the frame that is finished; it must be the innermost one. */
export function pop(state: State, frame: Frame): void {
  if (state.frames.pop() !== frame) throw new Error(`${frame.kind} is not the innermost frame`);
}

export function newWindow(window: Window, ship: number, other: number = NONE): WindowFrame {
  return { kind: 'window', window: WINDOW_NUMBERS[window], ship, other, used: [], passed: 0 };
}
