import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { compileGrid, MAPS, type MapFile, type MapId, spaceNamed } from '../index.ts';
import { corridor, door, plot } from '../testing/maps.ts';
import { table } from '../testing/table.ts';
import { STRIDE } from './grid.ts';
import { distance, layoutOf } from './layout.ts';
import { seesSpace } from './sight.ts';

/** Sight by printed names, with figures standing on some spaces. */
function sight(
  map: MapId | MapFile,
  open = 0,
): (from: string, to: string, ...figures: string[]) => boolean {
  const grid = compileGrid(typeof map === 'string' ? MAPS[map] : map);
  const layout = layoutOf(grid, open);
  return (from, to, ...figures) => {
    const crowd = new Int16Array(STRIDE * STRIDE);
    for (const name of figures) crowd[grid.slot[spaceNamed(grid, name)] ?? 0] = 9;
    return seesSpace(layout, spaceNamed(grid, from), spaceNamed(grid, to), crowd, 1, 2);
  };
}

const mosEisley = sight('mos-eisley-outskirts');
const open5 = sight(plot(['.....', '.....', '.....', '.....', '.....']));

rule('IA-156', 'two lines from one corner to the ends of one edge', () => {
  expect(open5('A1', 'E4')).toBe(true);
  expect(mosEisley('L16', 'O16')).toBe(true);
  // Between two figures that close the row and the diagonal nothing is left.
  expect(sight(plot(['....']))('A1', 'D1', 'B1')).toBe(false);
});

rule('IA-157', 'the two lines must span an area', () => {
  // Along a single row every corner and the near edge span a triangle, the far corners alone do not.
  expect(sight(plot(['...']))('A1', 'C1')).toBe(true);
  expect(sight(plot(['...'], [{ a: [1, 0], b: [2, 0], kind: 'wall' }]))('A1', 'C1')).toBe(false);
});

rule(
  'IA-158',
  'walls, closed doors, blocking terrain and figures obstruct; the rest does not',
  () => {
    const rows = (middle: string): boolean => sight(plot([`..${middle}..`]))('B1', 'D1');
    expect(rows('#')).toBe(false);
    expect(rows('~')).toBe(true);
    expect(rows('x')).toBe(true);
    const edge = (kind: 'wall' | 'blocking' | 'impassable'): boolean =>
      sight(plot(['....'], [{ a: [1, 0], b: [2, 0], kind }]))('A1', 'D1');
    expect([edge('wall'), edge('blocking'), edge('impassable')]).toEqual([false, false, true]);
    expect(sight(plot(['...']))('A1', 'C1', 'B1')).toBe(false);
    expect(mosEisley('R11', 'R12')).toBe(false);
    expect(sight('mos-eisley-outskirts', 1)('R11', 'R12')).toBe(true);
  },
);

rule('IA-159', 'an obstruction between the lines counts, even if no line touches it', () => {
  // Five rows high: the space in the middle lies inside the only triangles.
  const map = plot(['     ', '.....', '     ']);
  expect(sight(map)('A2', 'E2')).toBe(true);
  expect(sight(map)('A2', 'E2', 'C2')).toBe(false);
});

rule('IA-160', 'lines may graze', () => {
  // The line from A1 runs along the blocking B2 and past its corner.
  expect(sight(plot(['...', '.#.', '...']))('A1', 'C1')).toBe(true);
  expect(sight(plot(['...', '.#.', '...']))('A1', 'B3')).toBe(true);
});

rule('IA-161', 'no sight through a corner that is closed from both sides', () => {
  expect(sight(plot(['..#', '.#.', '...']))('B1', 'C2')).toBe(false);
  expect(sight(plot(['...', '.#.', '...']))('B1', 'C2')).toBe(true);
  // Figures never form such a corner.
  expect(open5('B1', 'C2', 'C1', 'B2')).toBe(true);
});

rule('IA-162', 'a line slips around the free end of a wall, not through a long one', () => {
  expect(mosEisley('T16', 'T17')).toBe(true);
  expect(mosEisley('L12', 'L13')).toBe(false);
  const long = plot(
    ['...', '...'],
    [
      { a: [0, 0], b: [0, 1], kind: 'wall' },
      { a: [1, 0], b: [1, 1], kind: 'wall' },
      { a: [2, 0], b: [2, 1], kind: 'wall' },
    ],
  );
  for (const [from, to] of [
    ['B1', 'B2'],
    ['A1', 'B2'],
    ['A1', 'C2'],
  ] as const) {
    expect(sight(long)(from, to)).toBe(false);
  }
});

rule('IA-163', 'along a wall, but not between two blocking spaces', () => {
  expect(sight(plot(['.##.', '.##.', '....']))('A1', 'D2')).toBe(false);
  expect(sight(plot(['.##.', '....', '....']))('A2', 'D2')).toBe(true);
});

