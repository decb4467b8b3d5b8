import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll } from 'vitest';
import { main } from '../main.ts';
import type { Io } from '../shell/io.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs one command line in a world of its own. */
export async function run(args: readonly string[], world: Partial<Io> = {}): Promise<Ran> {
  let [out, err] = ['', ''];
  const io: Io = {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    written: () => Promise.resolve(),
    input: Readable.from([]),
    env: {},
    cwd: process.cwd(),
    watched: false,
    typed: false,
    stop: new AbortController().signal,
    ...world,
  };
  const code = await main(args, io);
  return { code, out, err };
}

/** The one document that `--json` prints. */
export async function runJson<T>(
  args: readonly string[],
  world: Partial<Io> = {},
): Promise<Ran & { readonly json: T }> {
  const ran = await run([...args, '--json'], world);
  return { ...ran, json: JSON.parse(ran.out) as T };
}

const folders: string[] = [];

afterAll(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** A folder with these files in it; it is gone when the tests of the file are over. */
export async function folderWith(files: Readonly<Record<string, unknown>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parsecs-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    await writeFile(join(folder, name), text);
  }
  return folder;
}
