import {
  BOARD_IDS,
  type BoardId,
  boardOf,
  defaultSetup,
  type Finish,
  finishIn,
  HALVES,
  VALUES,
  WHOLE_COLOUR,
} from '@parsecs/super-teams';
import type { OddsKind } from '../kind.ts';
import { type Field, numberIn, type Setting, textIn } from '../setting.ts';

const MOST_CARDS = 6;

function boardIn(setting: Setting): BoardId {
  const wanted = textIn(setting, 'board');
  return BOARD_IDS.find((known) => known === wanted) ?? 'standard';
}

function kindsIn(setting: Setting): readonly string[] {
  return boardOf({ board: boardIn(setting) }).spaces[numberIn(setting, 'space')]?.kinds ?? [];
}

const FIELDS: readonly Field[] = [
  { id: 'board', group: 'what', form: 'choice', choices: BOARD_IDS, usual: 'standard' },
  {
    id: 'space',
    group: 'ship',
    form: 'whole',
    least: 0,
    most: (setting) => boardOf({ board: boardIn(setting) }).spaces.length - 2,
    usual: 24,
  },
  {
    id: 'half',
    group: 'ship',
    form: 'choice',
    choices: (setting) => HALVES.filter((half) => kindsIn(setting).includes(half)),
    usual: 'normal',
    when: (setting) => kindsIn(setting).length > 1,
  },
  { id: 'cards', group: 'ship', form: 'whole', least: 1, most: MOST_CARDS, usual: 3 },
  ...VALUES.map(
    (value): Field => ({
      id: `gone${value}`,
      group: 'gone',
      form: 'whole',
      least: 0,
      most: WHOLE_COLOUR[value - 1] ?? 0,
      usual: 0,
    }),
  ),
];

/** A race remembers what it has worked out, so each board keeps its own. */
const RACES = new Map<BoardId, Finish>();

function raceOn(board: BoardId): Finish {
  const known = RACES.get(board) ?? finishIn(defaultSetup(2, board));
  RACES.set(board, known);
  return known;
}

export const superTeamsOdds: OddsKind = {
  namespaces: ['super-teams'],
  fields: FIELDS,
  counts: 'cards',
  workOut: (setting) => {
    const half = HALVES.find((known) => known === textIn(setting, 'half'));
    const isDual = kindsIn(setting).length > 1;
    const draws = numberIn(setting, 'cards');
    const { outcomes, expected, finish } = raceOn(boardIn(setting)).odds({
      space: numberIn(setting, 'space'),
      cards: WHOLE_COLOUR.map((count, index) => count - numberIn(setting, `gone${index + 1}`)),
      draws,
      ...(isDual && half !== undefined && { half }),
    });
    const chanceWith = (cards: number | null): number =>
      outcomes.find((one) => one.cards === cards)?.p ?? 0;
    return {
      outcomes: [
        ...Array.from({ length: draws }, (_, index) => ({
          value: index + 1,
          p: chanceWith(index + 1),
        })),
        { value: undefined, p: chanceWith(null) },
      ],
      expected,
      goal: finish,
    };
  },
  nameOf: (texts, field, choice) =>
    field === 'half'
      ? texts.t(`super-teams:half.${choice}.name`)
      : texts.t(`super-teams:board.${choice}.name`),
};
