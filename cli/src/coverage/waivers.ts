import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isListOf, isRecord } from '@parsecs/kernel';
import { parseJson } from '../shell/files.ts';
import { UsageError } from '../shell/usage-error.ts';

/** A rule about physical handling that has no effect in a program, with the reason. */
export interface Waiver {
  readonly id: string;
  readonly why: string;
}

const FILE = 'waivers.json';

/** `waivers.json` of a game: a list of `{ "id": …, "why": … }`. */
export async function readWaivers(folder: string): Promise<readonly Waiver[]> {
  const path = join(folder, FILE);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isRecord(error) && error['code'] === 'ENOENT') return '[]';
    throw error;
  });
  const parsed = parseJson(text);
  if ('value' in parsed && isListOf(parsed.value, isWaiver)) return parsed.value;
  throw new UsageError((texts) => texts.t('cli:error.bad-waivers', { file: path }));
}

function isWaiver(value: unknown): value is Waiver {
  if (!isRecord(value)) return false;
  const { id, why } = value;
  return typeof id === 'string' && typeof why === 'string' && why.trim() !== '';
}
