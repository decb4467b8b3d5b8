import { card } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { BLANK, BLOCK } from '../testing/fights.ts';
import { holder } from '../testing/holder.ts';
import { type PlayTable, table } from '../testing/table.ts';

function exposed(): PlayTable {
  return table()
    .figure('P1.gaarkhan', 'H19')
    .figure('P2.darth-vader', 'I19')
    .hand('P1', 'expose-weakness')
    .acts('P1.gaarkhan')
    .rolls(['red', 0, 2, 0], ['yellow', 1, 2, 0], ['black', 3, 0, 0], ['black', 3, 0, 0])
    .choose('P1', 'play:expose-weakness')
    .settle();
}

card('expose-weakness', 'gives the next attack on an adjacent enemy Pierce 3', () => {
  const play = exposed();
  expect(play.told('exposed')).toMatchObject([{ seat: 0, figure: 'P2.darth-vader' }]);
  play.choose('P1', 'attack:P2.darth-vader').choose('P2', 'pass').until('act');
  // Four damage against six blocks, three of them pierced.
  expect(play.damage('P2.darth-vader')).toBe(1);
});

card('expose-weakness', 'needs an adjacent enemy, and is used up by one attack', () => {
  const far = holder('P1.luke-skywalker', 'expose-weakness');
  expect(far.refusal('P1', 'play:expose-weakness')).toBe('IA-315');
  const play = exposed().choose('P1', 'attack:P2.darth-vader');
  expect(play.state.lasting.every((effects) => effects === 0)).toBe(true);
});

card('fleet-footed', 'gives a point in the own activation and costs no action', () => {
  const play = holder('P1.luke-skywalker', 'fleet-footed').choose('P1', 'play:fleet-footed');
  expect([play.fact('points'), play.fact('actions')]).toEqual([1, 2]);
});

card('fleet-footed', 'is not for the activation of another, and moves no Stunned figure', () => {
  const other = table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.ig-88', 'K19')
    .hand('P2', 'fleet-footed')
    .acts('P1.luke-skywalker');
  expect(other.refusal('P2', 'play:fleet-footed')).toBe('table');
  expect(other.offers('play')).toEqual([]);
  const stunned = table()
    .figure('P1.luke-skywalker', 'H19', { conditions: ['stunned'] })
    .figure('P2.ig-88', 'K19')
    .hand('P1', 'fleet-footed')
    .acts('P1.luke-skywalker')
    .choose('P1', 'play:fleet-footed');
  expect(stunned.offers('walk')).toEqual([]);
});

card('planning', 'draws two cards', () => {
  const leader = holder('P1.gideon-argus', 'planning')
    .deck('P1', 'rally', 'urgency')
    .choose('P1', 'play:planning')
    .settle();
  expect(leader.fact('hands', 'P1')).toEqual(['rally', 'urgency']);
  expect(leader.question()).toBe('P1 act');
});

card('planning', 'leaves one of them to whoever is no Leader', () => {
  const play = holder('P1.luke-skywalker', 'planning')
    .hand('P1', 'planning', 'deadeye')
    .deck('P1', 'rally', 'urgency', 'recovery')
    .choose('P1', 'play:planning');
  // Only what was drawn may be discarded.
  expect(play.offers('discard')).toEqual(['rally', 'urgency']);
  play.choose('P1', 'discard:rally');
  expect(play.fact('hands', 'P1')).toEqual(['deadeye', 'urgency']);
  const last = holder('P1.luke-skywalker', 'planning').deck('P1', 'rally');
  expect(last.choose('P1', 'play:planning').settle().fact('hands', 'P1')).toEqual([]);
});

function priced(group: string): PlayTable {
  return table()
    .figure('P1.ig-88', 'H19')
    .figure('P2.imperial-officer', 'I19', { damage: 2 })
    .figure('P2.darth-vader', 'E16')
    .hand('P1', 'price-on-their-heads')
    .deck('P2')
    .acts('P1.ig-88')
    .choose('P1', 'play:price-on-their-heads', `group:${group}`)
    .choose('P1', 'attack:P2.imperial-officer', 'pool:red+red')
    .settle();
}

card('price-on-their-heads', 'pays 4 more when the marked group is gone', () => {
  const play = priced('P2.imperial-officer');
  // Relentless alone finishes the officer.
  expect(play.points()).toEqual([6, 0]);
  expect(play.fact('discards', 'P1')).toEqual(['price-on-their-heads']);
});

card('price-on-their-heads', 'pays nothing for other groups, and is for Hunters', () => {
  const play = priced('P2.darth-vader');
  expect(play.points()).toEqual([2, 0]);
  expect(play.fact('discards', 'P1')).toEqual([]);
  const hero = holder('P1.luke-skywalker', 'price-on-their-heads');
  expect(hero.refusal('P1', 'play:price-on-their-heads')).toBe('IA-245');
});

card('recovery', 'recovers 2 damage of the figure', () => {
  const play = table()
    .figure('P1.luke-skywalker', 'H19', { damage: 5 })
    .figure('P2.ig-88', 'P19')
    .hand('P1', 'recovery')
    .acts('P1.luke-skywalker')
    .choose('P1', 'play:recovery');
  expect(play.damage('P1.luke-skywalker')).toBe(3);
});

