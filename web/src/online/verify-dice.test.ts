import { commitTo, type FairRecord, fairSeed, type MatchLog } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import { verifyDice } from './verify-dice.ts';

const secret = 'the half of the host';
const salts = ['the half of the first seat', 'the half of the second'];
const fair: FairRecord = {
  version: 1,
  secret,
  salts,
  commitments: {
    host: commitTo(secret, 'host'),
    seats: salts.map((salt, seat) => commitTo(salt, seat)),
  },
  seed: fairSeed(secret, salts),
};
const log = { seed: fair.seed, choices: [{}, {}, {}] } as unknown as MatchLog;
const kept = { seat: 0, salt: salts[0] ?? '', sealed: fair.commitments };
const runs = async (): Promise<undefined> => undefined;

describe('dice are fair', () => {
  test('when everything that was sealed opens and the log runs', async () => {
    expect(await verifyDice(log, fair, kept, runs)).toEqual({ ok: true, choices: 3 });
    expect(await verifyDice(log, fair, {}, runs)).toEqual({ ok: true, choices: 3 });
  });

  test('but not when the server shows another secret than it had sealed', async () => {
    const other = { ...fair, secret: 'another', seed: fairSeed('another', salts) };
    const verdict = await verifyDice({ ...log, seed: other.seed }, other, kept, runs);
    expect(verdict).toEqual({ ok: false, problem: 'host-commitment' });
  });

  test('but not when it seals anew what this browser had seen', async () => {
    const other: FairRecord = {
      ...fair,
      secret: 'another',
      seed: fairSeed('another', salts),
      commitments: { ...fair.commitments, host: commitTo('another', 'host') },
    };
    const verdict = await verifyDice({ ...log, seed: other.seed }, other, kept, runs);
    expect(verdict).toEqual({ ok: false, problem: 'other-seals' });
  });

  test('but not when the match was played with another seed', async () => {
    const verdict = await verifyDice({ ...log, seed: 'another' }, fair, kept, runs);
    expect(verdict).toEqual({ ok: false, problem: 'other-seed' });
  });

  test('but not when the half of this seat was exchanged', async () => {
    const verdict = await verifyDice(log, fair, { seat: 0, salt: 'mine' }, runs);
    expect(verdict).toEqual({ ok: false, problem: 'other-salt' });
  });

  test('but not when the log does not run on them', async () => {
    const verdict = await verifyDice(log, fair, kept, async () => ({ cause: 'hash-differs' }));
    expect(verdict).toEqual({ ok: false, problem: 'log' });
  });
});
