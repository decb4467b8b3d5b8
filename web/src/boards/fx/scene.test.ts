import { describe, expect, test } from 'vitest';
import { atLeast, type Effect, type Spot } from './effect.ts';
import { MOST_PARTICLES } from './particles.ts';
import { Scene } from './scene.ts';
import { seeded } from './stage.ts';

const HERE: Spot = { x: 100, y: 100, radius: 20 };
const THERE: Spot = { x: 400, y: 100, radius: 20 };
const BEAT = 1000;
/** Nothing glows on for longer than this after its beat, in beats. */
const LAST = 2.5;

const EVERY: { readonly [K in Effect['kind']]: Extract<Effect, { readonly kind: K }> } = {
  volley: { kind: 'volley', from: HERE, to: THERE, tone: 'rebel', hits: 2, misses: 1 },
  blow: { kind: 'blow', from: HERE, to: THERE, tone: 'imperial' },
  shield: { kind: 'shield', at: HERE, from: THERE, isLost: true },
  sparks: { kind: 'sparks', at: HERE },
  critical: { kind: 'critical', at: HERE },
  explosion: { kind: 'explosion', at: HERE },
  breakup: { kind: 'breakup', at: HERE },
  burn: { kind: 'burn', at: HERE },
  blast: { kind: 'blast', at: HERE },
  bump: { kind: 'bump', at: HERE },
  engine: {
    kind: 'engine',
    way: [
      { x: 0, y: 0, when: 0 },
      { x: 200, y: 0, when: 1 },
    ],
    width: 20,
    tone: 'info',
    ease: 'glide',
  },
  arrival: { kind: 'arrival', at: HERE, tone: 'info' },
  mend: { kind: 'mend', at: HERE },
  fall: { kind: 'fall', at: HERE, tone: 'mercenary' },
  door: { kind: 'door', at: HERE, along: 0 },
  points: { kind: 'points', from: HERE, to: { x: 400, y: 0 }, count: 4, tone: 'rebel' },
  beam: { kind: 'beam', from: HERE, to: THERE, tone: 'info' },
  hyperspace: { kind: 'hyperspace', from: HERE, to: THERE },
  rocks: { kind: 'rocks', at: HERE },
  maw: { kind: 'maw', at: HERE },
  triumph: { kind: 'triumph', at: HERE, tone: 'rebel', salutes: [THERE] },
};

function playing(...effects: readonly Effect[]): Scene {
  const scene = new Scene();
  scene.play(effects, BEAT, seeded(7));
  return scene;
}

/** What can be seen, for comparing. */
function seen(scene: Scene): readonly string[] {
  return scene.sprites
    .filter(({ seenAlpha }) => seenAlpha > 0)
    .map(({ shape, tone, seenX, seenY, seenSize, seenAlpha }) =>
      [shape, tone, ...[seenX, seenY, seenSize, seenAlpha].map((each) => each.toFixed(3))].join(
        ' ',
      ),
    )
    .toSorted();
}

describe('every effect', () => {
  test.each(Object.values(EVERY))('$kind is to be seen, and comes to its end', (effect) => {
    const scene = playing(effect);
    let most = 0;
    for (let time = 0; time < LAST * BEAT; time += 16) {
      scene.advance(16);
      most = Math.max(most, seen(scene).length);
    }
    expect(most).toBeGreaterThan(0);
    expect(scene.isEmpty).toBe(true);
  });

  test.each(Object.values(EVERY))('$kind has numbers only', (effect) => {
    const scene = playing(effect);
    scene.advance(BEAT / 2);
    for (const { seenX, seenY, seenSize, seenAlpha } of scene.sprites) {
      expect([seenX, seenY, seenSize, seenAlpha].every(Number.isFinite)).toBe(true);
      expect(seenAlpha).toBeLessThanOrEqual(1);
    }
  });
});

test('how often it is looked at changes nothing', () => {
  const [often, once] = [playing(EVERY.explosion), playing(EVERY.explosion)];
  for (let step = 0; step < 50; step += 1) often.advance(8);
  once.advance(400);
  expect(seen(often)).toEqual(seen(once));
});

