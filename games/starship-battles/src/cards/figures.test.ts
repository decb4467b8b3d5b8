import { isRecord } from '@parsecs/kernel';
import { expect, test } from 'vitest';
import { cardsOf, ERAS, SHIPS, type ShipCard, shipCard } from '../index.ts';
import { figuresOf, originOf, overallOf, provenanceOf, sourceKindsOf } from './figures.ts';

const PROPOSED = cardsOf({ ships: [], costs: 'proposed' });

function cardAt(id: string): ShipCard {
  const card = shipCard(id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}

/** Whether a path leads to something that stands on the card. */
function leadsSomewhere(card: ShipCard, path: string): boolean {
  let here: unknown = card;
  for (const step of path.split('.')) {
    if (Array.isArray(here)) {
      here = here.find(({ weapon, ability }) => (ability ?? weapon) === step);
    } else {
      here = isRecord(here) ? here[step] : undefined;
    }
  }
  return here !== undefined && here !== null;
}

test('no card claims more than its figures say one by one', () => {
  for (const card of [...SHIPS, ...PROPOSED]) {
    expect([card.id, card.provenance.overall]).toEqual([card.id, overallOf(card)]);
  }
});

test('whatever is said of a field is said of something on the card', () => {
  for (const card of SHIPS) {
    const lost = Object.keys(card.provenance.fields).filter(
      (path) => path !== 'default' && !leadsSomewhere(card, path),
    );
    expect([card.id, lost]).toEqual([card.id, []]);
    for (const { path } of figuresOf(card)) expect(leadsSomewhere(card, path)).toBe(true);
  }
});

test('a published figure of the set names its kind of source, and never our own reckoning', () => {
  for (const card of SHIPS) {
    for (const { path } of figuresOf(card)) {
      if (originOf(card, path) !== 'published') continue;
      expect(sourceKindsOf(card, path)).not.toContain('other');
      expect(provenanceOf(card, path).sources).not.toContain('MODEL');
    }
  }
});

test('a figure is told by itself, then by what it is a part of, then by the card', () => {
  const viscount = cardAt('mon-calamari-star-defender-viscount');
  expect(originOf(viscount, 'full.weapons.barrage.damage')).toBe('published');
  expect(originOf(viscount, 'full.defense.side')).toBe('published');
  expect(originOf(viscount, 'full.defense.front')).toBe('ours');
  expect(originOf(viscount, 'reduced.weapons.turbolasers.attack')).toBe('ours');
  const tie = cardAt('tie-fighter');
  expect(originOf(tie, 'full.weapons.laser-cannon.attack')).toBe('published');
  expect(originOf(tie, 'full.weapons.laser-cannon.damage')).toBe('ours');
  expect(originOf(tie, 'class')).toBe('derived');
  expect(sourceKindsOf(tie, 'cost')).toEqual(['scenario', 'blog']);
});

test('a card that says nothing of its figures is taken at its word, but not by halves', () => {
  const plain = (overall: ShipCard['provenance']['overall']): ShipCard => ({
    ...cardAt('tie-fighter'),
    provenance: { overall, fields: {} },
  });
  expect(originOf(plain('corrected'), 'cost')).toBe('corrected');
  expect(originOf(plain('published-partial'), 'cost')).toBe('ours');
  expect(overallOf(plain('published'))).toBe('published');
  expect(sourceKindsOf(plain('published'), 'cost')).toEqual(['other']);
});

test('every ship of the set is of a known era', () => {
  for (const { era } of SHIPS) expect(ERAS).toContain(era);
  for (const era of ERAS) expect(SHIPS.some((card) => card.era === era)).toBe(true);
});
