import { type Seat, seatFromName, seatName } from '@parsecs/kernel';
import { DEPLOYMENT_IDS, type DeploymentId } from './cards/card-ids.ts';

/** How pieces, places and dice are called in answers, events, views and files. */

/** A figure or a group: `P1.darth-vader`, `P1.stormtrooper-2`, `P1.stormtrooper-2.3`. */
export interface Piece {
  readonly seat: Seat;
  readonly card: DeploymentId;
  /** Which group of that card, where the army has several. */
  readonly copy?: number;
  /** Which figure of the group, where it has several. */
  readonly figure?: number;
}

const COUNTED = /^(.+)-([1-9]\d*)$/;
const NUMBERED = /^(.+)\.([1-9]\d*)$/;

export function writePiece({ seat, card, copy, figure }: Piece): string {
  const group = `${seatName(seat)}.${card}${copy === undefined ? '' : `-${copy}`}`;
  return figure === undefined ? group : `${group}.${figure}`;
}

/** What the name of a figure or a group says; nothing for raiders and doors. */
export function readPiece(id: string): Piece | undefined {
  const dot = id.indexOf('.');
  const seat = seatFromName(id.slice(0, Math.max(0, dot)));
  if (seat === undefined) return undefined;
  const [, named = id.slice(dot + 1), figure] = NUMBERED.exec(id.slice(dot + 1)) ?? [];
  const number = figure === undefined ? {} : { figure: Number(figure) };
  const whole = findCard(named);
  if (whole !== undefined) return { seat, card: whole, ...number };
  const [, card = '', copy] = COUNTED.exec(named) ?? [];
  const known = findCard(card);
  return known === undefined ? undefined : { seat, card: known, copy: Number(copy), ...number };
}

function findCard(id: string): DeploymentId | undefined {
  return DEPLOYMENT_IDS.find((known) => known === id);
}

const RAIDER = /^raider-([1-9]\d*)$/;

/** Neutral figures are counted from 1. */
export function writeRaider(number: number): string {
  return `raider-${number}`;
}

export function readRaider(id: string): number | undefined {
  const number = RAIDER.exec(id)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Where a base stands: its upper left space, and whether a base that is not square lies across. */
export interface Place {
  readonly space: string;
  readonly turned: boolean;
}

const TURNED = '-turned';

export function writePlace({ space, turned }: Place): string {
  return turned ? `${space}${TURNED}` : space;
}

export function readPlace(place: string): Place {
  const turned = place.endsWith(TURNED);
  return { space: turned ? place.slice(0, -TURNED.length) : place, turned };
}

export const SIDES = ['attack', 'defence'] as const;
export type Side = (typeof SIDES)[number];

/** A die of the attack in progress, counted from 1 on each side. */
export type DieName = `${Side}-${number}`;

const DIE = /^(attack|defence)-([1-9]\d?)$/;

export function writeDie(side: Side, number: number): DieName {
  return `${side}-${number}`;
}

export function readDie(
  name: string,
): { readonly side: Side; readonly number: number } | undefined {
  const [, side, number] = DIE.exec(name) ?? [];
  return side === undefined ? undefined : { side: side as Side, number: Number(number) };
}

/** A token or a terminal of the maps of the set: `launch-panel-2`. Other maps name theirs freely. */
export function readThing(
  id: string,
): { readonly kind: string; readonly number: number } | undefined {
  const [, kind, number] = COUNTED.exec(id) ?? [];
  return kind === undefined ? undefined : { kind, number: Number(number) };
}