test('the same source gives the same picture, another one does not', () => {
  const other = new Scene();
  other.play([EVERY.explosion], BEAT, seeded(8));
  const [one, same] = [playing(EVERY.explosion), playing(EVERY.explosion)];
  for (const scene of [one, same, other]) scene.advance(400);
  expect(seen(one)).toEqual(seen(same));
  expect(seen(one)).not.toEqual(seen(other));
});

test('a beat that takes half the time shows the same in half the time', () => {
  const quick = new Scene();
  quick.play([EVERY.volley], BEAT / 2, seeded(7));
  const usual = playing(EVERY.volley);
  quick.advance(150);
  usual.advance(300);
  expect(seen(quick)).toEqual(seen(usual));
});

test('never too much at once', () => {
  const scene = playing(...Array.from({ length: 40 }, () => EVERY.breakup));
  expect(scene.advance(BEAT * 0.6).length).toBeLessThanOrEqual(MOST_PARTICLES);
  scene.advance(LAST * BEAT);
  expect(scene.isEmpty).toBe(true);
});

describe('a volley', () => {
  test('has a bolt for each die, in the colour of the side', () => {
    const bolts = playing(EVERY.volley).sprites.filter(({ shape }) => shape === 'bolt');
    expect(bolts.map(({ tone }) => tone)).toEqual(['rebel', 'rebel', 'rebel']);
  });

  test('strikes with those that count, and passes with the others', () => {
    const bolts = playing(EVERY.volley).sprites.filter(({ shape }) => shape === 'bolt');
    const struck = bolts.filter(
      ({ x, y, dx, dy }) => Math.hypot(x + dx - THERE.x, y + dy - THERE.y) < THERE.radius,
    );
    expect(struck).toHaveLength(2);
  });

  test('no spark flies before a bolt has arrived', () => {
    const scene = playing({ ...EVERY.volley, hits: 1, misses: 0 });
    const [bolt] = scene.sprites.filter(({ shape }) => shape === 'bolt');
    const arrived = (bolt?.born ?? 0) + (bolt?.life ?? 0);
    const sparks = scene.sprites.filter(({ shape }) => shape === 'streak');
    expect(sparks.length).toBeGreaterThan(0);
    for (const { born } of sparks) expect(born).toBeGreaterThanOrEqual(arrived);
  });
});

test('an explosion shakes the table for a moment', () => {
  const scene = playing(EVERY.explosion);
  scene.advance(BEAT * 0.23);
  expect(Math.hypot(scene.shakeX, scene.shakeY)).toBeGreaterThan(0.5);
  scene.advance(BEAT);
  expect([scene.shakeX, scene.shakeY].map(Math.abs)).toEqual([0, 0]);
});

test('where nothing may move a ring stands still around what was struck', () => {
  const scene = new Scene();
  scene.hold([EVERY.volley]);
  scene.advance(100);
  const first = scene.sprites.map(({ shape, tone, seenX, seenY, seenSize }) => ({
    shape,
    tone,
    seenX,
    seenY,
    seenSize,
  }));
  expect(first).toMatchObject([{ shape: 'ring', tone: 'rebel', seenX: THERE.x, seenY: THERE.y }]);
  scene.advance(600);
  expect(scene.sprites).toMatchObject(first);
  scene.advance(1000);
  expect(scene.isEmpty).toBe(true);
});

test('what is cut short is gone at once', () => {
  const scene = playing(EVERY.breakup);
  scene.advance(BEAT * 0.6);
  scene.clear();
  expect(scene.isEmpty).toBe(true);
});

test('what is far away is drawn large enough, and nothing is drawn smaller', () => {
  expect(atLeast(EVERY.beam, 30)).toMatchObject({ from: { radius: 30 }, to: { radius: 30 } });
  expect(atLeast(EVERY.explosion, 10)).toEqual(EVERY.explosion);
  expect(atLeast(EVERY.points, 30).to).toEqual(EVERY.points.to);
});
