import { expect, test } from 'vitest';
import { isSameFleet } from '../lists/fleet-list.ts';
import { READY_FLEETS } from '../lists/ready-made.ts';
import { handicapIn, PRINTED_BATTLES } from './evenness.ts';
import type { FleetSource } from './setup.ts';
import { SETUPS } from './setups.ts';

function isPrinted(source: FleetSource): boolean {
  if (typeof source === 'string') return false;
  const ready = READY_FLEETS.find(({ fleet }) => isSameFleet(fleet, source));
  return ready?.provenance.startsWith('published') === true;
}

test('every battle of printed fleets is measured, and no other', () => {
  const printed = Object.entries(SETUPS).filter(([, { fleets }]) => fleets.some(isPrinted));
  expect(Object.keys(PRINTED_BATTLES)).toEqual(printed.map(([name]) => name));
});

test('a battle of our own fleets has no handicap', () => {
  expect(handicapIn('clone-wars')).toBeUndefined();
});
