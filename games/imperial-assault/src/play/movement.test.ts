import { fixedChance } from '@parsecs/kernel';
import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import type { MapFile } from '../index.ts';
import { corridor } from '../testing/maps.ts';
import { table } from '../testing/table.ts';
import { pushTo } from './movement.ts';

const CINDER = 'cinder-relay-a';

/** Gaarkhan on the wide row 4 of Cinder Relay, the enemy wherever he is put. */
function row(points: number, enemy = 'O13'): ReturnType<typeof table> {
  return table(CINDER)
    .figure('P1.gaarkhan', 'B4')
    .figure('P2.darth-vader', enemy)
    .acts('P1.gaarkhan', { points });
}

function costOf(play: ReturnType<typeof table>, space: string): number {
  return play.choose('P1', `walk:${space}`).told('moved')[0]?.cost ?? -1;
}

rule('IA-121', 'an adjacent space costs one point, spent whenever no action is going on', () => {
  expect(costOf(row(3), 'C4')).toBe(1);
  expect(row(0).refusal('P1', 'walk:C4')).toBe('IA-121');
  expect(row(1).refusal('P1', 'walk:D4')).toBe('IA-121');
});

rule('IA-122', 'points add up', () => {
  const play = row(0).choose('P1', 'move', 'move');
  expect(play.fact('points')).toBe(8);
});

rule('IA-123', 'points are spent before, between and after actions', () => {
  const play = row(0).choose('P1', 'move', 'walk:C4', 'move', 'walk:D4');
  expect(play.fact('points')).toBe(6);
  expect(play.at('P1.gaarkhan')).toBe('D4');
});

rule('IA-124', 'a space with a hostile figure costs one more, with a friend nothing', () => {
  // A corridor of one space would be needed to force it; here row 4 between C3 and the wall of row 5.
  const through = table(CINDER)
    .figure('P1.gaarkhan', 'B4')
    .figure('P2.darth-vader', 'C4')
    .figure('P2.royal-guard.1', 'B3')
    .acts('P1.gaarkhan', { points: 3 });
  expect(costOf(through, 'D4')).toBe(3);
  const friend = table(CINDER)
    .figure('P1.gaarkhan', 'B4')
    .figure('P1.luke-skywalker', 'C4')
    .figure('P2.darth-vader', 'O13')
    .acts('P1.gaarkhan', { points: 2 });
  expect(costOf(friend, 'D4')).toBe(2);
});

rule('IA-125', 'surcharges add up', () => {
  // Row 2 of a corridor: the difficult space with an enemy costs 3 to enter.
  const play = table(CINDER)
    .map(corridor('..~...'))
    .figure('P1.gaarkhan', 'B5')
    .figure('P2.darth-vader', 'C5')
    .acts('P1.gaarkhan', { points: 4 });
  expect(costOf(play, 'D5')).toBe(4);
});

rule('IA-126', 'figures may be passed, but nobody ends on another', () => {
  const play = row(3, 'C4');
  expect(play.offers('walk')).toContain('D4');
  expect(play.refusal('P1', 'walk:C4')).toBe('IA-126');
});

rule('IA-127', 'an occupied space is entered only if one can go on to a free one', () => {
  const corridorPlay = (points: number): readonly string[] =>
    table(CINDER)
      .map(corridor('......'))
      .figure('P1.gaarkhan', 'B5')
      .figure('P2.darth-vader', 'C5')
      .acts('P1.gaarkhan', { points })
      .offers('walk')
      .filter((space) => space.endsWith('5'));
  expect(corridorPlay(2)).toEqual(['A5']);
  expect(corridorPlay(3)).toContain('D5');
});

rule('IA-128', 'starting an action ends movement, and points go on afterwards', () => {
  const play = row(4).choose('P1', 'walk:C4', 'move');
  expect(play.fact('points')).toBe(7);
  expect(play.at('P1.gaarkhan')).toBe('C4');
  // Nobody starts an action from the space of another: such a space is never an end.
  const through = row(3, 'C4');
  expect(through.refusal('P1', 'walk:C4')).toBe('IA-126');
  expect(through.choose('P1', 'walk:D4').fact('points')).toBe(0);
});

