import { card } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import type { CommandId, Die } from './index.ts';
import { type PlayTable, table } from './testing/table.ts';

type Face = readonly [Die, number, number, number];
const BLANK: Face = ['white', 0, 0, 0];
const CINDER = 'cinder-relay-a';

/** A figure in its activation with one card in hand. */
function holder(figure: string, id: CommandId, enemy = 'P2.ig-88', space = 'K19'): PlayTable {
  return table().figure(figure, 'H19').figure(enemy, space).hand('P1', id).acts(figure);
}

card('burst-fire', 'stuns everybody next to the target space if the target is hurt', () => {
  const burst = (black: Face): PlayTable =>
    table(CINDER)
      .figure('P1.fenn-signis', 'A4')
      .figure('P1.gaarkhan', 'D3')
      .figure('P2.ig-88', 'D4')
      .figure('P2.nexu', 'E3')
      .hand('P1', 'burst-fire')
      .acts('P1.fenn-signis')
      .rolls(['blue', 5, 1, 0], ['red', 0, 1, 0], ['green', 3, 2, 0], black)
      .choose('P1', 'play:burst-fire', 'attack:P2.ig-88')
      .until('act');
  const hit = burst(['black', 1, 0, 0]);
  expect(hit.conditions('P1.gaarkhan')).toEqual(['stunned']);
  expect(hit.conditions('P2.nexu')).toEqual(['stunned']);
  expect(hit.conditions('P2.ig-88')).toEqual([]);
  expect(burst(['black', 3, 0, 0]).conditions('P2.nexu')).toEqual([]);
  expect(holder('P1.luke-skywalker', 'burst-fire').refusal('P1', 'play:burst-fire')).toBe('IA-245');
});

card('celebration', 'pays 4 for a unique enemy, nothing for others', () => {
  const kill = (victim: string, damage: number): PlayTable =>
    table()
      .figure('P1.darth-vader', 'H19')
      .figure(victim, 'K19', { damage })
      .figure('P2.gaarkhan', 'E16')
      .hand('P1', 'celebration')
      .acts('P1.darth-vader')
      .choose('P1', 'special:force-choke')
      .settle();
  const unique = kill('P2.mak-eshkarey', 2);
  expect(unique.question()).toBe('P1 after-defeat');
  expect(unique.choose('P1', 'play:celebration').points()).toEqual([7, 0]);
  expect(kill('P2.rebel-trooper.1', 1).question()).toBe('P1 act');
});

card('close-the-gap', 'each Brawler may go one space; the Stunned and others stay', () => {
  const play = table(CINDER)
    .figure('P1.gaarkhan', 'A1')
    .figure('P1.diala-passil', 'C1', { conditions: ['stunned'] })
    .figure('P1.luke-skywalker', 'E1')
    .figure('P2.ig-88', 'O13')
    .hand('P1', 'close-the-gap')
    .give('phase', 'start-of-round')
    .choose('P1', 'play:close-the-gap');
  expect(play.offers('figure')).toEqual(['P1.gaarkhan']);
  play.choose('P1', 'figure:P1.gaarkhan', 'walk:B2');
  expect(play.at('P1.gaarkhan')).toBe('B2');
  expect(play.question()).toBe('P1 activate');
});

card('covering-fire', 'Troopers stun by a surge, and hurt the Stunned more', () => {
  const fire = (stunned: boolean): PlayTable =>
    table()
      .figure('P1.rebel-trooper.1', 'H19')
      .figure('P2.ig-88', 'K19', stunned ? { conditions: ['stunned'] } : {})
      .hand('P1', 'covering-fire')
      .give('phase', 'start-of-round')
      .rolls(['blue', 5, 1, 0], ['yellow', 1, 1, 1], ['black', 1, 0, 0])
      .choose('P1', 'play:covering-fire', 'activate:P1.rebel-trooper', 'attack:P2.ig-88');
  const first = fire(false);
  expect(first.offers('surge')).toEqual(['1', '2', '3']);
  expect(first.choose('P1', 'surge:3').until('act').conditions('P2.ig-88')).toEqual(['stunned']);
  // 3 with Aim, 2 more against a Stunned target, 2 blocks.
  expect(fire(true).choose('P1', 'surge:3').until('act').damage('P2.ig-88')).toBe(3);
  const other = table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.ig-88', 'K19')
    .acts('P1.luke-skywalker')
    .rolls(['blue', 5, 1, 0], ['green', 3, 2, 0], ['yellow', 1, 1, 1], ['black', 1, 0, 0]);
  other.state.covering = 1;
  expect(other.choose('P1', 'attack:P2.ig-88').offers('surge')).toEqual(['1', '2', '3']);
});

