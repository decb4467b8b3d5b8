import { LINK_CAUSES, Match, type Refusal, seededChance, type Viewer } from '@parsecs/kernel';
import {
  CAUSES,
  checkXws,
  type Event,
  SCENARIO_CAUSES,
  SETUP_CAUSES,
  type Setup,
  SQUAD_CAUSES,
  squadFromLink,
  type View,
  XWS_CAUSES,
  xwing,
} from '@parsecs/xwing';
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
  expectKnown,
  expectSound,
  meleeOf,
  missionOf,
  people,
  type State,
  setupNamed,
} from '../testing/xwing.ts';

const GAME = 'xwing';

/** One question, as its seat sees it, with answers that may be given and refusals of others. */
interface Moment {
  readonly question: ReturnType<typeof xwing.question>;
  readonly view: View;
  readonly ids: readonly string[];
  readonly refusals: readonly Refusal[];
}

function momentOf(state: State, seat: number): Moment {
  const question = xwing.question(state, seat);
  const view = xwing.view(state, seat);
  const { answers, region } = question;
  const ids = [
    ...answers.map(({ id }) => id),
    ...(region === undefined ? [] : [region.sample(seededChance('region')).id]),
  ];
  const refusals = triesIn(view).flatMap((id) => {
    const checked = xwing.check(state, seat, id);
    return 'refused' in checked ? [checked] : [];
  });
  return { question, view, ids: [...new Set(ids)], refusals };
}

/** What is asked, what may be answered, and why other things are refused. */
function tellMoment(texts: Texts, { question, view, ids, refusals }: Moment): void {
  const me = people(question.seat);
  expectKnown(texts, describeQuestion(texts, GAME, question, view, me));
  const labels = ids.map((id) => {
    const hint = describeAnswerHint(texts, GAME, id, question, view, me);
    if (hint !== '') {
      expectSound(hint);
      expect(hint).toMatch(/[.]$/);
    }
    return describeAnswer(texts, GAME, id, question, view, me);
  });
  for (const label of labels) expectKnown(texts, label);
  if (question.region === undefined) expect(new Set(labels).size).toBe(labels.length);
  for (const refusal of refusals) expectSound(describeRefusal(texts, GAME, refusal, me));
}

/** Answers that fit somewhere, but mostly not here. */
function triesIn({ ships }: View): readonly string[] {
  const one = ships[0]?.id ?? 'lukeskywalker';
  const other = ships.at(-1)?.id ?? 'academypilot';
  const words = 'done pass ready change decline spend-focus rebel P2 bottom focus boost nonsense';
  return [
    ...words.split(' '),
    one,
    other,
    `lock:${other}`,
    `change:${one}`,
    `${one}:koiogran-4`,
    `${one}:straight-9`,
    `${other}:straight-2`,
    'straight-1',
    'koiogran-4',
    `primary>${other}`,
    `primary>${one}`,
    `protontorpedoes>${other}`,
    'spend-lock:hit',
    `${one}@100,50,0`,
    `${one}@450,450,0`,
    'coreasteroid0@450,450,0',
    'coreasteroid0@10,10,0',
    'left:0,0',
    'left:400,0',
    `use:upgrade.r2d2@${one}`,
    '1rB.BSO',
    '1iOSO',
  ];
}

/** A whole game as it is told to each kind of viewer in turn: played once, told in every language. */
interface Recorded {
  readonly told: readonly { readonly viewer: Viewer; readonly event: Event }[];
  readonly views: readonly { readonly viewer: Viewer; readonly view: View }[];
  readonly moments: readonly Moment[];
  readonly kinds: ReadonlySet<string>;
  readonly end: State;
}

