import { imperialAssault } from '@parsecs/imperial-assault';
import { at, type Game, type GameTypes, Match, seededChance, type Viewer } from '@parsecs/kernel';
import { starshipBattles } from '@parsecs/starship-battles';
import { superTeams } from '@parsecs/super-teams';
import { xwing } from '@parsecs/xwing';
import { describe, expect, test } from 'vitest';
import type { BoardSounds, Cue } from '../sound/cues.ts';
import type { Sound } from '../sound/sounds.ts';
import type { Beat } from './contract.ts';
import {
  type Motion as AssaultMotion,
  choreograph as assaultBeats,
} from './imperial-assault/choreography.ts';
import { sounds as assaultSounds } from './imperial-assault/sounds.ts';
import { choreograph as battleBeats } from './starship-battles/choreography.ts';
import { sounds as battleSounds } from './starship-battles/sounds.ts';
import { choreograph as raceBeats } from './super-teams/choreography.ts';
import { sounds as raceSounds } from './super-teams/sounds.ts';
import { choreograph as dogfightBeats, type Motion as FlightMotion } from './xwing/choreography.ts';
import { attackIn } from './xwing/moment.ts';
import { sounds as dogfightSounds } from './xwing/sounds.ts';
import { setupNamed, stepsOf } from './xwing/testing/moments.ts';

interface HeardBeat<T extends GameTypes> {
  readonly motion: unknown;
  readonly before: T['view'];
  readonly after: T['view'];
}

interface Told<T extends GameTypes> {
  readonly game: Game<T>;
  readonly steps: Iterable<Match<T>>;
  readonly choreograph: (
    events: readonly T['event'][],
    before: T['view'],
    after: T['view'],
  ) => readonly Beat<T>[];
}

/** All beats of a game that chance plays. */
function beatsIn<T extends GameTypes>({ game, steps, choreograph }: Told<T>): HeardBeat<T>[] {
  const beats: HeardBeat<T>[] = [];
  let last: T['view'] | undefined;
  for (const match of steps) {
    const now = game.view(match.state, 'spectator');
    const events = match
      .eventsAt(match.length)
      .flatMap((event) => game.viewEvent(event, 'spectator', match.state) ?? []);
    let before = last ?? now;
    last = now;
    for (const { motion, view } of choreograph(events, before, now)) {
      beats.push({ motion, before, after: view });
      before = view;
    }
  }
  return beats;
}

function* chanceSteps<T extends GameTypes>(game: Game<T>, most: number): Generator<Match<T>> {
  const match = new Match(game, at(Object.values(game.setups), 0), 'sounds');
  const chance = seededChance('sounds');
  yield match;
  while (match.length < most) {
    const [seat] = game.asked(match.state);
    if (seat === undefined) return;
    const { answers } = game.question(match.state, seat);
    match.choose(seat, at(answers, chance.pick('answer', answers.length)).id);
    yield match;
  }
}

function cuesOf<T extends GameTypes>(
  sounds: BoardSounds<T>,
  { motion, before, after }: HeardBeat<T>,
  viewer: Viewer = 'spectator',
): readonly Cue[] {
  return sounds.cuesOf(motion, { before, after, viewer });
}

function namesIn<T extends GameTypes>(
  sounds: BoardSounds<T>,
  beats: readonly HeardBeat<T>[],
): ReadonlySet<Sound> {
  return new Set(beats.flatMap((beat) => cuesOf(sounds, beat)).map(({ sound }) => sound));
}

function expectAll(heard: ReadonlySet<Sound>, wanted: readonly Sound[]): void {
  expect(wanted.filter((sound) => !heard.has(sound))).toEqual([]);
}

