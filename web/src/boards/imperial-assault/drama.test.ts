import { type Event, imperialAssault, type View } from '@parsecs/imperial-assault';
import { at, Match, seededChance } from '@parsecs/kernel';
import { expect, test } from 'vitest';
import type { Effect } from '../fx/effect.ts';
import type { Seen } from '../fx/theatre.ts';
import { figureIn, sideOf } from './cards.ts';
import { choreograph, type Motion } from './choreography.ts';
import { effectsOf } from './drama.ts';
import { layoutOf, mapFileOf } from './layout.ts';

const SEEN: Seen = {
  middle: { x: 500, y: 500, radius: 500 },
  top: { x: 500, y: 0 },
  toFrame: (point) => point,
  pixel: 1,
  width: 1000,
  height: 1000,
};

/** A position with everybody on the map. */
function begun(): View {
  const setup = at(Object.values(imperialAssault.setups), 0);
  const match = new Match(imperialAssault, setup, 'drama');
  const chance = seededChance('drama');
  for (let steps = 0; steps < 60; steps += 1) {
    const [seat] = imperialAssault.asked(match.state);
    if (seat === undefined) break;
    const { answers } = imperialAssault.question(match.state, seat);
    match.choose(seat, at(answers, chance.pick('answer', answers.length)).id);
  }
  return imperialAssault.view(match.state, 'spectator');
}

const VIEW = begun();
const [ONE, OTHER] = [0, 1].map((seat) => {
  const figure = VIEW.figures.find(({ owner, at }) => owner === seat && at.length > 0);
  if (figure === undefined) throw new Error('nobody stands there');
  return figure.id;
}) as [string, string];

function shown(event: Event): readonly Effect[] {
  const file = mapFileOf(VIEW);
  if (file === undefined) throw new Error('no map');
  const [beat] = choreograph([event], VIEW, VIEW);
  const layout = layoutOf(file);
  return effectsOf({ layout, view: VIEW, after: VIEW }, beat?.motion as Motion, SEEN);
}

function toneOf(id: string): string | undefined {
  const figure = figureIn(VIEW, id);
  return figure && sideOf(VIEW, figure.owner);
}

test('damage flies in the colour of whoever shoots', () => {
  const hit = { type: 'hit', figure: ONE, target: OTHER, damage: 3 } as Event;
  expect(shown(hit)).toMatchObject([{ kind: 'volley', tone: toneOf(ONE), hits: 3, misses: 0 }]);
});

test('who is defeated falls in the colour of its side', () => {
  const tone = toneOf(OTHER);
  expect(shown({ type: 'defeated', target: OTHER })).toMatchObject([{ kind: 'fall', tone }]);
});

test('points fly to where they are counted', () => {
  const scored = { type: 'scored', seat: 0, vp: 4, total: 4, by: 'figure' } as Event;
  const tone = sideOf(VIEW, 0);
  expect(shown(scored)).toMatchObject([{ kind: 'points', to: SEEN.top, count: 4, tone }]);
});

test('the winner’s figures are saluted', () => {
  const [effect] = shown({ type: 'won', winners: [1], rule: 'IA-300' });
  expect(effect).toMatchObject({ kind: 'triumph', tone: sideOf(VIEW, 1) });
  expect(effect?.kind === 'triumph' && effect.salutes.length).toBeGreaterThan(0);
});
