import { at, seededChance } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import { PILOT_IDS, type PilotId, UPGRADE_IDS, type UpgradeId } from '../cards/ids.ts';
import { pilotCard } from '../cards/pilots.ts';
import { upgradeCard } from '../cards/upgrades.ts';
import { AttackTree } from './attack-tree.ts';
import { type Fight, type Fighter, fightTree, LASTING_ACTIONS, PLAIN_FIGHTER } from './fight.ts';
import { type Shot, shotOdds } from './odds.ts';
import { barrageOdds } from './sequence.ts';

/** `ODDS_CASES=1000` tries as many, with one attacker or two; each is played `SAMPLES` times with real dice. */
const WANTED = process.env['ODDS_CASES'];
const CASES = Number(WANTED ?? 5);
const SAMPLES = 400;

function fighter(pilot: PilotId, more: Partial<Fighter> = {}): Fighter {
  return { ...PLAIN_FIGHTER, pilot, ...more };
}

function fight(attackers: readonly Fighter[], defender: Fighter, more: Partial<Fight> = {}): Fight {
  const plain = {
    supporters: [],
    escorts: [],
    range: 2,
    obstructed: false,
    behind: false,
  } as const;
  return { attackers, defender, ...plain, ...more };
}

function treeOf(wanted: Fight): AttackTree {
  const tree = fightTree(wanted);
  if ('impossible' in tree) throw new Error(`attack ${tree.impossible} is not possible`);
  return tree;
}

function expectedOf(wanted: Fight): number {
  return treeOf(wanted).outlook().expected;
}

describe('attacks through the rules agree with plain arithmetic', () => {
  const plain: Shot = {
    attackDice: 3,
    attackFocus: false,
    lock: false,
    defenceDice: 3,
    defenceFocus: false,
    evades: 0,
  };
  test.each<[string, Partial<Fighter>, Partial<Fighter>, Partial<Fight>, Partial<Shot>]>([
    ['no tokens', {}, {}, {}, {}],
    ['focus', { focus: 1 }, { focus: 1 }, {}, { attackFocus: true, defenceFocus: true }],
    ['lock and evade', { lock: true }, { evade: 1 }, {}, { lock: true, evades: 1 }],
    [
      'everything at Range 1',
      { focus: 1, lock: true },
      { focus: 1, evade: 1 },
      { range: 1 },
      { attackDice: 4, attackFocus: true, lock: true, defenceFocus: true, evades: 1 },
    ],
    ['Range 3', {}, {}, { range: 3 }, { defenceDice: 4 }],
    ['obstructed', {}, {}, { obstructed: true }, { defenceDice: 4 }],
  ])('%s', (_, attacker, defender, where, shot) => {
    const { outcomes, expected } = treeOf(
      fight([fighter('rookiepilot', attacker)], fighter('academypilot', defender), where),
    ).outlook();
    const odds = shotOdds({ ...plain, ...shot });
    expect(expected).toBeCloseTo(odds.expected, 10);
    expect(outcomes).toHaveLength(odds.outcomes.length);
    for (const { hits, crits, p } of odds.outcomes) {
      const found = outcomes.find((one) => one.hits === hits && one.crits === crits);
      expect(found?.p).toBeCloseTo(p, 10);
    }
  });

  test('several attackers: the defender keeps a token where it is worth more', () => {
    const attackers = [fighter('rookiepilot'), fighter('rookiepilot', { focus: 1 })];
    const defender = fighter('academypilot', { focus: 1, evade: 1 });
    const attack = { attackDice: 3, lock: false, defenceDice: 3 };
    const odds = barrageOdds({
      attacks: [
        { ...attack, attackFocus: false },
        { ...attack, attackFocus: true },
      ],
      focusTokens: 1,
      evadeTokens: 1,
    });
    expect(expectedOf(fight(attackers, defender))).toBeCloseTo(odds.expected, 8);
    const alone = shotOdds({ ...attack, attackFocus: false, defenceFocus: true, evades: 1 });
    const bare = shotOdds({ ...attack, attackFocus: true, defenceFocus: false, evades: 0 });
    expect(odds.expected).toBeLessThan(alone.expected + bare.expected);
  });

  test('one attack alone is a plain shot', () => {
    const shot = { ...plain, attackFocus: true, lock: true };
    const { outcomes, expected } = barrageOdds({ attacks: [shot], focusTokens: 1, evadeTokens: 2 });
    const odds = shotOdds({ ...shot, defenceFocus: true, evades: 2 });
    expect(expected).toBeCloseTo(odds.expected, 12);
    expect(outcomes.map(({ hits, crits }) => [hits, crits])).toEqual(
      odds.outcomes.map(({ hits, crits }) => [hits, crits]),
    );
  });
});

