import { decide, USUAL_LEVEL } from '@parsecs/bots';
import { isRefusal, seededChance } from '@parsecs/kernel';
import { expect, test } from 'vitest';
import { loadGame } from './games.ts';

const ROUNDS = 3;

interface Moved {
  readonly type: string;
  readonly ship?: string;
}

test('Starship Battles: large ships fly from the first rounds on, and nobody flees', async () => {
  const game = await loadGame('starship-battles');
  const setup = game.setups['coruscant'];
  const chance = seededChance('fleets on the move');
  const told: Moved[] = [];
  const on = { chance, tell: (event: unknown) => told.push(event as Moved) };
  const state = game.begin(setup, on);
  for (let number = 0; game.round(state) <= ROUNDS; number += 1) {
    const seat = game.asked(state)[0];
    if (seat === undefined) break;
    const view = game.view(state, seat);
    const seed = `fleets on the move/${number}`;
    const id = decide(game, { game: game.id, bot: USUAL_LEVEL, seat, view, seed });
    const answer = game.check(state, seat, id);
    if (isRefusal(answer)) throw new Error(`${id} is refused`);
    game.answer(state, seat, answer, on);
  }
  const moved = told.filter(({ type }) => type === 'moved').map(({ ship }) => ship ?? '');
  expect(moved.some((ship) => /destroyer|cruiser|viscount|executor/.test(ship))).toBe(true);
  expect(told.filter(({ type }) => type === 'fled')).toEqual([]);
});
