import { createTexts } from '@parsecs/lang';
import { PHASES as BATTLE } from '@parsecs/starship-battles';
import { QUESTION_KINDS } from '@parsecs/super-teams/words';
import { PHASES as DOGFIGHT } from '@parsecs/xwing';
import { expect, test } from 'vitest';
import { PHASES as SKIRMISH } from './imperial-assault/phases.ts';
import { STEP_RULES } from './step-rules.ts';

const withoutSetup = (phase: string): boolean => phase !== 'setup';

test.each([
  ['xwing', DOGFIGHT.filter(withoutSetup)],
  ['starship-battles', BATTLE.filter(withoutSetup)],
  ['super-teams', QUESTION_KINDS.filter((kind) => kind !== 'grab-half')],
  ['imperial-assault', SKIRMISH],
] as const)('every step of a round of %s has a rule that can be read', async (game, phases) => {
  const texts = await createTexts('en', [`${game}-rules`]);
  const { phases: rules, initiative } = STEP_RULES[game];
  expect(Object.keys(rules)).toEqual(phases);
  const all = [...Object.values(rules), ...(initiative === undefined ? [] : [initiative])];
  expect(all.filter((rule) => !texts.has(`${game}-rules:${rule}.text`))).toEqual([]);
});
