import {
  isListOf,
  isRecord,
  isWhole,
  type LogFault,
  type MatchLog,
  readLog,
} from '@parsecs/kernel';
import type { ClockRules } from './clock.ts';
import { type Guard, isGuard, isSeatSpec, type SeatSpec } from './seats.ts';

export const SAVED_FORMAT = 'parsecs-table/1';

/** A table as it is put away and taken out again. */
export interface SavedTable {
  readonly format: typeof SAVED_FORMAT;
  readonly log: MatchLog;
  readonly seats: readonly SeatSpec[];
  readonly clock?: SavedClock;
  readonly matchTime?: SavedTime;
  /** How each seat wants its guarded questions handled. */
  readonly guards?: readonly Guard[];
  /** Bots agree to every take-back. */
  readonly practice?: boolean;
}

export interface SavedClock extends ClockRules {
  /** What is left for each seat, in milliseconds. */
  readonly left: readonly number[];
}

export interface SavedTime {
  /** Milliseconds for the whole match. */
  readonly budget: number;
  readonly left: number;
}

export interface SavedFault {
  readonly path: string;
  readonly log?: LogFault;
}

/** Reads what should be a saved table; never throws, and names the field that is wrong. */
export function readSaved(
  input: unknown,
): { readonly saved: SavedTable } | { readonly fault: SavedFault } {
  if (!isRecord(input)) return { fault: { path: '' } };
  if (input['format'] !== SAVED_FORMAT) return { fault: { path: 'format' } };
  const log = readLog(input['log']);
  if ('fault' in log) return { fault: { path: `log.${log.fault.path ?? ''}`, log: log.fault } };
  if (!isListOf(input['seats'], isSeatSpec)) return { fault: { path: 'seats' } };
  const { clock } = input;
  if (clock !== undefined && !isSavedClock(clock, input['seats'].length)) {
    return { fault: { path: 'clock' } };
  }
  const { matchTime } = input;
  if (matchTime !== undefined && !isSavedTime(matchTime)) return { fault: { path: 'matchTime' } };
  const { guards } = input;
  if (guards !== undefined && !isListOf(guards, isGuard)) return { fault: { path: 'guards' } };
  const { practice = false } = input;
  if (typeof practice !== 'boolean') return { fault: { path: 'practice' } };
  return { saved: input as unknown as SavedTable };
}

function isSavedClock(value: unknown, seats: number): value is SavedClock {
  return (
    isRecord(value) &&
    isMilliseconds(value['budget']) &&
    isMilliseconds(value['increment']) &&
    isListOf(value['left'], isMilliseconds) &&
    value['left'].length === seats
  );
}

function isSavedTime(value: unknown): value is SavedTime {
  return isRecord(value) && isMilliseconds(value['budget']) && isMilliseconds(value['left']);
}

function isMilliseconds(value: unknown): value is number {
  return isWhole(value, 0, Number.MAX_SAFE_INTEGER);
}
