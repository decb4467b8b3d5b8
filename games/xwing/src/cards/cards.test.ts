import { rule } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import { ARCS } from '../geometry/arc.ts';
import { FOOTPRINT_KINDS } from '../geometry/dimensions.ts';
import { DAMAGE_CARDS, DAMAGE_DECK, damageCard, findDamageCard } from './damage-deck.ts';
import { ATTACK_DIE, DEFENCE_DIE } from './dice.ts';
import { DAMAGE_IDS, PACK_IDS, PILOT_IDS, SHIP_TYPE_IDS, UPGRADE_IDS } from './ids.ts';
import { PACKS, packOf } from './packs.ts';
import { findPilot, PILOTS, pilotCard } from './pilots.ts';
import { findShipType, SHIP_TYPES, shipType } from './ship-types.ts';
import { findUpgrade, UPGRADES, upgradeCard } from './upgrades.ts';
import {
  ACTION_ICONS,
  ATTACK_RESULTS,
  BASE_SIZES,
  CARD_VALUES,
  DEFENCE_RESULTS,
  FACTIONS,
  SLOTS,
  TRAITS,
  WEAPON_TOKENS,
} from './vocabulary.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
const countBy = (words: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...new Set(words)].map((word) => [word, words.filter((w) => w === word).length]),
  );

