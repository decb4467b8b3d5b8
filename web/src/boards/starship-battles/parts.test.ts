import { BOTS } from '@parsecs/bots';
import { at, Match, seededChance } from '@parsecs/kernel';
import {
  leavesMap,
  type StarshipBattles,
  starshipBattles,
  type View,
} from '@parsecs/starship-battles';
import type { Asked } from '@parsecs/table';
import { foresee } from '@parsecs/table';
import { expect, test } from 'vitest';
import { draftOf } from '../../play/picking.ts';
import type { BoardModule } from '../contract.ts';
import { gridOf } from './grid.ts';
import { intended, partsOf, usuallyAfter } from './parts.ts';
import { placesOf } from './spots.ts';

const board = { partsOf } as unknown as BoardModule;

interface Moment {
  readonly state: StarshipBattles['state'];
  readonly asked: Asked<StarshipBattles>;
  readonly view: View;
}

const MOST_STEPS = 250;

/** Questions of a few battles, one for each kind and number of answers. */
function collect(): readonly Moment[] {
  const found = new Map<string, Moment>();
  for (const setup of ['coruscant', 'skirmish', 'teams-patrol']) {
    const known = starshipBattles.setups[setup];
    if (known === undefined) throw new Error(setup);
    const match = new Match(starshipBattles, known, setup);
    const dice = seededChance(setup);
    while (match.length < MOST_STEPS) {
      const seat = starshipBattles.asked(match.state)[0];
      if (seat === undefined) break;
      const question = starshipBattles.question(match.state, seat);
      const view = starshipBattles.view(match.state, seat);
      const asked = { ...question, ask: 1, continuous: question.region !== undefined };
      const state = starshipBattles.copy(match.state);
      found.set(`${question.kind} ${question.answers.length}`, { state, asked, view });
      const bot = match.length % 3 === 0 ? BOTS.random : BOTS.greedy;
      const choosing = { game: starshipBattles, view, question, chance: dice };
      match.choose(seat, bot.choose<StarshipBattles>(choosing));
    }
  }
  return [...found.values()];
}

const MOMENTS = collect();

test('there is something to look at', () => {
  const kinds = new Set(MOMENTS.map(({ asked }) => asked.kind));
  for (const kind of ['deploy', 'move', 'path', 'facing', 'launch', 'attack', 'fire', 'options']) {
    expect(kinds).toContain(kind);
  }
});

test('every answer is composed of its parts and of no other ones; a part means its answer', () => {
  for (const { asked, view } of MOMENTS) {
    const look = { view, viewer: asked.seat, question: asked } as never;
    for (const answer of asked.answers.slice(0, 12)) {
      const parts = partsOf(asked, answer);
      const { complete } = draftOf(board, asked, parts);
      expect(complete?.id).toBe(answer.id);
      if (asked.kind === 'fleet') continue;
      expect(intended(look, parts.slice(0, -1), at(parts, parts.length - 1))).toBe(answer.id);
    }
  }
});

test('every square and every way has its place on the board', () => {
  for (const { asked, view } of MOMENTS) {
    const grid = gridOf(view.setup.map, asked.seat % 2 === 1 ? 2 : 0);
    const places = placesOf(asked, view, grid, undefined);
    const wanted = asked.answers.filter(
      (answer) => answer.kind === 'square' || (answer.kind === 'path' && !leavesMap(answer)),
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
  for (const { state, asked, view } of MOMENTS) {
    const answer = asked.answers.at(-1);
    if (answer === undefined || asked.continuous) continue;
    const [after] = usuallyAfter(view, asked, answer);
    if (after === undefined) continue;
    followed += 1;
    const next = foresee(starshipBattles, state, asked.seat, [answer.id, after]);
    expect(next).toBeDefined();
  }
  expect(followed).toBeGreaterThan(3);
});
