import { at, sha256Bytes, toHex } from '@parsecs/kernel';
import { OBSTACLE_IDS } from '../cards/ids.ts';
import { measureAttackInto, newAttack } from './attack.ts';
import { listRollShifts } from './barrel-roll.ts';
import { isInBlast } from './bomb.ts';
import { STANDARD_PLAY_AREA } from './dimensions.ts';
import { BEARINGS, type Manoeuvre } from './directions.ts';
import { flyInto, newFlight, poseAlongInto } from './flight.ts';
import { type Footprint, footprintOf } from './footprint.ts';
import { newLine } from './line.ts';
import { listObstaclesHit } from './obstacle-hits.ts';
import { type Outline, outlineOf } from './outline.ts';
import { depthOf } from './overlap.ts';
import { measureRangeInto } from './range.ts';

const TABLES = 200;
const SHIPS = 6;

/** A hash of the bits of many results: equal in every engine, or games would drift apart. */
export function geometryFingerprint(): string {
  const results: number[] = [];
  const draw = newDraw();
  for (let table = 0; table < TABLES; table += 1) {
    const ships = Array.from({ length: SHIPS }, (_, index) =>
      footprintOf(index % 3 === 2 ? 'large' : 'small', drawPose(draw, 320, index % 2 === 0)),
    );
    const obstacles = OBSTACLE_IDS.map((id) => outlineOf(id, drawPose(draw, 320, false)));
    for (const ship of ships) {
      tellFlight(results, ship, drawManoeuvre(draw), ships, obstacles);
      tellMeasures(results, ship, at(ships, Math.floor(draw() * SHIPS)), obstacles);
      const surroundings = { ships, obstacles, area: STANDARD_PLAY_AREA, templateBlocked: true };
      results.push(...listRollShifts(ship, 'left', surroundings));
      results.push(...listRollShifts(ship, 'right', surroundings));
    }
  }
  const bytes = new Uint8Array(results.length * 8);
  const view = new DataView(bytes.buffer);
  for (const [index, result] of results.entries()) view.setFloat64(index * 8, result, true);
  return toHex(sha256Bytes(bytes));
}

function tellFlight(
  results: number[],
  ship: Footprint,
  manoeuvre: Manoeuvre,
  ships: readonly Footprint[],
  obstacles: readonly Outline[],
): void {
  const flight = newFlight();
  flyInto(flight, ship, manoeuvre, ships);
  results.push(flight.x, flight.y, flight.heading, flight.fraction, flight.travelled);
  results.push(...listObstaclesHit(ship, manoeuvre, flight, obstacles));
  poseAlongInto(flight, ship, manoeuvre, 0.375);
  results.push(flight.x, flight.y, flight.heading);
}

function tellMeasures(
  results: number[],
  ship: Footprint,
  target: Footprint,
  obstacles: readonly Outline[],
): void {
  const line = newLine();
  measureRangeInto(line, ship, target);
  results.push(depthOf(ship, target), line.distance, line.fromX, line.fromY, line.toX, line.toY);
  const attack = newAttack();
  measureAttackInto(attack, ship, ['front', 'rear-auxiliary'], target, obstacles);
  results.push(attack.inArc ? attack.distance : -1, attack.obstructed ? 1 : 0, attack.spanX);
  results.push(isInBlast(target, footprintOf('bomb', ship), STANDARD_PLAY_AREA) ? 1 : 0);
}

/** Integers alone, so that the cases are the same everywhere. */
function newDraw(): () => number {
  let state = 20121114;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) / 0x1000000;
  };
}

function drawPose(
  draw: () => number,
  spread: number,
  isSquare: boolean,
): { x: number; y: number; heading: number } {
  const x = 450 + (draw() - 0.5) * spread;
  const y = 450 + (draw() - 0.5) * spread;
  return { x, y, heading: isSquare ? Math.floor(draw() * 8) * 45 : draw() * 360 };
}

function drawManoeuvre(draw: () => number): Manoeuvre {
  const bearing = at(BEARINGS, Math.floor(draw() * BEARINGS.length));
  if (bearing === 'stationary') return { bearing, speed: 0 };
  return { bearing, speed: 1 + Math.floor(draw() * 3) };
}
