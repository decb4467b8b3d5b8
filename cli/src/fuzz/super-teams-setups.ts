import type { Chance } from '@parsecs/kernel';
import {
  BOARD_IDS,
  type Board,
  COLOURS,
  checkBoard,
  DUAL_KINDS,
  OPTION_NAMES,
  OPTION_VALUES,
  type SpaceKind,
} from '@parsecs/super-teams';
import { pickFrom, type SetupMaker } from './setup-maker.ts';

type Kinds = readonly SpaceKind[];

const PLAIN_KINDS = ['normal', 'bonus', 'hyperspace', 'asteroid'] as const;
const PRINTED_HAND = 6;
const LARGEST_HAND = 12;
const LARGEST_EXTRA = 40;
const TRIES = 20;

/** Any number of players, seats, options, hand size, and every other time a board of its own. */
export const makeSuperTeamsSetup: SetupMaker = (chance) => {
  const players = pickFrom(chance, [2, 3, 4]);
  const colours = [...COLOURS];
  chance.shuffle('colours', colours);
  const each = players === 2 ? 2 : 1;
  const starter = chance.pick('starter', players + 1);
  const usualHand = chance.pick('hand as printed', 2) === 0;
  return {
    players,
    board: makeBoard(chance) ?? pickFrom(chance, BOARD_IDS),
    colours: Array.from({ length: players }, (_, seat) =>
      colours.slice(seat * each, (seat + 1) * each),
    ),
    starter: starter === players ? 'random' : starter,
    handSize: usualHand ? PRINTED_HAND : 1 + chance.pick('hand size', LARGEST_HAND),
    options: Object.fromEntries(
      OPTION_NAMES.map((name) => [name, pickFrom<unknown>(chance, OPTION_VALUES[name])]),
    ),
  };
};

/** A random track with all that a board must have; nothing when luck gives no legal one. */
function makeBoard(chance: Chance): Board | undefined {
  if (chance.pick('own board', 2) === 0) return undefined;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const checked = checkBoard({
      schema: 'super-teams-board/1',
      id: 'made-up',
      spaces: makeTrack(chance).map((kinds) => ({ kinds })),
    });
    if (checked.ok) return checked.value;
  }
  return undefined;
}

function makeTrack(chance: Chance): readonly Kinds[] {
  const parts: Kinds[][] = [
    ...PLAIN_KINDS.map((kind) => [[kind]]),
    ...DUAL_KINDS.map((dual) => [[...dual]]),
    makeMaw(chance),
  ];
  const extra = chance.pick('more spaces', LARGEST_EXTRA);
  for (let index = 0; index < extra; index += 1) {
    const kind = chance.pick('kind of space', 10);
    if (kind < 7) parts.push([[pickFrom(chance, PLAIN_KINDS)]]);
    else if (kind < 9) parts.push([[...pickFrom(chance, DUAL_KINDS)]]);
    else parts.push(makeMaw(chance));
  }
  chance.shuffle('track', parts);
  return [['start'], ...parts.flat(), ['final']];
}

/** A stretch of the Maw, more often than not with a normal space before it. */
function makeMaw(chance: Chance): Kinds[] {
  const stretch = Array.from(
    { length: 1 + chance.pick('length of the Maw', 4) },
    (): Kinds => ['maw'],
  );
  return chance.pick('way back', 3) === 0 ? stretch : [['normal'], ...stretch];
}
