import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { BOARD_IDS, BOARDS, checkBoard, SPACE_KINDS, superTeams, VALUES } from '../index.ts';
import { table } from '../testing/table.ts';
import { boardFromTrack } from '../track.ts';

rule('ST-038', 'five kinds of space, dual spaces and two planets make the track', () => {
  for (const board of BOARD_IDS) {
    const kinds = new Set(BOARDS[board].spaces.map((space) => space.kinds.join('+')));
    expect([...kinds].sort()).toEqual([
      'asteroid',
      'asteroid+normal',
      'bonus',
      'final',
      'hyperspace',
      'hyperspace+asteroid',
      'hyperspace+normal',
      'maw',
      'normal',
      'start',
    ]);
  }
  for (const missing of ['N', 'B', 'H', 'A', 'M']) {
    const letters = 'S N B H A M N HA HN AN N F'.split(' ');
    // Where it is missing stands something else that is there anyway.
    const other = missing === 'B' ? 'H' : 'B';
    const track = letters.map((letter) => (letter === missing ? other : letter)).join(' ');
    expect(checkBoard(boardFromTrack(track))).toMatchObject({
      ok: false,
      problems: [{ cause: 'kind-missing', rule: 'ST-038' }],
    });
  }
  expect(checkBoard(boardFromTrack('S N B H A M N HA HN AN N Wormhole F'))).toMatchObject({
    ok: false,
    problems: [{ cause: 'unknown-kind', rule: 'ST-038', params: { kind: 'Wormhole' } }],
  });
});

rule('ST-039', 'hyperspace and asteroids act on leaving, bonus, Maw and dual on stopping', () => {
  const quiet = ['announced', 'moved', 'turn-began'];
  for (const value of [3, 4] as const) {
    const stop = table().hand('P1', `red-${value}`).choose('P1', `red-${value}/red-1`);
    expect(stop.at('red-1')).toBe(value);
    expect(stop.story()).toEqual(quiet);
  }
  // From a bonus space a ship just leaves, with nothing drawn and nothing changed.
  const leave = table().ship('red-1', 2).hand('P1', 'red-3').choose('P1', 'red-3/red-1');
  expect(leave.at('red-1')).toBe(5);
  expect(leave.story()).toEqual(quiet);
  const bonus = table().hand('P1', 'red-2').choose('P1', 'red-2/red-1');
  expect(bonus.story()).toContain('drew');
  const maw = table().ship('red-1', 7).hand('P1', 'red-1').choose('P1', 'red-1/red-1');
  expect(maw.story()).toContain('pushed-back');
  expect(table().hand('P1', 'red-6').choose('P1', 'red-6/red-1').question()).toBe('P1 half');
});

rule('ST-040', 'flying over a space has no effect', () => {
  // Over bonus, hyperspace, asteroids, a dual space and the Maw.
  const flights = [
    { from: 1, value: 6, to: 7 },
    { from: 7, value: 3, to: 10 },
    { from: 10, value: 4, to: 14 },
    { from: 14, value: 6, to: 20 },
  ] as const;
  for (const { from, value, to } of flights) {
    const game = table().ship('red-1', from).hand('P1', `red-${value}`);
    game.choose('P1', `red-${value}/red-1`);
    expect(game.at('red-1')).toBe(to);
    expect(game.story()).toEqual(['announced', 'moved', 'turn-began']);
    expect(game.held('P1')).toEqual([]);
  }
});

function stepsFrom(space: number, value: (typeof VALUES)[number]): number | undefined {
  const game = table().ship('red-1', space).hand('P1', `red-${value}`);
  return game.choose('P1', `red-${value}/red-1`).told('moved')[0]?.steps;
}

rule('ST-041', 'from the start planet, a normal or a bonus space the value stays', () => {
  for (const space of [0, 1, 2, 5, 11]) {
    expect(VALUES.map((value) => stepsFrom(space, value))).toEqual(VALUES);
  }
});

rule('ST-042', 'hyperspace doubles the value for a ship that starts there', () => {
  expect(VALUES.map((value) => stepsFrom(3, value))).toEqual([2, 4, 6, 8, 10, 12]);
  const game = table().ship('red-1', 3).hand('P1', 'red-2').choose('P1', 'red-2/red-1');
  expect(game.at('red-1')).toBe(7);
});

rule('ST-043', 'in an asteroid field any card counts as 1', () => {
  expect(VALUES.map((value) => stepsFrom(4, value))).toEqual([1, 1, 1, 1, 1, 1]);
  const game = table().ship('red-1', 4).hand('P1', 'red-6').choose('P1', 'red-6/red-1');
  expect(game.at('red-1')).toBe(5);
});

rule('ST-044', 'when a ship stops on a bonus space its player draws one bonus card', () => {
  const game = table().hand('P1', 'red-2').bonusDeck('light-speed', 'speed-bonus');
  game.choose('P1', 'red-2/red-1');
  expect(game.held('P1')).toEqual(['light-speed']);
  expect(game.held('P2')).toEqual([]);
  expect(game.state.bonusDeck).toHaveLength(15);
});

