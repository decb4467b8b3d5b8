import { cleanJson, cleanText } from './clean.ts';
import type { Context } from './command.ts';

/** The answer of a command: the document for programs, or the lines for people. */
export function report(context: Context, document: unknown, lines: () => readonly string[]): void {
  const { io, json } = context;
  io.out(
    json
      ? `${cleanJson(JSON.stringify(document, undefined, 2))}\n`
      : `${lines().map(cleanText).join('\n')}\n`,
  );
}
