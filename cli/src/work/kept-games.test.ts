import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { appendFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type GameId, loadGame } from '@parsecs/table';
import { type ArenaResult, type ArenaTask, basketOf, duel } from '@parsecs/table/arena';
import { afterAll, describe, expect, test } from 'vitest';
import type { GameBalance } from '../balance/result.ts';
import { findRoot } from '../shell/root.ts';
import { folderWith, run, runJson } from '../testing/index.ts';
import { keptGames } from './kept-games.ts';

const timeout = 120_000;
const MANY = 1_000_000;
const NOW = AbortSignal.abort();
const started: ChildProcess[] = [];

afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

/** A task that nobody has ever begun. */
function newTask(): { readonly game: 'super-teams'; readonly seed: string } {
  return { game: 'super-teams', seed: `kept/${randomUUID()}` };
}

function arena(seed: string, games: number): readonly string[] {
  const duelists = ['arena', 'super-teams', '--a', 'greedy', '--b', 'random', '--seed', seed];
  return [...duelists, '--games', `${games}`];
}

/** What `arena` makes of its options. */
async function arenaTask(seed: string, gathers: boolean): Promise<ArenaTask> {
  const contests = basketOf(await loadGame('super-teams'), undefined).map(({ name }) => name);
  const entrants = duel({ a: 'greedy', b: 'random' });
  return { game: 'super-teams', entrants, seed, contests, ...(gathers && { gathers }) };
}

async function untilKept(task: { readonly game: GameId }): Promise<void> {
  while ((await keptGames(task, MANY)).shares.size === 0) await sleep(5);
}

/** What does not depend on how busy the machine is. */
function played({ games, a, b, draws, setups }: ArenaResult): unknown {
  return { games, a, b, draws, setups };
}

interface Balanced {
  readonly balance: readonly GameBalance[];
}

describe('games that are over', () => {
  test('are there for the same task, each once, and for no other', async () => {
    const task = newTask();
    const kept = await keptGames<string>(task, 10);
    kept.add(3, 'three');
    kept.add(9, 'nine');
    (await keptGames<string>(task, 10)).add(3, 'three');
    expect([...(await keptGames(task, 10)).shares]).toEqual([
      [3, 'three'],
      [9, 'nine'],
    ]);
    expect([...(await keptGames(task, 5)).shares]).toEqual([[3, 'three']]);
    expect((await keptGames(newTask(), 10)).shares.size).toBe(0);
    await kept.forget();
    expect((await keptGames(task, 10)).shares.size).toBe(0);
  });

  test('stay, though the last line was cut off in the middle', async () => {
    const task = newTask();
    const kept = await keptGames<string>(task, 10);
    kept.add(0, task.seed);
    const store = join(findRoot(), '.cache', 'games');
    for (const name of await readdir(store)) {
      const text = await readFile(join(store, name), 'utf8');
      if (text.includes(task.seed)) await appendFile(join(store, name), '\n[1,"o');
    }
    kept.add(2, 'two');
    expect([...(await keptGames(task, 10)).shares.keys()]).toEqual([0, 2]);
    await kept.forget();
  });
});

describe('a run that is cut off', () => {
  test.each(['1', '2'])('by a signal: arena, %s threads', { timeout }, async (threads) => {
    const { seed } = newTask();
    const [cwd, stop] = [await folderWith({}), new AbortController()];
    const how = ['--threads', threads, '--csv', 'games.csv'];
    const lines = (): readonly string[] =>
      readFileSync(join(cwd, 'games.csv'), 'utf8').split('\r\n').slice(1, -1);
    void untilKept(await arenaTask(seed, true)).then(() => stop.abort());
    const first = await run([...arena(seed, MANY), ...how, '--json'], { cwd, stop: stop.signal });
    const { games } = JSON.parse(first.out) as ArenaResult;
    expect([first.code, games > 0, first.err.includes('kept')]).toEqual([130, true, true]);
    expect(lines()).toHaveLength(games);

    // Whoever may not play at all still has what was played.
    const idle = [...arena(seed, MANY), ...how.with(1, '1'), '--json'];
    const second = await run(idle, { cwd, stop: NOW });
    expect([second.code, second.out]).toEqual([130, first.out]);

    const through = await runJson<ArenaResult>([...arena(seed, games + 8), ...how], { cwd });
    expect(new Set(lines().map((line) => line.split(',')[0])).size).toBe(games + 8);
    // Nothing stays behind: the same games are played anew.
    const anew = await runJson<ArenaResult>([...arena(seed, games + 8), '--threads', '1']);
    expect([through.code, played(through.json)]).toEqual([0, played(anew.json)]);
  });

  test('by a signal: balance', { timeout }, async () => {
    const task = { ...newTask(), bot: 'random', contests: ['2-players-short'] } as const;
    const [folder, stop] = [await folderWith({}), new AbortController()];
    const out = join(folder, 'balance.md');
    const play = (games: number, signal?: AbortSignal): ReturnType<typeof runJson<Balanced>> =>
      runJson<Balanced>(
        `balance --game ${task.game} --only 2-players-short --bot ${task.bot} --games ${games}`
          .split(' ')
          .concat('--seed', task.seed, '--threads', '1', '--out', out),
        signal && { stop: signal },
      );
    void untilKept(task).then(() => stop.abort());
    const first = await play(MANY, stop.signal);
    const games = first.json.balance[0]?.contests[0]?.sides[0]?.games ?? 0;
    expect([first.code, games > 0]).toEqual([130, true]);
    // A row with fewer games than the table promises would be no measurement.
    expect(await readdir(folder)).toEqual([]);
    const second = await play(MANY, NOW);
    expect([second.code, second.json]).toEqual([130, first.json]);
    const through = await play(games + 20);
    expect([through.code, through.json]).toEqual([0, (await play(games + 20)).json]);
  });

  test('by its end', { timeout }, async () => {
    const { seed } = newTask();
    const isBuilt = process.env['PARSECS_NO_BUILD'] === '1';
    const [script = '', ...loader] = isBuilt
      ? ['../../bin/parsecs.js']
      : ['../../../scripts/parsecs-from-source.mjs', '--conditions=source', '--import', 'tsx'];
    const file = fileURLToPath(new URL(script, import.meta.url));
    const play = (games: number): readonly string[] => [...arena(seed, games), '--threads', '1'];
    const args = [...loader, file, ...play(MANY)];
    const child = spawn(process.execPath, args, { stdio: 'ignore' });
    started.push(child);
    await untilKept(await arenaTask(seed, false));
    child.kill('SIGKILL');
    await once(child, 'exit');
    const cut = await runJson<ArenaResult>(play(MANY), { stop: NOW });
    const { games } = cut.json;
    expect(games).toBeGreaterThan(0);
    const through = await runJson<ArenaResult>(play(games + 4));
    const anew = await runJson<ArenaResult>(play(games + 4));
    expect(played(through.json)).toEqual(played(anew.json));
  });
});
