import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { resultOfRoll } from '../odds/odds.ts';
import { type PlayTable, table } from '../testing/table.ts';

const CORVETTE = 'corellian-corvette-1';

/** P1 attacks first. */
function battle(): PlayTable {
  return table()
    .ship('P1', 'corellian-corvette', [5, 15])
    .ship('P2', 'imperial-star-destroyer', [5, 3])
    .low('dark')
    .phase('attack', 'P1');
}
const ISD = 'imperial-star-destroyer-1';

rule('SB-073', 'the higher initiative attacks with its whole fleet first, in any order', () => {
  const game = battle().ship('P1', 'rebel-transport', [8, 15]);
  expect(game.offered('P1')).toEqual([CORVETTE, 'rebel-transport-1', 'done']);
  expect(game.refusal('P2', ISD)).toBe('table');
  game.attack('P1', 'rebel-transport-1', `laser-cannon>${ISD}`, 5);
  game.attack('P1', CORVETTE, `turbolasers>${ISD}`, 5);
  game.choose('P1', 'done', 'done');
  expect(game.question()).toBe('P2 attack');
});

rule('SB-074', 'each weapon system fires once a round; a ship may use all of them', () => {
  const game = battle();
  game.attack('P1', CORVETTE, `turbolasers>${ISD}`, 5);
  expect(game.refusal('P1', `turbolasers>${ISD}`)).toBe('SB-074');
  game.attack('P1', CORVETTE, `laser-cannon>${ISD}`, 5);
  expect(game.offered('P1')).toEqual(['done']);
});

rule('SB-075', 'nobody has to fire, and neighbours need not be attacked first', () => {
  const game = battle().ship('P2', 'imperial-shuttle', [5, 14]);
  game.choose('P1', CORVETTE);
  expect(game.offered('P1')).toContain(`turbolasers>${ISD}`);
  expect(game.offered('P1')).toContain('done');
  game.choose('P1', 'done');
  expect(game.told('rolled')).toEqual([]);
});

rule('SB-076', 'class 1 to 3 ships attack nonfighters anywhere, fighters only beside them', () => {
  const game = battle()
    .ship('P2', 'imperial-shuttle', [33, 0])
    .ship('P2', 'tie-fighter', [6, 14])
    .ship('P2', 'tie-fighter', [7, 13])
    .choose('P1', CORVETTE);
  expect(game.refusal('P1', 'turbolasers>imperial-shuttle-1')).toBe('legal');
  expect(game.refusal('P1', 'turbolasers>tie-fighter-1')).toBe('legal');
  expect(game.refusal('P1', 'turbolasers>tie-fighter-2')).toBe('SB-076');
});

rule('SB-077', 'ships in between neither block an attack nor give cover', () => {
  const plain = battle().attack('P1', CORVETTE, `turbolasers>${ISD}`, 10);
  const crowded = battle()
    .ship('P2', 'imperial-shuttle', [5, 10])
    .ship('P1', 'rebel-transport', [5, 12])
    .ship('P2', 'victory-star-destroyer', [5, 6])
    .attack('P1', CORVETTE, `turbolasers>${ISD}`, 10);
  expect([crowded.total, crowded.defense]).toEqual([plain.total, plain.defense]);
});

rule('SB-078', 'friendly ships cannot be attacked', () => {
  const game = battle().ship('P1', 'rebel-transport', [8, 15]).choose('P1', CORVETTE);
  expect(game.refusal('P1', 'turbolasers>rebel-transport-1')).toBe('SB-078');
  expect(game.offered('P1').some((id) => id.includes('rebel-transport'))).toBe(false);
});

rule('SB-079', 'different weapons of a ship may fire at different targets', () => {
  const game = battle().ship('P2', 'imperial-shuttle', [9, 3]);
  game.attack('P1', CORVETTE, `turbolasers>${ISD}`, 5);
  game.attack('P1', CORVETTE, 'laser-cannon>imperial-shuttle-1', 5);
  expect(game.told('rolled').map(({ target }) => target)).toEqual([ISD, 'imperial-shuttle-1']);
});

rule('SB-080', 'd20 plus Attack rating plus modifiers against the Defense of the face', () => {
  const hit = battle().attack('P1', CORVETTE, `turbolasers>${ISD}`, 13);
  expect(hit).toMatchObject({ roll: 13, total: 17, defense: 17, result: 'hit' });
  const miss = battle().attack('P1', CORVETTE, `turbolasers>${ISD}`, 12);
  expect(miss).toMatchObject({ total: 16, defense: 17, result: 'miss' });
});

