import { subtractOutline } from './crossing.ts';
import {
  EXTENTS,
  type FootprintKind,
  STRAIGHT_LENGTHS,
  TEMPLATE_WIDTH,
  TOLERANCE,
} from './dimensions.ts';
import type { Side } from './directions.ts';
import { type Footprint, footprintsOfAllKinds, moveFootprint } from './footprint.ts';
import { newFrame } from './frame.ts';
import { type Intervals, intersect, subtract, widen } from './intervals.ts';
import { isNearOutline } from './outline.ts';
import { commitPoseInto, type Pose } from './pose.ts';
import { overlapSpanInto } from './slide.ts';
import { type Fault, findFault, OUT_OF_REACH, type Surroundings } from './surroundings.ts';
import { newTemplateArea, type TemplateArea } from './template-area.ts';

/**
 * A place where a barrel roll may end. Both lengths are ahead of the middle of the ship before the
 * roll: where the middle of the template lies, and where the middle of the ship comes to lie.
 */
export interface Roll {
  readonly side: Side;
  readonly template: number;
  readonly shift: number;
}

interface RollTemplate {
  /** The template between the two bases: its width sideways and half its length along them. */
  readonly across: number;
  readonly half: number;
  /** From middle to middle of the ship, sideways. */
  readonly sideways: number;
  /** XW-070: how far the middle of the template may be off the middle of the base. */
  readonly play: number;
}

const LONG = STRAIGHT_LENGTHS[1] as number;

/** XW-069 to XW-071; XW-296: a large ship lays the template with its long side to the base. */
function rollTemplate(kind: FootprintKind): RollTemplate {
  const across = kind === 'large' ? TEMPLATE_WIDTH : LONG;
  const half = (kind === 'large' ? LONG : TEMPLATE_WIDTH) / 2;
  const { length, width } = EXTENTS[kind];
  return { across, half, sideways: width + across, play: length / 2 - half };
}

const TEMPLATES: Readonly<Record<'small' | 'large', RollTemplate>> = {
  small: rollTemplate('small'),
  large: rollTemplate('large'),
};

function templateFor({ kind }: Readonly<Footprint>): RollTemplate {
  if (kind === 'small' || kind === 'large') return TEMPLATES[kind];
  throw new RangeError(`a ${kind} cannot barrel roll`);
}

/** Offered places are this much safer than they need be, so that rounding never spoils one. */
const MARGIN = TOLERANCE / 2;

// Scratch space is shared by all calls: they are synchronous and never nest.
const pose: Pose = { x: 0, y: 0, heading: 0 };
const landings = footprintsOfAllKinds();
const area = newTemplateArea();
const frame = newFrame();
const span = { from: 0, to: 0 };

/** XW-068, XW-071: where the ship stands after the roll, heading as before. */
export function rollPoseInto(
  out: Pose,
  ship: Readonly<Footprint>,
  side: Side,
  shift: number,
): void {
  const { forwardX, forwardY } = ship;
  const sideways = side === 'left' ? -templateFor(ship).sideways : templateFor(ship).sideways;
  commitPoseInto(
    out,
    ship.x + sideways * forwardY + shift * forwardX,
    ship.y - sideways * forwardX + shift * forwardY,
    ship.heading,
  );
}

/** XW-070: the template laid for a roll. */
export function layRollTemplateInto(
  out: TemplateArea,
  ship: Readonly<Footprint>,
  roll: Roll,
): void {
  const { forwardX, forwardY, halfWidth } = ship;
  const { across, half } = templateFor(ship);
  const sign = roll.side === 'left' ? -1 : 1;
  const isEndOn = across > 2 * half;
  // The template leads along v from the middle of its near end.
  const sideways = sign * (isEndOn ? halfWidth : halfWidth + across / 2);
  const ahead = isEndOn ? roll.template : roll.template - half;
  out.x = ship.x + sideways * forwardY + ahead * forwardX;
  out.y = ship.y - sideways * forwardX + ahead * forwardY;
  out.uX = isEndOn ? forwardX : forwardY;
  out.uY = isEndOn ? forwardY : -forwardX;
  out.vX = isEndOn ? sign * forwardY : forwardX;
  out.vY = isEndOn ? -sign * forwardX : forwardY;
  out.length = LONG;
  out.radius = 0;
  out.sine = 0;
  out.cosine = 1;
}

