import { ARCS, type Arc, measureInArcInto } from './arc.ts';
import { TIE } from './dimensions.ts';
import type { Footprint } from './footprint.ts';
import { type Line, newLine } from './line.ts';
import { takeClearLine } from './obstruction.ts';
import type { Outline } from './outline.ts';
import { type Band, BEYOND_RANGE, bandOf } from './range.ts';

/** What the attacker sees when he measures; the line tells nothing when the target is not in arc. */
export interface Attack extends Line {
  inArc: boolean;
  /** The arc through which the range was measured. */
  arc: Arc;
  band: Band;
  obstructed: boolean;
}

export function newAttack(): Attack {
  return { ...newLine(), inArc: false, arc: 'front', band: BEYOND_RANGE, obstructed: false };
}

// Scratch space is shared by all calls: they are synchronous and never nest.
const lines: readonly Line[] = ARCS.map(newLine);

/**
 * XW-090, XW-095, XW-195, C-06: the shortest line through any of the arcs, its section of the
 * ruler, and whether it is obstructed. With equally short lines the attacker takes a clear one.
 * The breadth is that of the ruler, where all of it counts (V-15).
 */
export function measureAttackInto(
  out: Attack,
  attacker: Readonly<Footprint>,
  arcs: readonly Arc[],
  target: Readonly<Footprint>,
  obstacles: readonly Outline[],
  breadth = 0,
): void {
  let shortest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < arcs.length; index += 1) {
    const line = lines[index] as Line;
    if (!measureInArcInto(line, attacker, arcs[index] as Arc, target)) {
      line.distance = Number.POSITIVE_INFINITY;
    }
    shortest = Math.min(shortest, line.distance);
  }
  out.inArc = shortest < Number.POSITIVE_INFINITY;
  out.band = bandOf(shortest);
  out.obstructed = false;
  if (!out.inArc) return;
  for (let index = 0; index < arcs.length; index += 1) {
    const line = lines[index] as Line;
    if (line.distance > shortest + TIE) continue;
    out.obstructed = !takeClearLine(line, obstacles, breadth);
    out.arc = arcs[index] as Arc;
    copyLine(out, line);
    if (!out.obstructed) return;
  }
}

function copyLine(out: Line, line: Readonly<Line>): void {
  out.distance = line.distance;
  out.fromX = line.fromX;
  out.fromY = line.fromY;
  out.toX = line.toX;
  out.toY = line.toY;
  out.spanX = line.spanX;
  out.spanY = line.spanY;
}