card('recovery', 'recovers no more than there is, and nobody else’s', () => {
  const play = table()
    .figure('P1.luke-skywalker', 'H19', { damage: 1 })
    .figure('P1.gideon-argus', 'H20', { damage: 2 })
    .figure('P2.ig-88', 'P19')
    .hand('P1', 'recovery')
    .acts('P1.luke-skywalker')
    .choose('P1', 'play:recovery');
  expect(play.damage('P1.luke-skywalker')).toBe(0);
  expect(play.damage('P1.gideon-argus')).toBe(2);
});

function regroup(): PlayTable {
  return table()
    .figure('P1.gideon-argus', 'H19', { conditions: ['weakened'] })
    .figure('P1.luke-skywalker', 'H20', { conditions: ['bleeding', 'stunned', 'focused'] })
    .figure('P1.gaarkhan', 'K19', { conditions: ['bleeding'] })
    .figure('P2.ig-88', 'G19', { conditions: ['bleeding'] })
    .hand('P1', 'regroup')
    .acts('P1.gideon-argus')
    .choose('P1', 'play:regroup');
}

card('regroup', 'frees the friends next to a Leader of what is harmful', () => {
  expect(regroup().conditions('P1.luke-skywalker')).toEqual(['focused']);
});

card('regroup', 'frees neither himself, nor the distant, nor enemies, and needs a Leader', () => {
  const play = regroup();
  expect(play.conditions('P1.gaarkhan')).toEqual(['bleeding']);
  expect(play.conditions('P1.gideon-argus')).toEqual(['weakened']);
  expect(play.conditions('P2.ig-88')).toEqual(['bleeding']);
  expect(holder('P1.luke-skywalker', 'regroup').refusal('P1', 'play:regroup')).toBe('IA-245');
});

function shadows(): PlayTable {
  return holder('P1.mak-eshkarey', 'shadow-ops', 'P2.ig-88', 'T9')
    .hand('P2', 'urgency', 'take-initiative')
    .choose('P1', 'play:shadow-ops', 'end')
    .choose('P2', 'activate:P2.ig-88')
    .settle();
}

card('shadow-ops', 'silences the opponent until the end of the round', () => {
  const play = shadows();
  expect(play.offers('play')).toEqual([]);
  expect(play.refusal('P2', 'play:urgency')).toBe('IA-255');
});

card('shadow-ops', 'does not silence its own player, and ends with the round', () => {
  const own = holder('P1.mak-eshkarey', 'shadow-ops', 'P2.ig-88', 'T9')
    .hand('P1', 'shadow-ops', 'recovery')
    .choose('P1', 'play:shadow-ops')
    .settle();
  expect(own.offers('play')).toEqual(['recovery']);
  const later = shadows().choose('P2', 'end').until('start-of-round');
  expect(later.question()).toBe('P2 start-of-round');
  expect(later.offers('play')).toEqual(['take-initiative']);
  expect(holder('P1.luke-skywalker', 'shadow-ops').refusal('P1', 'play:shadow-ops')).toBe('IA-245');
});

function covered(target: 'P1.luke-skywalker' | 'P1.gideon-argus'): unknown {
  const die = target === 'P1.luke-skywalker' ? BLANK : BLOCK;
  return holder('P1.luke-skywalker', 'take-cover', 'P2.ig-88', 'M19')
    .figure('P1.gideon-argus', 'H20')
    .exhausted('P1.gideon-argus')
    .rolls(['blue', 5, 1, 0], ['blue', 5, 1, 0], die)
    .choose('P1', 'play:take-cover', 'end')
    .settle()
    .choose('P2', `attack:${target}`, 'pool:blue+blue')
    .until('act')
    .told('results')[0];
}

card('take-cover', 'a block and 2 accuracy fewer against the figure this round', () => {
  // Two of IG-88 on top; a block of the card and Luke's own.
  expect(covered('P1.luke-skywalker')).toMatchObject({ accuracy: 10, block: 2 });
});

card('take-cover', 'covers nobody else, and nobody in the next round', () => {
  expect(covered('P1.gideon-argus')).toMatchObject({ accuracy: 12, block: 1 });
  const play = holder('P1.luke-skywalker', 'take-cover', 'P2.ig-88', 'T9');
  play.choose('P1', 'play:take-cover');
  expect(play.state.lasting[0]).not.toBe(0);
  play.choose('P1', 'end').choose('P2', 'end').until('activate');
  expect(play.fact('round')).toBe(2);
  expect(play.state.lasting[0]).toBe(0);
});

card('urgency', 'gives points equal to Speed and two more, spent at once', () => {
  const play = holder('P1.luke-skywalker', 'urgency').choose('P1', 'play:urgency');
  expect(play.told('points-gained')).toMatchObject([{ points: 7 }]);
  expect(play.question()).toBe('P1 walk');
  expect(play.fact('actions')).toBe(1);
});

card('urgency', 'keeps nothing for later, and moves no Stunned figure', () => {
  const play = holder('P1.luke-skywalker', 'urgency').choose('P1', 'play:urgency', 'stop');
  expect(play.fact('points')).toBe(0);
  const stunned = table()
    .figure('P1.luke-skywalker', 'H19', { conditions: ['stunned'] })
    .figure('P2.ig-88', 'K19')
    .hand('P1', 'urgency')
    .acts('P1.luke-skywalker')
    .choose('P1', 'play:urgency');
  expect(stunned.question()).not.toBe('P1 walk');
});
