import { USUAL_LEVEL } from '@parsecs/bots/ids';
import { PLAYER_COUNTS, superTeams } from '@parsecs/super-teams';
import { expect, test } from 'vitest';
import { changeSeat, namesToKeep, toLanguages, toOptions, toSeats } from './seats.ts';
import {
  changedOptions,
  chooseColour,
  coloursInBox,
  newRaceDraft,
  setOption,
  setPlayers,
  toRaceSetup,
} from './super-teams-draft.ts';

const draft = newRaceDraft('ru', ['Ola']);

test('the first draft is ready to start: me against a bot that wants to win', () => {
  expect(superTeams.checkSetup(toRaceSetup(draft)).ok).toBe(true);
  expect(toSeats(draft)).toEqual([
    { kind: 'here', name: 'Ola' },
    { kind: 'bot', bot: USUAL_LEVEL },
  ]);
  expect(toLanguages(draft, 'ru')).toEqual(['ru', 'ru']);
  expect(toOptions(draft)).toEqual({});
});

test.each(PLAYER_COUNTS)('%i players are ready to start', (players) => {
  const setup = toRaceSetup(setPlayers(draft, players));
  expect(superTeams.checkSetup(setup).ok).toBe(true);
  expect(setup.players).toBe(players);
});

test('three players get the long board unless one was chosen', () => {
  expect(setPlayers(draft, 3).board).toBe('long');
  const chosen = { ...draft, board: 'short', boardChosen: true } as const;
  expect(setPlayers(chosen, 3).board).toBe('short');
});

test('a starter who left the table is forgotten', () => {
  const four = { ...setPlayers(draft, 4), starter: 3 };
  expect(setPlayers(four, 2).starter).toBe('random');
  expect(setPlayers({ ...four, starter: 1 }, 2).starter).toBe(1);
});

test('taking a colour of another seat swaps', () => {
  const swapped = chooseColour(draft, 0, 0, 'black');
  expect(swapped.colours).toEqual([
    ['black', 'yellow'],
    ['green', 'red'],
  ]);
});

test('with three players the colour in the box can be taken', () => {
  const three = setPlayers(draft, 3);
  expect(coloursInBox(three)).toEqual(['black']);
  const taken = chooseColour(three, 1, 0, 'black');
  expect(taken.colours).toEqual([['red'], ['black'], ['green']]);
  expect(coloursInBox(taken)).toEqual(['yellow']);
});

test('there is one of me', () => {
  const moved = changeSeat(draft, 1, { kind: 'me' });
  expect(moved.seats.map(({ kind }) => kind)).toEqual(['friend', 'me', 'bot', 'bot']);
});

test('names of people are kept for next time, those of bots are not touched', () => {
  const named = changeSeat(draft, 0, { name: ' Olha ' });
  expect(namesToKeep(named, ['', 'Jan'])).toEqual(['Olha', 'Jan', '', '']);
});

test('minutes and seconds become the rules of a clock', () => {
  const timed = { ...draft, clock: { minutes: 10, seconds: 5 } };
  expect(toOptions(timed)).toEqual({ clock: { budget: 600_000, increment: 5000 } });
});

test('changed options are counted', () => {
  expect(changedOptions(draft)).toBe(0);
  expect(changedOptions(setOption(draft, 'grabChain', false))).toBe(1);
});
