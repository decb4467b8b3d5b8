import { at, type Seat } from '@parsecs/kernel';
import { commandNumber } from './cards/cards.ts';
import { figureNamed, spaceOfLabel } from './lookup.ts';
import { conditionBits } from './moment/attack-moment.ts';
import { restoreFrames } from './moment/frames.ts';
import {
  COVERED,
  EXPOSED,
  GONE,
  MEDITATED,
  NOBODY,
  type State,
  siteOfState,
  WARDED,
} from './state.ts';
import type { FigureView, GroupView, TokenView, View } from './view-types.ts';
import {
  type FigureEffect,
  GROUP_STATES,
  MARKS,
  MISSION_IDS,
  ONCE_PER_ROUND,
  type SeatEffect,
  ZONES,
} from './vocabulary.ts';

const STATES = new WeakMap<View, State>();

/** The open part of a position from what somebody sees; lists, hands and decks are empty. Only to be read. */
export function openState(view: View): State {
  let state = STATES.get(view);
  if (state === undefined) {
    state = readState(view);
    STATES.set(view, state);
  }
  return state;
}

function readState(view: View): State {
  const { seats, groups, figures, tokens, raiders, doors, outcome } = view;
  const state: State = {
    table: view.table,
    lists: [[], []],
    mission: view.mission === null ? -1 : MISSION_IDS.indexOf(view.mission),
    round: view.round,
    initiative: view.initiative,
    turn: view.turn,
    zones: seats.map(({ zone }) => (zone === null ? -1 : ZONES.indexOf(zone))),
    stand: [],
    damage: figures.map(({ damage }) => damage),
    conditions: figures.map(({ conditions }) => conditionBits(conditions)),
    lasting: figures.map(lastingBits),
    used: figures.map(({ used }) => bitsOf(used.map((ability) => ONCE_PER_ROUND.indexOf(ability)))),
    groups: groups.map((group) => GROUP_STATES.indexOf(group.state)),
    prices: groups.map(({ prices }) => bitsOf(prices)),
    marks: groups.map(markNumber),
    marksShown: groups.map((group) => (group.markShown === true ? markNumber(group) : 0)),
    vp: seats.map(({ vp }) => vp),
    kills: seats.map(({ killVp }) => killVp),
    hands: [[], []],
    decks: [[], []],
    discards: seats.map(({ discard }) => discard.map(commandNumber)),
    tokenAt: [],
    tokenBy: [],
    tokenMark: tokens.map(tokenMark),
    raiders: [],
    raiderDamage: raiders.map(({ damage }) => damage),
    open: bitsOf(doors.flatMap(({ open }, door) => (open ? [door] : []))),
    doorDamage: doors.map(({ damage }) => damage),
    covering: seatsUnder(view, 'covering-fire'),
    silenced: seatsUnder(view, 'shadow-ops'),
    sitting: seatsUnder(view, 'sit-tight'),
    flipped: seatsUnder(view, 'flipped'),
    frames: [],
    question: view.question,
    asked: view.asked ?? NOBODY,
    winners: outcome === null ? [] : [...outcome.winners],
    ending: outcome?.rule ?? '',
  };
  state.stand = figures.map((figure) => standOf(state, figure));
  state.tokenAt = tokens.map(({ at: space }) => spaceOrGone(state, space));
  state.tokenBy = tokens.map(({ by }) => (by === null ? GONE : figureNamed(state, by)));
  state.raiders = raiders.map(({ at: space }) => spaceOrGone(state, space));
  state.frames = restoreFrames(state, view.moment);
  return state;
}

function bitsOf(numbers: readonly number[]): number {
  return numbers.reduce((bits, number) => bits | (1 << number), 0);
}

function seatsUnder({ seats }: View, effect: SeatEffect): number {
  return bitsOf(seats.flatMap(({ effects }, seat) => (effects.includes(effect) ? [seat] : [])));
}

const LASTING: Readonly<Record<Exclude<FigureEffect, 'expose-weakness'>, number>> = {
  'take-cover': COVERED,
  'knowledge-and-defense': WARDED,
  meditation: MEDITATED,
};

function lastingBits({ effects, exposedBy }: FigureView): number {
  const exposed = exposedBy.reduce((bits: number, seat: Seat) => bits | at(EXPOSED, seat), 0);
  return effects.reduce(
    (bits, effect) => (effect === 'expose-weakness' ? bits : bits | LASTING[effect]),
    exposed,
  );
}

function markNumber({ mark }: GroupView): number {
  return mark === undefined ? 0 : MARKS.indexOf(mark) + 1;
}

function tokenMark({ kind, coloured, owners }: TokenView): number {
  if (kind === 'launch-panel') return coloured ? 1 : 0;
  return bitsOf(owners);
}

function spaceOrGone(state: State, space: string | null): number {
  return space === null ? GONE : spaceOfLabel(state, space);
}

/** The upper left space says where a base stands. */
function standOf(state: State, { at: spaces, turned }: FigureView): number {
  const [corner] = spaces;
  if (corner === undefined) return GONE;
  const space = spaceOfLabel(state, corner);
  return turned ? space + siteOfState(state).grid.count : space;
}