card('deadeye', 'adds 2 accuracy to a ranged attack, and is not offered in melee', () => {
  const play = holder('P1.stormtrooper.1', 'deadeye', 'P2.luke-skywalker')
    .rolls(['blue', 2, 1, 0], ['green', 1, 2, 0], BLANK)
    .choose('P1', 'attack:P2.luke-skywalker', 'play:deadeye');
  expect(play.told('results')[0]).toMatchObject({ accuracy: 5 });
  const melee = holder('P1.darth-vader', 'deadeye', 'P2.luke-skywalker', 'I19')
    .seeded('melee')
    .choose('P1', 'attack:P2.luke-skywalker');
  expect(melee.until('act').told('played')).toEqual([]);
});

card('deflection', 'takes 2 accuracy and answers an attack that did not hurt with 2 damage', () => {
  const shot = (faces: readonly Face[]): PlayTable =>
    table()
      .figure('P1.luke-skywalker', 'H19')
      .figure('P2.stormtrooper.1', 'K19')
      .figure('P2.imperial-officer', 'E16')
      .hand('P1', 'deflection')
      .acts('P2.stormtrooper.1')
      .rolls(...faces)
      .choose('P2', 'attack:P1.luke-skywalker')
      .choose('P1', 'play:deflection')
      .until('act');
  const missed = shot([['blue', 2, 1, 0], ['green', 1, 2, 0], BLANK]);
  expect(missed.told('results')[0]).toMatchObject({ accuracy: 1 });
  expect(missed.damage('P2.stormtrooper.1')).toBe(2);
  const hit = shot([['blue', 5, 1, 0], ['green', 3, 2, 0], BLANK]);
  expect(hit.damage('P2.stormtrooper.1')).toBe(0);
});

card('element-of-surprise', 'takes a die of a target that did not see the attacker', () => {
  const play = table()
    .figure('P1.luke-skywalker', 'H17')
    .figure('P2.darth-vader', 'M20')
    .hand('P1', 'element-of-surprise')
    .acts('P1.luke-skywalker', { fresh: true, points: 5 })
    .rolls(['blue', 5, 1, 0], ['green', 3, 2, 0], ['yellow', 2, 1, 0], ['black', 1, 0, 0])
    .choose('P1', 'walk:H19', 'attack:P2.darth-vader', 'play:element-of-surprise', 'die:defence-1')
    .until('act');
  expect(play.told('rolled')[0]?.defence).toHaveLength(1);
  const seen = holder('P1.luke-skywalker', 'element-of-surprise', 'P2.darth-vader').seeded('seen');
  expect(seen.choose('P1', 'attack:P2.darth-vader').question()).not.toBe('P1 declaring');
});

card('expose-weakness', 'needs an adjacent enemy, and both players’ copies add up', () => {
  expect(holder('P1.luke-skywalker', 'expose-weakness').offers('play')).toEqual([]);
  const play = table()
    .figure('P1.gaarkhan', 'H19')
    .figure('P2.darth-vader', 'I19')
    .hand('P1', 'expose-weakness')
    .acts('P1.gaarkhan')
    .rolls(['red', 0, 2, 0], ['yellow', 1, 2, 0], ['black', 3, 0, 0], ['black', 3, 0, 0])
    .choose('P1', 'play:expose-weakness')
    .settle();
  play.choose('P1', 'attack:P2.darth-vader').choose('P2', 'pass').until('act');
  expect(play.damage('P2.darth-vader')).toBe(1);
});

