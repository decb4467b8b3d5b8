const DEFINED = /^\W*((?:XW|SB|IA|ST|EN)-\d+)\b/;
const NAMED = /\b(?:XW|SB|IA|ST|EN)-\d+\b/g;
const HEADING = /^#{1,6} /;

/** More would be a list of its own. */
const MOST = 8;

/** The whole of each rule in a ledger, with its sources and notes. */
export function blocksIn(ledger: string): ReadonlyMap<string, string> {
  const blocks = new Map<string, string>();
  let rule: string | undefined;
  for (const line of ledger.split('\n')) {
    const defined = /^(?:- )?\*\*/.test(line) ? DEFINED.exec(line)?.[1] : undefined;
    if (defined !== undefined) rule = defined;
    else if (HEADING.test(line)) rule = undefined;
    if (rule !== undefined) blocks.set(rule, `${blocks.get(rule) ?? ''}\n${line}`);
  }
  return blocks;
}

/** Which other rules each rule of a ledger names, in the order in which it does. */
export function linksIn(ledger: string): Readonly<Record<string, readonly string[]>> {
  const blocks = blocksIn(ledger);
  const known = [...blocks].map(([rule, block]) => {
    const named = [...block.matchAll(NAMED)].map(([id]) => id);
    const others = [...new Set(named)].filter((id) => id !== rule && blocks.has(id));
    return [rule, others.slice(0, MOST)] as const;
  });
  return Object.fromEntries(known.filter(([, named]) => named.length > 0));
}

/** The file of the links: a line for each rule. */
export function writeLinks(links: Readonly<Record<string, readonly string[]>>): string {
  const lines = Object.entries(links).map(
    ([rule, named]) => `  "${rule}": [${named.map((id) => `"${id}"`).join(', ')}]`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
