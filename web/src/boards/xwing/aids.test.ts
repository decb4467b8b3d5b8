import { seededChance } from '@parsecs/kernel';
import { createTexts } from '@parsecs/lang';
import { type Event, readManoeuvre, type ShipView, type View, xwing } from '@parsecs/xwing';
import { describe, expect, test } from 'vitest';
import { aimOf } from './aim-of.ts';
import { destroyOdds } from './destroy-odds.ts';
import { fateOf, fateWord, isDeadly } from './fates.ts';
import { idleAnswer } from './idle.ts';
import { stateOf } from './moment.ts';
import { outlookFrom } from './outlook.ts';
import { priceOf } from './price.ts';
import { dialOf, isInPlay, shownView, valuesOf } from './ships.ts';
import { promisesOf } from './shots.ts';
import { type Moment, momentsOf, setupNamed } from './testing/moments.ts';
import { isLastDial } from './use-ready.ts';
import { NAMESPACES } from './words.ts';

const MOMENTS = ['aces', 'standard', 'random'].flatMap((name) =>
  ['one', 'two', 'three'].flatMap((seed) => momentsOf(setupNamed(name), `aids/${seed}`, 700)),
);
const texts = await createTexts('en', NAMESPACES);

function momentsWith(kind: string): readonly Moment[] {
  return MOMENTS.filter(({ asked }) => asked.kind === kind);
}

