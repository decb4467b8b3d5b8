import { expect, test } from 'vitest';
import { addressesOf, hostChecker } from './hosts.ts';

test('opened to a network it takes numbers, but no strange names', () => {
  const isMeant = hostChecker('0.0.0.0');
  expect(['192.168.0.7:80', '[fe80::1]:80', 'localhost'].every(isMeant)).toBe(true);
  expect(['evil.example', '[evil]', undefined].some(isMeant)).toBe(false);
  expect(hostChecker('Parsecs.example')('parsecs.example:80')).toBe(true);
  expect(hostChecker('127.0.0.1', ['games.example'])('games.example')).toBe(true);
  expect(hostChecker('127.0.0.1')('192.168.0.7:80')).toBe(false);
});

test('tells others how to come only where they can', () => {
  expect(addressesOf('127.0.0.1', 80)).toEqual({ own: 'http://localhost:80', others: [] });
  expect(addressesOf('127.0.0.2', 80)).toEqual({ own: 'http://127.0.0.2:80', others: [] });
  const named = addressesOf('192.168.0.7', 80);
  expect(named).toEqual({ own: 'http://192.168.0.7:80', others: ['http://192.168.0.7:80'] });
  const { own, others } = addressesOf('0.0.0.0', 80);
  expect(own).toBe('http://localhost:80');
  expect(others.join(' ')).not.toMatch(/127\.0\.0\.1|localhost|\[::1\]/);
});
