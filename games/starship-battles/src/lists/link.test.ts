import { LONGEST_LIST_NAME, seededChance } from '@parsecs/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SHIP_IDS } from '../cards/ship-ids.ts';
import { FACTIONS, READY_FLEETS, randomFleet, SHIPS } from '../index.ts';
import { usualLimits } from '../setup/setups.ts';
import { fleetOf } from './fleet-list.ts';
import { fleetFromLink, fleetToLink } from './link.ts';

const fleets = fc.record({
  name: fc.string({ unit: 'binary', maxLength: LONGEST_LIST_NAME / 2 }),
  fleet: fc
    .record({
      faction: fc.constantFrom(...FACTIONS),
      counts: fc.dictionary(fc.constantFrom(...SHIP_IDS), fc.integer({ min: 1, max: 400 })),
    })
    .map(({ faction, counts }) => fleetOf(faction, new Map(Object.entries(counts)), SHIPS)),
});

test('every list of ships comes back as it was, legal or not, with its name', () => {
  fc.assert(
    fc.property(fleets, (named) => {
      const read = fleetFromLink(fleetToLink(named));
      expect(read).toEqual({ ok: true, value: named, warnings: [] });
    }),
  );
});

test('links of usual fleets are short and need no escaping', () => {
  const made = FACTIONS.map((faction) =>
    randomFleet(faction, usualLimits(), seededChance('a link')),
  );
  for (const fleet of [...READY_FLEETS.map((ready) => ready.fleet), ...made]) {
    const link = fleetToLink({ name: '', fleet });
    expect(link).toBe(encodeURIComponent(link));
    expect(link.length).toBeLessThan(50);
  }
});

test('a link of today is read for ever', () => {
  const { fleet } = READY_FLEETS.find(({ id }) => id === 'scenario-coruscant-dark') ?? {};
  expect(fleetFromLink('1dgBkBrBtBwByE0B1B2B~8GiDlDyDY6')).toEqual({
    ok: true,
    value: { name: 'Über', fleet },
    warnings: [],
  });
});

test('a letter lost is noticed', () => {
  const fleet = READY_FLEETS[0]?.fleet;
  if (fleet === undefined) throw new Error('no fleet');
  const link = fleetToLink({ name: 'Ace', fleet });
  for (let place = 1; place < link.length; place += 1) {
    const lost = link.slice(0, place) + link.slice(place + 1);
    expect(fleetFromLink(lost)).toEqual({
      ok: false,
      problems: [{ path: '', cause: 'link-broken' }],
    });
  }
});

test('what is no link is named as such', () => {
  const causeOf = (text: string): string | undefined => {
    const read = fleetFromLink(text);
    return read.ok ? undefined : read.problems[0]?.cause;
  };
  expect(causeOf('')).toBe('link-broken');
  expect(causeOf('1')).toBe('link-broken');
  expect(causeOf('2lAB')).toBe('link-other-version');
  expect(causeOf(`1${'A'.repeat(3000)}`)).toBe('link-too-long');
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(causeOf(text)).toBeDefined();
    }),
  );
});
