import type { Problem } from '@parsecs/kernel';
import { graphOf, SMALL } from './bases.ts';
import { BLOCKING, type Grid, IMPASSABLE } from './grid.ts';
import { layoutOf } from './layout.ts';

export const MAP_CAUSES = [
  'map-not-an-object',
  'map-unknown-field',
  'wrong-schema',
  'not-a-text',
  'wrong-origin',
  'not-rows',
  'too-large',
  'unknown-sign',
  'rows-differ',
  'zone-on-nothing',
  'zone-too-small',
  'zone-on-blocking',
  'wrong-edge',
  'edge-twice',
  'wrong-door',
  'too-many-doors',
  'outside-the-map',
  'id-twice',
  'unknown-token',
  'token-missing',
  'region-missing',
  'not-connected',
  'only-through-door',
  'token-walled-in',
  'no-terminals',
] as const;
export type MapCause = (typeof MAP_CAUSES)[number];

export type Wrong = (
  path: string,
  cause: MapCause,
  rule?: string,
  params?: Problem['params'],
) => void;

/** Room for the figures of a large army. */
const SMALLEST_ZONE = 18;

/** IA-043, IA-044 */
export function checkZones(grid: Grid, wrong: Wrong): void {
  for (const [y, row] of grid.file.zones.entries()) {
    for (const [x, sign] of row.split('').entries()) {
      if (sign !== 'R' && sign !== 'B') continue;
      const space = grid.find(x, y);
      if (space === -1) wrong(`zones[${y}]`, 'zone-on-nothing', 'IA-043', { x, y });
      else if (grid.terrain[space] === BLOCKING) {
        wrong(`zones[${y}]`, 'zone-on-blocking', 'IA-044', { space: grid.label[space] ?? '' });
      }
    }
  }
  for (const [zone, spaces] of grid.zones.entries()) {
    if (spaces.length >= SMALLEST_ZONE) continue;
    const params = {
      zone: zone === 0 ? 'red' : 'blue',
      count: spaces.length,
      least: SMALLEST_ZONE,
    };
    wrong('zones', 'zone-too-small', 'IA-044', params);
  }
}

/** Everything can be walked to once all doors are open, and every token can be reached. */
export function checkGround(grid: Grid, wrong: Wrong, warn: Wrong): void {
  const all = (1 << grid.file.doors.length) - 1;
  const open = reachable(grid, all);
  const closed = reachable(grid, 0);
  for (let space = 0; space < grid.count; space += 1) {
    const terrain = grid.terrain[space];
    if (terrain === BLOCKING || terrain === IMPASSABLE) continue;
    const params = { space: grid.label[space] ?? '' };
    if (open[space] === 0) wrong('terrain', 'not-connected', 'IA-104', params);
    else if (closed[space] === 0 && grid.zone[space] !== -1) {
      warn('zones', 'only-through-door', 'IA-116', params);
    }
  }
  const layout = layoutOf(grid, all);
  const things = [
    ...grid.file.terminals.map((thing, index) => [`terminals[${index}]`, thing.at] as const),
    ...(['A', 'B'] as const).flatMap((letter) =>
      grid.file.tokens[letter].map(
        (token, index) => [`tokens.${letter}[${index}]`, token.at] as const,
      ),
    ),
  ];
  for (const [path, [x, y]] of things) {
    const space = grid.find(x, y);
    const near = [space, ...(layout.neighbours[space] ?? [])];
    if (!near.some((other) => open[other] === 1)) {
      wrong(path, 'token-walled-in', 'IA-087', { space: grid.label[space] ?? '' });
    }
  }
  if (grid.file.terminals.length === 0) warn('terminals', 'no-terminals', 'IA-062');
}

/** Spaces that a small figure can walk to from the red zone. */
function reachable(grid: Grid, open: number): Uint8Array {
  const seen = new Uint8Array(grid.count);
  const graph = graphOf(layoutOf(grid, open), SMALL, false);
  const queue = grid.zones[0]?.slice(0, 1) ?? [];
  for (const space of queue) seen[space] = 1;
  for (let head = 0; head < queue.length; head += 1) {
    for (const next of graph.steps[queue[head] as number] ?? []) {
      if (seen[next] === 1) continue;
      seen[next] = 1;
      queue.push(next);
    }
  }
  return seen;
}
