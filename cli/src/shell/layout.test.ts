import { expect, test } from 'vitest';
import { alignColumns, commandLine, formatNumber } from './layout.ts';

test('columns are as wide as their widest cell', () => {
  expect(
    alignColumns([
      ['a', 'b'],
      ['ccc', 'd'],
    ]),
  ).toEqual(['  a    b', '  ccc  d']);
});

test('a command line can be pasted into a shell', () => {
  expect(commandLine('fuzz', 'a/0', "it's", 'x y', '$HOME')).toBe(
    String.raw`parsecs fuzz a/0 'it'\''s' 'x y' '$HOME'`,
  );
});

test('numbers are written as the language does', () => {
  expect(formatNumber('en', 1234567)).toBe('1,234,567');
  expect(formatNumber('pl', 1.26, 1)).toBe('1,3');
});
