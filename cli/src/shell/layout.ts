import type { Language } from '@parsecs/lang';

/** Rows of cells as indented lines, each column as wide as its widest cell. */
export function alignColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
    }
  }
  return rows.map((row) => {
    const cells = row.map((cell, column) =>
      column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0),
    );
    return `  ${cells.join('  ')}`;
  });
}

export function formatNumber(language: Language, value: number, digits = 0): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
}

/** A word of a command line, quoted where a shell would take it apart. */
function quoteWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

export function commandLine(...words: readonly string[]): string {
  return ['parsecs', ...words.map(quoteWord)].join(' ');
}