rule('SB-081', 'a hit puts as many counters on the target as the damage says', () => {
  const game = battle();
  game.attack('P1', CORVETTE, `turbolasers>${ISD}`, 15);
  expect(game.see(ISD).damage).toBe(2);
  game.attack('P1', CORVETTE, `laser-cannon>${ISD}`, 15);
  expect(game.see(ISD).damage).toBe(3);
  game.choose('P1', 'done');
  const miss = battle();
  miss.attack('P1', CORVETTE, `turbolasers>${ISD}`, 3);
  expect(miss.see(ISD).damage).toBe(0);
});

rule('SB-082', 'a natural 20 always hits and deals one damage more, for Point-Defense too', () => {
  const game = table()
    .ship('P1', 'rebel-transport', [5, 15])
    .ship('P2', 'super-star-destroyer-executor', [5, 3])
    .low('dark')
    .phase('attack', 'P1');
  expect(resultOfRoll(20, 0, 99)).toBe('critical');
  const roll = game.attack(
    'P1',
    'rebel-transport-1',
    'laser-cannon>super-star-destroyer-executor-1',
    20,
  );
  expect(roll.result).toBe('critical');
  // 1 + 1 - DR 1
  expect(game.dealt()).toBe(1);
  const pd = table()
    .ship('P1', 'republic-assault-ship', [5, 15], { reduced: true })
    .ship('P2', 'tie-defender', [7, 15])
    .low('dark')
    .phase('attack', 'P1');
  expect(
    pd.attack('P1', 'republic-assault-ship-1', 'point-defense>tie-defender-1', 20).result,
  ).toBe('critical');
  expect(pd.dealt()).toBe(2);
});

rule(
  'SB-083',
  'a lower critical threshold, if something gave one, would hit automatically too',
  () => {
    expect(resultOfRoll(18, 0, 99, 18)).toBe('critical');
    expect(resultOfRoll(17, 0, 99, 18)).toBe('miss');
    expect(resultOfRoll(20, 0, 99)).toBe('critical');
    expect(resultOfRoll(19, 0, 99)).toBe('miss');
  },
);

rule('SB-084', 'a natural 1 always misses', () => {
  const game = table()
    .ship('P1', 'millennium-falcon', [5, 15])
    .ship('P2', 'tie-fighter', [5, 14])
    .options('P1', 'target-fighters')
    .low('dark')
    .phase('attack', 'P1');
  const roll = game.attack('P1', 'millennium-falcon-1', 'laser-cannon>tie-fighter-1', 1);
  expect(roll).toMatchObject({ total: 16, defense: 14, result: 'miss' });
  expect(resultOfRoll(1, 50, 10)).toBe('miss');
  expect(resultOfRoll(2, 50, 10)).toBe('hit');
});

rule(
  'SB-085',
  'counters are placed at once, but a doomed ship still fires at full strength',
  () => {
    const game = battle().ship('P2', 'imperial-shuttle', [9, 3], { damage: 2 });
    game.attack('P1', CORVETTE, 'turbolasers>imperial-shuttle-1', 19);
    expect(game.see('imperial-shuttle-1')).toMatchObject({
      damage: 4,
      isReduced: false,
      at: [9, 3],
    });
    game.choose('P1', 'done').settle();
    const roll = game.attack('P2', 'imperial-shuttle-1', `laser-cannon>${CORVETTE}`, 13);
    expect(roll.total).toBe(16);
    game.seeded().choose('P2', 'done', 'done');
    expect(game.told('destroyed')).toMatchObject([{ ship: 'imperial-shuttle-1' }]);
  },
);

rule('SB-086', 'weapon, target and face are declared before the die is rolled', () => {
  const game = battle().ship('P2', 'victory-star-destroyer', [13, 6], { facing: 'west' });
  game.choose('P1', CORVETTE, 'turbolasers>victory-star-destroyer-1');
  expect(game.question()).toBe('P1 face');
  game.choose('P1', 'side');
  game.dice(10).choose('P1', 'roll');
  const rolled = game.story().indexOf('rolled');
  expect(game.story().slice(rolled - 2, rolled)).toEqual(['declared', 'face-named']);
  expect(game.told('rolled')).toHaveLength(1);
});

rule('SB-087', 'a target is a ship, never a square', () => {
  const game = battle().choose('P1', CORVETTE);
  expect(game.refusal('P1', 'turbolasers>5,3')).toBe('SB-087');
  const gone = battle().pool('P2', 'tie-fighter').choose('P1', CORVETTE);
  expect(gone.refusal('P1', 'turbolasers>tie-fighter-1')).toBe('SB-087');
});
