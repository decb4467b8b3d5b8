import { card } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { compileGrid, MAPS, type MapId, missionsFor, spaceNamed } from '../index.ts';
import { graphOf, SMALL } from './bases.ts';
import { distance, layoutOf } from './layout.ts';
import { seesSpace } from './sight.ts';

/** A map with the spaces by their printed names. */
function on(id: MapId, open = 0) {
  const grid = compileGrid(MAPS[id]);
  const layout = layoutOf(grid, open);
  const space = (name: string): number => spaceNamed(grid, name);
  const { terminals, doors, tokens, zones } = MAPS[id];
  const label = ([x, y]: readonly [number, number]): string => grid.label[grid.find(x, y)] ?? '';
  return {
    count: grid.count,
    doors,
    zones: ['R', 'B'].map((sign) => zones.join('').split(sign).length - 1),
    terminals: terminals.map(({ at }) => label(at)),
    tokens: (letter: 'A' | 'B'): readonly string[] => tokens[letter].map(({ at }) => label(at)),
    far: (a: string, b: string): number => distance(layout, space(a), space(b)),
    sees: (a: string, b: string): boolean => seesSpace(layout, space(a), space(b), undefined, 0, 0),
    steps: (a: string, b: string): boolean =>
      (graphOf(layout, SMALL, false).steps[space(a)] ?? []).includes(space(b)),
  };
}

card('mos-eisley-outskirts', 'has 211 spaces, two zones of 30, a door and two terminals', () => {
  const map = on('mos-eisley-outskirts');
  expect([map.count, ...map.zones, map.doors.length]).toEqual([211, 30, 30, 1]);
  expect(map.terminals).toEqual(['T9', 'H21']);
  expect(map.tokens('A')).toEqual(['M14', 'N14', 'M15', 'N15']);
  expect(map.tokens('B')).toEqual(['N13', 'F21', 'T11']);
});

card('mos-eisley-outskirts', 'its ship, its walls and its ledges bar the way', () => {
  const map = on('mos-eisley-outskirts');
  expect(map.steps('L15', 'M15')).toBe(false);
  expect(map.sees('L15', 'O15')).toBe(false);
  expect(map.steps('T9', 'T10')).toBe(false);
  // A ledge stops the feet, not the eyes.
  expect([map.steps('O16', 'P16'), map.sees('O16', 'P16')]).toEqual([false, true]);
  expect([map.far('R11', 'R12'), on('mos-eisley-outskirts', 1).far('R11', 'R12')]).toEqual([22, 1]);
});

card('moisture-farm', 'has 158 spaces, a camp of 22, two doors and zones of 22 and 21', () => {
  const map = on('moisture-farm');
  expect([map.count, ...map.zones, map.doors.length]).toEqual([158, 22, 21, 2]);
  expect(MAPS['moisture-farm'].regions['camp']).toHaveLength(22);
  expect(map.tokens('A')).toEqual(['O7', 'N16', 'J18', 'S18']);
  expect(map.tokens('B')).toEqual(['L13', 'O13', 'N17']);
});

card('moisture-farm', 'its doors shut the house until they are opened', () => {
  const [shut, open] = [on('moisture-farm'), on('moisture-farm', 3)];
  expect([shut.steps('L9', 'M9'), open.steps('L9', 'M9')]).toEqual([false, true]);
  expect([shut.sees('Q5', 'R5'), open.sees('Q5', 'R5')]).toEqual([false, true]);
  expect(shut.steps('N13', 'O13')).toBe(false);
});

card('massassi-ruins', 'has 184 spaces, zones of 32 and 22, six sites and a beacon', () => {
  const map = on('massassi-ruins');
  expect([map.count, ...map.zones, map.doors.length]).toEqual([184, 32, 22, 0]);
  expect(map.tokens('A')).toEqual(['O10', 'M15', 'U14', 'I12']);
  expect(map.tokens('B')).toEqual(['P10', 'P15', 'R12', 'R15', 'U12', 'U15', 'I12']);
});

card('massassi-ruins', 'its rocks and walls bar the way', () => {
  const map = on('massassi-ruins');
  expect(map.steps('L14', 'N13')).toBe(false);
  expect(map.steps('J6', 'K6')).toBe(false);
  expect([map.steps('O5', 'P5'), map.sees('O5', 'P5')]).toEqual([false, true]);
});

card('training-ground', 'has 224 spaces, zones of 38, five remotes, a pit and water', () => {
  const map = on('training-ground');
  expect([map.count, ...map.zones, map.doors.length]).toEqual([224, 38, 38, 1]);
  expect(map.tokens('A')).toEqual(['R6', 'K10', 'F16', 'I17', 'Q19']);
  expect(map.tokens('B')).toEqual([]);
});

card('training-ground', 'its door is locked, its pit cannot be entered', () => {
  const map = on('training-ground');
  expect(map.doors.map(({ locked }) => locked)).toEqual([true]);
  expect([map.steps('L15', 'M15'), map.sees('L15', 'O15')]).toEqual([false, true]);
  expect(map.steps('P14', 'Q14')).toBe(false);
});

card('cinder-relay', 'turned by half a circle it is the same map, and serves its missions', () => {
  const { terrain } = MAPS['cinder-relay'];
  const shape = terrain.join('');
  expect(shape.split('').toReversed().join('')).toBe(shape);
  const map = on('cinder-relay');
  expect([map.count, ...map.zones, map.doors.length]).toEqual([167, 23, 23, 2]);
  expect(missionsFor(MAPS['cinder-relay'])).toEqual(
    expect.arrayContaining(['cinder-relay-a', 'cinder-relay-b']),
  );
});

card('cinder-relay', 'its core bars the way, and it lacks what other missions need', () => {
  const map = on('cinder-relay');
  expect([map.steps('F7', 'G7'), map.sees('F7', 'G7')]).toEqual([false, true]);
  expect([map.steps('H6', 'H7'), map.sees('H6', 'H8')]).toEqual([false, false]);
  const fitting = missionsFor(MAPS['cinder-relay']);
  for (const mission of [
    'mos-eisley-outskirts-a',
    'moisture-farm-b',
    'massassi-ruins-a',
  ] as const) {
    expect(fitting).not.toContain(mission);
  }
});
