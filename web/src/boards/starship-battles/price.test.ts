import { BOTS } from '@parsecs/bots';
import { at, Match, seededChance } from '@parsecs/kernel';
import { createTexts } from '@parsecs/lang';
import { type StarshipBattles, starshipBattles, type View } from '@parsecs/starship-battles';
import type { Asked } from '@parsecs/table';
import { describe, expect, test } from 'vitest';
import { forecastShots } from './forecast.ts';
import { aimOf, idleAnswer, priceOf } from './price.ts';
import { standings } from './standings.ts';

interface Moment {
  readonly view: View;
  readonly question: Asked<StarshipBattles>;
}

/** Bots play until this holds. */
function momentWhen(name: string, holds: (moment: Moment) => boolean): Moment {
  const setup = starshipBattles.setups[name];
  if (setup === undefined) throw new Error('no setup');
  const match = new Match(starshipBattles, setup, 'price');
  const dice = seededChance('price');
  for (;;) {
    const seat = at(starshipBattles.asked(match.state), 0);
    const question = starshipBattles.question(match.state, seat);
    const view = starshipBattles.view(match.state, seat);
    const moment = { view, question: { ...question, ask: 1, continuous: false } };
    if (holds(moment)) return moment;
    const asked = { game: starshipBattles, view, question, chance: dice };
    match.choose(seat, BOTS.greedy.choose<StarshipBattles>(asked));
  }
}

const texts = await createTexts('en', ['starship-battles', 'starship-battles-board']);

describe('what an answer costs', () => {
  test('a shot: the roll, its chance, the damage and the hull that is left', () => {
    const { view, question } = momentWhen('coruscant', ({ question: now }) => now.kind === 'fire');
    const shot = question.answers.find(({ kind }) => kind === 'fire');
    if (shot === undefined) throw new Error('no shot');
    const [forecast] = forecastShots(view, question).get(shot.id) ?? [];
    const price = priceOf(texts, view, question, shot);
    expect(price).toContain(`${forecast?.need}+ (${(forecast?.hits ?? 0) * 5}%)`);
    expect(price).toContain(`damage ${forecast?.damage}`);
    expect(price).toMatch(/Hull left: \d+/);
  });

  test('an option: its text, the counters that are left, and the changed roll', () => {
    const { view, question } = momentWhen(
      'coruscant',
      ({ question: now }) =>
        now.kind === 'options' && now.answers.some(({ id }) => id.startsWith('power-to-weapons')),
    );
    const option = question.answers.find(({ id }) => id.startsWith('power-to-weapons'));
    if (option?.kind !== 'option') throw new Error('no option');
    const price = priceOf(texts, view, question, option);
    const held = view.ships.find(({ id }) => id === option.supplier)?.counters ?? 0;
    expect(price).toContain(texts.t('starship-battles:option.power-to-weapons.text'));
    expect(price).toContain(`Counters left on the ship: ${held - 1}.`);
    const [, before, after] = /damage (\d+) becomes (\d+)/.exec(price ?? '') ?? [];
    expect(Number(after)).toBe(Number(before) + 1);
  });

  test('finishing: how many ships are left undone', () => {
    const { view, question } = momentWhen('coruscant', ({ question: now }) => now.kind === 'move');
    const done = question.answers.find(({ id }) => id === 'done');
    if (done === undefined) throw new Error('no end');
    const ships = question.answers.filter(({ kind }) => kind === 'ship').length;
    expect(priceOf(texts, view, question, done)).toBe(`${ships} ships have not moved.`);
  });
});

test('points in the header fall with damage, not only with lost ships', () => {
  const { view } = momentWhen('coruscant', ({ view: now }) =>
    now.ships.some(({ damage, at: place }) => damage > 0 && place !== 'gone'),
  );
  const hurt = view.ships.find(({ damage, at: place }) => damage > 0 && place !== 'gone');
  const side = standings(view).find(
    ({ seats }) => hurt !== undefined && seats.includes(hurt.owner),
  );
  const faction = view.seats[hurt?.owner ?? 0]?.faction ?? 'light';
  expect(side?.score).toBeLessThan((side?.of ?? 0) - view.lost[faction]);
});

test('the aim names what both sides have left', () => {
  const { view } = momentWhen('coruscant', ({ question }) => question.kind === 'move');
  const [own, other] = standings(view);
  const aim = aimOf(texts, view, 0, standings(view));
  expect(aim).toContain(`you ${own?.score} of ${own?.of}`);
  expect(aim).toContain(`the enemy ${other?.score} of ${other?.of}`);
});

test('a face is asked where it matters, and never decided where the front could be raised alone', () => {
  const { view, question } = momentWhen('coruscant', ({ question: now }) => now.kind === 'face');
  const hasFront = question.answers.some(({ id }) => id === 'front');
  const idle = idleAnswer(view, question);
  if (hasFront) expect(idle).toBeUndefined();
  else expect(idle === undefined || question.answers.some(({ id }) => id === idle)).toBe(true);
  const same = question.answers.slice(0, 1);
  expect(
    idleAnswer(
      { ...view, setup: { ...view.setup, mode: 'quick-start' } },
      { ...question, answers: same },
    ),
  ).toBe(same[0]?.id);
  expect(idleAnswer(view, { ...question, kind: 'options' })).toBeUndefined();
});
