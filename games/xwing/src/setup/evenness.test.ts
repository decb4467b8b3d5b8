import { expect, test } from 'vitest';
import { handicapIn, PRINTED_BATTLES } from './evenness.ts';
import { SETUPS } from './setups.ts';

const MEASURED = Object.entries(PRINTED_BATTLES);

test('every battle with printed squads is measured, and no other', () => {
  const printed = Object.entries(SETUPS).filter(([, { squadBuilding }]) => !squadBuilding);
  expect(MEASURED.map(([name]) => name)).toEqual(printed.map(([name]) => name));
});

test.each(MEASURED)('%s has a handicap exactly if a side wins too little', (name, measured) => {
  const { games, wins } = measured;
  expect(wins.rebel + wins.imperial).toBe(games);
  const share = wins.rebel / games;
  const isEven = share >= 0.42 && share <= 0.58;
  expect(handicapIn(name)?.side).toBe(isEven ? undefined : share < 0.5 ? 'rebel' : 'imperial');
});

test('a battle of our own squads has none', () => {
  expect(handicapIn('aces')).toBeUndefined();
});
