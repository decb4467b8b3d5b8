import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { controllerOf, controllerOfArea } from '../board.ts';
import { spaceNamed } from '../map/grid.ts';
import { siteOfState } from '../state.ts';
import { type PlayTable, table } from '../testing/table.ts';

function controller(play: PlayTable, space: string): number {
  return controllerOf(play.state, spaceNamed(siteOfState(play.state).grid, space));
}

rule('IA-082', 'interacting is an action with an object here or next to here', () => {
  // Contraband lies on N13; S12 is parted from that on S11 by a door.
  for (const away of ['L13', 'S12']) {
    const near = table().figure('P1.luke-skywalker', away).figure('P2.darth-vader', 'E16');
    expect(near.acts('P1.luke-skywalker').offers('retrieve')).toEqual([]);
  }
  const at = table().figure('P1.luke-skywalker', 'S11').figure('P2.darth-vader', 'E16');
  at.acts('P1.luke-skywalker');
  expect(at.offers('retrieve')).toEqual(['contraband-3']);
  expect(at.choose('P1', 'retrieve:contraband-3').fact('actions')).toBe(1);
  const beast = table('cinder-relay-b')
    .figure('P1.nexu', 'G3')
    .figure('P2.gaarkhan', 'O12')
    .acts('P1.nexu');
  expect(beast.refusal('P1', 'retrieve:data-crate-1')).toBe('IA-082');
});

rule('IA-083', 'a door next to the figure is opened as one piece, for good', () => {
  const play = table().figure('P1.luke-skywalker', 'R12').figure('P2.darth-vader', 'S11');
  play.acts('P1.luke-skywalker');
  expect(play.offers('open')).toEqual(['door-1']);
  play.choose('P1', 'open:door-1');
  expect(play.fact('open')).toEqual(['door-1']);
  // Both of its edges are gone: the figures see each other now.
  expect(play.offers('attack')).toEqual(['P2.darth-vader']);
  expect(play.offers('open')).toEqual([]);
});

rule('IA-084', 'a crate gives no supply cards', () => {
  const play = table('moisture-farm-a')
    .figure('P1.luke-skywalker', 'J17')
    .figure('P2.darth-vader', 'F9');
  play.acts('P1.luke-skywalker');
  expect(play.offered().filter((id) => /crate/.test(id))).toEqual([]);
});

rule('IA-085', 'tokens obstruct nothing', () => {
  // Contraband lies on N13: one may walk over it, end on it and look past it.
  const play = table().figure('P1.luke-skywalker', 'M13').figure('P2.darth-vader', 'P13');
  play.acts('P1.luke-skywalker', { points: 2 });
  expect(play.offers('walk')).toContain('N13');
  expect(play.offers('attack')).toEqual(['P2.darth-vader']);
  // The rock under a launch panel stays a rock.
  const rock = table('mos-eisley-outskirts-a')
    .figure('P1.luke-skywalker', 'L15')
    .figure('P2.darth-vader', 'O15')
    .acts('P1.luke-skywalker', { points: 1 });
  expect(rock.offers('walk')).not.toContain('M15');
  expect(rock.offers('attack')).toEqual([]);
});

rule('IA-086', 'control: an own figure on it or next to it, and no hostile one', () => {
  const one = table().figure('P1.luke-skywalker', 'S9').figure('P2.darth-vader', 'P9');
  expect(controller(one, 'T9')).toBe(0);
  const on = table().figure('P1.luke-skywalker', 'P9').figure('P2.darth-vader', 'T9');
  expect(controller(on, 'T9')).toBe(1);
  // T10 lies behind the wall below the terminal.
  const walled = table().figure('P1.luke-skywalker', 'T10').figure('P2.darth-vader', 'P9');
  expect(controller(walled, 'T9')).toBe(-1);
});

rule('IA-086', 'neutral figures are hostile to nobody and contest nothing', () => {
  const play = table('moisture-farm-b')
    .figure('P1.luke-skywalker', 'N20')
    .figure('P2.darth-vader', 'R14')
    .give('raiders', ['N18']);
  expect(controller(play, 'N19')).toBe(0);
});

rule('IA-087', 'a token on blocking terrain is worked from around it', () => {
  const play = table('mos-eisley-outskirts-a')
    .figure('P1.luke-skywalker', 'L15')
    .figure('P2.darth-vader', 'E19');
  play.acts('P1.luke-skywalker');
  expect(controller(play, 'M14')).toBe(0);
  expect(controller(play, 'N14')).toBe(-1);
  expect(play.offers('flip')).toEqual(['launch-panel-1', 'launch-panel-3']);
});

rule('IA-088', 'a contested token is nobody’s', () => {
  const play = table().figure('P1.luke-skywalker', 'S9').figure('P2.darth-vader', 'T8');
  expect(controller(play, 'T9')).toBe(-1);
});

