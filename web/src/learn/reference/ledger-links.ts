const DEFINED = /^\W*((?:XW|SB|IA|ST|EN)-\d+)\b/;
const NAMED = /\b(?:XW|SB|IA|ST|EN)-\d+\b/g;
const HEADING = /^#{1,6} /;

/** More would be a list of its own. */
const MOST = 8;

/** Which other rules each rule of a ledger names, in the order in which it does. */
export function linksIn(ledger: string): Readonly<Record<string, readonly string[]>> {
  const links = new Map<string, string[]>();
  let rule: string | undefined;
  for (const line of ledger.split('\n')) {
    const defined = /^(?:- )?\*\*/.test(line) ? DEFINED.exec(line)?.[1] : undefined;
    if (defined !== undefined) {
      rule = defined;
      if (!links.has(rule)) links.set(rule, []);
    } else if (HEADING.test(line)) rule = undefined;
    const named = rule === undefined ? undefined : links.get(rule);
    for (const [id] of line.matchAll(NAMED))
      if (named !== undefined && id !== rule && !named.includes(id)) named.push(id);
  }
  const known = [...links].map(
    ([id, named]) => [id, named.filter((other) => links.has(other)).slice(0, MOST)] as const,
  );
  return Object.fromEntries(known.filter(([, named]) => named.length > 0));
}

/** The file of the links: a line for each rule. */
export function writeLinks(links: Readonly<Record<string, readonly string[]>>): string {
  const lines = Object.entries(links).map(
    ([rule, named]) => `  "${rule}": [${named.map((id) => `"${id}"`).join(', ')}]`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
