import { BOARD_SCHEMA } from './setup/board.ts';
import type { SpaceKind } from './vocabulary.ts';

/** The letters with which scenario files write a track: `S N B H A HA N M M N … F`. */
const LETTERS: ReadonlyMap<string, readonly SpaceKind[]> = new Map([
  ['S', ['start']],
  ['N', ['normal']],
  ['B', ['bonus']],
  ['H', ['hyperspace']],
  ['A', ['asteroid']],
  ['M', ['maw']],
  ['HA', ['hyperspace', 'asteroid']],
  ['HN', ['hyperspace', 'normal']],
  ['AN', ['asteroid', 'normal']],
  ['F', ['final']],
]);

/** The board file that a written track stands for; `checkBoard` tells whether it is one. */
export function boardFromTrack(track: unknown): unknown {
  const spaces =
    typeof track === 'string'
      ? track.split(/\s+/).map((letters) => ({ kinds: LETTERS.get(letters) ?? [letters] }))
      : track;
  return { schema: BOARD_SCHEMA, id: 'track', spaces };
}