rule('IA-129', 'diagonal steps pass one solid, not between two', () => {
  const one = table().figure('P1.luke-skywalker', 'R14').figure('P2.darth-vader', 'E19');
  one.acts('P1.luke-skywalker', { points: 1 });
  expect(one.offers('walk')).not.toContain('S13');
  // C3 alone does not stop B3 from going to C4.
  const past = table(CINDER).figure('P1.gaarkhan', 'B3').figure('P2.darth-vader', 'O13');
  expect(past.acts('P1.gaarkhan', { points: 1 }).offers('walk')).toContain('C4');
});

rule('IA-130', 'figures do not stop a diagonal', () => {
  const play = table(CINDER)
    .figure('P1.gaarkhan', 'B1')
    .figure('P2.darth-vader', 'C1')
    .figure('P2.royal-guard.1', 'B2')
    .acts('P1.gaarkhan', { points: 1 });
  expect(costOf(play, 'C2')).toBe(1);
});

rule('IA-131', 'points gained out of turn are spent at once or lost', () => {
  const play = table(CINDER)
    .figure('P1.gideon-argus', 'B1')
    .figure('P1.gaarkhan', 'B2')
    .figure('P2.darth-vader', 'O13')
    .acts('P1.gideon-argus')
    .choose('P1', 'special:tactical-maneuver', 'figure:P1.gaarkhan');
  expect(play.question()).toBe('P1 walk');
  play.choose('P1', 'walk:B4');
  expect(play.at('P1.gaarkhan')).toBe('B4');
  expect(play.question()).toBe('P1 act');
  expect(play.fact('points')).toBe(0);
});

rule('IA-132', 'points of a special action are spent within it', () => {
  const play = row(0).hand('P1', 'urgency').choose('P1', 'play:urgency');
  expect(play.question()).toBe('P1 walk');
  play.choose('P1', 'walk:C4', 'stop');
  expect(play.fact('points')).toBe(0);
});

rule('IA-133', 'moving X spaces ignores costs but not barriers', () => {
  const charge = (row: string): readonly string[] =>
    table(CINDER)
      .map(corridor(row))
      .figure('P1.gaarkhan', 'A5')
      .figure('P2.darth-vader', 'B5')
      .acts('P1.gaarkhan')
      .choose('P1', 'special:charge')
      .offers('walk');
  // Four difficult spaces, one with an enemy, are four spaces.
  expect([...charge('.~~~~.')].sort()).toEqual(['C5', 'D5', 'E5']);
  const shut = table(CINDER)
    .figure('P1.gaarkhan', 'I3')
    .figure('P2.darth-vader', 'A12')
    .acts('P1.gaarkhan')
    .choose('P1', 'special:charge');
  // The door between I3 and J3 stays closed.
  expect(shut.offers('walk')).not.toContain('J3');
});

rule('IA-134', 'an ordered move gives points equal to Speed', () => {
  const play = table(CINDER)
    .figure('P1.imperial-officer', 'B1')
    .figure('P1.royal-guard.1', 'B2')
    .figure('P2.luke-skywalker', 'O13')
    .acts('P1.imperial-officer')
    .choose('P1', 'special:order', 'figure:P1.royal-guard.1');
  expect(play.told('points-gained')).toEqual([
    { type: 'points-gained', figure: 'P1.royal-guard.1', points: 5 },
  ]);
});

rule('IA-135', 'whoever is stranded on a figure is pushed to the nearest free space', () => {
  const play = table(CINDER)
    .figure('P2.darth-vader', 'B2')
    .figure('P1.gaarkhan', 'B2', { shares: true, conditions: ['stunned'] })
    .acts('P1.gaarkhan');
  expect(play.question()).toBe('P1 displace');
  const places = play.offers('push').map((id) => id.split(':')[0]);
  expect([...places].sort()).toEqual(['A1', 'A2', 'A3', 'B1', 'B3', 'C1', 'C2']);
  play.choose('P1', 'push:A1:P1.gaarkhan');
  expect(play.at('P1.gaarkhan')).toBe('A1');
});

