import { SHIPS, shipCard } from '@parsecs/starship-battles';
import { expect, test } from 'vitest';
import { keyOf } from './fleet-cards.ts';
import { fleetKind } from './fleet-kind.tsx';

test('ships are found by era and by how sure they are', () => {
  const facets = fleetKind.facetsOf('ships');
  const found = (id: string, value: string): number => {
    const facet = facets.find((other) => other.id === id);
    return SHIPS.filter((card) => facet?.has(keyOf(card.id), value)).length;
  };
  expect(['confirmed', 'probable', 'filler'].map((value) => found('roster', value))).toEqual([
    31, 17, 12,
  ]);
  expect(found('era', shipCard('wild-karrde')?.era ?? '')).toBe(
    SHIPS.filter(({ era }) => era === 'new-republic').length,
  );
});
