import { createHash } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { canonicalJson } from '@parsecs/kernel';
import type { GameId } from '@parsecs/table';
import { type Context, EXIT, type ExitCode } from '../shell/command.ts';
import { listFiles } from '../shell/files.ts';
import { findRoot } from '../shell/root.ts';
import { UsageError } from '../shell/usage-error.ts';

/** The games of a run that are over, by number, each with its share; safe however the run ends. */
export interface KeptGames<Share> {
  readonly shares: ReadonlyMap<number, Share>;
  add(index: number, share: Share): void;
  /** Of a run that is through nothing stays behind. */
  forget(): Promise<void>;
}

/** All that its games depend on besides their numbers; plain data. */
interface Task {
  readonly game: GameId;
}

/** Whose sources decide how a game goes, besides its own. */
const PLAYED_BY: readonly string[] = ['kernel', 'bots', 'table'];

/** What an earlier run of the same task has played of its first games, unless rules or bots have changed since. */
export async function keptGames<Share>(task: Task, games: number): Promise<KeptGames<Share>> {
  const file = await fileOf(task);
  const shares = new Map<number, Share>();
  for (const [index, share] of await readKept<Share>(file)) {
    if (index < games) shares.set(index, share);
  }
  return {
    shares,
    add(index, share) {
      shares.set(index, share);
      // The line before may have been cut off in the middle: each begins anew.
      try {
        appendFileSync(file, `\n${JSON.stringify([index, share])}`);
      } catch (error) {
        refuse(file, error);
      }
    },
    forget: () => rm(file, { force: true }),
  };
}

/** Whoever stopped a run learns that nothing of it is lost. */
export function tellGoesOn({ io, texts }: Context): ExitCode {
  io.err(`${texts.t('cli:kept.goes-on')}\n`);
  return EXIT.interrupted;
}

async function fileOf(task: Task): Promise<string> {
  const sources = await (CODE.get(task.game) ?? hashCode(task.game));
  const name = createHash('sha256').update(sources).update(canonicalJson(task)).digest('hex');
  const file = join(findRoot(), '.cache', 'games', `${name.slice(0, 32)}.jsonl`);
  await mkdir(dirname(file), { recursive: true }).catch((error: unknown) => refuse(file, error));
  return file;
}

/** What was loaded does not change while we run. */
const CODE = new Map<GameId, Promise<string>>();

function hashCode(game: GameId): Promise<string> {
  const hashed = (async (): Promise<string> => {
    const hash = createHash('sha256');
    for (const folder of [...PLAYED_BY, join('games', game)]) {
      for (const source of await listFiles(join(findRoot(), folder, 'src'))) {
        hash.update(await readFile(source));
      }
    }
    return hash.digest('hex');
  })();
  CODE.set(game, hashed);
  return hashed;
}

async function readKept<Share>(file: string): Promise<readonly (readonly [number, Share])[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as [number, Share]];
    } catch {
      return [];
    }
  });
}

function refuse(file: string, error: unknown): never {
  const { code = String(error) } = error as NodeJS.ErrnoException;
  throw new UsageError((texts) => texts.t('cli:error.cannot-write', { file, code }));
}