rule('IA-136', 'Speed counts when the move is made and never falls below 0', () => {
  const play = table()
    .figure('P1.luke-skywalker', 'M13')
    .figure('P2.darth-vader', 'E19')
    .acts('P1.luke-skywalker')
    .choose('P1', 'move', 'retrieve:contraband-1');
  expect(play.fact('points')).toBe(5);
  const slow = table()
    .figure('P1.e-web-engineer', 'M16')
    .figure('P2.luke-skywalker', 'E19')
    .give('tokens', { 'contraband-1': { by: 'P1.e-web-engineer' } })
    .acts('P1.e-web-engineer')
    .choose('P1', 'move');
  expect(slow.fact('points')).toBe(0);
});

rule('IA-137', 'walking is leaving by one’s own will, being pushed is not', () => {
  const aim = (move: (play: ReturnType<typeof table>) => void): unknown => {
    const play = table(CINDER)
      .figure('P1.rebel-trooper.1', 'B4')
      .figure('P2.darth-vader', 'E4')
      .acts('P1.rebel-trooper.1', { points: 2 })
      .rolls(['blue', 3, 1, 1], ['yellow', 1, 1, 1], ['black', 0, 1, 0], ['black', 0, 1, 0]);
    move(play);
    return play.choose('P1', 'attack:P2.darth-vader').until('act').told('results')[0];
  };
  expect(aim(() => undefined)).toMatchObject({ damage: 3, accuracy: 6 });
  expect(aim((play) => play.choose('P1', 'walk:A4'))).toMatchObject({ damage: 2, accuracy: 4 });
  // Somebody pushes the trooper to A4: it still aims.
  const pushed = aim((play) => {
    const { stand } = play.state;
    pushTo(play.state, 0, (stand[0] ?? 0) - 1, { chance: fixedChance([]) });
    expect(play.at('P1.rebel-trooper.1')).toBe('A4');
  });
  expect(pushed).toMatchObject({ damage: 3, accuracy: 6 });
});

rule('IA-138', 'large figures step only to the sides', () => {
  const play = table(CINDER)
    .figure('P1.nexu', 'D11')
    .figure('P2.gaarkhan', 'O13')
    .acts('P1.nexu', { points: 1 });
  expect([...play.offers('walk')].sort()).toEqual(['C11', 'D10', 'D12', 'E11']);
});

rule('IA-139', 'a base that is not square turns for one point and keeps half of its spaces', () => {
  const play = table(CINDER)
    .figure('P1.e-web-engineer', 'B1')
    .figure('P2.gaarkhan', 'O13')
    .acts('P1.e-web-engineer', { points: 1 });
  const turned = play.offers('walk').filter((stand) => stand.endsWith('-turned'));
  expect([...turned].sort()).toEqual(['A1-turned', 'A2-turned', 'B1-turned', 'B2-turned']);
  const walker = table(CINDER).figure('P1.at-st', 'A1').figure('P2.gaarkhan', 'O13');
  const kept = walker
    .acts('P1.at-st', { points: 1 })
    .offers('walk')
    .filter((stand) => stand.endsWith('-turned'));
  // 3x2 lying over A1 to B3: at least three of its six spaces are kept.
  expect([...kept].sort()).toEqual(['A1-turned', 'A2-turned']);
});

