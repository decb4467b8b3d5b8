import type { Context } from './command.ts';
import { UsageError } from './usage-error.ts';

/**
 * Reads or runs what stands in somebody's file. Readers name what is wrong and never throw; should
 * one do so all the same, the file is refused in one line and nobody sees a stack.
 */
export function readForeign<Read>(
  { io, texts }: Context,
  read: () => Read,
  refuse: (why: string) => Read,
): Read {
  try {
    return read();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    if (io.env['PARSECS_DEBUG'] !== undefined && error instanceof Error) io.err(`${error.stack}\n`);
    const problem = error instanceof Error ? error.message : String(error);
    return refuse(texts.t('cli:error.broken-content', { problem }));
  }
}
