import { PRINTED_SKIRMISH } from '@parsecs/imperial-assault';
import { handicapFrom } from '@parsecs/kernel';
import { createTexts, LANGUAGES } from '@parsecs/lang';
import { expect, test } from 'vitest';
import {
  chooseMap,
  newAssaultDraft,
  readyPick,
  setArmy,
  setOption,
} from './imperial-assault-draft.ts';
import { adviceOnArmies, adviceOnPrinted } from './imperial-assault-handicap.ts';

const UNEVEN = {
  games: 100,
  wins: { 'first-skirmish-empire': 65, 'first-skirmish-rebels': 35 },
} as const;
const draft = newAssaultDraft('en', []);
const wordsOf = (language: (typeof LANGUAGES)[number] = 'en') =>
  createTexts(language, ['imperial-assault', 'imperial-assault-board']);

test('the printed armies have advice exactly if they are uneven', async () => {
  const isEven = handicapFrom(PRINTED_SKIRMISH) === undefined;
  expect(adviceOnPrinted(await wordsOf(), draft) === '').toBe(isEven);
});

test('advice names the army, how often it wins and in how many games', async () => {
  const told = adviceOnArmies(await wordsOf(), draft, UNEVEN);
  expect(told).toMatch(/harder .*“First skirmish: Rebels”.* about 35%.* 100\b/);
});

test.each(LANGUAGES)('advice has its words: %s', async (language) => {
  const texts = await wordsOf(language);
  const told = adviceOnArmies(texts, draft, UNEVEN);
  expect(told).toContain(texts.t('imperial-assault:army.first-skirmish-rebels.name'));
  expect(told).toMatch(/35.*100/);
});

test('with another army, a chosen map or other rules nobody hears of it', async () => {
  const texts = await wordsOf();
  for (const changed of [
    setArmy(draft, 1, readyPick('wall-of-white')),
    setArmy(draft, 1, readyPick('first-skirmish-rebels')),
    chooseMap(draft, 'moisture-farm'),
    setOption(draft, 'missionDeck', 'core'),
  ]) {
    expect(adviceOnArmies(texts, changed, UNEVEN)).toBe('');
  }
});
