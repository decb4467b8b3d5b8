import { rule } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import {
  checkMap,
  compileGrid,
  MAPS,
  type MapFile,
  type MapId,
  type Point,
  spaceNamed,
} from '../index.ts';
import { BLANK, LUKE, questionsUntil } from '../testing/fights.ts';
import { door, plot } from '../testing/maps.ts';
import { table } from '../testing/table.ts';
import { graphOf, SMALL } from './bases.ts';
import { distance, FAR, layoutOf } from './layout.ts';
import { seesSpace } from './sight.ts';

/** Asks about spaces by their printed names. */
function on(map: MapId | MapFile, open = 0) {
  const grid = compileGrid(typeof map === 'string' ? MAPS[map] : map);
  const layout = layoutOf(grid, open);
  const space = (name: string): number => spaceNamed(grid, name);
  return {
    far: (a: string, b: string): number => distance(layout, space(a), space(b)),
    near: (a: string): readonly string[] =>
      grid.label.filter((_, other) => distance(layout, space(a), other) === 1),
    sees: (a: string, b: string): boolean => seesSpace(layout, space(a), space(b), undefined, 0, 0),
    steps: (a: string, b: string, free = false): boolean =>
      (graphOf(layout, SMALL, free).steps[space(a)] ?? []).includes(space(b)),
    grid,
  };
}

const mosEisley = on('mos-eisley-outskirts');
const mosEisleyOpen = on('mos-eisley-outskirts', 1);
const cinder = on('cinder-relay');

rule('IA-096', 'spaces are squares; what lies outside the tiles does not exist', () => {
  expect(mosEisley.grid.count).toBe(211);
  expect(spaceNamed(mosEisley.grid, 'E5')).toBe(-1);
  // O5 lies on the border: its neighbours are only those that exist.
  expect(mosEisley.near('O5')).toEqual(['P5', 'O6', 'P6']);
});

rule('IA-097', 'spaces that share an edge or a corner are adjacent', () => {
  expect([...mosEisley.near('I20')].sort()).toEqual(
    ['H19', 'H20', 'H21', 'I19', 'I21', 'J19', 'J20', 'J21'].sort(),
  );
});

rule('IA-098', 'a wall, a closed door or a blocking edge separates', () => {
  expect(mosEisley.far('T9', 'T10')).toBeGreaterThan(1);
  expect(mosEisley.far('R11', 'R12')).toBeGreaterThan(1);
  expect(mosEisley.far('L10', 'L11')).toBeGreaterThan(1);
  expect(mosEisley.far('K10', 'K11')).toBe(1);
});

rule(
  'IA-099',
  'a corner closed from both sides separates, a corner closed from one side does not',
  () => {
    expect(on(plot(['..#', '.#.', '...'])).far('B1', 'C2')).toBe(3);
    expect(on(plot(['...', '.#.', '...'])).far('B1', 'C2')).toBe(1);
    // Walls and doors close a side as well: either of the two edges that meet there.
    const wall = (a: Point, b: Point): MapFile['edges'][number] => ({ a, b, kind: 'wall' });
    const square = ['..', '..'];
    const left = wall([0, 0], [0, 1]);
    const right = wall([1, 0], [1, 1]);
    const upper = wall([0, 0], [1, 0]);
    const lower = wall([0, 1], [1, 1]);
    for (const edges of [[left], [right], [upper], [lower], [left, lower], [upper, right]]) {
      expect(on(plot(square, edges)).far('A1', 'B2')).toBe(1);
    }
    for (const edges of [
      [left, upper],
      [left, right],
      [lower, upper],
      [lower, right],
    ]) {
      expect(on(plot(square, edges)).far('A1', 'B2')).toBeGreaterThan(1);
    }
    const shut = plot(square, [upper], [door([0, 0], [0, 1])]);
    expect([on(shut).far('A1', 'B2'), on(shut, 1).far('A1', 'B2')]).toEqual([FAR, 1]);
  },
);

rule('IA-100', 'impassable terrain does not separate', () => {
  expect(mosEisley.far('R14', 'S13')).toBe(1);
  expect(mosEisley.far('O16', 'P16')).toBe(1);
  const pit = on(plot(['.x', 'x.']));
  expect(pit.far('A1', 'B2')).toBe(1);
});

rule('IA-101', 'nothing is counted through an empty blocking space', () => {
  const row = on(plot(['.#.', '...']));
  expect(row.far('A1', 'C1')).toBe(2);
  const shut = on(plot(['..#..']));
  expect(shut.far('B1', 'D1')).toBe(FAR);
  // Whoever stands on it is next to what is one space away.
  expect(shut.far('B1', 'C1')).toBe(1);
});

