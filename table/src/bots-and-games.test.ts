import { BOT_IDS, type BotRequest, consider, STYLES, themesOf } from '@parsecs/bots';
import { at, type Game, isRefusal, seededChance } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from './games.ts';

interface Asked {
  readonly state: unknown;
  readonly request: BotRequest;
}

const POSITIONS = 14;
/** Enough for a search, few enough for many of them. */
const PLAYS = 24;

/** Questions of a random game as bots are asked them, spread over its first answers. */
function ask(game: Game): readonly Asked[] {
  const seed = `${game.id}/truths`;
  const chance = seededChance(seed);
  const state = game.begin(at(Object.values(game.setups), 0), { chance });
  const asked: Asked[] = [];
  for (let number = 0; asked.length < POSITIONS; number += 1) {
    const seat = game.asked(state)[0];
    if (seat === undefined) break;
    const { answers, region } = game.question(state, seat);
    if (answers.length > 1 && number % 7 === 0) {
      const view = game.view(state, seat);
      const bot = at(BOT_IDS, asked.length % BOT_IDS.length);
      const style = at(STYLES, asked.length % STYLES.length);
      const budget = { plays: PLAYS };
      const own = { seat, view, seed: `${seed}/${number}` };
      const request = { game: game.id, bot, style, budget, ...own };
      asked.push({ state: game.copy(state), request });
    }
    const answer = region?.sample(chance) ?? at(answers, chance.pick('answer', answers.length));
    game.answer(state, seat, answer, { chance });
  }
  return asked;
}

describe.each(GAME_IDS)('%s', (id) => {
  test('bots of every kind answer legally, and the same if only something hidden changes', async () => {
    const game = await loadGame(id);
    const other = seededChance('another truth');
    const asked = ask(game);
    expect(asked.length).toBe(POSITIONS);
    for (const { state, request } of asked) {
      const { seat, view } = request;
      const decision = consider(game, request);
      expect(isRefusal(game.check(state, seat, decision.answer))).toBe(false);
      const truth = game.imagine(view, other);
      expect(consider(game, { ...request, view: game.view(truth, seat) })).toEqual(decision);
    }
  });

  test('every feature has a theme, so that a decision can be told', async () => {
    const { evaluation } = await loadGame(id);
    expect(themesOf(id, evaluation.features)).not.toContain(undefined);
  });
});
