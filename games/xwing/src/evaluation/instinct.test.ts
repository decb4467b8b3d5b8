import { at, type Seat, seededChance } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers/answer.ts';
import { expectAnswer, placeOnDial, shipNamed } from '../answers/chosen.ts';
import { basesOf } from '../board.ts';
import { xwing } from '../game.ts';
import { flyInto, newFlight } from '../geometry/flight.ts';
import { footprintOf } from '../geometry/footprint.ts';
import { endPoseInto } from '../geometry/manoeuvre.ts';
import { isInPlay } from '../geometry/play-area.ts';
import { squadPoints } from '../lists/squad.ts';
import { rulesOf, type State } from '../state.ts';
import { table } from '../testing/table.ts';
import { instinct } from './instinct.ts';
import { safeDial } from './safe-dial.ts';
import { hasWayOut } from './way-out.ts';

function valueAfter(state: State, seat: Seat, answer: Answer): number {
  const after = xwing.copy(state);
  xwing.answer(after, seat, answer, { chance: seededChance('judgement') });
  return instinct(after, seat);
}

/** The ids of all answers, the one that promises most first. */
function ranked(state: State, seat: Seat): readonly string[] {
  const { answers } = xwing.question(state, seat);
  return answers
    .map((answer) => ({ id: answer.id, value: valueAfter(state, seat, answer) }))
    .toSorted((one, other) => other.value - one.value)
    .map(({ id }) => id);
}

const AREA = { width: 914, height: 914 };

/** The place of the manoeuvre that the answer sets on the ship's dial. */
function placeSet(state: State, answer: Answer): number {
  const { ship, manoeuvre } = expectAnswer(answer, 'dial');
  return placeOnDial(state, shipNamed(state, ship), manoeuvre);
}

function isOnTableAfter(state: State, answer: Answer): boolean {
  const ship = shipNamed(state, expectAnswer(answer, 'dial').ship);
  const place = placeSet(state, answer);
  const rules = rulesOf(state, ship);
  const base = footprintOf(rules.kind, {
    x: at(state.x, ship),
    y: at(state.y, ship),
    heading: at(state.heading, ship),
  });
  const pose = { x: 0, y: 0, heading: 0 };
  endPoseInto(pose, base, at(rules.dial, place));
  return isInPlay(footprintOf(rules.kind, pose), AREA);
}

describe('What a position is worth', () => {
  test('a manoeuvre off the table is the worst there is', () => {
    const { state } = table()
      .ship('rookiepilot', { at: [457, 700, 0] })
      .ship('academypilot', { at: [457, 200, 0] });
    const order = ranked(state, 0);
    const answers = xwing.question(state, 0).answers;
    const staying = answers.filter((answer) => isOnTableAfter(state, answer)).map(({ id }) => id);
    expect(staying.length).toBeGreaterThan(0);
    expect(staying.length).toBeLessThan(answers.length);
    expect(order.slice(0, staying.length).toSorted()).toEqual(staying.toSorted());
  });

  test('the enemy is flown at and brought before the guns', () => {
    const { state } = table()
      .ship('rookiepilot', { at: [300, 300, 0] })
      .ship('academypilot', { at: [600, 420, 270] });
    expect(ranked(state, 0)[0]).toMatch(/^rookiepilot:(bank|turn)-right/);
  });

  test('nobody flies over a rock without need', () => {
    const clear = table()
      .ship('rookiepilot', { at: [457, 150, 0] })
      .ship('academypilot', { at: [457, 800, 180] });
    const blocked = table()
      .ship('rookiepilot', { at: [457, 150, 0] })
      .ship('academypilot', { at: [457, 800, 180] })
      .obstacle([457, 300, 0]);
    expect(ranked(clear.state, 0)[0]).toMatch(/^rookiepilot:straight/);
    expect(ranked(blocked.state, 0)[0]).not.toMatch(/^rookiepilot:straight-[234]/);
  });

  test('a stressed ship does not set a red manoeuvre', () => {
    const { state } = table()
      .ship('rookiepilot', { at: [457, 600, 0], stress: 1 })
      .ship('academypilot', { at: [457, 420, 0] });
    expect(ranked(state, 0)[0]).not.toBe('rookiepilot:koiogran-4');
  });

  test('whoever stands nose to nose with somebody does not fly into him again', () => {
    const { state } = table()
      .ship('rookiepilot', { at: [450, 300, 0] })
      .ship('bountyhunter', { at: [450, 360, 180] })
      .touching('rookiepilot', 'bountyhunter');
    const [best] = ranked(state, 0);
    const answer = xwing.question(state, 0).answers.find(({ id }) => id === best);
    const flight = newFlight();
    const [own, other] = basesOf(state);
    if (answer === undefined || own === undefined || other === undefined) {
      throw new Error('nothing to fly');
    }
    const { dial } = rulesOf(state, 0);
    const isBlocked = (place: number): boolean => {
      flyInto(flight, own, at(dial, place), [other]);
      return flight.overlapped;
    };
    expect(dial.some((_, place) => isBlocked(place))).toBe(true);
    expect(isBlocked(placeSet(state, answer))).toBe(false);
  });

  test('what the enemy keeps face down does not change it', () => {
    const game = table()
      .ship('rookiepilot', { at: [300, 300, 0] })
      .ship('academypilot', { at: [600, 420, 270] });
    const before = instinct(game.state, 0);
    game.choose('P2', 'academypilot:turn-left-1');
    expect(instinct(game.state, 0)).toBe(before);
  });

  test('squads are worth their points', () => {
    const standard = xwing.setups['standard'];
    if (standard === undefined) throw new Error('no setup');
    const chance = seededChance('squads');
    const squads = { rebel: 'build', imperial: 'build' } as const;
    const setup = { ...standard, sides: 'rebel', squads, obstacles: 0 } as const;
    const state = xwing.begin(setup, { chance });
    const { region } = xwing.question(state, 0);
    const drawn = Array.from({ length: 20 }, () => region?.sample(chance)).filter(
      (answer) => answer !== undefined,
    );
    const points = (answer: Answer): number => squadPoints(expectAnswer(answer, 'squad').squad);
    expect(new Set(drawn.map(points)).size).toBeGreaterThan(1);
    // Whether the other side has its squad already changes nothing.
    const late = xwing.copy(state);
    xwing.answer(late, 1, xwing.fallback(late, 1), { chance });
    for (const now of [state, late]) {
      const beyond = drawn.map((answer) => valueAfter(now, 0, answer) - points(answer));
      expect(new Set(beyond).size).toBe(1);
    }
  });
});

describe('The way out', () => {
  const { state } = table()
    .ship('rookiepilot', { at: [457, 300, 0] })
    .ship('academypilot', { at: [457, 800, 180] });
  const rules = rulesOf(state, 0);
  const ahead = (x: number, y: number, heading: number, isStressed = false): boolean =>
    hasWayOut(rules, footprintOf('small', { x, y, heading }), isStressed, AREA);

  test('in the middle of the table there is one', () => {
    expect(ahead(457, 457, 0)).toBe(true);
  });

  test('right before the edge there is none', () => {
    expect(ahead(457, 893, 0)).toBe(false);
    expect(ahead(893, 893, 45)).toBe(false);
  });
});

test('who gives no answer in time stays on the table', () => {
  const { state } = table()
    .ship('rookiepilot', { at: [457, 700, 0] })
    .ship('academypilot', { at: [457, 200, 0] });
  const answer = safeDial(state, xwing.question(state, 0).answers);
  expect(isOnTableAfter(state, answer)).toBe(true);
});