rule('IA-102', 'a figure is not adjacent to itself', () => {
  const asked = (friend: string): readonly string[] => {
    const play = table()
      .figure('P1.imperial-officer', 'H19')
      .figure('P1.stormtrooper.1', friend)
      .figure('P2.luke-skywalker', 'K19')
      .acts('P2.luke-skywalker')
      .rolls(...LUKE, BLANK)
      .choose('P2', 'attack:P1.imperial-officer');
    return questionsUntil(play, 'P2 act');
  };
  // Cower needs a friend next to the officer, who is none to himself.
  expect(asked('E16')).not.toContain('P1 reroll-defence');
  expect(asked('H20')).toContain('P1 reroll-defence');
});

rule('IA-103', 'figures are adjacent if any of their spaces are', () => {
  const play = table('cinder-relay-a')
    .figure('P1.at-st', 'A1')
    .figure('P2.gaarkhan', 'C4')
    .acts('P2.gaarkhan');
  expect(play.offers('attack')).toEqual(['P1.at-st']);
});

rule(
  'IA-104',
  'distance counts the steps of a small figure around walls, not around figures',
  () => {
    expect(mosEisley.far('L16', 'O16')).toBe(3);
    expect(mosEisley.far('R11', 'R12')).toBe(22);
    // Difficult and impassable spaces count like any other; the door beyond I3 is closed.
    expect(cinder.far('F3', 'I3')).toBe(3);
    expect(cinder.far('F3', 'J3')).toBeGreaterThan(4);
    expect(on(plot(['.~x.'])).far('A1', 'D1')).toBe(3);
  },
);

rule('IA-105', 'a blocking space may be measured to and from, but not through', () => {
  expect(mosEisley.far('L15', 'M15')).toBe(1);
  // Around the two blocking spaces, not through them.
  expect(on(plot(['.#.', '.#.', '...'])).far('A1', 'C1')).toBe(4);
});

rule('IA-106', 'for large figures the shortest pair counts', () => {
  const play = table('cinder-relay-a')
    .figure('P1.at-st', 'A1')
    .figure('P2.darth-vader', 'F2')
    .hand('P2', 'telekinetic-throw')
    .acts('P2.darth-vader');
  // Four spaces to its left side, but B1 to B3 are its right side.
  expect(play.offers('play')).toEqual([]);
  const near = table('cinder-relay-a')
    .figure('P1.at-st', 'A1')
    .figure('P2.darth-vader', 'E2')
    .hand('P2', 'telekinetic-throw')
    .acts('P2.darth-vader');
  expect(near.offers('play')).toEqual(['telekinetic-throw']);
});

rule('IA-107', 'without a way nothing is within any distance', () => {
  expect(on(plot(['. .'])).far('A1', 'C1')).toBe(FAR);
  const shut = on(plot(['...'], [], [door([0, 0], [1, 0])]));
  expect(shut.far('A1', 'B1')).toBe(FAR);
  // A thing without a distance is farther than every range and accuracy.
  expect(FAR).toBeGreaterThan(60);
});

rule('IA-108', 'a space is at distance 0 from itself', () => {
  for (const name of ['E15', 'M14', 'U22']) expect(mosEisley.far(name, name)).toBe(0);
});

rule('IA-109', 'nothing passes a wall, Mobile or not', () => {
  expect(mosEisley.steps('T9', 'T10')).toBe(false);
  expect(mosEisley.steps('T9', 'T10', true)).toBe(false);
  expect(mosEisley.sees('L12', 'L13')).toBe(false);
  expect(mosEisley.far('L12', 'L13')).toBeGreaterThan(1);
});

rule('IA-110', 'a wall lies on a whole edge between two spaces', () => {
  const map = { ...MAPS['cinder-relay'], edges: [{ a: [0, 0], b: [2, 0], kind: 'wall' }] };
  expect(checkCauses(map)).toContain('wrong-edge');
});

rule(
  'IA-111',
  'difficult terrain costs one more to enter, nothing to leave, and hides nobody',
  () => {
    const play = table('cinder-relay-a')
      .figure('P1.gaarkhan', 'F3')
      .figure('P2.darth-vader', 'A12');
    play.acts('P1.gaarkhan', { points: 2 });
    expect(play.offers('walk')).toContain('G3');
    expect(play.choose('P1', 'walk:G3').fact('points')).toBe(0);
    const out = table('cinder-relay-a').figure('P1.gaarkhan', 'G3').figure('P2.darth-vader', 'A12');
    expect(out.acts('P1.gaarkhan', { points: 1 }).offers('walk')).toContain('F3');
    expect(cinder.sees('F3', 'H3')).toBe(true);
  },
);

rule('IA-112', 'impassable terrain stops movement, not sight', () => {
  expect(cinder.steps('F7', 'G7')).toBe(false);
  expect(cinder.sees('F7', 'G6')).toBe(true);
  expect(mosEisley.steps('O16', 'P16')).toBe(false);
  expect(mosEisley.sees('O16', 'P16')).toBe(true);
});

rule('IA-113', 'blocking terrain stops movement, sight and counting', () => {
  expect(mosEisley.steps('L15', 'M15')).toBe(false);
  expect(mosEisley.sees('L15', 'O15')).toBe(false);
  expect(on(plot(['.....'])).far('A1', 'E1')).toBe(4);
  expect(on(plot(['..#..'])).far('A1', 'E1')).toBe(FAR);
});

