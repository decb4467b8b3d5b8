import { card } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { imperialAssault } from '../game.ts';
import { attack, BLANK, BLOCK, type Face, questionsUntil } from '../testing/fights.ts';
import { holder } from '../testing/holder.ts';
import { type PlayTable, table } from '../testing/table.ts';
import { ATTACK_CARDS } from './attack-cards.ts';

const CINDER = 'cinder-relay-a';

function burst(black: Face): PlayTable {
  return table(CINDER)
    .figure('P1.fenn-signis', 'A4')
    .figure('P1.gaarkhan', 'D3')
    .figure('P2.ig-88', 'D4')
    .figure('P2.nexu', 'E3')
    .hand('P1', 'burst-fire')
    .acts('P1.fenn-signis')
    .rolls(['blue', 5, 1, 0], ['red', 0, 1, 0], ['green', 3, 2, 0], black)
    .choose('P1', 'play:burst-fire', 'attack:P2.ig-88')
    .until('act');
}

card('burst-fire', 'stuns everybody next to the target space if the target is hurt', () => {
  const hit = burst(BLOCK);
  expect(hit.conditions('P1.gaarkhan')).toEqual(['stunned']);
  expect(hit.conditions('P2.nexu')).toEqual(['stunned']);
  expect(hit.fact('actions')).toBe(1);
});

card(
  'burst-fire',
  'stuns neither the target nor the distant, and nobody after a harmless shot',
  () => {
    const hit = burst(BLOCK);
    expect(hit.conditions('P2.ig-88')).toEqual([]);
    expect(hit.conditions('P1.fenn-signis')).toEqual([]);
    expect(burst(['black', 3, 0, 0]).conditions('P2.nexu')).toEqual([]);
    expect(holder('P1.luke-skywalker', 'burst-fire').refusal('P1', 'play:burst-fire')).toBe(
      'IA-245',
    );
  },
);

card('burst-fire', 'stuns the shooter beside the target space, but never a large target', () => {
  const close = table(CINDER)
    .figure('P1.fenn-signis', 'A4')
    .figure('P2.ig-88', 'B4')
    .hand('P1', 'burst-fire')
    .acts('P1.fenn-signis')
    .rolls(['blue', 5, 1, 0], ['red', 0, 1, 0], ['green', 3, 2, 0], BLOCK)
    .choose('P1', 'play:burst-fire')
    .until('act');
  expect(close.conditions('P1.fenn-signis')).toEqual(['stunned']);
  const large = table(CINDER)
    .figure('P1.fenn-signis', 'A4')
    .figure('P2.nexu', 'E3')
    .figure('P2.ig-88', 'D3')
    .hand('P1', 'burst-fire')
    .acts('P1.fenn-signis')
    .rolls(['blue', 5, 1, 0], ['red', 0, 1, 0], ['green', 3, 2, 0], BLANK)
    .choose('P1', 'play:burst-fire', 'attack:P2.nexu', 'space:E4')
    .until('act');
  expect(large.damage('P2.nexu')).toBe(4);
  expect(large.conditions('P2.nexu')).toEqual([]);
  expect(large.conditions('P2.ig-88')).toEqual(['stunned']);
});

function coveringFire(attacker: string, stunned: boolean, faces: readonly Face[]): PlayTable {
  return table()
    .figure(attacker, 'H19')
    .figure('P2.ig-88', 'K19', stunned ? { conditions: ['stunned'] } : {})
    .hand('P1', 'covering-fire')
    .give('phase', 'start-of-round')
    .rolls(...faces, BLOCK)
    .choose('P1', 'play:covering-fire')
    .settle()
    .choose('P1', 'attack:P2.ig-88');
}

const TROOPER: readonly Face[] = [
  ['blue', 5, 1, 0],
  ['yellow', 1, 1, 1],
];

