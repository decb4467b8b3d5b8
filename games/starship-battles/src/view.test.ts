import { canonicalJson, seededChance } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import { imagine } from './imagine.ts';
import { starshipBattles } from './index.ts';
import type { State } from './state.ts';
import { playRandomGame } from './testing/games.ts';
import { type PlayTable, table } from './testing/table.ts';
import { view } from './view.ts';

const CORVETTE = 'corellian-corvette-1';
const SHOT = 'turbolasers>victory-star-destroyer-1';

/** Stands on a diagonal of its target: two faces may be named. */
function corvette(): PlayTable {
  return table()
    .phase('attack', 'P1')
    .low('dark')
    .ship('P1', 'corellian-corvette', [10, 10])
    .ship('P2', 'victory-star-destroyer', [13, 6], { facing: 'west' });
}

describe('from the reveal on a view tells the whole state, in names', () => {
  test.each(Object.entries(starshipBattles.setups))('%s', (name, setup) => {
    const kinds = new Set<string>();
    playRandomGame({ ...setup, roundLimit: 3 }, name, {
      question: ({ kind }, state) => {
        if (state.roster.types.length === 0) return;
        kinds.add(kind);
        const seen = JSON.parse(JSON.stringify(view(state, 'spectator'))) as ReturnType<
          typeof view
        >;
        const imagined = imagine({ ...seen, setup: state.setup }, seededChance('any'));
        // Thousands of states are compared: only one that differs is worth an assertion.
        if (canonicalJson(imagined) !== canonicalJson(state)) expect(imagined).toEqual(state);
      },
    });
    expect(kinds.size).toBeGreaterThan(5);
  });

  test('a game that was given up in the middle of an attack', () => {
    const game = corvette().choose('P1', CORVETTE, SHOT, 'side', 'resign');
    expect(game.winners()).toEqual(['P2']);
    expect(imagine(view(game.state, 0), seededChance('any'))).toEqual(game.state);
  });
});

test('what a state may hold beyond what is listed is not shown', () => {
  const secret = 'nobody may see this';
  const { state } = table()
    .ship('P1', 'rebel-transport', [3, 20])
    .ship('P2', 'imperial-shuttle', [3, 3]);
  const more = { ...state, secret, attack: { ...state.attack, secret } } as State;
  expect(JSON.stringify(view(more, 0))).not.toContain(secret);
});

describe('what is done is told in names', () => {
  test('nothing is declared', () => {
    const game = corvette().choose('P1', CORVETTE);
    expect(view(game.state, 1)).toMatchObject({ active: CORVETTE, attack: null, fired: [] });
  });

  test('an attack, before its face is named and after', () => {
    const game = corvette().choose('P1', CORVETTE, SHOT);
    const declared = {
      weapon: 'turbolasers',
      target: 'victory-star-destroyer-1',
      faces: ['front', 'side'],
      face: null,
      roll: null,
      damage: 0,
    };
    expect(view(game.state, 1).attack).toEqual(declared);
    game.choose('P1', 'side');
    expect(view(game.state, 1).attack).toEqual({ ...declared, face: 'side' });
    expect(view(game.state, 1).fired).toEqual([{ weapon: 'turbolasers', side: null }]);
  });

  test('a hit that is not placed yet', () => {
    const game = table()
      .phase('attack', 'P1')
      .low('dark')
      .ship('P1', 'mon-calamari-cruiser', [16, 10])
      .ship('P2', 'emperor-palpatines-shuttle', [16, 4], { counters: 0, facing: 'south' })
      .ship('P2', 'tie-fighter', [17, 4]);
    const target = 'emperor-palpatines-shuttle-1';
    game.attack('P1', 'mon-calamari-cruiser-1', `turbolasers>${target}`, 18, 'front');
    const damage = game.told('damage-known')[0]?.damage ?? 0;
    expect(view(game.state, 'spectator').attack).toMatchObject({ target, roll: 18, damage });
    expect(damage).toBeGreaterThan(0);
  });

  test('of a broadside each side counts for itself', () => {
    const game = table()
      .phase('attack', 'P1')
      .low('dark')
      .ship('P1', 'mon-calamari-star-defender-viscount', [16, 10])
      .ship('P2', 'imperial-shuttle', [3, 10])
      .ship('P2', 'imperial-shuttle', [30, 10]);
    game.attack('P1', 'mon-calamari-star-defender-viscount-1', 'barrage>imperial-shuttle-1', 5);
    expect(view(game.state, 0).fired).toEqual([{ weapon: 'barrage', side: 'left' }]);
    game.attack('P1', 'mon-calamari-star-defender-viscount-1', 'barrage>imperial-shuttle-2', 5);
    expect(view(game.state, 0).fired).toEqual([
      { weapon: 'barrage', side: 'right' },
      { weapon: 'barrage', side: 'left' },
    ]);
  });

  test('rolls and losses by side', () => {
    const game = corvette();
    expect(view(game.state, 0)).toMatchObject({
      rolls: { light: null, dark: null },
      lost: { light: 0, dark: 0 },
      ended: null,
    });
  });

  test('steps that are still to be flown', () => {
    const game = table({ sides: 'dark' })
      .ship('P1', 'imperial-star-destroyer', [10, 1], { facing: 'north' })
      .ship('P2', 'x-wing-starfighter', [10, 0])
      .low('dark')
      .choose('P1', 'imperial-star-destroyer-1', 'ahead,flee');
    expect(game.question()).toBe('P2 displace');
    expect(view(game.state, 0).steps).toEqual(['flee']);
  });
});
