import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { linksIn, writeLinks } from './ledger-links.ts';
import { relatedTo } from './related.ts';

const GAMES = ['xwing', 'starship-battles', 'imperial-assault', 'super-teams'];

function ledgerOf(game: string): string {
  const path = new URL(`../../../../docs/rules/${game}.md`, import.meta.url);
  return readFileSync(fileURLToPath(path), 'utf8');
}

// Written anew by `vitest -u`, whenever a ledger has changed.
test('the cross-links of the page are those of the ledgers', async () => {
  const links = Object.assign({}, ...GAMES.map((game) => linksIn(ledgerOf(game))));
  await expect(writeLinks(links)).toMatchFileSnapshot('./rule-links.json');
});

test('a ledger is read rule by rule; what stands between its sections belongs to none', () => {
  const ledger = [
    '- **XW-001 – One.** Says so (XW-002, XW-003, XW-999).',
    '  *Engine:* also XW-003.',
    '## Next',
    'See XW-001.',
    '- **XW-002 – Two.** Nothing.',
    '**XW-003 Three.** After XW-001.',
  ].join('\n');
  expect(linksIn(ledger)).toEqual({ 'XW-001': ['XW-002', 'XW-003'], 'XW-003': ['XW-001'] });
});

test('a rule is related to those that it names and to those that name it', () => {
  expect(relatedTo('XW-039')).toContain('XW-168');
  expect(relatedTo('XW-168')).toContain('XW-039');
  expect(relatedTo('XW-168')).not.toContain('XW-168');
});
