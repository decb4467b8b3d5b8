import {
  ABILITY_IDS,
  AFFILIATIONS,
  ARMIES,
  ARMY_CAUSES,
  ARMY_IDS,
  ATTACK_EFFECTS,
  CAUSES,
  COMMAND_IDS,
  CONDITIONS,
  DEPLOYMENT_IDS,
  DEPLOYMENTS,
  DICE,
  EDGE_KINDS,
  GROUP_STATES,
  imperialAssault,
  KEYWORDS,
  MAP_CAUSES,
  MAP_IDS,
  MARKS,
  MISSION_IDS,
  OPTION_NAMES,
  OPTION_VALUES,
  QUESTION_KINDS,
  RANKS,
  SCENARIO_CAUSES,
  SETUP_CAUSES,
  TERRAINS,
  TOKEN_KINDS,
  TRAITS,
  ZONES,
} from '@parsecs/imperial-assault';
import { LINK_CAUSES } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import { createTexts, LANGUAGES, lessonsOf } from '../index.ts';
import { readAll } from '../testing/catalogues.ts';

const GAME = 'imperial-assault';
const all = await readAll();

const figures = DEPLOYMENTS.flatMap((card) => (card.type === 'figure' ? [card] : []));
const upgrades: readonly string[] = DEPLOYMENTS.filter(({ type }) => type === 'upgrade').map(
  ({ id }) => id,
);
/** Keywords of cards that no surge gives. */
const PRINTED = ['reach', 'massive', 'mobile'];

/** Kinds of questions that have several sentences. */
const SPECIAL: Readonly<Record<string, readonly string[]>> = {
  mark: ['mark-red', 'mark-blue'],
  activate: ['activate', 'activate-or-pass'],
  displace: ['displace', 'stranded'],
  walk: ['walk', 'walk-spaces'],
};

function forms(group: string, ids: readonly (string | number)[], names: readonly string[]) {
  return ids.flatMap((id) => names.map((form) => `${GAME}:${group}.${id}.${form}`));
}

test('every keyword on a card has words', () => {
  const printed = new Set(figures.flatMap(({ keywords }) => Object.keys(keywords)));
  const known: readonly string[] = [...KEYWORDS, ...PRINTED];
  expect([...printed].filter((keyword) => !known.includes(keyword))).toEqual([]);
});

