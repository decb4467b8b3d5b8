import { at } from '@parsecs/kernel';
import { nameTarget } from '../answers.ts';
import { spacesOf } from '../board.ts';
import { rulesOf, type State, siteOfState } from '../state.ts';

/** Ids of things, for events. */

export function idOf(state: State, target: number): string {
  return nameTarget(rulesOf(state), state.mission, target);
}

export function groupId(state: State, group: number): string {
  return at(rulesOf(state).groups, group).id;
}

export function labelOf(state: State, space: number): string {
  return at(siteOfState(state).grid.label, space);
}

export function labelsOf(state: State, figure: number): readonly string[] {
  return spacesOf(state, figure).map((space) => labelOf(state, space));
}
