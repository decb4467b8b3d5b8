import { expect, test } from 'vitest';
import { countNames, type Glance, readGlance } from './glance.ts';

const glance: Glance = {
  language: 'uk',
  title: 'Перша гра',
  sides: [{ seats: [0], score: 28, of: 28, army: 'Люк Скайвокер' }],
  sketch: {
    width: 900,
    height: 900,
    ground: { path: 'M0 0h10v10h-10z', isLine: false },
    marks: [{ shape: 'arrow', tone: 'rebel', x: 450, y: 80, size: 20, turn: 0 }],
  },
};

test('what was written is read back', () => {
  expect(readGlance(structuredClone(glance))).toEqual(glance);
});

test('what cannot be shown is left away, whatever it is', () => {
  const { sketch } = glance;
  const broken: readonly unknown[] = [
    undefined,
    null,
    'glance',
    { ...glance, language: 'xx' },
    { ...glance, title: 1 },
    { ...glance, sides: [{ seats: [0], score: '28', of: 28, army: '' }] },
    { ...glance, sketch: { ...sketch, marks: [{ ...sketch.marks[0], shape: 'star' }] } },
    { ...glance, sketch: { ...sketch, ground: { path: 'url(#x)', isLine: true } } },
  ];
  for (const content of broken) expect(readGlance(content)).toBe(undefined);
});

test('alike names are counted', () => {
  expect(countNames(['Academy Pilot', 'Howlrunner', 'Academy Pilot'])).toBe(
    'Academy Pilot ×2, Howlrunner',
  );
});
