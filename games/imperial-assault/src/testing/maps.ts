import { type DoorFile, MAP_SCHEMA, type MapFile, type Point } from '../map/map-file.ts';

/** A closed door of one edge. */
export function door(a: Point, b: Point): DoorFile {
  return { id: 'door-1', edges: [{ a, b }], locked: false };
}

/** A map drawn in a few rows, with A1 at its upper left; zones and tokens are left out. */
export function plot(
  terrain: readonly string[],
  edges: MapFile['edges'] = [],
  doors: MapFile['doors'] = [],
): MapFile {
  return {
    schema: MAP_SCHEMA,
    id: 'plot',
    origin: { column: 'A', row: 1 },
    terrain,
    zones: terrain.map((row) => row.replaceAll(/[^ ]/g, '.')),
    exterior: terrain.map((row) => row.replaceAll(/[^ ]/g, 'E')),
    edges,
    doors,
    terminals: [],
    tokens: { A: [], B: [] },
    regions: {},
  };
}

/** A wide field with a zone at either end, on which any mission without tokens can be played. */
export function field(rows: readonly string[], edges: MapFile['edges'] = []): MapFile {
  const width = Math.max(...rows.map((row) => row.length));
  const zone = (sign: string): string[] => [
    sign.repeat(width),
    sign.repeat(width),
    sign.repeat(width),
  ];
  const ground = '.'.repeat(width);
  const terrain = [
    ground,
    ground,
    ground,
    ...rows.map((row) => row.padEnd(width, '.')),
    ground,
    ground,
    ground,
  ];
  return {
    ...plot(
      terrain,
      edges.map(({ a, b, kind }) => ({ a: [a[0], a[1] + 3], b: [b[0], b[1] + 3], kind })),
    ),
    zones: [...zone('R'), ...rows.map(() => '.'.repeat(width)), ...zone('B')],
  };
}

/** Cinder Relay’s tokens on a field whose middle rows are a corridor with gates at its end. */
export function corridor(...rows: readonly string[]): MapFile {
  const width = rows[0]?.length ?? 0;
  const gate = `${' '.repeat(width - 1)}.`;
  const map = field([gate, ...rows, gate]);
  return {
    ...map,
    terminals: [],
    tokens: { A: [{ id: 'relay-core-1', kind: 'relay-core', at: [0, 0] }], B: [] },
  };
}
