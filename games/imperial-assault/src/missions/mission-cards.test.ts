import { card } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { imperialAssault, type MissionId } from '../index.ts';
import { BLOCK } from '../testing/fights.ts';
import { type PlayTable, table } from '../testing/table.ts';

/** Luke against Vader; the round ends. */
function ending(mission: MissionId, one: string, other: string, tokens: object = {}): PlayTable {
  return table(mission)
    .figure('P1.luke-skywalker', one)
    .figure('P2.darth-vader', other)
    .give('tokens', tokens)
    .give('phase', 'status');
}

card('mos-eisley-outskirts-a', 'pays 2 for each grey panel and 5 for each coloured one', () => {
  expect(ending('mos-eisley-outskirts-a', 'L15', 'O15').points()).toEqual([4, 4]);
  const coloured = { 'launch-panel-1': { mark: 1 } };
  expect(ending('mos-eisley-outskirts-a', 'L15', 'E22', coloured).points()).toEqual([7, 0]);
});

card(
  'mos-eisley-outskirts-a',
  'pays nothing for contested panels, and lets a player flip one',
  () => {
    expect(ending('mos-eisley-outskirts-a', 'L15', 'L14').points()).toEqual([0, 0]);
    const play = table('mos-eisley-outskirts-a')
      .figure('P1.luke-skywalker', 'L15')
      .figure('P2.darth-vader', 'E22')
      .acts('P1.luke-skywalker')
      .choose('P1', 'flip:launch-panel-1');
    expect(play.refusal('P1', 'flip:launch-panel-3')).toBe('IA-276');
  },
);

const GOODS = { 'contraband-1': { by: 'P1.luke-skywalker' } };

card('mos-eisley-outskirts-b', 'pays 15 for a carrier at home, and takes the goods', () => {
  const home = ending('mos-eisley-outskirts-b', 'S20', 'E19', GOODS);
  expect(home.points()).toEqual([15, 0]);
  expect(home.fact('tokens', 'contraband-1')).toBeNull();
});

card(
  'mos-eisley-outskirts-b',
  'pays nothing elsewhere, in the other zone, or without goods',
  () => {
    expect(ending('mos-eisley-outskirts-b', 'K16', 'E19', GOODS).points()).toEqual([0, 0]);
    expect(ending('mos-eisley-outskirts-b', 'H10', 'E19', GOODS).points()).toEqual([0, 0]);
    expect(ending('mos-eisley-outskirts-b', 'S20', 'E19').points()).toEqual([0, 0]);
  },
);

card('moisture-farm-a', 'pays 7 for a crate and marks it; it may bear both marks', () => {
  const second = ending('moisture-farm-a', 'F9', 'J17', { 'crate-3': { mark: 1 } });
  expect(second.points()).toEqual([0, 7]);
  expect(second.fact('tokenMarks', 'crate-3')).toBe(3);
});

card('moisture-farm-a', 'pays a player once for a crate, and nothing to the distant', () => {
  const again = ending('moisture-farm-a', 'J17', 'F9', { 'crate-3': { mark: 1 } });
  expect(again.points()).toEqual([0, 0]);
  expect(ending('moisture-farm-a', 'F9', 'R5').points()).toEqual([0, 0]);
});

function raid(raiders: readonly string[], one: string, other: string): PlayTable {
  return table('moisture-farm-b')
    .figure('P1.darth-vader', one)
    .figure('P2.luke-skywalker', other)
    .give('raiders', raiders)
    .give('phase', 'status');
}

card('moisture-farm-b', 'whoever leads the attack is paid for the raider', () => {
  const play = table('moisture-farm-b')
    .figure('P1.darth-vader', 'O14')
    .figure('P2.luke-skywalker', 'Q14')
    .give('raiders', ['R14'])
    // Who has the initiative does not matter.
    .initiative('P2')
    .hand('P1', 'lure-of-the-dark-side')
    .acts('P1.darth-vader')
    .rolls(['blue', 5, 1, 0], ['green', 3, 2, 0], ['yellow', 2, 1, 0], ['black', 1, 0, 0]);
  play.state.raiderDamage = play.state.raiderDamage.with(0, 4);
  play.choose('P1', 'play:lure-of-the-dark-side', 'attack:raider-1').until('act');
  expect(play.points()).toEqual([4, 0]);
});

