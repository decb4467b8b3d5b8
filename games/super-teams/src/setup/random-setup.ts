import { type Chance, pickOne } from '@parsecs/kernel';
import { COLOURS, DUAL_KINDS, PLAYER_COUNTS, type SpaceKind } from '../vocabulary.ts';
import { BOARD_IDS, BOARD_SCHEMA, type Board } from './board.ts';
import { checkBoard } from './check-board.ts';
import { checkSetup } from './check-setup.ts';
import { OPTION_NAMES, OPTION_VALUES, type Options } from './options.ts';
import { LARGEST_HAND, PRINTED_HAND_SIZE, type Setup } from './setup.ts';

type Kinds = readonly SpaceKind[];

const PLAIN_KINDS = ['normal', 'bonus', 'hyperspace', 'asteroid'] as const;
const LARGEST_EXTRA = 40;
const TRIES = 20;

/** Any number of players, seats, options, hand size, and every other time a board of its own. */
export function randomSetup(chance: Chance): Setup {
  const players = pickOne(chance, 'players', PLAYER_COUNTS);
  const colours = [...COLOURS];
  chance.shuffle('colours', colours);
  const each = players === 2 ? 2 : 1;
  const starter = chance.pick('starter', players + 1);
  const usualHand = chance.pick('hand as printed', 2) === 0;
  const setup: Setup = {
    players,
    board: makeBoard(chance) ?? pickOne(chance, 'board', BOARD_IDS),
    colours: Array.from({ length: players }, (_, seat) =>
      colours.slice(seat * each, (seat + 1) * each),
    ),
    starter: starter === players ? 'random' : starter,
    handSize: usualHand ? PRINTED_HAND_SIZE : 1 + chance.pick('hand size', LARGEST_HAND),
    options: Object.fromEntries(
      OPTION_NAMES.map((name) => [name, pickOne<unknown>(chance, name, OPTION_VALUES[name])]),
    ) as unknown as Options,
  };
  // Some boards cannot be raced with exact finishes (EN-01).
  const isFine = checkSetup(setup).ok;
  return isFine ? setup : { ...setup, options: { ...setup.options, exactFinish: false } };
}

/** A random track with all that a board must have; nothing when luck gives no legal one. */
function makeBoard(chance: Chance): Board | undefined {
  if (chance.pick('own board', 2) === 0) return undefined;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const checked = checkBoard({
      schema: BOARD_SCHEMA,
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
    if (kind < 7) parts.push([[pickOne(chance, 'space', PLAIN_KINDS)]]);
    else if (kind < 9) parts.push([[...pickOne(chance, 'space', DUAL_KINDS)]]);
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