card('covering-fire', 'lets Troopers stun by a surge, and hurt the Stunned more', () => {
  const first = coveringFire('P1.rebel-trooper.1', false, TROOPER);
  expect(first.offers('surge')).toEqual(['1', '2', '3']);
  expect(first.choose('P1', 'surge:3').until('act').conditions('P2.ig-88')).toEqual(['stunned']);
  expect(first.damage('P2.ig-88')).toBe(1);
  // 3 with Aim, 2 more against a Stunned target, 2 blocks.
  const again = coveringFire('P1.rebel-trooper.1', true, TROOPER);
  expect(again.choose('P1', 'surge:3').until('act').damage('P2.ig-88')).toBe(3);
});

card('covering-fire', 'gives others nothing, and nobody in the next round', () => {
  const hero = coveringFire('P1.luke-skywalker', false, [
    ['blue', 5, 1, 0],
    ['green', 3, 2, 0],
    ['yellow', 1, 1, 1],
  ]);
  expect(hero.offers('surge')).toEqual(['1', '2', '3']);
  expect(hero.choose('P1', 'surge:3').until('act').conditions('P2.ig-88')).toEqual([]);
  const enemy = table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.rebel-trooper.1', 'K19')
    .hand('P1', 'covering-fire')
    .give('phase', 'start-of-round')
    .rolls(...TROOPER, BLANK)
    .choose('P1', 'play:covering-fire', 'activate:P1.luke-skywalker', 'end')
    .choose('P2', 'attack:P1.luke-skywalker');
  expect(enemy.offers('surge')).toEqual(['1', '2']);
  const later = coveringFire('P1.rebel-trooper.1', false, TROOPER)
    .choose('P1', 'stop')
    .until('act');
  later.choose('P1', 'end').until('activate').until('start-of-round');
  expect(later.state.covering).toBe(0);
});

card('deadeye', 'adds 2 accuracy to a ranged attack', () => {
  const play = holder('P1.stormtrooper.1', 'deadeye', 'P2.luke-skywalker')
    .rolls(['blue', 2, 1, 0], ['green', 1, 2, 0], BLANK)
    .choose('P1', 'attack:P2.luke-skywalker', 'play:deadeye');
  expect(play.told('results')[0]).toMatchObject({ accuracy: 5 });
});

card('deadeye', 'is not offered in melee or while defending, and changes nothing unplayed', () => {
  const melee = holder('P1.darth-vader', 'deadeye', 'P2.luke-skywalker', 'I19').seeded('melee');
  const asked = questionsUntil(melee.choose('P1', 'attack:P2.luke-skywalker'), 'P1 act');
  expect(asked).not.toContain('P1 modify-attack');
  const kept = holder('P1.stormtrooper.1', 'deadeye', 'P2.luke-skywalker')
    .rolls(['blue', 2, 1, 0], ['green', 1, 2, 0], BLANK)
    .choose('P1', 'attack:P2.luke-skywalker', 'pass');
  expect(kept.told('results')[0]).toMatchObject({ accuracy: 3 });
});

function hidden(from: string): PlayTable {
  return table()
    .figure('P1.luke-skywalker', from)
    .figure('P2.darth-vader', 'M20')
    .hand('P1', 'element-of-surprise')
    .acts('P1.luke-skywalker', { fresh: true, points: 5 })
    .seeded('surprise');
}

card('element-of-surprise', 'takes a die of a target that did not see the attacker', () => {
  const play = hidden('H17')
    .choose('P1', 'walk:H19', 'attack:P2.darth-vader', 'play:element-of-surprise')
    .choose('P1', 'die:defence-1');
  expect(play.told('die-removed')).toMatchObject([{ by: 'element-of-surprise', die: 'black' }]);
  expect(play.told('rolled')[0]?.defence).toHaveLength(1);
});