card('moisture-farm-b', 'raiders strike the closest in sight, and pay 4 when defeated', () => {
  const struck = raid(['K13'], 'I13', 'R14');
  expect(struck.damage('P1.darth-vader')).toBe(2);
  const other = raid(['K13'], 'R14', 'I13');
  expect([other.damage('P1.darth-vader'), other.damage('P2.luke-skywalker')]).toEqual([0, 2]);
  const kill = table('moisture-farm-b')
    .figure('P1.darth-vader', 'J13')
    .figure('P2.luke-skywalker', 'R14')
    .give('raiders', ['K13'])
    .acts('P1.darth-vader')
    .rolls(['red', 0, 3, 0], ['red', 0, 2, 0], ['yellow', 2, 1, 0], BLOCK)
    .choose('P1', 'attack:raider-1')
    .until('act');
  // Five Health, six damage, one block.
  expect(kill.points()).toEqual([4, 0]);
  const moved = raid(['J14'], 'F9', 'S5').choose('P1', 'move-raiders', 'raider:1', 'space:H17');
  expect(moved.fact('raiders')).toEqual(['H17']);
});

card(
  'moisture-farm-b',
  'raiders spare the unseen, go no four spaces, and join in the camp only',
  () => {
    const spared = raid(['K13'], 'F9', 'S5');
    expect([spared.damage('P1.darth-vader'), spared.damage('P2.luke-skywalker')]).toEqual([0, 0]);
    const moved = raid(['J14'], 'F9', 'S5').choose('P1', 'move-raiders', 'raider:1');
    expect(moved.offers('space')).not.toContain('H18');
    const deployed = raid(['K13'], 'F9', 'S5').choose('P1', 'deploy-raider');
    expect(deployed.offers('space')).toContain('M17');
    expect(deployed.offers('space')).not.toContain('K14');
  },
);

const HOLOCRON = { 'holocron-1': { by: 'P1.luke-skywalker' } };

function beacon(at: string): PlayTable {
  return table('massassi-ruins-a')
    .figure('P1.luke-skywalker', at)
    .figure('P2.darth-vader', 'S22')
    .give('tokens', { ...HOLOCRON, 'holocron-2': { at: 'H10' } })
    .acts('P1.luke-skywalker', { points: 2 });
}

card('massassi-ruins-a', 'a holocron brought next to the beacon pays 10', () => {
  const play = beacon('H9').choose('P1', 'walk:H11');
  expect(play.question()).toBe('P1 deliver');
  expect(play.choose('P1', 'yes').points()).toEqual([10, 0]);
});

card('massassi-ruins-a', 'standing there is not enough, and one holocron is the most', () => {
  expect(beacon('H11').question()).toBe('P1 act');
  expect(beacon('H11').refusal('P1', 'retrieve:holocron-2')).toBe('IA-092');
  const kept = beacon('H9').choose('P1', 'walk:H11', 'no');
  expect(kept.points()).toEqual([0, 0]);
  expect(kept.fact('tokens', 'holocron-1')).toBe('P1.luke-skywalker');
  const empty = table('massassi-ruins-a')
    .figure('P1.luke-skywalker', 'H9')
    .figure('P2.darth-vader', 'S22')
    .acts('P1.luke-skywalker', { points: 2 })
    .choose('P1', 'walk:H11');
  expect(empty.question()).toBe('P1 act');
});

function bombard(one: string, other: string): PlayTable {
  return table('massassi-ruins-b')
    .figure('P1.luke-skywalker', one)
    .figure('P2.darth-vader', other)
    .give('phase', 'start-of-round');
}

card('massassi-ruins-b', 'the beacon bombs the exterior, and a site pays 6', () => {
  const play = bombard('H11', 'S22').choose('P1', 'yes');
  expect(play.damage('P2.darth-vader')).toBe(2);
  const site = ending('massassi-ruins-b', 'O10', 'S22').choose('P1', 'token:excavation-site-1');
  expect(site.points()).toEqual([6, 0]);
  expect(site.fact('tokens', 'excavation-site-1')).toBeNull();
});

card(
  'massassi-ruins-b',
  'no bomb inside, by choice, or without the beacon; one site a round',
  () => {
    expect(bombard('H11', 'S22').choose('P1', 'yes').damage('P1.luke-skywalker')).toBe(0);
    expect(bombard('H11', 'S22').choose('P1', 'no').damage('P2.darth-vader')).toBe(0);
    expect(bombard('O10', 'S22').question()).toBe('P1 activate');
    const sites = { 'excavation-site-2': { at: 'O10' } };
    const two = ending('massassi-ruins-b', 'O10', 'S22', sites);
    expect(two.offers('token')).toEqual(['excavation-site-1', 'excavation-site-2']);
    two.choose('P1', 'token:excavation-site-1');
    expect(two.question()).not.toBe('P1 excavate');
  },
);