card('ferocity', 'attacks with a Creature of either side at the end of the round', () => {
  const play = table(CINDER)
    .figure('P1.luke-skywalker', 'F1')
    .figure('P2.nexu', 'A1')
    .figure('P2.ig-88', 'C1')
    .hand('P1', 'ferocity')
    .give('phase', 'end-of-round')
    .seeded('beast')
    .choose('P1', 'play:ferocity')
    .settle();
  expect(play.told('declared')[0] ?? play.offered()).toBeDefined();
  expect(play.told('played')).toMatchObject([{ card: 'ferocity' }]);
  expect(play.until('activate').told('declared')).toMatchObject([
    { figure: 'P2.nexu', target: 'P2.ig-88' },
  ]);
  const none = table(CINDER)
    .figure('P1.luke-skywalker', 'F1')
    .figure('P2.ig-88', 'C1')
    .hand('P1', 'ferocity')
    .give('phase', 'end-of-round');
  expect(none.question()).not.toBe('P1 end-of-round');
});

card('fleet-footed', 'gives a point in the own activation and costs no action', () => {
  const play = holder('P1.luke-skywalker', 'fleet-footed').choose('P1', 'play:fleet-footed');
  expect([play.fact('points'), play.fact('actions')]).toEqual([1, 2]);
  const other = table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.ig-88', 'K19')
    .hand('P1', 'fleet-footed')
    .acts('P2.ig-88');
  expect(other.refusal('P1', 'play:fleet-footed')).toBe('table');
});

card('force-lightning', 'strikes one within two spaces and all next to it, friends too', () => {
  const play = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P1.stormtrooper.1', 'K19')
    .figure('P2.luke-skywalker', 'J19')
    .figure('P2.gaarkhan', 'L19')
    .hand('P1', 'force-lightning')
    .acts('P1.darth-vader')
    .choose('P1', 'play:force-lightning')
    .settle();
  expect([play.damage('P2.luke-skywalker'), play.damage('P1.stormtrooper.1')]).toEqual([2, 2]);
  expect(play.conditions('P2.luke-skywalker')).toEqual(['stunned']);
  expect(play.damage('P2.gaarkhan')).toBe(0);
  // It is no attack.
  expect(play.state.frames.some((frame) => frame.kind === 'activation' && frame.attacked)).toBe(
    false,
  );
});

card('furious-charge', 'readies Gaarkhan after 3 or more damage from one attack', () => {
  const hit = (faces: readonly Face[]): PlayTable =>
    table()
      .figure('P1.darth-vader', 'H19')
      .figure('P2.gaarkhan', 'I19')
      .hand('P2', 'furious-charge')
      .exhausted('P2.gaarkhan')
      .acts('P1.darth-vader')
      .rolls(...faces)
      .choose('P1', 'attack:P2.gaarkhan');
  const hard = hit([
    ['red', 0, 3, 0],
    ['red', 0, 2, 0],
    ['yellow', 1, 2, 0],
    ['black', 1, 0, 0],
  ]);
  expect(hard.question()).toBe('P2 after-attack-on-you');
  expect(hard.choose('P2', 'play:furious-charge').fact('groups', 'P2.gaarkhan')).toBe('ready');
  const soft = hit([
    ['red', 0, 1, 0],
    ['red', 0, 1, 0],
    ['yellow', 1, 2, 0],
    ['black', 1, 0, 0],
  ]);
  expect(soft.question()).toBe('P1 act');
});

card('guardian-stance', 'rerolls any set of dice when a neighbour of a Guardian defends', () => {
  const play = table()
    .figure('P1.royal-guard.1', 'H20')
    .figure('P1.imperial-officer', 'H19')
    .figure('P2.luke-skywalker', 'K19')
    .hand('P1', 'guardian-stance')
    .acts('P2.luke-skywalker')
    .rolls(
      ['blue', 5, 1, 0],
      ['green', 3, 2, 0],
      ['yellow', 2, 1, 0],
      BLANK,
      ['blue', 2, 0, 1],
      ['white', 0, 0, 1],
    )
    .choose('P2', 'attack:P1.imperial-officer')
    .choose('P1', 'play:guardian-stance');
  expect(play.offers('dice')).toHaveLength(15);
  play.choose('P1', 'dice:attack-1+defence-1').until('act');
  expect(play.told('rerolled')).toHaveLength(2);
  expect(play.told('missed')).toHaveLength(1);
  const alone = table()
    .figure('P1.royal-guard.1', 'H19')
    .figure('P2.luke-skywalker', 'K19')
    .hand('P1', 'guardian-stance')
    .acts('P2.luke-skywalker')
    .seeded('alone')
    .choose('P2', 'attack:P1.royal-guard.1');
  // Not for the Guardian itself.
  expect(alone.question()).not.toBe('P1 reroll-defence');
});

