import { MAPS } from '@parsecs/imperial-assault';
import { seededChance } from '@parsecs/kernel';
import { shotOdds } from '@parsecs/xwing';
import { describe, expect, test } from 'vitest';
import { layoutOf } from '../../boards/imperial-assault/layout.ts';
import { table } from './card-play.ts';
import { aimFrom, turned } from './fleet-aim.ts';
import { exactShares, rollShot } from './shot-rolls.ts';
import { lookFrom, plaza, spotsIn } from './sight-walk.ts';
import { duel, flownBy, isTaken, MINE, standingOf, THEIRS, withShipAt } from './xwing-duel.ts';

describe('a flown maneuver', () => {
  const from = { x: 200, y: 100, heading: 90 };

  test('a straight 2 ends its template and its base further on, whichever way it looks', () => {
    const end = flownBy('small', from, { bearing: 'straight', speed: 2 });
    expect(end).toMatchObject({ ahead: 12, aside: 0, turned: 0 });
    expect(end.pose.x).toBeCloseTo(320);
  });

  test('turns lead to their side, a Koiogran turn looks back', () => {
    expect(flownBy('small', from, { bearing: 'turn-right', speed: 2 }).turned).toBe(90);
    const left = flownBy('small', from, { bearing: 'bank-left', speed: 1 });
    expect(left.turned).toBe(-45);
    expect(left.aside).toBeLessThan(0);
    const back = flownBy('small', from, { bearing: 'koiogran', speed: 4 });
    expect(Math.abs(back.turned)).toBe(180);
    expect(back.ahead).toBe(20);
  });
});

describe('two ships', () => {
  // Base to base 20 mm apart, nose to nose.
  const near = duel({ x: 200, y: 100, heading: 0 }, { x: 200, y: 160, heading: 180 });

  test('at Range 1 one more attack die, at Range 3 one more defense die', () => {
    expect(standingOf(near, MINE, THEIRS)).toMatchObject({ band: 1, attack: 4, defence: 3 });
    const far = withShipAt(near, THEIRS, { x: 200, y: 390, heading: 180 });
    expect(standingOf(far, MINE, THEIRS)).toMatchObject({ band: 3, attack: 3, defence: 4 });
  });

  test('nobody fires backwards, nor beyond the ruler', () => {
    const behind = withShipAt(near, MINE, { x: 200, y: 100, heading: 180 });
    expect(standingOf(behind, MINE, THEIRS)).toMatchObject({ inArc: false, canFire: false });
    const away = withShipAt(near, THEIRS, { x: 200, y: 700, heading: 180 });
    expect(standingOf(away, MINE, THEIRS)).toMatchObject({ inArc: true, canFire: false });
  });

  test('ships are never put on one another', () => {
    expect(isTaken(near, MINE, { x: 205, y: 150, heading: 0 })).toBe(true);
    expect(isTaken(near, MINE, { x: 100, y: 150, heading: 0 })).toBe(false);
  });
});

describe('a hundred rolls', () => {
  test.each([
    { attackFocus: false, lock: false, defenceFocus: false, evades: 0 },
    { attackFocus: true, lock: true, defenceFocus: false, evades: 0 },
    { attackFocus: false, lock: true, defenceFocus: true, evades: 1 },
  ])('come close to the exact odds: %o', (tokens) => {
    const shot = { attackDice: 3, defenceDice: 2, ...tokens };
    const exact = exactShares(shot);
    expect(exact.reduce((sum, share) => sum + share)).toBeCloseTo(1);
    const mean = exact.reduce((sum, share, count) => sum + share * count, 0);
    expect(mean).toBeCloseTo(shotOdds(shot).expected);
    const chance = seededChance('figures');
    const rolls = 20_000;
    const counts = exact.map(() => 0);
    for (let roll = 0; roll < rolls; roll += 1) {
      const { left } = rollShot(shot, chance);
      counts[left] = (counts[left] ?? 0) + 1;
    }
    for (const [count, share] of exact.entries()) {
      expect(Math.abs((counts[count] ?? 0) / rolls - share)).toBeLessThan(0.015);
    }
  });
});

describe('a large ship and its target', () => {
  const enemy = { at: [10, 6], facing: 'west' } as const;
  const needOf = (at: readonly [number, number], facing: 'north' | 'east'): unknown =>
    aimFrom({ at, facing }, enemy).aims.map(({ weapon, forecast }) => [weapon, forecast?.need]);

  test('is hit most easily from behind', () => {
    // Home One: turbolasers +5, ion cannon +5, barrage +4 through its sides.
    expect(needOf([14, 6], 'north')).toEqual([
      ['turbolasers', 8],
      ['ion-cannon', 8],
      ['barrage', 9],
    ]);
    expect(needOf([6, 6], 'north')).toEqual([
      ['turbolasers', 12],
      ['ion-cannon', 12],
      ['barrage', 13],
    ]);
  });

  test('out of its lane a broadside says why it does not fire', () => {
    const { aims } = aimFrom({ at: [6, 6], facing: 'east' }, enemy);
    expect(aims.find(({ weapon }) => weapon === 'barrage')).toMatchObject({
      forecast: undefined,
      refusal: { refused: 'SB-091' },
    });
    expect(turned('north', -1)).toBe('west');
  });
});

describe('a walk over the plaza', () => {
  const view = plaza();

  test('a friend in the way hides the target, a step aside does not', () => {
    const hidden = lookFrom(view, 'L16');
    expect(hidden.sight?.sees).toBe(false);
    expect(hidden.odds).toBeUndefined();
    const free = lookFrom(view, 'L17');
    expect(free.sight?.sees).toBe(true);
    expect(free.odds?.hit).toBeGreaterThan(0);
  });

  test('nobody walks onto rocks, onto others, or out of the picture', () => {
    const part = { left: 5, top: 8, across: 8, down: 6 };
    const spots = spotsIn(view, layoutOf(MAPS['mos-eisley-outskirts']).grid, part);
    expect(spots).toContain('L16');
    expect(spots).not.toContain('M16');
    expect(spots).not.toContain('M14');
    expect(spots).not.toContain('E17');
    expect(new Set(spots).size).toBe(spots.length);
  });
});

describe('a card', () => {
  const { plays } = table();
  const landing = (id: string): unknown => {
    const play = plays.find((own) => own.id === id);
    return play?.ships.find((ship) => ship.id === play.ship)?.at;
  };

  test('counts double out of hyperspace and as 1 out of an asteroid field', () => {
    expect(landing('red-4/red-1')).toBe(11);
    expect(landing('green-5/green-1')).toBe(5);
  });

  test('that ends on the Maw throws the ship back', () => {
    expect(landing('green-2/green-2')).toBe(7);
    const play = plays.find(({ id }) => id === 'green-2/green-2');
    expect(play?.events.map(({ type }) => type)).toContain('pushed-back');
  });

  test('every card of the hand can be tried with every ship that it may move', () => {
    expect(plays.map(({ id }) => id)).toContain('black-4/black-2');
    expect(new Set(plays.map(({ card }) => card)).size).toBe(6);
  });
});
