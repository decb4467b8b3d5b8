import { at, isRefusal } from '@parsecs/kernel';
import type { Asked } from '@parsecs/table';
import { shipAsked, type XWing, xwing } from '@parsecs/xwing';
import { readAnswer } from '@parsecs/xwing/words';
import { describe, expect, test } from 'vitest';
import { draftOf } from '../../play/picking.ts';
import { type BoardModule, idOf, isKind, type Part, type Picking } from '../contract.ts';
import { isAboutDial, shipOfDial } from './dials.ts';
import { answerWith, diceChoiceOf, mayGrowTo } from './dice-choice.ts';
import { refusalOf, stateOf } from './moment.ts';
import { intended, isInTray, isOnBoard, partsOf } from './parts.ts';
import {
  isPlacing,
  placeIn,
  regionOf,
  slidTo,
  startOf,
  thingsToPlace,
  writePlace,
} from './placing.ts';
import { rollNear, rollsOf, writeRoll } from './rolling.ts';
import { promisesOf } from './shots.ts';
import { momentsOf, setupNamed } from './testing/moments.ts';

const board = { partsOf } as unknown as BoardModule;
const MOMENTS = ['aces', 'falcon-and-slave', 'standard', 'teams', 'random'].flatMap((name) =>
  momentsOf(setupNamed(name), `parts/${name}`, 700),
);

function momentsWith(kind: string): typeof MOMENTS {
  return MOMENTS.filter(({ asked }) => asked.kind === kind);
}

test('there is something to look at', () => {
  const kinds = new Set(MOMENTS.map(({ asked }) => asked.kind));
  for (const kind of [
    'squad',
    'obstacle',
    'edge',
    'place',
    'dial',
    'action',
    'lock',
    'barrel-roll',
    'attack',
    'modify-attack-dice',
    'modify-defence-dice',
  ]) {
    expect(kinds).toContain(kind);
  }
});

test('every answer is composed of its parts and of no other ones', () => {
  for (const { asked } of MOMENTS) {
    for (const answer of asked.answers.slice(0, 40)) {
      const { complete } = draftOf(board, asked, partsOf(asked, answer));
      expect(complete?.id).toBe(answer.id);
    }
  }
});

/** What is put together on the board itself: there the rules are asked directly. */
const COMPOSED = ['spot', 'squad', 'dice', 'named-dice', 'use', 'choice', 'damage'];

test('a part that was tapped means its answer', () => {
  for (const { asked, view } of MOMENTS) {
    const look = { view, viewer: asked.seat, question: asked } as never;
    for (const answer of asked.answers.slice(0, 40)) {
      const parts = partsOf(asked, answer);
      const last = at(parts, parts.length - 1);
      const isComposed = parts.some((part) => COMPOSED.some((kind) => isKind(part, kind)));
      if (isComposed) continue;
      expect(intended(look, parts.slice(0, -1), last)).toBe(answer.id);
    }
  }
});

/** Where a part of an answer can be touched: in the tray, on the board, or as a button. */
function isReachable({ asked, view }: (typeof MOMENTS)[number], part: Part): boolean {
  const id = idOf(part);
  if (isInTray(part)) return ['action', 'free-action', 'attack'].includes(asked.kind);
  if (!isOnBoard(part)) return true;
  switch (part.slice(0, part.indexOf(':'))) {
    case 'ship':
    case 'target':
      return view.ships.some((ship) => ship.id === id && ship.at !== null);
    case 'spot':
      return isPlacing(asked) || asked.kind === 'barrel-roll';
    case 'manoeuvre': {
      const picking = { chosen: partsOf(asked, at(asked.answers, 0)) } as unknown as Picking;
      return isAboutDial(asked) && shipOfDial(view, asked, picking) !== undefined;
    }
    case 'dice':
    case 'effect':
      return diceChoiceOf(asked, { chosen: [] } as unknown as Picking) !== undefined;
    case 'scan':
      return view.mission.satellites.some((own) => own.id === id && own.at !== null);
    default:
      return isKind(part, 'squad') && asked.kind === 'squad';
  }
}

test('every answer that is listed can be given somewhere', () => {
  const missions = ['mission-1', 'mission-2', 'mission-3'].flatMap((name) =>
    momentsOf(setupNamed(name), `reach/${name}`, 500),
  );
  for (const moment of [...MOMENTS, ...missions]) {
    for (const answer of moment.asked.answers) {
      for (const part of partsOf(moment.asked, answer)) {
        expect(isReachable(moment, part), `${moment.asked.kind}: ${answer.id} as ${part}`).toBe(
          true,
        );
      }
    }
  }
});

/** Any question of this kind with these answers. */
function askedWith(kind: string, ...ids: readonly string[]): Asked<XWing> {
  const answers = ids.flatMap((id) => readAnswer(id) ?? []);
  expect(answers.map(({ id }) => id)).toEqual(ids);
  return { seat: 0, kind, answers, ask: 0, continuous: false, guarded: [] } as never;
}

test('what does not lie on the board to be touched is a button', () => {
  const charges = askedWith('card', 'seismiccharges@100,100,0', 'seismiccharges@300,100,0');
  const shots = askedWith('compare-start', 'use:upgrade.autoblaster@bobafett:hit');
  for (const asked of [charges, shots]) {
    for (const answer of asked.answers) {
      const parts = partsOf(asked, answer);
      expect(parts.filter((part) => isOnBoard(part) || isInTray(part))).toEqual([]);
      expect(draftOf(board, asked, parts).complete?.id).toBe(answer.id);
    }
  }
});

