import { isDeepStrictEqual } from 'node:util';
import {
  ARMIES,
  type Event,
  type ImperialAssault,
  imperialAssault,
  sightOf,
  type View,
} from '@parsecs/imperial-assault';
import { at, Match, seededChance } from '@parsecs/kernel';
import { loadedChance } from '@parsecs/table';
import { describe, expect, test } from 'vitest';
import { choreograph } from './choreography.ts';
import { foldEvent } from './fold.ts';
import { viewFromEvents } from './view-from-events.ts';

/** What the board and the rails draw of a view. */
function drawn(view: View): unknown {
  return {
    mission: view.mission,
    map: view.map,
    outcome: view.outcome,
    round: view.round,
    initiative: view.initiative,
    seats: view.seats.map(({ hand, deck, discard, vp, zone }) => ({
      hand,
      deck,
      discard: discard.toSorted(),
      vp,
      zone,
    })),
    groups: view.groups,
    // How fast somebody is and what anybody controls is worked out from the rest.
    figures: view.figures.map(({ speed: _, ...figure }) => figure),
    tokens: view.tokens.map(({ controller: _, ...token }) => token),
    terminals: view.terminals.map(({ controller: _, ...terminal }) => terminal),
    raiders: view.raiders,
    doors: view.doors,
  };
}

/** What the rules make of a view: who sees whom, now and then for another two. */
function measured(view: View, step: number): unknown {
  if (view.mission === null || step % 10 > 0) return undefined;
  const { figures } = view;
  const one = at(figures, step % figures.length);
  const other = at(figures, (3 * step + 1) % figures.length);
  return sightOf(view, one.id, other.id);
}

/** Thousands of pictures are compared: only one that differs is worth an assertion. */
function expectSame(one: unknown, other: unknown): void {
  if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other);
}

/** Plays by chance to the end, or as far as is worth looking at. */
const MOST_STEPS = 500;

function step(match: Match<ImperialAssault>, chance: ReturnType<typeof seededChance>): boolean {
  const seat = imperialAssault.asked(match.state)[0];
  if (seat === undefined) return false;
  const { answers } = imperialAssault.question(match.state, seat);
  match.choose(seat, at(answers, chance.pick('answer', answers.length)).id);
  return true;
}

describe.each(Object.keys(imperialAssault.setups))('told events of %s', (name) => {
  test('lead to the same picture as the rules, step by step', () => {
    const setup = at([imperialAssault.setups[name]], 0);
    if (setup === undefined) throw new Error('no setup');
    const match = new Match(imperialAssault, setup, `fold/${name}`);
    const chance = seededChance(`fold/${name}`);
    let view = viewFromEvents(setup, [match.eventsAt(0)]) as View;
    for (let steps = 0; steps < MOST_STEPS && step(match, chance); steps += 1) {
      const told = match.eventsAt(match.length);
      const truth = imperialAssault.view(match.state, 'spectator');
      const last = choreograph(told, view, truth).at(-1);
      const picture = drawn(truth);
      if (last !== undefined) expectSame(drawn(last.view), picture);
      view = told
        .flatMap((event) => imperialAssault.viewEvent(event, 'spectator', match.state) ?? [])
        .reduce(foldEvent, view);
      expectSame(drawn(view), picture);
      expectSame(measured(view, steps), measured(truth, steps));
    }
  });
});

test('what lay on a figure goes with it, and its secret mark is turned over', () => {
  const commands = ARMIES['first-skirmish-rebels'].commands;
  const laid = imperialAssault.scenarios.given(
    {
      setup: {
        armies: [
          { affiliation: 'rebel', deployments: ['luke-skywalker', 'fenn-signis'], commands },
          { affiliation: 'imperial', deployments: ['darth-vader'], commands },
        ],
        mission: 'training-ground-b',
      },
      figures: {
        'P1.luke-skywalker': { at: 'G6', damage: 9 },
        'P1.fenn-signis': 'F20',
        'P2.darth-vader': 'H7',
      },
      hands: { P1: ['take-cover'] },
      marks: { 'P1.luke-skywalker': 'red' },
      activating: 'P1.luke-skywalker',
    },
    { chance: seededChance('given') },
  );
  if (!laid.ok) throw new Error('no such position');
  const state = laid.value;
  const events: Event[] = [];
  const tell = (event: Event): void => {
    events.push(event);
  };
  let view = imperialAssault.view(state, 'spectator');
  const seen = new Set<Event['type']>();
  for (let steps = 0; steps < MOST_STEPS && !seen.has('mark-revealed'); steps += 1) {
    const [seat = 0] = imperialAssault.asked(state);
    const { answers } = imperialAssault.question(state, seat);
    const answer = answers.find(({ kind }) => kind === (seat === 0 ? 'play' : 'attack'));
    const chosen = answer ?? imperialAssault.fallback(state, seat);
    imperialAssault.answer(state, seat, chosen, { chance: loadedChance(4), tell });
    for (const { type } of events) seen.add(type);
    view = events.splice(0).reduce(foldEvent, view);
    expect(drawn(view)).toEqual(drawn(imperialAssault.view(state, 'spectator')));
  }
  expect([...seen]).toEqual(expect.arrayContaining(['played', 'defeated', 'mark-revealed']));
});

test('a setup that cannot be drawn gives no picture', () => {
  expect(viewFromEvents({ armies: ['gone', 'gone'] }, [])).toBeUndefined();
  expect(viewFromEvents(null, [])).toBeUndefined();
});

test('armies that were chosen in secret are laid out when they are shown', () => {
  const armies = ['build', 'build'] as const;
  const setup = { ...at(Object.values(imperialAssault.setups), 0), armies };
  const events: Event[] = [];
  const context = { chance: seededChance('secret'), tell: (event: Event) => events.push(event) };
  const state = imperialAssault.begin(setup, context);
  const before = imperialAssault.view(state, 0);
  for (const seat of [0, 1]) {
    const { answers } = imperialAssault.question(state, seat);
    imperialAssault.answer(state, seat, at(answers, seat), context);
  }
  const { seats, figures, groups, table } = imperialAssault.view(state, 0);
  const folded = events.reduce(foldEvent, before);
  // One's own list was known already; the view at hand was taken before it was chosen.
  expect(folded).toMatchObject({ figures, groups, table });
  expect(folded.seats.map(({ deck, cost }) => [deck, cost])).toEqual(
    seats.map(({ deck, cost }) => [deck, cost]),
  );
});
