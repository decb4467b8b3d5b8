import { card, rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { type PlayTable, table } from '../testing/table.ts';
import type { OptionId } from '../vocabulary.ts';

const VISCOUNT = 'mon-calamari-star-defender-viscount-1';
const EXECUTOR = 'super-star-destroyer-executor-1';

function attacks(seat: 'P1' | 'P2'): PlayTable {
  return table()
    .low(seat === 'P1' ? 'dark' : 'light')
    .phase('attack', seat);
}

/** Rolls a declared attack, everybody declining what is left to buy. */
function roll(game: PlayTable, die: number): PlayTable {
  while (game.question().endsWith('options')) game.choose(game.next(), 'decline');
  return game.dice(die).choose(game.next(), 'roll');
}

function control(damage: number): PlayTable {
  return table()
    .ship('P1', 'mon-calamari-star-defender-viscount', [16, 17], { damage })
    .ship('P2', 'imperial-shuttle', [16, 3])
    .phase('damage')
    .seeded();
}
rule('SB-170', 'Damage Control takes one counter off every damaged class 1 ship', () => {
  const game = control(10);
  expect(game.question()).toBe('P1 damage-control');
  game.choose('P1', `damage-control@${VISCOUNT}`);
  // Nine are not enough to turn the card.
  expect(game.see(VISCOUNT)).toMatchObject({ damage: 9, isReduced: false, counters: 2 });
  // Every one of the own fleet, for one counter; then the other player is asked.
  const more = table()
    .ship('P1', 'mon-calamari-star-defender-viscount', [16, 17], { damage: 3 })
    .ship('P1', 'mon-calamari-star-defender-viscount', [20, 17], { damage: 5 })
    .ship('P1', 'mon-calamari-cruiser', [24, 17], { damage: 2 })
    .ship('P2', 'super-star-destroyer-executor', [16, 3], { damage: 4 })
    .phase('damage')
    .seeded()
    .choose('P1', `damage-control@${VISCOUNT}`);
  expect(more.question()).toBe('P2 damage-control');
  const damage = [VISCOUNT, 'mon-calamari-star-defender-viscount-2', 'mon-calamari-cruiser-1'];
  expect(damage.map((id) => more.see(id).damage)).toEqual([2, 4, 2]);
  expect(more.see(EXECUTOR).damage).toBe(4);
});
card('damage-control', 'is taken just before damage is worked out', () => {
  const game = control(3).choose('P1', `damage-control@${VISCOUNT}`);
  expect(game.told('repaired')).toEqual([{ type: 'repaired', ship: VISCOUNT }]);
  expect(game.see(VISCOUNT).damage).toBe(2);
});
card('damage-control', 'is not offered without damage, and helps class 1 only', () => {
  expect(control(0).question()).not.toContain('damage-control');
  const game = table()
    .ship('P2', 'emperor-palpatines-shuttle', [9, 2], { damage: 1 })
    .ship('P2', 'imperial-star-destroyer', [16, 3], { damage: 3 })
    .ship('P1', 'rebel-transport', [3, 20])
    .phase('damage')
    .seeded();
  expect(game.question()).not.toContain('damage-control');
});

/** What a defensive option changes for ships of the other classes. */
function othersWith(option: OptionId, ofClass: number): Record<string, number> {
  const ships = [
    'super-star-destroyer-executor',
    'imperial-star-destroyer',
    'imperial-shuttle',
    'tie-fighter',
  ].filter((_, index) => index + 1 !== ofClass);
  const rolls = ships.map((ship) =>
    attacks('P1')
      .ship('P1', 'corellian-corvette', [16, 18])
      .ship('P2', ship, [16, ship === 'tie-fighter' ? 17 : 3])
      .options('P2', option)
      .attack('P1', 'corellian-corvette-1', `turbolasers>${ship}-1`, 2),
  );
  return Object.assign({}, ...rolls.map(({ defenses }) => defenses));
}

function shields(buys: boolean, die: number): string | undefined {
  const game = attacks('P1')
    .ship('P1', 'corellian-corvette', [16, 18])
    .ship('P2', 'super-star-destroyer-executor', [16, 3], { facing: 'west' })
    .choose('P1', 'corellian-corvette-1', `turbolasers>${EXECUTOR}`);
  game.choose('P2', buys ? `power-to-shields@${EXECUTOR}` : 'decline');
  return roll(game, die).told('rolled')[0]?.result;
}
rule('SB-171', 'Power to Shields: class 1 ships get +2 Defense on all faces', () => {
  // 4 + 12 = 16 against side 15, then 17.
  expect([shields(false, 12), shields(true, 12), shields(true, 13)]).toEqual([
    'hit',
    'miss',
    'hit',
  ]);
  for (const facing of ['north', 'south', 'west'] as const) {
    const game = attacks('P1')
      .ship('P1', 'corellian-corvette', [16, 18])
      .ship('P2', 'super-star-destroyer-executor', [16, 3], { facing })
      .options('P2', 'power-to-shields');
    expect(
      game.attack('P1', 'corellian-corvette-1', `turbolasers>${EXECUTOR}`, 5).defenses,
    ).toEqual({ 'power-to-shields': 2 });
  }
  expect(othersWith('power-to-shields', 1)).toEqual({});
});
card('power-to-shields', 'raises the Defense of class 1 ships for the round', () => {
  const game = attacks('P1')
    .ship('P1', 'corellian-corvette', [16, 18])
    .ship('P2', 'super-star-destroyer-executor', [16, 3])
    .options('P2', 'power-to-shields');
  for (const weapon of ['turbolasers', 'laser-cannon']) {
    expect(game.attack('P1', 'corellian-corvette-1', `${weapon}>${EXECUTOR}`, 5)).toMatchObject({
      defense: 20,
      defenses: { 'power-to-shields': 2 },
    });
  }
});
card('power-to-shields', 'does nothing for other classes, and is not offered for them', () => {
  const game = attacks('P1')
    .ship('P1', 'corellian-corvette', [16, 18])
    .ship('P2', 'super-star-destroyer-executor', [3, 3])
    .ship('P2', 'victory-star-destroyer', [16, 3], { facing: 'west' });
  game.choose('P1', 'corellian-corvette-1', 'turbolasers>victory-star-destroyer-1');
  expect(game.question()).toBe('P1 roll');
});

function weapons(buys: boolean): PlayTable {
  const game = attacks('P1')
    .ship('P1', 'mon-calamari-star-defender-viscount', [16, 17])
    .ship('P1', 'mon-calamari-cruiser', [3, 17])
    .ship('P2', 'victory-star-destroyer', [16, 3], { facing: 'west' })
    .choose('P1', VISCOUNT, 'turbolasers>victory-star-destroyer-1');
  game.choose('P1', buys ? `power-to-weapons@${VISCOUNT}` : 'decline');
  return roll(game, 15);
}
rule('SB-172', 'Power to Weapons: every weapon of every class 1 ship gets +1 Damage', () => {
  expect([weapons(false).dealt(), weapons(true).dealt()]).toEqual([4, 5]);
  const game = weapons(true);
  game.attack('P1', VISCOUNT, 'ion-cannon>victory-star-destroyer-1', 15);
  expect(game.dealt()).toBe(5);
});
card('power-to-weapons', 'adds one damage to all weapons of class 1', () => {
  const game = weapons(true);
  game.attack('P1', VISCOUNT, 'frontal-battery>victory-star-destroyer-1', 18);
  expect(game.dealt()).toBe(4);
});
card('power-to-weapons', 'adds nothing for other classes or Point-Defense', () => {
  const game = weapons(true);
  game.attack('P1', 'mon-calamari-cruiser-1', 'turbolasers>victory-star-destroyer-1', 18, 'side');
  expect(game.dealt()).toBe(3);
  const pd = attacks('P1')
    .ship('P1', 'mon-calamari-star-defender-viscount', [16, 10])
    .ship('P2', 'tie-defender', [15, 9])
    .options('P1', 'power-to-weapons');
  pd.attack('P1', VISCOUNT, 'point-defense>tie-defender-1', 15);
  expect(pd.dealt()).toBe(1);
});

function engines(): PlayTable {
  return table()
    .ship('P1', 'venator-star-destroyer', [16, 12])
    .ship('P1', 'mon-calamari-star-defender-viscount', [5, 17])
    .ship('P2', 'imperial-shuttle', [2, 2]);
}
const VENATOR = 'venator-star-destroyer-1';
rule('SB-173', 'Power to Engines: class 2 ships may step to the forward diagonals', () => {
  const game = engines().choose('P1', `power-to-engines@${VENATOR}`, VENATOR);
  expect(game.offered('P1').filter((id) => !id.includes(','))).toEqual([
    'stay',
    'ahead',
    'ahead-left',
    'ahead-right',
    'left',
    'left-left',
    'left-right',
    'right',
    'right-left',
    'right-right',
  ]);
  game.choose('P1', 'ahead-right,left-left');
  // North-east, then turned to the west and one square south-west.
  expect(game.see(VENATOR)).toMatchObject({ at: [16, 12], facing: 'west' });
});
card('power-to-engines', 'keeps the facing of a diagonal step', () => {
  const game = engines().choose('P1', `power-to-engines@${VENATOR}`, VENATOR, 'ahead-left');
  expect(game.see(VENATOR)).toMatchObject({ at: [15, 11], facing: 'north' });
});
card('power-to-engines', 'is bought before the ship moves, and does not help class 1', () => {
  const game = engines().choose('P1', VENATOR, 'stay');
  expect(game.refusal('P1', `power-to-engines@${VENATOR}`)).toBe('SB-173');
  const big = engines().choose('P1', `power-to-engines@${VENATOR}`, VISCOUNT);
  expect(big.refusal('P1', 'ahead-left')).toBe('SB-053');
});
rule(
  'SB-167',
  'Power to Engines may still be bought when the ship is picked: nothing is known by then',
  () => {
    const game = engines().choose('P1', VENATOR);
    expect(game.offered('P1')).not.toContain('ahead-left');
    expect(game.offered('P1')).toContain(`power-to-engines@${VENATOR}`);
    game.choose('P1', `power-to-engines@${VENATOR}`);
    expect([game.question(), game.offered('P1').includes('ahead-left')]).toEqual(['P1 path', true]);
    expect(game.refusal('P1', `power-to-engines@${VENATOR}`)).toBe('SB-164');
    // It does nothing for a ship of another class, which waits for nothing.
    expect(engines().choose('P1', VISCOUNT).offered('P1').join()).not.toContain('power-to-engines');
  },
);

function front(facing: 'south' | 'west'): PlayTable {
  return attacks('P1')
    .ship('P1', 'corellian-corvette', [16, 18])
    .ship('P2', 'imperial-star-destroyer', [16, 3], { facing })
    .choose('P1', 'corellian-corvette-1', 'turbolasers>imperial-star-destroyer-1');
}
const SHIELDS_FRONT = 'power-to-shields-front@imperial-star-destroyer-1';
rule('SB-174', 'Power to Shields, Front: class 2 ships get +2 Defense on the front face', () => {
  const game = front('south').choose('P2', SHIELDS_FRONT);
  expect(roll(game, 14).told('rolled')).toMatchObject([{ total: 18, defense: 19, result: 'miss' }]);
  expect(othersWith('power-to-shields-front', 2)).toEqual({});
});
card('power-to-shields-front', 'raises the front face', () => {
  const game = front('south').choose('P2', SHIELDS_FRONT);
  expect(roll(game, 14).told('rolled')[0]?.defenses).toEqual({ 'power-to-shields-front': 2 });
});
card('power-to-shields-front', 'does not raise the other faces', () => {
  expect(front('west').question()).toBe('P1 roll');
  const game = attacks('P1')
    .ship('P1', 'corellian-corvette', [16, 18])
    .ship('P2', 'imperial-star-destroyer', [16, 3], { facing: 'west' })
    .options('P2', 'power-to-shields-front');
  expect(
    game.attack('P1', 'corellian-corvette-1', 'turbolasers>imperial-star-destroyer-1', 5).defense,
  ).toBe(15);
});

function scramble(ships: readonly string[]): PlayTable {
  const game = table().pool('P1', 'x-wing-starfighter', 8).ship('P2', 'imperial-shuttle', [2, 2]);
  for (const [index, ship] of ships.entries()) game.ship('P1', ship, [4 + 6 * index, 15]);
  return game.choose('P1', 'done');
}
function launchAll(game: PlayTable, carrier: string): number {
  for (let count = 0; ; count += 1) {
    const next = game
      .offered('P1')
      .find((id) => id.startsWith('x-wing') && id.endsWith(`@${carrier}`));
    if (next === undefined) return count;
    game.choose('P1', next);
    game.choose('P1', game.offered('P1')[0] ?? '');
  }
}
rule(
  'SB-175',
  'Scramble Fighters: each class 2 carrier launches one more, at the normal time',
  () => {
    const game = scramble(['venator-star-destroyer', 'mon-calamari-cruiser']);
    game.choose('P1', `scramble-fighters@${VENATOR}`);
    expect(launchAll(game, VENATOR)).toBe(4);
    expect(launchAll(game, 'mon-calamari-cruiser-1')).toBe(3);
  },
);
card('scramble-fighters', 'adds one before Interdict halves', () => {
  const game = table()
    .ship('P1', 'venator-star-destroyer', [5, 15])
    .pool('P1', 'x-wing-starfighter', 6)
    .ship('P2', 'imperial-interdictor-cruiser', [2, 2])
    .options('P1', 'scramble-fighters')
    .choose('P1', 'done');
  expect(launchAll(game, VENATOR)).toBe(2);
});
card('scramble-fighters', 'does nothing for other classes or ships that launch none', () => {
  const game = scramble(['venator-star-destroyer', 'rebel-transport']);
  game.choose('P1', `scramble-fighters@${VENATOR}`);
  expect(launchAll(game, 'rebel-transport-1')).toBe(1);
  const none = table()
    .ship('P2', 'banking-clan-frigate', [16, 3])
    .pool('P2', 'tie-interceptor')
    .ship('P1', 'rebel-transport', [3, 20])
    .options('P2', 'scramble-fighters')
    .low('dark')
    .choose('P2', 'done');
  expect(none.refused('P2', 'tie-interceptor-1@banking-clan-frigate-1')?.cause).toBe(
    'not-a-carrier',
  );
});
