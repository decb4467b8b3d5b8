import { type View, xwing } from '@parsecs/xwing';
import { describe, expect, test } from 'vitest';
import { choreograph } from './choreography.ts';
import { foldEvent } from './fold.ts';
import { setupNamed, stepsOf } from './testing/moments.ts';
import { viewFromEvents } from './view-from-events.ts';

/** What the board and the rails draw of a view. */
function drawn(view: View): unknown {
  const { round, phase, initiative, obstacles, bombs, ending, winners, decks } = view;
  return {
    round,
    phase,
    initiative,
    obstacles,
    bombs,
    ending,
    winners,
    decks: decks.map(({ cards, discard }) => ({ cards, discard: discard.toSorted() })),
    // Nobody tells where a ship may leave: the board shows that where the events end. Nor who gave
    // up a reinforcement: that is not drawn.
    mission: { ...view.mission, exits: [], replaced: 0 },
    seats: view.seats.map(({ faction, role, edge }) => ({ faction, role, edge })),
    ships: view.ships.map((ship) => ({
      id: ship.id,
      owner: ship.owner,
      role: ship.role,
      status: ship.status,
      at: ship.at,
      dial: ship.dial,
      dialShown: ship.dialShown,
      upgrades: ship.upgrades,
      damageUp: ship.damageUp.toSorted(),
      damageDown: ship.damageDown,
      shields: ship.shields,
      // Nobody counts what lies on the card of a ship that is gone.
      ...(ship.status === 'in-play' && {
        hullLeft: ship.hullLeft,
        tokens: [ship.focus, ship.evade, ship.stress, ship.ion],
        locks: ship.locks.toSorted(),
        touching: ship.touching.toSorted(),
      }),
    })),
  };
}

const MOST_STEPS = 400;
const GAMES = [
  'first-game',
  'aces',
  'swarm',
  'falcon-and-slave',
  'random',
  'teams',
  'mission-1',
  'mission-2',
  'mission-3',
] as const;
const MIRROR = xwing.checkSetup({ sides: { P1: 'rebel', P2: 'rebel' }, obstacles: 2 });

describe.each([...GAMES, 'mirror'])('told events of %s', (name) => {
  test('lead to the same picture as the rules, step by step', () => {
    if (!MIRROR.ok) throw new Error('no mirror');
    const setup = name === 'mirror' ? MIRROR.value : setupNamed(name);
    let view: View | undefined;
    let before: View | undefined;
    for (const match of stepsOf(setup, `fold/${name}`, MOST_STEPS)) {
      const told = match
        .eventsAt(match.length)
        .flatMap((event) => xwing.viewEvent(event, 'spectator', match.state) ?? []);
      view =
        view === undefined ? viewFromEvents(match.setup, [told]) : told.reduce(foldEvent, view);
      if (view === undefined) throw new Error('the setup cannot be drawn');
      const truth = xwing.view(match.state, 'spectator');
      expect(drawn(view), `step ${match.length}`).toEqual(drawn(truth));
      const beats = choreograph(told, before ?? view, truth);
      if (beats.length > 0) expect(beats.at(-1)?.view).toBe(truth);
      for (const { length } of beats) expect(length).toBeGreaterThan(0);
      before = truth;
    }
  });
});

test('a call of time makes the round the last one', () => {
  const view = viewFromEvents(setupNamed('first-game'), []);
  if (view === undefined) throw new Error('the setup cannot be drawn');
  expect(foldEvent(view, { type: 'time-up', round: 3 }).setup.roundLimit).toBe(3);
});

test('a side is told by its seats, and in older logs by its faction alone', () => {
  const factions = ['rebel', 'imperial'] as const;
  const sides = { type: 'sides-taken', factions, drawn: false, reveals: true } as const;
  const view = viewFromEvents(setupNamed('first-game'), [[sides]]);
  if (view === undefined) throw new Error('the setup cannot be drawn');
  const ships = [{ pilot: 'rookiepilot', upgrades: [] }] as const;
  const squad = {
    type: 'squad-revealed',
    faction: 'rebel',
    points: 21,
    ships,
    reveals: true,
  } as const;
  const first = { type: 'initiative', faction: 'rebel', byPoints: true } as const;
  const drawnFrom = (more: { readonly seats?: readonly number[] }): unknown => {
    const told = [
      { ...squad, ...more },
      { ...first, ...more },
    ].reduce<View>(foldEvent, view);
    return [told.ships.map(({ owner }) => owner), told.initiative];
  };
  expect(drawnFrom({})).toEqual([[0], [0]]);
  expect(drawnFrom({ seats: [1] })).toEqual([[1], [1]]);
});

test('a setup that cannot be drawn gives no picture', () => {
  expect(viewFromEvents({ players: 1 }, [])).toBeUndefined();
  expect(viewFromEvents(null, [])).toBeUndefined();
});
