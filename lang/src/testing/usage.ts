import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { NAMESPACES } from '../catalogues.ts';

/** A message id in the source: written out, or put together around parts that are filled in. */
export interface Use {
  readonly where: string;
  readonly id: string;
  /** Matches the ids that it may stand for. */
  readonly shape: RegExp;
  readonly exact: boolean;
}

const ID = `(?:${NAMESPACES.join('|')}|\\$\\{(?:\\w+\\.)*(?:namespace|game)\\}(?:-rules)?)`;
const LITERAL = new RegExp(`(['"\`])(${ID}:(?:\\\\.|(?!\\1)[^\\\\])*)\\1`, 'gs');

/** Every message id in the sources of these folders; tests do not count. */
export function findUses(root: string, folders: readonly string[]): readonly Use[] {
  return folders.flatMap((folder) =>
    listSources(join(root, folder)).flatMap((file) =>
      usesIn(readFileSync(file, 'utf8'), file.slice(root.length + 1)),
    ),
  );
}

/** The sources of a folder; tests do not count. */
export function listSources(folder: string): readonly string[] {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /[.]tsx?$/.test(file) && !/[.]test[.]tsx?$|(^|[\\/])testing[\\/]/.test(file))
    .map((file) => join(folder, file));
}

export function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');
}

export function usesIn(source: string, where: string): readonly Use[] {
  const code = withoutComments(source);
  return [...code.matchAll(LITERAL)].map((match) => {
    const id = match[2] ?? '';
    const parts = match[1] === '`' ? splitTemplate(id) : [id];
    const shape = parts.map((part) => part.replaceAll(/[.+?^${}()|[\]\\*]/g, '\\$&')).join('.+');
    return { where, id, shape: new RegExp(`^${shape}$`), exact: parts.length === 1 };
  });
}

/** The fixed parts of a template, around its `${…}`. */
function splitTemplate(template: string): readonly string[] {
  const parts: string[] = [];
  let rest = template;
  for (let start = rest.indexOf('${'); start !== -1; start = rest.indexOf('${')) {
    parts.push(rest.slice(0, start));
    let depth = 1;
    let end = start + 2;
    while (depth > 0 && end < rest.length) {
      if (rest[end] === '{') depth += 1;
      if (rest[end] === '}') depth -= 1;
      end += 1;
    }
    rest = rest.slice(end);
  }
  return [...parts, rest];
}
