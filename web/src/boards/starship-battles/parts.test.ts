import { BOTS } from '@parsecs/bots';
import { at, Match, seededChance } from '@parsecs/kernel';
import { type StarshipBattles, starshipBattles } from '@parsecs/starship-battles';
import { expect, test } from 'vitest';
import { draftOf } from '../../play/picking.ts';
import type { BoardModule } from '../contract.ts';
import { gridOf } from './grid.ts';
import { intended, partsOf, usuallyAfter } from './parts.ts';
import { placesOf } from './spots.ts';

const board = { partsOf } as unknown as BoardModule;

/** Every question of a battle, once for each kind and number of answers. */
function* questions(): Generator<{
  readonly match: Match<StarshipBattles>;
  readonly seat: number;
}> {
  const seen = new Set<string>();
  for (const setup of ['coruscant', 'standard', 'teams-patrol', 'quick-start']) {
    const known = starshipBattles.setups[setup];
    if (known === undefined) throw new Error(setup);
    const match = new Match(starshipBattles, known, setup);
    const dice = seededChance(setup);
    for (;;) {
      const seat = starshipBattles.asked(match.state)[0];
      if (seat === undefined) break;
      const question = starshipBattles.question(match.state, seat);
      const sign = `${question.kind} ${question.answers.length}`;
      if (!seen.has(sign)) yield { match, seat };
      seen.add(sign);
      const view = starshipBattles.view(match.state, seat);
      const bot = match.length % 3 === 0 ? BOTS.random : BOTS.greedy;
      match.choose(
        seat,
        bot.choose<StarshipBattles>({ game: starshipBattles, view, question, chance: dice }),
      );
    }
  }
}

test('every answer is composed of its parts and of no other ones; a part means its answer', () => {
  for (const { match, seat } of questions()) {
    const asked = { ...starshipBattles.question(match.state, seat), ask: 1, continuous: false };
    const view = starshipBattles.view(match.state, seat);
    const look = { view, viewer: seat, question: asked } as never;
    for (const answer of asked.answers.slice(0, 12)) {
      const parts = partsOf(asked, answer);
      const { complete } = draftOf(board, asked, parts);
      expect(complete?.id).toBe(answer.id);
      if (asked.kind === 'options' || asked.kind === 'fleet') continue;
      expect(intended(look, parts.slice(0, -1), at(parts, parts.length - 1))).toBe(answer.id);
    }
  }
});

test('every square and every way has its place on the board', () => {
  for (const { match, seat } of questions()) {
    const asked = { ...starshipBattles.question(match.state, seat), ask: 1, continuous: false };
    const view = starshipBattles.view(match.state, seat);
    const grid = gridOf(view.setup.map, seat % 2 === 1);
    const places = placesOf(asked, view, grid, undefined);
    const wanted = asked.answers.filter(
      ({ id, kind }) => kind === 'square' || (kind === 'path' && !id.endsWith('flee')),
    );
    if (asked.kind === 'displace') continue;
    expect(places.map(({ answer }) => answer)).toEqual(wanted.map(({ id }) => id));
    for (const { x, y } of places) {
      expect(x > 0 && x < grid.width && y > 0 && y < grid.height).toBe(true);
    }
    // No two places are the same spot for a finger.
    const spots = new Set(places.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`));
    expect(spots.size).toBe(places.length);
  }
});

test('what usually follows a move or a placing is a facing that will be asked for', () => {
  let followed = 0;
  for (const { match, seat } of questions()) {
    const asked = { ...starshipBattles.question(match.state, seat), ask: 1, continuous: false };
    const view = starshipBattles.view(match.state, seat);
    const answer = at(asked.answers, 0);
    if (asked.kind === 'fleet') continue;
    const [after] = usuallyAfter(view, asked, answer);
    if (after === undefined) continue;
    followed += 1;
    const branch = match.branch(match.length);
    branch.choose(seat, answer.id);
    const ids = starshipBattles.question(branch.state, seat).answers.map(({ id }) => id);
    expect(ids).toContain(after);
  }
  expect(followed).toBeGreaterThan(3);
});
