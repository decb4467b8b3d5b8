import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createTexts } from '@parsecs/lang';
import { expect, test } from 'vitest';
import { gameNamed } from '../../games/index.ts';
import { rulesOf } from '../rules.ts';
import { rulesNaming } from './cards/rules-naming.ts';
import { blocksIn, linksIn, writeLinks } from './ledger-links.ts';
import { relatedTo } from './related.ts';

const GAMES = ['xwing', 'starship-battles', 'imperial-assault', 'super-teams'] as const;

/** A note may begin with an order (“Expose the list …”), which is no name of a card. */
const ORDER = /\*Engine(?: note)?:\* \w+(?= (?:the|an?|all|each)\b)/g;

function ledgerOf(game: string): string {
  const path = new URL(`../../../../docs/rules/${game}.md`, import.meta.url);
  return readFileSync(fileURLToPath(path), 'utf8');
}

// Written anew by `vitest -u`, whenever a ledger has changed.
test('the cross-links of the page are those of the ledgers', async () => {
  const links = Object.assign({}, ...GAMES.map((game) => linksIn(ledgerOf(game))));
  await expect(writeLinks(links)).toMatchFileSnapshot('./rule-links.json');
});

test('the rules of the cards are those that name them, in English or in a ledger', async () => {
  const texts = await createTexts('en');
  const written: Record<string, Readonly<Record<string, string>>> = {};
  for (const game of GAMES) {
    const manifest = gameNamed(game);
    const blocks = blocksIn(ledgerOf(game).replaceAll(ORDER, ''));
    const rules = rulesOf(texts, manifest).map((rule) => ({
      ...rule,
      text: `${rule.text}\n${blocks.get(rule.id) ?? ''}`,
    }));
    const cards = (await manifest.loadCards())(texts);
    const naming = cards.map((card) => [card.id, rulesNaming(rules, card).join(' ')] as const);
    written[game] = Object.fromEntries(naming.filter(([, ids]) => ids !== ''));
  }
  const [name, space] = ['./cards/card-rules.json', 2];
  await expect(`${JSON.stringify(written, null, space)}\n`).toMatchFileSnapshot(name);
});

test('what the ledger notes about a card of X-Wing is said with it, and nothing else', async () => {
  const noted = ledgerOf('xwing.cards')
    .split(/^- (?=\*\*.*\(`)/m)
    .slice(1)
    .filter((card) => /^ {2}\*(?:Note|Errata)/m.test(card))
    .map((card) => /\(`([\w-]+)`/.exec(card)?.[1]);
  const cards = (await gameNamed('xwing').loadCards())(await createTexts('en'));
  const said = cards.flatMap(({ id, ruling }) => (ruling === undefined ? [] : [id]));
  expect(said.map((id) => id.replace(/^\w+-/, '')).toSorted()).toEqual(noted.toSorted());
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
