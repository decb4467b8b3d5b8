import { Match, seededChance, type Viewer } from '@parsecs/kernel';
import {
  CAUSES,
  checkShipFile,
  FLEET_CAUSES,
  OPTIONS,
  QUESTION_KINDS,
  SCENARIO_CAUSES,
  SETUP_CAUSES,
  type Setup,
  SHIP_FILE_CAUSES,
  SHIP_FILE_SCHEMA,
  SHIPS,
  starshipBattles,
  WEAPONS,
} from '@parsecs/starship-battles';
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
  CARDS,
  CRUISER,
  EXECUTOR,
  expectSound,
  people,
  positionOf,
  SHUTTLE,
  type State,
  setupNamed,
  shots,
} from '../testing/starship-battles.ts';

const GAME = 'starship-battles';

/** What is asked, what may be answered, and why other things are refused. */
function tellQuestion(texts: Texts, state: State): string {
  const [seat = 0] = starshipBattles.asked(state);
  const question = starshipBattles.question(state, seat);
  const view = starshipBattles.view(state, seat);
  const me = people(seat);
  expectSound(describeQuestion(texts, GAME, question, view, me, CARDS));
  const labels = question.answers.map(({ id }) => {
    for (const known of [CARDS, {}]) {
      const hint = describeAnswerHint(texts, GAME, id, question, view, me, known);
      if (hint !== '') expectSound(hint);
    }
    return describeAnswer(texts, GAME, id, question, view, me, CARDS);
  });
  for (const label of labels) expectSound(label);
  expect(new Set(labels).size).toBe(labels.length);
  for (const id of triesIn(view)) {
    const refusal = starshipBattles.check(state, seat, id);
    if ('refused' in refusal) expectSound(describeRefusal(texts, GAME, refusal, me));
  }
  return question.kind;
}

/** Answers that fit somewhere, but mostly not here. */
function triesIn({ ships }: ReturnType<typeof starshipBattles.view>): readonly string[] {
  const one = ships[0]?.id ?? 'x-wing-starfighter-1';
  const other = ships.at(-1)?.id ?? 'tie-fighter-1';
  const words = 'done decline stay flee light P2 north front 0,0 33,21 ahead left,ahead ahead-left';
  return [
    ...words.split(' '),
    'nonsense',
    one,
    other,
    `${one}>3,3`,
    `${one}@${other}`,
    ...OPTIONS.map((option) => `${option}@${one}`),
    ...[...WEAPONS, 'point-defense'].map((weapon) => `${weapon}>${other}`),
    'light:x-wing-starfighter*1',
    'light:tie-fighter*1,x-wing-starfighter*1',
    'dark:boba-fetts-slave-i*1,jango-fetts-slave-i*1',
    'dark:imperial-star-destroyer*9',
    'light:rebel-transport*0,death-star*1',
  ];
}

/** Plays a whole game and tells all of it, to each kind of viewer in turn. */
function tellGame(texts: Texts, setup: Setup, seed: string, every: number): ReadonlySet<string> {
  const match = new Match(starshipBattles, setup, seed);
  const chance = seededChance(`${seed}/choices`);
  const viewers: readonly Viewer[] = [0, 1, 'spectator'];
  const kinds = new Set<string>();
  for (;;) {
    const viewer = viewers[match.length % viewers.length] ?? 'spectator';
    const who = people(viewer === 'spectator' ? undefined : viewer);
    for (const event of match.eventsAt(match.length)) {
      const told = starshipBattles.viewEvent(event, viewer, match.state);
      if (told !== undefined) expectSound(describeEvent(texts, GAME, told, who, CARDS));
    }
    const [seat] = starshipBattles.asked(match.state);
    const view = starshipBattles.view(match.state, viewer);
    const { kind } = view;
    // Each kind of question at once, then every now and then.
    if (!kinds.has(kind) || match.length % every === 0) {
      for (const known of [CARDS, {}]) {
        for (const line of describeView(texts, GAME, view, who, known)) expectSound(line);
      }
      if (seat !== undefined) kinds.add(tellQuestion(texts, match.state));
    }
    if (seat === undefined) break;
    const { answers } = starshipBattles.question(match.state, seat);
    match.choose(seat, answers[chance.pick('answer', answers.length)]?.id ?? '');
  }
  const outcome = starshipBattles.outcome(match.state) ?? { winners: [] };
  const view = starshipBattles.view(match.state, 'spectator');
  expectSound(describeOutcome(texts, GAME, outcome, view, people(0)));
  return kinds;
}

