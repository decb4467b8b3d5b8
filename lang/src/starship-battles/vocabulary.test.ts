import {
  ABILITIES,
  ARCS,
  CAUSES,
  COSTS,
  DEEDS,
  FACES,
  FACINGS,
  FACTIONS,
  FLEET_CAUSES,
  MAP_IDS,
  MODES,
  OPTIONS,
  PHASES,
  POINT_DEFENSE,
  QUESTION_KINDS,
  READY_FLEETS,
  SCENARIO_CAUSES,
  SETUP_CAUSES,
  SHIP_CLASSES,
  SHIP_FILE_CAUSES,
  SHIPS,
  STEP_NAMES,
  starshipBattles,
  VALUED_ABILITIES,
  WEAPONS,
  WORDS,
} from '@parsecs/starship-battles';
import { describe, expect, test } from 'vitest';
import { createTexts, LANGUAGES, lessonsOf } from '../index.ts';

const GAME = 'starship-battles';

/** Kinds of questions that share a sentence with another, or have several. */
const SPECIAL: Readonly<Record<string, readonly string[]>> = {
  fleet: ['fleet', 'fleet-free'],
  partner: ['partner', 'partner-deploy'],
  'deploy-facing': ['facing'],
  options: ['options.attacker', 'options.defender'],
};
const WITH_DONE = ['move', 'launch', 'attack', 'fire'];
const WITH_DECLINE = ['options', 'fly-casual', 'emperors-will', 'damage-control'];

function forms(group: string, ids: readonly (string | number)[], names: readonly string[]) {
  return ids.flatMap((id) => names.map((form) => `${GAME}:${group}.${id}.${form}`));
}

describe.each(LANGUAGES)('the vocabularies of Starship Battles in %s', async (language) => {
  const texts = await createTexts(language);
  const missing = (keys: readonly string[]): readonly string[] =>
    keys.filter((key) => !texts.has(key));

  test('ships, sides, classes, faces, facings and arcs', () => {
    const cases = ['name', 'start', 'nom', 'acc', 'gen'];
    const ships = [...SHIPS.map(({ id }) => id), 'own', 'own-other'];
    expect(
      missing([
        ...forms('ship', ships, cases),
        ...forms('side', FACTIONS, cases),
        ...forms('class', SHIP_CLASSES, ['name', 'text']),
        ...forms('face', FACES, ['name', 'nom']),
        ...forms('facing', FACINGS, ['name', 'to']),
        ...forms('arc', ARCS, ['name', 'text']),
      ]),
    ).toEqual([]);
    const labels = SHIPS.map(({ id }) => texts.t(`${GAME}:ship.${id}.name`));
    expect(new Set(labels).size).toBe(SHIPS.length);
  });

  test('weapons, abilities and options', () => {
    expect(
      missing([
        ...forms('weapon', [...WEAPONS, POINT_DEFENSE], ['name', 'with', 'text']),
        ...forms('ability', ABILITIES, ['name', 'label', 'text']),
        ...forms('option', OPTIONS, ['name', 'text']),
      ]),
    ).toEqual([]);
  });

  test('abilities with a number show it, the others need none', () => {
    const wrong = ABILITIES.filter((id) => {
      const params = { value: 7, weapon: 'proton-torpedoes' };
      const shows = [`${GAME}:ability.${id}.label`, `${GAME}:ability.${id}.text`] as const;
      const numbered = shows.every((key) => texts.t(key, params).includes('7'));
      return numbered !== VALUED_ABILITIES.includes(id);
    });
    expect(wrong).toEqual([]);
  });

  test('maps, modes, costs, ready-made fleets and setups', () => {
    expect(
      missing([
        ...forms('map', MAP_IDS, ['name', 'text']),
        ...forms('mode', MODES, ['name', 'text']),
        ...forms('costs', COSTS, ['name', 'text']),
        ...forms('setup', Object.keys(starshipBattles.setups), ['name', 'text']),
        ...READY_FLEETS.map(({ id }) => `${GAME}:fleet.${id}`),
      ]),
    ).toEqual([]);
  });

  test('phases, steps, questions and answers', () => {
    expect(
      missing([
        ...[...PHASES, 'over'].map((phase) => `${GAME}:phase.${phase}`),
        ...[...STEP_NAMES, 'flee'].map((step) => `${GAME}:step.${step}`),
        ...DEEDS.map((what) => `${GAME}:done.${what}`),
        ...QUESTION_KINDS.flatMap((kind) => SPECIAL[kind] ?? [kind]).map(
          (kind) => `${GAME}:question.${kind}`,
        ),
        ...WORDS.filter((word) => word !== 'done' && word !== 'decline').map(
          (word) => `${GAME}:answer.${word}`,
        ),
        ...WITH_DONE.flatMap((kind) => [
          `${GAME}:answer.done.${kind}`,
          `${GAME}:hint.done-${kind}`,
        ]),
        ...WITH_DECLINE.map((kind) => `${GAME}:answer.decline.${kind}`),
      ]),
    ).toEqual([]);
  });

  test('causes of refusals and problems', () => {
    // A fleet is an answer, so what is wrong with it is a refusal, too.
    const refusals = [...CAUSES, ...FLEET_CAUSES].filter(
      (cause) => !texts.has(`${GAME}:refusal.${cause}`) && !texts.has(`table:refusal.${cause}`),
    );
    const causes = [...FLEET_CAUSES, ...SETUP_CAUSES, ...SHIP_FILE_CAUSES, ...SCENARIO_CAUSES];
    const problems = causes.map((cause) => `${GAME}:problem.${cause}`);
    expect([...refusals, ...missing(problems)]).toEqual([]);
  });

  test('lessons', () => {
    const lessons = lessonsOf(GAME);
    expect(lessons.length).toBeGreaterThan(7);
    expect(missing(forms('learn', lessons, ['title', 'text']))).toEqual([]);
  });
});
