import { readFile } from 'node:fs/promises';
import { isListOf, isRecord, isText } from '@parsecs/kernel';
import { listFiles, parseJson } from '../shell/files.ts';

export interface Tags {
  /** How many tests and scenarios carry the tag. */
  readonly rules: ReadonlyMap<string, number>;
  readonly cards: ReadonlyMap<string, number>;
}

const TEST = /\.test\.tsx?$/;
const SCENARIO = /\.scenario\.json$/;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const TAG = /(?<![\w.$])(rule|card)\(\s*(['"`])([^'"`$]+)\2/g;

/** What the tests and scenarios of a game's folder say they prove. */
export async function readTags(folder: string): Promise<Tags> {
  const found = { rule: new Map<string, number>(), card: new Map<string, number>() };
  const count = (kind: keyof typeof found, id: string): void =>
    void found[kind].set(id, (found[kind].get(id) ?? 0) + 1);
  for (const file of await listFiles(folder)) {
    if (TEST.test(file)) {
      for (const [kind, id] of tagsOfTest(await readFile(file, 'utf8'))) count(kind, id);
    } else if (SCENARIO.test(file)) {
      for (const id of tagsOfScenario(await readFile(file, 'utf8'))) count('rule', id);
    }
  }
  return { rules: found.rule, cards: found.card };
}

/** The tags in a test file; a test that is commented out proves nothing. */
export function tagsOfTest(source: string): readonly (readonly ['rule' | 'card', string])[] {
  return Array.from(source.replaceAll(COMMENT, '').matchAll(TAG), ([, kind, , id = '']) => [
    kind === 'rule' ? 'rule' : 'card',
    id,
  ]);
}

/** A scenario that cannot be read has no tags; `parsecs scenario` says what is wrong with it. */
function tagsOfScenario(source: string): readonly string[] {
  const parsed = parseJson(source);
  if ('fault' in parsed || !isRecord(parsed.value)) return [];
  const rules = parsed.value['rules'];
  return isListOf(rules, isText) ? rules : [];
}