test('a weapon that may be paid for in two ways is there twice', () => {
  const ids = ['protontorpedoes>academypilot', 'protontorpedoes+focus>academypilot'];
  const asked = askedWith('attack', ...ids);
  const look = { view: at(MOMENTS, 0).view, viewer: 0, question: asked } as never;
  const weapons = asked.answers.map((answer) => at(partsOf(asked, answer), 0));
  expect(new Set(weapons).size).toBe(2);
  for (const [index, weapon] of weapons.entries()) {
    expect(isInTray(weapon)).toBe(true);
    expect(intended(look, ['target:academypilot'], weapon)).toBe(ids[index]);
  }
});

describe('placing', () => {
  const placings = MOMENTS.filter(({ asked }) => isPlacing(asked));

  test('what is offered is written as it is read', () => {
    for (const { asked } of placings) {
      for (const answer of asked.answers) {
        const place = placeIn(answer);
        if (place === undefined) throw new Error(answer.id);
        expect(writePlace(place)).toBe(answer.id);
        expect(isOnBoard(at(partsOf(asked, at(asked.answers, 0)), 0))).toBe(true);
      }
    }
  });

  test('everything that may come next waits in a place that it may have', () => {
    for (const { asked, view } of placings.slice(0, 12)) {
      const things = thingsToPlace(view, asked);
      expect(things.length).toBeGreaterThan(0);
      for (const thing of things) {
        const start = startOf(view, asked, thing);
        if (start === undefined) throw new Error(thing.id);
        const refusal = refusalOf(view, asked.seat, writePlace(start));
        expect(refusal?.cause).not.toBe('not-this-ship');
      }
    }
  });

  test('what is let go near a place that it may have slides there', () => {
    let slid = 0;
    for (const { asked, view } of placings.slice(0, 6)) {
      const start = startOf(view, asked, at(thingsToPlace(view, asked), 0));
      if (start === undefined) throw new Error('nothing to place');
      for (const [dx, dy] of [
        [0, -60],
        [60, 0],
        [0, 70],
      ] as const) {
        const dropped = { ...start, x: start.x + dx, y: start.y + dy };
        const there = slidTo(view, asked.seat, dropped);
        const isFree = refusalOf(view, asked.seat, writePlace(there)) === undefined;
        expect(isFree || there === dropped).toBe(true);
        if (isFree && there !== dropped) slid += 1;
        if (refusalOf(view, asked.seat, writePlace(dropped)) === undefined) {
          expect(there).toBe(dropped);
        }
      }
    }
    expect(slid).toBeGreaterThan(0);
  });

  test('the lit region is where the rules let it stand', () => {
    for (const { asked, view } of placings.slice(0, 4)) {
      const start = startOf(view, asked, at(thingsToPlace(view, asked), 0));
      if (start === undefined) throw new Error('nothing to place');
      const { size, cells } = regionOf(view, asked.seat, start);
      expect(cells.length).toBeGreaterThan(0);
      for (let index = 0; index < cells.length; index += 2 * 17) {
        const [x, y] = [at(cells, index) + size / 2, at(cells, index + 1) + size / 2];
        const checked = xwing.check(stateOf(view), asked.seat, writePlace({ ...start, x, y }));
        expect(isRefusal(checked)).toBe(false);
      }
    }
  });
});

test('a ship can be slid to any legal roll, and to no other', () => {
  const rolling = momentsWith('barrel-roll');
  expect(rolling.length).toBeGreaterThan(0);
  for (const { asked, view } of rolling) {
    const ship = shipAsked(view);
    const rolls = ship && rollsOf(view, ship);
    if (rolls === undefined) throw new Error('nobody rolls');
    for (const answer of asked.answers) {
      if (answer.kind !== 'roll') throw new Error(answer.id);
      expect(writeRoll(answer)).toBe(answer.id);
    }
    for (const side of ['left', 'right'] as const) {
      for (const shift of [-60, -7.5, 0, 3.3, 60]) {
        const roll = rollNear(rolls, side, shift);
        if (roll === undefined) continue;
        expect(refusalOf(view, asked.seat, writeRoll(roll))).toBeUndefined();
      }
    }
  }
});

test('dice are reached by touching them one by one', () => {
  let reached = 0;
  for (const { asked } of MOMENTS) {
    const picking = { chosen: [] } as never;
    const choice = diceChoiceOf(asked, picking);
    for (const effect of choice?.effects ?? []) {
      for (const { dice, id } of effect.answers) {
        for (let count = 0; count <= dice.length; count += 1) {
          expect(mayGrowTo(effect, dice.slice(0, count))).toBe(true);
        }
        expect(answerWith(effect, dice.toReversed())).toBe(id);
        reached += 1;
      }
    }
  }
  expect(reached).toBeGreaterThan(10);
});

test('every shot that could be declared has a promise between nothing and certainty', () => {
  const shooting = momentsWith('attack').filter(({ asked }) =>
    asked.answers.some(({ kind }) => kind === 'attack'),
  );
  expect(shooting.length).toBeGreaterThan(0);
  for (const { asked, view } of shooting) {
    const promises = promisesOf(view, asked);
    for (const { id, kind } of asked.answers) {
      if (kind !== 'attack') continue;
      const promise = promises.get(id);
      if (promise === undefined) continue;
      expect(promise.hit).toBeGreaterThan(0);
      expect(promise.hit).toBeLessThanOrEqual(1);
      expect(promise.expected).toBeLessThanOrEqual(promise.attackDice);
      expect(idOf(at(partsOf(asked, at(asked.answers, 1)), 0))).not.toBe('');
    }
    expect(promises.size).toBeGreaterThan(0);
  }
});
