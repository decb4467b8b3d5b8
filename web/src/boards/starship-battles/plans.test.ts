import { BOTS } from '@parsecs/bots';
import { at, Match, type Seat, seededChance } from '@parsecs/kernel';
import { type StarshipBattles, starshipBattles, type View } from '@parsecs/starship-battles';
import type { Asked } from '@parsecs/table';
import { describe, expect, test } from 'vitest';
import { isOnMap, shipIn } from './cards.ts';
import { advance, type Step } from './orders.ts';
import {
  companionsOf,
  planFleetFire,
  planFollowing,
  planLaunches,
  planVolleys,
  squadronOf,
  suggestDeployment,
} from './plans.ts';

type Battle = Match<StarshipBattles>;

interface Moment {
  readonly match: Battle;
  readonly seat: Seat;
  readonly view: View;
  readonly question: Asked<StarshipBattles>;
}

function momentOf(match: Battle): Moment {
  const seat = at(starshipBattles.asked(match.state), 0);
  const question = starshipBattles.question(match.state, seat);
  const view = starshipBattles.view(match.state, seat);
  return { match, seat, view, question: { ...question, ask: 1, continuous: false } };
}

function begun(): Battle {
  const setup = starshipBattles.setups['coruscant'];
  if (setup === undefined) throw new Error('no setup');
  return new Match(starshipBattles, setup, 'plans');
}

/** Bots play until this holds. */
function momentWhen(holds: (moment: Moment) => boolean): Moment {
  const match = begun();
  const dice = seededChance('plans');
  for (;;) {
    const moment = momentOf(match);
    if (holds(moment)) return moment;
    const { seat, view, question } = moment;
    const asked = { game: starshipBattles, view, question, chance: dice };
    match.choose(seat, BOTS.greedy.choose<StarshipBattles>(asked));
  }
}

/** Carries steps out as the table does; whoever else is asked keeps silent. */
function carryOut({ match, seat }: Moment, steps: readonly Step[]): void {
  let left = steps;
  while (left.length > 0) {
    const now = momentOf(match);
    if (now.seat === seat) {
      const { give, rest, refused } = advance(left, now.question);
      if (refused !== undefined) throw new Error(`${refused.kind} ${refused.id} is refused`);
      left = rest;
      if (give !== undefined) {
        match.choose(seat, give);
        continue;
      }
    }
    match.choose(now.seat, starshipBattles.fallback(match.state, now.seat).id);
  }
}

describe('what is decided in one go', () => {
  test('all fighters that can be launched stand where the plan says', () => {
    const moment = momentWhen(({ question }) => question.kind === 'launch');
    const { match, view, seat } = moment;
    const plan = planLaunches(view, seat);
    expect(plan.stands.length).toBeGreaterThan(1);
    carryOut(moment, plan.steps);
    const after = starshipBattles.view(match.state, seat);
    for (const { ship, square } of plan.stands) expect(shipIn(after, ship)?.at).toEqual(square);
    const { question } = momentOf(match);
    expect(question.answers.filter(({ kind }) => kind === 'launch')).toEqual([]);
  });

  test('a group goes the same way, and keeps its formation where the rules let it', () => {
    const moment = momentWhen(
      ({ question, view, seat }) =>
        question.kind === 'move' &&
        view.ships.some(({ id }) => squadronOf(view, seat, id).length > 2),
    );
    const { match, view, seat } = moment;
    const leader = view.ships.find(({ id }) => squadronOf(view, seat, id).length > 2);
    const others = squadronOf(view, seat, leader?.id ?? '');
    const way = [0, view.seats[seat]?.faction === 'dark' ? 1 : -1] as const;
    const plan = planFollowing(view, seat, others, way);
    expect(plan.stands.length).toBe(others.length);
    carryOut(moment, plan.steps);
    const after = starshipBattles.view(match.state, seat);
    for (const { ship, square } of plan.stands) {
      const before = shipIn(view, ship);
      if (before === undefined || !isOnMap(before)) throw new Error('it was not there');
      expect(shipIn(after, ship)?.at).toEqual(square);
      expect(square).toEqual([before.at[0] + way[0], before.at[1] + way[1]]);
      expect(shipIn(after, ship)?.done).toContain('moved');
    }
  });

  test('only small ships that have not moved fly along', () => {
    const { view, seat } = momentWhen(
      ({ question, view: now }) =>
        question.kind === 'move' && now.ships.some(({ done }) => done.includes('moved')),
    );
    const along = companionsOf(view, seat, '');
    expect(along.length).toBeGreaterThan(0);
    for (const { done, card } of along) {
      expect(done).not.toContain('moved');
      expect(card).not.toMatch(/star-defender|home-one|destroyer|interdictor/);
    }
  });

  test('all weapons of a ship fire at one target', () => {
    const moment = momentWhen(
      ({ question, view }) => question.kind === 'fire' && planVolleys(view, question).length > 0,
    );
    const { view, question, match } = moment;
    const volley = at(planVolleys(view, question), 0);
    const before = match.length;
    carryOut(moment, volley.steps);
    expect(volley.shots).toBeGreaterThan(1);
    expect(volley.damage).toBeGreaterThan(0);
    expect(match.length - before).toBeGreaterThanOrEqual(volley.shots);
    const next = momentOf(match).question;
    const again = next.answers.filter(
      (answer) => answer.kind === 'fire' && answer.target === volley.target,
    );
    expect(next.kind === 'fire' ? again : []).toEqual([]);
  });

  test('the whole fleet fires at one target, ship after ship', () => {
    const moment = momentWhen(
      ({ question, view }) =>
        question.kind === 'attack' && (planFleetFire(view, question)[0]?.shots ?? 0) > 3,
    );
    const { view, question, match, seat } = moment;
    const volley = at(planFleetFire(view, question), 0);
    const ships = volley.steps.filter(({ kind }) => kind === 'attack').map(({ id }) => id);
    carryOut(moment, volley.steps);
    const after = starshipBattles.view(match.state, seat);
    // The last of them may still be at it.
    for (const ship of ships.slice(0, -1)) {
      expect(shipIn(after, ship)?.done).toContain('attacked');
    }
  });

  test('a fleet is drawn up in a line: every ship on the map, bows to the enemy', () => {
    const match = begun();
    for (;;) {
      const { seat, view, question } = momentOf(match);
      if (view.phase !== 'setup') break;
      const id = suggestDeployment(view, question);
      match.choose(seat, id ?? starshipBattles.fallback(match.state, seat).id);
    }
    const { ships, seats } = starshipBattles.view(match.state, 0);
    const placed = ships.filter(isOnMap);
    expect(placed.length).toBeGreaterThan(4);
    for (const { owner, facing } of placed) {
      expect(facing).toBe(seats[owner]?.faction === 'dark' ? 'south' : 'north');
    }
  });
});
