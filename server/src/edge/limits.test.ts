import { expect, test } from 'vitest';
import { addressBehind, countedAs, PerAddress } from './limits.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s counts as %s', (address, counted) => {
  expect(countedAs(address)).toBe(counted);
});

test('an address has so many of something, and what it gives back it may take again', () => {
  const limit = new PerAddress(2);
  const back = limit.take('a');
  expect([limit.take('a') !== undefined, limit.take('a'), limit.take('b') !== undefined]).toEqual([
    true,
    undefined,
    true,
  ]);
  back?.();
  expect(limit.take('a')).toBeDefined();
});

test('only a proxy that is known is believed, and only what it has added itself', () => {
  const said = '198.51.100.9, 203.0.113.7';
  expect(addressBehind('127.0.0.1', said, true)).toBe('203.0.113.7');
  expect(addressBehind('127.0.0.1', said, false)).toBe('127.0.0.1');
  expect(addressBehind('127.0.0.1', undefined, true)).toBe('127.0.0.1');
});
