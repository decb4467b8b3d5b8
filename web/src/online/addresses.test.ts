import { expect, test } from 'vitest';
import { addressOf, codeOf, readInvitation, readTicket, TICKET_KINDS } from './addresses.ts';

const table = 'abcdefghij_-0123';
const token = 'abcdefghijklmnopqrstuvwxyz_-0123';

test.each(TICKET_KINDS)('an address that brings “%s” is read as it was written', (kind) => {
  const address = addressOf('https://example.org', table, { kind, token });
  expect(readInvitation(address)).toEqual({ table, ticket: { kind, token } });
  expect(readTicket(new URL(address).hash)).toEqual({ kind, token });
});

test('a code stands for a seat', () => {
  expect(readInvitation(` ${codeOf(table, token)} `)).toEqual({
    table,
    ticket: { kind: 'seat', token },
  });
});

test('a table alone may be open to everybody', () => {
  expect(readInvitation(table)).toEqual({ table });
  expect(readInvitation(`https://example.org/table/${table}`)).toEqual({ table });
});

test.each(['', 'hello', 'https://example.org/', `https://example.org/play/${table}`, `${table}.x`])(
  '“%s” is no invitation',
  (text) => {
    expect(readInvitation(text)).toBeUndefined();
  },
);

test.each(['', '#', '#join', '#join=short', `#open=${token}`])('“%s” is no ticket', (hash) => {
  expect(readTicket(hash)).toBeUndefined();
});
