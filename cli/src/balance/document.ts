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

const HEADING = /^## (?<game>\S+)$/;

/** The document with the section of one game made new; the sections of the others stay. */
export function putSection(
  texts: Texts,
  document: string,
  balance: GameBalance,
  making: Making,
  order: readonly string[],
): string {
  const sections = sectionsOf(document);
  sections.set(balance.game, writeSection(texts, balance, making));
  const known = order.flatMap((game) => sections.get(game) ?? []);
  return `${[`# ${texts.t('cli:balance.title')}`, texts.t('cli:balance.about'), ...known].join('\n\n')}\n`;
}

function sectionsOf(document: string): Map<string, string> {
  const sections = new Map<string, string>();
  let current = '';
  for (const line of document.split('\n')) {
    const game = HEADING.exec(line)?.groups?.['game'];
    if (game !== undefined) current = game;
    if (current === '') continue;
    const before = sections.get(current);
    sections.set(current, before === undefined ? line : `${before}\n${line}`);
  }
  for (const [game, section] of sections) sections.set(game, section.trimEnd());
  return sections;
}

function writeSection(texts: Texts, balance: GameBalance, making: Making): string {
  const { bot, seed, command } = making;
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const headings = headingsOf(texts);
  return [
    `## ${balance.game}`,
    '',
    texts.t('cli:balance.made', { version: balance.version, bot, seed, command: `\`${command}\`` }),
    '',
    row(headings),
    row(headings.map((_, column) => (column < 2 ? '---' : '---:'))),
    ...rowsOf(balance).map(row),
  ].join('\n');
}
