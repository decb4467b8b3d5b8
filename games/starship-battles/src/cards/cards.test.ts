import { rule } from '@parsecs/kernel/testing';
import { expect, test } from 'vitest';
import { declarationsOf } from '../behaviour/catalogue.ts';
import {
  ABILITIES,
  OPTIONS,
  pointsOf,
  READY_FLEETS,
  SHIPS,
  shipCard,
  starshipBattles,
  WEAPONS,
} from '../index.ts';
import { checkSetup } from '../setup/setup.ts';
import { newGame, playRandomGame } from '../testing/games.ts';
import { table } from '../testing/table.ts';

const sides = SHIPS.flatMap((card) => [
  card.full,
  ...(card.reduced === null ? [] : [card.reduced]),
]);

test('every ability, weapon and option has behaviour, and nothing else is on a card', () => {
  for (const id of [...ABILITIES, ...WEAPONS, ...OPTIONS]) {
    expect(declarationsOf(id)).not.toEqual([]);
  }
  for (const { abilities, weapons } of sides) {
    for (const { ability } of abilities) expect(ABILITIES).toContain(ability);
    for (const { weapon } of weapons) expect(WEAPONS).toContain(weapon);
  }
});

rule('SB-009', 'a card has two sides: a ship starts at full strength and may be reduced', () => {
  const game = table()
    .ship('P1', 'corellian-corvette', [5, 15])
    .ship('P2', 'imperial-star-destroyer', [5, 3], { damage: 8 })
    .phase('damage');
  expect(
    starshipBattles
      .view(newGame({ sides: 'light', fleets: ['random', 'random'] }), 0)
      .ships.every(({ isReduced }) => !isReduced),
  ).toBe(true);
  expect(game.seeded().see('imperial-star-destroyer-1').isReduced).toBe(true);
});

rule('SB-010', 'a ship with one hull value counts as full strength until it is destroyed', () => {
  for (const card of SHIPS) {
    expect(card.hull.reduced === null).toBe(card.reduced === null);
    expect(card.reduced === null).toBe(card.class === 4);
  }
  const game = table()
    .ship('P1', 'b-wing-starfighter', [5, 5])
    .ship('P2', 'tie-defender', [5, 6], { damage: 1 })
    .phase('attack', 'P1')
    .low('dark');
  // Hull 2 with one counter: still full strength for the Ion Cannon.
  game.attack('P1', 'b-wing-starfighter-1', 'ion-cannon>tie-defender-1', 18);
  expect(game.told('damage-known')[0]?.parts).toEqual({ 'ion-cannon': 1 });
  game.damagePhase();
  expect(game.see('tie-defender-1').at).toBe('gone');
});

rule('SB-011', 'the name on the card identifies the ship', () => {
  expect(new Set(SHIPS.map(({ name }) => name)).size).toBe(SHIPS.length);
  expect(new Set(SHIPS.map(({ id }) => id)).size).toBe(SHIPS.length);
  const game = table().pool('P1', 'x-wing-starfighter', 2).ship('P1', 'rebel-transport', [3, 20]);
  game.ship('P2', 'imperial-shuttle', [3, 1]);
  expect(starshipBattles.view(game.state, 0).ships.map(({ id, card }) => [id, card])).toEqual([
    ['x-wing-starfighter-1', 'x-wing-starfighter'],
    ['x-wing-starfighter-2', 'x-wing-starfighter'],
    ['rebel-transport-1', 'rebel-transport'],
    ['imperial-shuttle-1', 'imperial-shuttle'],
  ]);
});

rule('SB-012', 'a fleet costs the sum of its ships; the Quick Start does not count', () => {
  for (const { fleet, points } of READY_FLEETS) {
    expect(pointsOf(fleet, SHIPS)).toBe(points);
  }
  expect(READY_FLEETS.find(({ id }) => id === 'check-191')?.points).toBe(191);
  const dear = { faction: 'dark', ships: [{ ship: 'imperial-star-destroyer', count: 6 }] };
  expect(checkSetup({ sides: 'dark', fleets: [dear, 'random'] }).ok).toBe(false);
  expect(checkSetup({ sides: 'dark', mode: 'quick-start', fleets: [dear, 'random'] }).ok).toBe(
    true,
  );
});

rule('SB-013', 'the class is the number of squares that a ship may move', () => {
  const farthest = (ship: string): number => {
    const game = table().ship('P1', ship, [16, 10]).ship('P2', 'imperial-shuttle', [33, 0]);
    game.choose('P1', `${ship}-1`);
    return Math.max(
      ...game.answers('P1').map((answer) => {
        if (answer.kind === 'path') return answer.steps.length;
        if (answer.kind !== 'square') return 0;
        const [x = 0, y = 0] = answer.id.split(',').map(Number);
        return Math.max(Math.abs(x - 16), Math.abs(y - 10));
      }),
    );
  };
  expect(farthest('mon-calamari-star-defender-viscount')).toBe(1);
  expect(farthest('mon-calamari-cruiser')).toBe(2);
  expect(farthest('millennium-falcon')).toBe(3);
  expect(farthest('x-wing-starfighter')).toBe(4);
});