card('training-ground-a', 'a reprogrammed remote pays 2 a round', () => {
  const play = table('training-ground-a')
    .figure('P1.luke-skywalker', 'J10')
    .figure('P2.darth-vader', 'E18')
    .exhausted('P2.darth-vader')
    .acts('P1.luke-skywalker', { others: false })
    .choose('P1', 'reprogram:remote-2', 'end');
  expect(play.points()).toEqual([2, 0]);
});

card('training-ground-a', 'is reprogrammed once and for all, and pays nobody else', () => {
  const other = table('training-ground-a')
    .figure('P1.luke-skywalker', 'E18')
    .figure('P2.darth-vader', 'J10')
    .give('tokens', { 'remote-2': { mark: 1 } })
    .acts('P2.darth-vader');
  expect(other.offers('reprogram')).toEqual([]);
  const paid = ending('training-ground-a', 'E18', 'J10', { 'remote-2': { mark: 1 } });
  expect(paid.points()).toEqual([2, 0]);
});

function marked(mark: 'red' | 'blue', deck = true): PlayTable {
  const play = table('training-ground-b')
    .figure('P1.darth-vader', 'J19')
    .figure('P2.mak-eshkarey', 'K19', { damage: 3 })
    .figure('P2.gideon-argus', 'E18')
    .give('marks', { 'P2.mak-eshkarey': mark, 'P2.gideon-argus': mark === 'red' ? 'blue' : 'red' })
    .acts('P1.darth-vader');
  if (!deck) play.deck('P2');
  return play.choose('P1', 'special:force-choke', 'figure:P2.mak-eshkarey');
}

card('training-ground-b', 'red pays the opponent 10, blue lets the owner draw', () => {
  expect(marked('red').points()).toEqual([13, 0]);
  const blue = marked('blue');
  expect(blue.question()).toBe('P2 draw');
  blue.choose('P2', 'yes');
  expect(blue.points()).toEqual([3, 0]);
  expect(blue.fact('handSizes', 'P2')).toBe(1);
});

card(
  'training-ground-b',
  'marks are secret until their group falls, and drawing is no duty',
  () => {
    const play = marked('blue');
    const groups = imperialAssault.view(play.state, 0).groups.filter(({ owner }) => owner === 1);
    expect(groups.map(({ marked: lies, mark }) => [lies, mark])).toEqual([
      [true, undefined],
      [true, 'blue'],
    ]);
    expect(play.choose('P2', 'no').fact('handSizes', 'P2')).toBe(0);
    expect(marked('blue', false).question()).not.toBe('P2 draw');
  },
);

function cores(...spaces: readonly string[]): PlayTable {
  const play = table('cinder-relay-a').figure('P2.gaarkhan', 'O13').give('phase', 'status');
  for (const [index, space] of spaces.entries()) play.figure(`P1.stormtrooper.${index + 1}`, space);
  return play;
}

card('cinder-relay-a', 'cores pay 3 each, all three 4 more', () => {
  expect(cores('B6', 'F7', 'N6').points()).toEqual([6, 0]);
  expect(cores('B6', 'H6', 'N6').points()).toEqual([13, 0]);
});

card('cinder-relay-a', 'a contested core pays nobody', () => {
  expect(cores('B6').figure('P2.diala-passil', 'B8').points()).toEqual([0, 0]);
});

const CRATE = { 'data-crate-1': { by: 'P1.luke-skywalker' } };

card('cinder-relay-b', 'a carried crate pays 2 a round, an uploaded one 8', () => {
  expect(ending('cinder-relay-b', 'A1', 'O13', CRATE).points()).toEqual([2, 0]);
  const upload = table('cinder-relay-b')
    .figure('P1.luke-skywalker', 'L2')
    .figure('P2.darth-vader', 'O13')
    .give('tokens', CRATE)
    .acts('P1.luke-skywalker')
    .choose('P1', 'upload:terminal-1');
  expect(upload.points()).toEqual([8, 0]);
  expect(upload.fact('tokens', 'data-crate-1')).toBeNull();
});

card(
  'cinder-relay-b',
  'pays nothing for crates on the floor, and takes none away from terminals',
  () => {
    expect(ending('cinder-relay-b', 'H5', 'O13').points()).toEqual([0, 0]);
    const far = table('cinder-relay-b')
      .figure('P1.luke-skywalker', 'K2')
      .figure('P2.darth-vader', 'O13')
      .give('tokens', CRATE)
      .acts('P1.luke-skywalker');
    expect(far.offers('upload')).toEqual([]);
    expect(far.refusal('P1', 'upload:terminal-1')).toBe('IA-082');
  },
);
