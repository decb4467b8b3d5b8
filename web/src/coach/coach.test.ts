import { BOTS } from '@parsecs/bots';
import { type Game, type GameTypes, Match, seededChance } from '@parsecs/kernel';
import { createTexts, LANGUAGES } from '@parsecs/lang';
import { GAME_IDS, loadGame } from '@parsecs/table';
import { describe, expect, test } from 'vitest';
import { gameNamed } from '../games/index.ts';
import { readCoachMemory, withGame, withTold } from './coach-memory.ts';
import {
  aboutComposed,
  type CoachMoment,
  GAMES_COACHED,
  MOST_TOLD,
  type Trigger,
  tipFor,
  tipId,
} from './trigger.ts';

const LEAST = { 'super-teams': 6, xwing: 8, 'starship-battles': 8, 'imperial-assault': 8 } as const;
const EMPTY = readCoachMemory(null);

/** Calls back at each question of a match that plays by itself, with each answer put together. */
function watch(game: Game, seed: string, most: number, see: (moment: CoachMoment) => void): void {
  const setup = game.checkSetup(Object.values(game.setups)[0]);
  if (!setup.ok) throw new Error('bad setup');
  const match = new Match(game, setup.value, seed);
  const dice = seededChance(`${seed}/bots`);
  while (match.length < most) {
    const [seat] = game.asked(match.state);
    if (seat === undefined) return;
    const asked = game.question(match.state, seat);
    const view = game.view(match.state, seat);
    const question = { ...asked, ask: match.length, continuous: false };
    see({ view, seat, question });
    for (const composed of asked.answers.slice(0, 40)) see({ view, seat, question, composed });
    match.choose(
      seat,
      BOTS.random.choose<GameTypes>({ game, view, question: asked, chance: dice }),
    );
  }
}

describe.each(GAME_IDS)('the coach of %s', async (id) => {
  const [game, triggers] = await Promise.all([loadGame(id), gameNamed(id).loadTriggers()]);

  test('has enough to say, each thing once, in every language', async () => {
    const ids = triggers.map((trigger) => trigger.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(LEAST[id]);
    for (const language of LANGUAGES) {
      const texts = await createTexts(language, ['advice']);
      for (const trigger of ids) expect(texts.has(`advice:coach.${id}.${trigger}`)).toBe(true);
    }
  });

  test('never stumbles over a moment of a game', () => {
    let looked = 0;
    watch(game, 'one', 120, (moment) => {
      for (const trigger of triggers) trigger.when(moment);
      looked += 1;
    });
    expect(looked).toBeGreaterThan(100);
  });
});

const always: Trigger = { id: 'always', when: () => true };
const late: Trigger = { id: 'late', when: ({ composed }) => composed !== undefined };
const moment: CoachMoment = {
  view: {},
  seat: 0,
  question: { seat: 0, kind: 'any', rule: 'R', answers: [], ask: 1, continuous: false },
};

describe('what is told', () => {
  test('is told twice and then no more', () => {
    let memory = EMPTY;
    const tips: (string | undefined)[] = [];
    for (let count = 0; count <= MOST_TOLD; count += 1) {
      tips.push(tipFor('chess', [always], moment, memory));
      memory = withTold(memory, tipId('chess', 'always'));
    }
    expect(tips).toEqual(['always', 'always', undefined]);
  });

  test('fades out with games played to their end, each counted once', () => {
    let memory = EMPTY;
    for (let count = 1; count < GAMES_COACHED; count += 1) {
      memory = withGame(memory, 'chess', `match-${count}`);
      memory = withGame(memory, 'chess', `match-${count}`);
    }
    expect(tipFor('chess', [always], moment, memory)).toBe('always');
    memory = withGame(memory, 'chess', 'the last');
    expect(tipFor('chess', [always], moment, memory)).toBeUndefined();
    expect(tipFor('go', [always], moment, memory)).toBe('always');
  });

  test('speaks of an answer only once it is put together', () => {
    const composed = { ...moment, composed: { kind: 'any', id: 'any' } };
    expect(tipFor('chess', [late, always], moment, EMPTY)).toBe('always');
    expect(aboutComposed([late, always], composed)).toEqual([late]);
    expect(tipFor('chess', aboutComposed([late, always], composed), composed, EMPTY)).toBe('late');
  });

  test('what is broken in the memory falls back field by field', () => {
    const broken = { isOn: false, told: { a: 1, b: 'two', c: -1 }, games: 7, last: ['x', 3] };
    const kept = { isOn: false, told: { a: 1 }, games: {}, last: ['x'] };
    expect(readCoachMemory(broken)).toEqual(kept);
  });
});
