import { runScenario } from '@parsecs/kernel';
import { gameSuite, rule } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Setup, type Squad, xwing } from '../index.ts';
import { readySquad } from '../lists/ready-made.ts';
import { setupOf } from '../setup/check-setup.ts';
import { play, setupFaults } from '../testing/playing.ts';
import { table } from '../testing/table.ts';

function readyNamed(name: string): Squad {
  const squad = readySquad(name);
  if (squad === undefined) throw new Error(`no squad ${name}`);
  return squad;
}

const ACES = readyNamed('x-wing-aces');
const HAN = readyNamed('han-and-two-rookies');
const SWARM = readyNamed('howlrunner-swarm');

const REBELS = { P1: 'rebel', P2: 'rebel' } as const;
const EMPIRE = { P1: 'imperial', P2: 'imperial' } as const;

/** Both fly for one faction, with given squads, with one of them built, and in teams. */
const MIRRORS: Readonly<Record<string, Setup>> = {
  rebels: setupOf({ sides: REBELS, squads: { P1: ACES, P2: ACES }, obstacles: 3, roundLimit: 8 }),
  empire: setupOf({ sides: EMPIRE, squads: { P1: SWARM, P2: 'build' }, roundLimit: 6 }),
  team: setupOf({ sides: REBELS, players: 3, roundLimit: 4 }),
};

gameSuite({ ...xwing, setups: MIRRORS }, { setups: ['rebels', 'empire', 'team'], games: 1 });

describe('both players fly for one faction', () => {
  test('the sides are told for both, and squads by seat', () => {
    expect(MIRRORS['rebels']).toMatchObject({ sides: REBELS, squads: { P1: ACES, P2: ACES } });
    const plain = { sides: 'imperial', squads: { rebel: ACES, imperial: SWARM } } as const;
    const both = { P1: 'imperial', P2: 'rebel' } as const;
    expect(setupOf({ sides: both, squads: { P1: SWARM, P2: ACES } })).toEqual(setupOf(plain));
    expect(setupFaults({ sides: { P1: 'rebel' } })).toEqual(['sides XW-013']);
    expect(setupFaults({ sides: { ...REBELS, P3: 'rebel' } })).toEqual(['sides XW-013']);
    expect(setupFaults({ sides: REBELS, squads: { rebel: ACES } })).toEqual([
      'squads.rebel XW-015',
    ]);
    expect(setupFaults({ sides: REBELS, squads: { P1: ACES, P2: SWARM } })).not.toEqual([]);
  });

  test('printed forces and missions are for one side each', () => {
    expect(setupFaults({ sides: REBELS, squadBuilding: false })).toEqual(['sides XW-016']);
    expect(setupFaults({ sides: REBELS, mission: 1 })).toEqual(['sides XW-016']);
  });

  test('each has a Luke of his own, and boxes of his own', () => {
    const game = play({ sides: REBELS, squads: { P1: ACES, P2: ACES } });
    const owners = game.view().ships.map(({ id, owner }) => [id, owner]);
    const names = ACES.ships.map(({ pilot }) => pilot);
    const first = game.view().seats[0]?.role === 'rebel' ? 0 : 1;
    expect(owners).toEqual([
      ...names.map((name) => [name, first]),
      ...names.map((name) => [`${name}-2`, 1 - first]),
    ]);
    const luke = {
      faction: 'rebel',
      ships: [{ pilot: 'lukeskywalker', upgrades: ['marksmanship'] }],
    } as const;
    const box = { collection: { swx01: 1 }, points: 31, squads: { P1: luke, P2: luke } };
    expect(setupFaults({ ...box, sides: REBELS })).toEqual([]);
  });

  test('lots decide who lays the first obstacle', () => {
    const asked = new Set(
      ['a', 'b', 'c', 'd', 'e'].map((seed) => {
        const game = play({ sides: REBELS, squads: { P1: ACES, P2: HAN }, obstacles: 1 }, seed);
        const [told] = game.told('roles-drawn');
        expect(game.question()).toBe(`P${(told?.imperial ?? -1) + 1} obstacle`);
        return game.question();
      }),
    );
    expect(asked.size).toBe(2);
  });

  test('the same lot decides about the initiative where squads cost the same', () => {
    for (const seed of ['a', 'b', 'c']) {
      const game = play({ sides: REBELS, squads: { P1: ACES, P2: ACES } }, seed);
      expect(game.view().initiative).toEqual([game.told('roles-drawn')[0]?.imperial]);
    }
  });

  rule('XW-201', 'else the cheaper squad has it', () => {
    const cheap = { faction: 'rebel', ships: [{ pilot: 'rookiepilot', upgrades: [] }] } as const;
    for (const seed of ['a', 'b', 'c']) {
      const game = play({ sides: REBELS, squads: { P1: ACES, P2: cheap } }, seed);
      expect(game.view().initiative).toEqual([1]);
    }
  });

  rule('XW-159', 'ships of one faction fight each other, and the last team wins', () => {
    const game = table()
      .setup({ sides: REBELS })
      .given({ initiative: 'P1' })
      .phase('combat')
      .ship('rookiepilot', { at: [450, 300, 0], by: 'P1' })
      .ship('rookiepilot', { at: [450, 400, 180], by: 'P2', shields: 0, damageDown: 2 })
      .attackDice('hit', 'hit', 'hit', 'blank')
      .defenceDice('blank', 'blank')
      .choose('P1', 'primary>rookiepilot-2');
    // XW-153: equal skill, so the other may shoot back before it falls.
    game.idle();
    expect(game.winners()).toEqual(['P1']);
  });

  test('a scenario tells the initiative by faction, and by seat where both have one', () => {
    const told = (setup: object, ships: readonly object[]): unknown =>
      runScenario(xwing, {
        game: 'xwing',
        title: 'initiative',
        rules: [],
        given: { setup, ships, initiative: 'rebel' },
        when: [],
        then: { state: { initiative: 'nobody' } },
      }).why;
    const rookie = { pilot: 'rookiepilot', at: [450, 100, 0] };
    const other = { pilot: 'academypilot', at: [450, 800, 180] };
    expect(told({ sides: 'imperial' }, [rookie, other])).toContain('rebel');
    const second = { ...rookie, at: [450, 800, 180], by: 'P2' };
    expect(told({ sides: REBELS }, [{ ...rookie, by: 'P1' }, second])).toContain('P1');
  });
});
