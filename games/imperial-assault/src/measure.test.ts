import { describe, expect, test } from 'vitest';
import {
  cardAt,
  imperialAssault,
  missionGains,
  modifiersOf,
  pointOf,
  reachOf,
  sightOf,
  sightTester,
  spacesBetween,
  targetsFor,
  type View,
  viewWithFigureAt,
} from './index.ts';
import { type PlayTable, table } from './testing/table.ts';

function seen(play: PlayTable): View {
  return imperialAssault.view(play.state, 'spectator');
}

describe('ways', () => {
  test('are those that the rules offer, with their cost and the spaces between', () => {
    const play = table()
      .figure('P1.luke-skywalker', 'H19')
      .figure('P2.darth-vader', 'J19')
      .acts('P1.luke-skywalker', { points: 3 });
    const reach = reachOf(seen(play), 'P1.luke-skywalker');
    expect(reach.map(({ at }) => at).sort()).toEqual([...play.offers('walk')].sort());
    const way = reach.find(({ at }) => at === 'K20');
    expect(way).toMatchObject({ cost: 3, path: { length: 3 } });
    expect(way?.path.at(-1)).toBe('K20');
    expect(play.choose('P1', 'walk:K20').told('moved')[0]).toMatchObject({ cost: 3 });
  });

  test('are those of one move outside an activation, or of any number of points', () => {
    const view = seen(table().figure('P1.stormtrooper.1', 'H19').figure('P2.luke-skywalker', 'T9'));
    const costs = reachOf(view, 'P1.stormtrooper.1').map(({ cost }) => cost);
    expect(Math.max(...costs)).toBe(4);
    expect(reachOf(view, 'P1.stormtrooper.1', 1).every(({ cost }) => cost === 1)).toBe(true);
    expect(reachOf(view, 'P1.stormtrooper.2')).toEqual([]);
    expect(reachOf(view, 'nobody')).toEqual([]);
  });

  test('count spaces where that is asked for', () => {
    const view = seen(
      table('cinder-relay-a').figure('P1.gaarkhan', 'F3').figure('P2.darth-vader', 'A12'),
    );
    const to = (counts: boolean): number | undefined =>
      reachOf(view, 'P1.gaarkhan', 4, counts).find(({ at }) => at === 'G3')?.cost;
    expect([to(false), to(true)]).toEqual([2, 1]);
    // IA-142: nobody turns while he is moved so many spaces.
    const web = seen(
      table('cinder-relay-a').figure('P1.e-web-engineer', 'B1').figure('P2.gaarkhan', 'O13'),
    );
    const turned = (counts: boolean): boolean =>
      reachOf(web, 'P1.e-web-engineer', 1, counts).some(({ at }) => at.endsWith('-turned'));
    expect([turned(false), turned(true)]).toEqual([true, false]);
  });
});

describe('targets and distances', () => {
  test('are those that the rules offer, with the odds of a plain attack', () => {
    const play = table()
      .figure('P1.luke-skywalker', 'L16')
      .figure('P1.gideon-argus', 'M16')
      .figure('P2.darth-vader', 'O16')
      .figure('P2.imperial-officer', 'J16')
      .acts('P1.luke-skywalker');
    const targets = targetsFor(seen(play), 'P1.luke-skywalker');
    expect(targets.map(({ target }) => target)).toEqual(play.offers('attack'));
    expect(targets[0]).toMatchObject({ target: 'P2.imperial-officer', distance: 2 });
    expect(targets[0]?.odds?.expected).toBeGreaterThan(1);
    const door = table('training-ground-a')
      .figure('P1.gaarkhan', 'P14')
      .figure('P2.darth-vader', 'E18');
    expect(targetsFor(seen(door), 'P1.gaarkhan')).toEqual([
      { target: 'door-1', distance: 0, left: 10, odds: null },
    ]);
    expect(targetsFor(seen(play), 'nobody')).toEqual([]);
  });

  test('from another place they are those of that place, for both sides', () => {
    const play = table()
      .figure('P1.luke-skywalker', 'H19')
      .figure('P2.darth-vader', 'O16')
      .acts('P1.luke-skywalker');
    const there = viewWithFigureAt(seen(play), 'P1.luke-skywalker', ['N16'], false);
    expect(targetsFor(seen(play), 'P2.darth-vader')).toEqual([]);
    expect(targetsFor(there, 'P1.luke-skywalker')).toMatchObject([
      { target: 'P2.darth-vader', distance: 1, left: 16 },
    ]);
    expect(targetsFor(there, 'P2.darth-vader')).toMatchObject([{ target: 'P1.luke-skywalker' }]);
  });

  test('a round that ended now would pay what the mission pays', () => {
    const play = table('mos-eisley-outskirts-a')
      .figure('P1.luke-skywalker', 'L15')
      .figure('P2.darth-vader', 'O15');
    expect(missionGains(seen(play))).toEqual([4, 4]);
    const goods = table()
      .figure('P1.luke-skywalker', 'S20')
      .figure('P2.darth-vader', 'E19')
      .give('tokens', { 'contraband-1': { by: 'P1.luke-skywalker' } });
    const view = seen(goods);
    expect(missionGains(view)).toEqual([15, 0]);
    // Looking changes nothing.
    expect(missionGains(view)).toEqual([15, 0]);
  });

  test('count around walls, and there may be no way', () => {
    const view = seen(table().figure('P1.luke-skywalker', 'L16').figure('P2.ig-88', 'O16'));
    expect(spacesBetween(view, 'R11', 'R12')).toBe(22);
    expect(spacesBetween(view, 'R11', 'nowhere')).toBeNull();
    expect([pointOf(view, 'E15'), pointOf(view, 'Z1')]).toEqual([[0, 10], null]);
  });
});