rule('IA-140', 'each surcharge once per step', () => {
  const play = table(CINDER)
    .map(corridor('..~...', '..~...'))
    .figure('P1.e-web-engineer', 'B5')
    .figure('P2.gaarkhan', 'F6')
    .acts('P1.e-web-engineer', { points: 2 });
  // Two difficult spaces at once cost one extra point.
  expect(costOf(play, 'C5')).toBe(2);
  // And two enemies on them one more.
  const crowded = table(CINDER)
    .map(corridor('..~...', '..~...'))
    .figure('P1.e-web-engineer', 'B5')
    .figure('P2.gaarkhan', 'C5')
    .figure('P2.diala-passil', 'C6')
    .acts('P1.e-web-engineer', { points: 6 });
  expect(costOf(crowded, 'D5')).toBe(4);
});

rule('IA-141', 'a large figure leaves and enters all its spaces', () => {
  const play = table(CINDER)
    .map(corridor('.~....', '......'))
    .figure('P1.e-web-engineer', 'A5', { turned: true })
    .figure('P2.gaarkhan', 'F6')
    .acts('P1.e-web-engineer', { points: 2 });
  // From A5-B5 to B5-C5: B5 is entered again and is difficult.
  expect(costOf(play, 'B5-turned')).toBe(2);
});

rule('IA-142', 'no turning while pushed or moved X spaces', () => {
  // The walker ends on the upper half of an E-Web; the lower half would be room enough to turn.
  const yard = (): ReturnType<typeof table> =>
    table(CINDER)
      .map(corridor('......', '......', '......', '......'))
      .figure('P1.at-st', 'A5', { turned: true })
      .figure('P2.e-web-engineer', 'D6')
      .figure('P2.stormtrooper.1', 'F8');
  const play = yard().acts('P1.at-st', { points: 1 }).choose('P1', 'walk:B5-turned');
  expect(play.question()).toBe('P2 displace');
  const stands = play.offers('push').map((id) => id.split(':')[0] ?? '');
  expect([...stands].sort()).toEqual(['D7', 'E6']);
  // With points of its own it could turn there.
  const own = yard().acts('P2.e-web-engineer', { points: 1 });
  expect(own.offers('walk').some((stand) => stand.endsWith('-turned'))).toBe(true);
});

rule(
  'IA-143',
  'no part of a base lies on closed terrain or across a barrier, nor goes through',
  () => {
    const play = table(CINDER)
      .figure('P1.e-web-engineer', 'C1', { turned: true })
      .figure('P2.gaarkhan', 'O13')
      .acts('P1.e-web-engineer', { points: 3 });
    // C3 is blocking, and F2|F3 is a blocking edge that no base may cover.
    expect(play.offers('walk')).not.toContain('C2');
    expect(play.offers('walk')).not.toContain('F2');
    // A base one space wide does not slip sideways through a wall, nor do large Mobile ones.
    const wall = (kind: 'wall' | 'blocking'): MapFile => ({
      ...corridor('......', '......', '......'),
      edges: [
        { a: [1, 4], b: [2, 4], kind },
        { a: [1, 5], b: [2, 5], kind },
      ],
    });
    const steps = (figure: string, kind: 'wall' | 'blocking'): readonly string[] =>
      table(CINDER)
        .map(wall(kind))
        .figure(figure, figure.includes('nexu') ? 'A5' : 'B5')
        .figure('P2.gaarkhan', 'F6')
        .acts(figure, { points: 2 })
        .offers('walk');
    expect(steps('P1.e-web-engineer', 'wall')).not.toContain('C5');
    expect(steps('P1.e-web-engineer', 'blocking')).not.toContain('C5');
    expect(steps('P1.nexu', 'wall')).not.toContain('C5');
    expect(steps('P1.nexu', 'blocking')).toContain('C5');
  },
);

rule('IA-144', 'Mobile ignores terrain and enemies on the way and ends on closed spaces', () => {
  const play = table(CINDER)
    .figure('P1.probe-droid', 'F7')
    .figure('P2.gaarkhan', 'O13')
    .acts('P1.probe-droid', { points: 2 });
  expect(play.offers('walk')).toContain('G7');
  expect(play.offers('walk')).toContain('H7');
  expect(costOf(play, 'H7')).toBe(2);
  const through = table(CINDER)
    .map(corridor('..~...'))
    .figure('P1.probe-droid', 'B5')
    .figure('P2.gaarkhan', 'C5')
    .acts('P1.probe-droid', { points: 2 });
  expect(costOf(through, 'D5')).toBe(2);
});