card('hunter-protocol', 'lets a Droid use a surge twice', () => {
  const droid = table()
    .figure('P1.ig-88', 'H19')
    .figure('P2.gaarkhan', 'M19')
    .hand('P1', 'hunter-protocol')
    .acts('P1.ig-88')
    .rolls(['blue', 5, 1, 0], ['yellow', 0, 1, 2], ['black', 1, 0, 0])
    .choose('P1', 'attack:P2.gaarkhan', 'pool:blue+yellow')
    .until('surge')
    .choose('P1', 'play:hunter-protocol', 'surge:2', 'surge:2')
    .until('act');
  expect(droid.damage('P2.gaarkhan')).toBe(4);
  const man = holder('P1.luke-skywalker', 'hunter-protocol')
    .rolls(['blue', 3, 1, 1], ['green', 3, 2, 0], ['yellow', 2, 1, 0], ['black', 1, 0, 0])
    .choose('P1', 'attack:P2.ig-88')
    .until('surge');
  expect(man.offers('play')).toEqual([]);
});

card('knowledge-and-defense', 'adds a white die to the figure for the round', () => {
  const play = holder('P1.luke-skywalker', 'knowledge-and-defense')
    .deck('P1')
    .choose('P1', 'play:knowledge-and-defense', 'end')
    .seeded('ward');
  play.choose('P2', 'attack:P1.luke-skywalker', 'pool:blue+blue').until('act');
  expect(play.told('rolled')[0]?.defence.map(({ die }) => die)).toEqual(['white', 'white']);
  play.until('activate');
  expect(play.state.lasting).toEqual([0, 0]);
});

card('lord-of-the-sith', 'gives Vader an action for each enemy defeated in the activation', () => {
  const play = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P2.rebel-trooper.1', 'K19', { damage: 1 })
    .figure('P2.gaarkhan', 'E16')
    .hand('P1', 'lord-of-the-sith')
    .acts('P1.darth-vader')
    .choose('P1', 'play:lord-of-the-sith', 'special:force-choke')
    .settle();
  expect(play.fact('actions')).toBe(2);
  expect(holder('P1.royal-guard.1', 'lord-of-the-sith').offers('play')).toEqual([]);
});

card(
  'lure-of-the-dark-side',
  'borrows a small enemy within three spaces, not a Stunned or large one',
  () => {
    const lure = (victim: string, space: string, stunned = false): readonly string[] =>
      table()
        .figure('P1.darth-vader', 'H19')
        .figure(victim, space, stunned ? { conditions: ['stunned'] } : {})
        .hand('P1', 'lure-of-the-dark-side')
        .acts('P1.darth-vader')
        .offers('play');
    expect(lure('P2.luke-skywalker', 'K19')).toEqual(['lure-of-the-dark-side']);
    expect(lure('P2.luke-skywalker', 'L19')).toEqual([]);
    expect(lure('P2.luke-skywalker', 'K19', true)).toEqual([]);
    expect(lure('P2.nexu', 'I19')).toEqual([]);
  },
);

card('marksman', 'looks through figures for one ranged attack', () => {
  const play = table()
    .figure('P1.luke-skywalker', 'L16')
    .figure('P1.gideon-argus', 'M16')
    .figure('P2.darth-vader', 'O16')
    .hand('P1', 'marksman')
    .acts('P1.luke-skywalker')
    .seeded('through')
    .choose('P1', 'play:marksman', 'attack:P2.darth-vader')
    .until('act');
  expect(play.told('declared')).toHaveLength(1);
  expect(play.fact('actions')).toBe(1);
  const melee = table()
    .figure('P1.gaarkhan', 'L16')
    .figure('P2.darth-vader', 'N16')
    .hand('P1', 'marksman')
    .acts('P1.gaarkhan');
  expect(melee.offers('play')).toEqual([]);
});

