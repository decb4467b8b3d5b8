import { at, Match, seededChance } from '@parsecs/kernel';
import { superTeams } from '@parsecs/super-teams';
import type { View } from '@parsecs/super-teams/words';
import { describe, expect, test } from 'vitest';
import { choreograph } from './choreography.ts';
import { foldEvent } from './fold.ts';
import { emptyView, viewFromEvents } from './view-from-events.ts';

/** What the board draws of a view. */
function drawn(view: View): unknown {
  const { ships, seats, movementDeck, movementDiscard, bonusDeck, bonusDiscard, planet } = view;
  const { jokers, round, winners } = view;
  return {
    ships,
    seats: seats.map(({ movementCards, bonusCards }) => ({ movementCards, bonusCards })),
    movementDeck,
    movementDiscard,
    bonusDeck,
    bonusDiscard,
    planet,
    jokers,
    round,
    winners,
  };
}

describe.each(Object.keys(superTeams.setups))('told events of %s', (name) => {
  test('lead to the same picture as the rules, step by step', () => {
    const setup = superTeams.setups[name];
    if (setup === undefined) throw new Error('no setup');
    const match = new Match(superTeams, setup, `fold/${name}`);
    const chance = seededChance('fold');
    let view = match.eventsAt(0).reduce(foldEvent, emptyView(setup) as View);
    expect(drawn(view)).toEqual(drawn(superTeams.view(match.state, 'spectator')));
    for (;;) {
      const seat = superTeams.asked(match.state)[0];
      if (seat === undefined) break;
      const { answers } = superTeams.question(match.state, seat);
      match.choose(seat, at(answers, chance.pick('answer', answers.length)).id);
      const told = match.eventsAt(match.length);
      const truth = superTeams.view(match.state, 'spectator');
      const beats = choreograph(told, view, truth);
      const last = beats.at(-1);
      if (last !== undefined) expect(drawn(last.view)).toEqual(drawn(truth));
      view = told.reduce(foldEvent, view);
      expect(drawn(view)).toEqual(drawn(truth));
    }
    const told = match.log().told as unknown as Parameters<typeof viewFromEvents>[1];
    expect(drawn(viewFromEvents(setup, told) as View)).toEqual(
      drawn(superTeams.view(match.state, 'spectator')),
    );
  });
});

test('a setup that cannot be drawn gives no picture', () => {
  expect(viewFromEvents({ board: 'gone' }, [])).toBeUndefined();
  expect(viewFromEvents({ board: 'gone', colours: [['red'], ['green']] }, [])).toBeUndefined();
  expect(viewFromEvents(null, [])).toBeUndefined();
});
