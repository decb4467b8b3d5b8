import { LINK_CAUSES } from '@parsecs/kernel';
import {
  ACTION_ICONS,
  ATTACK_RESULTS,
  BASE_SIZES,
  BEARINGS,
  BOMBS,
  CAUSES,
  CHOICES,
  DEFENCE_RESULTS,
  DIFFICULTIES,
  EDGES,
  FACTIONS,
  LEFT_OUT_CAUSES,
  MISSION_MOMENTS,
  MISSION_NUMBERS,
  OPTION_VALUES,
  PHASES,
  PILOT_IDS,
  PROFILES,
  QUESTION_KINDS,
  READY_SQUADS,
  SCENARIO_CAUSES,
  SETUP_CAUSES,
  SHUTTLE_ID,
  SLOTS,
  SQUAD_CAUSES,
  SQUAD_HINT_CAUSES,
  WINDOWS,
  XWS_CAUSES,
  xwing,
  ZONE_NAMES,
} from '@parsecs/xwing';
import { describe, expect, test } from 'vitest';
import { createTexts, LANGUAGES, lessonsOf } from '../index.ts';
import { stepOf } from './attack-steps.ts';

const GAME = 'xwing';

/** Kinds of questions that have several sentences, or none of their own. */
const SPECIAL: Readonly<Record<string, readonly string[]>> = {
  squad: ['squad', 'squad-free'],
  attack: ['attack', 'attack-primary', 'attack-none'],
  card: ['card', 'strike', 'choose'],
  obstacle: ['obstacle', 'obstacle-mission'],
  mission: [...MISSION_MOMENTS, 'other'].map((when) => `mission.${when}`),
};

function forms(group: string, ids: readonly (string | number)[], names: readonly string[]) {
  return ids.flatMap((id) => names.map((form) => `${GAME}:${group}.${id}.${form}`));
}

function each(group: string, ids: readonly (string | number)[]): readonly string[] {
  return ids.map((id) => `${GAME}:${group}.${id}`);
}

describe.each(LANGUAGES)('the vocabularies of X-Wing in %s', async (language) => {
  const texts = await createTexts(language);
  const missing = (keys: readonly string[]): readonly string[] =>
    keys.filter((key) => !texts.has(key));

  test('ships, sides, phases and steps of an attack', () => {
    const ships = [...PILOT_IDS, SHUTTLE_ID, 'unknown'];
    const steps = ['declare', ...WINDOWS.map(stepOf), 'modify-attack', 'modify-defence'];
    expect(
      missing([
        ...forms('pilot', ships, ['start', 'nom', 'acc', 'gen']),
        ...forms('faction', FACTIONS, ['name', 'start', 'nom', 'acc', 'gen']),
        ...forms('phase', [...PHASES, 'over'], ['name', 'nom']),
        ...each('step', [...new Set(steps)]),
      ]),
    ).toEqual([]);
    expect(new Set(steps).size).toBe(7);
  });

  test('manoeuvres, dice, tokens and actions', () => {
    expect(
      missing([
        ...forms('manoeuvre', BEARINGS, ['name', 'nom']),
        ...each('difficulty', DIFFICULTIES),
        ...forms('face', [...ATTACK_RESULTS, ...DEFENCE_RESULTS], ['name', 'count']),
        ...forms('token', ['focus', 'evade', 'ion', 'stress'], ['acc', 'count']),
        ...forms('action', [...ACTION_ICONS, 'protect'], ['name', 'nom', 'text']),
      ]),
    ).toEqual([]);
  });

  test('edges, bombs, slots, bases, missions, squads, setups and options', () => {
    expect(
      missing([
        ...forms('edge', EDGES, ['name', 'acc']),
        ...forms('bomb', BOMBS, ['start', 'nom', 'acc']),
        ...each('choice', CHOICES),
        ...each('slot', SLOTS),
        ...each('base', BASE_SIZES),
        ...forms('mission', [0, ...MISSION_NUMBERS], ['name', 'text']),
        ...each(
          'squad',
          READY_SQUADS.map(({ id }) => id),
        ),
        ...forms('setup', Object.keys(xwing.setups), ['name', 'text']),
        ...forms('profile', PROFILES, ['name', 'text']),
        ...Object.entries(OPTION_VALUES).flatMap(([name, values]) => [
          ...forms('option', [name], ['name', 'text']),
          ...each(
            `option.${name}.value`,
            values.map((value) => String(value)),
          ),
        ]),
      ]),
    ).toEqual([]);
  });

  test('ready-made squads and setups are told apart', () => {
    const names = [
      ...READY_SQUADS.map(({ id }) => texts.t(`${GAME}:squad.${id}`)),
      ...Object.keys(xwing.setups).map((id) => texts.t(`${GAME}:setup.${id}.name`)),
    ];
    expect(new Set(names).size).toBe(names.length);
  });

  test('questions: every kind has a sentence, every window a moment', () => {
    const windows: readonly string[] = WINDOWS;
    const kinds = QUESTION_KINDS.filter((kind) => !windows.includes(kind));
    expect(
      missing([
        ...each('moment', WINDOWS),
        ...each('zone', ZONE_NAMES),
        ...each(
          'question',
          kinds.flatMap((kind) => SPECIAL[kind] ?? [kind]),
        ),
      ]),
    ).toEqual([]);
  });

  test('causes of refusals and problems', () => {
    // A squad is an answer, so what is wrong with it is a refusal, too.
    const refusals = [...CAUSES, ...SQUAD_CAUSES].filter(
      (cause) => !texts.has(`${GAME}:refusal.${cause}`) && !texts.has(`table:refusal.${cause}`),
    );
    const causes = [
      ...SQUAD_CAUSES,
      ...XWS_CAUSES,
      ...LEFT_OUT_CAUSES,
      ...SQUAD_HINT_CAUSES,
      ...LINK_CAUSES,
      ...SETUP_CAUSES,
      ...SCENARIO_CAUSES,
    ];
    expect([...refusals, ...missing(each('problem', causes))]).toEqual([]);
  });

  test('lessons', () => {
    const lessons = lessonsOf(GAME);
    expect(lessons.length).toBeGreaterThan(8);
    expect(missing(forms('learn', lessons, ['title', 'text']))).toEqual([]);
  });
});
