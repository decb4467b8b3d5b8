import { rule } from '@parsecs/kernel/testing';
import { expect, test } from 'vitest';
import { checkMap, imperialAssault, MAPS, MISSIONS } from '../index.ts';
import { siteFor } from '../site.ts';
import { Beginning } from '../testing/beginning.ts';
import { FREE_DECK } from '../testing/lists.ts';
import { type PlayTable, table } from '../testing/table.ts';

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
    // In the next round he may flip again, also back.
    play.until('activate').choose('P2', 'activate:P2.darth-vader', 'end');
    play.choose('P1', 'activate:P1.luke-skywalker', 'flip:launch-panel-1');
    expect(play.fact('tokenMarks', 'launch-panel-1')).toBe(0);
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
  const speed = (...tokens: readonly string[]): unknown =>
    table()
      .figure('P1.luke-skywalker', 'H19')
      .figure('P2.darth-vader', 'P19')
      .give('tokens', Object.fromEntries(tokens.map((id) => [id, { by: 'P1.luke-skywalker' }])))
      .acts('P1.luke-skywalker')
      .choose('P1', 'move')
      .fact('points');
  expect([speed(), speed('contraband-1'), speed('contraband-1', 'contraband-2')]).toEqual([
    5, 3, 3,
  ]);
});

rule('IA-278', 'Close to Home: 7 points and a mark, once per crate and player', () => {
  const play = quiet('moisture-farm-a', 'J17', 'F9');
  expect(play.points()).toEqual([7, 0]);
  expect(play.fact('tokenMarks', 'crate-3')).toBe(1);
  play
    .until('activate')
    .choose('P2', 'activate:P2.darth-vader', 'end')
    .choose('P1', 'activate:P1.luke-skywalker', 'end')
    .until('activate');
  expect(play.fact('round')).toBe(3);
  expect(play.points()).toEqual([7, 0]);
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
    // The space of the beacon itself is not next to it.
    const onto = table('massassi-ruins-a')
      .figure('P1.luke-skywalker', 'H11')
      .figure('P2.darth-vader', 'S22')
      .give('tokens', { 'holocron-1': { by: 'P1.luke-skywalker' } })
      .acts('P1.luke-skywalker', { points: 1 })
      .choose('P1', 'walk:I12');
    expect(onto.question()).toBe('P1 act');
  },
);

test('a delivery may win the game while the carrier passes a friend', () => {
  const play = table('massassi-ruins-a')
    .figure('P1.luke-skywalker', 'H9')
    .figure('P1.gaarkhan', 'H11')
    .figure('P2.darth-vader', 'S22')
    .vp(30, 0)
    .give('tokens', { 'holocron-1': { by: 'P1.luke-skywalker' } })
    .acts('P1.luke-skywalker', { points: 5 });
  play.choose('P1', 'walk:H13');
  expect(play.question()).toBe('P1 deliver');
  expect(play.at('P1.luke-skywalker')).toBe('H11');
  play.choose('P1', 'yes');
  expect(imperialAssault.outcome(play.state)).toMatchObject({ winners: [0], rule: 'IA-283' });
  expect(imperialAssault.violations(play.state)).toEqual([]);
});

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
    // The initiative player is asked first, and each gains for his own.
    const both = table('massassi-ruins-b')
      .figure('P1.luke-skywalker', 'O10')
      .figure('P2.darth-vader', 'U13')
      .initiative('P2')
      .give('phase', 'status');
    expect(both.question()).toBe('P2 excavate');
    expect(both.offers('token')).toEqual(['excavation-site-5']);
    both.choose('P2', 'token:excavation-site-5').choose('P1', 'pass');
    expect(both.points()).toEqual([0, 6]);
  },
);

rule('IA-282', 'geometry, zones, terminals, doors and tokens come from the maps', () => {
  for (const [index, { id, map, letter }] of MISSIONS.entries()) {
    expect({ id, ok: checkMap(MAPS[map], id).ok }).toEqual({ id, ok: true });
    const site = siteFor(undefined, index);
    expect(site.grid.file).toBe(MAPS[map]);
    const laid = [
      ...site.tokens.map(({ id: token }) => token),
      ...site.raiders.map(() => 'raider'),
    ];
    expect(laid).toHaveLength(MAPS[map].tokens[letter].length);
    expect(site.terminals).toHaveLength(MAPS[map].terminals.length);
  }
});

rule('IA-286', 'missions, Command cards and Deployment cards give points as they state', () => {
  expect(quiet('cinder-relay-a', 'B6', 'O13').points()).toEqual([3, 0]);
  const celebrated = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P2.mak-eshkarey', 'K19', { damage: 2 })
    .figure('P2.gaarkhan', 'E16')
    .hand('P1', 'celebration')
    .acts('P1.darth-vader')
    .choose('P1', 'special:force-choke')
    .choose('P1', 'play:celebration');
  expect(celebrated.told('scored').map(({ vp, by }) => [vp, by])).toEqual([
    [3, 'group'],
    [4, 'celebration'],
  ]);
  const strike = { affiliation: 'mercenary', deployments: ['nexu', 'first-strike'] } as const;
  const armies = [{ ...strike, commands: FREE_DECK }, 'rebel-cell'] as const;
  const begun = new Beginning(armies, 'cinder-relay-a').choose('P1').choose('zone:red');
  expect(begun.through('deploy').state.vp).toEqual([4, 4]);
});