/** XW-070 to XW-072, A-06: why the ship may not roll like this. */
export function findRollFault(
  ship: Readonly<Footprint>,
  roll: Roll,
  surroundings: Surroundings,
): Fault | undefined {
  const reach = templateFor(ship).play + TOLERANCE;
  if (Math.abs(roll.template) > reach || Math.abs(roll.template - roll.shift) > reach) {
    return OUT_OF_REACH;
  }
  const landed = landings[ship.kind];
  rollPoseInto(pose, ship, roll.side, roll.shift);
  moveFootprint(landed, pose);
  layRollTemplateInto(area, ship, roll);
  return findFault(ship, landed, area, surroundings);
}

/** XW-073: every shift for which there is a legal roll to that side. */
export function listRollShifts(
  ship: Readonly<Footprint>,
  side: Side,
  surroundings: Surroundings,
): Readonly<Intervals> {
  const { play } = templateFor(ship);
  const shifts = listFreeShifts(ship, side, surroundings);
  return intersect(shifts, widen(listFreeTemplates(ship, side, surroundings), play));
}

/** XW-073: every place of the template from which the roll can end with that shift. */
export function listRollTemplates(
  ship: Readonly<Footprint>,
  side: Side,
  shift: number,
  surroundings: Surroundings,
): Readonly<Intervals> {
  const { play } = templateFor(ship);
  const within = [shift - play - MARGIN, shift + play + MARGIN];
  return intersect(listFreeTemplates(ship, side, surroundings), within);
}

/** The shifts at which the base lies on nobody, on no obstacle and in the play area. */
function listFreeShifts(
  ship: Readonly<Footprint>,
  side: Side,
  { ships, obstacles, area: { width, height } }: Surroundings,
): Intervals {
  const { forwardX, forwardY, halfLength, halfWidth } = ship;
  const { play, sideways } = templateFor(ship);
  const shifts = [-2 * play, 2 * play];
  const landed = landings[ship.kind];
  rollPoseInto(pose, ship, side, 0);
  moveFootprint(landed, pose);
  const wide = halfLength * Math.abs(forwardX) + halfWidth * Math.abs(forwardY) - MARGIN;
  const high = halfLength * Math.abs(forwardY) + halfWidth * Math.abs(forwardX) - MARGIN;
  keepBetween(shifts, landed.x, forwardX, wide, width - wide);
  keepBetween(shifts, landed.y, forwardY, high, height - high);
  for (const other of ships) {
    if (other === ship) continue;
    if (overlapSpanInto(span, landed, forwardX, forwardY, other, MARGIN)) {
      subtract(shifts, span.from, span.to);
    }
  }
  rollFrameFor(ship, side);
  const least = sideways - halfWidth + MARGIN;
  const most = sideways + halfWidth - MARGIN;
  for (const obstacle of obstacles) {
    if (!isNearOutline(obstacle, landed.x, landed.y, ship.reach + 2 * play)) continue;
    subtractOutline(shifts, obstacle, frame, least, most, halfLength - MARGIN);
  }
  return shifts;
}

/** Where the template may lie. */
function listFreeTemplates(
  ship: Readonly<Footprint>,
  side: Side,
  { obstacles, templateBlocked }: Surroundings,
): Intervals {
  const { play, across, half } = templateFor(ship);
  const places = [-play, play];
  if (!templateBlocked) return places;
  rollFrameFor(ship, side);
  const least = ship.halfWidth + MARGIN;
  const most = ship.halfWidth + across - MARGIN;
  for (const obstacle of obstacles) {
    if (!isNearOutline(obstacle, ship.x, ship.y, ship.reach + across + half)) continue;
    subtractOutline(places, obstacle, frame, least, most, half - MARGIN);
  }
  return places;
}

/** u ahead, v to the side of the roll. */
function rollFrameFor(ship: Readonly<Footprint>, side: Side): void {
  const sign = side === 'left' ? -1 : 1;
  frame.x = ship.x;
  frame.y = ship.y;
  frame.uX = ship.forwardX;
  frame.uY = ship.forwardY;
  frame.vX = sign * ship.forwardY;
  frame.vY = -sign * ship.forwardX;
}

/** Slower than this the coordinate does not change. */
const STILL = 1e-12;

/** Keeps the shifts at which start + shift · speed lies between two limits. */
function keepBetween(
  shifts: Intervals,
  start: number,
  speed: number,
  least: number,
  most: number,
): void {
  if (Math.abs(speed) < STILL) {
    if (start < least || start > most) shifts.length = 0;
    return;
  }
  const one = (least - start) / speed;
  const two = (most - start) / speed;
  subtract(shifts, Number.NEGATIVE_INFINITY, Math.min(one, two));
  subtract(shifts, Math.max(one, two), Number.POSITIVE_INFINITY);
}
