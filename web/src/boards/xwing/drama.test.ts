import { at } from '@parsecs/kernel';
import { xwing } from '@parsecs/xwing';
import { describe, expect, test } from 'vitest';
import type { Effect } from '../fx/effect.ts';
import type { Seen } from '../fx/theatre.ts';
import { choreograph, type Motion } from './choreography.ts';
import { dicePairs } from './dice-pairs.ts';
import { effectsOf } from './drama.ts';
import { layoutOf } from './layout.ts';
import { attackIn } from './moment.ts';
import { seatRole, shipIn } from './ships.ts';
import { setupNamed, stepsOf } from './testing/moments.ts';

const SEEN: Seen = {
  middle: { x: 500, y: 500, radius: 500 },
  top: { x: 500, y: 0 },
  toFrame: (point) => point,
  pixel: 1,
  width: 1000,
  height: 1000,
};

interface Shown {
  readonly motion: Motion;
  readonly effects: readonly Effect[];
  /** The colour of whoever acts, and the dice as they lay. */
  readonly side: string | null;
  readonly dice: number;
  readonly through: number;
  readonly pairs: number;
}

/** All beats of a game that chance plays, with what is drawn of each. */
function* shownIn(name: string, seed: string, most: number): Generator<Shown> {
  const setup = setupNamed(name);
  let before: ReturnType<typeof xwing.view> | undefined;
  for (const match of stepsOf(setup, seed, most)) {
    const after = xwing.view(match.state, 'spectator');
    const events = match
      .eventsAt(match.length)
      .flatMap((event) => xwing.viewEvent(event, 'spectator', match.state) ?? []);
    let view = before ?? after;
    before = after;
    const layout = layoutOf(after.setup, 0);
    for (const beat of choreograph(events, view, after)) {
      const motion = beat.motion as Motion;
      const attack = attackIn(beat.view) ?? attackIn(view);
      const ship = 'ship' in motion ? shipIn(view, motion.ship) : undefined;
      yield {
        motion,
        effects: effectsOf({ layout, view, after: beat.view }, motion, SEEN),
        side: ship === undefined ? null : seatRole(view, ship.owner),
        dice: attack?.attack.length ?? 0,
        through: (attack?.result?.hits ?? 0) + (attack?.result?.crits ?? 0),
        pairs:
          attack === undefined || motion.kind !== 'results'
            ? 0
            : dicePairs(attack, motion.cancelled).count,
      };
      view = beat.view;
    }
  }
}

const GAME = [...shownIn('standard', 'drama', 1200)];
const beats = (kind: Motion['kind']): readonly Shown[] =>
  GAME.filter(({ motion }) => motion.kind === kind);

describe('a game that chance plays', () => {
  test('has bolts for all dice, in the colour of whoever shoots; as many strike as get through', () => {
    const shots = [...beats('hit'), ...beats('miss')];
    expect(shots.length).toBeGreaterThan(3);
    for (const { effects, side, dice, through, motion } of shots) {
      expect(effects).toMatchObject([
        {
          kind: 'volley',
          tone: side,
          hits: motion.kind === 'miss' ? 0 : through,
          misses: motion.kind === 'miss' ? dice : dice - through,
        },
      ]);
    }
  });

  test('cancels as many pairs of dice as the rules have cancelled', () => {
    const results = beats('results');
    expect(results.length).toBeGreaterThan(3);
    for (const { motion, pairs } of results) {
      expect(motion).toMatchObject({ kind: 'results', cancelled: pairs });
    }
  });

  test('shows engines behind every ship that flies, and an explosion where one is lost', () => {
    for (const { effects } of beats('fly')) expect(effects[0]).toMatchObject({ kind: 'engine' });
    const losses = beats('loss');
    for (const { effects } of losses) expect(effects).toMatchObject([{ kind: 'explosion' }]);
  });
});

test('hits are cancelled before critical hits, dice before what was added', () => {
  const pairs = dicePairs(
    { attack: ['critical', 'hit', 'focus'], defence: ['blank', 'evade'], evades: 1 },
    2,
  );
  expect(pairs).toEqual({
    attack: [1, 0, undefined],
    defence: [undefined, 0],
    added: [1],
    count: 2,
  });
});

test('the end is a beat of its own', () => {
  const [match] = stepsOf(setupNamed('standard'), 'end', 1);
  if (match === undefined) throw new Error('no match');
  const view = xwing.view(match.state, 'spectator');
  const over = { type: 'game-over' as const, winners: [0], rule: 'XW-193' };
  const beat = at(choreograph([over], view, view), 0);
  expect(beat.motion).toEqual({ kind: 'victory', winners: [0] });
  const layout = layoutOf(view.setup, 0);
  const [effect] = effectsOf({ layout, view, after: view }, beat.motion as Motion, SEEN);
  expect(effect?.kind).toBe('triumph');
});
