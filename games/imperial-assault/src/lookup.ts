import { at } from '@parsecs/kernel';
import { spacesOf } from './board.ts';
import { spaceNamed } from './map/grid.ts';
import { readPlace, readRaider, writePlace, writeRaider } from './names.ts';
import { DOORS, RAIDERS } from './rules.ts';
import { rulesOf, type State, siteOfState } from './state.ts';

/**
 * The numbers of the state and the names that everybody else uses. `find…` gives −1 for a name that
 * the table does not know, `…Named` takes it for a fault of ours.
 */

/** The part of a state that its names depend on. */
export type Played = Pick<State, 'table' | 'mission'>;

export function idOf(state: Played, target: number): string {
  if (target >= DOORS) return doorId(state, target - DOORS);
  if (target >= RAIDERS) return writeRaider(target - RAIDERS + 1);
  return at(rulesOf(state).figures, target).id;
}

export function doorId(state: Played, door: number): string {
  return at(siteOfState(state).grid.file.doors, door).id;
}

export function tokenId(state: Played, token: number): string {
  return at(siteOfState(state).tokens, token).id;
}

export function terminalId(state: Played, terminal: number): string {
  return at(siteOfState(state).grid.file.terminals, terminal).id;
}

export function groupId(state: Played, group: number): string {
  return at(rulesOf(state).groups, group).id;
}

export function labelOf(state: Played, space: number): string {
  return at(siteOfState(state).grid.label, space);
}

/** The spaces that a figure covers. */
export function labelsOf(state: State, figure: number): readonly string[] {
  return spacesOf(state, figure).map((space) => labelOf(state, space));
}

/** Where a base stands, such as `M14-turned`. */
export function placeOf(state: Played, stand: number): string {
  const { count, label } = siteOfState(state).grid;
  return stand < count
    ? at(label, stand)
    : writePlace({ space: at(label, stand - count), turned: true });
}

export function findFigure(state: Played, id: string): number {
  return rulesOf(state).figureIds.get(id) ?? -1;
}

export function findGroup(state: Played, id: string): number {
  return rulesOf(state).groupIds.get(id) ?? -1;
}

/** Whatever can be attacked: a figure, a raider or a door. */
export function findTarget(state: State, id: string): number {
  const figure = findFigure(state, id);
  if (figure !== -1) return figure;
  const raider = readRaider(id);
  if (raider !== undefined && raider <= state.raiders.length) return RAIDERS + raider - 1;
  const door = findDoor(state, id);
  return door === -1 ? -1 : DOORS + door;
}

export function findDoor(state: Played, id: string): number {
  return siteOfState(state).grid.file.doors.findIndex((door) => door.id === id);
}

export function findToken(state: Played, id: string): number {
  return siteOfState(state).tokens.findIndex((token) => token.id === id);
}

export function findSpace(state: Played, label: string): number {
  return spaceNamed(siteOfState(state).grid, label);
}

export function findStand(state: Played, place: string): number {
  const { space, turned } = readPlace(place);
  const { grid } = siteOfState(state);
  const found = spaceNamed(grid, space);
  return found !== -1 && turned ? found + grid.count : found;
}

function known(found: number, name: string): number {
  if (found === -1) throw new Error(`nothing here is called ${name}`);
  return found;
}

export function figureNamed(state: Played, id: string): number {
  return known(findFigure(state, id), id);
}

export function groupNamed(state: Played, id: string): number {
  return known(findGroup(state, id), id);
}

export function targetNamed(state: State, id: string): number {
  return known(findTarget(state, id), id);
}

export function doorNamed(state: Played, id: string): number {
  return known(findDoor(state, id), id);
}

export function tokenNamed(state: Played, id: string): number {
  return known(findToken(state, id), id);
}

export function raiderNamed(state: State, id: string): number {
  const raider = (readRaider(id) ?? 0) - 1;
  return known(raider < state.raiders.length ? raider : -1, id);
}

/** A space of the map by its printed name. */
export function spaceOfLabel(state: Played, label: string): number {
  return known(findSpace(state, label), label);
}

export function standNamed(state: Played, place: string): number {
  return known(findStand(state, place), place);
}