card('maximum-firepower', 'two actions for an attack with 4 more damage', () => {
  const play = table()
    .figure('P1.rebel-saboteur.1', 'H19')
    .figure('P2.ig-88', 'I19')
    .hand('P1', 'maximum-firepower')
    .acts('P1.rebel-saboteur.1')
    .rolls(['red', 0, 1, 0], ['yellow', 2, 1, 0], ['black', 1, 0, 0])
    .choose('P1', 'play:maximum-firepower')
    .until('act');
  expect(play.told('results')[0]).toMatchObject({ damage: 6 });
  expect(play.fact('actions')).toBe(0);
  expect(
    holder('P1.luke-skywalker', 'maximum-firepower').refusal('P1', 'play:maximum-firepower'),
  ).toBe('IA-245');
});

card('meditation', 'gives an action in the next activation, not in this one', () => {
  const play = holder('P1.luke-skywalker', 'meditation').choose('P1', 'play:meditation');
  expect(play.fact('actions')).toBe(1);
  expect(play.state.lasting[0]).not.toBe(0);
});

card('one-in-a-million', 'takes all dice of the target, outside Jyn’s activation', () => {
  const play = table()
    .figure('P1.stormtrooper.1', 'H19')
    .figure('P1.imperial-officer', 'E16')
    .figure('P2.jyn-odan', 'K19')
    .hand('P2', 'one-in-a-million')
    .acts('P1.stormtrooper.1', { fresh: true })
    .rolls(['green', 3, 2, 0], ['green', 1, 0, 1])
    .choose(
      'P2',
      'use:hair-trigger:P2.jyn-odan',
      'attack:P1.stormtrooper.1',
      'play:one-in-a-million',
    )
    .until('act');
  expect(play.told('rolled')[0]?.defence).toEqual([]);
  const own = holder('P1.jyn-odan', 'one-in-a-million', 'P2.stormtrooper.1')
    .seeded('own')
    .choose('P1', 'attack:P2.stormtrooper.1');
  expect(own.question()).not.toBe('P1 declaring');
});

card('planning', 'draws two; who is no Leader discards one of them', () => {
  const play = holder('P1.luke-skywalker', 'planning')
    .deck('P1', 'rally', 'urgency', 'deadeye')
    .choose('P1', 'play:planning');
  expect(play.offers('discard')).toEqual(['rally', 'urgency']);
  play.choose('P1', 'discard:rally');
  expect(play.fact('hands', 'P1')).toEqual(['urgency']);
  const leader = holder('P1.gideon-argus', 'planning')
    .deck('P1', 'rally', 'urgency')
    .choose('P1', 'play:planning');
  expect(leader.fact('hands', 'P1')).toEqual(['rally', 'urgency']);
});

card('price-on-their-heads', 'pays 4 when the marked group is gone', () => {
  const play = table()
    .figure('P1.ig-88', 'H19')
    .figure('P2.imperial-officer', 'I19', { damage: 2 })
    .figure('P2.darth-vader', 'E16')
    .hand('P1', 'price-on-their-heads')
    .deck('P2')
    .acts('P1.ig-88')
    .choose('P1', 'play:price-on-their-heads', 'group:P2.imperial-officer')
    .choose('P1', 'attack:P2.imperial-officer', 'pool:red+red')
    .settle();
  // Relentless alone finishes the officer.
  expect(play.points()).toEqual([6, 0]);
  expect(play.fact('discards', 'P1')).toEqual(['price-on-their-heads']);
  expect(
    holder('P1.luke-skywalker', 'price-on-their-heads').refusal('P1', 'play:price-on-their-heads'),
  ).toBe('IA-245');
});

card('pummel', 'two attacks for two actions, melee figures only', () => {
  const play = holder('P1.gaarkhan', 'pummel', 'P2.darth-vader', 'I19')
    .seeded('pummel')
    .choose('P1', 'play:pummel', 'attack:P2.darth-vader')
    .until('target')
    .choose('P1', 'attack:P2.darth-vader')
    .until('act');
  expect(play.told('declared')).toHaveLength(2);
  expect(holder('P1.luke-skywalker', 'pummel', 'P2.darth-vader', 'I19').offers('play')).toEqual([]);
});