describe('sight corner by corner', () => {
  test('shows the lines that are free, and names what stops the others', () => {
    const hidden = seen(
      table()
        .figure('P1.luke-skywalker', 'L16')
        .figure('P1.gideon-argus', 'M16')
        .figure('P2.darth-vader', 'O16'),
    );
    const [pair] = sightOf(hidden, 'P1.luke-skywalker', 'P2.darth-vader');
    expect(pair).toMatchObject({ from: 'L16', to: 'O16', adjacent: false, sees: false });
    expect(pair?.lines.length).toBeGreaterThan(8);
    const stops = new Set(
      pair?.lines.map(({ obstruction }) =>
        obstruction?.kind === 'figure' ? obstruction.figure : obstruction?.kind,
      ),
    );
    expect(stops.has('P1.gideon-argus')).toBe(true);
    expect(stops.has(undefined)).toBe(false);
    const open = seen(table().figure('P1.luke-skywalker', 'L16').figure('P2.darth-vader', 'O16'));
    const [free] = sightOf(open, 'P1.luke-skywalker', 'P2.darth-vader');
    expect(free?.sees).toBe(true);
    // From the lower right corner of L16 to the near edge of O16.
    expect(free?.lines).toContainEqual({
      from: [8, 12],
      to: [
        [10, 12],
        [10, 11],
      ],
    });
  });

  test('says which space, edge or corner is solid', () => {
    const kinds = (one: string, other: string): ReadonlySet<string | undefined> =>
      new Set(
        sightOf(
          seen(table().figure('P1.luke-skywalker', one).figure('P2.darth-vader', other)),
          'P1.luke-skywalker',
          'P2.darth-vader',
        )[0]?.lines.map(({ obstruction }) =>
          obstruction === undefined ? 'free' : `${obstruction.kind} ${obstruction.rule}`,
        ),
      );
    expect(kinds('L15', 'O15').has('space IA-158')).toBe(true);
    expect(kinds('L12', 'L13').has('edge IA-158')).toBe(true);
    expect(kinds('L12', 'L13').has('free')).toBe(false);
    expect(kinds('T16', 'T17').has('free')).toBe(true);
    expect(kinds('L10', 'M11').has('corner IA-162')).toBe(true);
  });

  test('agrees with the rules for every pair of figures of a game', () => {
    const play = table()
      .figure('P1.stormtrooper.1', 'H19')
      .figure('P1.stormtrooper.2', 'L16')
      .figure('P1.stormtrooper.3', 'R14')
      .figure('P2.luke-skywalker', 'K19')
      .figure('P2.gaarkhan', 'O16')
      .figure('P2.diala-passil', 'S13')
      .figure('P2.jyn-odan', 'T9');
    for (const id of ['1', '2', '3']) {
      const figure = `P1.stormtrooper.${id}`;
      const targets = targetsFor(seen(play), figure).map(({ target }) => target);
      for (const target of ['luke-skywalker', 'gaarkhan', 'diala-passil', 'jyn-odan']) {
        const pairs = sightOf(seen(play), figure, `P2.${target}`);
        expect(pairs.some(({ sees }) => sees)).toBe(targets.includes(`P2.${target}`));
      }
    }
  });

  test('has a pair for every space of large bases, and none for what is not there', () => {
    const view = seen(table('cinder-relay-a').figure('P1.at-st', 'A1').figure('P2.nexu', 'E1'));
    expect(sightOf(view, 'P1.at-st', 'P2.nexu')).toHaveLength(24);
    expect(sightOf(view, 'P1.at-st', 'nobody')).toEqual([]);
    const raid = seen(
      table('moisture-farm-b')
        .figure('P1.luke-skywalker', 'O14')
        .figure('P2.darth-vader', 'R14')
        .give('raiders', ['P14']),
    );
    expect(sightOf(raid, 'P1.luke-skywalker', 'raider-1')).toMatchObject([{ adjacent: true }]);
    const door = seen(
      table('training-ground-a').figure('P1.gaarkhan', 'M14').figure('P2.darth-vader', 'E18'),
    );
    expect(sightOf(door, 'P1.gaarkhan', 'door-1').map(({ to }) => to)).toContain('P14');
  });
});

