import { expect, test } from 'vitest';
import { areForms, wordsOf } from './word-forms.ts';

test.each([
  ['en', 'attack', 'attacking'],
  ['en', 'stop', 'stopping'],
  ['en', 'bonus', 'bonuses'],
  ['ru', 'стресс', 'стрессом'],
  ['ru', 'кубик', 'кубиков'],
  ['ru', 'атака', 'атаковать'],
  ['pl', 'statek', 'statku'],
  ['pl', 'kość', 'kości'],
  ['pl', 'manewr', 'manewrami'],
  ['uk', 'дія', 'дій'],
  ['uk', 'корабель', 'кораблі'],
  ['uk', 'знищення', 'знищено'],
] as const)('%s: %s and %s are forms of one word', (language, one, other) => {
  expect(areForms(one, other, language)).toBe(true);
  expect(areForms(other, one, language)).toBe(true);
});

test.each([
  ['en', 'attack', 'attach'],
  ['ru', 'карта', 'карьера'],
  ['pl', 'pole', 'polska'],
  ['uk', 'щит', 'щось'],
] as const)('%s: %s and %s are not taken for each other', (language, one, other) => {
  expect(areForms(one, other, language)).toBe(false);
});

test('words are small, numbers of rules stay whole', () => {
  expect(wordsOf("Rule XW-045: the ship's Ёлка, 90 cm", 'en')).toEqual([
    'rule',
    'xw-045',
    'the',
    'ship’s',
    'елка',
    '90',
    'cm',
  ]);
});
