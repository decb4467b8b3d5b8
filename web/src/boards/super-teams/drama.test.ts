import { at, Match, seededChance } from '@parsecs/kernel';
import { boardOf, superTeams } from '@parsecs/super-teams';
import type { SpaceKind } from '@parsecs/super-teams/words';
import { expect, test } from 'vitest';
import type { Effect } from '../fx/effect.ts';
import type { Seen } from '../fx/theatre.ts';
import { choreograph, type Motion } from './choreography.ts';
import { effectsOf } from './drama.ts';
import { layOut } from './layout.ts';

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
  readonly effects: readonly Effect['kind'][];
  /** What the space is where the ship comes to rest. */
  readonly kinds: readonly SpaceKind[];
}

/** All beats of games that chance plays, with what is drawn of each. */
function* shownIn(seed: string): Generator<Shown> {
  const setup = at(Object.values(superTeams.setups), 0);
  const match = new Match(superTeams, setup, seed);
  const layout = layOut(boardOf(setup), 1.6);
  const chance = seededChance(seed);
  for (;;) {
    const [seat] = superTeams.asked(match.state);
    if (seat === undefined) return;
    const before = superTeams.view(match.state, 'spectator');
    const { answers } = superTeams.question(match.state, seat);
    match.choose(seat, at(answers, chance.pick('answer', answers.length)).id);
    const after = superTeams.view(match.state, 'spectator');
    for (const { motion, view } of choreograph(match.eventsAt(match.length), before, after)) {
      const own = motion as Motion;
      yield {
        motion: own,
        effects: effectsOf(layout, view, own, SEEN).map(({ kind }) => kind),
        kinds: 'to' in own ? (layout.spots[own.to]?.kinds ?? []) : [],
      };
    }
  }
}

const BEATS = ['one', 'two', 'three'].flatMap((seed) => [...shownIn(seed)]);
const landed = (kind: SpaceKind): readonly Shown[] =>
  BEATS.filter(({ motion, kinds }) => motion.kind === 'glide' && kinds.join() === kind);

test.each([
  ['hyperspace', 'hyperspace'],
  ['asteroid', 'rocks'],
] as const)('who comes to rest on %s sees it', (kind, effect) => {
  const found = landed(kind);
  expect(found.length).toBeGreaterThan(0);
  for (const { effects } of found) expect(effects).toEqual(['engine', effect]);
});

test('the Maw draws in, and the winners are saluted at the end', () => {
  const mawed = BEATS.filter(({ motion }) => motion.kind === 'maw');
  expect(mawed.length).toBeGreaterThan(0);
  for (const { effects } of mawed) expect(effects).toEqual(['maw']);
  expect(BEATS.at(-1)).toMatchObject({ motion: { kind: 'victory' }, effects: ['triumph'] });
});
