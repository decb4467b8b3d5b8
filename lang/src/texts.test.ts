import { expect, test } from 'vitest';
import { createTexts } from './texts.ts';

test('several languages live side by side', async () => {
  const [english, ukrainian] = await Promise.all([
    createTexts('en', ['super-teams']),
    createTexts('uk', ['super-teams']),
  ]);
  expect(english.t('super-teams:bonus.light-speed.name')).toBe('Light Speed');
  expect(ukrainian.t('super-teams:bonus.light-speed.name')).toBe('Швидкість світла');
  expect(english.t('super-teams:ship.green-2.name')).toBe('Death Star');
});

test('words for the table are always there, others come when they are loaded', async () => {
  const texts = await createTexts('pl', []);
  expect(texts.has('table:player')).toBe(true);
  expect(texts.has('super-teams:title')).toBe(false);
  await Promise.all([texts.load('super-teams'), texts.load('super-teams', 'cli')]);
  expect(texts.has('super-teams:title')).toBe(true);
  expect(texts.has('super-teams:event.moved')).toBe(true);
  expect(texts.has('super-teams:event.danced')).toBe(false);
});

test('a name is never read as a part of the sentence', async () => {
  const texts = await createTexts('en', ['super-teams']);
  const name = 'Bo $t(super-teams:title) {{ship}} <b>';
  const params = { name, colour: 'red', value: 4, ship: 'red-1' };
  const line = texts.t('super-teams:event.announced.they', params);
  expect(line.replaceAll('\u2060', '')).toBe(`${name} plays a red 4 for the X-wing.`);
});

test('a message that does not exist fails the type check', async () => {
  const texts = await createTexts('en');
  const kind: string = 'red-1';
  expect(texts.t(`super-teams:ship.${kind}.acc`)).toBe('the X-wing');
  // @ts-expect-error: there is no such ship
  expect(texts.t('super-teams:ship.blue-1.acc')).toBe('ship.blue-1.acc');
});
