import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server of its own for a test that kills it: what it was told lies in a folder. */
export class OwnServer {
  readonly #folder: string;
  #port = 0;
  #child: ChildProcess | undefined;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async start(): Promise<OwnServer> {
    const server = new OwnServer(await mkdtemp(join(tmpdir(), 'parsecs-own-server-')));
    await server.#open();
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** As when the power fails and comes back: the same address, whatever was durable. */
  async killAndRestart(): Promise<void> {
    await this.#kill();
    await this.#open();
  }

  async stop(): Promise<void> {
    await this.#kill();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #open(): Promise<void> {
    const args = ['cli/bin/parsecs.js', 'serve', '--json', '--port', String(this.#port)];
    this.#child = spawn(process.execPath, [...args, '--data', this.#folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
      // Everything is built: another server serves this page already.
      env: { ...process.env, PARSECS_NO_BUILD: '1' },
    });
    const { stdout } = this.#child;
    if (stdout === null) throw new Error('nothing to read from');
    for await (const part of stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
      const [, port] = /"port":\s*(\d+)/.exec(String(part)) ?? [];
      if (port === undefined) continue;
      this.#port = Number(port);
      return this.#untilWell();
    }
    throw new Error('the server has ended before it was open');
  }

  /** A database that is new takes its time. */
  async #untilWell(): Promise<void> {
    while (!(await fetch(`${this.address}/health`)).ok) await sleep(50);
  }

  async #kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
