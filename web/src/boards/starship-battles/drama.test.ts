import { at, Match } from '@parsecs/kernel';
import { type Event, starshipBattles, type View } from '@parsecs/starship-battles';
import { expect, test } from 'vitest';
import type { Effect } from '../fx/effect.ts';
import type { Seen } from '../fx/theatre.ts';
import { cardIn, sizeOf } from './cards.ts';
import { choreograph, type Motion } from './choreography.ts';
import { effectsOf } from './drama.ts';
import { gridOf } from './grid.ts';

const SEEN: Seen = {
  middle: { x: 500, y: 500, radius: 500 },
  top: { x: 500, y: 0 },
  toFrame: (point) => point,
  pixel: 1,
  width: 1000,
  height: 1000,
};

/** A fleet with every ship somewhere on the map. */
const VIEW = ((): View => {
  const setup = starshipBattles.setups['coruscant'];
  if (setup === undefined) throw new Error('no setup');
  const view = starshipBattles.view(new Match(starshipBattles, setup, 'drama').state, 'spectator');
  const ships = view.ships.map((ship, index) => ({
    ...ship,
    at: [(index * 2) % 18, Math.floor(index / 9) * 2] as const,
  }));
  return { ...view, ships };
})();

function idOfSize(size: number): string {
  const ship = VIEW.ships.find(({ card }) => {
    const known = cardIn(VIEW, card);
    return known !== undefined && sizeOf(known) === size;
  });
  if (ship === undefined) throw new Error(`no ship of size ${size}`);
  return ship.id;
}

function shown(event: Event): { readonly length: number; readonly effects: readonly Effect[] } {
  const beat = at(choreograph([event], VIEW, VIEW), 0);
  const grid = gridOf(VIEW.setup.map, 0);
  const effects = effectsOf({ grid, view: VIEW, after: VIEW }, beat.motion as Motion, SEEN);
  return { length: beat.length, effects };
}

test('a fighter explodes; a capital ship burns before it breaks, and takes longer', () => {
  const [fighter, capital] = [1, 2].map((size) =>
    shown({ type: 'destroyed', ship: idOfSize(size) } as Event),
  );
  expect(fighter?.effects).toMatchObject([{ kind: 'explosion' }]);
  expect(capital?.effects).toMatchObject([{ kind: 'breakup' }]);
  expect(capital?.length).toBeGreaterThan(fighter?.length ?? 0);
});

test.each([
  ['miss', 0],
  ['hit', 3],
  ['critical', 5],
] as const)('nothing is fired before the die has fallen: %s', (result, hits) => {
  const [ship, target] = [idOfSize(2), idOfSize(1)];
  const { effects } = shown({ type: 'rolled', ship, target, result, roll: 9 } as Event);
  const [volley] = effects;
  expect(volley).toMatchObject({ kind: 'volley', hits });
  expect(volley?.kind === 'volley' && volley.after).toBeGreaterThan(0.4);
});
