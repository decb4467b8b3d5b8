import type { CardId } from './cards/card-ids.ts';
import { DAMAGE_IDS, type DamageId, PILOT_IDS, type PilotId } from './cards/ids.ts';
import { BEARINGS, type Bearing, type Manoeuvre } from './geometry/directions.ts';

/** How the things of a match are named: written and read in this file alone. */

/** XW-252: the one ship without a pilot card. */
export const SHUTTLE_ID = 'senatorsshuttle';

/** A ship by the card it is named after: its pilot, or nobody for the senator's shuttle. */
export interface ShipName {
  readonly pilot: PilotId | null;
  /** Which ship with that card it is, counted from 1. */
  readonly copy: number;
}

/** The first ship with a pilot card is named after it, further ones are counted. */
export function writeShip({ pilot, copy }: ShipName): string {
  const name = pilot ?? SHUTTLE_ID;
  return copy === 1 ? name : `${name}-${copy}`;
}

const PILOTS: ReadonlySet<string> = new Set(PILOT_IDS);
const NUMBERED = /^(.+)-([1-9]\d?)$/;

function isPilot(name: string): name is PilotId {
  return PILOTS.has(name);
}

export function readShip(text: string): ShipName | undefined {
  if (isPilot(text)) return { pilot: text, copy: 1 };
  const [, name = text, number = '1'] = NUMBERED.exec(text) ?? [];
  const ship = { pilot: isPilot(name) ? name : null, copy: Number(number) };
  return writeShip(ship) === text ? ship : undefined;
}

/** `bank-left-2` */
export function writeManoeuvre({ bearing, speed }: Manoeuvre): string {
  return `${bearing}-${speed}`;
}

const FASTEST = 5;
const MANOEUVRES: ReadonlyMap<string, Manoeuvre> = new Map(
  BEARINGS.flatMap((bearing: Bearing) =>
    Array.from({ length: FASTEST + 1 }, (_, speed): [string, Manoeuvre] => [
      writeManoeuvre({ bearing, speed }),
      { bearing, speed },
    ]),
  ),
);

/** The manoeuvre with this name, whether or not any dial has it. */
export function readManoeuvre(text: string): Manoeuvre | undefined {
  return MANOEUVRES.get(text);
}

/** A sharp turn, to either side. */
export function isTurn(bearing: Bearing): boolean {
  return bearing === 'turn-left' || bearing === 'turn-right';
}

/** What sorts of cards have texts. */
export const CARD_KINDS = ['pilot', 'upgrade', 'damage'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** A card with a text by its sort and its own id: `upgrade.r2d2`. */
export interface CardName {
  readonly kind: CardKind;
  readonly id: string;
}

export function readCard(card: CardId): CardName {
  const dot = card.indexOf('.');
  return { kind: card.slice(0, dot) as CardKind, id: card.slice(dot + 1) };
}

const DAMAGES: ReadonlySet<string> = new Set(DAMAGE_IDS);

export function isDamage(text: string): text is DamageId {
  return DAMAGES.has(text);
}

/** XW-280: satellites are counted as they are placed, from 1. */
export function writeSatellite(number: number): string {
  return `satellite-${number}`;
}

const SATELLITE = /^satellite-([1-9])$/;

export function readSatellite(text: string): number | undefined {
  const [, number] = SATELLITE.exec(text) ?? [];
  return number === undefined ? undefined : Number(number);
}
