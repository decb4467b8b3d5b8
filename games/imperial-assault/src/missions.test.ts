import { card, rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import {
  checkMap,
  imperialAssault,
  MAP_IDS,
  MAPS,
  MISSIONS,
  missionsFor,
  setupOf,
} from './index.ts';
import { type PlayTable, table } from './testing/table.ts';

/** Nobody is near anything, the round ends. */
function quiet(mission: Parameters<typeof table>[0], one: string, other: string): PlayTable {
  return table(mission)
    .figure('P1.luke-skywalker', one)
    .figure('P2.darth-vader', other)
    .give('phase', 'status');
}

rule(
  'IA-276',
  'Get to the Ship: flip one panel a round, 5 for a coloured and 2 for a grey one',
  () => {
    const play = table('mos-eisley-outskirts-a')
      .figure('P1.luke-skywalker', 'L15')
      .figure('P2.darth-vader', 'E22')
      .acts('P1.luke-skywalker', { others: false })
      .exhausted('P2.darth-vader')
      .choose('P1', 'flip:launch-panel-1');
    expect(play.refusal('P1', 'flip:launch-panel-3')).toBe('IA-276');
    play.choose('P1', 'end');
    expect(play.points()).toEqual([7, 0]);
  },
);

card(
  'mos-eisley-outskirts-a',
  'panels count only for who controls them, contested ones for nobody',
  () => {
    expect(quiet('mos-eisley-outskirts-a', 'L15', 'O15').points()).toEqual([4, 4]);
    expect(quiet('mos-eisley-outskirts-a', 'L15', 'L14').points()).toEqual([0, 0]);
  },
);

rule('IA-277', 'Smuggled Goods: slower with contraband, 15 points for a carrier at home', () => {
  const home = (tokens: readonly string[]): PlayTable =>
    table()
      .figure('P1.luke-skywalker', 'S20')
      .figure('P2.darth-vader', 'E19')
      .give('tokens', Object.fromEntries(tokens.map((id) => [id, { by: 'P1.luke-skywalker' }])))
      .give('phase', 'status');
  const one = home(['contraband-1']);
  expect(one.points()).toEqual([15, 0]);
  expect(one.fact('tokens', 'contraband-1')).toBeNull();
  // Per figure, not per token; the penalty as well.
  expect(home(['contraband-1', 'contraband-2']).points()).toEqual([15, 0]);
});

card('mos-eisley-outskirts-b', 'pays nothing in the other zone or without goods', () => {
  const away = table()
    .figure('P1.luke-skywalker', 'H10')
    .figure('P2.darth-vader', 'E19')
    .give('tokens', { 'contraband-1': { by: 'P1.luke-skywalker' } })
    .give('phase', 'status');
  expect(away.points()).toEqual([0, 0]);
  expect(quiet('mos-eisley-outskirts-b', 'S20', 'E19').points()).toEqual([0, 0]);
});

rule('IA-278', 'Close to Home: 7 points and a mark, once per crate and player', () => {
  const play = quiet('moisture-farm-a', 'J17', 'F9');
  expect(play.points()).toEqual([7, 0]);
  expect(play.fact('tokenMarks', 'crate-3')).toBe(1);
  play
    .until('activate')
    .choose('P2', 'activate:P2.darth-vader', 'end')
    .choose('P1', 'activate:P1.luke-skywalker', 'end');
  expect(play.points()).toEqual([7, 0]);
});

card('moisture-farm-a', 'a crate may bear the tokens of both players', () => {
  const second = table('moisture-farm-a')
    .figure('P1.luke-skywalker', 'F9')
    .figure('P2.darth-vader', 'J17')
    .give('tokens', { 'crate-3': { mark: 1 } })
    .give('phase', 'status');
  expect(second.points()).toEqual([0, 7]);
  expect(second.fact('tokenMarks', 'crate-3')).toBe(3);
  expect(quiet('moisture-farm-a', 'F9', 'R5').points()).toEqual([0, 0]);
});

rule(
  'IA-279',
  'Raiding Party: raiders strike the closest in sight, then move or are joined',
  () => {
    const play = table('moisture-farm-b')
      .figure('P1.luke-skywalker', 'I13')
      .figure('P2.darth-vader', 'R14')
      .give('raiders', ['K13', 'J14'])
      .give('phase', 'status');
    // Both found Luke; he suffers once.
    expect(play.damage('P1.luke-skywalker')).toBe(2);
    expect(play.damage('P2.darth-vader')).toBe(0);
    expect(play.question()).toBe('P1 raid-choice');
    expect(play.offered()).toEqual(['move-raiders', 'deploy-raider']);
    play.choose('P1', 'deploy-raider');
    expect(play.question()).toBe('P1 raider-place');
    play.choose('P1', 'space:M17');
    expect(play.fact('raiders')).toEqual(['K13', 'J14', 'M17']);
  },
);

card('moisture-farm-b', 'a defeated raider pays 4 points, and moved ones go up to 3 spaces', () => {
  const kill = table('moisture-farm-b')
    .figure('P1.darth-vader', 'J13')
    .figure('P2.luke-skywalker', 'R14')
    .give('raiders', ['K13'])
    .acts('P1.darth-vader')
    .rolls(['red', 0, 3, 0], ['red', 0, 3, 0], ['yellow', 1, 2, 0], ['black', 1, 0, 0])
    .choose('P1', 'attack:raider-1')
    .until('act');
  expect(kill.points()).toEqual([4, 0]);
  const move = table('moisture-farm-b')
    .figure('P1.darth-vader', 'F9')
    .figure('P2.luke-skywalker', 'S5')
    .give('raiders', ['J14'])
    .give('phase', 'status')
    .choose('P1', 'move-raiders', 'raider:1');
  expect(move.offers('space')).toContain('H17');
  expect(move.offers('space')).not.toContain('H18');
  expect(move.choose('P1', 'space:H17').fact('raiders')).toEqual(['H17']);
});

rule(
  'IA-280',
  'Lost Knowledge: a carrier that enters a space next to the beacon may deliver for 10',
  () => {
    const play = table('massassi-ruins-a')
      .figure('P1.luke-skywalker', 'H9')
      .figure('P2.darth-vader', 'S22')
      .give('tokens', { 'holocron-1': { by: 'P1.luke-skywalker' } })
      .acts('P1.luke-skywalker', { points: 2 })
      .choose('P1', 'walk:H11');
    expect(play.question()).toBe('P1 deliver');
    play.choose('P1', 'yes');
    expect(play.points()).toEqual([10, 0]);
    expect(play.fact('tokens', 'holocron-1')).toBeNull();
    expect(play.at('P1.luke-skywalker')).toBe('H11');
  },
);

card(
  'massassi-ruins-a',
  'standing next to the beacon is not enough, and one holocron is the most',
  () => {
    const still = table('massassi-ruins-a')
      .figure('P1.luke-skywalker', 'H11')
      .figure('P2.darth-vader', 'S22')
      .give('tokens', { 'holocron-1': { by: 'P1.luke-skywalker' }, 'holocron-2': { at: 'H10' } })
      .acts('P1.luke-skywalker');
    expect(still.question()).toBe('P1 act');
    expect(still.refusal('P1', 'retrieve:holocron-2')).toBe('IA-092');
  },
);

rule(
  'IA-281',
  'Leave No Evidence: bombardment by whoever controls the beacon, 6 for a site',
  () => {
    const play = table('massassi-ruins-b')
      .figure('P1.luke-skywalker', 'H11')
      .figure('P2.darth-vader', 'S22')
      .give('phase', 'start-of-round')
      .choose('P1', 'yes');
    expect(play.damage('P1.luke-skywalker')).toBe(0);
    expect(play.damage('P2.darth-vader')).toBe(2);
    const site = table('massassi-ruins-b')
      .figure('P1.luke-skywalker', 'O10')
      .figure('P2.darth-vader', 'S22')
      .give('phase', 'status');
    expect(site.question()).toBe('P1 excavate');
    site.choose('P1', 'token:excavation-site-1');
    expect(site.points()).toEqual([6, 0]);
  },
);

card(
  'massassi-ruins-b',
  'the controller may hold the bombardment, and a player trades one site a round',
  () => {
    const play = table('massassi-ruins-b')
      .figure('P1.luke-skywalker', 'H11')
      .figure('P2.darth-vader', 'S22')
      .give('phase', 'start-of-round')
      .choose('P1', 'no');
    expect(play.damage('P2.darth-vader')).toBe(0);
    const nobody = table('massassi-ruins-b')
      .figure('P1.luke-skywalker', 'O10')
      .figure('P2.darth-vader', 'S22')
      .give('phase', 'start-of-round');
    expect(nobody.question()).toBe('P1 activate');
  },
);

card('training-ground-a', 'reprogrammed remotes pay 2 each, and stay reprogrammed', () => {
  const play = table('training-ground-a')
    .figure('P1.luke-skywalker', 'J10')
    .figure('P2.darth-vader', 'E18')
    .exhausted('P2.darth-vader')
    .acts('P1.luke-skywalker', { others: false })
    .choose('P1', 'reprogram:remote-2');
  expect(play.offers('reprogram')).toEqual([]);
  play.choose('P1', 'end');
  expect(play.points()).toEqual([2, 0]);
  const other = table('training-ground-a')
    .figure('P1.luke-skywalker', 'E18')
    .figure('P2.darth-vader', 'J10')
    .give('tokens', { 'remote-2': { mark: 1 } })
    .acts('P2.darth-vader');
  expect(other.offers('reprogram')).toEqual([]);
});

card(
  'training-ground-b',
  'marks are secret; red pays the opponent 10, blue lets the owner draw',
  () => {
    const play = (mark: 'red' | 'blue'): PlayTable =>
      table('training-ground-b')
        .figure('P1.darth-vader', 'J19')
        .figure('P2.mak-eshkarey', 'K19', { damage: 3 })
        .figure('P2.gideon-argus', 'E18')
        .give('marks', {
          'P2.mak-eshkarey': mark,
          'P2.gideon-argus': mark === 'red' ? 'blue' : 'red',
        })
        .acts('P1.darth-vader');
    const groups = imperialAssault.view(play('red').state, 0).groups;
    expect(groups.filter(({ marked }) => marked)).toHaveLength(2);
    expect(groups.every((group) => !('mark' in group))).toBe(true);
    const red = play('red').choose('P1', 'special:force-choke', 'figure:P2.mak-eshkarey');
    expect(red.points()).toEqual([13, 0]);
    const blue = play('blue').choose('P1', 'special:force-choke', 'figure:P2.mak-eshkarey');
    expect(blue.question()).toBe('P2 draw');
    blue.choose('P2', 'yes');
    expect(blue.points()).toEqual([3, 0]);
    expect(blue.fact('handSizes', 'P2')).toBe(1);
  },
);

card('cinder-relay-a', 'cores pay 3 each, all three 4 more', () => {
  const play = table('cinder-relay-a')
    .figure('P1.stormtrooper.1', 'B6')
    .figure('P1.stormtrooper.2', 'F7')
    .figure('P1.stormtrooper.3', 'N6')
    .figure('P2.gaarkhan', 'O13')
    .give('phase', 'status');
  expect(play.points()).toEqual([6, 0]);
  const all = table('cinder-relay-a')
    .figure('P1.stormtrooper.1', 'B6')
    .figure('P1.stormtrooper.2', 'H6')
    .figure('P1.stormtrooper.3', 'N6')
    .figure('P2.gaarkhan', 'O13')
    .give('phase', 'status');
  expect(all.points()).toEqual([13, 0]);
});

card('cinder-relay-b', 'a carried crate pays 2 a round, an uploaded one 8', () => {
  const carried = table('cinder-relay-b')
    .figure('P1.luke-skywalker', 'A1')
    .figure('P2.darth-vader', 'O13')
    .give('tokens', { 'data-crate-1': { by: 'P1.luke-skywalker' } })
    .give('phase', 'status');
  expect(carried.points()).toEqual([2, 0]);
  const upload = table('cinder-relay-b')
    .figure('P1.luke-skywalker', 'L2')
    .figure('P2.darth-vader', 'O13')
    .give('tokens', { 'data-crate-1': { by: 'P1.luke-skywalker' } })
    .acts('P1.luke-skywalker')
    .choose('P1', 'upload:terminal-1');
  expect(upload.points()).toEqual([8, 0]);
  expect(upload.offers('upload')).toEqual([]);
});

rule('IA-282', 'geometry, zones, terminals, doors and tokens come from the maps', () => {
  for (const { id, map, letter } of MISSIONS) {
    const checked = checkMap(MAPS[map], id);
    expect({ id, ok: checked.ok }).toEqual({ id, ok: true });
    expect(MAPS[map].tokens[letter].length > 0).toBe(id !== 'training-ground-b');
  }
});

card('mos-eisley-outskirts', '211 spaces, a door, two terminals, two zones of 30', () => {
  const { terrain, zones, doors, terminals } = MAPS['mos-eisley-outskirts'];
  expect(terrain.join('').replaceAll(' ', '')).toHaveLength(211);
  expect(zones.join('').replaceAll(/[^R]/g, '')).toHaveLength(30);
  expect(zones.join('').replaceAll(/[^B]/g, '')).toHaveLength(30);
  expect([doors.length, terminals.length]).toEqual([1, 2]);
});

card('moisture-farm', 'two doors, a camp, a blue zone of 21', () => {
  const { zones, doors, regions } = MAPS['moisture-farm'];
  expect(zones.join('').replaceAll(/[^B]/g, '')).toHaveLength(21);
  expect([doors.length, regions['camp']?.length]).toEqual([2, 22]);
});

card('massassi-ruins', 'no doors; zones of 22 and 32', () => {
  const { zones, doors } = MAPS['massassi-ruins'];
  expect(zones.join('').replaceAll(/[^B]/g, '')).toHaveLength(22);
  expect(zones.join('').replaceAll(/[^R]/g, '')).toHaveLength(32);
  expect(doors).toEqual([]);
});

card('training-ground', 'a locked door, a pit, water; zones of 38', () => {
  const { zones, doors, terrain } = MAPS['training-ground'];
  expect(zones.join('').replaceAll(/[^B]/g, '')).toHaveLength(38);
  expect(doors.map(({ locked }) => locked)).toEqual([true]);
  expect(terrain.join('')).toMatch(/x.*~|~.*x/);
});

card('cinder-relay', 'turned by half a circle it is the same map', () => {
  const { terrain } = MAPS['cinder-relay'];
  const shape = terrain.join('').replaceAll(/[.~x#]/g, 'o');
  expect(shape.split('').toReversed().join('')).toBe(shape);
  expect(missionsFor(MAPS['cinder-relay'])).toContain('cinder-relay-a');
});

rule('IA-286', 'missions, Command cards and Deployment cards give points as they state', () => {
  expect(quiet('cinder-relay-a', 'B6', 'O13').points()).toEqual([3, 0]);
  expect(MAP_IDS.length).toBe(5);
  const setup = setupOf('common-enemy', 'rebel-cell', 'cinder-relay-b');
  expect(setup.armies[0].deployments).toContain('first-strike');
});