function playGame(setup: Setup, seed: string, every: number): Recorded {
  const match = new Match(xwing, setup, seed);
  const chance = seededChance(`${seed}/choices`);
  const viewers: readonly Viewer[] = [0, 1, 'spectator'];
  const kinds = new Set<string>();
  const [told, views, moments]: [
    Recorded['told'][number][],
    Recorded['views'][number][],
    Moment[],
  ] = [[], [], []];
  for (;;) {
    const viewer = viewers[match.length % viewers.length] ?? 'spectator';
    for (const event of match.eventsAt(match.length)) {
      const shown = xwing.viewEvent(event, viewer, match.state);
      if (shown !== undefined) told.push({ viewer, event: shown });
    }
    const [seat] = xwing.asked(match.state);
    const kind = seat === undefined ? 'over' : xwing.question(match.state, seat).kind;
    // Each kind of question at once, then every now and then.
    if (!kinds.has(kind) || match.length % every === 0) {
      views.push({ viewer, view: xwing.view(match.state, viewer) });
      if (seat !== undefined) moments.push(momentOf(match.state, seat));
      kinds.add(kind);
    }
    if (seat === undefined) return { told, views, moments, kinds, end: match.state };
    const { answers, region } = xwing.question(match.state, seat);
    const picked = answers[chance.pick('answer', answers.length)];
    const answer = region === undefined ? picked : region.sample(chance);
    match.choose(seat, answer?.id ?? '');
  }
}

function peopleFor(viewer: Viewer): ReturnType<typeof people> {
  return people(viewer === 'spectator' ? undefined : viewer);
}

function tellGame(texts: Texts, { told, views, moments, end }: Recorded): void {
  for (const { viewer, event } of told) {
    expectKnown(texts, describeEvent(texts, GAME, event, peopleFor(viewer)));
  }
  for (const { viewer, view } of views) {
    for (const line of describeView(texts, GAME, view, peopleFor(viewer))) expectKnown(texts, line);
  }
  for (const moment of moments) tellMoment(texts, moment);
  const outcome = xwing.outcome(end) ?? { winners: [] };
  const view = xwing.view(end, 'spectator');
  expectSound(describeOutcome(texts, GAME, outcome, view, people(0)));
}

/** Plays on from a position, telling everything. */
function tellMelee(texts: Texts, seed: string, phase: 'planning' | 'combat'): readonly string[] {
  const state = meleeOf(seed, phase);
  if (state === undefined) return [];
  const chance = seededChance(`${seed}/choices`);
  const kinds = new Set<string>();
  for (let step = 0; step < STEPS; step += 1) {
    const [seat] = xwing.asked(state);
    if (seat === undefined) break;
    const { kind, answers, region } = xwing.question(state, seat);
    if (!kinds.has(kind)) {
      kinds.add(kind);
      const view = xwing.view(state, seat);
      for (const line of describeView(texts, GAME, view, people(seat))) expectKnown(texts, line);
      tellMoment(texts, momentOf(state, seat));
    }
    const picked = answers[chance.pick('answer', answers.length)];
    const answer = region === undefined ? picked : region.sample(chance);
    if (answer === undefined) throw new Error(`${kind} has no answer`);
    xwing.answer(state, seat, answer, {
      chance,
      tell: (event) => expectKnown(texts, describeEvent(texts, GAME, event, people(seat))),
    });
  }
  return [...kinds];
}

/** XW-245: the Imperial upgrades are chosen openly. */
const BASE_SET: Partial<Setup> = {
  squadBuilding: true,
  points: 31,
  collection: { swx01: 1 },
  roundLimit: 1,
};

const RECORDS: readonly Recorded[] = [
  playGame(setupNamed('first-game', { roundLimit: 12 }), 'a', 7),
  playGame(setupNamed('random', { roundLimit: 3 }), 'b', 31),
  playGame(setupNamed('teams', { roundLimit: 2 }), 'c', 41),
  playGame(setupNamed('base-set', { roundLimit: 3 }), 'd', 23),
  ...[1, 2, 3].map((mission) => playGame(missionOf(mission), `mission ${mission}`, 17)),
  playGame(missionOf(1, BASE_SET), 'announced', 17),
  ...['e', 'f'].map((seed) => {
    const setup = xwing.randomSetup(seededChance(seed));
    return playGame({ ...setup, roundLimit: 2 }, seed, 61);
  }),
];

const STEPS = 60;
/** Each language tells of other fights. */
const FIGHTS = 8;

