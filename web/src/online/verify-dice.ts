import { type FairRecord, type LogFault, type MatchLog, verifyFair } from '@parsecs/kernel';
import type { KeptTable } from '../shell/kept-tables.ts';

export const DICE_PROBLEMS = [
  'host-commitment',
  'seat-commitment',
  'seed',
  'other-seed',
  'other-seals',
  'other-salt',
  'log',
] as const;
export type DiceProblem = (typeof DICE_PROBLEMS)[number];

export type DiceVerdict =
  | { readonly ok: true; readonly choices: number }
  | { readonly ok: false; readonly problem: DiceProblem };

/**
 * Whether every die of a match came from what everybody had sealed before it began: the seals are
 * those that this browser was shown, they open, the seed follows from them, and the log runs on it.
 */
export async function verifyDice(
  log: MatchLog,
  fair: FairRecord,
  { seat, salt, sealed }: Pick<KeptTable, 'seat' | 'salt' | 'sealed'>,
  run: (log: MatchLog) => Promise<LogFault | undefined>,
): Promise<DiceVerdict> {
  const verdict = verifyFair(fair);
  if (!verdict.ok) return { ok: false, problem: verdict.problem };
  if (log.seed !== fair.seed) return { ok: false, problem: 'other-seed' };
  if (sealed !== undefined && !isSame(sealed, fair.commitments)) {
    return { ok: false, problem: 'other-seals' };
  }
  if (seat !== undefined && salt !== undefined && fair.salts[seat] !== salt) {
    return { ok: false, problem: 'other-salt' };
  }
  if ((await run(log)) !== undefined) return { ok: false, problem: 'log' };
  return { ok: true, choices: log.choices.length };
}

function isSame(one: FairRecord['commitments'], other: FairRecord['commitments']): boolean {
  return one.host === other.host && one.seats.join() === other.seats.join();
}