describe('cards count without being named', () => {
  const rookie = fighter('rookiepilot');
  const academy = fighter('academypilot');

  test('a friend lends a reroll, and only at Range 1', () => {
    const alone = expectedOf(fight([academy], rookie));
    const led = expectedOf(fight([academy], rookie, { supporters: [fighter('howlrunner')] }));
    expect(led).toBeGreaterThan(alone);
  });

  test('Wedge takes a defence die, Backstabber is better from behind', () => {
    expect(expectedOf(fight([fighter('wedgeantilles')], academy))).toBeCloseTo(
      shotOdds({
        attackDice: 3,
        attackFocus: false,
        lock: false,
        defenceDice: 2,
        defenceFocus: false,
        evades: 0,
      }).expected,
      10,
    );
    const stab = fighter('backstabber');
    expect(expectedOf(fight([stab], rookie, { behind: true }))).toBeGreaterThan(
      expectedOf(fight([stab], rookie)),
    );
  });

  test('a gunner shoots again after a miss; an ion cannon does one damage', () => {
    const gunner = fighter('captainkagi', { upgrades: ['gunner'] });
    expect(expectedOf(fight([gunner], academy))).toBeGreaterThan(
      expectedOf(fight([fighter('captainkagi')], academy)),
    );
    const ion = fighter('goldsquadronpilot', {
      upgrades: ['ioncannonturret'],
      weapon: 'ioncannonturret',
    });
    const { outcomes } = treeOf(fight([ion], academy)).outlook();
    expect(Math.max(...outcomes.map(({ damage }) => damage))).toBe(1);
  });

  test('an action that was taken counts', () => {
    const vader = fighter('darthvader', { upgrades: ['marksmanship'] });
    expect(expectedOf(fight([{ ...vader, acted: ['marksmanship'] }], rookie))).toBeGreaterThan(
      expectedOf(fight([vader], rookie)),
    );
  });

  test('an attack that the rules forbid is named', () => {
    const armed = fighter('rookiepilot', {
      upgrades: ['protontorpedoes'],
      weapon: 'protontorpedoes',
    });
    expect(fightTree(fight([rookie, armed], academy))).toEqual({ impossible: 1 });
    expect(fightTree(fight([{ ...armed, lock: true }], academy))).toBeInstanceOf(AttackTree);
  });
});

/** Any pilots with any cards, tokens and places. */
function randomFight(seed: string): Fight {
  const chance = seededChance(seed);
  const one = <T>(list: readonly T[]): T => at(list, chance.pick('any', list.length));
  const make = (list: readonly PilotId[]): Fighter => {
    const upgrades = [...new Set([one(UPGRADE_IDS), one(UPGRADE_IDS)])];
    const weapons = upgrades.filter((id: UpgradeId) => upgradeCard(id).weapon !== undefined);
    return fighter(one(list), {
      upgrades,
      focus: one([0, 1, 1]),
      evade: one([0, 0, 1]),
      stress: one([0, 0, 0, 1]),
      lock: one([true, false]),
      acted: LASTING_ACTIONS,
      weapon: one(['primary', ...weapons] as const),
    });
  };
  const first = make(PILOT_IDS);
  const friends = PILOT_IDS.filter(
    (id) => pilotCard(id).faction === pilotCard(first.pilot).faction,
  );
  const defender = make(PILOT_IDS);
  // Two attackers with all their cards are minutes of work.
  const attackers =
    WANTED === undefined ? [first] : one([[first], [first], [first, make(friends)]]);
  return fight(attackers, defender, {
    supporters: one([[], [make(friends)]]),
    range: one([1, 2, 3]),
    obstructed: one([true, false]),
    behind: one([true, false]),
  });
}

function possibleFight(seed: string): AttackTree {
  for (let draw = 0; ; draw += 1) {
    const tree = fightTree(randomFight(`${seed}/${draw}`));
    if (tree instanceof AttackTree) return tree;
  }
}

describe('what was worked out is what happens with real dice', () => {
  const seeds = Array.from({ length: CASES }, (_, index) => `odds/${index}`);
  test.each(seeds)('%s', { timeout: 120_000 }, (seed) => {
    const tree = possibleFight(seed);
    const { outcomes, expected, expectedDamage } = tree.outlook();
    expect(outcomes.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 9);
    const chance = seededChance(`${seed}/played`);
    let [results, damage] = [0, 0];
    for (let game = 0; game < SAMPLES; game += 1) {
      const played = tree.play(chance);
      results += played.hits + played.crits;
      damage += played.damage;
      const known = outcomes.some(
        (one) =>
          one.hits === played.hits && one.crits === played.crits && one.damage === played.damage,
      );
      expect(known).toBe(true);
    }
    const spread = (worth: (one: (typeof outcomes)[number]) => number, mean: number): number =>
      Math.sqrt(outcomes.reduce((sum, one) => sum + one.p * (worth(one) - mean) ** 2, 0) / SAMPLES);
    const bound = 5;
    const sigma = spread(({ hits, crits }) => hits + crits, expected);
    expect(Math.abs(results / SAMPLES - expected)).toBeLessThanOrEqual(bound * sigma + 1e-9);
    const sigmaDamage = spread((one) => one.damage, expectedDamage);
    expect(Math.abs(damage / SAMPLES - expectedDamage)).toBeLessThanOrEqual(
      bound * sigmaDamage + 1e-9,
    );
  });
});
