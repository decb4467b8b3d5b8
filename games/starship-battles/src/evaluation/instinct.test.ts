import { at, hashState, seededChance } from '@parsecs/kernel';
import { expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { starshipBattles } from '../index.ts';
import type { State } from '../state.ts';
import { playRandomGame } from '../testing/games.ts';
import { type PlayTable, table } from '../testing/table.ts';
import { instinct } from './instinct.ts';

/** The answer after which it looks best: what greedy play takes. */
function best(state: State): Answer {
  const seat = starshipBattles.asked(state)[0] ?? 0;
  const { answers, region } = starshipBattles.question(state, seat);
  const chance = seededChance('greedy');
  if (region !== undefined) return region.sample(chance);
  const scored = answers.map((answer) => {
    const after = starshipBattles.copy(state);
    starshipBattles.answer(after, seat, answer, { chance });
    return instinct(after, seat);
  });
  return at(answers, scored.indexOf(Math.max(...scored)));
}

function play(game: PlayTable, answers: number): PlayTable {
  for (let index = 0; index < answers; index += 1) {
    game.choose(game.next(), best(game.state).id);
  }
  return game;
}

test('a fighter closes in on an enemy', () => {
  const game = table()
    .ship('P1', 'x-wing-starfighter', [16, 15])
    .ship('P2', 'imperial-star-destroyer', [16, 2]);
  play(game, 2);
  expect(game.told('moved')[0]?.to[1]).toBe(11);
});

test('Point-Defense goes before the weapons, and nobody stops while something can be hit', () => {
  const game = table()
    .ship('P1', 'mon-calamari-cruiser', [16, 10])
    .ship('P2', 'tie-fighter', [15, 9])
    .ship('P2', 'imperial-shuttle', [16, 2], { counters: 0 })
    .low('dark')
    .phase('attack', 'P1')
    .seeded();
  play(game, 7);
  expect(game.told('declared').map(({ weapon }) => weapon)[0]).toBe('point-defense');
  expect(game.told('declared')).toHaveLength(3);
});

test('the shot goes where it is expected to take most, not at what is lost anyway', () => {
  const game = table()
    .ship('P1', 'corellian-corvette', [16, 18])
    .ship('P2', 'techno-union-starship', [10, 2], { damage: 5 })
    .ship('P2', 'techno-union-starship', [16, 2])
    .low('dark')
    .phase('attack', 'P1')
    .choose('P1', 'corellian-corvette-1');
  expect(best(game.state).id).toBe('turbolasers>techno-union-starship-2');
});

test('a side that has won or lost is worth more than anything else', () => {
  const game = table()
    .ship('P1', 'rebel-transport', [4, 20])
    .ship('P2', 'imperial-shuttle', [4, 2], { damage: 3 })
    .phase('damage');
  expect(instinct(game.state, 0)).toBeGreaterThan(1000);
  expect(instinct(game.state, 1)).toBeLessThan(-1000);
});

test('recorded games: a change of the rules that was not meant shows here', () => {
  const hashes = ['one', 'two'].map((seed) => {
    const state = playRandomGame(
      { sides: 'light', fleets: ['random', 'random'], points: 150 },
      seed,
    );
    return hashState({ ...state, setup: null }).slice(0, 12);
  });
  expect(hashes).toMatchInlineSnapshot(`
    [
      "1c1751f91cc7",
      "cc53c93fd124",
    ]
  `);
});