/** What does not come up in every game. */
const MOMENTS: Readonly<Record<string, State>> = {
  reroll: positionOf(
    {
      phase: 'initiative',
      ships: {
        P1: [{ ship: 'mon-calamari-cruiser-home-one', at: [3, 18] }],
        P2: [EXECUTOR],
      },
    },
    [],
    [4, 9],
  ),
  displace: positionOf(
    { ships: { P1: [CRUISER], P2: [EXECUTOR, { ship: 'tie-fighter', at: [16, 9] }] } },
    ['mon-calamari-cruiser-1', 'ahead'],
  ),
  options: positionOf(
    { phase: 'attack', low: 'dark', ships: { P1: [CRUISER], P2: [EXECUTOR] } },
    shots('super-star-destroyer-executor-1'),
  ),
  'emperors-will': positionOf(
    {
      phase: 'attack',
      low: 'dark',
      ships: { P1: [CRUISER], P2: [SHUTTLE, { ship: 'tie-interceptor', at: [15, 4] }] },
    },
    [...shots('emperor-palpatines-shuttle-1'), 'roll'],
    [18],
  ),
  'damage-control': positionOf({
    phase: 'damage',
    ships: { P1: [CRUISER], P2: [{ ...EXECUTOR, damage: 3 }] },
  }),
};

describe.each(LANGUAGES)('Starship Battles in %s', async (language) => {
  const texts = await createTexts(language);

  test('talks through whole games, and every kind of question comes up', () => {
    const kinds = new Set([
      ...tellGame(texts, setupNamed('patrol'), 'a', 3),
      ...tellGame(texts, setupNamed('teams-patrol'), 'b', 5),
      ...tellGame(texts, setupNamed('quick-start', { roundLimit: 9 }), 'c', 9),
      ...tellGame(texts, setupNamed('coruscant', { roundLimit: 6 }), 'd', 40),
    ]);
    for (const [kind, state] of Object.entries(MOMENTS)) {
      kinds.add(tellQuestion(texts, state));
      expect(kinds).toContain(kind);
      const view = starshipBattles.view(state, 'spectator');
      for (const line of describeView(texts, GAME, view, people(), CARDS)) expectSound(line);
    }
    expect([...kinds].sort()).toEqual([...QUESTION_KINDS].sort());
  });

  test('has all it needs for every cause', () => {
    const params = {
      weapon: 'turbolasers',
      option: 'evasive',
      faction: 'dark',
      points: 301,
      most: 300,
      target: 'tie-fighter-2',
      carrier: 'virago-1',
      schema: 'x',
      violation: 'y',
    };
    const tell = (cause: string, ship: string): readonly string[] => {
      const given = { cause, params: { ...params, ship } };
      return [
        describeRefusal(texts, GAME, { refused: 'SB-001', ...given }, people(0)),
        describeProblem(texts, GAME, { path: '', ...given }),
      ];
    };
    for (const cause of CAUSES) {
      const [refusal = ''] = tell(cause, 'x-wing-starfighter-1');
      expectSound(refusal);
    }
    for (const cause of FLEET_CAUSES) for (const line of tell(cause, 'virago')) expectSound(line);
    for (const cause of [...SETUP_CAUSES, ...SHIP_FILE_CAUSES, ...SCENARIO_CAUSES]) {
      expectSound(tell(cause, 'virago')[1] ?? '');
    }
    expect(tell('not-in-play', 'virago-1')[0]).toContain('2');
    expect(tell('fleet-unknown-ship', 'death-star')[0]).toContain('death-star');
  });

  test('names what is wrong in a setup, a ship file and a position', () => {
    const card = SHIPS[0];
    const broken: readonly unknown[] = [
      7,
      { players: 3, mode: 'slow', map: 'moon', sides: 'grey', points: -1, costs: 'free', x: 1 },
      { fleets: ['build'], targetFightersBonus: 5, roundLimit: -1, ships: 3 },
      { sides: 'light', fleets: [{ faction: 'light', ships: [] }, 'random'] },
      {
        sides: 'light',
        fleets: [{ faction: 'dark', ships: ['tie-fighter', 'x-wing-starfighter'] }, 'random'],
      },
      { sides: 'ask', fleets: [{ faction: 'dark', ships: ['virago'] }, 'random'] },
      { points: 1 },
      { ships: [{ ...card, class: 4, droid: 1, full: {} }] },
    ];
    const checks = [
      ...broken.map((input) => starshipBattles.checkSetup(input)),
      checkShipFile(3),
      checkShipFile({ schema: 'x' }),
      checkShipFile({ schema: SHIP_FILE_SCHEMA, ships: [] }),
      ...[
        3,
        { moon: 1 },
        {
          ships: { P9: [], P1: [{ ship: 'death-star' }, { ship: 'virago', at: [99, 1], moon: 1 }] },
        },
        { phase: 'night', low: 'grey', round: -1, ships: { P1: 3 } },
        { ships: { P1: [CRUISER, CRUISER] } },
      ].map((given) => starshipBattles.scenarios.given(given, { chance: seededChance('x') })),
    ];
    for (const checked of checks) {
      expect(checked.ok).toBe(false);
      for (const problem of checked.ok ? [] : checked.problems) {
        const text = describeProblem(texts, GAME, problem);
        expect(text).not.toMatch(/\{\{|\$t\(|undefined|starship-battles:/);
        expect(text.startsWith(problem.path)).toBe(true);
      }
    }
  });
});
