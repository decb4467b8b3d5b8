import { card } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import type { CommandId } from '../index.ts';
import { type PlayTable, table } from '../testing/table.ts';

function gap(): PlayTable {
  return table('cinder-relay-a')
    .figure('P1.gaarkhan', 'A1')
    .figure('P1.diala-passil', 'C1', { conditions: ['stunned'] })
    .figure('P1.luke-skywalker', 'E1')
    .figure('P2.nexu', 'N12')
    .hand('P1', 'close-the-gap')
    .give('phase', 'start-of-round')
    .choose('P1', 'play:close-the-gap');
}

card('close-the-gap', 'lets each Brawler go one space', () => {
  const play = gap().choose('P1', 'figure:P1.gaarkhan', 'walk:B2');
  expect(play.at('P1.gaarkhan')).toBe('B2');
  expect(play.question()).toBe('P1 activate');
});

card(
  'close-the-gap',
  'leaves the Stunned, others and enemies; nobody goes two spaces or must go',
  () => {
    const play = gap();
    expect(play.offers('figure')).toEqual(['P1.gaarkhan']);
    play.choose('P1', 'figure:P1.gaarkhan');
    expect(play.offers('walk')).not.toContain('C2');
    play.choose('P1', 'stop');
    expect(play.at('P1.gaarkhan')).toBe('A1');
    expect(gap().choose('P1', 'stop').question()).toBe('P1 activate');
  },
);

/** One figure a side at the start of a round; player 1 holds a card. */
function start(id: CommandId, initiative: 'P1' | 'P2' = 'P1'): PlayTable {
  return table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.ig-88', 'P19')
    .initiative(initiative)
    .hand('P1', id)
    .give('phase', 'start-of-round');
}

card('sit-tight', 'waits until there are more ready cards than the opponent has', () => {
  const play = start('sit-tight').choose('P1', 'play:sit-tight');
  expect(play.question()).toBe('P2 activate');
  play.choose('P2', 'activate:P2.ig-88', 'end');
  expect(play.question()).toBe('P1 activate');
});

card('sit-tight', 'holds back nobody who has more, and nobody who declines it', () => {
  expect(start('sit-tight').choose('P1', 'pass').question()).toBe('P1 activate');
  const more = start('sit-tight').figure('P1.gideon-argus', 'H20').choose('P1', 'play:sit-tight');
  expect(more.question()).toBe('P1 activate');
});

card('take-initiative', 'takes the token and turns a ready card', () => {
  const play = start('take-initiative', 'P2').figure('P1.gideon-argus', 'H20');
  play.choose('P1', 'play:take-initiative', 'group:P1.gideon-argus');
  expect(play.fact('initiative')).toBe('P1');
  expect(play.fact('groups', 'P1.gideon-argus')).toBe('exhausted');
  expect(play.question()).toBe('P1 activate');
});

card('take-initiative', 'needs a ready card of his own, and is for the start of a round', () => {
  const none = start('take-initiative', 'P2').exhausted('P1.luke-skywalker');
  expect(none.offers('play')).toEqual([]);
  const later = table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.ig-88', 'P19')
    .hand('P1', 'take-initiative')
    .acts('P1.luke-skywalker');
  expect(later.refusal('P1', 'play:take-initiative')).toBe('IA-243');
});

function finished(exhausted: boolean, by: 'P1.gideon-argus' | 'P2.ig-88'): PlayTable {
  return table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P1.gideon-argus', 'H20')
    .figure('P2.ig-88', 'P19')
    .hand('P1', 'son-of-skywalker')
    .exhausted(...(exhausted ? ['P1.luke-skywalker'] : []))
    .acts(by)
    .choose(by.startsWith('P1') ? 'P1' : 'P2', 'end');
}

card('son-of-skywalker', 'readies Luke after the activation of friend or foe', () => {
  for (const by of ['P1.gideon-argus', 'P2.ig-88'] as const) {
    const play = finished(true, by);
    expect(play.question()).toBe('P1 after-activation');
    play.choose('P1', 'play:son-of-skywalker');
    expect(play.fact('groups', 'P1.luke-skywalker')).toBe('ready');
  }
});

card('son-of-skywalker', 'is not offered while his card is ready, or without Luke', () => {
  expect(finished(false, 'P2.ig-88').question()).toBe('P1 activate');
  const without = table()
    .figure('P1.gideon-argus', 'H20')
    .figure('P2.ig-88', 'P19')
    .hand('P1', 'son-of-skywalker')
    .exhausted('P1.gideon-argus')
    .acts('P2.ig-88')
    .choose('P2', 'end');
  expect(without.question()).not.toBe('P1 after-activation');
});

function rally(fresh: boolean): PlayTable {
  return table()
    .figure('P1.luke-skywalker', 'H19', {
      conditions: ['stunned', 'bleeding', 'focused', 'weakened', 'hidden'],
    })
    .figure('P1.gideon-argus', 'H20', { conditions: ['bleeding'] })
    .figure('P2.ig-88', 'T9')
    .hand('P1', 'rally')
    .acts('P1.luke-skywalker', { fresh });
}

card('rally', 'frees the figure of harmful conditions', () => {
  const play = rally(true).choose('P1', 'play:rally');
  expect(play.conditions('P1.luke-skywalker')).toEqual(['focused', 'hidden']);
});

card('rally', 'frees nobody else, and is for the start of the activation', () => {
  const play = rally(true).choose('P1', 'play:rally');
  expect(play.conditions('P1.gideon-argus')).toEqual(['bleeding']);
  expect(rally(false).refusal('P1', 'play:rally')).toBe('IA-243');
});

function limit(...before: readonly string[]): PlayTable {
  return table()
    .figure('P1.luke-skywalker', 'H19', { conditions: ['bleeding'] })
    .figure('P2.ig-88', 'K19')
    .hand('P1', 'to-the-limit')
    .deck('P1')
    .acts('P1.luke-skywalker')
    .choose('P1', ...before);
}

card('to-the-limit', 'gives an action at once after a special one, then Stunned', () => {
  const play = limit('shed:bleeding', 'play:to-the-limit');
  expect(play.question()).toBe('P1 extra-action');
  play.choose('P1', 'move');
  expect(play.conditions('P1.luke-skywalker')).toEqual(['stunned']);
  expect(play.fact('actions')).toBe(1);
});

card(
  'to-the-limit',
  'does not follow a plain action, and is no way around the attack limit',
  () => {
    expect(limit('move').question()).toBe('P1 act');
    const twice = table()
      .figure('P1.luke-skywalker', 'H19')
      .figure('P2.ig-88', 'I19')
      .hand('P1', 'to-the-limit')
      .acts('P1.luke-skywalker')
      .seeded('limit')
      .choose('P1', 'special:saber-strike')
      .until('after-special-action')
      .choose('P1', 'play:to-the-limit');
    expect(twice.question()).toBe('P1 extra-action');
    expect(twice.offers('attack')).toEqual([]);
  },
);
