import LINKS from './rule-links.json' with { type: 'json' };

const NAMED: Readonly<Record<string, readonly string[]>> = LINKS;

/** More would be a list of its own. */
const MOST = 8;

const NAMING = new Map<string, string[]>();
for (const [id, named] of Object.entries(NAMED)) {
  for (const other of named) {
    const known = NAMING.get(other);
    if (known === undefined) NAMING.set(other, [id]);
    else known.push(id);
  }
}

/** Rules that a rule names in the ledger, then those that name it. */
export function relatedTo(rule: string): readonly string[] {
  return [...new Set([...(NAMED[rule] ?? []), ...(NAMING.get(rule) ?? [])])].slice(0, MOST);
}