rule('IA-114', 'a blocking edge works like a wall, but Mobile figures cross it', () => {
  expect(mosEisley.steps('L10', 'L11')).toBe(false);
  expect(mosEisley.steps('L10', 'L11', true)).toBe(true);
  expect(mosEisley.sees('K11', 'L10')).toBe(true);
  expect(on(plot(['.', '.'], [{ a: [0, 0], b: [0, 1], kind: 'blocking' }])).sees('A1', 'A2')).toBe(
    false,
  );
});

rule('IA-115', 'a space is one kind of terrain, an edge only bars itself', () => {
  expect(mosEisley.grid.terrain[spaceNamed(mosEisley.grid, 'O16')]).toBe(0);
  expect(mosEisley.steps('O16', 'P16')).toBe(false);
  expect(mosEisley.steps('O16', 'O17')).toBe(true);
});

rule('IA-116', 'a closed door bars everything, an open one nothing', () => {
  for (const [map, open] of [
    [mosEisley, false],
    [mosEisleyOpen, true],
  ] as const) {
    expect(map.steps('R11', 'R12')).toBe(open);
    expect(map.sees('R11', 'R12')).toBe(open);
    expect(map.far('R11', 'R12') === 1).toBe(open);
  }
});

rule('IA-117', 'a locked door is opened only as the mission says', () => {
  const play = table('training-ground-a')
    .figure('P1.gaarkhan', 'P14')
    .figure('P2.darth-vader', 'E18');
  play.acts('P1.gaarkhan');
  expect(play.refusal('P1', 'open:door-1')).toBe('IA-117');
  expect(play.offers('attack')).toEqual(['door-1']);
});

rule('IA-118', 'only spaces that share an edge with a door are next to it', () => {
  const beside = table().figure('P1.luke-skywalker', 'R12').figure('P2.darth-vader', 'E19');
  expect(beside.acts('P1.luke-skywalker').offers('open')).toEqual(['door-1']);
  const below = table().figure('P1.luke-skywalker', 'R13').figure('P2.darth-vader', 'E19');
  expect(below.acts('P1.luke-skywalker').refusal('P1', 'open:door-1')).toBe('IA-083');
});

rule('IA-119', 'for distance and sight a door stands in the empty spaces it borders', () => {
  const shot = (space: string, friend?: string): readonly unknown[] => {
    const play = table('training-ground-a')
      .figure('P1.jyn-odan', space)
      .figure('P2.darth-vader', 'E18')
      .rolls(['green', 1, 2, 0], ['green', 1, 2, 0])
      .acts('P1.jyn-odan');
    if (friend !== undefined) play.figure('P1.gideon-argus', friend);
    return play.choose('P1', 'attack:door-1').until('act').told('missed');
  };
  // From N14 the empty space P14 is two away, from M14 three.
  expect(shot('N14')).toEqual([]);
  expect(shot('M14')).toMatchObject([{ cause: 'accuracy' }]);
  // A figure on P14 leaves P15, which is as near.
  expect(shot('N14', 'P14')).toEqual([]);
  // With both taken nobody finds the door but who stands before it.
  const full = (space: string): readonly string[] =>
    table('training-ground-a')
      .figure('P1.jyn-odan', space)
      .figure('P1.gideon-argus', 'P15')
      .figure('P1.gaarkhan', space === 'P14' ? 'N14' : 'P14')
      .figure('P2.darth-vader', 'E18')
      .acts('P1.jyn-odan')
      .offers('attack');
  expect(full('N14')).toEqual([]);
  expect(full('P14')).toEqual(['door-1']);
});

rule('IA-120', 'spaces are exterior or interior by the map', () => {
  const { grid } = on('massassi-ruins');
  expect(grid.exterior[spaceNamed(grid, 'F7')]).toBe(false);
  expect(grid.exterior[spaceNamed(grid, 'O5')]).toBe(true);
  // Massive figures may enter interior spaces in a skirmish.
  const walker = table('massassi-ruins-a')
    .figure('P1.at-st', 'L7', { turned: true })
    .figure('P2.gaarkhan', 'S22');
  walker.acts('P1.at-st', { points: 4 });
  expect(walker.offers('walk')).toContain('J7-turned');
});

function checkCauses(map: unknown): readonly string[] {
  const checked = checkMap(map);
  return checked.ok ? [] : checked.problems.map(({ cause }) => cause);
}

describe('sight and counting agree with themselves', () => {
  test.each(Object.keys(MAPS) as MapId[])('%s: distances are the same both ways', (id) => {
    const grid = compileGrid(MAPS[id]);
    const layout = layoutOf(grid, 0);
    for (let a = 0; a < grid.count; a += 7) {
      for (let b = 0; b < grid.count; b += 1) {
        expect(distance(layout, a, b)).toBe(distance(layout, b, a));
      }
    }
  });
});