describe.each(LANGUAGES)('X-Wing in %s', async (language) => {
  const texts = await createTexts(language);

  test('talks through whole games', () => {
    for (const record of RECORDS) tellGame(texts, record);
    const kinds = new Set(RECORDS.flatMap((record) => [...record.kinds]));
    const usual =
      'side squad assign obstacle edge place dial ready change-dial action mission over';
    for (const kind of usual.split(' ')) expect(kinds).toContain(kind);
  });

  test('talks through fights', () => {
    const kinds = new Set(
      Array.from({ length: FIGHTS }, (_, index) => index).flatMap((index) =>
        tellMelee(texts, `${language} ${index}`, index % 4 === 0 ? 'planning' : 'combat'),
      ),
    );
    const usual = 'action lock attack attack-next modify-attack-dice modify-defence-dice';
    for (const kind of usual.split(' ')) expect(kinds).toContain(kind);
  });

  test('has all it needs for every cause', () => {
    const params = {
      upgrade: 'r2d2',
      pilot: 'lukeskywalker',
      faction: 'imperial',
      slot: 'torpedo',
      size: 'large',
      points: 101,
      most: 100,
      written: 99,
      version: '2.0',
      name: 'chewbacca',
      violation: 'y',
    };
    const tell = (cause: string, ship: string, card: string): readonly string[] => {
      const given = { cause, params: { ...params, ship, card } };
      return [
        describeRefusal(texts, GAME, { refused: 'XW-001', ...given }, people(0)),
        describeProblem(texts, GAME, { path: '', ...given }),
      ];
    };
    for (const cause of CAUSES) expectSound(tell(cause, 'academypilot-2', '')[0] ?? '');
    for (const cause of SQUAD_CAUSES) {
      for (const line of tell(cause, 'xwing', 'rookiepilot')) expectSound(line);
    }
    for (const cause of [...XWS_CAUSES, ...LINK_CAUSES, ...SETUP_CAUSES, ...SCENARIO_CAUSES]) {
      expectSound(tell(cause, 'moon', 'star')[1] ?? '');
    }
    expect(tell('not-in-play', 'academypilot-2', '')[0]).toContain(' 2');
    expect(tell('given-not-a-ship', 'moon', '')[1]).toContain('moon');
    expect(tell('squad-no-card-left', '', 'gunner')[1]).toContain(
      texts.t('xwing:card.upgrade.gunner.name'),
    );
  });

  test('names what is wrong in a setup, a squad file, a link and a position', () => {
    const ships = [{ pilot: 'lukeskywalker', upgrades: ['gunner', 'moon'] }, { pilot: 'moon' }];
    const broken: readonly unknown[] = [
      7,
      { players: 9, mission: 7, sides: 'grey', points: 1, width: 3, x: 1, roundLimit: -1 },
      { obstacles: 9, collection: { moon: 1 }, options: { touching: 'never', moon: 1 } },
      { squads: 3 },
      { squads: { rebel: { faction: 'rebel', ships }, moon: 1 } },
      { squads: { rebel: { faction: 'imperial', ships: [{ pilot: 'academypilot' }] } } },
      { points: 12 },
    ];
    const xws = { faction: 'moon', pilots: [{ name: 'moon', upgrades: { moon: [], ept: ['x'] } }] };
    const checks = [
      ...broken.map((input) => xwing.checkSetup(input)),
      checkXws(3),
      checkXws(xws),
      checkXws({ faction: 'rebel', pilots: [{ name: 'lukeskywalker', ship: 'ywing' }] }),
      squadFromLink('1rBXX'),
      squadFromLink('9'),
      ...[
        3,
        { moon: 1 },
        { ships: [{ pilot: 'moon' }, { pilot: 'lukeskywalker', at: 3, by: 'P9', moon: 1 }] },
        { phase: 'night', initiative: 'grey', round: -1, ships: 3 },
        { ships: [{ pilot: 'lukeskywalker', at: [450, 450, 0], dial: 'straight-9' }] },
      ].map((given) => xwing.scenarios.given(given, { chance: seededChance('x') })),
    ];
    for (const checked of checks) {
      expect(checked.ok).toBe(false);
      for (const problem of checked.ok ? [] : checked.problems) {
        const text = describeProblem(texts, GAME, problem);
        expect(text).not.toMatch(/\{\{|\$t\(|undefined|xwing:/);
        expect(text.startsWith(problem.path)).toBe(true);
      }
    }
  });
});
