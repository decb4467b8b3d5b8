import { at, seededChance } from '@parsecs/kernel';
import { expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { starshipBattles } from '../index.ts';
import type { State } from '../state.ts';
import { type PlayTable, table } from '../testing/table.ts';
import { quick } from './quick.ts';
import { thinking } from './thinking.ts';

const { question, answer, copy, evaluate, asked } = starshipBattles;

/** The answer that is best once both sides have gone on to the attacks: what a search finds. */
function best(root: State): Answer {
  const seat = at(asked(root), 0);
  const chance = seededChance('best');
  const { answers } = question(root, seat);
  const chances = answers.map((given) => {
    const state = copy(root);
    answer(state, seat, given, { chance });
    while (!thinking.horizon(state, root)) {
      const next = question(state, at(asked(state), 0));
      const reply = next.answers.length === 1 ? at(next.answers, 0) : quick(state, next, chance);
      answer(state, next.seat, reply, { chance });
    }
    return evaluate(state, seat);
  });
  return at(answers, chances.indexOf(Math.max(...chances)));
}

function follow(game: PlayTable): PlayTable {
  return game.choose(game.next(), best(game.state).id);
}

test('a large ship that shows its flank turns its bow to the guns', () => {
  const game = table()
    .ship('P1', 'venator-star-destroyer', [16, 17], { facing: 'east' })
    .ship('P2', 'banking-clan-frigate', [16, 2], { facing: 'south' })
    .low('dark')
    .phase('move', 'P1')
    .choose('P1', 'venator-star-destroyer-1');
  follow(game);
  expect(game.see('venator-star-destroyer-1').facing).toBe('north');
});

test('nobody flees, and be it lost', () => {
  const game = table()
    .ship('P1', 'rebel-transport', [0, 21], { reduced: true, damage: 1 })
    .ship('P1', 'x-wing-starfighter', [20, 20])
    .ship('P2', 'super-star-destroyer-executor', [16, 2], { facing: 'south' })
    .low('dark')
    .phase('move', 'P1')
    .choose('P1', 'rebel-transport-1');
  expect(game.offered('P1')).toContain('flee');
  expect(best(game.state).id).not.toBe('flee');
});

test('a bomber ends beside the ship it bombs, at its weak stern', () => {
  const game = table()
    .ship('P1', 'rebel-transport', [30, 20])
    .ship('P1', 'b-wing-starfighter', [14, 6])
    .ship('P2', 'victory-star-destroyer', [10, 6], { facing: 'south' })
    .low('dark')
    .phase('move', 'P1')
    .choose('P1', 'b-wing-starfighter-1');
  follow(game);
  const [x, y] = game.see('b-wing-starfighter-1').at as readonly [number, number];
  expect(y).toBe(5);
  expect([9, 10, 11, 12]).toContain(x);
});

test('the shot goes where it costs most, not at what is lost anyway', () => {
  const game = table()
    .ship('P1', 'corellian-corvette', [16, 18])
    .ship('P2', 'techno-union-starship', [10, 2], { damage: 5 })
    .ship('P2', 'techno-union-starship', [16, 2])
    .low('dark')
    .phase('attack', 'P1')
    .choose('P1', 'corellian-corvette-1');
  expect(best(game.state).id).toBe('turbolasers>techno-union-starship-2');
});

test('Point-Defense goes before the weapons', () => {
  const game = table()
    .ship('P1', 'mon-calamari-cruiser', [16, 10])
    .ship('P2', 'tie-bomber', [15, 9])
    .ship('P2', 'imperial-shuttle', [16, 2], { counters: 0 })
    .low('dark')
    .phase('attack', 'P1')
    .choose('P1', 'mon-calamari-cruiser-1');
  expect(best(game.state).id).toBe('point-defense>tie-bomber-1');
});

test.each(['v-wing-starfighter', 'b-wing-starfighter'])('%s: who waits is launched', (fighter) => {
  const game = table()
    .ship('P1', 'mon-calamari-cruiser', [16, 18], { facing: 'north', done: ['moved'] })
    .pool('P1', fighter, 2)
    .ship('P2', 'imperial-star-destroyer', [16, 2], { facing: 'south' })
    .low('dark')
    .phase('move', 'P1')
    .choose('P1', 'done');
  expect(best(game.state).kind).toBe('launch');
});
