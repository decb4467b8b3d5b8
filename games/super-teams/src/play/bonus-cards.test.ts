import { card, rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { type BonusKind, type Half, VALUES } from '../index.ts';
import { type PlayTable, table } from '../testing/table.ts';

interface Flight {
  readonly from: number;
  readonly half?: Half;
  readonly value: (typeof VALUES)[number];
  readonly holding: BonusKind;
}

/** P1 announces a red card on red-1 while holding one bonus card. */
function fly({ from, half, value, holding }: Flight): PlayTable {
  const game = table().ship('red-1', from, half).hand('P1', `red-${value}`).bonus('P1', holding);
  return game.choose('P1', `red-${value}/red-1`);
}

/** The number of steps with the card played, or the rule that refuses it. */
function stepsWith(flight: Flight): number | string | undefined {
  const game = fly(flight);
  const refusal = game.refusal('P1', flight.holding);
  if (refusal !== 'legal') return refusal;
  return game.choose('P1', flight.holding).told('moved')[0]?.steps;
}

rule('ST-089', 'Skilled Pilot: in an asteroid field the card keeps its printed value', () => {
  for (const value of [2, 3, 4, 5, 6] as const) {
    expect(stepsWith({ from: 4, value, holding: 'skilled-pilot' })).toBe(value);
    expect(stepsWith({ from: 13, half: 'asteroid', value, holding: 'skilled-pilot' })).toBe(value);
  }
  expect(fly({ from: 5, value: 3, holding: 'skilled-pilot' }).offered('P1')).toEqual(['decline']);
});

rule('ST-090', 'Light Speed doubles the value of the card', () => {
  for (const value of VALUES) {
    expect(stepsWith({ from: 0, value, holding: 'light-speed' })).toBe(2 * value);
  }
});

rule('ST-091', 'Light Speed needs a ship on a normal or bonus space or on the start planet', () => {
  for (const from of [0, 1, 2, 5, 7, 10, 11, 22]) {
    expect(stepsWith({ from, value: 3, holding: 'light-speed' })).toBe(6);
  }
  expect(stepsWith({ from: 3, value: 3, holding: 'light-speed' })).toBe('ST-091');
  expect(stepsWith({ from: 19, value: 3, holding: 'light-speed' })).toBe('ST-091');
  expect(stepsWith({ from: 4, value: 3, holding: 'light-speed' })).toBe('ST-091');
});

rule('ST-092', 'on a dual space the chosen half decides about Light Speed', () => {
  const dual = (from: number, half: Half): number | string | undefined =>
    stepsWith({ from, half, value: 2, holding: 'light-speed' });
  expect([dual(12, 'normal'), dual(13, 'normal')]).toEqual([4, 4]);
  expect([dual(6, 'hyperspace'), dual(12, 'hyperspace')]).toEqual(['ST-092', 'ST-092']);
  expect([dual(6, 'asteroid'), dual(13, 'asteroid')]).toEqual(['ST-092', 'ST-092']);
});

rule('ST-093', 'Speed Bonus adds 1 to the value of the card', () => {
  for (const value of VALUES) {
    expect(stepsWith({ from: 5, value, holding: 'speed-bonus' })).toBe(value + 1);
    expect(stepsWith({ from: 12, half: 'normal', value, holding: 'speed-bonus' })).toBe(value + 1);
  }
});

rule('ST-094', 'Speed Bonus does nothing in an asteroid field and is not offered there', () => {
  for (const value of [2, 6] as const) {
    const game = fly({ from: 4, value, holding: 'speed-bonus' });
    expect(game.offered('P1')).toEqual(['decline']);
    expect(game.refused('P1', 'speed-bonus')).toMatchObject({
      refused: 'ST-094',
      cause: 'useless-in-asteroid',
    });
    expect(stepsWith({ from: 6, half: 'asteroid', value, holding: 'speed-bonus' })).toBe('ST-094');
  }
});

rule('ST-095', 'from hyperspace Speed Bonus is added before the value is doubled', () => {
  for (const value of VALUES) {
    expect(stepsWith({ from: 3, value, holding: 'speed-bonus' })).toBe(2 * (value + 1));
    const half = { from: 12, half: 'hyperspace' } as const;
    expect(stepsWith({ ...half, value, holding: 'speed-bonus' })).toBe(2 * (value + 1));
  }
});

function evadeFrom(from: number, value: (typeof VALUES)[number]): unknown {
  const game = fly({ from, value, holding: 'evasive-manoeuvre' }).decline('P1');
  return game.choose('P1', 'evasive-manoeuvre').at('red-1');
}

rule('ST-096', 'Evasive Manoeuvre: a ship on the Maw moves ahead to the next normal space', () => {
  expect([evadeFrom(7, 1), evadeFrom(7, 2)]).toEqual([10, 10]);
  expect([evadeFrom(14, 2), evadeFrom(14, 3), evadeFrom(14, 4)]).toEqual([20, 20, 20]);
  const elsewhere = fly({ from: 5, value: 2, holding: 'evasive-manoeuvre' }).decline('P1');
  expect(elsewhere.question()).toBe('P2 announce');
});

rule('ST-097', 'the first purely normal space ahead counts, whatever lies between', () => {
  const track = 'S N M B H A HN AN HA B N F';
  const game = table({ track })
    .ship('red-1', 1)
    .hand('P1', 'red-1')
    .bonus('P1', 'evasive-manoeuvre');
  game.choose('P1', 'red-1/red-1').choose('P1', 'evasive-manoeuvre');
  expect(game.at('red-1')).toBe(10);
  expect(game.told('drew')).toEqual([]);
});

rule('ST-098', 'it replaces the push-back, and a ship that had a card may not have it', () => {
  const game = fly({ from: 7, value: 2, holding: 'evasive-manoeuvre' }).decline('P1');
  game.choose('P1', 'evasive-manoeuvre');
  expect(game.told('pushed-back')).toEqual([]);
  const boosted = table().ship('red-1', 7).hand('P1', 'red-1');
  boosted.bonus('P1', 'speed-bonus', 'evasive-manoeuvre');
  boosted.choose('P1', 'red-1/red-1').choose('P1', 'speed-bonus');
  expect(boosted.at('red-1')).toBe(7);
  expect(boosted.held('P1')).toEqual(['evasive-manoeuvre']);
});

card('skilled-pilot', 'carries a ship out of the asteroids by the printed value', () => {
  const game = fly({ from: 4, value: 6, holding: 'skilled-pilot' }).choose('P1', 'skilled-pilot');
  expect(game.at('red-1')).toBe(10);
  expect(game.discarded()).toEqual(['skilled-pilot']);
});

card('skilled-pilot', 'does nothing outside an asteroid field, nor with a printed 1', () => {
  expect(stepsWith({ from: 5, value: 6, holding: 'skilled-pilot' })).toBe('ST-089');
  expect(stepsWith({ from: 3, value: 6, holding: 'skilled-pilot' })).toBe('ST-089');
  expect(stepsWith({ from: 6, half: 'hyperspace', value: 6, holding: 'skilled-pilot' })).toBe(
    'ST-089',
  );
  expect(fly({ from: 4, value: 1, holding: 'skilled-pilot' }).question()).toBe('P2 announce');
});

card('light-speed', 'doubles a card from the start planet', () => {
  const game = fly({ from: 0, value: 5, holding: 'light-speed' }).choose('P1', 'light-speed');
  expect(game.at('red-1')).toBe(10);
});

card('light-speed', 'doubles nothing in hyperspace or in an asteroid field', () => {
  expect(stepsWith({ from: 3, value: 2, holding: 'light-speed' })).toBe('ST-091');
  expect(stepsWith({ from: 4, value: 2, holding: 'light-speed' })).toBe('ST-091');
});

card('evasive-manoeuvre', 'leads out of the Maw ahead', () => {
  const game = fly({ from: 14, value: 2, holding: 'evasive-manoeuvre' }).decline('P1');
  expect(game.choose('P1', 'evasive-manoeuvre').at('red-1')).toBe(20);
  expect(game.held('P1')).toEqual([]);
  expect(game.discarded()).toEqual(['evasive-manoeuvre']);
});

card('evasive-manoeuvre', 'declined, the Maw throws the ship back', () => {
  const game = fly({ from: 14, value: 2, holding: 'evasive-manoeuvre' })
    .decline('P1')
    .decline('P1');
  expect(game.at('red-1')).toBe(14);
  expect(game.held('P1')).toEqual(['evasive-manoeuvre']);
});

card('speed-bonus', 'adds a step', () => {
  const game = fly({ from: 5, value: 4, holding: 'speed-bonus' }).choose('P1', 'speed-bonus');
  expect(game.at('red-1')).toBe(10);
});

card('speed-bonus', 'adds nothing among asteroids', () => {
  const game = fly({ from: 4, value: 6, holding: 'speed-bonus' }).settle();
  expect(game.at('red-1')).toBe(5);
  expect(game.held('P1')).toEqual(['speed-bonus']);
});

card('mechanical-grab', 'pulls a passed ship to where the rival came to rest', () => {
  const game = table().ship('red-1', 5).ship('green-1', 7).hand('P1', 'red-5');
  game.bonus('P2', 'mechanical-grab').choose('P1', 'red-5/red-1').choose('P2', 'green-1');
  expect(game.at('green-1')).toBe(10);
  expect(game.discarded()).toEqual(['mechanical-grab']);
});

card('mechanical-grab', 'is of no use when nobody was passed', () => {
  const game = table().ship('red-1', 5).hand('P1', 'red-5').bonus('P2', 'mechanical-grab');
  expect(game.choose('P1', 'red-5/red-1').question()).toBe('P2 announce');
  expect(game.held('P2')).toEqual(['mechanical-grab']);
});