rule('IA-164', 'a wall on the near edge of the target hides it, though its ends are free', () => {
  const walled = (kind: 'wall' | 'blocking' | 'impassable'): boolean =>
    sight(plot(['.....', '.....', '.....'], [{ a: [2, 1], b: [3, 1], kind }]))('A2', 'D2');
  expect(walled('wall')).toBe(false);
  expect(walled('blocking')).toBe(false);
  expect(walled('impassable')).toBe(true);
  const shut = plot(['.....', '.....', '.....'], [], [door([2, 1], [3, 1])]);
  expect([sight(shut)('A2', 'D2'), sight(shut, 1)('A2', 'D2')]).toEqual([false, true]);
});

rule('IA-165', 'viewer and target do not obstruct themselves, all their spaces included', () => {
  const play = table('cinder-relay-a')
    .figure('P1.e-web-engineer', 'A1', { turned: true })
    .figure('P2.nexu', 'D1')
    .acts('P1.e-web-engineer')
    .choose('P1', 'attack:P2.nexu');
  // The far half of the Nexu is seen past its near half.
  expect([...play.offers('space')].sort()).toEqual(['D1', 'D2', 'E1', 'E2']);
  // Numbers of the crowd on a single row: the viewer is 1, the target 2.
  const row = compileGrid(plot(['....']));
  const sees = (...crowd: readonly [number, number, number, number]): boolean => {
    const there = new Int16Array(STRIDE * STRIDE);
    for (const [space, number] of crowd.entries()) there[row.slot[space] ?? 0] = number;
    return seesSpace(layoutOf(row, 0), 0, 3, there, 1, 2);
  };
  expect(sees(1, 1, 0, 2)).toBe(true);
  expect(sees(1, 0, 2, 2)).toBe(true);
  expect(sees(1, 0, 9, 2)).toBe(false);
});

rule('IA-166', 'adjacent figures always see each other', () => {
  const play = table()
    .figure('P1.luke-skywalker', 'R14')
    .figure('P2.darth-vader', 'S13')
    .acts('P1.luke-skywalker');
  expect(play.offers('attack')).toEqual(['P2.darth-vader']);
  // Everywhere, however many others stand around.
  for (const map of Object.values(MAPS)) {
    const grid = compileGrid(map);
    const layout = layoutOf(grid, 0);
    const crowd = new Int16Array(STRIDE * STRIDE).fill(9);
    for (const from of grid.label.keys()) {
      for (const to of grid.label.keys()) {
        if (distance(layout, from, to) !== 1) continue;
        crowd[grid.slot[from] ?? 0] = 1;
        crowd[grid.slot[to] ?? 0] = 2;
        expect(seesSpace(layout, from, to, crowd, 1, 2)).toBe(true);
        crowd[grid.slot[from] ?? 0] = 9;
        crowd[grid.slot[to] ?? 0] = 9;
      }
    }
  }
});

rule('IA-167', 'sight need not be mutual', () => {
  expect(mosEisley('M11', 'L10')).toBe(true);
  expect(mosEisley('L10', 'M11')).toBe(false);
});

rule('IA-168', 'friends obstruct as well', () => {
  const play = (attacker: string): readonly string[] =>
    table()
      .figure(`P1.${attacker}`, 'L16')
      .figure('P1.gideon-argus', 'M16')
      .figure('P2.darth-vader', 'O16')
      .acts(`P1.${attacker}`)
      .offers('attack');
  expect(play('luke-skywalker')).toEqual([]);
  expect(play('mak-eshkarey')).toEqual(['P2.darth-vader']);
});

rule('IA-169', 'a large viewer looks from any space, and the attacker picks a seen space', () => {
  const play = table('cinder-relay-a')
    .figure('P1.stormtrooper.1', 'A4')
    .figure('P2.nexu', 'D1')
    .seeded('space')
    .acts('P1.stormtrooper.1')
    .choose('P1', 'attack:P2.nexu');
  expect(play.question()).toBe('P1 target-space');
  expect(play.offers('space').length).toBeGreaterThan(1);
  play.choose('P1', 'space:D2');
  expect(play.told('declared')[0]).toMatchObject({ space: 'D2' });
  // From A5 a rock hides F5; the E-Web looks past it from A6, its other space.
  const behindRock = (viewer: string): readonly string[] =>
    table('cinder-relay-a')
      .map(corridor('.#....', '......'))
      .figure(viewer, 'A5')
      .figure('P2.gaarkhan', 'F5')
      .acts(viewer)
      .offers('attack');
  expect(behindRock('P1.imperial-officer')).toEqual([]);
  expect(behindRock('P1.e-web-engineer')).toEqual(['P2.gaarkhan']);
});

rule('IA-170', 'corners on the border are corners, but the void is not crossed', () => {
  expect(sight(plot(['. .']))('A1', 'C1')).toBe(false);
  expect(sight(plot(['..', '. ', '..']))('B1', 'B3')).toBe(false);
  expect(sight(plot(['...', '.. ', '...']))('C1', 'B2')).toBe(true);
});

rule('IA-171', 'abilities look from the figure that uses them', () => {
  const choke = (space: string): readonly string[] =>
    table()
      .figure('P1.darth-vader', 'L16')
      .figure('P1.royal-guard.1', 'M16')
      .figure('P2.luke-skywalker', space)
      .acts('P1.darth-vader')
      .offers('special');
  expect(choke('O16')).not.toContain('force-choke');
  expect(choke('N17')).toContain('force-choke');
});
