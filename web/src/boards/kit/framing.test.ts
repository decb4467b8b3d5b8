import { expect, test } from 'vitest';
import { type Camera, isInside, wholeOf } from './camera.ts';
import { frameView } from './framing.ts';

const camera: Camera = {
  width: 800,
  height: 600,
  worldWidth: 1000,
  worldHeight: 1000,
  insets: { top: 0, right: 200, bottom: 100, left: 0 },
  comfort: 2,
  most: 4,
};
const at = (x: number, y: number): { x: number; y: number; width: number; height: number } => ({
  x: x - 20,
  y: y - 20,
  width: 40,
  height: 40,
});
const whole = wholeOf(camera);

test('who is asked, whom it may affect and the nearest threat are seen beside the panels', () => {
  const asked = [at(500, 800)];
  const affected = [at(600, 700)];
  const threats = [at(450, 600), at(500, 100)];
  const view = frameView({ asked, affected, threats }, whole, camera) ?? whole;
  for (const box of [...asked, ...affected, at(450, 600)]) {
    expect(isInside(box, view, camera)).toBe(true);
  }
  expect(isInside(at(500, 100), view, camera)).toBe(false);
  expect(view.k).toBeGreaterThan(whole.k);
});

test('an enemy is in sight however far away the nearest one is', () => {
  const threats = [at(40, 40)];
  const view = frameView({ asked: [at(960, 960)], affected: [], threats }, whole, camera) ?? whole;
  expect(isInside(at(40, 40), view, camera)).toBe(true);
  expect(isInside(at(960, 960), view, camera)).toBe(true);
});

test('whoever is affected already is no other threat', () => {
  const enemy = at(520, 700);
  const matter = { asked: [at(500, 800)], affected: [enemy], threats: [enemy, at(100, 100)] };
  const view = frameView(matter, whole, camera) ?? whole;
  expect(view.k).toBe(camera.comfort);
});

test('with nobody asked there is nothing to go to', () => {
  expect(
    frameView({ asked: [], affected: [], threats: [at(1, 1)] }, whole, camera),
  ).toBeUndefined();
});

test('what is seen well already is left alone', () => {
  const matter = { asked: [at(500, 800)], affected: [], threats: [at(480, 700)] };
  const view = frameView(matter, whole, camera) ?? whole;
  expect(frameView(matter, view, camera)).toBeUndefined();
});