card(
  'element-of-surprise',
  'is not for a target that saw him come, nor outside the activation',
  () => {
    const seen = hidden('H19').choose('P1', 'attack:P2.darth-vader');
    expect(seen.question()).not.toBe('P1 declaring');
    // Jyn shoots in the activation of another.
    const reaction = table()
      .figure('P1.jyn-odan', 'H19')
      .figure('P2.darth-vader', 'K19')
      .hand('P1', 'element-of-surprise')
      .acts('P2.darth-vader', { fresh: true })
      .seeded('reaction')
      .choose('P1', 'use:hair-trigger:P1.jyn-odan', 'attack:P2.darth-vader');
    expect(reaction.offers('play')).toEqual([]);
  },
);

card('ferocity', 'attacks with a Creature of either side at the end of the round', () => {
  const play = table(CINDER)
    .figure('P1.luke-skywalker', 'F1')
    .figure('P2.nexu', 'A1')
    .figure('P2.ig-88', 'C1')
    .hand('P1', 'ferocity')
    .give('phase', 'end-of-round')
    .seeded('beast')
    .choose('P1', 'play:ferocity');
  expect(play.until('activate').told('declared')).toMatchObject([
    { figure: 'P2.nexu', target: 'P2.ig-88' },
  ]);
});

card('ferocity', 'finds no beast without a target, and no other creature', () => {
  const end = (beast: string, at: string, stunned = false): string =>
    table(CINDER)
      .figure('P1.luke-skywalker', 'F1')
      .figure(beast, at, stunned ? { conditions: ['stunned'] } : {})
      .figure('P2.trandoshan-hunter.1', 'C1')
      .hand('P1', 'ferocity')
      .give('phase', 'end-of-round')
      .question();
  expect(end('P2.nexu', 'A1')).toBe('P1 end-of-round');
  expect(end('P2.nexu', 'N12')).not.toBe('P1 end-of-round');
  expect(end('P2.nexu', 'A1', true)).not.toBe('P1 end-of-round');
  expect(end('P2.ig-88', 'B1')).not.toBe('P1 end-of-round');
});

function protocol(attacker: string, faces: readonly Face[], ...pool: string[]): PlayTable {
  return table()
    .figure(attacker, 'H19')
    .figure('P2.gaarkhan', 'M19')
    .hand('P1', 'hunter-protocol')
    .acts(attacker)
    .rolls(...faces, BLOCK)
    .choose('P1', 'attack:P2.gaarkhan', ...pool)
    .until('surge');
}

card('hunter-protocol', 'lets a Droid use a surge twice, each time paid', () => {
  const droid = protocol(
    'P1.ig-88',
    [
      ['blue', 5, 1, 0],
      ['yellow', 0, 1, 2],
    ],
    'pool:blue+yellow',
  );
  droid.choose('P1', 'play:hunter-protocol', 'surge:2', 'surge:2');
  // 2 shown, 2 + 2 bought, 2 blocks.
  expect(droid.damage('P2.gaarkhan')).toBe(4);
});

card('hunter-protocol', 'is not for others, and without it a surge is used once', () => {
  const hero = protocol('P1.luke-skywalker', [
    ['blue', 3, 1, 1],
    ['green', 3, 2, 0],
    ['yellow', 2, 1, 0],
  ]);
  expect(hero.offers('play')).toEqual([]);
  const droid = protocol(
    'P1.ig-88',
    [
      ['blue', 5, 1, 0],
      ['yellow', 0, 1, 2],
    ],
    'pool:blue+yellow',
  );
  expect(droid.choose('P1', 'surge:2').offers('surge')).toEqual(['1']);
});

function lure(victim: string, space: string, stunned = false): PlayTable {
  return table()
    .figure('P1.darth-vader', 'H19')
    .figure('P1.stormtrooper.1', 'H21')
    .figure(victim, space, stunned ? { conditions: ['stunned'] } : {})
    .hand('P1', 'lure-of-the-dark-side')
    .acts('P1.darth-vader')
    .seeded('lure');
}

card('lure-of-the-dark-side', 'borrows a small enemy within three spaces for one attack', () => {
  const play = lure('P2.luke-skywalker', 'K19').choose('P1', 'play:lure-of-the-dark-side').settle();
  expect(play.question()).toBe('P1 target');
  play.choose('P1', 'attack:P1.darth-vader').until('act');
  expect(play.told('declared')).toMatchObject([{ figure: 'P2.luke-skywalker' }]);
  // His own attack is still there.
  expect(play.fact('actions')).toBe(1);
});

