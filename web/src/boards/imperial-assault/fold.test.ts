import { type ImperialAssault, imperialAssault, type View } from '@parsecs/imperial-assault';
import { at, Match, seededChance } from '@parsecs/kernel';
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
    let view = viewFromEvents(setup, [match.toldAt(0)]) as View;
    for (let steps = 0; steps < MOST_STEPS && step(match, chance); steps += 1) {
      const told = match.toldAt(match.length);
      const truth = imperialAssault.view(match.state, 'spectator');
      const last = choreograph(told, view, truth).at(-1);
      if (last !== undefined) expect(drawn(last.view)).toEqual(drawn(truth));
      view = told
        .flatMap((event) => imperialAssault.viewEvent(event, 'spectator', match.state) ?? [])
        .reduce(foldEvent, view);
      expect(drawn(view)).toEqual(drawn(truth));
    }
  });
});

test('a setup that cannot be drawn gives no picture', () => {
  expect(viewFromEvents({ armies: ['gone', 'gone'] }, [])).toBeUndefined();
  expect(viewFromEvents(null, [])).toBeUndefined();
});
