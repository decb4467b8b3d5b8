import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Ledger {
  /** Rules that each need a test. */
  readonly rules: readonly string[];
  /** Everything with an id, worked examples included. */
  readonly known: ReadonlySet<string>;
}

/** Worked examples have ids of their own but prove rules instead of being rules. */
const EXAMPLES = 'EX-';

/** The ids of a game's ledger: its checklist, or else what the ledger itself prints in bold. */
export async function readLedger(root: string, game: string): Promise<Ledger | undefined> {
  const folder = join(root, 'docs', 'rules');
  const checklist = await read(join(folder, `${game}.checklist.csv`));
  const text = checklist ?? (await read(join(folder, `${game}.md`)));
  if (text === undefined) return undefined;
  const pattern = checklist === undefined ? /\*\*([A-Z]{2,}-\d+)\b/g : /^"?([A-Z]{2,}-\d+)\b/gm;
  const known = new Set(Array.from(text.matchAll(pattern), ([, id = '']) => id));
  return { rules: [...known].filter((id) => !id.startsWith(EXAMPLES)), known };
}

async function read(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
