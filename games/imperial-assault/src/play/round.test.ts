import { fixedChance } from '@parsecs/kernel';
import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { imperialAssault } from '../index.ts';
import { table } from '../testing/table.ts';

/** Two officers against two lone figures, far from each other. */
function four(): ReturnType<typeof table> {
  return table()
    .figure('P1.imperial-officer-1', 'T9')
    .figure('P1.imperial-officer-2', 'S9')
    .figure('P2.gideon-argus', 'E16')
    .figure('P2.mak-eshkarey', 'F16');
}

rule('IA-050', 'a round is an activation phase and a status phase, again and again', () => {
  const phases = new Set(['round-began', 'activated', 'status-began']);
  const play = four().idle(60);
  const story = play.story().filter((type) => phases.has(type));
  const round = ['activated', 'activated', 'activated', 'activated', 'status-began', 'round-began'];
  expect(story.slice(0, 12)).toEqual([...round, ...round]);
  expect(play.told('round-began').map(({ round: number }) => number)).toEqual(
    play.told('round-began').map((_, index) => index + 2),
  );
});

rule(
  'IA-051',
  'at the start of a round the mission comes first, then initiative, then the other',
  () => {
    const start = table('massassi-ruins-b')
      .figure('P1.luke-skywalker', 'I11')
      .figure('P2.darth-vader', 'T22')
      .hand('P1', 'sit-tight')
      .hand('P2', 'take-initiative')
      .give('phase', 'start-of-round');
    expect(start.question()).toBe('P1 bombard');
    start.choose('P1', 'no');
    expect(start.question()).toBe('P1 start-of-round');
    start.choose('P1', 'pass');
    expect(start.question()).toBe('P2 start-of-round');
    start.choose('P2', 'play:take-initiative', 'group:P2.darth-vader').settle();
    // The token moved at once, but the first player's part is over.
    expect(start.fact('initiative')).toBe('P2');
    expect(start.question()).toBe('P1 act');
  },
);

rule('IA-052', 'players take turns, one group each, the initiative player first', () => {
  const play = four();
  expect(play.question()).toBe('P1 activate');
  play.choose('P1', 'activate:P1.imperial-officer-1', 'end');
  expect(play.question()).toBe('P2 activate');
  expect(play.offers('activate')).toEqual(['P2.gideon-argus', 'P2.mak-eshkarey']);
});

rule('IA-053', 'passing is for the player with fewer ready cards', () => {
  const play = table()
    .figure('P1.imperial-officer', 'T9')
    .figure('P2.gideon-argus', 'E16')
    .figure('P2.mak-eshkarey', 'F16');
  expect(play.offered()).toContain('pass');
  play.choose('P1', 'pass').choose('P2', 'activate:P2.gideon-argus', 'end');
  // One against one: no longer fewer.
  expect(play.question()).toBe('P1 activate');
  expect(play.refusal('P1', 'pass')).toBe('IA-053');
  // As long as they are fewer, a pass may be repeated.
  const again = table()
    .figure('P1.imperial-officer', 'T9')
    .figure('P2.gideon-argus', 'E16')
    .figure('P2.mak-eshkarey', 'F16')
    .figure('P2.jyn-odan', 'G16')
    .choose('P1', 'pass')
    .choose('P2', 'activate:P2.gideon-argus', 'end');
  expect(again.offered()).toContain('pass');
});

rule('IA-054', 'a player without ready groups is skipped', () => {
  const play = four().exhausted('P1.imperial-officer-1', 'P1.imperial-officer-2');
  expect(play.question()).toBe('P2 activate');
  play.choose('P2', 'activate:P2.gideon-argus', 'end');
  expect(play.question()).toBe('P2 activate');
  expect(play.told('skipped')).toMatchObject([
    { seat: 0, cause: 'none-ready' },
    { seat: 0, cause: 'none-ready' },
  ]);
});

rule('IA-055', 'the phase ends when every card is exhausted', () => {
  const play = four().exhausted(
    'P1.imperial-officer-1',
    'P1.imperial-officer-2',
    'P2.mak-eshkarey',
  );
  play.choose('P2', 'activate:P2.gideon-argus', 'end');
  expect(play.fact('round')).toBe(2);
  expect(play.story()).toContain('drew');
});