card('lure-of-the-dark-side', 'borrows nobody distant, Stunned or large', () => {
  expect(lure('P2.luke-skywalker', 'L19').offers('play')).toEqual([]);
  expect(lure('P2.luke-skywalker', 'K19', true).offers('play')).toEqual([]);
  expect(lure('P2.nexu', 'I19').offers('play')).toEqual([]);
});

function behindFriend(attacker: string, space = 'O16'): PlayTable {
  return table()
    .figure(attacker, 'L16')
    .figure('P1.gideon-argus', 'M16')
    .figure('P2.darth-vader', space)
    .hand('P1', 'marksman')
    .acts(attacker)
    .seeded('through');
}

card('marksman', 'looks through figures for one ranged attack', () => {
  const play = behindFriend('P1.luke-skywalker').choose(
    'P1',
    'play:marksman',
    'attack:P2.darth-vader',
  );
  expect(play.until('act').told('declared')).toHaveLength(1);
  expect(play.fact('actions')).toBe(1);
  // It also opens the way for a card that attacks.
  const burstFire = behindFriend('P1.fenn-signis').hand('P1', 'marksman', 'burst-fire');
  burstFire.choose('P1', 'play:burst-fire', 'play:marksman', 'attack:P2.darth-vader');
  expect(burstFire.told('declared')).toHaveLength(1);
});

card('marksman', 'is not for melee, and looks through no wall', () => {
  expect(behindFriend('P1.gaarkhan', 'N16').offers('play')).toEqual([]);
  expect(behindFriend('P1.gaarkhan', 'K16').offers('play')).toEqual([]);
  expect(behindFriend('P1.luke-skywalker', 'T9').offers('play')).toEqual([]);
  const gone = behindFriend('P1.luke-skywalker').choose('P1', 'play:marksman').until('act');
  expect(gone.offers('attack')).toEqual([]);
});

card('maximum-firepower', 'makes an attack of two actions with 4 more damage', () => {
  const play = holder('P1.rebel-saboteur.1', 'maximum-firepower', 'P2.ig-88', 'I19')
    .rolls(['red', 0, 1, 0], ['yellow', 2, 1, 0], BLOCK)
    .choose('P1', 'play:maximum-firepower')
    .until('act');
  expect(play.told('results')[0]).toMatchObject({ damage: 6 });
  expect(play.fact('actions')).toBe(0);
});

card('maximum-firepower', 'needs a Heavy Weapon, two actions and an attack to make', () => {
  const fire = 'play:maximum-firepower';
  expect(holder('P1.luke-skywalker', 'maximum-firepower').refusal('P1', fire)).toBe('IA-245');
  const tired = holder('P1.rebel-saboteur.1', 'maximum-firepower').choose('P1', 'move');
  expect(tired.refusal('P1', fire)).toBe('IA-076');
  const plain = attack(
    holder('P1.rebel-saboteur.1', 'maximum-firepower', 'P2.ig-88', 'I19').rolls(
      ['red', 0, 1, 0],
      ['yellow', 2, 1, 0],
      BLOCK,
    ),
    'P1',
    'P2.ig-88',
  );
  expect(plain.told('results')[0]).toMatchObject({ damage: 2 });
});

function hairTrigger(seat: 'reaction' | 'own'): PlayTable {
  const play = table()
    .figure('P1.stormtrooper.1', 'H19')
    .figure('P1.imperial-officer', 'E16')
    .figure('P2.jyn-odan', 'K19')
    .hand('P2', 'one-in-a-million')
    .rolls(['green', 3, 2, 0], ['green', 1, 0, 1]);
  if (seat === 'own') return play.acts('P2.jyn-odan').seeded('own');
  return play.acts('P1.stormtrooper.1', { fresh: true });
}