rule('IA-145', 'a figure on blocking terrain is seen and attacked, and sees out', () => {
  const out = table(CINDER)
    .figure('P1.probe-droid', 'H7')
    .figure('P2.gaarkhan', 'E7')
    .acts('P1.probe-droid');
  expect(out.offers('attack')).toEqual(['P2.gaarkhan']);
  const at = table(CINDER)
    .figure('P1.probe-droid', 'H7')
    .figure('P2.luke-skywalker', 'E7')
    .acts('P2.luke-skywalker');
  expect(at.offers('attack')).toEqual(['P1.probe-droid']);
  // Another rock is still in the way.
  const rocks = (row: string): readonly string[] =>
    table(CINDER)
      .map(corridor(row, '......'))
      .figure('P1.probe-droid', 'D5')
      .figure('P2.gaarkhan', 'A5')
      .acts('P1.probe-droid')
      .offers('attack');
  expect(rocks('...#..')).toEqual(['P2.gaarkhan']);
  expect(rocks('..##..')).toEqual([]);
});

rule('IA-146', 'Massive ignores terrain and may end on other figures', () => {
  const play = table(CINDER)
    .figure('P1.at-st', 'A1')
    .figure('P2.gaarkhan', 'C1')
    .acts('P1.at-st', { points: 1 });
  // B1 to C3 covers the blocking C3 and Gaarkhan.
  expect(play.offers('walk')).toContain('B1');
});

rule('IA-147', 'figures hide nobody from a Massive one, nor a Massive one', () => {
  const row = (walker: string, other: string, acts: string): readonly string[] =>
    table(CINDER)
      .figure(walker, 'A1')
      .figure('P2.gaarkhan', 'D1')
      .figure('P2.diala-passil', 'D2')
      .figure('P2.chewbacca', 'D4')
      .figure(other, 'F1')
      .acts(acts)
      .offers('attack');
  expect(row('P1.at-st', 'P2.luke-skywalker', 'P1.at-st')).toContain('P2.luke-skywalker');
  expect(row('P1.at-st', 'P2.luke-skywalker', 'P2.luke-skywalker')).toContain('P1.at-st');
  // A small figure in the same place is hidden.
  expect(row('P1.imperial-officer', 'P2.luke-skywalker', 'P1.imperial-officer')).not.toContain(
    'P2.luke-skywalker',
  );
});

function displaced(): ReturnType<typeof table> {
  return table(CINDER)
    .figure('P1.at-st', 'A1')
    .figure('P1.stormtrooper.1', 'C2')
    .figure('P2.gaarkhan', 'C1')
    .acts('P1.at-st', { points: 2 })
    .choose('P1', 'walk:B1');
}

rule('IA-148', 'displaced figures go the fewest spaces, the mover’s side first', () => {
  const play = displaced();
  expect(play.question()).toBe('P1 displace');
  // One space away from C2, and nowhere farther.
  expect([...play.offers('push')].sort()).toEqual([
    'D1:P1.stormtrooper.1',
    'D2:P1.stormtrooper.1',
    'D3:P1.stormtrooper.1',
  ]);
  play.choose('P1', 'push:D2:P1.stormtrooper.1');
  expect(play.question()).toBe('P2 displace');
  play.choose('P2', 'push:D1:P2.gaarkhan');
  expect(play.at('P2.gaarkhan')).toBe('D1');
  expect(play.at('P1.stormtrooper.1')).toBe('D2');
});

