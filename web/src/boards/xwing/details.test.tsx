import { at } from '@parsecs/kernel';
import { createTexts, type People } from '@parsecs/lang';
import type { ShipView, View } from '@parsecs/xwing';
import { expect, test } from 'vitest';
import { type Part, partOf } from '../contract.ts';
import { wordsOf } from '../testing/drawn.tsx';
import { momentsOf, setupNamed } from './testing/moments.ts';
import { NAMESPACES } from './words.ts';

const PEOPLE: People = { name: (seat) => `Player ${seat + 1}`, me: 0 };
const texts = await createTexts('en', [...NAMESPACES, 'builder']);
const { view } = at(momentsOf(setupNamed('aces'), 'details', 60).slice(-1), 0);

async function shown(now: View, part: Part): Promise<string> {
  return wordsOf(async () => {
    const { Details } = await import('./details.tsx');
    return <Details view={now} viewer={0} people={PEOPLE} part={part} />;
  }, 'en');
}

function cardShown(ship: ShipView): Promise<string> {
  return shown({ ...view, ships: [ship] }, partOf('ship', ship.id));
}

const LUKE: ShipView = {
  ...at(view.ships, 0),
  id: 'lukeskywalker',
  pilot: 'lukeskywalker',
  faction: 'rebel',
  upgrades: [{ id: 'protontorpedoes', gone: false }],
  damageUp: ['damaged-engine', 'injured-pilot'],
  damageDown: 2,
};

test('a ship shows every field of its cards', async () => {
  const card = await cardShown(LUKE);
  for (const words of [
    '• Luke Skywalker',
    'Rebel Alliance',
    'X-wing',
    '28 squad points',
    texts.t('xwing:card.pilot.lukeskywalker.text'),
    // The weapon has its dice, its range and its cost.
    texts.t('builder:xwing.weapon', { dice: 4, range: '2–3' }),
    texts.t('xwing:slot.torpedo'),
    texts.t('xwing:slot.astromech'),
    texts.t('xwing:position.damage-down', { count: 2 }),
  ]) {
    expect(card).toContain(words);
  }
  for (const value of ['skill', 'attack', 'agility', 'hull', 'shields']) {
    expect(card).toContain(texts.t(`builder:xwing.value-${value}`));
  }
  // A bullet stands before unique names only, and a face-up card has its trait.
  expect(card).toMatch(/Damaged Engine\W+Ship/);
  expect(card).toMatch(/Injured Pilot\W+Pilot/);
  const rookie = await cardShown({ ...LUKE, id: 'rookiepilot', pilot: 'rookiepilot' });
  expect(rookie).toContain('Rookie Pilot');
  expect(rookie).not.toContain('• Rookie Pilot');
});

test('the damage deck is counted, and its discard pile is open with the trait of each card', async () => {
  const decks: View['decks'] = [
    { cards: 12, discard: ['direct-hit', 'injured-pilot', 'direct-hit'] },
    { cards: 8, discard: ['damaged-engine'] },
  ];
  const deck = await shown({ ...view, decks }, partOf('deck', '0'));
  expect(deck).toContain(texts.t('xwing-board:deck.left', { count: 20 }));
  expect(deck).toMatch(/2 × Direct Hit!\W+Ship/);
  expect(deck).toMatch(/Injured Pilot\W+Pilot/);
  expect(deck).toContain('Damaged Engine');
  const none = await shown({ ...view, decks: [{ cards: 33, discard: [] }] }, partOf('deck', '0'));
  expect(none).toContain(texts.t('xwing-board:deck.no-discard'));
});