describe('the catalogue', () => {
  test('has every card once, in the order of the ids', () => {
    expect(SHIP_TYPES.map(({ id }) => id)).toEqual(SHIP_TYPE_IDS);
    expect(PILOTS.map(({ id }) => id)).toEqual(PILOT_IDS);
    expect(UPGRADES.map(({ id }) => id)).toEqual(UPGRADE_IDS);
    expect(DAMAGE_CARDS.map(({ id }) => id)).toEqual(DAMAGE_IDS);
    expect(PACKS.map(({ id }) => id)).toEqual(PACK_IDS);
    for (const ids of [SHIP_TYPE_IDS, PILOT_IDS, UPGRADE_IDS, DAMAGE_IDS, PACK_IDS]) {
      expect(new Set<string>(ids).size).toBe(ids.length);
    }
  });

  test('finds cards by their ids, and nothing under other words', () => {
    expect(pilotCard('hansolo')).toBe(findPilot('hansolo'));
    expect(upgradeCard('gunner')).toBe(findUpgrade('gunner'));
    expect(shipType('yt1300')).toBe(findShipType('yt1300'));
    expect(damageCard('direct-hit')).toBe(findDamageCard('direct-hit'));
    for (const find of [findPilot, findUpgrade, findShipType, findDamageCard]) {
      for (const word of ['', 'nobody', '__proto__', 'constructor', 'toString']) {
        expect(find(word)).toBeUndefined();
      }
    }
  });

  test('cannot be changed', () => {
    const { arcs, actions, slots } = pilotCard('bobafett');
    const { dial } = shipType('xwing');
    const { only, grants } = upgradeCard('slavei');
    const { weapon } = upgradeCard('gunner');
    expect(weapon).toBeUndefined();
    const parts = [PILOTS, arcs, actions, slots, dial, dial[0], only, grants?.slots, DAMAGE_DECK];
    for (const part of [...parts, ATTACK_DIE, packOf('swx01').pilots]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
  });

  test('uses no word that is not in a vocabulary', () => {
    for (const { faction, size, arcs, actions } of SHIP_TYPES) {
      expect(FACTIONS).toContain(faction);
      expect(BASE_SIZES).toContain(size);
      expect(FOOTPRINT_KINDS).toContain(size);
      for (const arc of arcs) expect(ARCS).toContain(arc);
      for (const action of actions) expect(ACTION_ICONS).toContain(action);
    }
    for (const { slots } of PILOTS) for (const slot of slots) expect(SLOTS).toContain(slot);
    for (const { slot, grants = {}, weapon } of UPGRADES) {
      expect(SLOTS).toContain(slot);
      for (const action of grants.actions ?? []) expect(ACTION_ICONS).toContain(action);
      for (const value of Object.keys(grants.values ?? {})) expect(CARD_VALUES).toContain(value);
      for (const token of weapon?.spends ?? []) expect(WEAPON_TOKENS).toContain(token);
    }
    for (const { trait, repair } of DAMAGE_CARDS) {
      expect(TRAITS).toContain(trait);
      for (const result of repair?.on ?? []) expect(ATTACK_RESULTS).toContain(result);
    }
  });

  test('a ship card is of the faction of its ship type', () => {
    for (const { ship, faction } of PILOTS) expect(faction).toBe(shipType(ship).faction);
    expect(new Set(PILOTS.map(({ faction }) => faction))).toEqual(new Set(FACTIONS));
  });

  test('one ship card prints other values than its ship type', () => {
    const values = ({ attack, agility, hull, shields }: (typeof SHIP_TYPES)[number]) => [
      attack,
      agility,
      hull,
      shields,
    ];
    expect(values(shipType('yt1300'))).toEqual([3, 1, 8, 5]);
    const { attack, agility, hull, shields } = pilotCard('outerrimsmuggler');
    expect([attack, agility, hull, shields]).toEqual([2, 1, 6, 4]);
    for (const pilot of PILOTS) {
      if (pilot.id === 'outerrimsmuggler') continue;
      expect(pilot).toMatchObject({
        attack: shipType(pilot.ship).attack,
        agility: shipType(pilot.ship).agility,
        hull: shipType(pilot.ship).hull,
        shields: shipType(pilot.ship).shields,
      });
    }
  });
});

rule('XW-007', 'a ship card has all its fields', () => {
  for (const card of PILOTS) {
    expect(card.skill).toBeGreaterThanOrEqual(1);
    expect(card.skill).toBeLessThanOrEqual(9);
    for (const value of [card.attack, card.agility, card.hull, card.shields]) {
      expect(Number.isInteger(value) && value >= 0 && value <= 8).toBe(true);
    }
    expect(SHIP_TYPE_IDS).toContain(card.ship);
    expect(FACTIONS).toContain(card.faction);
    expect(card.actions.length).toBeGreaterThanOrEqual(2);
    expect(card.points).toBeGreaterThanOrEqual(12);
    expect(Array.isArray(card.slots)).toBe(true);
    expect(typeof card.hasAbility).toBe('boolean');
  }
  expect(pilotCard('lukeskywalker')).toEqual({
    id: 'lukeskywalker',
    ship: 'xwing',
    faction: 'rebel',
    size: 'small',
    skill: 8,
    attack: 3,
    agility: 2,
    hull: 3,
    shields: 2,
    arcs: ['front'],
    actions: ['focus', 'target-lock'],
    slots: ['elite', 'torpedo', 'astromech'],
    points: 28,
    unique: true,
    hasAbility: true,
  });
});

rule(
  'XW-008',
  'an upgrade card has a symbol, a cost and, if it is a weapon, dice and range',
  () => {
    for (const card of UPGRADES) {
      expect(SLOTS).toContain(card.slot);
      expect(Number.isInteger(card.points) && card.points >= 0 && card.points <= 7).toBe(true);
      const isWeapon = ['torpedo', 'missile', 'cannon', 'turret'].includes(card.slot);
      expect(card.weapon !== undefined).toBe(isWeapon);
      if (card.weapon === undefined) continue;
      const [least, most] = card.weapon.range;
      expect(least >= 1 && least <= most && most <= 3).toBe(true);
      expect(card.weapon.dice).toBeGreaterThanOrEqual(3);
      expect(card.weapon.dice).toBeLessThanOrEqual(5);
    }
    expect(upgradeCard('protontorpedoes')).toMatchObject({
      slot: 'torpedo',
      points: 4,
      weapon: { dice: 4, range: [2, 3], requires: 'target-lock', discarded: true, arc: 'front' },
    });
  },
);

rule('XW-009', 'there are two kinds of eight-sided dice', () => {
  expect(ATTACK_DIE).toHaveLength(8);
  expect(DEFENCE_DIE).toHaveLength(8);
  expect(countBy(ATTACK_DIE)).toEqual({ hit: 3, critical: 1, focus: 2, blank: 2 });
  expect(countBy(DEFENCE_DIE)).toEqual({ evade: 3, focus: 2, blank: 3 });
  expect(Object.keys(countBy(ATTACK_DIE))).toEqual([...ATTACK_RESULTS]);
  expect(Object.keys(countBy(DEFENCE_DIE))).toEqual([...DEFENCE_RESULTS]);
});

rule('XW-203', 'famous pilots and astromechs are unique, and the plain ones are not', () => {
  for (const card of PILOTS.filter(({ unique }) => unique)) expect(card.hasAbility).toBe(true);
  for (const card of PILOTS.filter((other) => !other.unique)) {
    expect(card.hasAbility).toBe(false);
    expect(card.id).toMatch(/pilot$|smuggler$|hunter$|operative$/);
  }
  // Those that are built in series have no number of their own.
  for (const { id, unique, slot } of UPGRADES) {
    if (slot === 'astromech') expect(unique).toBe(!id.endsWith('astromech'));
  }
  expect(pilotCard('wedgeantilles').unique).toBe(true);
  expect(upgradeCard('r2d2').unique).toBe(true);
  expect(upgradeCard('r2astromech').unique).toBe(false);
});

rule('XW-292', 'the damage deck has 33 cards: 8 Pilot, 25 Ship, of which 7 Direct Hits', () => {
  expect(DAMAGE_DECK).toHaveLength(33);
  expect(countBy(DAMAGE_DECK.map((id) => damageCard(id).trait))).toEqual({ pilot: 8, ship: 25 });
  expect(countBy(DAMAGE_DECK)['direct-hit']).toBe(7);
  const others = DAMAGE_CARDS.filter(({ id }) => id !== 'direct-hit');
  for (const { count } of others) expect(count).toBe(2);
});

test('every card comes in a box, and every box has its ships and no card that is not there', () => {
  for (const { id } of PILOTS) expect(PACKS.some(({ pilots }) => pilots[id])).toBe(true);
  for (const { id } of UPGRADES) expect(PACKS.some(({ upgrades }) => upgrades[id])).toBe(true);
  for (const { wave, ships, pilots, upgrades } of PACKS) {
    expect(sum(Object.values(ships))).toBe(wave === 0 ? 3 : 1);
    for (const pilot of PILOTS) {
      if (pilots[pilot.id] !== undefined) expect(ships[pilot.ship]).toBeGreaterThan(0);
    }
    const named = [...Object.keys(pilots), ...Object.keys(ships)];
    for (const name of named) expect(findPilot(name) ?? findShipType(name)).toBeDefined();
    for (const name of Object.keys(upgrades)) expect(findUpgrade(name)).toBeDefined();
  }
});
