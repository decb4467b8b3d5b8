import type { SquadShip } from '@parsecs/xwing';
import { expect, test } from 'vitest';
import { slotsOfShip, withSlot } from './squad-slots.ts';

const shown = (ship: SquadShip): readonly string[] =>
  slotsOfShip(ship).map(({ id, upgrade }) => `${id} ${upgrade ?? '-'}`);

test('a ship shows its upgrade bar, a modification, and a title if there is one for it', () => {
  expect(shown({ pilot: 'lukeskywalker', upgrades: ['r2d2'] })).toEqual([
    'elite-1 -',
    'astromech-1 r2d2',
    'torpedo-1 -',
    'modification-1 -',
  ]);
  expect(shown({ pilot: 'hansolo', upgrades: [] }).at(-1)).toBe('title-1 -');
});

test('a title that adds a slot shows it at once', () => {
  const plain: SquadShip = { pilot: 'bountyhunter', upgrades: [] };
  expect(shown(plain)).not.toContain('torpedo-1 -');
  expect(shown(withSlot(plain, 'title-1', 'slavei'))).toContain('torpedo-1 -');
});

test('a card that has no slot is shown, so that it can be taken off', () => {
  const laden: SquadShip = { pilot: 'academypilot', upgrades: ['gunner'] };
  expect(shown(laden)).toEqual(['crew-1 gunner', 'modification-1 -']);
  expect(withSlot(laden, 'crew-1', undefined).upgrades).toEqual([]);
});

test('another card in a slot takes the place of the one before', () => {
  const two: SquadShip = {
    pilot: 'goldsquadronpilot',
    upgrades: ['protontorpedoes', 'protontorpedoes'],
  };
  expect(withSlot(two, 'torpedo-2', 'advprotontorpedoes').upgrades).toEqual([
    'protontorpedoes',
    'advprotontorpedoes',
  ]);
});