describe('a dogfight that chance plays', () => {
  const steps = stepsOf(setupNamed('standard'), 'drama', 1200);
  const beats = beatsIn({ game: xwing, steps, choreograph: dogfightBeats });

  test('is heard', () => {
    expectAll(namesIn(dogfightSounds, beats), [
      ...(['place', 'dial', 'engine', 'dice', 'dice-land', 'cannon', 'near-miss'] as const),
      ...(['shield', 'hull', 'explosion', 'headline', 'token'] as const),
    ]);
  });

  test('has a shot for each die', () => {
    const shots = beats.filter(({ motion }) => {
      return ['hit', 'miss'].includes((motion as FlightMotion).kind);
    });
    expect(shots.length).toBeGreaterThan(3);
    for (const beat of shots) {
      const dice = (attackIn(beat.before) ?? attackIn(beat.after))?.attack.length ?? 1;
      const cannons = cuesOf(dogfightSounds, beat).filter(({ sound }) => sound === 'cannon');
      expect(cannons).toHaveLength(Math.max(1, Math.min(5, dice)));
    }
  });

  test('warns whoever has one hull left, and nobody else; a face-up card is a critical hit', () => {
    const { after: view } = at(beats, beats.length - 1);
    const { id: ship, owner } = at(view.ships, 0);
    const withHull = (hullLeft: number): typeof view => ({
      ...view,
      ships: view.ships.map((own) => (own.id === ship ? { ...own, hullLeft } : own)),
    });
    const motion: FlightMotion = { kind: 'damage', ship, card: 'direct-hit' };
    const heard = (viewer: Viewer, from: number, to: number): readonly Sound[] => {
      const beat = { motion, before: withHull(from), after: withHull(to) };
      return cuesOf(dogfightSounds, beat, viewer).map(({ sound }) => sound);
    };
    expect(heard(owner, 2, 1)).toEqual(['crit', 'warning']);
    expect(heard(owner, 3, 2)).toEqual(['crit']);
    expect(heard(1 - owner, 2, 1)).toEqual(['crit']);
    expect(heard('spectator', 2, 1)).toEqual(['crit']);
  });
});

test('a battle of fleets that chance plays is heard, large ships by large guns', () => {
  const steps = chanceSteps(starshipBattles, 900);
  const beats = beatsIn({ game: starshipBattles, steps, choreograph: battleBeats });
  expectAll(namesIn(battleSounds, beats), [
    ...(['place', 'engine', 'dice', 'turbolaser', 'cannon', 'hull', 'explosion'] as const),
    'headline',
  ]);
});

test('a race that chance plays is heard', () => {
  const beats = beatsIn({
    game: superTeams,
    steps: chanceSteps(superTeams, 300),
    choreograph: raceBeats,
  });
  expectAll(namesIn(raceSounds, beats), ['card', 'deal', 'engine', 'rocks', 'hyperspace', 'maw']);
});

describe('a skirmish that chance plays', () => {
  const steps = chanceSteps(imperialAssault, 700);
  const beats = beatsIn({ game: imperialAssault, steps, choreograph: assaultBeats });

  test('is heard', () => {
    expectAll(namesIn(assaultSounds, beats), [
      'place',
      'step',
      'dice',
      'blaster',
      'hurt',
      'headline',
    ]);
  });

  test.each([
    ['darth-vader', 'sabre'],
    ['royal-guard', 'blow'],
    ['stormtrooper', 'blaster'],
  ] as const)('%s is heard with a %s', (card, sound) => {
    const { after } = at(beats, 0);
    const figures = after.figures.map((figure) => ({ ...figure, card }));
    const [one, other] = [at(figures, 0).id, at(figures, 1).id];
    const motion: Omit<Extract<AssaultMotion, { readonly kind: 'hit' }>, 'blocked'> = {
      kind: 'hit',
      from: one,
      target: other,
      damage: 1,
    };
    const view = { ...after, attack: null, figures };
    const cues = cuesOf(assaultSounds, { motion, before: view, after: view });
    expect(cues.map((cue) => cue.sound)).toEqual([sound, 'hurt']);
  });
});