card('rally', 'frees the figure of harmful conditions, at the start of its activation only', () => {
  const play = table()
    .figure('P1.luke-skywalker', 'H19', {
      conditions: ['stunned', 'bleeding', 'focused', 'weakened'],
    })
    .figure('P2.ig-88', 'P19')
    .hand('P1', 'rally')
    .acts('P1.luke-skywalker', { fresh: true })
    .choose('P1', 'play:rally');
  expect(play.conditions('P1.luke-skywalker')).toEqual(['focused']);
  expect(holder('P1.luke-skywalker', 'rally').refusal('P1', 'play:rally')).toBe('IA-243');
});

card('recovery', 'recovers 2 damage of the figure', () => {
  const play = table()
    .figure('P1.luke-skywalker', 'H19', { damage: 5 })
    .figure('P2.ig-88', 'P19')
    .hand('P1', 'recovery');
  expect(
    play.acts('P1.luke-skywalker').choose('P1', 'play:recovery').damage('P1.luke-skywalker'),
  ).toBe(3);
  const none = holder('P1.luke-skywalker', 'recovery').choose('P1', 'play:recovery');
  expect(none.damage('P1.luke-skywalker')).toBe(0);
});

card('regroup', 'frees the friends next to a Leader, not himself', () => {
  const play = table()
    .figure('P1.gideon-argus', 'H19', { conditions: ['weakened'] })
    .figure('P1.luke-skywalker', 'H20', { conditions: ['bleeding'] })
    .figure('P1.gaarkhan', 'K19', { conditions: ['bleeding'] })
    .figure('P2.ig-88', 'T9')
    .hand('P1', 'regroup')
    .acts('P1.gideon-argus')
    .choose('P1', 'play:regroup');
  expect(play.conditions('P1.luke-skywalker')).toEqual([]);
  expect(play.conditions('P1.gaarkhan')).toEqual(['bleeding']);
  expect(play.conditions('P1.gideon-argus')).toEqual(['weakened']);
});

card('sarlacc-sweep', 'two attacks of Diala on different figures', () => {
  const play = table()
    .figure('P1.diala-passil', 'H19')
    .figure('P2.royal-guard.1', 'I19')
    .figure('P2.royal-guard.2', 'I20')
    .hand('P1', 'sarlacc-sweep')
    .acts('P1.diala-passil')
    .seeded('sweep')
    .choose('P1', 'play:sarlacc-sweep', 'attack:P2.royal-guard.1')
    .until('target');
  expect(play.offered()).toEqual(['attack:P2.royal-guard.2', 'stop']);
  expect(holder('P1.gaarkhan', 'sarlacc-sweep').refusal('P1', 'play:sarlacc-sweep')).toBe('IA-245');
});

card('shadow-ops', 'silences the opponent until the end of the round', () => {
  const play = holder('P1.mak-eshkarey', 'shadow-ops')
    .hand('P2', 'urgency')
    .choose('P1', 'play:shadow-ops', 'end');
  play.choose('P2', 'activate:P2.ig-88').settle();
  expect(play.offers('play')).toEqual([]);
  play.choose('P2', 'end').until('activate');
  expect(play.state.silenced).toBe(0);
});

card('sit-tight', 'waits until there are more ready cards than the opponent has', () => {
  const play = table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.ig-88', 'P19')
    .hand('P1', 'sit-tight')
    .give('phase', 'start-of-round');
  expect(play.choose('P1', 'play:sit-tight').question()).toBe('P2 activate');
  const declined = table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.ig-88', 'P19')
    .hand('P1', 'sit-tight')
    .give('phase', 'start-of-round');
  expect(declined.choose('P1', 'pass').question()).toBe('P1 activate');
});