rule('IA-089', 'a zone is controlled by the player who alone has a figure in it', () => {
  const zones = (one: string, other: string): readonly number[] => {
    const play = table().figure('P1.luke-skywalker', one).figure('P2.darth-vader', other);
    return siteOfState(play.state).grid.zones.map((zone) => controllerOfArea(play.state, zone));
  };
  expect(zones('S20', 'E19')).toEqual([0, -1]);
  expect(zones('H9', 'I9')).toEqual([-1, -1]);
  expect(zones('K17', 'H9')).toEqual([-1, 1]);
});

rule('IA-090', 'any figure controls: exhausted, Stunned or a beast', () => {
  const play = table('cinder-relay-a')
    .figure('P1.nexu', 'A6', { conditions: ['stunned'] })
    .figure('P2.gaarkhan', 'O12')
    .exhausted('P1.nexu');
  expect(controller(play, 'B7')).toBe(0);
});

rule('IA-091', 'a retrieved token moves with its carrier and cannot be taken away', () => {
  const play = table()
    .figure('P1.luke-skywalker', 'M13')
    .figure('P1.gideon-argus', 'O13')
    .figure('P2.darth-vader', 'E19')
    .acts('P1.luke-skywalker', { points: 2 })
    .choose('P1', 'retrieve:contraband-1', 'walk:L13', 'end');
  expect(play.fact('tokens', 'contraband-1')).toBe('P1.luke-skywalker');
  play.choose('P2', 'end').settle();
  expect(play.question()).toBe('P1 act');
  expect(play.refusal('P1', 'retrieve:contraband-1')).toBe('IA-091');
});

rule('IA-092', 'several tokens unless the mission forbids it', () => {
  const goods = table()
    .figure('P1.luke-skywalker', 'M13')
    .figure('P2.darth-vader', 'E19')
    .give('tokens', { 'contraband-2': { by: 'P1.luke-skywalker' } })
    .acts('P1.luke-skywalker');
  expect(goods.offers('retrieve')).toEqual(['contraband-1']);
  const crates = table('cinder-relay-b')
    .figure('P1.luke-skywalker', 'H3')
    .figure('P2.darth-vader', 'O12')
    .give('tokens', { 'data-crate-2': { by: 'P1.luke-skywalker' } })
    .acts('P1.luke-skywalker');
  expect(crates.refusal('P1', 'retrieve:data-crate-1')).toBe('IA-092');
});

rule(
  'IA-093',
  'tokens fall where their carrier falls; the owner of a large one picks the space',
  () => {
    const small = table()
      .figure('P1.imperial-officer', 'H19', { damage: 2 })
      .figure('P1.stormtrooper.1', 'T9')
      .figure('P2.han-solo', 'K19')
      .give('tokens', { 'contraband-1': { by: 'P1.imperial-officer' } })
      .acts('P2.han-solo')
      .rolls(['blue', 5, 1, 0], ['green', 3, 2, 0], ['green', 3, 2, 0], ['white', 0, 0, 0])
      .choose('P2', 'attack:P1.imperial-officer')
      .until('act');
    expect(small.fact('tokens', 'contraband-1')).toBe('H19');
    const large = table('cinder-relay-b')
      .figure('P1.e-web-engineer', 'A11', { damage: 4 })
      .figure('P1.stormtrooper.1', 'O1')
      .figure('P2.han-solo', 'D12')
      .give('tokens', { 'data-crate-1': { by: 'P1.e-web-engineer' } })
      .acts('P2.han-solo')
      .rolls(['blue', 5, 1, 0], ['green', 3, 2, 0], ['green', 3, 2, 0], ['black', 1, 0, 0])
      .choose('P2', 'attack:P1.e-web-engineer', 'space:A12');
    large.until('drop');
    expect(large.question()).toBe('P1 drop');
    expect(large.offers('space')).toEqual(['A11', 'A12']);
    expect(large.choose('P1', 'space:A12').fact('tokens', 'data-crate-1')).toBe('A12');
  },
);

rule('IA-094', 'a token keeps its side until it is flipped', () => {
  const play = table('mos-eisley-outskirts-a')
    .figure('P1.luke-skywalker', 'L15')
    .figure('P2.darth-vader', 'E22')
    .acts('P1.luke-skywalker')
    .choose('P1', 'flip:launch-panel-1');
  expect(play.fact('tokenMarks', 'launch-panel-1')).toBe(1);
  play.choose('P1', 'end').until('activate');
  expect(play.fact('tokenMarks', 'launch-panel-1')).toBe(1);
});

rule('IA-095', 'the initiative player settles ties of mission rules', () => {
  const play = table('moisture-farm-b')
    .figure('P1.luke-skywalker', 'J13')
    .figure('P2.darth-vader', 'L13')
    .initiative('P2')
    .give('raiders', ['K13'])
    .give('phase', 'status');
  expect(play.question()).toBe('P2 raid-target');
  expect(play.offers('figure')).toEqual(['P1.luke-skywalker', 'P2.darth-vader']);
  play.choose('P2', 'figure:P1.luke-skywalker');
  expect(play.damage('P1.luke-skywalker')).toBe(2);
  expect(play.damage('P2.darth-vader')).toBe(0);
});