card('one-in-a-million', 'takes all dice of the target outside Jyn’s activation', () => {
  const play = hairTrigger('reaction')
    .choose('P2', 'use:hair-trigger:P2.jyn-odan', 'attack:P1.stormtrooper.1')
    .choose('P2', 'play:one-in-a-million')
    .until('act');
  expect(play.told('rolled')[0]?.defence).toEqual([]);
});

card('one-in-a-million', 'is not for her own activation, nor for others', () => {
  const own = hairTrigger('own').choose('P2', 'attack:P1.stormtrooper.1');
  expect(own.question()).not.toBe('P2 declaring');
  const han = table()
    .figure('P1.stormtrooper.1', 'H19')
    .figure('P2.han-solo', 'K19')
    .hand('P2', 'one-in-a-million')
    .acts('P1.stormtrooper.1')
    .rolls(['blue', 2, 0, 1], ['green', 1, 0, 1], ['white', 1, 1, 0])
    .rolls(['blue', 5, 1, 0], ['green', 3, 2, 0], ['green', 1, 2, 0], BLOCK)
    .choose('P1', 'attack:P2.han-solo')
    .until('after-attack-on-you')
    .choose('P2', 'use:return-fire:P2.han-solo', 'attack:P1.stormtrooper.1');
  expect(han.told('rolled').at(-1)?.defence).toHaveLength(1);
});

card('pummel', 'makes two attacks for two actions, also on one target', () => {
  const play = holder('P1.gaarkhan', 'pummel', 'P2.darth-vader', 'I19')
    .seeded('pummel')
    .choose('P1', 'play:pummel', 'attack:P2.darth-vader')
    .until('target')
    .choose('P1', 'attack:P2.darth-vader')
    .until('act');
  expect(play.told('declared')).toHaveLength(2);
  expect(play.fact('actions')).toBe(0);
  expect(imperialAssault.view(play.state, 0).activation).toMatchObject({ attacked: true });
});

for (const [figure, id] of [
  ['P1.diala-passil', 'pummel'],
  ['P1.diala-passil', 'sarlacc-sweep'],
  ['P1.rebel-saboteur.1', 'maximum-firepower'],
] as const) {
  card(id, 'is an attacking action, closed to whoever has attacked', () => {
    const acting = (attacked: boolean): string =>
      holder(figure, id, 'P2.darth-vader', 'I19')
        .acts(figure, { attacked })
        .refusal('P1', `play:${id}`);
    expect(acting(true)).toBe('IA-070');
    expect(acting(false)).toBe('legal');
  });
}

card('burst-fire', 'is an attacking action, but Assault lets its only shooter attack again', () => {
  const attacking = ATTACK_CARDS.filter(({ attacks }) => attacks === 'yes').map(({ id }) => id);
  expect(attacking).toContain('burst-fire');
  const again = holder('P1.fenn-signis', 'burst-fire').acts('P1.fenn-signis', { attacked: true });
  expect(again.refusal('P1', 'play:burst-fire')).toBe('legal');
});

card('pummel', 'is for melee figures only, and its second attack may be left out', () => {
  const ranged = holder('P1.luke-skywalker', 'pummel', 'P2.darth-vader', 'I19');
  expect(ranged.offers('play')).toEqual([]);
  const play = holder('P1.gaarkhan', 'pummel', 'P2.darth-vader', 'I19')
    .seeded('pummel')
    .choose('P1', 'play:pummel', 'attack:P2.darth-vader')
    .until('target')
    .choose('P1', 'stop');
  expect(play.told('declared')).toHaveLength(1);
});

function sweep(): PlayTable {
  return table()
    .figure('P1.diala-passil', 'H19')
    .figure('P2.royal-guard.1', 'I19')
    .figure('P2.royal-guard.2', 'I20')
    .hand('P1', 'sarlacc-sweep')
    .acts('P1.diala-passil')
    .seeded('sweep')
    .choose('P1', 'play:sarlacc-sweep', 'attack:P2.royal-guard.1')
    .until('target');
}

