import type { Texts } from '@parsecs/lang';
import type { GameBalance, SideResult } from './result.ts';

/** How a table was made, so that anybody can make it again. */
export interface Making {
  readonly bot: string;
  readonly seed: string;
  readonly command: string;
}

/** The columns of a table, for the terminal and for the document alike. */
export function headingsOf(texts: Texts): readonly string[] {
  return [
    texts.t('cli:balance.setup'),
    texts.t('cli:balance.side'),
    texts.t('cli:balance.games'),
    texts.t('cli:balance.wins'),
    texts.t('cli:balance.draws'),
    texts.t('cli:balance.share'),
    texts.t('cli:balance.interval'),
  ];
}

export function rowsOf({ contests }: GameBalance): readonly (readonly string[])[] {
  return contests.flatMap(({ name, sides }) => sides.map((result) => [name, ...cellsOf(result)]));
}

function cellsOf({ side, games, wins, draws, share, least, most }: SideResult): readonly string[] {
  const counts = [games, wins, draws].map(String);
  return [side, ...counts, share.toFixed(2), `${least.toFixed(2)}–${most.toFixed(2)}`];
}

const HEADING = /^## (?<name>\S+, \S+)$/;
const ROW = /^\| (?<contest>\S+) \| \S+ \| \d/;

/** What a section is called: a game may be measured by several bots. */
function nameOf(game: string, bot: string): string {
  return `${game}, ${bot}`;
}

/** Whether there are no rows of this game by this bot that were made in another way. */
export function isMadeSo(
  texts: Texts,
  document: string,
  balance: GameBalance,
  making: Making,
): boolean {
  const section = sectionsOf(document).get(nameOf(balance.game, making.bot));
  return section === undefined || section.split('\n').includes(sayMaking(texts, balance, making));
}

/** The order in which games stand in the document, bots for each, and contests in the section of this game. */
interface Order {
  readonly games: readonly string[];
  readonly bots: readonly string[];
  readonly contests: readonly string[];
}

/** The document with the section of one game and bot made new; all other sections stay. */
export function putSection(
  texts: Texts,
  document: string,
  balance: GameBalance,
  making: Making,
  order: Order,
): string {
  const sections = sectionsOf(document);
  const name = nameOf(balance.game, making.bot);
  const lines = sections.get(name)?.split('\n') ?? [];
  const isSame = lines.includes(sayMaking(texts, balance, making));
  // Rows that were made in the same way stay: what is interrupted can be gone on with.
  const kept = isSame ? lines.filter((line) => ROW.test(line)) : [];
  sections.set(name, writeSection(texts, balance, making, kept, order.contests));
  const known = order.games.flatMap((game) =>
    order.bots.flatMap((bot) => sections.get(nameOf(game, bot)) ?? []),
  );
  return `${[`# ${texts.t('cli:balance.title')}`, texts.t('cli:balance.about'), ...known].join('\n\n')}\n`;
}

function sectionsOf(document: string): Map<string, string> {
  const sections = new Map<string, string>();
  let current = '';
  for (const line of document.split('\n')) {
    current = HEADING.exec(line)?.groups?.['name'] ?? current;
    if (current === '') continue;
    const before = sections.get(current);
    sections.set(current, before === undefined ? line : `${before}\n${line}`);
  }
  for (const [name, section] of sections) sections.set(name, section.trimEnd());
  return sections;
}

function sayMaking(texts: Texts, { version }: GameBalance, making: Making): string {
  const { bot, seed, command } = making;
  return texts.t('cli:balance.made', { version, bot, seed, command: `\`${command}\`` });
}

function writeSection(
  texts: Texts,
  balance: GameBalance,
  making: Making,
  kept: readonly string[],
  order: readonly string[],
): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const headings = headingsOf(texts);
  const made = rowsOf(balance).map(row);
  const isAnew = (contest: string): boolean =>
    balance.contests.some(({ name }) => name === contest);
  const rows = order.flatMap((contest) =>
    (isAnew(contest) ? made : kept).filter(
      (line) => ROW.exec(line)?.groups?.['contest'] === contest,
    ),
  );
  return [
    `## ${nameOf(balance.game, making.bot)}`,
    '',
    sayMaking(texts, balance, making),
    '',
    row(headings),
    row(headings.map((_, column) => (column < 2 ? '---' : '---:'))),
    ...rows,
  ].join('\n');
}
