import { seededChance } from '@parsecs/kernel';
import {
  BEYOND_RANGE,
  bandOf,
  distanceBetween,
  footprintOf,
  isInArc,
  measureAttackInto,
  newAttack,
  PILOTS,
} from '@parsecs/xwing';
import { describe, expect, test } from 'vitest';
import { baseOf, standingOf } from './standing.ts';

describe('how ships stand to each other', () => {
  const chance = seededChance('standing');
  const pick = (most: number): number => chance.pick('x', most * 1000) / 1000;

  test('is what the game measures, wherever they stand', () => {
    const attack = newAttack();
    for (let tries = 0; tries < 1000; tries += 1) {
      const one = PILOTS[tries % PILOTS.length];
      const two = PILOTS[(tries * 5 + 3) % PILOTS.length];
      if (one === undefined || two === undefined) throw new Error('no pilots');
      const pose = { x: 450, y: 450, heading: pick(360) };
      const other = { x: pick(900), y: pick(900), heading: pick(360) };
      const from = footprintOf(one.size, pose);
      const target = footprintOf(two.size, other);
      const distance = distanceBetween(from, target);
      // Bases never overlap.
      if (distance < 1) continue;
      const { range, inArc } = standingOf(baseOf(one.id), pose, baseOf(two.id), other);
      expect(inArc).toBe(one.arcs.some((arc) => isInArc(from, arc, target)));
      measureAttackInto(attack, from, one.arcs, target, []);
      expect(range).toBe(inArc ? attack.band : bandOf(distance));
    }
  });

  test('goes by the clock, and without weapons there is no arc', () => {
    const pose = { x: 400, y: 400, heading: 90 };
    const fighter = baseOf('rookiepilot');
    const unarmed = baseOf(null);
    const clockAt = (x: number, y: number): number =>
      standingOf(fighter, pose, fighter, { x, y, heading: 0 }).clock;
    expect([clockAt(600, 400), clockAt(400, 200), clockAt(200, 400), clockAt(400, 600)]).toEqual([
      12, 3, 6, 9,
    ]);
    expect([clockAt(600, 290), clockAt(600, 510)]).toEqual([1, 11]);
    const shuttle = standingOf(unarmed, pose, fighter, { x: 600, y: 400, heading: 0 });
    expect(shuttle.inArc).toBe(false);
    const far = standingOf(fighter, pose, unarmed, { x: 900, y: 400, heading: 0 });
    expect(far.range).toBe(BEYOND_RANGE);
  });
});
