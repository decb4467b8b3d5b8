import { createTexts, type Language } from '@parsecs/lang';
import { describe, expect, test } from 'vitest';
import { findGame } from '../games/index.ts';
import { type Rule, rulesOf } from './rules.ts';
import { searchOf } from './search.ts';

async function rulesIn(language: Language, game: string): Promise<readonly Rule[]> {
  const manifest = findGame(game);
  if (manifest === undefined) throw new Error(`no game ${game}`);
  return rulesOf(await createTexts(language, [`${manifest.id}-rules`], 'bound'), manifest);
}

async function find(language: Language, game: string, typed: string): Promise<readonly string[]> {
  const found = searchOf(await rulesIn(language, game), language).find(typed);
  return found.map(({ id }) => id);
}

/** What players type, and the rule they look for. */
const QUESTIONS = [
  ['en', 'xwing', 'can a stressed ship do actions', 'XW-167'],
  ['en', 'xwing', 'koiogran turn', 'XW-045'],
  ['en', 'xwing', 'how do I remove stress', 'XW-169'],
  ['en', 'xwing', 'bonus at range 1', 'XW-098'],
  ['en', 'xwing', 'can I attack a ship I am touching', 'XW-180'],
  ['en', 'imperial-assault', 'diagonal movement', 'IA-129'],
  ['en', 'imperial-assault', 'dodge', 'IA-189'],
  ['en', 'starship-battles', 'natural 20', 'SB-082'],
  ['en', 'starship-battles', 'do weapons need line of sight', 'SB-077'],
  ['en', 'super-teams', 'stopping on the maw', 'ST-051'],
  ['ru', 'xwing', 'снятие стресса', 'XW-169'],
  ['ru', 'xwing', 'что даёт захват цели в атаке', 'XW-116'],
  ['ru', 'xwing', 'разворот Койограна', 'XW-045'],
  ['ru', 'xwing', 'бой на дистанции 3', 'XW-099'],
  ['ru', 'xwing', 'можно ли стрелять с астероида', 'XW-193'],
  ['ru', 'imperial-assault', 'сколько действий у фигуры', 'IA-068'],
  ['ru', 'imperial-assault', 'оглушение', 'IA-223'],
  ['ru', 'starship-battles', 'выход за край карты', 'SB-062'],
  ['ru', 'super-teams', 'остановка на бонусном поле', 'ST-044'],
  ['ru', 'super-teams', 'джокеры при трёх игроках', 'ST-074'],
  ['pl', 'xwing', 'jak pozbyć się stresu', 'XW-169'],
  ['pl', 'xwing', 'manewr Koiograna', 'XW-045'],
  ['pl', 'xwing', 'strata tarcz', 'XW-141'],
  ['pl', 'xwing', 'ucieczka z bitwy', 'XW-171'],
  ['pl', 'imperial-assault', 'czy przyjazne figurki zasłaniają widok', 'IA-168'],
  ['pl', 'imperial-assault', 'talia dokładnie 15 kart', 'IA-030'],
  ['pl', 'imperial-assault', 'uskok', 'IA-189'],
  ['pl', 'starship-battles', 'ile myśliwców', 'SB-069'],
  ['pl', 'starship-battles', 'naturalna 20', 'SB-082'],
  ['pl', 'super-teams', 'kto zaczyna', 'EN-07'],
  ['uk', 'super-teams', 'хто ходить першим', 'EN-07'],
  ['uk', 'super-teams', 'зупинка на бонусному полі', 'ST-044'],
  ['uk', 'super-teams', 'порожня колода', 'ST-064'],
  ['uk', 'xwing', 'як зняти стрес', 'XW-169'],
  ['uk', 'xwing', 'щити спочатку', 'XW-141'],
  ['uk', 'xwing', 'втеча з бою', 'XW-171'],
  ['uk', 'imperial-assault', 'лінія видимості', 'IA-156'],
  ['uk', 'imperial-assault', 'скільки дій у фігурки', 'IA-068'],
  ['uk', 'starship-battles', 'однакова ініціатива', 'SB-042'],
  ['uk', 'starship-battles', 'знищення корабля за один раунд', 'SB-118'],
] as const;

test.each(QUESTIONS)('%s, %s: “%s” finds %s first', async (language, game, typed, rule) => {
  expect((await find(language, game, typed))[0]).toBe(rule);
});

describe('a search', () => {
  test('finds a rule by its number, whatever else is written', async () => {
    expect((await find('en', 'super-teams', 'st-044'))[0]).toBe('ST-044');
    expect((await find('en', 'super-teams', 'rule ST-044'))[0]).toBe('ST-044');
  });

  test('finds a word that is not finished', async () => {
    expect((await find('en', 'xwing', 'koio'))[0]).toBe('XW-045');
    expect((await find('uk', 'xwing', 'койог'))[0]).toBe('XW-045');
  });

  test('finds the same by any form of a word and any apostrophe', async () => {
    expect(await find('ru', 'xwing', 'стресс')).toEqual(await find('ru', 'xwing', 'стресса'));
    const typed = await find('en', 'xwing', "senator's shuttle");
    expect(typed).toEqual(await find('en', 'xwing', 'senator’s shuttle'));
    expect(typed.length).toBeGreaterThan(0);
  });

  test('gives every rule for nothing, and none for what no rule speaks of', async () => {
    const rules = await rulesIn('en', 'super-teams');
    expect(searchOf(rules, 'en').find('  ')).toBe(rules);
    expect(await find('en', 'super-teams', 'xyzzy qwerty')).toEqual([]);
  });
});