card('son-of-skywalker', 'readies Luke only while his card is exhausted', () => {
  const after = (exhausted: readonly string[]): string =>
    table()
      .figure('P1.luke-skywalker', 'H19')
      .figure('P2.ig-88', 'P19')
      .hand('P1', 'son-of-skywalker')
      .exhausted(...exhausted)
      .acts('P2.ig-88')
      .choose('P2', 'end')
      .question();
  expect(after(['P1.luke-skywalker'])).toBe('P1 after-activation');
  expect(after([])).toBe('P1 activate');
});

card('take-cover', 'a block and 2 accuracy fewer against the figure this round', () => {
  const play = holder('P1.luke-skywalker', 'take-cover')
    .deck('P1')
    .rolls(['blue', 5, 1, 0], ['blue', 5, 1, 0], BLANK)
    .choose('P1', 'play:take-cover', 'end')
    .choose('P2', 'attack:P1.luke-skywalker', 'pool:blue+blue')
    .until('act');
  expect(play.told('results')[0]).toMatchObject({ accuracy: 10, block: 2 });
});

card('take-initiative', 'needs a ready card to exhaust', () => {
  const start = (exhausted: readonly string[]): PlayTable =>
    table()
      .figure('P1.luke-skywalker', 'H19')
      .figure('P2.ig-88', 'P19')
      .initiative('P2')
      .hand('P1', 'take-initiative')
      .exhausted(...exhausted)
      .give('phase', 'start-of-round');
  expect(start([]).offers('play')).toEqual(['take-initiative']);
  expect(start(['P1.luke-skywalker']).offers('play')).toEqual([]);
});

card('take-it-down', 'an adjacent friend attacks with 2 more damage', () => {
  const play = table()
    .figure('P1.gideon-argus', 'H19')
    .figure('P1.luke-skywalker', 'H20')
    .figure('P2.ig-88', 'K19')
    .hand('P1', 'take-it-down')
    .acts('P1.gideon-argus')
    .rolls(['blue', 5, 1, 0], ['green', 3, 2, 0], ['yellow', 2, 1, 0], ['black', 1, 0, 0])
    .choose('P1', 'play:take-it-down')
    .until('act');
  expect(play.told('results')[0]).toMatchObject({ damage: 6 });
  const far = table()
    .figure('P1.gideon-argus', 'H19')
    .figure('P1.luke-skywalker', 'J19')
    .figure('P2.ig-88', 'L19')
    .hand('P1', 'take-it-down')
    .acts('P1.gideon-argus');
  expect(far.offers('play')).toEqual([]);
});

card('telekinetic-throw', 'two blue dice of damage within three spaces, without defence', () => {
  const play = holder('P1.luke-skywalker', 'telekinetic-throw')
    .rolls(['blue', 3, 2, 0], ['blue', 5, 1, 0])
    .choose('P1', 'play:telekinetic-throw')
    .settle();
  expect(play.damage('P2.ig-88')).toBe(3);
  expect(play.offers('attack')).toEqual(['P2.ig-88']);
  expect(
    holder('P1.luke-skywalker', 'telekinetic-throw', 'P2.ig-88', 'L19').offers('play'),
  ).toEqual([]);
});

card('to-the-limit', 'follows a special action, not a plain one', () => {
  const plain = holder('P1.luke-skywalker', 'to-the-limit').choose('P1', 'move');
  expect(plain.question()).toBe('P1 act');
  const special = table()
    .figure('P1.luke-skywalker', 'H19', { conditions: ['stunned'] })
    .figure('P2.ig-88', 'K19')
    .hand('P1', 'to-the-limit')
    .acts('P1.luke-skywalker')
    .choose('P1', 'shed:stunned');
  expect(special.question()).toBe('P1 after-special-action');
});

card('urgency', 'points equal to Speed and two more, spent at once', () => {
  const play = holder('P1.luke-skywalker', 'urgency').choose('P1', 'play:urgency');
  expect(play.told('points-gained')).toMatchObject([{ points: 7 }]);
  expect(play.question()).toBe('P1 walk');
  const stunned = table()
    .figure('P1.luke-skywalker', 'H19', { conditions: ['stunned'] })
    .figure('P2.ig-88', 'K19')
    .hand('P1', 'urgency')
    .acts('P1.luke-skywalker')
    .choose('P1', 'play:urgency');
  expect(stunned.question()).not.toBe('P1 walk');
});
