import { createTexts } from '@parsecs/lang';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeSeat, newSeats, type SeatsDraft } from './seats.ts';

const asked: unknown[] = [];
let answer: () => Promise<unknown>;

// The server is tested by itself: here it is what it answers.
vi.mock('../online/create-table.ts', () => ({
  createTable: (wanted: unknown) => {
    asked.push(wanted);
    return answer();
  },
}));

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('navigator', { languages: ['en'] });
});

const bots: SeatsDraft = { players: 3, seats: newSeats('en', ['Leia']), online: { listed: true } };
const draft = changeSeat(changeSeat(bots, 1, { kind: 'friend' }), 2, {
  bot: 'hard',
  style: 'cautious',
});

async function open(): Promise<unknown> {
  const { openTable } = await import('./open-table.ts');
  return openTable('super-teams', {}, draft, await createTexts('en', ['shell', 'table']));
}

test('seats are asked for as the form has them, bots with their character', async () => {
  answer = async () => 'id-of-the-table';
  expect(await open()).toEqual({ id: 'id-of-the-table' });
  const seats = [{ kind: 'me' }, { kind: 'link' }, { kind: 'bot', bot: 'hard', style: 'cautious' }];
  expect(asked).toMatchObject([{ name: 'Leia', listed: true, seats }]);
});

test('whoever gets no table is told why: the server has said no, or nothing', async () => {
  const { Refused } = await import('../online/wire.ts');
  answer = () => Promise.reject(new Refused({ refused: 'server', cause: 'too-many-tables' }));
  expect(await open()).toEqual({
    problem: 'Too many tables were opened from here. Try again later.',
  });
  answer = () => Promise.reject(new Error('timeout'));
  expect(await open()).toEqual({ problem: expect.stringContaining('server') });
});
