import {
  ARMIES,
  type ArmyId,
  checkArmy,
  checkMap,
  imperialAssault,
  MAPS,
  QUESTION_KINDS,
  type Setup,
  writeAnswer,
} from '@parsecs/imperial-assault';
import { type Problem, seededChance } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import {
  createTexts,
  describeAnswer,
  describeAnswerHint,
  describeEvent,
  describeOutcome,
  describeProblem,
  describeQuestion,
  describeRefusal,
  describeView,
  LANGUAGES,
  type Texts,
} from '../index.ts';
import {
  expectSound,
  type Moment,
  momentOf,
  people,
  playGame,
  positionOf,
} from '../testing/imperial-assault.ts';
import type { AssaultKnown } from './words.ts';

const GAME = 'imperial-assault';

function setupNamed(name: string): Setup {
  const setup = imperialAssault.setups[name];
  if (setup === undefined) throw new Error(`no setup ${name}`);
  return { ...setup, options: { ...setup.options, roundLimit: 6 } };
}

/** With armies of its own: what comes up does not hang on who meets in the ready-made match. */
function between(name: string, first: ArmyId, second: ArmyId): Setup {
  return { ...setupNamed(name), armies: [ARMIES[first], ARMIES[second]] };
}

const twins: Setup = {
  ...setupNamed('reprogrammed'),
  armies: [setupNamed('reprogrammed').armies[1], setupNamed('reprogrammed').armies[1]],
  options: {
    scoring: 'figure',
    rulesVersion: 'faq',
    openLists: true,
    roundLimit: 6,
    attackLimit: 'allowed',
    missionDeck: 'all',
  },
};

const RECORDS = [
  playGame(setupNamed('get-to-the-ship'), 'a', 100),
  playGame(setupNamed('raiding-party'), 'd', 100),
  playGame(between('leave-no-evidence', 'hired-guns', 'scoundrels-and-soldiers'), 'b', 100),
  playGame(between('deception-game', 'lords-retinue', 'desperate-measures'), 'a', 100),
  playGame(between('black-boxes', 'walkers-of-the-general', 'rebel-cell'), 'a', 100),
  playGame(twins, 'b', 100),
  playGame({ ...setupNamed('first-skirmish'), armies: ['build', 'build'] }, 'c', 20),
];

/** What does not come up in every game. */
const MOMENTS: readonly Moment[] = [
  positionOf(
    [
      ['rebel', 'luke-skywalker'],
      ['imperial', 'darth-vader'],
    ],
    'massassi-ruins-a',
    {
      figures: { 'P1.luke-skywalker': 'H9', 'P2.darth-vader': 'S22' },
      tokens: { 'holocron-1': { by: 'P1.luke-skywalker' } },
      activating: { figure: 'P1.luke-skywalker', points: 2 },
    },
    'deliver',
    [[0, 'walk:H11']],
  ),
  positionOf(
    [
      ['imperial', 'e-web-engineer', 'stormtrooper'],
      ['rebel', 'han-solo'],
    ],
    'cinder-relay-b',
    {
      figures: {
        'P1.e-web-engineer': { at: 'A11', damage: 4 },
        'P1.stormtrooper.1': 'O1',
        'P2.han-solo': 'D12',
      },
      tokens: { 'data-crate-1': { by: 'P1.e-web-engineer' } },
      activating: 'P2.han-solo',
    },
    'drop',
    [
      [1, 'attack:P1.e-web-engineer'],
      [1, 'space:A12'],
    ],
  ),
  positionOf(
    [
      ['rebel', 'chewbacca'],
      ['imperial', 'darth-vader'],
    ],
    'cinder-relay-a',
    {
      figures: { 'P1.chewbacca': 'A1', 'P2.darth-vader': 'B2' },
      activating: 'P1.chewbacca',
    },
    'push',
    [
      [0, 'special:slam'],
      [0, 'figure:P2.darth-vader'],
    ],
  ),
  positionOf(
    [
      ['imperial', 'royal-guard'],
      ['rebel', 'luke-skywalker'],
    ],
    'cinder-relay-a',
    {
      figures: {
        'P1.royal-guard.1': 'A1',
        'P1.royal-guard.2': 'A2',
        'P2.luke-skywalker': 'B2',
      },
      hands: { P1: ['guardian-stance'] },
      activating: 'P2.luke-skywalker',
    },
    'reroll-set',
    [
      [1, 'attack:P1.royal-guard.1'],
      [0, 'play:guardian-stance'],
    ],
  ),
  positionOf(
    [
      ['rebel', 'gaarkhan'],
      ['imperial', 'darth-vader'],
    ],
    'cinder-relay-a',
    {
      figures: {
        'P2.darth-vader': 'B2',
        'P1.gaarkhan': { at: 'B2', shares: true, conditions: ['stunned'] },
      },
      activating: 'P1.gaarkhan',
    },
    'displace',
  ),
  positionOf(
    [
      ['imperial', 'at-st'],
      ['rebel', 'luke-skywalker'],
    ],
    'moisture-farm-b',
    {
      figures: { 'P1.at-st': { at: 'I18', turned: true }, 'P2.luke-skywalker': 'F9' },
      raiders: ['L18'],
      activating: { figure: 'P1.at-st', points: 1 },
    },
    'raider-displace',
    [[0, 'walk:J18-turned']],
  ),
].map(momentOf);

