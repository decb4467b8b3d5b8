import { expect, test } from 'vitest';
import { cardsOf, PROPOSED_COSTS, SHIPS, shipCard } from '../index.ts';
import { checkSetup } from '../setup/setup.ts';
import { setupOf } from '../testing/games.ts';

test('only costs that nobody has published are proposed anew, within a quarter', () => {
  for (const [id, cost] of Object.entries(PROPOSED_COSTS)) {
    const card = shipCard(id);
    const fields = card?.provenance.fields ?? {};
    expect((fields['cost'] ?? fields['default'])?.status).toBe('reconstructed');
    expect(Math.abs(cost / (card?.cost ?? 1) - 1)).toBeLessThanOrEqual(0.25);
    expect(cost).not.toBe(card?.cost);
  }
  expect(Object.keys(PROPOSED_COSTS).length).toBeGreaterThan(0);
});

test('a table plays with the cards unless it asks for the proposal, which is marked as such', () => {
  expect(cardsOf(setupOf({}))).toBe(SHIPS);
  const cards = cardsOf(setupOf({ costs: 'proposed' }));
  for (const card of cards) {
    const proposed = PROPOSED_COSTS[card.id];
    expect(card.cost).toBe(proposed ?? shipCard(card.id)?.cost);
    expect(card.provenance.fields['cost']?.status === 'proposed').toBe(proposed !== undefined);
  }
  const list = (ship: string, count: number): unknown => ({
    sides: 'light',
    points: 38 * count,
    fleets: [{ faction: 'light', ships: [{ ship, count }] }, 'random'],
  });
  const venators = list('venator-star-destroyer', 4) as object;
  expect(checkSetup(venators).ok).toBe(false);
  expect(checkSetup({ ...venators, costs: 'proposed' }).ok).toBe(
    PROPOSED_COSTS['venator-star-destroyer'] === 38,
  );
  expect(checkSetup({ costs: 'cheap' })).toMatchObject({
    problems: [{ path: 'costs', rule: 'SB-012' }],
  });
});
