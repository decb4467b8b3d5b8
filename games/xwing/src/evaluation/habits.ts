import { exp } from '@parsecs/kernel';
import { missionOf } from '../missions/mission.ts';
import { battleOf, IN_PLAY, NONE, rulesOf, type State } from '../state.ts';
import { isIonised } from '../values.ts';
import { instinct } from './instinct.ts';
import { mixIn, remembered } from './mark.ts';
import { markOfTable } from './plans.ts';

/** By ship, how likely its pilot sets each manoeuvre of the dial; none for ships without a dial. */
export type Habits = readonly (readonly number[])[];

/** Looks that differ by so many squad points make a manoeuvre e times as likely. */
const FICKLENESS = 0.7;

/**
 * What pilots set who do what looks best at a glance, one ship of a side after the other, as if the
 * other side flew straight on. No dial is looked at.
 */
export const habitsOf: (state: State) => Habits = remembered(markOf, makeHabits);

/** Besides what plans depend on, what is looked at in a shot. */
function markOf(state: State): number {
  let mark = markOfTable(state);
  for (const list of [state.focus, state.evade, state.ion, state.locks, state.touching]) {
    for (let index = 0; index < list.length; index += 1) {
      mark = mixIn(mark, list[index] as number);
    }
  }
  return mark;
}

function makeHabits(state: State): Habits {
  const { teams, count } = battleOf(state);
  const dial = state.dial.map(() => NONE);
  const soon: State = { ...state, phase: 'planning', dial };
  const habits: (readonly number[])[] = Array.from({ length: count }, () => []);
  for (const team of [0, 1]) {
    const left = new Set<number>();
    for (let ship = 0; ship < count; ship += 1) {
      if (teams[ship] === team && setsDial(state, ship)) left.add(ship);
    }
    while (left.size > 0) {
      const { ship, looks } = mostTempting(soon, left, team);
      habits[ship] = spread(looks);
      dial[ship] = looks.indexOf(Math.max(...looks));
      left.delete(ship);
    }
  }
  return habits;
}

function setsDial(state: State, ship: number): boolean {
  const isFlying = state.status[ship] === IN_PLAY && rulesOf(state, ship).pilot !== undefined;
  return isFlying && !isIonised(state, ship);
}

/** The ship whose best manoeuvre looks better than that of any other, and how all of its own look. */
function mostTempting(
  soon: State,
  ships: ReadonlySet<number>,
  team: number,
): { readonly ship: number; readonly looks: readonly number[] } {
  const { allowsManoeuvre } = missionOf(soon);
  let found: { readonly ship: number; readonly looks: readonly number[] } | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const ship of ships) {
    const looks = rulesOf(soon, ship).dial.map((_, place) => {
      // XW-272
      if (allowsManoeuvre?.(soon, ship, place) === false) return Number.NEGATIVE_INFINITY;
      soon.dial[ship] = place;
      return instinct(soon, team);
    });
    soon.dial[ship] = NONE;
    const best = Math.max(...looks);
    if (found === undefined || best > most) [found, most] = [{ ship, looks }, best];
  }
  return found as NonNullable<typeof found>;
}

function spread(looks: readonly number[]): readonly number[] {
  const most = Math.max(...looks);
  const weights = looks.map((look) => exp((look - most) / FICKLENESS));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}