card('sarlacc-sweep', 'makes two attacks of Diala on different figures in one action', () => {
  const play = sweep();
  expect(play.offered()).toEqual(['attack:P2.royal-guard.2', 'stop']);
  play.choose('P1', 'attack:P2.royal-guard.2').until('act');
  expect(play.told('declared')).toHaveLength(2);
  expect(play.fact('actions')).toBe(1);
  // It was her attacking action.
  expect(play.refusal('P1', 'attack:P2.royal-guard.2')).toBe('IA-070');
});

card('sarlacc-sweep', 'names figures only, no doors', () => {
  const beside = (enemy: string): PlayTable =>
    table('training-ground-a')
      .figure('P1.diala-passil', 'P14')
      .figure('P2.royal-guard.1', enemy)
      .hand('P1', 'sarlacc-sweep')
      .acts('P1.diala-passil')
      .seeded('door');
  expect(beside('E18').offers('attack')).toEqual(['door-1']);
  expect(beside('E18').refusal('P1', 'play:sarlacc-sweep')).toBe('IA-315');
  const sweeping = beside('O14').choose('P1', 'play:sarlacc-sweep').until('target');
  expect(sweeping.offered()).toEqual(['attack:P2.royal-guard.1']);
  expect(sweeping.refusal('P1', 'attack:door-1')).toBe('IA-178');
  // No second target, although the door is there.
  const asked = questionsUntil(sweeping.choose('P1', 'attack:P2.royal-guard.1'), 'P1 act');
  expect(asked).not.toContain('P1 target');
});

card('sarlacc-sweep', 'names no target twice, and is Diala’s alone', () => {
  expect(sweep().refusal('P1', 'attack:P2.royal-guard.1')).toBe('IA-196');
  const other = holder('P1.gaarkhan', 'sarlacc-sweep', 'P2.darth-vader', 'I19');
  expect(other.refusal('P1', 'play:sarlacc-sweep')).toBe('IA-245');
});

function takeItDown(friend: string): PlayTable {
  return table()
    .figure('P1.gideon-argus', 'H19')
    .figure('P1.luke-skywalker', friend)
    .figure('P2.ig-88', 'K19')
    .hand('P1', 'take-it-down')
    .acts('P1.gideon-argus')
    .rolls(['blue', 5, 1, 0], ['green', 3, 2, 0], ['yellow', 2, 1, 0], BLOCK);
}

card('take-it-down', 'lets an adjacent friend attack with 2 more damage', () => {
  const play = takeItDown('H20').choose('P1', 'play:take-it-down').until('act');
  expect(play.told('results')[0]).toMatchObject({ damage: 6 });
  // It was an action of Gideon, who has not attacked.
  expect(play.fact('actions')).toBe(1);
  expect(play.offers('attack')).toEqual(['P2.ig-88']);
});

card('take-it-down', 'may follow an attack of his own: the attack is that of the friend', () => {
  const play = table()
    .figure('P1.gideon-argus', 'H19')
    .figure('P1.luke-skywalker', 'H20')
    .figure('P2.ig-88', 'K19')
    .hand('P1', 'take-it-down')
    .acts('P1.gideon-argus', { attacked: true, spent: 1 });
  expect(play.offers('attack')).toEqual([]);
  expect(play.offers('play')).toEqual(['take-it-down']);
});

card('take-it-down', 'needs a friend beside Gideon who has a target', () => {
  expect(takeItDown('J20').refusal('P1', 'play:take-it-down')).toBe('IA-315');
  const blind = table()
    .figure('P1.gideon-argus', 'H19')
    .figure('P1.gaarkhan', 'H20')
    .figure('P2.ig-88', 'K19')
    .hand('P1', 'take-it-down')
    .acts('P1.gideon-argus');
  expect(blind.offers('play')).toEqual([]);
  expect(holder('P1.luke-skywalker', 'take-it-down').refusal('P1', 'play:take-it-down')).toBe(
    'IA-245',
  );
});