/** What is asked, what may be answered, why other things are refused, and the position. */
function tellMoment(
  texts: Texts,
  { question, view, watched, refusals }: Moment,
): readonly string[] {
  const me = people(question.seat);
  const labels = question.answers.map(({ id }) =>
    describeAnswer(texts, GAME, id, question, view, me),
  );
  expect(new Set(labels).size).toBe(labels.length);
  const hints = question.answers.map(({ id }) =>
    describeAnswerHint(texts, GAME, id, question, view, me),
  );
  return [
    describeQuestion(texts, GAME, question, view, me),
    ...labels,
    ...hints.filter((hint) => hint !== ''),
    ...refusals.map((refusal) => describeRefusal(texts, GAME, refusal, me)),
    ...describeView(texts, GAME, view, me),
    ...describeView(texts, GAME, watched, people()),
  ];
}

/** Files in which everything that can be wrong is wrong. */
function findProblems(): readonly Problem[] {
  const map = MAPS['moisture-farm'];
  const army = (deployments: readonly string[], commands: readonly string[] = []): unknown => ({
    affiliation: 'imperial',
    deployments,
    commands,
  });
  const checks = [
    ...[
      7,
      { armies: [1], mission: 'moon', options: { x: 1, roundLimit: 7 }, extra: 1 },
      { armies: ['nobody', 'rebel-cell'], map },
    ].map((input) => imperialAssault.checkSetup(input)),
    ...[
      3,
      { schema: 'x', affiliation: 'hutt', deployments: 1, commands: ['moon'], size: 1 },
      army([]),
      army(['darth-vader', 'darth-vader', 'general-weiss', 'luke-skywalker', 'moon']),
      army(
        ['ig-88', 'nexu', 'nexu-elite', 'temporary-alliance-imperial', 'stormtrooper'],
        Array.from({ length: 15 }, () => 'shadow-ops'),
      ),
      army(['temporary-alliance-imperial', 'temporary-alliance-mercenary', 'first-strike']),
      army(Array.from({ length: 5 }, () => 'imperial-officer')),
    ].map((input) => checkArmy(input)),
    checkMap(3),
    checkMap({ schema: 'x', colour: 1, id: '', origin: 1, terrain: ['?'], zones: 1, exterior: [] }),
    checkMap({ ...map, doors: [{}], tokens: { A: [{ id: 'x', kind: 'x', at: [99, 0] }], B: 1 } }),
    checkMap({ ...map, zones: map.zones.map((row) => row.replaceAll('R', '.')) }),
    checkMap({ ...map, regions: {} }, 'moisture-farm-b'),
    checkMap(map, 'massassi-ruins-a'),
    ...[
      3,
      { moon: 1 },
      { setup: { armies: ['rebel-cell', 'wall-of-white'] } },
      {
        setup: { armies: ['rebel-cell', 'wall-of-white'], mission: 'cinder-relay-a' },
        figures: { 'P1.luke-skywalker': 'Z99', 'P1.yoda': 'A1', 'P1.fenn-signis': 'A1' },
        hands: { P1: 7, P2: ['moon'] },
        vp: { P7: -1 },
        tokens: { moon: 'A1' },
        open: ['gate'],
        exhausted: ['moon'],
        raiders: 3,
        phase: 'night',
      },
    ].map((given) => imperialAssault.scenarios.given(given, { chance: seededChance('x') })),
  ];
  return checks.flatMap((checked) => (checked.ok ? checked.warnings : checked.problems));
}