describe('odds', () => {
  const view = { decks: [{ cards: 33, discard: [] }], ships: [] } as unknown as View;
  const [hit, crit] = [
    { hits: 1, crits: 0, p: 1 },
    { hits: 0, crits: 1, p: 1 },
  ];

  test('shields are lost first, and the hull decides', () => {
    expect(destroyOdds(view, { shields: 1, hullLeft: 1 }, [{ hits: 1, crits: 1, p: 1 }])).toBe(1);
    expect(destroyOdds(view, { shields: 1, hullLeft: 1 }, [hit])).toBe(0);
    expect(destroyOdds(view, { shields: 0, hullLeft: 1 }, [hit])).toBe(1);
  });

  test('a Direct Hit among cards that are dealt face up counts twice', () => {
    const two = { shields: 0, hullLeft: 2 };
    expect(destroyOdds(view, two, [hit])).toBe(0);
    expect(destroyOdds(view, two, [crit])).toBeCloseTo(7 / 33);
    const seen = { ...view, decks: [{ cards: 32, discard: ['direct-hit'] }] } as unknown as View;
    expect(destroyOdds(seen, two, [crit])).toBeCloseTo(6 / 32);
    // A shield takes the hit, the critical hit is dealt.
    const both = [{ hits: 1, crits: 1, p: 1 }];
    expect(destroyOdds(view, { shields: 1, hullLeft: 2 }, both)).toBeCloseTo(7 / 33);
  });

  test('of a shot make up a whole, and the price says them', () => {
    let count = 0;
    for (const { asked, view: now } of momentsWith('attack')) {
      for (const [id, shot] of promisesOf(now, asked)) {
        expect(shot.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
        expect(shot.destroy).toBeLessThanOrEqual(shot.hit + 1e-9);
        const answer = asked.answers.find((own) => own.id === id);
        if (answer === undefined) throw new Error(id);
        expect(priceOf(texts, now, asked, answer)).toContain(`Range ${shot.range}`);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(3);
  });
});

describe('a question that is not asked', () => {
  const idle = [...momentsWith('modify-attack-dice'), ...momentsWith('modify-defence-dice')].filter(
    ({ asked, view }) => idleAnswer(view, asked) !== undefined,
  );

  /** What the attack comes to after this answer, if nobody does anything more. */
  function resultOf({ asked, view }: Moment, id: string): string {
    const state = xwing.copy(stateOf(view));
    const events: Event[] = [];
    const stage = { chance: seededChance('idle'), tell: (event: Event) => events.push(event) };
    let next = xwing.check(state, asked.seat, id);
    for (let step = 0; step < 30; step += 1) {
      if ('refused' in next) throw new Error(id);
      const [seat] = step === 0 ? [asked.seat] : xwing.asked(state);
      if (seat === undefined) break;
      xwing.answer(state, seat, next, stage);
      const compared = events.find(({ type }) => type === 'results-compared');
      if (compared !== undefined && 'hits' in compared) {
        return `${compared.hits}+${compared.crits}`;
      }
      const [asks] = xwing.asked(state);
      if (asks === undefined) break;
      const done = xwing.question(state, asks).answers.find(({ id: own }) => own === 'done');
      next = done ?? xwing.fallback(state, asks);
    }
    return '';
  }

  test('changes nothing, whatever would be answered', () => {
    expect(idle.length).toBeGreaterThan(0);
    for (const moment of idle) {
      const kept = resultOf(moment, idleAnswer(moment.view, moment.asked) ?? '');
      for (const { id } of moment.asked.answers) expect(resultOf(moment, id)).toBe(kept);
    }
  });

  test('is never one about anything but tokens and dice', () => {
    for (const { asked, view } of MOMENTS) {
      if (idleAnswer(view, asked) === undefined) continue;
      expect(asked.answers.some(({ kind }) => kind === 'use')).toBe(false);
    }
  });
});

describe('a manoeuvre that is tried', () => {
  const planning = momentsWith('dial')[0];
  if (planning === undefined) throw new Error('nobody plans');
  const { view } = planning;
  const own = view.ships.find((ship) => isInPlay(ship) && dialOf(ship).length > 0);
  if (own === undefined) throw new Error('nobody flies');
  const straight = readManoeuvre('straight-2');
  if (straight === undefined) throw new Error('no such way');
  const standing = (x: number, y: number, heading: number): ShipView => ({
    ...own,
    at: { x, y, heading },
  });

  test('is deadly across the edge, and the price says so where templates may be tried', () => {
    const out = standing(457, view.setup.height - 30, 0);
    expect(isDeadly(fateOf(view, out, straight))).toBe(true);
    const open = { ...view, ships: [out], obstacles: [] };
    const answer = planning.asked.answers.find(
      (one) => one.kind === 'dial' && one.ship === own.id && one.manoeuvre === 'straight-2',
    );
    if (answer === undefined) throw new Error('cannot fly straight');
    const options = { ...view.setup.options, planningAids: true };
    const agreed = { ...open, setup: { ...view.setup, options } };
    const lost = texts.t('xwing-board:fate.lost');
    expect(priceOf(texts, agreed, planning.asked, answer)).toContain(lost);
    expect(priceOf(texts, open, planning.asked, answer) ?? '').not.toContain(lost);
  });

  test('is no loss where the mission lets the ship leave', () => {
    const out = standing(457, view.setup.height - 30, 0);
    const exits = [{ ship: own.id, edges: ['top'] as const }];
    const mission = { ...view.mission, exits };
    const fate = fateOf({ ...view, mission }, out, straight);
    expect(fate && fateWord(fate)).toBe('escape');
  });

  test('bumps into whoever stands there, and is free where nobody does', () => {
    const ship = standing(457, 300, 0);
    const other = view.ships.find(({ id }) => id !== own.id);
    if (other === undefined) throw new Error('nobody else');
    const blocked = { ...other, status: 'in-play' as const, at: { x: 457, y: 420, heading: 0 } };
    const alone = { ...view, ships: [ship], obstacles: [] };
    const free = fateOf(alone, ship, straight);
    expect(free && fateWord(free)).toBeUndefined();
    const met = fateOf({ ...alone, ships: [ship, blocked] }, ship, straight);
    expect(met && fateWord(met)).toBe('bump');
  });

  test('shows whom it would see and who could answer', () => {
    const enemy = view.ships.find(({ owner }) => owner % 2 !== own.owner % 2);
    if (enemy === undefined) throw new Error('no enemy');
    const facing = { ...enemy, status: 'in-play' as const, at: { x: 457, y: 500, heading: 0 } };
    const alone = { ...view, ships: [own, facing], obstacles: [] };
    const [seen] = outlookFrom(alone, own, { x: 457, y: 380, heading: 0 });
    // Behind its tail: it is seen at Range 1 and does not see.
    expect(seen?.mine).toMatchObject({ range: 1, attackDice: valuesOf(own).attack + 1 });
    expect(seen?.theirs).toBeUndefined();
    expect(outlookFrom(alone, own, { x: 457, y: 80, heading: 180 })).toEqual([]);
  });
});

test('until the battle begins ships have the shields of their cards', () => {
  const [moment] = momentsWith('place');
  if (moment === undefined) throw new Error('nothing is placed');
  const shielded = shownView(moment.view).ships.filter((ship) => valuesOf(ship).shields > 0);
  expect(shielded.length).toBeGreaterThan(0);
  for (const ship of shielded) expect(ship.shields).toBe(valuesOf(ship).shields);
  const [later] = momentsWith('dial');
  if (later !== undefined) expect(shownView(later.view)).toBe(later.view);
});

test('the last dial is the one after which no other ship has none', () => {
  const lasts = momentsWith('dial').map(({ asked }) => isLastDial(asked));
  expect(lasts).toContain(true);
  expect(lasts).toContain(false);
});

test('every match says what it is about', () => {
  for (const name of Object.keys(xwing.setups)) {
    const state = xwing.begin(setupNamed(name), { chance: seededChance(name) });
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(aimOf(texts, xwing.view(state, viewer), viewer)).toMatch(/^[A-Z“].+\.$/);
    }
  }
});
