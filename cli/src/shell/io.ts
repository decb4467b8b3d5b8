import { stderr, stdin, stdout } from 'node:process';
import type { Readable } from 'node:stream';
import { UsageError } from './usage-error.ts';

/** Everything a command touches of the world outside, so that tests can stand in for it. */
export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Waits until the output is written; wrong usage if it cannot be, as on a full disk. */
  readonly written: () => Promise<void>;
  readonly input: Readable;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** A person watches the error stream, so a progress bar makes sense. */
  readonly watched: boolean;
  /** A person types; otherwise the input is a file or a pipe. */
  readonly typed: boolean;
  /** Ends what would run for ever. */
  readonly stop: AbortSignal;
}

export function processIo(): Io {
  const stopping = new AbortController();
  const end = (): void => stopping.abort();
  let listening = false;
  let fault: string | undefined;
  // Whoever reads our output may go away, as `head` does: that is no fault.
  stdout.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
    if (code !== 'EPIPE') fault ??= code;
    end();
  });
  // Where nobody can be told there is nothing left to do.
  stderr.on('error', end);
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    written: async () => {
      await new Promise<void>((resolve) => {
        stdout.write('', () => resolve());
      });
      const code = fault;
      if (code === undefined) return;
      throw new UsageError((texts) => texts.t('cli:error.cannot-write-output', { code }));
    },
    input: stdin,
    env: process.env,
    cwd: process.cwd(),
    watched: stderr.isTTY,
    typed: stdin.isTTY,
    // Only a command that asks for the signal ends in its own way; the others just end.
    get stop(): AbortSignal {
      if (!listening) {
        process.once('SIGINT', end);
        process.once('SIGTERM', end);
        listening = true;
      }
      return stopping.signal;
    },
  };
}
