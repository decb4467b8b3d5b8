import { describe, expect, test } from 'vitest';
import { CAUSES, superTeams } from './index.ts';
import { type PlayTable, type SeatName, table } from './testing/table.ts';

type Case = readonly [PlayTable, SeatName, answer: string, rule: string, cause: string];

const FIVE = [
  'skilled-pilot',
  'light-speed',
  'evasive-manoeuvre',
  'mechanical-grab',
  'speed-bonus',
] as const;

const announcing = () =>
  table()
    .hand('P1', 'red-1', 'green-2')
    .bonus('P1', ...FIVE);
const boosting = (from: number) =>
  table()
    .ship('red-1', from)
    .hand('P1', 'red-2', 'red-3')
    .bonus('P1', ...FIVE)
    .choose('P1', 'red-2/red-1');
const onTheMaw = () =>
  table()
    .ship('red-1', 7)
    .hand('P1', 'red-2')
    .bonus('P1', 'light-speed')
    .choose('P1', 'red-2/red-1')
    .decline('P1');
const halving = () =>
  table().ship('red-1', 5).hand('P1', 'red-1', 'red-2').choose('P1', 'red-1/red-1');
const grabbing = () =>
  table()
    .ship('red-1', 5)
    .ship('green-1', 5)
    .ship('green-2', 10)
    .ship('black-1', 14)
    .hand('P1', 'red-5');
const exact = { options: { exactFinish: true } } as const;

const CASES: readonly Case[] = [
  [announcing(), 'P2', 'green-6/green-1', 'table', 'not-asked'],
  [announcing(), 'P1', 'make tea', 'table', 'unknown-answer'],
  [announcing(), 'P1', '__proto__', 'table', 'unknown-answer'],
  [announcing(), 'P1', 'decline', 'ST-027', 'no-pass'],
  [announcing(), 'P1', 'red-2/red-1', 'ST-026', 'not-in-hand'],
  [announcing(), 'P1', 'red-2/discard', 'ST-026', 'not-in-hand'],
  [announcing(), 'P1', 'red-1/discard', 'ST-027', 'can-be-used'],
  [announcing(), 'P1', 'red-1/green-1', 'ST-028', 'wrong-colour'],
  [announcing(), 'P1', 'light-speed', 'ST-082', 'other-window'],
  [announcing(), 'P1', 'red-1', 'table', 'other-question'],
  [announcing(), 'P1', 'asteroid', 'table', 'other-question'],
  [
    table().home('red-1').planetPaid().hand('P1', 'red-1'),
    'P1',
    'red-1/red-1',
    'ST-035',
    'already-home',
  ],
  [table({ players: 3 }).hand('P1', 'red-1'), 'P1', 'red-1/black-1', 'ST-016', 'not-in-play'],
  [table(exact).ship('red-1', 23).hand('P1', 'red-2'), 'P1', 'red-2/red-1', 'EN-01', 'overshoots'],
  [boosting(5), 'P1', 'red-2/red-2', 'ST-083', 'announcement-locked'],
  [boosting(5), 'P1', 'red-3/discard', 'ST-083', 'announcement-locked'],
  [boosting(5), 'P1', 'red-1', 'table', 'other-question'],
  [boosting(5), 'P1', 'skilled-pilot', 'ST-089', 'needs-asteroid'],
  [boosting(5), 'P1', 'evasive-manoeuvre', 'ST-082', 'other-window'],
  [boosting(3), 'P1', 'light-speed', 'ST-091', 'not-from-here'],
  [boosting(4), 'P1', 'light-speed', 'ST-091', 'not-from-here'],
  [boosting(4), 'P1', 'speed-bonus', 'ST-094', 'useless-in-asteroid'],
  [
    table()
      .ship('red-1', 12, 'hyperspace')
      .hand('P1', 'red-2')
      .bonus('P1', ...FIVE)
      .choose('P1', 'red-2/red-1'),
    ...(['P1', 'light-speed', 'ST-092', 'not-from-here'] as const),
  ],
  [onTheMaw(), 'P1', 'light-speed', 'ST-082', 'other-window'],
  [onTheMaw(), 'P1', 'evasive-manoeuvre', 'ST-076', 'not-held'],
  [halving(), 'P1', 'normal', 'ST-049', 'not-this-half'],
  [halving(), 'P1', 'red-2/red-1', 'ST-083', 'announcement-locked'],
  [halving(), 'P1', 'speed-bonus', 'ST-082', 'other-window'],
  [halving(), 'P1', 'decline', 'table', 'other-question'],
  ...(
    [
      ['red-2', 'ST-080', 'opponents-ship'],
      ['green-2', 'ST-106', 'level-not-passed'],
      ['black-1', 'ST-107', 'not-passed'],
      ['black-2', 'ST-107', 'not-passed'],
      ['mechanical-grab', 'table', 'other-question'],
      ['light-speed', 'ST-076', 'not-held'],
      ['red-5/red-1', 'ST-083', 'announcement-locked'],
    ] as const
  ).map(([answer, rule, cause]): Case => {
    const game = grabbing().bonus('P2', 'mechanical-grab').choose('P1', 'red-5/red-1');
    return [game, 'P2', answer, rule, cause];
  }),
  [
    grabbing().bonus('P2', 'light-speed').choose('P1', 'red-5/red-1'),
    'P2',
    'green-1',
    'ST-076',
    'not-held',
  ],
  [
    grabbing()
      .ship('black-2', 7)
      .bonus('P2', 'mechanical-grab', 'mechanical-grab')
      .choose('P1', 'red-5/red-1')
      .choose('P2', 'green-1'),
    ...(['P2', 'green-1', 'ST-079', 'had-card'] as const),
  ],
];

describe('an answer that is not legal is refused by its rule and changes nothing', () => {
  const cases = CASES.map(([game, seat, answer, rule, cause]) => ({
    game,
    seat,
    answer,
    rule,
    cause,
  }));
  test.each(cases)('$rule $cause: $answer by $seat', ({ game, seat, answer, rule, cause }) => {
    const before = JSON.stringify(game.state);
    expect(game.refused(seat, answer)).toMatchObject({ refused: rule, cause });
    expect(JSON.stringify(game.state)).toBe(before);
  });

  test('a Skilled Pilot with a printed 1 is refused where somebody else could still act', () => {
    // Only with a position edited by hand: nobody is asked when no card can change the steps.
    const game = boosting(4);
    game.state.turn.card = 0;
    expect(game.refused('P1', 'skilled-pilot')).toMatchObject({
      refused: 'ST-121',
      cause: 'no-effect',
    });
  });

  test('after the end nobody may answer anything', () => {
    const game = table({ players: 3 })
      .home('red-2')
      .ship('red-1', 23)
      .planetPaid()
      .hand('P1', 'red-1');
    game.choose('P1', 'red-1/red-1');
    for (const seat of ['P1', 'P2', 'P3'] as const) {
      expect(game.refused(seat, 'decline')).toEqual({ refused: 'table', cause: 'not-asked' });
    }
    expect(() => superTeams.question(game.state, 0)).toThrow('not asked');
  });

  test('every cause has its case', () => {
    const shown = new Set(CASES.map(([, , , , cause]) => cause));
    expect(CAUSES.filter((cause) => !shown.has(cause))).toEqual(['no-effect']);
  });
});
