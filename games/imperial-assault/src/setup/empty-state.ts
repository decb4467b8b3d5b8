import { rulesFor } from '../rules.ts';
import type { State } from '../state.ts';
import type { Table } from './table.ts';

/** A position before anything is decided: what setups, scenarios and imagined worlds start from. */
export function emptyState(table: Table, lists: readonly (readonly number[])[]): State {
  const { figures, groups } = rulesFor(table);
  return {
    table,
    lists: lists.map((list) => [...list]),
    mission: -1,
    round: 1,
    initiative: 0,
    turn: 0,
    zones: [-1, -1],
    stand: figures.map(() => -1),
    damage: figures.map(() => 0),
    conditions: figures.map(() => 0),
    lasting: figures.map(() => 0),
    used: figures.map(() => 0),
    groups: groups.map(() => 0),
    prices: groups.map(() => 0),
    marks: groups.map(() => 0),
    marksShown: groups.map(() => 0),
    vp: [0, 0],
    kills: [0, 0],
    hands: [[], []],
    decks: lists.map((list) => [...list]),
    discards: [[], []],
    tokenAt: [],
    tokenBy: [],
    tokenMark: [],
    raiders: [],
    raiderDamage: [],
    open: 0,
    doorDamage: [],
    covering: 0,
    silenced: 0,
    sitting: 0,
    flipped: 0,
    frames: [{ kind: 'setup', step: 0 }],
    question: 'none',
    asked: -1,
    winners: [],
    ending: '',
  };
}