rule('IA-056', 'the group that activates no longer counts as ready', () => {
  const play = four().choose('P1', 'activate:P1.imperial-officer-1');
  play.settle();
  expect(play.fact('groups', 'P1.imperial-officer-1')).toBe('activating');
  play.choose('P1', 'end');
  expect(play.fact('groups', 'P1.imperial-officer-1')).toBe('exhausted');
  // One ready officer against two ready Rebels.
  play.choose('P2', 'activate:P2.gideon-argus', 'end');
  expect(play.offered()).not.toContain('pass');
});

rule('IA-057', 'every figure of the group has its activation, in the order its owner likes', () => {
  const play = table()
    .figure('P1.stormtrooper.1', 'T9')
    .figure('P1.stormtrooper.2', 'S9')
    .figure('P1.stormtrooper.3', 'T8')
    .figure('P2.gideon-argus', 'E16')
    .choose('P1', 'activate:P1.stormtrooper', 'next:P1.stormtrooper.3', 'end');
  expect(play.question()).toBe('P1 next-figure');
  expect(play.offers('next')).toEqual(['P1.stormtrooper.1', 'P1.stormtrooper.2']);
  play.choose('P1', 'next:P1.stormtrooper.1', 'end', 'end').settle();
  expect(play.question()).toBe('P2 act');
});

rule('IA-058', 'a figure may do nothing', () => {
  const play = four().choose('P1', 'activate:P1.imperial-officer-1', 'end');
  expect(play.at('P1.imperial-officer-1')).toBe('T9');
  expect(play.question()).toBe('P2 activate');
});

rule('IA-059', 'a figure that falls in its own activation is done', () => {
  const play = table()
    .figure('P1.stormtrooper.1', 'T9', { damage: 2, conditions: ['bleeding'] })
    .figure('P1.stormtrooper.2', 'S9')
    .figure('P2.gideon-argus', 'E16')
    .deck('P1')
    .choose('P1', 'activate:P1.stormtrooper', 'next:P1.stormtrooper.1', 'move');
  expect(play.at('P1.stormtrooper.1')).toBeNull();
  play.settle();
  expect(play.question()).toBe('P1 act');
  expect(play.fact('actions')).toBe(2);
});

rule(
  'IA-060',
  'a readied group may activate again with fresh limits, but those of the round',
  () => {
    const play = table()
      .figure('P1.luke-skywalker', 'H19')
      .figure('P2.darth-vader', 'L19')
      .hand('P1', 'son-of-skywalker')
      .seeded('again')
      .acts('P1.luke-skywalker', { spent: 2, attacked: true })
      .choose('P1', 'end', 'play:son-of-skywalker');
    expect(play.fact('groups', 'P1.luke-skywalker')).toBe('ready');
    play
      .choose('P2', 'activate:P2.darth-vader', 'end')
      .choose('P1', 'activate:P1.luke-skywalker')
      .settle();
    expect(play.fact('actions')).toBe(2);
    expect(play.offers('attack')).toEqual(['P2.darth-vader']);
    // What is limited by the round stays used up.
    const flip = table('mos-eisley-outskirts-a')
      .figure('P1.luke-skywalker', 'L15')
      .figure('P2.darth-vader', 'E22')
      .hand('P1', 'son-of-skywalker')
      .acts('P1.luke-skywalker')
      .choose('P1', 'flip:launch-panel-1', 'end', 'play:son-of-skywalker')
      .choose('P2', 'activate:P2.darth-vader', 'end')
      .choose('P1', 'activate:P1.luke-skywalker')
      .settle();
    expect(flip.refusal('P1', 'flip:launch-panel-3')).toBe('IA-276');
  },
);

/** The status phase of a quiet position. */
function status(): ReturnType<typeof table> {
  return table()
    .figure('P1.imperial-officer', 'G13')
    .figure('P2.gideon-argus', 'E16')
    .exhausted('P1.imperial-officer', 'P2.gideon-argus');
}

rule('IA-061', 'status step 1: all cards are readied', () => {
  const play = status();
  expect(play.fact('groups')).toEqual({
    'P1.imperial-officer': 'ready',
    'P2.gideon-argus': 'ready',
  });
});

rule('IA-062', 'status step 2: one card, and one more for each controlled terminal', () => {
  const play = table()
    .figure('P1.imperial-officer', 'S9')
    .figure('P2.gideon-argus', 'E16')
    .exhausted('P1.imperial-officer', 'P2.gideon-argus');
  expect(play.told('drew')).toMatchObject([
    { seat: 0, count: 2 },
    { seat: 1, count: 1 },
  ]);
  const both = table('cinder-relay-a')
    .figure('P1.imperial-officer-1', 'L1')
    .figure('P1.imperial-officer-2', 'D13')
    .figure('P2.gideon-argus', 'A1')
    .exhausted('P1.imperial-officer-1', 'P1.imperial-officer-2', 'P2.gideon-argus');
  expect(both.told('drew')[0]).toMatchObject({ seat: 0, count: 3 });
});

