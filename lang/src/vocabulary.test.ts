import { BOT_IDS } from '@parsecs/bots';
import {
  BOARD_CAUSES,
  BOARD_IDS,
  BONUS_KINDS,
  CAUSES,
  COLOURS,
  HALVES,
  OPTION_NAMES,
  OPTION_VALUES,
  QUESTION_KINDS,
  SCENARIO_CAUSES,
  SETUP_CAUSES,
  SHIPS,
  SPACE_KINDS,
} from '@parsecs/super-teams';
import { GAME_IDS, GUARDS, TABLE_CAUSES } from '@parsecs/table';
import { describe, expect, test } from 'vitest';
import { createTexts, LANGUAGES, lessonsOf, ruleText, ruleTitle } from './index.ts';

function missing(has: (key: string) => boolean, keys: readonly string[]): readonly string[] {
  return keys.filter((key) => !has(key));
}

describe.each(LANGUAGES)('the vocabularies in %s', async (language) => {
  const texts = await createTexts(language);
  const has = (key: string): boolean => texts.has(key);

  test('ships, colours, cards and halves', () => {
    const keys = [
      ...SHIPS.flatMap((id) =>
        ['name', 'start', 'nom', 'acc', 'gen'].map((form) => `super-teams:ship.${id}.${form}`),
      ),
      ...COLOURS.flatMap((id) =>
        ['name', 'team', 'card', 'cards', 'both'].map((form) => `super-teams:colour.${id}.${form}`),
      ),
      ...COLOURS.flatMap((id) =>
        ['name', 'nom', 'acc'].map((form) => `super-teams:card.${id}.${form}`),
      ),
      ...BONUS_KINDS.flatMap((id) => [
        `super-teams:bonus.${id}.name`,
        `super-teams:bonus.${id}.text`,
      ]),
      ...HALVES.flatMap((id) => [`super-teams:half.${id}.name`, `super-teams:half.${id}.acc`]),
    ];
    expect(missing(has, keys)).toEqual([]);
  });

  test('spaces, boards and options', () => {
    const keys = [
      ...SPACE_KINDS.flatMap((id) =>
        ['name', 'short', 'on', 'text'].map((form) => `super-teams:space.${id}.${form}`),
      ),
      ...[...BOARD_IDS, 'custom'].flatMap((id) => [
        `super-teams:board.${id}.name`,
        `super-teams:board.${id}.text`,
      ]),
      ...OPTION_NAMES.flatMap((name) => [
        `super-teams:option.${name}.name`,
        `super-teams:option.${name}.text`,
        ...OPTION_VALUES[name].map((value) => `super-teams:option.${name}.value.${value}`),
      ]),
      ...[...QUESTION_KINDS, 'over'].map((phase) => `super-teams:phase.${phase}`),
    ];
    expect(missing(has, keys)).toEqual([]);
  });

  test('causes of refusals and problems', () => {
    const refusals = [...CAUSES, ...TABLE_CAUSES].filter(
      (cause) => !has(`super-teams:refusal.${cause}`) && !has(`table:refusal.${cause}`),
    );
    const problems = [...BOARD_CAUSES, ...SETUP_CAUSES, ...SCENARIO_CAUSES].map(
      (cause) => `super-teams:problem.${cause}`,
    );
    expect([...refusals, ...missing(has, problems)]).toEqual([]);
  });

  test('bots and guards', () => {
    const keys = [
      ...BOT_IDS.map((id) => `table:bot.${id}`),
      ...GUARDS.map((guard) => `table:guard.${guard}`),
    ].flatMap((key) => [`${key}.name`, `${key}.text`]);
    const calls = GAME_IDS.flatMap((game) => BOT_IDS.map((id) => `table:call.${game}.${id}`));
    expect(missing(has, [...keys, ...calls])).toEqual([]);
  });

  test('lessons', () => {
    const keys = lessonsOf('super-teams').flatMap((id) => [
      `super-teams:learn.${id}.title`,
      `super-teams:learn.${id}.text`,
    ]);
    expect(missing(has, keys)).toEqual([]);
  });

  test('rules', () => {
    const ids = [
      ...Array.from({ length: 122 }, (_, index) => `ST-${String(index + 1).padStart(3, '0')}`),
      ...Array.from({ length: 30 }, (_, index) => `EN-${String(index + 1).padStart(2, '0')}`),
    ];
    const silent = ids.filter(
      (id) =>
        ruleText(texts, 'super-teams', id) === '' || ruleTitle(texts, 'super-teams', id) === '',
    );
    expect(silent).toEqual([]);
    expect(ruleText(texts, 'super-teams', 'ST-999')).toBe('');
    expect(ruleText(texts, 'super-teams', 'table')).not.toBe('');
  });
});
