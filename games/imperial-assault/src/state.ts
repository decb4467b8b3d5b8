import { at, type Seat } from '@parsecs/kernel';
import { copyFrame } from './copy-frame.ts';
import type { ActivationFrame, AttackFrame, Frame } from './frames.ts';
import { type FigureRules, type Rules, rulesFor, siteOf } from './rules.ts';
import type { Table } from './setup/table.ts';
import type { Site } from './site.ts';
import type { QuestionKind } from './vocabulary.ts';

export const NOBODY = -1;
/** A figure that is not on the map. */
export const GONE = -1;

/** Lasting effects on a figure, one bit each. */
export const COVERED = 1;
export const WARDED = 2;
/** Expose Weakness, by the seat that played it. */
export const EXPOSED: readonly [number, number] = [4, 8];
export const MEDITATED = 16;

/** The whole position in numbers; `rules.ts` says what they count. */
export interface State {
  readonly table: Table;
  /** The whole Command deck of each seat as it was built. */
  lists: readonly (readonly number[])[];
  /** The number of the mission, −1 before it is drawn. */
  mission: number;
  round: number;
  initiative: Seat;
  /** The player whose turn it is to activate. */
  turn: Seat;
  /** The deployment zone of each seat, −1 before it is chosen. */
  zones: readonly number[];
  /** Where each figure stands. */
  stand: number[];
  damage: readonly number[];
  conditions: readonly number[];
  /** Lasting effects on each figure. */
  lasting: readonly number[];
  /** Once-per-round abilities each figure has used. */
  used: readonly number[];
  groups: readonly number[];
  /** Price on Their Heads: which seats have put it on the group, one bit each. */
  prices: readonly number[];
  /** Deception Game: 0 none, 1 red, 2 blue; shown when the group is defeated. */
  marks: readonly number[];
  marksShown: readonly number[];
  vp: readonly number[];
  /** IA-291: victory points from defeated figures. */
  kills: readonly number[];
  hands: readonly (readonly number[])[];
  decks: readonly (readonly number[])[];
  discards: readonly (readonly number[])[];
  /** Where each token lies, −1 when carried or gone; who carries it; its side or owners. */
  tokenAt: readonly number[];
  tokenBy: readonly number[];
  tokenMark: readonly number[];
  raiders: readonly number[];
  raiderDamage: readonly number[];
  /** Open doors, one bit each. */
  open: number;
  doorDamage: readonly number[];
  /** Seats under an effect until the end of the round, one bit each. */
  covering: number;
  silenced: number;
  sitting: number;
  flipped: number;
  frames: Frame[];
  question: QuestionKind | 'none';
  asked: Seat;
  winners: readonly Seat[];
  /** The rule that ended the game. */
  ending: string;
}

export function copyState(state: State): State {
  // Written out: copying is what searching bots spend their time on. Lists that are only ever put in the place of others are shared.
  return {
    table: state.table,
    lists: state.lists,
    mission: state.mission,
    round: state.round,
    initiative: state.initiative,
    turn: state.turn,
    zones: state.zones,
    stand: state.stand.slice(),
    damage: state.damage,
    conditions: state.conditions,
    lasting: state.lasting,
    used: state.used,
    groups: state.groups,
    prices: state.prices,
    marks: state.marks,
    marksShown: state.marksShown,
    vp: state.vp,
    kills: state.kills,
    hands: state.hands,
    decks: state.decks,
    discards: state.discards,
    tokenAt: state.tokenAt,
    tokenBy: state.tokenBy,
    tokenMark: state.tokenMark,
    raiders: state.raiders,
    raiderDamage: state.raiderDamage,
    open: state.open,
    doorDamage: state.doorDamage,
    covering: state.covering,
    silenced: state.silenced,
    sitting: state.sitting,
    flipped: state.flipped,
    frames: state.frames.map(copyFrame),
    question: state.question,
    asked: state.asked,
    winners: state.winners,
    ending: state.ending,
  };
}

export function rulesOf(state: Pick<State, 'table'>): Rules {
  return rulesFor(state.table);
}

export function siteOfState(state: Pick<State, 'table' | 'mission'>): Site {
  return siteOf(rulesFor(state.table), state.mission);
}

export function figureOf(state: State, figure: number): FigureRules {
  return rulesFor(state.table).figures[figure] as FigureRules;
}

export function ownerOf(state: State, figure: number): Seat {
  return figureOf(state, figure).owner;
}

export function otherSeat(seat: Seat): Seat {
  return 1 - seat;
}

export function isOnMap(state: State, figure: number): boolean {
  return state.stand[figure] !== GONE;
}

export function hasCondition(state: State, figure: number, condition: number): boolean {
  return ((state.conditions[figure] as number) & condition) !== 0;
}

export function isOver(state: State): boolean {
  return state.ending !== '';
}

export function topFrame(state: State): Frame {
  return at(state.frames, state.frames.length - 1);
}

/** The figure activation that is going on, also when something interrupts it. */
export function activation(state: State): ActivationFrame | undefined {
  const { frames } = state;
  for (let index = frames.length - 1; index >= 0; index -= 1) {
    const frame = frames[index] as Frame;
    if (frame.kind === 'activation') return frame;
  }
  return undefined;
}

export function activationOf(state: State, figure: number): ActivationFrame | undefined {
  const frame = activation(state);
  return frame?.figure === figure ? frame : undefined;
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

export function ask(state: State, question: QuestionKind, seat: Seat): void {
  state.question = question;
  state.asked = seat;
}

/** IA-299: nothing opens any more once the game is over. */
export function push(state: State, frame: Frame): void {
  if (!isOver(state)) state.frames.push(frame);
}

/** Takes off the frame that is finished; it must be the innermost one. */
export function pop(state: State, frame: Frame): void {
  if (isOver(state)) return;
  if (state.frames.pop() !== frame) throw new Error(`${frame.kind} is not the innermost frame`);
}
