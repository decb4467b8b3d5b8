import { at, Match } from '@parsecs/kernel';
import { type StarshipBattles, starshipBattles } from '@parsecs/starship-battles';
import type { Asked } from '@parsecs/table';
import { describe, expect, test } from 'vitest';
import { CELL, gridOf } from './grid.ts';
import { placeAt, placesOf } from './spots.ts';

/** The first move of a ship: it is chosen, and its way is asked. */
function wayOf(ship: string): readonly [Asked<StarshipBattles>, StarshipBattles['view']] {
  const setup = starshipBattles.setups['coruscant'];
  if (setup === undefined) throw new Error('no setup');
  const match = new Match(starshipBattles, setup, 'spots');
  for (;;) {
    const seat = at(starshipBattles.asked(match.state), 0);
    const question = starshipBattles.question(match.state, seat);
    if (question.kind === 'path') {
      const view = starshipBattles.view(match.state, seat);
      return [{ ...question, ask: 1, continuous: false }, view];
    }
    const chosen = question.answers.find(({ id }) => id.startsWith(ship));
    const quiet = starshipBattles.fallback(match.state, seat);
    match.choose(seat, question.kind === 'move' && chosen !== undefined ? chosen.id : quiet.id);
  }
}

describe('every lit square answers', () => {
  test.each([
    ['class 1', 'mon-calamari-star-defender-viscount'],
    ['class 2', 'mon-calamari-cruiser-home-one'],
    ['class 3', 'millennium-falcon'],
    ['class 1 of the Dark Side', 'super-star-destroyer-executor'],
  ])('%s', (_, ship) => {
    const [question, view] = wayOf(ship);
    const grid = gridOf(view.setup.map, 0);
    const places = placesOf(question, view, grid, undefined);
    expect(places.length).toBeGreaterThan(0);
    for (const { middle, size } of places) {
      const half = (size * CELL) / 2;
      for (let dx = -half + 1; dx < half; dx += CELL / 4) {
        for (let dy = -half + 1; dy < half; dy += CELL / 4) {
          const point = { x: middle.x + dx, y: middle.y + dy };
          const taken = placeAt(places, point, 0);
          expect(taken).toBeDefined();
          // It is one of those that cover the point, not just any.
          expect(Math.abs(point.x - (taken?.middle.x ?? 0))).toBeLessThanOrEqual(half);
          expect(Math.abs(point.y - (taken?.middle.y ?? 0))).toBeLessThanOrEqual(half);
        }
      }
    }
    // The mark of each way still means that way.
    for (const place of places) expect(placeAt(places, place, 0)).toBe(place);
  });
});
