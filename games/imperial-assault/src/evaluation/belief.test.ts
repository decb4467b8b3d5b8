import { at, seededChance } from '@parsecs/kernel';
import { expect, test } from 'vitest';
import { findCommand } from '../cards/cards.ts';
import { imperialAssault } from '../index.ts';
import { type PlayTable, table } from '../testing/table.ts';
import { COMMAND_IDS } from '../vocabulary.ts';
import { belief } from './belief.ts';

/** Vader and Luke; Luke's hand is not for P1's eyes. */
function duel(...held: Parameters<PlayTable['hand']>[1][]): PlayTable {
  return table()
    .figure('P1.darth-vader', 'H19')
    .figure('P2.luke-skywalker', 'M19')
    .hand('P1', 'rally')
    .hand('P2', ...held)
    .discard('P2', 'urgency')
    .acts('P1.darth-vader');
}

test('a believed world looks like the one that is seen', () => {
  const view = imperialAssault.view(duel('deadeye', 'planning').state, 0);
  for (const seed of ['a', 'b', 'c']) {
    const { state } = belief(view, seededChance(seed));
    expect(imperialAssault.view(state, 0)).toEqual(view);
    expect(imperialAssault.violations(state)).toEqual([]);
  }
});

test('nothing hidden is used: other cards in the enemy’s hand are believed in the same way', () => {
  const one = belief(imperialAssault.view(duel('deadeye').state, 0), seededChance('swap'));
  const other = belief(imperialAssault.view(duel('planning').state, 0), seededChance('swap'));
  expect(one).toEqual(other);
});

test('an enemy is believed to hold cards that his figures can play', () => {
  const view = imperialAssault.view(duel('deadeye', 'planning', 'rally').state, 0);
  for (let seed = 0; seed < 10; seed += 1) {
    const { state } = belief(view, seededChance(`hand ${seed}`));
    for (const card of at(state.hands, 1)) {
      expect(findCommand(at(COMMAND_IDS, card))?.on?.affiliation ?? 'rebel').toBe('rebel');
    }
  }
});
