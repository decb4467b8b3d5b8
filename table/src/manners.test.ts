import { type Considered, consider } from '@parsecs/bots';
import { at, type Game, seededChance } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import { loadGame } from './games.ts';

const DECK = (
  'celebration deadeye element-of-surprise expose-weakness fleet-footed planning rally recovery ' +
  'sit-tight take-cover take-initiative to-the-limit urgency pummel pummel'
).split(' ');

/** Luke's turn to act, with Vader on the map of the Smuggled Goods. */
function meeting(game: Game, luke: object, vader: object, more: object = {}): unknown {
  const army = (affiliation: string, deployment: string): object => ({
    affiliation,
    deployments: [deployment],
    commands: DECK,
  });
  const made = game.scenarios.given(
    {
      setup: {
        armies: [army('rebel', 'luke-skywalker'), army('imperial', 'darth-vader')],
        mission: 'mos-eisley-outskirts-b',
      },
      figures: { 'P1.luke-skywalker': luke, 'P2.darth-vader': vader },
      activating: { figure: 'P1.luke-skywalker' },
      ...more,
    },
    { chance: seededChance('meeting') },
  );
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

function thinkAbout(game: Game, state: unknown, seed: string): readonly Considered[] {
  const seat = at(game.asked(state), 0);
  const view = game.view(state, seat);
  return consider(game, { game: game.id, bot: 'hard', seat, view, seed }).considered;
}

describe('Imperial Assault', () => {
  test('whoever has somebody in his sights does not run or rest', async () => {
    const game = await loadGame('imperial-assault');
    const state = meeting(game, { at: 'H19' }, { at: 'K19', damage: 14 });
    for (const seed of ['a', 'b', 'c']) {
      expect(at(thinkAbout(game, state, seed), 0).answer).toBe('attack:P2.darth-vader');
    }
  });

  test('whoever sees nobody goes on rather than to rest', async () => {
    const game = await loadGame('imperial-assault');
    const state = meeting(game, { at: 'H19' }, { at: 'T9' });
    expect(at(thinkAbout(game, state, 'a'), 0).answer).toBe('move');
  });

  test('no card is played that brings nothing', async () => {
    const game = await loadGame('imperial-assault');
    const state = meeting(
      game,
      { at: 'H19' },
      { at: 'T9' },
      { hands: { P1: ['recovery', 'fleet-footed', 'take-cover'] } },
    );
    const considered = thinkAbout(game, state, 'a');
    expect(considered.map(({ answer }) => answer)).toContain('play:take-cover');
    expect(at(considered, 0).answer).toBe('move');
  });

  test('what was considered is told with its chances, the best first', async () => {
    const game = await loadGame('imperial-assault');
    const considered = thinkAbout(game, meeting(game, { at: 'H19' }, { at: 'K19' }), 'a');
    expect(considered.length).toBeGreaterThan(2);
    for (const { chance } of considered) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
  });
});