rule('IA-063', 'an empty deck gives nothing and costs nothing', () => {
  const play = status().deck('P1').discard('P1', 'rally');
  expect(play.told('nothing-to-draw')).toMatchObject([{ seat: 0 }]);
  expect(play.fact('discards', 'P1')).toEqual(['rally']);
  expect(play.winners()).toEqual([]);
});

rule('IA-064', 'status step 3: the mission first, then initiative, then the other', () => {
  const play = table('cinder-relay-a')
    .figure('P1.probe-droid', 'B6')
    .figure('P2.probe-droid', 'N6')
    .initiative('P2')
    .exhausted('P1.probe-droid', 'P2.probe-droid');
  expect(play.points()).toEqual([3, 3]);
  expect(play.question()).toBe('P2 end-of-round');
  expect(play.choose('P2', 'pass').question()).toBe('P1 end-of-round');
});

rule('IA-065', 'both players score on the same position before victory is tested', () => {
  const play = table('cinder-relay-a')
    .figure('P1.imperial-officer', 'B6')
    .figure('P2.gideon-argus', 'N6')
    .vp(38, 39)
    .exhausted('P1.imperial-officer', 'P2.gideon-argus');
  expect(play.points()).toEqual([41, 42]);
  expect(play.winners()).toEqual(['P2']);
});

rule('IA-066', 'status step 4: the token changes hands and a new round begins', () => {
  const play = status().settle();
  expect(play.fact('initiative')).toBe('P2');
  expect(play.fact('round')).toBe(2);
});

rule('IA-067', 'effects of this round cover the end of the round and then stop', () => {
  const play = table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.nexu', 'I19')
    .hand('P1', 'take-cover')
    .hand('P2', 'ferocity')
    .exhausted('P2.nexu')
    .acts('P1.luke-skywalker', { spent: 1, others: false })
    .rolls(['red', 0, 1, 0], ['green', 1, 0, 1], ['white', 0, 0, 0])
    .choose('P1', 'play:take-cover', 'end')
    .choose('P2', 'play:ferocity', 'attack:P1.luke-skywalker');
  play.until('activate');
  // Luke's own block and the one of Take Cover.
  expect(play.told('results')).toMatchObject([{ block: 2 }]);
  expect(play.state.lasting).toEqual([0, 0]);
});

rule('IA-294', 'no limit on rounds, unless the match sets one', () => {
  const play = status().give('round', 60).settle();
  expect(play.fact('round')).toBe(61);
  const last = (round: number): ReturnType<typeof table> =>
    table()
      .options({ roundLimit: 6 })
      .figure('P1.imperial-officer', 'G13')
      .figure('P2.gideon-argus', 'E16')
      .vp(3, 5)
      .give('round', round)
      .exhausted('P1.imperial-officer', 'P2.gideon-argus');
  expect(imperialAssault.outcome(last(6).state)).toMatchObject({ winners: [1], rule: 'IA-294' });
  expect(imperialAssault.outcome(last(5).state)).toBeUndefined();
});

rule('IA-317', 'whoever resigns has lost, whatever the points say', () => {
  const play = four().vp(30, 2);
  expect(play.offered()).not.toContain('resign');
  play.choose('P1', 'resign');
  expect(play.told('resigned')).toMatchObject([{ seat: 0 }]);
  expect(play.told('won')).toMatchObject([{ winners: [1], rule: 'IA-317' }]);
  expect(imperialAssault.outcome(play.state)).toMatchObject({ winners: [1], rule: 'IA-317' });
  expect(play.refusal('P2', 'resign')).toBe('table');
});

rule('IA-317', 'the player who is not asked may resign too, but nothing else', () => {
  const play = four();
  expect(play.question()).toMatch(/^P1 /);
  expect(play.refusal('P2', 'pass')).toBe('table');
  const answer = imperialAssault.check(play.state, 1, 'resign');
  if ('refused' in answer) throw new Error(answer.refused);
  imperialAssault.answer(play.state, 1, answer, { chance: fixedChance([]) });
  expect(imperialAssault.outcome(play.state)).toMatchObject({ winners: [0], rule: 'IA-317' });
});