rule('SB-014', 'hull is full and reduced; damage equal to it is enough', () => {
  expect(shipCard('republic-assault-ship')?.hull).toEqual({ full: 5, reduced: 3 });
  const after = (damage: number, reduced: boolean): string => {
    const game = table()
      .ship('P1', 'republic-assault-ship', [5, 15], { damage, reduced })
      .ship('P1', 'rebel-transport', [20, 20])
      .ship('P2', 'imperial-shuttle', [5, 3])
      .phase('damage')
      .seeded();
    const { at, isReduced } = game.see('republic-assault-ship-1');
    return at === 'gone' ? 'gone' : isReduced ? 'reduced' : 'full';
  };
  expect([after(4, false), after(5, false), after(8, false)]).toEqual(['full', 'reduced', 'gone']);
  expect([after(2, true), after(3, true)]).toEqual(['reduced', 'gone']);
});

rule(
  'SB-015',
  'an attack total equal to the Defense of the face hits; fighters have one value',
  () => {
    const total = (die: number): string => {
      const game = table()
        .ship('P1', 'corellian-corvette', [5, 10])
        .ship('P2', 'imperial-star-destroyer', [5, 3])
        .phase('attack', 'P1')
        .low('dark');
      // Turbolasers +4 against front 17.
      return game.attack('P1', 'corellian-corvette-1', 'turbolasers>imperial-star-destroyer-1', die)
        .result;
    };
    expect([total(12), total(13)]).toEqual(['miss', 'hit']);
    for (const { class: number, full } of SHIPS) {
      const { front, side, rear } = full.defense;
      if (number === 4) expect([side, rear]).toEqual([front, front]);
    }
  },
);

rule('SB-016', 'each weapon system has an Attack bonus and a Damage rating', () => {
  for (const { weapons } of sides) expect(weapons.length).toBeGreaterThan(0);
  const game = table()
    .ship('P1', 'corellian-corvette', [5, 10])
    .ship('P2', 'imperial-star-destroyer', [5, 3])
    .phase('attack', 'P1')
    .low('dark');
  const isd = 'imperial-star-destroyer-1';
  expect(game.attack('P1', 'corellian-corvette-1', `turbolasers>${isd}`, 13).total).toBe(17);
  expect(game.dealt()).toBe(2);
  expect(game.attack('P1', 'corellian-corvette-1', `laser-cannon>${isd}`, 14).total).toBe(17);
  expect(game.dealt()).toBe(1);
  expect(game.refusal('P1', `barrage>${isd}`)).toBe('SB-016');
});

rule('SB-017', 'Point-Defense is its own bonus against fighters that touch the ship', () => {
  const game = table()
    .ship('P1', 'mon-calamari-cruiser', [5, 10])
    .ship('P1', 'corellian-corvette', [9, 9])
    .ship('P2', 'tie-fighter', [7, 9])
    .ship('P2', 'tie-fighter', [8, 9])
    .phase('attack', 'P1')
    .low('dark');
  // PD 6 against Defense 14.
  const roll = game.attack('P1', 'mon-calamari-cruiser-1', 'point-defense>tie-fighter-1', 8);
  expect([roll.total, roll.result, game.dealt()]).toEqual([14, 'hit', 1]);
  expect(game.refusal('P1', 'point-defense>tie-fighter-2')).toBe('SB-097');
  game.choose('P1', 'done', 'corellian-corvette-1');
  expect(game.refusal('P1', 'point-defense>tie-fighter-2')).toBe('SB-017');
});

rule('SB-018', 'Command is a rating by classes and a number of counters', () => {
  const viscount = shipCard('mon-calamari-star-defender-viscount');
  expect([viscount?.commands, viscount?.full.commandCounters]).toEqual([[1, 4], 3]);
  const game = table()
    .ship('P1', 'mon-calamari-star-defender-viscount', [5, 17])
    .ship('P1', 'x-wing-starfighter', [9, 9])
    .ship('P2', 'tie-fighter', [9, 10])
    .phase('attack', 'P1')
    .low('dark')
    .choose('P1', 'x-wing-starfighter-1', 'laser-cannon>tie-fighter-1');
  expect(game.offered('P1')).toEqual([
    'attack-formation@mon-calamari-star-defender-viscount-1',
    'decline',
  ]);
});

rule('SB-019', 'collector number, rarity and set play no part', () => {
  const own = SHIPS.map((card) => ({
    ...card,
    number: 500 - card.number,
    rarity: 'rare' as const,
  }));
  const fleets = ['random', 'random'] as const;
  const places = (ships: typeof own): string => {
    const state = playRandomGame({ sides: 'light', fleets, points: 80, ships }, 'collector');
    return JSON.stringify([state.places, state.damage, state.winners, state.round]);
  };
  expect(places(own)).toBe(places([]));
});
