import { type Considered, consider } from '@parsecs/bots';
import { at, Match, seededChance } from '@parsecs/kernel';
import { GAME_IDS, loadGame, type SeatSnapshot } from '@parsecs/table';
import { describe, expect, test } from 'vitest';
import { WorkerBots } from '../play/bot-host.ts';
import { advised, hintRequest } from './hint.ts';
import { standingChoices, type Thought, thoughtOf, thoughtsByStep } from './thought.ts';

/** What the page knows of a question of one seat. */
function lookOf(view: unknown, seat: number): Pick<SeatSnapshot, 'view' | 'question'> {
  const question = { seat, kind: 'any', rule: 'R', answers: [], ask: 7, continuous: false };
  return { view, question };
}

describe.each(GAME_IDS)('a hint in %s', (id) => {
  test('is the same whatever lies hidden, for it is asked with the view alone', async () => {
    const game = await loadGame(id);
    const setup = game.checkSetup(Object.values(game.setups)[0]);
    if (!setup.ok) throw new Error('bad setup');
    const match = new Match(game, setup.value, 'hint');
    for (let step = 0; step < 30; step += 1) {
      const seat = at(game.asked(match.state), 0);
      match.choose(seat, game.fallback(match.state, seat).id);
    }
    const seat = at(game.asked(match.state), 0);
    const worlds = [match.state, game.imagine(game.view(match.state, seat), seededChance('other'))];
    const requests = worlds.map((state) =>
      hintRequest({ id: 'm', game: id }, lookOf(game.view(state, seat), seat)),
    );
    expect(requests[1]).toEqual(requests[0]);
    const [request] = requests;
    if (request === undefined) throw new Error('nobody is asked');
    expect(Object.keys(request).toSorted()).toEqual(['bot', 'game', 'seat', 'seed', 'view']);
    const { answer } = consider(game, { ...request, budget: { plays: 4 } });
    expect(game.check(match.state, seat, answer)).toHaveProperty('id', answer);
    const sensible = await new WorkerBots().sensible(request);
    expect(sensible.length).toBeGreaterThan(0);
    const legal = game.question(match.state, seat).answers.map((one) => one.id);
    expect(legal).toEqual(expect.arrayContaining([...sensible]));
  });
});

test('nobody is asked for a hint where nobody must decide', () => {
  expect(hintRequest({ id: 'm', game: 'xwing' }, { view: {} })).toBeUndefined();
});

describe('what is advised', () => {
  const one = (answer: string, chance: number, samples: number): Considered => ({
    answer,
    chance,
    samples,
  });

  test('is the best three that were played on, with their chances', () => {
    const considered = [one('a', 0.6, 9), one('b', 0.5, 9), one('c', 0.4, 4), one('d', 0.3, 2)];
    expect(advised({ answer: 'a', considered }).map(({ answer }) => answer)).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(advised({ answer: 'a', considered })[0]).toEqual({ answer: 'a', chance: 0.6 });
  });

  test('leaves out what was only glanced at beside what was played on', () => {
    const considered = [one('a', 0.6, 9), one('b', 0.5, 9), one('c', 0.9, 0)];
    expect(advised({ answer: 'a', considered })).toHaveLength(2);
  });

  test('has no chance where there was nothing to compare', () => {
    expect(advised({ answer: 'a', considered: [] })).toEqual([{ answer: 'a' }]);
    expect(advised({ answer: 'a', considered: [one('a', 0, 0)] })).toEqual([{ answer: 'a' }]);
  });
});

describe('thoughts', () => {
  const thought = (step: number, seat: number, answer: string): Thought =>
    thoughtOf(step, seat, { answer, considered: [], reasons: [] });
  const said = (by: number, choice: string): { by: number; choice: string } => ({ by, choice });

  test('belong to the choice that came of them, also when others chose meanwhile', () => {
    const choices = [said(0, 'a'), said(0, 'b'), said(1, 'c'), said(1, 'd')];
    const found = thoughtsByStep(choices, [thought(0, 1, 'c'), thought(3, 1, 'd')]);
    expect([...found.keys()]).toEqual([2, 3]);
  });

  test('of what was taken back are forgotten; the latest that fits counts', () => {
    const log = [said(1, 'a'), said(0, 'b'), { by: 0, backTo: 0 }, said(1, 'c'), said(0, 'd')];
    const choices = standingChoices(log);
    expect(choices.map(({ choice }) => choice)).toEqual(['c', 'd']);
    const found = thoughtsByStep(choices, [thought(0, 1, 'a'), thought(0, 1, 'c')]);
    expect(found.get(0)?.answer).toBe('c');
    expect(thoughtsByStep(choices, [thought(0, 1, 'a')]).size).toBe(0);
  });
});
