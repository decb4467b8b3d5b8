import { Match, seededChance, type Viewer } from '@parsecs/kernel';
import {
  BOARDS,
  BONUS_KINDS,
  boardOf,
  CARD_IDS,
  COLOURS,
  defaultSetup,
  type Event,
  HALVES,
  type Setup,
  SHIPS,
  superTeams,
  WINDOWS,
} from '@parsecs/super-teams';
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
  type People,
} from '../index.ts';
import { expectUnbroken } from '../testing/sound.ts';

const GAME = 'super-teams';
const NAMES = ['Ann', 'Bo', 'Cy', 'Di'];
const people = (me?: number): People => ({
  name: (seat) => NAMES[seat] ?? '?',
  ...(me !== undefined && { me }),
});

/** A raw message id, an unfilled parameter or a reference that leads nowhere. */
const BROKEN = /\{\{|\$t\(|undefined|NaN|super-teams[:.]|table:|\w+\.\w+\.\w+|\s{2}|^\s|\s$/;

function expectSound(text: string): void {
  expectUnbroken(text, BROKEN);
}

const EVENTS: readonly Event[] = [
  { type: 'began', starter: 0 },
  { type: 'round-began', round: 2 },
  { type: 'movement-shuffled', count: 48 },
  { type: 'dealt', seat: 0, count: 6, reveals: true },
  { type: 'dealt', seat: 0, count: 2, cards: ['red-1', 'black-6'], reveals: true },
  ...CARD_IDS.flatMap((card): Event[] => [
    { type: 'announced', seat: 0, card, ship: 'red-1', joker: false },
    { type: 'wasted', seat: 0, card },
  ]),
  ...SHIPS.flatMap((ship): Event[] => [
    { type: 'announced', seat: 0, card: 'red-4', ship, joker: true },
    { type: 'moved', ship, from: 0, to: 3, steps: 3, by: 'value' },
    { type: 'pushed-back', ship, from: 11, to: 10 },
    { type: 'evaded', seat: 0, ship, from: 11, to: 13 },
    { type: 'grabbed', seat: 0, ship, from: 3, to: 9 },
    { type: 'arrived', ship },
    { type: 'drew', seat: 0, ship, reveals: true },
    { type: 'nothing-to-draw', seat: 0, ship },
    ...HALVES.map((half): Event => ({ type: 'half-chosen', seat: 0, ship, space: 4, half })),
    ...BONUS_KINDS.flatMap((card): Event[] => [
      { type: 'boosted', seat: 0, card, ship },
      { type: 'drew', seat: 0, ship, card, reveals: true },
      { type: 'moved', ship, from: 1, to: 5, steps: 4, by: card },
    ]),
  ]),
  { type: 'moved', ship: 'red-1', from: 6, to: 14, steps: 8, by: 'hyperspace' },
  { type: 'moved', ship: 'red-1', from: 3, to: 4, steps: 1, by: 'asteroid' },
  { type: 'moved', ship: 'red-1', from: 35, to: 36, steps: 6, by: 'value' },
  { type: 'pushed-back', ship: 'red-1', from: 1, to: 0 },
  ...WINDOWS.map((window): Event => ({ type: 'declined', seat: 0, window })),
  ...COLOURS.flatMap((colour): Event[] => [
    { type: 'colour-finished', colour, jokers: true },
    { type: 'colour-finished', colour, jokers: false },
  ]),
  { type: 'bonus-shuffled', count: 3 },
  { type: 'planet-paid', seat: 0, count: 2, reveals: true },
  { type: 'planet-paid', seat: 0, count: 1, cards: ['light-speed'], reveals: true },
  { type: 'turn-began', seat: 0 },
  { type: 'won', winners: [0] },
  { type: 'won', winners: [0, 2] },
  { type: 'won', winners: [] },
];

describe.each(LANGUAGES)('Super Teams in %s', async (language) => {
  const texts = await createTexts(language);

  test('tells every kind of event to everybody', () => {
    const known = { board: BOARDS.standard };
    for (const event of EVENTS) {
      const told = [undefined, 0, 1].map((me) => describeEvent(texts, GAME, event, people(me)));
      for (const line of told) {
        expectSound(line);
        expect(line).toMatch(/[.]$/);
      }
      expectSound(describeEvent(texts, GAME, event, people(0), known));
      if ('seat' in event) expect(told[1]).not.toBe(told[2]);
    }
  });

  test('tells of what later rules no longer know', () => {
    expectSound(describeEvent(texts, GAME, { type: 'exploded' }, people()));
  });

  test.each([
    ['2-players-short', 'a'],
    ['3-players-short', 'b'],
    ['4-players-short', 'c'],
  ])('talks through a whole game of %s', (name, seed) => {
    const usual = superTeams.setups[name] ?? defaultSetup(2);
    const options = { ...usual.options, exactFinish: true, openPartnerHands: true };
    const setup: Setup = { ...usual, options };
    const match = new Match(superTeams, setup, seed);
    const chance = seededChance(`${seed}/choices`);
    const known = { board: boardOf(setup) };
    const viewers: readonly Viewer[] = [0, 1, 'spectator'];
    for (;;) {
      const viewer = viewers[match.length % viewers.length] ?? 'spectator';
      const who = people(viewer === 'spectator' ? undefined : viewer);
      const seen = superTeams.view(match.state, viewer);
      for (const line of describeView(texts, GAME, seen, who, known)) expectSound(line);
      for (const event of match.eventsAt(match.length)) {
        const told = superTeams.viewEvent(event, viewer, match.state);
        if (told !== undefined) expectSound(describeEvent(texts, GAME, told, who, known));
      }
      const seat = superTeams.asked(match.state)[0];
      if (seat === undefined) break;
      const question = superTeams.question(match.state, seat);
      const view = superTeams.view(match.state, seat);
      expectSound(describeQuestion(texts, GAME, question, view, people(seat), known));
      expectSound(describeQuestion(texts, GAME, question, view, people(seat)));
      const labels = question.answers.map(({ id }) => {
        const hint = describeAnswerHint(texts, GAME, id, question, view, people(seat), known);
        if (hint !== '') expectSound(hint);
        return describeAnswer(texts, GAME, id, question, view, people(seat), known);
      });
      for (const label of labels) expectSound(label);
      expect(new Set(labels).size).toBe(labels.length);
      for (const id of ['decline', 'red-1', 'red-1/red-1', 'red-1/discard', 'light-speed', 'maw']) {
        const refusal = superTeams.check(match.state, seat, id);
        if ('refused' in refusal) expectSound(describeRefusal(texts, GAME, refusal, people(seat)));
      }
      const answer = question.answers[chance.pick('answer', question.answers.length)];
      match.choose(seat, answer?.id ?? '');
    }
    const view = superTeams.view(match.state, 'spectator');
    const outcome = superTeams.outcome(match.state) ?? { winners: [] };
    expectSound(describeOutcome(texts, GAME, outcome, view, people(0)));
  });

  test('says who won, alone, as a team and shared', () => {
    const headline = (players: 2 | 3 | 4, winners: readonly number[], me?: number): string => {
      const match = new Match(superTeams, defaultSetup(players), 'x');
      const view = superTeams.view(match.state, 'spectator');
      return describeOutcome(texts, GAME, { winners }, view, people(me));
    };
    const told = [
      headline(2, [0], 0),
      headline(2, [0], 1),
      headline(2, [0, 1], 0),
      headline(2, [0, 1]),
      headline(4, [0, 2], 0),
      headline(4, [0, 2], 1),
      headline(3, [0, 1, 2], 0),
      headline(2, []),
    ];
    for (const line of told) expectSound(line);
    expect(new Set(told).size).toBe(told.length);
  });

  test('names what is wrong in a setup, a board and a position', () => {
    const spaces = BOARDS.short.spaces.map(({ kinds }) => ({ kinds }));
    const maws = Array.from({ length: 9 }, () => ({ kinds: ['maw'] }));
    const broken: readonly unknown[] = [
      7,
      { players: 5, extra: 1 },
      { players: 2, board: 'moon', starter: 9, handSize: 99, options: { grabChain: 2, x: 1 } },
      { players: 2, colours: [['red'], ['red']] },
      {
        players: 2,
        colours: [
          ['red', 'red'],
          ['green', 'black'],
        ],
      },
      { players: 2, board: {} },
      { players: 2, board: { schema: 'super-teams-board/1', id: 'x', spaces: [] } },
      {
        players: 2,
        board: board([{ kinds: ['moon'] }, { kinds: [] }, { kinds: ['maw', 'bonus'] }]),
      },
      { players: 2, board: board(spaces.slice(1, -1)) },
      { players: 2, board: board([...spaces.slice(0, -1), ...maws, spaces.at(-1)]) },
    ];
    for (const input of broken) {
      const checked = superTeams.checkSetup(input);
      expect(checked.ok).toBe(false);
      if (checked.ok) continue;
      for (const problem of checked.problems) expectSoundProblem(problem);
    }
    for (const given of [3, { setup: { players: 2 }, ships: { 'red-9': 1, 'red-1': 900 } }]) {
      const checked = superTeams.scenarios.given(given, { chance: seededChance('x') });
      if (!checked.ok) for (const problem of checked.problems) expectSoundProblem(problem);
    }
  });

  function expectSoundProblem(problem: Parameters<typeof describeProblem>[2]): void {
    const text = describeProblem(texts, GAME, problem);
    expect(text).not.toMatch(/\{\{|\$t\(|undefined|super-teams:/);
    expect(text.startsWith(problem.path)).toBe(true);
  }
});

function board(spaces: readonly unknown[]): unknown {
  return { schema: 'super-teams-board/1', id: 'own', spaces };
}