rule('IA-149', 'after displacing a Massive figure stays where it is', () => {
  const play = displaced()
    .choose('P1', 'push:D2:P1.stormtrooper.1')
    .choose('P2', 'push:D1:P2.gaarkhan');
  expect(play.question()).toBe('P1 act');
  expect(play.fact('points')).toBe(1);
  expect(play.refusal('P1', 'walk:A1')).toBe('IA-149');
  // The same for a walker that was ordered to move.
  const ordered = table(CINDER)
    .figure('P1.general-weiss', 'A10')
    .figure('P1.at-st', 'A1')
    .figure('P2.gaarkhan', 'C1')
    .acts('P1.general-weiss')
    .choose('P1', 'special:generals-orders', 'figure:P1.at-st', 'walk:B1')
    .choose('P2', 'push:D1:P2.gaarkhan');
  expect(ordered.at('P1.at-st')).toBe('B1');
  expect(ordered.question()).toBe('P1 act');
});

rule('IA-150', 'a Massive figure does not enter the space of another, nor pass it', () => {
  const hall = (other: string): readonly string[] =>
    table(CINDER)
      .map(corridor('..........', '..........', '..........'))
      .figure('P1.at-st', 'A5')
      .figure(other, 'D5')
      .figure('P2.gaarkhan', 'J7')
      .acts('P1.at-st', { points: 8 })
      .offers('walk');
  expect(hall('P1.general-weiss')).toContain('B5');
  expect(hall('P1.general-weiss')).not.toContain('C5');
  expect(hall('P1.general-weiss')).not.toContain('F5');
  // Others may be passed.
  expect(hall('P1.royal-guard.1')).toContain('F5');
});

rule(
  'IA-151',
  'the pusher picks the space; nobody is pushed onto another or into forbidden terrain',
  () => {
    const play = table(CINDER)
      .figure('P1.chewbacca', 'B4')
      .figure('P2.darth-vader', 'B3')
      .figure('P2.royal-guard.1', 'B2')
      .acts('P1.chewbacca')
      .rolls(['red', 0, 1, 0])
      .choose('P1', 'special:slam', 'figure:P2.darth-vader');
    expect(play.question()).toBe('P1 push');
    const places = play.offers('push').map((id) => id.split(':')[0]);
    expect([...places].sort()).toEqual(['A2', 'A3', 'A4', 'C2', 'C4']);
    play.choose('P1', 'push:A2:P2.darth-vader');
    expect(play.at('P2.darth-vader')).toBe('A2');
  },
);

rule('IA-152', 'if a rule pushes, the controller of the figure chooses', () => {
  const play = displaced().choose('P1', 'push:D2:P1.stormtrooper.1');
  expect(play.question()).toBe('P2 displace');
});

rule('IA-153', 'placing needs no way and no points, only a place to stand', () => {
  const play = table(CINDER)
    .figure('P1.nexu', 'A1')
    .figure('P2.gaarkhan', 'D1')
    .acts('P1.nexu')
    .choose('P1', 'special:pounce');
  expect(play.question()).toBe('P1 place');
  expect(play.offers('place')).toContain('E1');
  expect(play.offers('place')).not.toContain('D1');
  play.choose('P1', 'place:E1');
  expect(play.at('P1.nexu')).toBe('E1');
  expect(play.fact('points')).toBe(0);
});

rule('IA-154', 'one space of a placed base is the named one, the rest lies as it may', () => {
  const play = table(CINDER).figure('P1.nexu', 'A1').figure('P2.gaarkhan', 'O13').acts('P1.nexu');
  play.choose('P1', 'special:pounce');
  // E1 is three spaces from B1; F1 would be four, but E1-F2 contains E1.
  expect(play.offers('place')).toContain('E1');
  expect(play.offers('place')).not.toContain('F1');
});

rule('IA-155', 'a space is empty if no figure is in it', () => {
  const play = table('cinder-relay-b')
    .figure('P1.nexu', 'F3')
    .figure('P2.gaarkhan', 'O13')
    .acts('P1.nexu')
    .choose('P1', 'special:pounce');
  // The data crate on H4 does not fill its space.
  expect(play.offers('place')).toContain('H3');
});