rule('ST-045', 'the owner draws whoever moved the ship, and again on every later stop', () => {
  const game = table().active('P2').ship('red-1', 10).hand('P2', 'red-1', 'green-1');
  game.hand('P1', 'red-4').bonusDeck('evasive-manoeuvre', 'mechanical-grab');
  game.choose('P2', 'red-1/red-1');
  expect(game.held('P1')).toEqual(['evasive-manoeuvre']);
  game.choose('P1', 'red-4/red-1').settle();
  expect(game.at('red-1')).toBe(15);
  expect(game.held('P1')).toEqual(['evasive-manoeuvre', 'mechanical-grab']);
  expect(game.held('P2')).toEqual([]);
});

const NEITHER_GRABS = [
  ...(['skilled-pilot', 'skilled-pilot', 'skilled-pilot', 'skilled-pilot'] as const),
  ...(['light-speed', 'light-speed', 'light-speed', 'light-speed'] as const),
  ...(['evasive-manoeuvre', 'evasive-manoeuvre', 'evasive-manoeuvre'] as const),
  ...(['speed-bonus', 'speed-bonus', 'speed-bonus'] as const),
];

rule('ST-046', 'an empty bonus deck is made anew from the shuffled bonus discard', () => {
  const game = table()
    .hand('P1', 'red-2')
    .bonus('P2', ...NEITHER_GRABS);
  game.bonusDiscard('speed-bonus', 'evasive-manoeuvre');
  game.shuffle('bonus deck', 'evasive-manoeuvre', 'speed-bonus');
  expect(game.state.bonusDeck).toEqual([]);
  game.choose('P1', 'red-2/red-1').settle();
  expect(game.held('P1')).toEqual(['evasive-manoeuvre']);
  expect(game.state.bonusDeck).toHaveLength(1);
  expect(game.discarded()).toEqual([]);
  expect(game.told('bonus-shuffled')).toEqual([{ type: 'bonus-shuffled', count: 2 }]);
});

rule('ST-047', 'with deck and discard empty the draw is skipped for good', () => {
  const game = table().hand('P1', 'red-2', 'red-1').hand('P2', 'green-3', 'green-6');
  game.bonus('P2', ...NEITHER_GRABS, 'speed-bonus', 'evasive-manoeuvre');
  game.choose('P1', 'red-2/red-1').settle();
  expect(game.told('nothing-to-draw')).toMatchObject([{ seat: 0, ship: 'red-1' }]);
  // Now there is a discard again, but nobody owes a draw.
  game.choose('P2', 'green-3/green-1').choose('P2', 'speed-bonus').choose('P1', 'red-1/red-1');
  expect(game.discarded()).toEqual(['speed-bonus']);
  expect(game.held('P1')).toEqual([]);
  expect(game.told('drew')).toEqual([]);
});

rule('ST-048', 'dual spaces exist in three combinations', () => {
  const allowed = ['hyperspace asteroid', 'hyperspace normal', 'asteroid normal'];
  for (const one of SPACE_KINDS) {
    for (const other of SPACE_KINDS) {
      const board = boardFromTrack('S N B H A M N HA HN AN N F') as { spaces: unknown[] };
      board.spaces.splice(2, 0, { kinds: [one, other] });
      const checked = checkBoard(board);
      expect(checked.ok).toBe(allowed.includes(`${one} ${other}`));
      if (!checked.ok) expect(checked.problems).toMatchObject([{ rule: 'ST-048' }]);
    }
  }
});

rule('ST-049', 'the player who moves a ship onto a dual space chooses the half', () => {
  const duals = [
    { from: 5, value: 1, halves: ['hyperspace', 'asteroid'] },
    { from: 11, value: 1, halves: ['hyperspace', 'normal'] },
    { from: 11, value: 2, halves: ['asteroid', 'normal'] },
  ] as const;
  for (const { from, value, halves } of duals) {
    for (const half of halves) {
      const game = table().active('P2').ship('red-1', from).hand('P2', `red-${value}`, 'green-1');
      game.choose('P2', `red-${value}/red-1`);
      expect(game.question()).toBe('P2 half');
      expect(game.offered('P2')).toEqual(halves);
      expect(game.refusal('P1', half)).toBe('table');
      expect(game.choose('P2', half).at('red-1')).toEqual([from + value, half]);
    }
  }
});

rule('ST-050', 'a ship stands on its half alone until it leaves, and all can see it', () => {
  const steps = { hyperspace: 6, asteroid: 1, normal: 3 } as const;
  const places = [
    [6, 'hyperspace'],
    [6, 'asteroid'],
    [12, 'hyperspace'],
    [12, 'normal'],
    [13, 'asteroid'],
    [13, 'normal'],
  ] as const;
  for (const [space, half] of places) {
    const game = table().ship('red-1', space, half).hand('P1', 'red-3').hand('P2', 'red-1');
    expect(superTeams.view(game.state, 'spectator').ships[0]).toMatchObject({ at: space, half });
    game.choose('P1', 'red-3/red-1');
    expect(game.told('moved')).toMatchObject([{ from: space, steps: steps[half] }]);
  }
  const both = table().ship('red-1', 12, 'normal').ship('red-2', 12, 'hyperspace');
  both.hand('P1', 'red-2').choose('P1', 'red-2/red-2');
  expect([both.at('red-1'), both.at('red-2')]).toEqual([[12, 'normal'], 14]);
});