describe('modifiers', () => {
  test('say step by step what changes the dice of an attack', () => {
    const play = table()
      .figure('P1.luke-skywalker', 'H19', { conditions: ['hidden'] })
      .figure('P2.ig-88', 'K19')
      .acts('P1.luke-skywalker')
      .rolls(['blue', 5, 1, 0], ['green', 3, 2, 0], ['yellow', 2, 1, 0], ['black', 1, 0, 0]);
    expect(modifiersOf(seen(play))).toEqual([]);
    play.choose('P1', 'attack:P2.ig-88');
    const none = { accuracy: 0, damage: 0, surge: 0, block: 0, evade: 0 };
    expect(modifiersOf(seen(play))).toEqual([
      { ...none, by: 'conditions', side: 'attack', surge: 1 },
      { ...none, by: 'bonuses', side: 'defence', block: 1 },
    ]);
  });

  test('name the ability that brings them', () => {
    const play = table()
      .figure('P1.luke-skywalker', 'H19')
      .figure('P2.stormtrooper.1', 'K19')
      .figure('P2.royal-guard.1', 'K20')
      .acts('P1.luke-skywalker')
      .rolls(['blue', 5, 1, 0], ['green', 1, 1, 1], ['yellow', 2, 1, 0], ['black', 1, 0, 0])
      .choose('P1', 'attack:P2.stormtrooper.1');
    const [only] = modifiersOf(seen(play));
    expect(only).toMatchObject({ by: 'protector', side: 'defence', block: 1 });
  });
});

test('a card is shown as the table plays it', () => {
  const speed = (rulesVersion: 'printed' | 'faq'): number | undefined =>
    cardAt(
      seen(
        table()
          .options({ rulesVersion })
          .figure('P1.rebel-saboteur.1', 'H19')
          .figure('P2.darth-vader', 'K19'),
      ),
      'rebel-saboteur',
    )?.speed;
  expect([speed('printed'), speed('faq')]).toEqual([5, 4]);
});

test('the tester of sight agrees with the lines corner by corner, figures in the way included', () => {
  const view = seen(
    table()
      .figure('P1.luke-skywalker', 'H19')
      .figure('P1.gaarkhan', 'I19')
      .figure('P2.darth-vader', 'K19')
      .figure('P2.stormtrooper.1', 'T9'),
  );
  const { spaces, sees } = sightTester(view);
  const found = [];
  for (const target of ['P2.darth-vader', 'P2.stormtrooper.1']) {
    const [pair] = sightOf(view, 'P1.luke-skywalker', target);
    if (pair === undefined) throw new Error('no lines');
    expect(sees(spaces.indexOf(pair.from), spaces.indexOf(pair.to))).toBe(pair.sees);
    found.push(pair.sees);
  }
  // Without the friend in between Vader is in plain sight.
  const open = sightTester(
    seen(table().figure('P1.luke-skywalker', 'H19').figure('P2.darth-vader', 'K19')),
  );
  expect(open.sees(open.spaces.indexOf('H19'), open.spaces.indexOf('K19'))).toBe(true);
  expect(found).toContain(false);
});
