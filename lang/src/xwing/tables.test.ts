import { Match, seededChance } from '@parsecs/kernel';
import {
  ARC_HALF_ANGLES,
  BEYOND_RANGE,
  BLIND_QUESTIONS,
  BOOSTS,
  bandOf,
  DEFAULT_OPTIONS,
  distanceBetween,
  EXTENTS,
  endPoseInto,
  footprintOf,
  isInArc,
  isInPlay,
  measureAttackInto,
  newAttack,
  PILOT_IDS,
  PILOTS,
  type Pose,
  READY_SQUADS,
  SHIP_TYPES,
  squadToLink,
  UPGRADE_IDS,
  xwing,
} from '@parsecs/xwing';
import { describe, expect, test } from 'vitest';
import { BLIND } from './asking.ts';
import { colourOf, DIAL_COLOURS } from './dials.ts';
import { isInside, landingOf } from './landing.ts';
import { isCounted, PILOT_ORDER, PILOTS_BY_SHIP, shipOfPilot, UPGRADE_ORDER } from './pilots.ts';
import { USUAL } from './position-things.ts';
import { READY_LINKS, readyInLink, shipsInLink } from './squads.ts';
import { HULLS, hullOf, standingOf } from './standing.ts';

describe('what sentences know of X-Wing', () => {
  test('are all cards, in their order', () => {
    expect(PILOT_ORDER).toEqual(PILOT_IDS);
    expect(UPGRADE_ORDER).toEqual(UPGRADE_IDS);
    expect(Object.keys(PILOTS_BY_SHIP)).toEqual(SHIP_TYPES.map(({ id }) => id));
    for (const { id, ship, unique } of PILOTS) {
      expect(shipOfPilot(id)).toBe(ship);
      expect(isCounted(id)).toBe(!unique);
    }
  });

  test('are the colours of every dial', () => {
    for (const { id, ship } of PILOTS) {
      const dial = SHIP_TYPES.find((type) => type.id === ship)?.dial ?? [];
      for (const { bearing, speed, difficulty } of dial) {
        expect([id, bearing, speed, colourOf(id, `${bearing}-${speed}`)]).toEqual([
          id,
          bearing,
          speed,
          difficulty,
        ]);
      }
    }
    const written = Object.values(DIAL_COLOURS).flatMap(({ green, red }) => [...green, ...red]);
    const printed = SHIP_TYPES.flatMap(({ dial }) =>
      dial.filter(({ difficulty, bearing }) => difficulty !== 'white' && !/right/.test(bearing)),
    );
    expect(written).toHaveLength(printed.length);
    expect(colourOf('senatorsshuttle', 'straight-2')).toBeUndefined();
  });

  test('are the usual readings of the rules', () => {
    expect(USUAL).toEqual(DEFAULT_OPTIONS);
  });

  test('are the decisions before which nobody measures', () => {
    expect(BLIND).toEqual(BLIND_QUESTIONS);
  });

  test('are the squads in their links', () => {
    for (const { id, squad } of READY_SQUADS) {
      expect(readyInLink(squadToLink(squad))).toBe(id);
      expect(shipsInLink(squadToLink({ ...squad, name: 'Łódź ~ 7' }))).toEqual(squad.ships);
    }
    expect(Object.values(READY_LINKS)).toEqual(READY_SQUADS.map(({ id }) => id));
    const match = new Match(xwing, xwing.randomSetup(seededChance('links')), 'links');
    expect(match.length).toBe(0);
    expect(readyInLink('1rBBBBXX')).toBeUndefined();
    expect(shipsInLink('')).toEqual([]);
  });

  test('are the sizes of bases and arcs', () => {
    for (const kind of ['small', 'large', 'shuttle'] as const) {
      const { length, width, halfArc } = HULLS[kind];
      expect({ length, width }).toEqual(EXTENTS[kind]);
      expect(halfArc).toBe(ARC_HALF_ANGLES[kind]);
    }
    for (const { id, size } of SHIP_TYPES) expect(hullOf(id)).toBe(HULLS[size]);
  });
});

describe('where manoeuvres end', () => {
  test('is where the game lands, inside or outside', () => {
    const chance = seededChance('landing');
    const area = { width: 900, height: 900 };
    const end: Pose = { x: 0, y: 0, heading: 0 };
    for (const { id, size, dial } of SHIP_TYPES) {
      for (const manoeuvre of [...dial, ...BOOSTS]) {
        const pose = {
          x: 100 + chance.pick('x', 700),
          y: 100 + chance.pick('y', 700),
          heading: chance.pick('heading', 360),
        };
        endPoseInto(end, footprintOf(size, pose), manoeuvre);
        const landing = landingOf(pose, id, `${manoeuvre.bearing}-${manoeuvre.speed}`);
        expect(landing.x).toBeCloseTo(end.x, 3);
        expect(landing.y).toBeCloseTo(end.y, 3);
        expect(landing.heading % 360).toBeCloseTo(end.heading % 360, 3);
        expect(isInside(landing, id, area)).toBe(isInPlay(footprintOf(size, end), area));
      }
    }
  });
});

describe('how ships stand to each other', () => {
  const chance = seededChance('standing');
  const pick = (most: number): number => chance.pick('x', most * 1000) / 1000;

  test('is what the game measures, wherever they stand', () => {
    const attack = newAttack();
    for (let tries = 0; tries < 400; tries += 1) {
      const one = SHIP_TYPES[tries % SHIP_TYPES.length];
      const two = SHIP_TYPES[(tries * 5 + 3) % SHIP_TYPES.length];
      if (one === undefined || two === undefined) throw new Error('no ship types');
      const pose = { x: 450, y: 450, heading: pick(360) };
      const other = { x: pick(900), y: pick(900), heading: pick(360) };
      const from = footprintOf(one.size, pose);
      const target = footprintOf(two.size, other);
      const distance = distanceBetween(from, target);
      // Bases never overlap.
      if (distance < 1) continue;
      const { range, inArc } = standingOf(pose, one.id, other, two.id);
      expect(inArc).toBe(one.arcs.some((arc) => isInArc(from, arc, target)));
      measureAttackInto(attack, from, one.arcs, target, []);
      expect(range).toBe(inArc ? attack.band : bandOf(distance));
    }
  });

  test('goes by the clock, and without weapons there is no arc', () => {
    const pose = { x: 400, y: 400, heading: 90 };
    const clockAt = (x: number, y: number): number =>
      standingOf(pose, 'xwing', { x, y, heading: 0 }, 'xwing').clock;
    expect([clockAt(600, 400), clockAt(400, 200), clockAt(200, 400), clockAt(400, 600)]).toEqual([
      12, 3, 6, 9,
    ]);
    expect([clockAt(600, 290), clockAt(600, 510)]).toEqual([1, 11]);
    const shuttle = standingOf(pose, undefined, { x: 600, y: 400, heading: 0 }, 'xwing');
    expect(shuttle.inArc).toBe(false);
    const far = standingOf(pose, 'xwing', { x: 900, y: 400, heading: 0 }, undefined);
    expect(far.range).toBe(BEYOND_RANGE);
  });
});
