import { FRONT, LANES, REAR, SIDE } from '../vocabulary.ts';
import { columnOf, rowOf } from './squares.ts';

/** The faces of a target that an attacker stands before, one bit each (SB-088, SB-089). */
export function facesToward(
  target: number,
  targetSize: number,
  facing: number,
  attacker: number,
  attackerSize: number,
): number {
  let faces = 0;
  // Twice the coordinates, so that the middle of a large ship is a whole number.
  const middleX = 2 * columnOf(target) + targetSize;
  const middleY = 2 * rowOf(target) + targetSize;
  for (let dy = 0; dy < attackerSize; dy += 1) {
    for (let dx = 0; dx < attackerSize; dx += 1) {
      const x = 2 * (columnOf(attacker) + dx) + 1 - middleX;
      const y = 2 * (rowOf(attacker) + dy) + 1 - middleY;
      faces |= facesOfSquare(x, y, facing);
    }
  }
  return faces;
}

const FRONT_BIT = 1 << FRONT;
const SIDE_BIT = 1 << SIDE;
const REAR_BIT = 1 << REAR;

function facesOfSquare(x: number, y: number, facing: number): number {
  const forward = facing === 0 ? -y : facing === 1 ? x : facing === 2 ? y : -x;
  const across = (facing & 1) === 0 ? x : y;
  const lateral = across < 0 ? -across : across;
  if (forward > lateral) return FRONT_BIT;
  if (-forward > lateral) return REAR_BIT;
  const depth = forward < 0 ? -forward : forward;
  if (lateral > depth) return SIDE_BIT;
  return forward > 0 ? FRONT_BIT | SIDE_BIT : REAR_BIT | SIDE_BIT;
}

/** The lane that a broadside tells from the other, and what is in none. */
export const LANE_LEFT: number = LANES.indexOf('left');
export const NO_LANE = -1;

/** The lane of a ship in which another one stands with at least one square (SB-091 to SB-094). */
export function laneToward(
  ship: number,
  size: number,
  facing: number,
  other: number,
  otherSize: number,
): number {
  const x = columnOf(ship);
  const y = rowOf(ship);
  const otherX = columnOf(other);
  const otherY = rowOf(other);
  const sharesColumn = otherX < x + size && x < otherX + otherSize;
  const sharesRow = otherY < y + size && y < otherY + otherSize;
  let direction: number;
  if (sharesColumn && !sharesRow) direction = otherY < y ? 0 : 2;
  else if (sharesRow && !sharesColumn) direction = otherX > x ? 1 : 3;
  else return NO_LANE;
  return (direction - facing + 4) & 3;
}