const PROBLEMS = findProblems();

test('every kind of question comes up', () => {
  const all = [...RECORDS.flatMap(({ moments }) => moments), ...MOMENTS];
  const kinds = new Set(all.map(({ question }) => question.kind));
  expect(QUESTION_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
});

describe.each(LANGUAGES)('Imperial Assault in %s', async (language) => {
  const texts = await createTexts(language);

  test('talks through whole games', () => {
    for (const { told, moments, end } of RECORDS) {
      const view = imperialAssault.view(end, 'spectator');
      const lines = told.map(({ viewer, event }, index) => {
        const who = people(viewer === 'spectator' ? undefined : viewer);
        const known: AssaultKnown = index % 2 === 0 ? { table: view.table } : {};
        return describeEvent(texts, GAME, event, who, known);
      });
      expect(lines.filter((line) => !line.endsWith('.'))).toEqual([]);
      const outcome = imperialAssault.outcome(end) ?? { winners: [] };
      expectSound([
        ...lines,
        ...moments.flatMap((moment) => tellMoment(texts, moment)),
        ...describeView(texts, GAME, view, people(1)),
        describeOutcome(texts, GAME, outcome, view, people(0)),
      ]);
    }
  });

  test('finds words for rare moments', () => {
    expectSound(MOMENTS.flatMap((moment) => tellMoment(texts, moment)));
  });

  test('says what a surge buys as the log tells it afterwards', () => {
    for (const { moments } of RECORDS) {
      for (const { question, view } of moments) {
        if (question.kind !== 'surge') continue;
        for (const { number, cost, effects } of view.attack?.surges ?? []) {
          const { figure = '' } = view.attack ?? {};
          const event = { type: 'surge-spent', figure, cost, effects };
          const told = describeEvent(texts, GAME, event, people());
          const surge = writeAnswer({ kind: 'surge', number });
          const label = describeAnswer(texts, GAME, surge, question, view, people());
          expect(told).toContain(label.slice(label.indexOf(':')));
        }
      }
    }
  });

  test('names what is wrong in a setup, an army, a map and a position', () => {
    expect(PROBLEMS.length).toBeGreaterThan(50);
    for (const problem of PROBLEMS) {
      const text = describeProblem(texts, GAME, problem);
      expect(text).not.toMatch(/\{\{|\$t\(|undefined|imperial-assault:(?!map)/);
      expect(text).not.toContain(`(${problem.cause})`);
      expect(text.startsWith(problem.path)).toBe(true);
    }
  });

  test('puts the name of the owner only to figures of which both sides have some', () => {
    const event = { type: 'figure-activated', figure: 'P2.nexu' };
    const army = (deployments: readonly string[]) => ({ affiliation: 'mercenary', deployments });
    const tell = (...armies: unknown[]): string =>
      describeEvent(texts, GAME, event, people(0), { table: { armies } } as object);
    expect(tell(army(['nexu']), army(['nexu']))).toContain('(Bo)');
    expect(tell(army(['ig-88']), army(['nexu']))).not.toContain('Bo');
    expect(describeEvent(texts, GAME, event, people(1))).not.toContain('Bo');
    expect(describeEvent(texts, GAME, event, people(1))).toContain('(');
  });

  test('does not say twice whose a group is', () => {
    const table = {
      armies: [0, 1].map(() => ({ affiliation: 'mercenary', deployments: ['nexu'] })),
    };
    const tell = (seat: number, group: string): string => {
      const event = { type: 'activated', seat, group };
      return describeEvent(texts, GAME, event, people(0), { table } as object);
    };
    expect(tell(0, 'P1.nexu')).not.toContain('(');
    expect(tell(1, 'P2.nexu')).not.toContain('(');
    expect(tell(0, 'P2.nexu')).toContain('(Bo)');
  });

  test('tells of what later rules no longer know', () => {
    expectSound([describeEvent(texts, GAME, { type: 'exploded' }, people())]);
  });
});