describe.each(LANGUAGES)('the vocabularies of Imperial Assault in %s', async (language) => {
  const texts = await createTexts(language);
  const missing = (keys: readonly string[]): readonly string[] =>
    keys.filter((key) => !texts.has(key));

  test('figures, groups and cards', () => {
    const ids = figures.map(({ id }) => id);
    const cases = ['start', 'nom', 'acc', 'gen'];
    expect(
      missing([
        ...forms('figure', [...ids, 'raider', 'door'], cases),
        ...forms('group', ids, ['name', 'nom', 'acc', 'gen']),
        ...forms('deployment', DEPLOYMENT_IDS, ['name']),
        ...forms('deployment', upgrades, ['text']),
        ...forms('ability', ABILITY_IDS, ['name', 'text']),
        ...forms('command', COMMAND_IDS, ['name', 'text']),
      ]),
    ).toEqual([]);
  });

  test('names of cards are their own, texts are sentences and no two are the same', () => {
    const names = (group: 'ability' | 'command', ids: readonly string[]): readonly string[] =>
      ids.map((id) => texts.t(`imperial-assault:${group}.${id}.name`));
    const own = [
      ...names('ability', ABILITY_IDS),
      ...names('command', COMMAND_IDS),
      ...figures.map(({ id }) => texts.t(`imperial-assault:deployment.${id}.name`)),
    ];
    expect(own.filter((name, at) => own.indexOf(name) !== at)).toEqual([]);
    const told = [
      ...ABILITY_IDS.map((id) => texts.t(`imperial-assault:ability.${id}.text`)),
      ...COMMAND_IDS.map((id) => texts.t(`imperial-assault:command.${id}.text`)),
      ...upgrades.map((id) => texts.t(`imperial-assault:deployment.${id}.text`)),
      ...MISSION_IDS.map((id) => texts.t(`imperial-assault:mission.${id}.text`)),
    ];
    expect(told.filter((text) => !/^[\p{Lu}+].*[.]$/u.test(text))).toEqual([]);
    expect(new Set(told).size).toBe(told.length);
  });

  test('no words are kept for cards that do not exist', () => {
    const ids: readonly string[] = [...DEPLOYMENT_IDS, ...ABILITY_IDS, ...COMMAND_IDS];
    const kept = Object.keys(all[language][GAME]).flatMap((key) => {
      const [group = '', id = ''] = key.split('.');
      return ['deployment', 'ability', 'command', 'group'].includes(group) ? [id] : [];
    });
    expect(kept.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('conditions, keywords, traits, dice and symbols', () => {
    const symbols = ['accuracy', 'damage', 'surge', 'block', 'evade', 'dodge', 'blank'];
    expect(
      missing([
        ...forms('condition', CONDITIONS, ['name', 'text']),
        ...forms('keyword', [...KEYWORDS, ...PRINTED], ['name', 'label', 'text']),
        ...forms('trait', TRAITS, ['name']),
        ...forms('die', DICE, ['name', 'nom']),
        ...forms('symbol', symbols, ['name', 'shown']),
        ...forms('affiliation', AFFILIATIONS, ['name']),
        ...forms('rank', RANKS, ['name']),
      ]),
    ).toEqual([]);
  });

  test('maps, missions, terrain, tokens and zones', () => {
    expect(
      missing([
        ...forms('map', [...MAP_IDS, 'own'], ['name', 'text']),
        ...forms('mission', MISSION_IDS, ['name', 'text', 'letter', 'story']),
        ...forms('terrain', TERRAINS, ['name', 'text']),
        ...forms('edge', EDGE_KINDS, ['name', 'text']),
        ...forms('token', [...TOKEN_KINDS, 'terminal', 'other'], ['name', 'nom', 'acc']),
        ...forms('zone', ZONES, ['name', 'acc']),
        ...forms('mark', MARKS, ['nom', 'acc']),
        ...GROUP_STATES.map((state) => `${GAME}:group-state.${state}`),
      ]),
    ).toEqual([]);
  });

  test('armies, setups and options', () => {
    expect(
      missing([
        ...forms('army', ARMY_IDS, ['name']),
        ...forms('setup', Object.keys(imperialAssault.setups), ['name', 'text']),
        ...forms('option', OPTION_NAMES, ['name', 'text']),
        ...OPTION_NAMES.flatMap((name) =>
          OPTION_VALUES[name].map((value) => `${GAME}:option.${name}.value.${value}`),
        ),
      ]),
    ).toEqual([]);
  });

  test('a ready-made match is told with its mission and its armies, those who sit first first', () => {
    const matches = Object.entries(imperialAssault.setups).flatMap(([id, setup]) => {
      const { armies, mission, options } = setup;
      return mission === 'random' || options.roundLimit > 0 ? [] : [{ id, armies, mission }];
    });
    expect(matches).toHaveLength(MISSION_IDS.length);
    for (const { id, armies, mission } of matches) {
      const text = texts.t(`imperial-assault:setup.${id}.text`);
      const places = armies.map((army) => {
        const name = ARMY_IDS.find((one) => ARMIES[one] === army);
        if (name === undefined) throw new Error(`${id} has an army that is not ready-made`);
        return text.indexOf(texts.t(`imperial-assault:army.${name}.name`));
      });
      expect([id, places.every((place) => place >= 0)]).toEqual([id, true]);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      const name = texts.t(`imperial-assault:mission.${mission}.name`);
      expect(texts.t(`imperial-assault:setup.${id}.name`)).toBe(name);
    }
  });

  test('questions, effects and endings', () => {
    expect(
      missing([
        ...QUESTION_KINDS.flatMap((kind) => SPECIAL[kind] ?? [kind]).map(
          (kind) => `${GAME}:question.${kind}`,
        ),
        ...ATTACK_EFFECTS.map((effect) => `${GAME}:answer.effect.${effect}`),
        ...['IA-283', 'IA-289', 'IA-290', 'IA-291', 'IA-292', 'IA-293', 'IA-294', 'IA-317'].map(
          (rule) => `${GAME}:end.${rule}`,
        ),
      ]),
    ).toEqual([]);
  });

  test('causes of refusals and problems', () => {
    const refusals = CAUSES.filter(
      (cause) => !texts.has(`${GAME}:refusal.${cause}`) && !texts.has(`table:refusal.${cause}`),
    );
    const causes = [
      ...ARMY_CAUSES,
      ...LINK_CAUSES,
      ...SETUP_CAUSES,
      ...MAP_CAUSES,
      ...SCENARIO_CAUSES,
    ];
    const problems = causes.map((cause) => `${GAME}:problem.${cause}`);
    expect([...refusals, ...missing(problems)]).toEqual([]);
  });

  test('lessons', () => {
    const lessons = lessonsOf(GAME);
    expect(lessons.length).toBeGreaterThan(7);
    expect(missing(forms('learn', lessons, ['title', 'text']))).toEqual([]);
  });
});
