import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import data from '../data/geometry.json' with { type: 'json' };
import { footprints, movingManoeuvres, poses } from '../testing/arbitraries.ts';
import {
  distanceOf,
  intersectionOf,
  placeRing,
  type Ring,
  ringOf,
  sharedArea,
} from '../testing/oracles.ts';
import { dropPoseInto, isBaseOverMine, isInBlast, isTemplateOverMine } from './bomb.ts';
import { MINE_RADIUS, STANDARD_PLAY_AREA } from './dimensions.ts';
import { footprintOf } from './footprint.ts';
import { layTemplateInto, newTemplateArea } from './template-area.ts';

const area = STANDARD_PLAY_AREA;
const table: Ring = [
  [0, 0],
  [900, 0],
  [900, 900],
  [0, 900],
];

describe('dropping (XW-302)', () => {
  it.each(['small', 'large'] as const)('behind a %s ship as far as the data states', (kind) => {
    const offsets = data.bombTokens.drop.centreOffsetBehindShipMm[kind];
    for (const token of ['bomb', 'mine'] as const) {
      const pose = { x: 0, y: 0, heading: 0 };
      dropPoseInto(pose, footprintOf(kind, { x: 450, y: 450, heading: 0 }), token);
      expect(pose).toEqual({ x: 450, y: 450 - offsets[token], heading: 0 });
      dropPoseInto(pose, footprintOf(kind, { x: 450, y: 450, heading: 270 }), token);
      expect(pose).toEqual({ x: 450 + offsets[token], y: 450, heading: 270 });
    }
  });
});

describe('a bomb (XW-302)', () => {
  it('reaches ships at Range 1 of the token, whichever side they are on', () => {
    const token = footprintOf('bomb', { x: 450, y: 450, heading: 0 });
    const at = (y: number) => footprintOf('small', { x: 450, y, heading: 0 });
    expect(isInBlast(at(450 + 16.3 + 100 + 20), token, area)).toBe(true);
    expect(isInBlast(at(450 + 16.3 + 100.1 + 20), token, area)).toBe(false);
    expect(isInBlast(at(450), token, area)).toBe(true);
  });

  it('does not reach with what lies out of play', () => {
    fc.assert(
      fc.property(footprints(440), poses(460), (ship, pose) => {
        const token = footprintOf('bomb', pose);
        const [part] = intersectionOf(table, ringOf(token));
        const reached = isInBlast(ship, token, area);
        if (part === undefined) expect(reached).toBe(false);
        else {
          const ring = part.slice(0, -1);
          const gap = sharedArea(ring, ringOf(ship)) > 0 ? 0 : distanceOf(ring, ringOf(ship));
          fc.pre(Math.abs(gap - 100.05) > 1e-4);
          expect(reached).toBe(gap < 100.05);
        }
      }),
      { numRuns: 300 },
    );
    const outside = footprintOf('bomb', { x: 450, y: -30, heading: 0 });
    expect(isInBlast(footprintOf('small', { x: 450, y: 20, heading: 0 }), outside, area)).toBe(
      false,
    );
  });
});

describe('a mine (XW-302)', () => {
  const disc: Ring = Array.from({ length: 720 }, (_, index) => {
    const angle = (index * Math.PI) / 360;
    return [(MINE_RADIUS - 0.05) * Math.cos(angle), (MINE_RADIUS - 0.05) * Math.sin(angle)];
  });

  it('goes off under a base that overlaps it', () => {
    fc.assert(
      fc.property(footprints(90), poses(90), (ship, mine) => {
        const shared = sharedArea(placeRing(disc, mine.x, mine.y, 0), ringOf(ship));
        if (shared > 0.01) expect(isBaseOverMine(ship, mine)).toBe(true);
        if (shared === 0)
          expect(
            isBaseOverMine(
              { ...ship, halfLength: ship.halfLength - 0.01, halfWidth: ship.halfWidth - 0.01 },
              mine,
            ),
          ).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('goes off under a template', () => {
    const ship = footprintOf('small', { x: 450, y: 100, heading: 0 });
    const template = newTemplateArea();
    layTemplateInto(template, ship, { bearing: 'straight', speed: 3 });
    expect(isTemplateOverMine(template, { x: 493, y: 200, heading: 0 }, area)).toBe(true);
    expect(isTemplateOverMine(template, { x: 494, y: 200, heading: 0 }, area)).toBe(false);
    layTemplateInto(template, ship, { bearing: 'straight', speed: 3 }, 20);
    expect(isTemplateOverMine(template, { x: 450, y: 175, heading: 0 }, area)).toBe(false);
    layTemplateInto(template, ship, { bearing: 'straight', speed: 3 }, 0);
    expect(isTemplateOverMine(template, { x: 450, y: 120, heading: 0 }, area)).toBe(false);
  });

  it('does not go off by what lies out of play', () => {
    const template = newTemplateArea();
    const low = footprintOf('small', { x: 450, y: -15, heading: 90 });
    layTemplateInto(template, low, { bearing: 'straight', speed: 3 });
    expect(isTemplateOverMine(template, { x: 530, y: 10, heading: 0 }, area)).toBe(false);
    const onTheLine = footprintOf('small', { x: 450, y: -9, heading: 90 });
    layTemplateInto(template, onTheLine, { bearing: 'straight', speed: 3 });
    expect(isTemplateOverMine(template, { x: 530, y: 10, heading: 0 }, area)).toBe(true);
    expect(isTemplateOverMine(template, { x: 530, y: -40, heading: 0 }, area)).toBe(false);
  });

  it('far inside, it is the same with or without the edge', () => {
    fc.assert(
      fc.property(footprints(60), movingManoeuvres, poses(150), (ship, manoeuvre, mine) => {
        const template = newTemplateArea();
        layTemplateInto(template, ship, manoeuvre);
        const edge = mine.x + MINE_RADIUS - 0.001;
        const narrow = { width: Math.max(edge, 1), height: 900 };
        const whole = isTemplateOverMine(template, mine, area);
        // Cut by a thousandth of a millimetre, the disc becomes a polygon with many corners.
        if (isTemplateOverMine(template, mine, narrow)) expect(whole).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
