import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { BOARD_IDS, BOARDS, checkBoard, VALUES } from '../index.ts';
import { table } from '../testing/table.ts';
import { boardFromTrack } from '../track.ts';

function restFrom(space: number, value: (typeof VALUES)[number]): unknown {
  const game = table().ship('red-1', space).hand('P1', `red-${value}`);
  return game.choose('P1', `red-${value}/red-1`).at('red-1');
}

rule('ST-051', 'a ship that stops on the Maw goes back to the nearest normal space', () => {
  expect([restFrom(5, 3), restFrom(5, 4)]).toEqual([7, 7]);
  expect([restFrom(14, 2), restFrom(14, 3), restFrom(14, 4)]).toEqual([14, 14, 14]);
  const game = table().ship('red-1', 5).hand('P1', 'red-3').choose('P1', 'red-3/red-1');
  expect(game.told('pushed-back')).toEqual([
    { type: 'pushed-back', ship: 'red-1', from: 8, to: 7 },
  ]);
});

rule('ST-052', 'a stretch of Maw spaces has to be cleared within a single move', () => {
  expect(VALUES.map((value) => restFrom(7, value)).slice(0, 4)).toEqual([7, 7, 10, 11]);
  expect(VALUES.map((value) => restFrom(14, value))).toEqual([15, 14, 14, 14, 19, 20]);
  const tooLong = 'S N B H A HA HN AN N M M M M M M N F';
  expect(checkBoard(boardFromTrack(tooLong))).toMatchObject({
    ok: false,
    problems: [{ cause: 'stretch-too-long', rule: 'ST-052', params: { needed: 7, most: 6 } }],
  });
  const justRight = 'S N B H A HA HN AN N M M M M M N F';
  expect(checkBoard(boardFromTrack(justRight)).ok).toBe(true);
});

function stretchesOf(board: (typeof BOARD_IDS)[number]): readonly number[] {
  const letters = BOARDS[board].spaces.map(({ kinds }) => (kinds[0] === 'maw' ? 'M' : '.'));
  return (letters.join('').match(/M+/g) ?? []).map((stretch) => stretch.length);
}

rule('ST-053', 'a board may have several stretches; ours are 2 or 3 spaces long', () => {
  expect(BOARD_IDS.map(stretchesOf)).toEqual([
    [2, 3],
    [2, 3],
    [2, 3, 3],
  ]);
  const many = 'S N M N M M N M M M N M M M M N B H A HA HN AN F';
  expect(checkBoard(boardFromTrack(many)).ok).toBe(true);
});

rule('ST-054', 'only a purely normal space stops the way back, the first one behind', () => {
  const track = 'S N N B H A HN M N HA AN N F';
  const game = table({ track }).ship('red-1', 2).hand('P1', 'red-5');
  expect(game.choose('P1', 'red-5/red-1').at('red-1')).toBe(2);
  const asteroidNormal = 'S N N B H A AN M N HA HN N F';
  const other = table({ track: asteroidNormal }).ship('red-1', 1).hand('P1', 'red-6');
  expect(other.choose('P1', 'red-6/red-1').at('red-1')).toBe(2);
});

rule('ST-055', 'the push-back is part of the move, and where it leads does nothing', () => {
  const game = table().ship('red-1', 11).hand('P1', 'red-5').choose('P1', 'red-5/red-1');
  expect(game.story()).toEqual(['announced', 'moved', 'pushed-back', 'turn-began']);
  expect(game.held('P1')).toEqual([]);
  // Where the ship ends up counts for Grabs, not the Maw: nobody can be pulled onto it.
  const grab = table().ship('red-1', 11).ship('green-1', 11).hand('P1', 'red-5');
  grab.bonus('P2', 'mechanical-grab').choose('P1', 'red-5/red-1').choose('P2', 'green-1');
  expect(grab.at('green-1')).toBe(14);
});

rule('ST-056', 'the move may lead nowhere or backward; the card is spent, the turn over', () => {
  const nowhere = table().ship('red-1', 7).hand('P1', 'red-2', 'red-6');
  nowhere.choose('P1', 'red-2/red-1');
  expect(nowhere.at('red-1')).toBe(7);
  const backward = table().ship('red-1', 15).hand('P1', 'red-1', 'red-6');
  backward.choose('P1', 'red-1/red-1');
  expect(backward.at('red-1')).toBe(14);
  for (const game of [nowhere, backward]) {
    expect(game.cards('P1')).toEqual(['red-6']);
    expect(game.state.movementDiscard).toHaveLength(1);
    expect(game.question()).toBe('P2 announce');
  }
});
