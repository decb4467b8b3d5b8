import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder is in use: two programs in one embedded database silently lose what they wrote. */
export class FolderTaken extends Error {
  readonly folder: string;
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(`${folder} is in use by process ${pid}`);
    this.folder = folder;
    this.pid = pid;
  }
}

interface Holder {
  readonly pid: number;
  /** When it started, as the system counts: another process may have its number later. */
  readonly started: string;
}

/** Takes a folder for this process; whoever died with it is no obstacle. Gives the way to let go. */
export function takeFolder(folder: string): () => void {
  const file = join(folder, 'parsecs.lock');
  const own = JSON.stringify({ pid: process.pid, started: startOf(process.pid) ?? '' });
  for (;;) {
    try {
      writeFileSync(file, own, { flag: 'wx' });
      return () => unlinkSync(file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const found = readText(file);
    if (found === undefined) continue;
    const holder = readHolder(found);
    if (holder !== undefined && startOf(holder.pid) === holder.started) {
      throw new FolderTaken(folder, holder.pid);
    }
    removeStale(file, found);
  }
}

/** Two that find the same stale file must not remove each other's fresh one. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readText(aside) !== stale) linkSync(aside, file);
    unlinkSync(aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function readHolder(text: string): Holder | undefined {
  try {
    const { pid, started } = JSON.parse(text) as Partial<Holder>;
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started } : undefined;
  } catch {
    return undefined;
  }
}

/** When a living process started; nothing if there is none. Without /proc, only whether it lives. */
function startOf(pid: number): string | undefined {
  const stat = readText(`/proc/${pid}/stat`);
  if (stat !== undefined) return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  try {
    process.kill(pid, 0);
    return '';
  } catch {
    return undefined;
  }
}
