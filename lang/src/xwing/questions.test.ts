import { Match } from '@parsecs/kernel';
import { xwing } from '@parsecs/xwing';
import { describe, expect, test } from 'vitest';
import { createTexts, describeAnswer, describeQuestion, LANGUAGES } from '../index.ts';
import { expectKnown, missionOf, people, positionOf, type State } from '../testing/xwing.ts';

const GAME = 'xwing';

describe.each(LANGUAGES)('questions of X-Wing in %s', async (language) => {
  const texts = await createTexts(language);
  const ask = (state: State): string => {
    const [seat = 0] = xwing.asked(state);
    const question = xwing.question(state, seat);
    const view = xwing.view(state, seat);
    const told = describeQuestion(texts, GAME, question, view, people(seat));
    expectKnown(texts, told);
    return told;
  };
  const cadet = { pilot: 'academypilot', at: [450, 700, 180], dial: 'straight-2' };

  test('say where ships are placed, in each mission otherwise', () => {
    const zones = [1, 2, 3].map((mission) => ask(new Match(xwing, missionOf(mission), 'z').state));
    expect(zones[0]).toContain(texts.t('xwing:zone.shuttle'));
    expect(zones[1]).toContain(texts.t('xwing:zone.either'));
    expect(zones[2]).toContain(texts.t('xwing:zone.own-1'));
    const read = xwing.checkSetup({ squadBuilding: false, options: { deployment: 'part' } });
    if (!read.ok) throw new Error('no such setup');
    const sides = new Match(xwing, { ...read.value, sides: 'rebel' }, 'z');
    expect(ask(sides.state)).toContain(texts.t('xwing:zone.own-1-part'));
  });

  test('and answers name the owner of a ship where both fly for one faction', () => {
    const both = { P1: 'rebel', P2: 'rebel' };
    const state = positionOf({
      setup: { sides: both },
      phase: 'combat',
      ships: [
        { pilot: 'lukeskywalker', at: [450, 300, 0], by: 'P1' },
        { pilot: 'lukeskywalker', at: [450, 400, 180], by: 'P2' },
      ],
    });
    const [seat = 0] = xwing.asked(state);
    const question = xwing.question(state, seat);
    const shot = question.answers.find(({ kind }) => kind === 'attack');
    if (shot === undefined) throw new Error('no shot');
    const view = xwing.view(state, seat);
    const told = describeAnswer(texts, GAME, shot.id, question, view, people(seat));
    expect(told).toContain(`(${people(seat).name(1 - seat)})`);
  });

  test('name the card whose choices are made', () => {
    const hunter = { pilot: 'bountyhunter', upgrades: ['navigator'], at: [450, 300, 0] };
    const state = positionOf(
      { phase: 'activation', ships: [cadet, { ...hunter, dial: 'straight-2' }, luke()] },
      [[1, 'pass']],
    );
    expect(ask(state)).toContain(texts.t('xwing:card.upgrade.navigator.name'));
  });

  test('tell whom a red manoeuvre is chosen for', () => {
    const state = positionOf({
      phase: 'activation',
      ships: [{ ...cadet, stress: 1, dial: 'koiogran-4' }, luke()],
    });
    const told = ask(state);
    expect(xwing.question(state, 0).kind).toBe('replace-manoeuvre');
    expect(told).toContain(texts.t('xwing:card.pilot.academypilot.name'));
    const view = xwing.view(state, 0);
    const question = xwing.question(state, 0);
    const label = describeAnswer(texts, GAME, 'straight-2', question, view, people(0));
    expect(label).toContain(texts.t('xwing:difficulty.green'));
  });

  function luke(): Readonly<Record<string, unknown>> {
    return { pilot: 'lukeskywalker', at: [100, 100, 0], dial: 'straight-1' };
  }
});
