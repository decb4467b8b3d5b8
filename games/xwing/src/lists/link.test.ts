import { LINK_ALPHABET, seededChance } from '@parsecs/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PILOT_IDS, UPGRADE_IDS } from '../cards/ids.ts';
import { FACTIONS } from '../cards/vocabulary.ts';
import { squadFromLink, squadToLink } from './link.ts';
import { randomSquad } from './random-squad.ts';
import { READY_SQUADS, readySquad } from './ready-made.ts';
import {
  LONGEST_NAME,
  MOST_SHIPS,
  MOST_UPGRADES,
  type Squad,
  type SquadShip,
  squadOf,
} from './squad.ts';

const NOTHING: Squad = { faction: 'rebel', ships: [] };
const UNRESERVED = /^[A-Za-z0-9._~-]+$/;

const names = fc.oneof(
  fc.string({ minLength: 1, maxLength: LONGEST_NAME }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: LONGEST_NAME / 2 }),
);
const squads = fc.record({
  faction: fc.constantFrom(...FACTIONS),
  name: names,
  ships: fc.array(
    fc.record({
      pilot: fc.constantFrom(...PILOT_IDS),
      upgrades: fc.array(fc.constantFrom(...UPGRADE_IDS), { maxLength: MOST_UPGRADES }),
    }),
    { maxLength: MOST_SHIPS },
  ),
});

describe('a link', () => {
  test('holds any list of cards and its name, in letters that need no escaping', () => {
    fc.assert(
      fc.property(squads, (squad) => {
        const link = squadToLink(squad);
        expect(link).toMatch(UNRESERVED);
        expect(squadFromLink(link)).toEqual({ ok: true, value: squadOf(squad), warnings: [] });
      }),
    );
    expect(squadFromLink(squadToLink(NOTHING))).toMatchObject({ ok: true, value: NOTHING });
  });

  test('holds every random squad and every ready-made one', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const squad = randomSquad(
        seed % 2 === 0 ? 'rebel' : 'imperial',
        { points: 'free' },
        seededChance(`${seed}`),
      );
      expect(squadFromLink(squadToLink(squad ?? NOTHING))).toMatchObject({
        ok: true,
        value: squad,
      });
    }
    for (const { squad } of READY_SQUADS) {
      expect(squadFromLink(squadToLink(squad))).toMatchObject({ ok: true, value: squad });
    }
  });

  test('is short', () => {
    const lengths = READY_SQUADS.map(({ squad }) => squadToLink(squad).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(24);
  });

  // Links live in bookmarks and messages: these must be read for ever.
  test.each([
    ['first-game-rebel', '1rBSO'],
    ['mission-3-imperial', '1iMD.ND9'],
    ['fett-and-wingmen', '1ilMUoy4.k.k.OK0'],
  ])('of version 1 keeps its meaning: %s', (id, link) => {
    expect(squadToLink(readySquad(id) ?? NOTHING)).toBe(link);
    expect(squadFromLink(link)).toMatchObject({ ok: true, value: readySquad(id) });
  });

  test('keeps the list that was ready-made when it was sent', () => {
    const rookie: SquadShip = { pilot: 'rookiepilot', upgrades: ['r2astromech'] };
    const han: SquadShip = {
      pilot: 'hansolo',
      upgrades: ['veteraninstincts', 'lukeskywalker', 'niennunb', 'millenniumfalcon'],
    };
    const squad = squadOf({ faction: 'rebel', ships: [han, rookie, rookie] });
    expect(squadToLink(squad)).toBe('1rbMmp1.FN.FNpq');
    expect(squadFromLink('1rbMmp1.FN.FNpq')).toMatchObject({ ok: true, value: squad });
  });

  test('may come with space around it', () => {
    const link = squadToLink(readySquad('four-blue') ?? NOTHING);
    expect(squadFromLink(`  ${link}\n`).ok).toBe(true);
  });
});

describe('a link that is not one', () => {
  const link = squadToLink(readySquad('han-and-two-rookies') ?? NOTHING);

  test('is noticed when any letter is wrong, missing or too much', () => {
    const letters = `${LINK_ALPHABET}.~ %é`;
    let passed = 0;
    for (let place = 1; place < link.length; place += 1) {
      for (const letter of letters) {
        if (letter === link[place]) continue;
        const changed = link.slice(0, place) + letter + link.slice(place + 1);
        if (squadFromLink(changed).ok) passed += 1;
      }
      expect(squadFromLink(link.slice(0, place)).ok).toBe(false);
    }
    // Twelve bits of checksum: about one in 4096 slips through, and then it is a list of real cards.
    expect(passed / (link.length * letters.length)).toBeLessThan(0.002);
    expect(squadFromLink(`${link}A`).ok).toBe(false);
  });

  test.each([
    ['', 'link-broken'],
    ['1', 'link-broken'],
    ['1r', 'link-broken'],
    ['1rA', 'link-broken'],
    ['2rABC', 'link-other-version'],
    ['https://example.org/#1rABC', 'link-other-version'],
    [`1r${'A'.repeat(100_000)}`, 'link-too-long'],
  ])('%s', (text, cause) => {
    expect(squadFromLink(text)).toMatchObject({ ok: false, problems: [{ path: '', cause }] });
  });

  test('never breaks the reader', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
        for (const one of [text, `1${text}`, `1r${text}`, `${link.slice(0, 6)}${text}`]) {
          const read = squadFromLink(one);
          if (!read.ok) expect(read.problems).toHaveLength(1);
        }
      }),
      { numRuns: 500 },
    );
  });
});

test('the order of ids, which links count on, grows only at its end', () => {
  expect([PILOT_IDS[0], PILOT_IDS[27], PILOT_IDS[56]]).toEqual([
    'wedgeantilles',
    'hansolo',
    'omicrongrouppilot',
  ]);
  expect([UPGRADE_IDS[0], UPGRADE_IDS[28], UPGRADE_IDS[56]]).toEqual([
    'adrenalinerush',
    'blasterturret',
    'slavei',
  ]);
});
